"""One question to a bot as plain values, so that it can cross to another process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quarterdeck import registry
from quarterdeck.bots.levels import choose, parse
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.frame import Frame
from quarterdeck.core.view import View

# (game id, view, what was heard, seat, bot, seed), each of ints, strings, lists and dicts only.
Task = tuple[str, dict[str, object], list[list[object]], int, str, int]
Answer = tuple[int, str, tuple[int, ...], int]


def make_task(game_id: str, view: View, heard: list[Heard], seat: int, bot: str, seed: int) -> Task:
    """Pack the question; ``bot`` is a level or a spec. Whatever the view lacks cannot go along."""
    parse(bot)
    plain: dict[str, object] = {
        "seat": view.seat,
        "seats": view.seats,
        "version": view.version,
        "stack": [[int(f.op), int(f.seat), f.args] for f in view.stack],
        "fields": view.fields,
    }
    return (game_id, plain, [[h.kind, h.args, h.secret] for h in heard], seat, bot, seed)


def answer_task(task: Task, stop: Callable[[], bool] | None = None) -> Answer:
    """Think, and answer in words."""
    game_id, plain, heard, seat, bot, seed = task
    a = choose(
        registry.game(game_id),
        _view(plain),
        [_heard(h) for h in heard],
        seat,
        parse(bot),
        Dice(seed),
        stop,
    )
    return (a.seat, a.verb, a.args, a.at)


def prepare(game_id: str) -> None:
    """Load a game before the first question."""
    registry.game(game_id)


def action_of(answer: Answer) -> Action:
    """The answer as an action."""
    return Action(*answer)


def _view(plain: dict[str, Any]) -> View:
    stack = [Frame(op, seat, tuple(args)) for op, seat, args in plain["stack"]]
    return View(plain["seat"], plain["seats"], plain["version"], stack, plain["fields"])


def _heard(row: list[Any]) -> Heard:
    return Heard(row[0], tuple(row[1]), tuple(row[2]))
