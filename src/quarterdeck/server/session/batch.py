"""Changes of one table that go to the disk in one piece and are told afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from quarterdeck.core.refusal import Refusal
from quarterdeck.server.clock import clock
from quarterdeck.server.connections.connection import Connection, Message
from quarterdeck.server.people.outcome import Outcome
from quarterdeck.server.storage.journal import Row
from quarterdeck.server.storage.schema import TableRow
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table

ENCODER = msgspec.json.Encoder()
Intent = Callable[[Table], Change | Refusal]  # what somebody wants done to the table
Told = Callable[[Change], dict[int, Message]]


class Batch:
    """What somebody did, or why not, and all that followed by itself."""

    __slots__ = ("changes", "done", "outcome", "over", "refusal", "told", "v")

    def __init__(self, v: int) -> None:
        self.v = v  # before it
        self.changes: list[Change] = []
        self.told: list[dict[int, Message]] = []  # for each of them: reader -> what it is told
        self.done: Change | None = None  # the one that was asked for
        self.refusal: Refusal | None = None
        self.over: TableRow | None = None  # the table as it is after the game's last change
        self.outcome: Outcome | None = None  # and what it comes to for its people

    def add(self, change: Change, told: dict[int, Message]) -> None:
        """One more."""
        self.changes.append(change)
        self.told.append(told)

    def tell(self, connections: Iterable[Connection]) -> None:
        """To everybody who is here, each as they may know it."""
        for told in self.told:
            for connection in connections:
                message = told.get(connection.seat)
                if message is not None:
                    connection.tell(message)

    def rows(self, code: str) -> list[Row]:
        """For the journal."""
        return [(code, c.v, ENCODER.encode(c.entry).decode()) for c in self.changes]


def gather(table: Table, intent: Intent | None, told: Told) -> Batch:
    """What somebody does and all that follows by itself, in memory; ``told``: what is said of it,
    made while it stands like this."""
    batch = Batch(table.v)
    table.marking = True
    if intent is not None:
        # What the clock has decided before somebody's act: their hand may be free by now.
        while table.race.is_on and table.due_in(clock()) == 0:
            if (due := table.advance(clock())) is None:
                break
            batch.add(due, told(due))
        did = intent(table)
        if isinstance(did, Refusal):
            batch.refusal = did
            batch.v = table.v
            return batch
        batch.done = did
        batch.add(did, told(did))
    while (change := table.advance(clock())) is not None:
        batch.add(change, told(change))
    return batch
