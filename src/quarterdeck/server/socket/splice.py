"""A WebSocket that came to the wrong server: its bytes go on to the right one, unread.

That one measures round trips, pings, and counts who looks on as if the browser had come to it.
"""

from __future__ import annotations

import asyncio
from asyncio import Task, Transport
from typing import Any, cast
from urllib.parse import unquote

from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.between.asking import CONNECT_S
from quarterdeck.server.between.hop import FORWARDED, HOP, OURS
from quarterdeck.server.connections.latency import kernel_ms
from quarterdeck.server.http.passing import crumb
from quarterdeck.server.lobby.nodes import Elsewhere
from quarterdeck.server.lobby.passage import Passage
from quarterdeck.server.socket.uvicorn_protocol import TOLD, QuickProtocol
from quarterdeck.server.storage.lease import Lease

MOST_WAITING = 65_536  # bytes, before it is known where they go
AGAIN = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
Lines = list[tuple[bytes, bytes]]


class SureTransport:
    """Says nothing once others may have our tables: whoever was stopped for a while and wakes has
    told the last before it.
    """

    __slots__ = ("lease", "raw")

    def __init__(self, raw: Transport, lease: Lease) -> None:
        self.raw = raw
        self.lease = lease

    def write(self, data: bytes) -> None:
        """To the browser."""
        if self.lease.is_sure:
            self.raw.write(data)
        else:
            self.raw.abort()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.raw, name)


class Far(asyncio.Protocol):
    """The other server's side; whoever reads too slowly slows the other down."""

    def __init__(self, near: SplicingProtocol, id: str) -> None:
        self.near = near
        self.id = id
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        """It is there."""
        self.transport = transport
        self.near.passage.nodes.splices.add(self)

    def data_received(self, data: bytes) -> None:
        """From the table to the browser."""
        self.near.raw.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over, or that server is."""
        self.near.passage.nodes.splices.discard(self)
        self.near.raw.close()

    def pause_writing(self) -> None:
        """It does not keep up."""
        self.near.raw.pause_reading()

    def resume_writing(self) -> None:
        """It does again."""
        self.near.raw.resume_reading()

    def abort(self) -> None:
        """Hang up on both sides."""
        self.transport.abort()
        self.near.raw.abort()


class SplicingProtocol(QuickProtocol):
    """Asks where a table is before anything else; if it is here, all goes on as without this."""

    passage: Passage

    def connection_made(self, transport: Any) -> None:
        """A browser, or a server that passes one on."""
        self.raw = transport
        sure = SureTransport(transport, self.passage.nodes.lease)
        super().connection_made(cast(Any, sure))
        self._first: bytes | None = b""
        self._far: Far | None = None
        self._routing: Task[None] | None = None

    def data_received(self, data: bytes) -> None:
        """The request first, and then whatever it is."""
        if self._far is not None:
            self._far.transport.write(data)
        elif self._first is None:
            super().data_received(data)
        else:
            self._first += data
            if len(self._first) > MOST_WAITING:
                self.raw.abort()
            elif self._routing is None and b"\r\n\r\n" in self._first:
                self._routing = self.loop.create_task(self._route())

    async def _route(self) -> None:
        head, _, _ = (self._first or b"").partition(b"\r\n\r\n")
        request, *rest = head.split(b"\r\n")
        headers = [(k.lower(), v.strip()) for k, _, v in (line.partition(b":") for line in rest)]
        target = request.split(b" ")[1:2]  # none: no request at all, and answered as such here
        path = unquote(b"".join(target).partition(b"?")[0].decode("latin-1"))
        hop = self.passage.came_by(_one(headers, HOP.encode()), path)
        headers = [(k, v) for k, v in headers if not k.startswith(OURS)]
        if hop is not None:
            self.client = (hop.address, 0)
            self.scheme = "wss" if hop.scheme == "https" else "ws"
        try:
            address, scheme = self._browser(headers)
            elsewhere = await self._where(path, address, headers)
            if elsewhere is None:
                self._is_here(request, headers)
                return
            if hop is not None or not elsewhere.address or self.passage.nodes.is_leaving:
                raise OSError("passed on once is enough")
            far = await self._reach(elsewhere)
        except (OSError, SQLAlchemyError):  # of which a timeout is one
            self.raw.write(AGAIN)
            self.raw.close()
            return
        seal = self.passage.nodes.seal(path, address, scheme).encode()
        headers = [*self._passed_on(headers), (HOP.encode(), seal)]
        self._go(far, request, headers)

    def _go(self, far: Far, request: bytes, headers: Lines) -> None:
        if self.raw.is_closing():
            far.transport.abort()
            return
        _, _, more = (self._first or b"").partition(b"\r\n\r\n")
        far.transport.write(_text(request, headers) + more)
        self._first = None
        self._far = far
        self.passage.nodes.spliced += 1

    def _is_here(self, request: bytes, headers: Lines) -> None:
        _, _, more = (self._first or b"").partition(b"\r\n\r\n")
        self._first = None
        if self.raw.is_closing():
            return
        super().data_received(_text(request, headers))
        if more:
            super().data_received(more)

    async def _where(self, path: str, address: str, headers: Lines) -> Elsewhere | None:
        place, _, typed = path.rpartition("/")
        if not place.endswith("/ws"):
            return None
        return await self.passage.route(typed, address, crumb(_one(headers, b"cookie")))

    async def _reach(self, elsewhere: Elsewhere) -> Far:
        host, _, port = elsewhere.address.rpartition(":")
        try:
            async with asyncio.timeout(CONNECT_S):
                _, far = await self.loop.create_connection(
                    lambda: Far(self, elsewhere.id), host.strip("[]"), int(port)
                )
        except ConnectionRefusedError:
            await self.passage.nodes.knocked_in_vain(elsewhere.id)
            raise
        return far

    def _browser(self, headers: Lines) -> tuple[str, str]:
        """Its address, and how it came: as we see it, or a proxy that we trust."""
        address = self.client[0] if self.client else ""
        scheme = "https" if self.scheme == "wss" else "http"
        gate = self.gate
        if gate is None or not gate.trusted(address):
            return address, scheme
        for host in reversed(_one(headers, b"x-forwarded-for").split(",")):
            address = host.strip() or address
            if not gate.trusted(address):
                break
        told = _one(headers, b"x-forwarded-proto")
        return address, told if told in ("http", "https") else scheme

    def _passed_on(self, headers: Lines) -> Lines:
        """What the other server gets: how far away the browser is said by us, who can know."""
        kept = [(k, v) for k, v in headers if k not in FORWARDED]
        if not self._is_direct:
            return kept
        kept = [(k, v) for k, v in kept if k != TOLD.encode()]
        _, usual = kernel_ms(self.latency.line) if self.latency.line is not None else (-1.0, -1.0)
        return [*kept, (TOLD.encode(), str(int(usual * 1000)).encode())] if usual >= 0 else kept

    # ------------------------------------------------------------ while it is passed on

    def pause_writing(self) -> None:
        """The browser does not keep up."""
        if self._far is not None:
            self._far.transport.pause_reading()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It does again."""
        if self._far is not None:
            self._far.transport.resume_reading()
        super().resume_writing()

    def shutdown(self) -> None:
        """The server stops."""
        if self._first is None and self._far is None:
            super().shutdown()
        else:
            self.raw.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if self._routing is not None:
            self._routing.cancel()
        if self._far is not None:
            self._far.transport.close()
        self.transport = self.raw  # by which the gate knows it
        super().connection_lost(exc)


def _one(headers: Lines, name: bytes) -> str:
    return b", ".join(v for k, v in headers if k == name).decode("latin-1")


def _text(request: bytes, headers: Lines) -> bytes:
    return b"\r\n".join([request, *(k + b": " + v for k, v in headers)]) + b"\r\n\r\n"
