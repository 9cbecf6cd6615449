"""What one browser says at a table, and the answer to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from quarterdeck.server import wire
from quarterdeck.server.clock import clock
from quarterdeck.server.harbour import Harbour
from quarterdeck.server.limits import Limit
from quarterdeck.server.line import Line, Message
from quarterdeck.server.running import Running
from quarterdeck.server.trouble import Trouble

log = logging.getLogger(__name__)

DECODER = msgspec.json.Decoder(wire.FromBrowser)
ENCODER = msgspec.json.Encoder()
MOST_BYTES = 16_384  # a message; the protocol itself cuts off at MOST_FRAME
MOST_NONSENSE = 25  # garbled messages before the line is cut
NOT_FOR_YOU = 1008
LONGEST_PAUSE = 60_000


class Talk:
    """What one browser says."""

    def __init__(self, harbour: Harbour, running: Running, line: Line) -> None:
        self.harbour = harbour
        self.running = running
        self.line = line
        self.nonsense = 0
        self.is_busy = False  # with a message that takes its time
        self.pace = Limit(60, 20, min(1.0, harbour.settings.limits))

    async def listen(self, receive: Callable[[], Awaitable[Any]]) -> None:
        """Until the browser or we hang up."""
        while not self.line.close_code:
            event = await receive()
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
        return self.running.v
