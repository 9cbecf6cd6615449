"""One shot as plain values, so that it can cross to another process: what ``Pool`` works at."""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.core.seat import NATURE
from quarterdeck.physics import available

__all__ = ["Answer", "Task", "answer_task", "available", "prepare"]

# (game id, what ``Step.scene`` says, seed)
Task = tuple[str, tuple[int, ...], int]
Answer = tuple[int, str, tuple[int, ...], int]


def prepare(game_id: str) -> None:
    """Load the engine before the first shot: that takes longer than the shot."""
    import quarterdeck.physics.shoot  # noqa: F401


def answer_task(task: Task, stop: Callable[[], bool] | None = None) -> Answer:
    """Shoot; the answer is NATURE's action as plain values."""
    from quarterdeck.physics.scene import read
    from quarterdeck.physics.shoot import shoot

    _, numbers, seed = task
    return (NATURE, "land", shoot(*read(numbers), seed), 0)
