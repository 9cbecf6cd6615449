"""The clock of a race: when it began, and when somebody's act in it counts as begun."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.core.seat import CLOCK
from quarterdeck.core.step import RACE, Step

NO_RACE = -1


class RaceClock:
    """Runs while a step with the timing RACE is on top; in the table's ms."""

    __slots__ = ("_latest", "began", "is_held", "musters", "number", "op")

    def __init__(self) -> None:
        self.op = NO_RACE
        self.began = 0
        self.number = 0  # races and pauses between them are counted, to tell one from the next
        self.musters = False  # whether a countdown waits until people are ready
        self.is_held = False  # one waits; the record knows nothing of it
        self._latest = 0  # start seen in a replay: starts are not quite in order

    @property
    def is_on(self) -> bool:
        """Somebody races."""
        return self.op != NO_RACE

    def watch(self, game: Game[Any], s: Any, now: int, is_free: bool) -> None:
        """What is on top now: a race, or none; ``is_free``: people say when one begins."""
        is_race = bool(s.stack) and game.steps[s.stack[-1].op].timing == RACE
        op = int(s.stack[-1].op) if is_race else NO_RACE
        if op != self.op:
            # A countdown: nobody but the clock may act in it.
            counts = is_race and is_free and self.musters and game.to_act(s) == [CLOCK]
            self.is_held = counts
            self.op = op
            self.began = now
            self.number += 1
            self._latest = 0

    def release(self, now: int) -> None:
        """Whoever was waited for is ready: the countdown begins."""
        self.is_held = False
        self.began = now

    def start(self, step: Step[Any], s: Any, f: Frame, seat: int, then: int) -> int:
        """When an act counts as begun that began ``then``: never before what is decided already."""
        return max(0, then - self.began, int(step.earliest(s, f, seat)))

    def resume(self, at: int, now: int) -> None:
        """After a restart the race goes on where its last entry left it."""
        self._latest = max(self._latest, at)
        self.began = now - self._latest
