"""The lines of all tables here to people who are signed in: they end when that ends."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from quarterdeck.server.connections.connection import COME_BACK, Connection, Message
from quarterdeck.server.lobby.nodes import Errand, Nodes
from quarterdeck.server.people.doorman import Doorman, those_there
from quarterdeck.server.protocol.watch import Rumour
from quarterdeck.server.session.session import Session
from quarterdeck.server.storage.store import Store

RUMOUR = Message(msgspec.json.encode(Rumour()))


class Lines:
    """Of one server."""

    def __init__(
        self, tables: dict[str, Session], store: Store, doorman: Doorman, nodes: Nodes | None
    ) -> None:
        self._tables = tables
        self._store = store
        self._doorman = doorman
        self._nodes = nodes

    async def adopt(self, guest: str, session: str) -> None:
        """Lines that a browser had before it was signed in, here and on other servers."""
        self.adopt_here(guest, session)
        if self._nodes is not None:
            await self._nodes.send_all(Errand("signed-in", guest=guest, to=session))

    async def ended(self, *keys: str) -> None:
        """These guests or sessions open nothing any more, here and on other servers."""
        await self.ended_here(*keys)
        if self._nodes is not None:
            await self._nodes.send_all(Errand("signed-out", keys=list(keys)))

    async def ended_here(self, *keys: str) -> None:
        """The same on this server."""
        self._doorman.forget(*keys)
        await self.show_out()

    def adopt_here(self, guest: str, session: str) -> None:
        """The same on this server; the guest's cookie of before opens nothing any more."""
        self._doorman.forget(guest)
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

    async def forget(self, guest: str) -> None:
        """Nothing is left of a guest: what they said is heard at no table here or on other servers,
        and whatever page of theirs is open comes back as somebody new."""
        self.forget_here(guest)
        if self._nodes is not None:
            await self._nodes.send_all(Errand("forgotten", guest=guest))

    def forget_here(self, guest: str) -> None:
        """The same on this server."""
        self._doorman.forget(guest)
        for session in self._tables.values():
            session.talk.unsay(guest)
        for connection in self.all():
            if connection.guest == guest:
                connection.close(COME_BACK)

    async def know(self, guest: str, other: str, is_shunned: bool) -> None:
        """Whose words somebody wants to hear, at all tables here and on other servers."""
        self.know_here(guest, other, is_shunned)
        if self._nodes is not None:
            what = "shunned" if is_shunned else "befriended"
            await self._nodes.send_all(Errand(what, guest=guest, to=other))

    def know_here(self, guest: str, other: str, is_shunned: bool) -> None:
        """The same on this server."""
        for session in self._tables.values():
            session.talk.know(guest, other, is_shunned)

    async def spread(self, guests: list[str]) -> None:
        """There is news for these, here and on other servers."""
        self.spread_here(guests)
        if self._nodes is not None:
            await self._nodes.send_all(Errand("news", keys=guests))

    def spread_here(self, guests: list[str]) -> None:
        """The same on this server; nobody named: for everybody."""
        for connection in self.all():
            if not guests or connection.guest in guests:
                connection.tell(RUMOUR)

    def all(self) -> Iterator[Connection]:
        """To all tables here."""
        for session in list(self._tables.values()):
            yield from list(session.seating.connections)
