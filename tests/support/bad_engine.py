"""An engine that never computes anything: the server must do without."""

from __future__ import annotations

from typing import NoReturn


def available() -> bool:
    return True


def prepare(game_id: str) -> None:
    pass


def answer_task(task: object, stop: object = None) -> NoReturn:
    raise ArithmeticError("the powder is wet")
