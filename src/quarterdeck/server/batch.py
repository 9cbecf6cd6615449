"""Changes of one table that go to the disk in one piece and are told afterwards."""

from __future__ import annotations

import msgspec

from quarterdeck.core.refusal import Refusal
from quarterdeck.server.journal import Row
from quarterdeck.server.line import Message
from quarterdeck.server.rows import TableRow
from quarterdeck.table.change import Change, Entry

ENCODER = msgspec.json.Encoder()


class Batch:
    """What somebody did, or why not, and all that followed by itself."""

    __slots__ = ("changes", "done", "over", "refusal", "told", "v")

    def __init__(self, v: int) -> None:
        self.v = v  # before it
        self.changes: list[Change] = []
        self.told: list[dict[int, Message]] = []  # for each of them: reader -> what it is told
        self.done: Change | None = None  # the one that was asked for
        self.refusal: Refusal | None = None
        self.over: TableRow | None = None  # the table as it is after the game's last change

    def add(self, change: Change, told: dict[int, Message]) -> None:
        """One more."""
        self.changes.append(change)
        self.told.append(told)

    @property
    def entries(self) -> list[tuple[int, Entry]]:
        """For the journal."""
        return [(c.v, c.entry) for c in self.changes]

    def rows(self, code: str) -> list[Row]:
        """The same as text."""
        return [(code, c.v, ENCODER.encode(c.entry).decode()) for c in self.changes]
