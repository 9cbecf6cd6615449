"""The clock of a race: when it began, and when somebody's act in it counts as begun."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.frame import Frame
from quarterdeck.core.step import Step

NO_RACE = -1


class RaceClock:
    """Runs while a step with the timing RACE is on top; in the table's ms."""

    __slots__ = ("_latest", "began", "number", "op")

    def __init__(self) -> None:
        self.op = NO_RACE
        self.began = 0
        self.number = 0  # races and pauses between them are counted, to tell one from the next
        self._latest = 0  # start seen in a replay: starts are not quite in order

    @property
    def is_on(self) -> bool:
        """Somebody races."""
        return self.op != NO_RACE

    def watch(self, op: int, now: int) -> None:
        """The race step that is on top now, NO_RACE if it is none."""
        if op != self.op:
            self.op = op
            self.began = now
            self.number += 1
            self._latest = 0

    def start(self, step: Step[Any], s: Any, f: Frame, seat: int, then: int) -> int:
        """When an act counts as begun that began ``then``: never before what is decided already."""
        return max(0, then - self.began, int(step.earliest(s, f, seat)))

    def resume(self, at: int, now: int) -> None:
        """After a restart the race goes on where its last entry left it."""
        self._latest = max(self._latest, at)
        self.began = now - self._latest
