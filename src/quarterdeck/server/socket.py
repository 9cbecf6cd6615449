"""The WebSocket of a table: messages in, refusals and news out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, TypeAlias, cast
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from quarterdeck.core.seat import NOBODY
from quarterdeck.server import wire
from quarterdeck.server.clock import clock
from quarterdeck.server.guests import COOKIE, read_cookie
from quarterdeck.server.harbour import Harbour
from quarterdeck.server.limits import Limit, Limits
from quarterdeck.server.line import Line, Message
from quarterdeck.server.running import Running
from quarterdeck.server.settings import public_base
from quarterdeck.server.trouble import Trouble
from quarterdeck.server.wires import EXTENSION, Wire

Socket: TypeAlias = WebSocket[Any, Any, Any]

log = logging.getLogger(__name__)

DECODER = msgspec.json.Decoder(wire.FromBrowser)
ENCODER = msgspec.json.Encoder()
MOST_BYTES = 16_384  # a message; the protocol itself cuts off at MOST_FRAME
MOST_FRAME = 262_144
MOST_NONSENSE = 25  # garbled messages before the line is cut
LONGEST_PAUSE = 60_000
BIG = 2**53

NO_SUCH_TABLE = 4404  # the browser does not try again
NOT_FOR_YOU = 1008
TRY_LATER = 1013


@websocket("/ws/{code:str}")
async def table_socket(
    socket: Socket,
    code: FromPath[str],
    harbour: NamedDependency[Harbour],
    limits: NamedDependency[Limits],
) -> None:
    """One browser at one table."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", "")):
        await socket.close(code=NOT_FOR_YOU, reason="origin")
        return
    if not limits.connecting.allows(address):
        await socket.close(code=TRY_LATER, reason="slow down")
        return
    try:
        running = await harbour.table(code)
    except Trouble as trouble:
        guessing = not limits.guessing.allows(address)
        await socket.close(code=TRY_LATER if guessing else NO_SUCH_TABLE, reason=trouble.why.key)
        return
    guest = read_cookie(socket.cookies.get(COOKIE, ""), harbour.cookie_key)
    scheme = "https" if socket.url.scheme in ("wss", "https") else "http"
    base = public_base(scheme, socket.headers.get("host", ""), harbour.settings)
    found = (socket.scope.get("extensions") or {}).get(EXTENSION)
    wire_below: Wire | None = cast(Any, found)["wire"] if found else None
    line = Line(guest, NOBODY, base, wire_below)
    if not await running.attach(line):
        await socket.close(code=TRY_LATER, reason="full")
        return
    talk = Talk(harbour, running, line)
    if wire_below is not None:
        wire_below.quick = talk.quick
        wire_below.measure(running.is_racing)
    sender = asyncio.create_task(_send(socket, line))
    try:
        await talk.listen(socket)
    finally:
        running.detach(line)
        line.close(1000)
        with contextlib.suppress(Exception):
            await sender


async def _send(socket: Socket, line: Line) -> None:
    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await line.run(send)
        await socket.close(code=line.close_code)


def same_origin(origin: str | None, host: str) -> bool:
    """Browsers say where a page comes from; only our own pages may talk to us."""
    return origin is None or urlsplit(origin).netloc.lower() == host.lower()


class Talk:
    """What one browser says."""

    def __init__(self, harbour: Harbour, running: Running, line: Line) -> None:
        self.harbour = harbour
        self.running = running
        self.line = line
        self.nonsense = 0
        self.is_busy = False  # with a message that takes its time
        self.pace = Limit(60, 20, min(1.0, harbour.settings.limits))

    async def listen(self, socket: Socket) -> None:
        """Until the browser or we hang up."""
        while not self.line.close_code:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            self.is_busy = True
            answer = await self.hear(text if text is not None else event.get("bytes") or b"")
            self.is_busy = False
            if answer is not None:
                self.line.send(msgspec.json.encode(answer).decode())
            if self.nonsense > MOST_NONSENSE:
                self.line.close(NOT_FOR_YOU)

    def quick(self, data: bytes) -> bool:
        """Take a message at once that need not wait for anything; False: it goes the usual way."""
        if self.is_busy or len(data) > MOST_BYTES:
            return False
        try:
            message = DECODER.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return False
        running = self.running
        if isinstance(message, wire.Ping):
            if self.pace.allows(""):
                self.line.tell(Message(ENCODER.encode(self._pong(message))))
                return True
        elif isinstance(message, wire.Act) and running.lane.is_open:
            if self.line.seat >= 0 and self.pace.allows(""):
                return running.lane.hear(self.line, message)
        return False

    def _pong(self, ping: wire.Ping) -> wire.Pong:
        return wire.Pong(ping.n, clock(), self.line.early)

    async def hear(self, data: str | bytes) -> wire.Done | wire.Refused | wire.Pong | None:
        """One message; whatever it is, it gets an answer and disturbs nobody."""
        if len(data) > MOST_BYTES:
            return self._no("no-too-big")
        if not self.pace.allows(""):
            return self._no("no-too-fast")
        try:
            message = DECODER.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return self._no("no-garbled")
        try:
            # On its own: a browser that hangs up stops nothing halfway.
            task = asyncio.get_running_loop().create_task(self.do(message, clock()))
            return await asyncio.shield(task)
        except Trouble as trouble:
            return wire.Refused(getattr(message, "id", 0), trouble.why, self._v)
        except Exception:
            log.exception("table %s: a message failed", self.running.row.code)
            return wire.Refused(
                getattr(message, "id", 0), Trouble(500, "no-server-error").why, self._v
            )

    async def do(
        self, message: wire.FromBrowser, arrived: int
    ) -> wire.Done | wire.Refused | wire.Pong | None:
        """Do as the message says."""
        running, seat = self.running, self.line.seat
        if isinstance(message, wire.Act):
            return await running.act(seat, message, self.line.early, arrived)
        if isinstance(message, wire.Undo):
            return await running.undo(seat, message)
        if isinstance(message, wire.Close):
            return await running.close_turn(seat, message)
        if isinstance(message, wire.Ping):
            return self._pong(message)
        if isinstance(message, wire.Resync):
            async with running.lock:
                running.greet(self.line)
            return None
        if not -1 <= message.ms <= LONGEST_PAUSE:
            raise Trouble(400, "no-bad-pause")
        if seat >= 0:
            guest = await self.harbour.guest(self.line.guest)
            guest.pause = message.ms
            await running.choose_pause(seat, guest)
        return None

    def _no(self, key: str) -> wire.Refused:
        self.nonsense += 1
        return wire.Refused(0, Trouble(400, key).why, self._v)

    @property
    def _v(self) -> int:
        return self.running.table.v if self.running.table is not None else 0
