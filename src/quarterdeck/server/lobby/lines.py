"""The lines of all tables here to people who are signed in: they end when that ends."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.server.connections.connection import Connection
from quarterdeck.server.people.doorman import those_there
from quarterdeck.server.session.session import Session
from quarterdeck.server.storage.store import Store

COME_BACK = 1012


class Lines:
    """Of one server."""

    def __init__(self, tables: dict[str, Session], store: Store) -> None:
        self._tables = tables
        self._store = store

    def adopt(self, guest: str, session: str) -> None:
        """Lines that a browser had before it was signed in."""
        for connection in self.all():
            if connection.guest == guest and not connection.session:
                connection.session = session

    async def show_out(self) -> None:
        """Whose session has ended, here or on another server, comes back as who it is now."""
        connections = [connection for connection in self.all() if connection.session]
        if not connections:
            return
        there = await self._store.run(those_there({c.session for c in connections}))
        for connection in connections:
            if connection.session not in there:
                connection.close(COME_BACK)

    def all(self) -> Iterator[Connection]:
        """To all tables here."""
        for session in list(self._tables.values()):
            yield from list(session.seating.connections)
