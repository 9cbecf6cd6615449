"""One change of a match: what to write down first and tell afterwards; and how it stood before."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.event import Event
from quarterdeck.core.state import State

Entry = list[object]  # ["do", [action rows]] | ["undo", n] | ["close", seat]


class Change:
    """One step from version v-1 to v: what to write down first and tell afterwards."""

    __slots__ = ("at", "by", "entry", "events", "marks", "raced", "undone", "v")

    def __init__(self, v: int, by: int, entry: Entry, events: list[Event], undone: int = 0) -> None:
        self.v = v
        self.by = by
        self.entry = entry
        self.events = events
        self.undone = undone  # events taken back
        self.raced = False  # inside a race that goes on: the events say all there is to say
        self.at = 0  # and when it happened: ms since the race began
        self.marks: list[State] = []  # how it stood before it and at each event, if marked


def marked(before: State, after: State) -> list[State]:
    """How it stood before something and at each event of it, if these were marked; what changed
    after the last event belongs to it."""
    marks = after.marks
    return [before, *marks[:-1], after.clone()] if marks else []


class Marks:
    """How a state stands before a change and at each event of it, if somebody wants to know."""

    __slots__ = ("before", "made")

    def __init__(self) -> None:
        self.before: State | None = None
        self.made: list[State] = []

    def begin(self, s: State) -> None:
        """Something is about to be done."""
        self.before, s.marks = s.clone(), []

    def end(self, s: State) -> None:
        """It is done."""
        if self.before is not None:
            self.made = marked(self.before, s)
            self.before = s.marks = None

    def taken(self) -> list[State]:
        """What was marked, for the change that is told of it."""
        out, self.made = self.made, []
        return out


class Before:
    """How it stood before something that may be taken back."""

    __slots__ = ("actions", "is_final", "seat", "state", "told")

    def __init__(self, seat: int, state: Any, actions: int, told: int) -> None:
        self.seat = seat
        self.state = state
        self.actions = actions
        self.told = told
        self.is_final = False  # what was done then stays done
