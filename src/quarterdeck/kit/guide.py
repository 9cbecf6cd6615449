"""A guided first game: a scripted record on the real engine, with a sentence for each step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.core.action import Action
from quarterdeck.core.seat import CLOCK

LEARNER: Final = 0  # where the learner of most games sits

Near = Callable[[tuple[int, ...], tuple[int, ...]], bool]  # what is wanted, what was done


class Line:
    """One action of the script and, where the learner should read something, its lesson."""

    __slots__ = ("action", "lesson", "near", "passing")

    def __init__(
        self,
        seat: int,
        verb: str,
        args: tuple[int, ...] = (),
        lesson: str = "",
        passing: bool = False,
        near: Near | None = None,
    ) -> None:
        self.action = Action(seat, verb, args)
        self.lesson = lesson
        self.passing = passing  # of others: the script goes on at once, there is nothing to read
        # Of the learner's, where a hand makes the numbers: what is near enough counts as this line.
        self.near = near


class Guide:
    """Everybody but the learner, NATURE included, follows the script."""

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        lines: list[Line],
        farewell: str,
        learner: int = LEARNER,
    ) -> None:
        self.seats = seats
        self.options = options
        self.lines = lines
        self.learner = learner  # the seat
        self.farewell = farewell  # the lesson shown when the script is done

    def expected(self, played: int) -> Action | None:
        """The next action, or None when the script is done."""
        return self.lines[played].action if played < len(self.lines) else None

    def is_next(self, played: int, seat: int) -> bool:
        """Whether the next action is the seat's."""
        return played < len(self.lines) and self.lines[played].action.seat == seat

    def allows(self, played: int, actions: list[Action]) -> bool:
        """Whether these are the next actions."""
        return all(self.expected(played + i) == a for i, a in enumerate(actions))

    def meant(self, played: int, actions: list[Action]) -> list[Action]:
        """What these actions count as: the next line, if they come near enough to it."""
        if played < len(self.lines) and len(actions) == 1:
            line, a = self.lines[played], actions[0]
            if line.near is not None and (a.seat, a.verb) == (line.action.seat, line.action.verb):
                return [line.action] if line.near(line.action.args, a.args) else actions
        return actions

    def in_hand(self, played: int, pieces: list[int]) -> list[int]:
        """Of the pieces a tool could be used with, by number, those that the next line uses."""
        if played >= len(self.lines) or self.lines[played].near is None:
            return []
        return [k for k, piece in enumerate(pieces) if piece == self.lines[played].action.args[0]]

    def lesson(self, played: int, reading: bool = False) -> str:
        """What to read now: the lesson of the next line, or the last one before it.

        While the learner reads what others have just done, the next lesson waits,
        unless it has to be read now because its line is passing.
        """
        if played >= len(self.lines):
            return self.farewell
        if reading and not self.lines[played].passing:
            played -= 1
        for line in reversed(self.lines[: played + 1]):
            if line.lesson:
                return line.lesson
        return ""

    def pauses_after(self, played: int, seat: int) -> bool:
        """Whether the learner should read before the script goes on: after others have acted."""
        if seat == self.learner:
            return False
        if played >= len(self.lines):
            return True
        if self.lines[played - 1].passing:
            return False
        line = self.lines[played]
        if line.action.seat == CLOCK:  # a hand is under way, and the race does not stop for it
            return self.lines[played - 1].lesson != ""
        return line.action.seat != seat or line.lesson != ""
