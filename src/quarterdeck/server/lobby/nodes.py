"""This server among the others of its database: who has a table, and how one asks them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.between.asking import Asked, Headers, asked, connect
from quarterdeck.server.between.hop import HOP, Hop, sealed
from quarterdeck.server.errors import Trouble
from quarterdeck.server.protocol import Problem
from quarterdeck.server.session.load import game_of
from quarterdeck.server.storage.fenced import FencedStore
from quarterdeck.server.storage.lease import SOON_S, TTL_S, Node
from quarterdeck.server.storage.queries import load_row
from quarterdeck.server.storage.schema import TableRow

T = TypeVar("T")

log = logging.getLogger(__name__)

NODE = "/node/do"  # where servers ask each other for something


class Elsewhere(Trouble):
    """Another server has the table; ``address``: where to ask, empty if nobody can be asked now."""

    def __init__(self, address: str = "", id: str = "") -> None:
        super().__init__(503, "no-moved")
        self.address = address
        self.id = id


class Errand(msgspec.Struct):
    """What one server asks another to do; see errands.py."""

    what: str
    code: str = ""
    guest: str = ""
    to: str = ""
    keys: list[str] = []


class Asker(Protocol):
    """A browser for which another server is asked."""

    async def asks(self, elsewhere: Elsewhere, target: str, body: bytes | None = None) -> bytes:
        """The answer; Trouble: it was refused."""
        raise NotImplementedError


class Splice(Protocol):
    """A line that is passed on to another server."""

    id: str  # of that one

    def abort(self) -> None:
        """Hang up on both sides."""


class Nodes:
    """Of one server. Questions to the database go one after the other, on a connection of their
    own: whoever plays does not wait for them. And in a thread of their own: names of servers that
    nobody resolves may block all others."""

    def __init__(self, store: FencedStore) -> None:
        self.store = store
        self.lease = store.lease
        self.hop_key = b""
        self.known: dict[str, Node] = {}  # those that are not dead, as of the last look
        self.hosts: set[str] = set()  # where they are
        self.splices: set[Splice] = set()
        self.is_leaving = False
        self.spliced = 0  # lines passed on, so far
        self.passed = 0  # requests passed on
        self.taken = 0  # lines and requests that came by another server
        self.refused = 0  # that could not be passed on
        self._knocking: set[str] = set()
        self._thread = ThreadPoolExecutor(1, "lease")
        self._naming: asyncio.Task[set[str]] | None = None
        self._finding: dict[str, asyncio.Task[tuple[str, str] | None]] = {}

    @property
    def is_ready(self) -> bool:
        """Whether a balancer may send people here."""
        return self.lease.is_sure and not self.is_leaving

    async def ask(self, do: Callable[..., T], *given: Any) -> T:
        """Of the database. Whoever stops waiting does not let the next question in too early."""
        asked = asyncio.get_running_loop().run_in_executor(self._thread, do, *given)
        return await asyncio.shield(asked)

    # ------------------------------------------------------------ tables

    async def owner(self, code: str) -> tuple[str, str] | None:
        """The other node that has a table and its address; "": nobody else; None: no such table.

        When a server dies thousands come at once and want to know the same.
        """
        if (task := self._finding.get(code)) is None:
            self._finding[code] = task = asyncio.create_task(self.ask(self.lease.owner, code))
            task.add_done_callback(lambda _: self._finding.pop(code, None))
        found = await asyncio.shield(task)
        return ("", "") if found is not None and found[0] == self.lease.id else found

    async def claim(self, code: str) -> None:
        """It is ours from now on, if there is one of that code; Elsewhere: it is another's."""
        if await self.ask(self.lease.claim, code):
            return
        found = await self.owner(code)
        if found is None:
            return
        if found[1]:
            raise Elsewhere(found[1], found[0])
        row = await self.store.run(load_row(code))
        if row is not None and (other := self._who_plays(row)) is not None:
            raise Elsewhere(other.address, other.id)
        if row is not None and not self.is_leaving:
            game_of(row.game)
            oldest, newest = self.lease.rules[row.game]
            if not oldest <= row.rules_version <= newest:
                raise Trouble(409, "no-old-rules", row.rules_version, oldest)
        raise Elsewhere

    def _who_plays(self, row: TableRow) -> Node | None:
        others = [n for n in self.known.values() if n.is_up and n.id != self.lease.id]
        return next((n for n in others if n.plays(row.game, row.rules_version)), None)

    # ------------------------------------------------------------ the others

    async def look(self) -> None:
        """Who is there; lines to those who are not any more are cut."""
        self.known = {node.id: node for node in await self.ask(self.lease.known)}
        for splice in [s for s in self.splices if s.id not in self.known]:
            splice.abort()  # one that was stopped does not hang up by itself
        if self._naming is None:  # which may take long; nobody waits for it
            addresses = [n.address for n in self.known.values()]
            self._naming = asyncio.create_task(asyncio.to_thread(hosts_of, addresses))
            self._naming.add_done_callback(self._named)

    def _named(self, task: asyncio.Task[set[str]]) -> None:
        self._naming = None
        if not task.cancelled() and task.exception() is None:
            self.hosts = task.result()

    async def bury(self) -> bool:
        """Whoever was not heard for too long: a little sooner where nobody listens any more.
        Whether that was anybody.
        """
        before = self.lease.burials
        for node in list(self.known.values()):
            if node.id == self.lease.id or node.silent < SOON_S:
                continue
            if node.silent > TTL_S:
                buried = await self.ask(self.lease.bury, node.id)
            else:
                buried = await self._is_closed(node) and await self.ask(
                    self.lease.bury, node.id, SOON_S
                )
            if buried:
                log.warning("the server %s does not answer: it was declared dead", node.id)
        return self.lease.burials > before

    async def knocked_in_vain(self, id: str) -> None:
        """Its port is closed; thousands may notice at once."""
        self.refused += 1
        if id in self._knocking:
            return
        self._knocking.add(id)
        try:
            with contextlib.suppress(SQLAlchemyError):
                await self.ask(self.lease.bury, id, SOON_S)
        finally:
            self._knocking.discard(id)

    async def _is_closed(self, node: Node) -> bool:
        try:
            _, writer = await connect(node.address)
        except ConnectionRefusedError:
            return True
        except OSError:  # or it takes too long: that says nothing
            return False
        writer.close()
        return False

    def seal(self, path: str, address: str = "", scheme: str = "http", body: bytes = b"") -> str:
        """The header by which another server knows that it is us who ask."""
        hop = Hop(self.lease.id, address, scheme, int(time.time()))
        return sealed(self.hop_key, hop, path, body)

    def waiting(
        self, id: str
    ) -> Callable[[asyncio.StreamWriter], contextlib.AbstractContextManager[object]]:
        """For a question to a server: if that one is declared dead meanwhile, it is over."""

        @contextlib.contextmanager
        def on_way(writer: asyncio.StreamWriter) -> Iterator[None]:
            asked = Asked(id, writer)
            self.splices.add(asked)
            try:
                yield
            finally:
                self.splices.discard(asked)

        return on_way

    async def fetch(
        self,
        elsewhere: Elsewhere,
        target: str,
        cookie: str,
        address: str,
        body: bytes | None = None,
    ) -> bytes:
        """What another server answers a browser's question, that is asked for it; Trouble: it was
        refused.
        """
        path = target.partition("?")[0]
        headers: Headers = [
            (b"host", elsewhere.address.encode()),
            (HOP.encode(), self.seal(path, address).encode()),
            (b"cookie", cookie.encode()),
            (b"content-type", b"application/json"),
        ]
        method = "GET" if body is None else "POST"
        try:
            async with asked(
                elsewhere.address,
                method,
                target,
                headers,
                body or b"",
                on_way=self.waiting(elsewhere.id),
            ) as answer:
                told = await answer.whole()
                if answer.status < 300:
                    return told
        except OSError as error:
            raise Elsewhere from error
        try:
            why = msgspec.json.decode(told, type=Problem).why
        except msgspec.MsgspecError:
            raise Elsewhere from None
        raise Trouble.of(answer.status, why)

    async def send(self, to: str, errand: Errand) -> bool:
        """Whether another server has done what it was asked to."""
        body = msgspec.json.encode(errand)
        headers: Headers = [
            (b"host", to.encode()),
            (HOP.encode(), self.seal(NODE, body=body).encode()),
        ]
        try:
            async with asked(to, "POST", NODE, headers, body, patience=TTL_S) as answer:
                await answer.whole()
                return answer.status == 200
        except OSError:
            return False

    async def send_all(self, errand: Errand) -> None:
        """To all others; those who do not hear it look at the disk again some day."""
        others = [n.address for n in self.known.values() if n.id != self.lease.id]
        await asyncio.gather(*(self.send(address, errand) for address in others))


def hosts_of(addresses: list[str]) -> set[str]:
    """Their hosts as connections show them."""
    out: set[str] = set()
    for address in addresses:
        host, _, port = address.rpartition(":")
        with contextlib.suppress(OSError, ValueError):
            for found in socket.getaddrinfo(host.strip("[]"), int(port), type=socket.SOCK_STREAM):
                out.add(str(found[4][0]))
    return out
