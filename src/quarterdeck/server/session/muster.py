"""Before a race: everybody who is here says that they are ready; nobody is waited for for ever."""

from __future__ import annotations

from quarterdeck.server import protocol
from quarterdeck.server.clock import clock
from quarterdeck.server.errors import Trouble
from quarterdeck.server.session.seating import Seating
from quarterdeck.table.table import Table

LOOK_MS = 500  # meanwhile somebody may have left


class Muster:
    """Who has said so before the race that is about to begin; no part of the game's record."""

    def __init__(self, seating: Seating, patience_ms: int) -> None:
        self.seating = seating
        self.patience_ms = patience_ms
        self.ready: set[int] = set()
        self._number = -1  # of the race they are ready for
        self._until = 0

    def missing(self) -> list[int]:
        """The people who are here and have not said so; bots are always ready."""
        return [
            n
            for n, seat in enumerate(self.seating.row.seats)
            if not seat.is_bot and not self.seating.away[n] and n not in self.ready
        ]

    def told(self, table: Table) -> protocol.Muster | None:
        """What everybody may know of it; None: no race is held up."""
        if not table.is_held:
            return None
        self._begin(table)
        return protocol.Muster(sorted(self.ready), self.missing())

    def is_complete(self, table: Table) -> bool:
        """Nobody is waited for any more."""
        self._begin(table)
        if clock() >= self._until:
            return True
        return self.seating.is_looked_at and not self.missing()  # somebody must see it begin

    def enter(self, table: Table | None, seat: int) -> None:
        """A person is ready."""
        if table is None or not table.is_held or seat < 0:
            raise Trouble(409, "no-race-waits")
        self._begin(table)
        self.ready.add(seat)

    def _begin(self, table: Table) -> None:
        if table.race.number != self._number:
            self._number = table.race.number
            self.ready.clear()
            self._until = clock() + self.patience_ms
