"""Before a race: everybody who is here says that they are ready; nobody is waited for for ever."""

from __future__ import annotations

from quarterdeck.server import protocol
from quarterdeck.server.clock import clock
from quarterdeck.server.errors import Trouble
from quarterdeck.server.session.interface import SessionInterface
from quarterdeck.server.session.no_shows import NoShows
from quarterdeck.server.session.seating import Seating
from quarterdeck.table.table import Table

LOOK_MS = 500  # meanwhile somebody may have left


class Muster:
    """Who has said so before the race that is about to begin; no part of the game's record."""

    def __init__(self, session: SessionInterface, seating: Seating, no_shows: NoShows) -> None:
        self.session = session
        self.seating = seating
        self.no_shows = no_shows
        self.ready: set[int] = set()
        self._number = -1  # of the race they are ready for
        self._until = 0

    @property
    def is_on(self) -> bool:
        """A race is held up."""
        return self.session.table is not None and self.session.table.race.is_held

    def told(self, table: Table) -> protocol.Muster | None:
        """What everybody may know of it; None: no race is held up."""
        if not table.race.is_held:
            return None
        self._begin(table)
        return protocol.Muster(sorted(self.ready), self._missing())

    async def enter(self, seat: int, message: protocol.Ready) -> protocol.Done:
        """A person is ready; the last one's word begins the race."""
        session = self.session
        async with session.lock:
            table = session.table
            if table is None or not self.is_on or seat < 0:
                raise Trouble(409, "no-race-waits")
            self._begin(table)
            self.ready.add(seat)
            self._release(table)
            self.seating.welcome_all()
            return protocol.Done(message.id, session.v)

    async def look(self) -> None:
        """Somebody who was waited for has left, or it has lasted too long."""
        async with self.session.lock:
            table = self.session.table
            if table is not None and self.is_on and self._release(table):
                self.seating.welcome_all()

    def _missing(self) -> list[int]:
        """The people who are here, or are still to come, and have not said so; bots are ready."""
        to_come = self.no_shows.expected() if self.no_shows.left_ms() else []
        return [
            n
            for n, seat in enumerate(self.seating.row.seats)
            if not seat.is_bot
            and (n in to_come or not self.seating.away[n])
            and n not in self.ready
        ]

    def _release(self, table: Table) -> bool:
        """If nobody is waited for any more; under the lock."""
        self._begin(table)
        is_seen = self.seating.is_looked_at  # somebody must see it begin
        if clock() < self._until and not (is_seen and not self._missing()):
            return False
        table.race.release(clock())
        self.session.plan()
        return True

    def _begin(self, table: Table) -> None:
        if table.race.number != self._number:
            self._number = table.race.number
            self.ready.clear()
            wait = max(self.session.services.settings.ready_ms, self.no_shows.left_ms())
            self._until = clock() + wait
