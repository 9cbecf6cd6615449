"""Who may not come in, and which tables are closed: as the disk has it, whoever wrote it there."""

from __future__ import annotations

import asyncio
import contextlib
import time

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.errors import Trouble
from quarterdeck.server.lobby.lobby import SHUT, Lobby
from quarterdeck.server.storage.harbour_schema import ANNOUNCED, BLOCKED, CLOSED

LOOK_S = 3.0  # another process may have written something


class Barred(Struct, frozen=True):
    """Somebody who may not come in."""

    why: str
    until: int


class Blocks:
    """One per server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._barred: dict[tuple[str, str], Barred] = {}
        self._said = (-1, 0)  # announcements that lines were told of

    async def beat(self) -> None:
        """For ever: what was written by others is known soon."""
        while True:
            with contextlib.suppress(SQLAlchemyError):  # the next look may see it
                await self.look()
            await asyncio.sleep(LOOK_S)

    async def look(self) -> None:
        """Read it all, it is little; whoever may not be here any more is shown out."""
        self._barred, closed, said = await self.lobby.store.run(_all)
        await self.lobby.shut(closed)
        if self._barred:
            for connection in self.lobby.lines.all():
                if self.why(connection.guest, connection.who.address) is not None:
                    connection.close(SHUT)
        if said != self._said:
            if self._said[0] >= 0:
                self.lobby.lines.spread_here([])  # other servers look for themselves
            self._said = said

    def why(self, guest: str, address: str) -> Barred | None:
        """Why somebody may not come in; None: they may."""
        if not self._barred:
            return None
        now = time.time()
        for found in (self._barred.get(("guest", guest)), self._barred.get(("address", address))):
            if found is not None and (not found.until or found.until > now):
                return found
        return None

    def must_let_in(self, guest: str, address: str) -> None:
        """Trouble, in the host's own words, for who may not come in."""
        if (barred := self.why(guest, address)) is not None:
            trouble = Trouble(403, "no-blocked")
            trouble.said = barred.why
            raise trouble


def _all(
    connection: Connection,
) -> tuple[dict[tuple[str, str], Barred], dict[str, str], tuple[int, int]]:
    rows = connection.execute(sa.select(BLOCKED))
    barred = {(row.kind, row.whom): Barred(row.why, row.until) for row in rows}
    closed = {row.code: row.why for row in connection.execute(sa.select(CLOSED))}
    query = sa.select(sa.func.max(ANNOUNCED.c.id), sa.func.count())
    last, many = connection.execute(query).one()
    return barred, closed, (last or 0, many)
