"""What one browser says at a table, and the answer to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from quarterdeck.server import protocol
from quarterdeck.server.clock import clock
from quarterdeck.server.connections.connection import Connection, Message
from quarterdeck.server.errors import Trouble
from quarterdeck.server.limits import Limit, Limits
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.session.session import Session

log = logging.getLogger(__name__)

DECODER = msgspec.json.Decoder(protocol.FromBrowser)
ENCODER = msgspec.json.Encoder()
MOST_BYTES = 16_384  # a message; the protocol itself cuts off at MOST_FRAME
MOST_NONSENSE = 25  # garbled messages before the line is cut
NOT_FOR_YOU = 1008
LONGEST_PAUSE = 60_000
WELCOME_COSTS = 20.0  # as much as so many other messages
TOO_FAST = Trouble(429, "no-too-fast").why
Answer = protocol.Done | protocol.Refused | protocol.Because | protocol.Pong


class Dispatch:
    """What one browser says."""

    def __init__(
        self, lobby: Lobby, session: Session, connection: Connection, limits: Limits
    ) -> None:
        self.lobby = lobby
        self.saying = limits.saying
        self.address = connection.who.address
        self.session = session
        self.connection = connection
        self.nonsense = 0
        self.is_busy = False  # with a message that takes its time
        self.pace = Limit(60, 20, min(1.0, lobby.settings.limits))

    async def listen(self, receive: Callable[[], Awaitable[Any]]) -> None:
        """Until the browser or we hang up."""
        while not self.connection.close_code:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            self.is_busy = True
            answer = await self.hear(text if text is not None else event.get("bytes") or b"")
            self.is_busy = False
            if answer is not None:
                if isinstance(answer, protocol.Refused):
                    self.lobby.services.counts.refused(answer.why.key)
                self.connection.send(msgspec.json.encode(answer).decode())
            if self.nonsense > MOST_NONSENSE:
                self.connection.close(NOT_FOR_YOU)

    def quick(self, data: bytes) -> bool:
        """Take a message at once that need not wait for anything; False: it goes the usual way."""
        if self.is_busy or len(data) > MOST_BYTES:
            return False
        try:
            message = DECODER.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return False
        session = self.session
        if isinstance(message, protocol.Ping):
            if self._may_speak():
                self.connection.tell(Message(ENCODER.encode(self._pong(message))))
                return True
        elif isinstance(message, protocol.Act) and session.acts.is_free:
            if self.connection.seat >= 0 and self._may_speak():
                return session.acts.hear(self.connection, message)
        return False

    def _may_speak(self) -> bool:
        return self.pace.allows("") and self.saying.allows(self.address)

    def _pong(self, ping: protocol.Ping) -> protocol.Pong:
        return protocol.Pong(ping.n, clock(), self.connection.early)

    async def hear(self, data: str | bytes) -> Answer | None:
        """One message; whatever it is, it gets an answer and disturbs nobody."""
        if len(data) > MOST_BYTES:
            return self._no("no-too-big")
        if not self.pace.allows(""):
            return self._no("no-too-fast")
        try:
            message = DECODER.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return self._no("no-garbled")
        cost = WELCOME_COSTS if isinstance(message, protocol.Resync) else 1.0
        if not self.saying.allows(self.address, cost):  # which may be others' doing: no nonsense
            return protocol.Refused(getattr(message, "id", 0), TOO_FAST, self._v)
        try:
            # On its own: a browser that hangs up stops nothing halfway.
            task = asyncio.get_running_loop().create_task(self.do(message, clock()))
            return await asyncio.shield(task)
        except Trouble as trouble:
            return protocol.Refused(getattr(message, "id", 0), trouble.why, self._v)
        except Exception:
            log.exception("table %s: a message failed", self.session.row.code)
            return protocol.Refused(
                getattr(message, "id", 0), Trouble(500, "no-server-error").why, self._v
            )

    async def do(self, message: protocol.FromBrowser, arrived: int) -> Answer | None:
        """Do as the message says."""
        session, seat = self.session, self.connection.seat
        if isinstance(message, protocol.Act):
            return await session.act(seat, message, self.connection.early, arrived)
        if isinstance(message, protocol.Undo):
            return await session.undo(seat, message)
        if isinstance(message, protocol.Close):
            return await session.close_turn(seat, message)
        if isinstance(message, protocol.Ready):
            return await session.muster.enter(seat, message)
        if isinstance(message, protocol.Why):
            return await session.why(seat, message)
        if isinstance(message, protocol.Ping):
            return self._pong(message)
        if isinstance(message, protocol.Say):
            guest = await self.lobby.guest(self.connection.guest)
            return await session.talk.say(self.connection, message, guest.name)
        if isinstance(message, protocol.Report):
            return await session.talk.report(self.connection, message)
        if isinstance(message, protocol.Resync):
            async with session.lock:
                session.seating.greet(self.connection)
            return None
        if not -1 <= message.ms <= LONGEST_PAUSE:
            raise Trouble(400, "no-bad-pause")
        if seat >= 0:
            guest = await self.lobby.guest(self.connection.guest)
            guest.pause = message.ms
            await session.choose_pause(seat, guest)
        return None

    def _no(self, key: str) -> protocol.Refused:
        self.nonsense += 1
        return protocol.Refused(0, Trouble(400, key).why, self._v)

    @property
    def _v(self) -> int:
        return self.session.v
