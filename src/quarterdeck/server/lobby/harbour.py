"""Tables that anybody may find: the list of them, and a quick match at one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from quarterdeck import registry
from quarterdeck.core.info import settled_options
from quarterdeck.server import protocol
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.people.friends import apart_from
from quarterdeck.server.protocol.harbour import Harbour, ListedTable
from quarterdeck.server.session.load import game_of
from quarterdeck.server.session.pace import paces_for, races
from quarterdeck.server.session.session import Session
from quarterdeck.server.storage.listed import listed_rows, save_listed
from quarterdeck.server.storage.schema import TableRow

log = logging.getLogger(__name__)

LOOK_S = 0.5  # between two looks at which tables here have somebody
BEAT_S = 6.0  # said at least so often
STALE_S = 20  # without a word
FRESH_S = 1.0  # the list is asked for again and again
MOST = 60


class Listed:
    """One list for everybody who looks, a second old at most."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._rows: list[TableRow] = []
        self._read = -FRESH_S
        self._told: set[str] = set()  # the tables that were said to be alive last
        self._said = 0.0

    async def beat(self) -> None:
        """Say which tables have somebody, for ever."""
        while True:
            with contextlib.suppress(SQLAlchemyError):  # the next one may be heard
                await self.say()
            await asyncio.sleep(LOOK_S)

    async def say(self) -> None:
        """Which tables anybody may find have somebody just now, if that has to be said."""
        codes = {s.row.code for s in self.lobby.sessions() if _is_open(s)}
        left = {code for code in self._told - codes if self.lobby.has(code)}
        now = time.time()
        if codes == self._told and (not codes or now < self._said + BEAT_S):
            return
        await self.lobby.store.run(save_listed(codes, left, int(now), int(now) - STALE_S))
        self._told, self._said = codes, now

    async def rows(self) -> list[TableRow]:
        """As the disk has them: whatever process plays them."""
        if time.monotonic() - self._read > FRESH_S:
            self._read = time.monotonic()
            since = int(time.time()) - STALE_S
            self._rows = await self.lobby.store.run(listed_rows(since, MOST))
        return self._rows

    async def told(self, guest: str) -> Harbour:
        """For the home page."""
        closed = self.lobby.closed
        rows = [r for r in await self.rows() if r.game in registry.GAMES and r.code not in closed]
        tables = [_listed(row, guest) for row in rows]
        return Harbour(
            [t for t in tables if t.status == "waiting" and (t.free or t.mine)],
            [t for t in tables if t.status == "playing"],
        )

    async def quick(self, guest: str, game_id: str) -> protocol.QuickMatch:
        """A table that waits for somebody, the longest first; else what one of one's own is like.
        Nobody sits down by it: a browser is told a table's seal before it adds its part.
        """
        game = game_of(game_id)
        least = game.info.min_seats
        seats = [protocol.SeatWish("me"), *[protocol.SeatWish("open")] * (least - 1)]
        usual = "none" if races(game, {}) else "relaxed"
        pace = next(p.pace for p in paces_for(game) if p.name == usual)
        wish = protocol.NewTable(game.info.id, seats, {}, False, True, pace, True)
        self._read = -FRESH_S  # whoever asks is about to sit down
        apart = await self.lobby.store.run(apart_from(guest))
        for row in reversed(await self.rows()):
            if row.game != game.info.id or row.status != "waiting" or row.code in self.lobby.closed:
                continue
            if apart and any(other in apart for seat in row.seats for other in seat.guests):
                continue
            if row.seat_of(guest) >= 0 or free_seats(row):
                return protocol.QuickMatch(row.code, wish)
        return protocol.QuickMatch("", wish)


def free_seats(row: TableRow) -> int:
    """Where somebody who comes may sit down."""
    return sum(1 for s in row.seats if s.kind == "open" or (s.kind == "bot" and row.yields))


def created(row: TableRow, guest: str) -> protocol.Created:
    """A table, and the guest's seat at it."""
    seat = row.seat_of(guest)
    return protocol.Created(row.code, seat, row.link(seat) if seat >= 0 else "")


def _is_open(session: Session) -> bool:
    row = session.row
    return row.listed and not row.invite and row.status != "over" and session.is_looked_at


def _listed(row: TableRow, guest: str) -> ListedTable:
    seats = row.seats
    level = next((s.level for s in seats if s.kind == "bot"), "")
    usual = settled_options(game_of(row.game).info, len(seats), {}) == row.options
    return ListedTable(
        row.code,
        row.game,
        "waiting" if row.status == "waiting" else "playing",
        [s.name for s in seats if s.kind == "person"],
        free_seats(row),
        len(seats),
        level,
        row.pace,
        usual,
        row.seat_of(guest) >= 0,
    )
