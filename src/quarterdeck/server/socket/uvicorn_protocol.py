"""The WebSocket below the application: acts are heard at once, and round trips measured."""

from __future__ import annotations

import random
import sys
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from quarterdeck.server.connections.outlet import Outlet
from quarterdeck.server.socket.gate import Gate, Stuck

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

FIRST_S = (0.2, 0.2, 0.4, 0.8)  # the first measurements, so that the first act has its due
RACING_S = 4.0  # between two of them while a race goes on
RESTING_S = 10.0
TOLD = "x-rtt-us"  # as HAProxy's fc_rtt(us) and nginx's $tcpinfo_rtt have it
EXTENSION = "quarterdeck.protocol"
TEXT, PONG, MASKED = 0x81, 0x8A, 0x80  # a whole message, an answer; as browsers send them
HEAD = 6  # bytes before a small message: these two, its size in the second, and the mask
SMALL = 126


def _ends_whole(data: bytes) -> bool:
    """Whether data that begins with a frame of a browser ends with one."""
    at, size = 0, len(data)
    while at + 2 <= size:
        length = data[at + 1] & 0x7F
        if length >= SMALL:
            more = 2 if length == SMALL else 8
            length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
            at += more
        at += HEAD + length
    return at == size


class QuickProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's own, with a way past the queues of ASGI for what must be quick.

    The application finds it in the scope's extensions, and does without where it is not there.
    """

    gate: Gate | None = None
    late_at = 0.0  # a line may rest: its pings say whether anybody is there

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.outlet = Outlet()
        self.stuck = Stuck()
        self._is_direct = False
        self._is_first = True
        self._is_whole = False  # all that came so far was whole frames
        self.latency = self.outlet.latency
        self.quick: Callable[[bytes], bool] | None = None  # takes a message at once, or does not
        self.is_racing: Callable[[], bool] | None = None
        self._probes = 0
        self._probe: TimerHandle | None = None

    # ------------------------------------------------------------ out

    def connection_made(self, transport: Any) -> None:
        """A browser is there."""
        super().connection_made(transport)
        self.outlet.transport = transport
        self.outlet.is_clear = True
        gate, client = self.gate, self.client
        self._is_direct = gate is not None and client is not None and not gate.trusted(client[0])
        if self._is_direct and sys.platform == "linux":
            self.latency.line = transport.get_extra_info("socket")

    def handle_connect(self, event: Request) -> None:
        """A proxy in between knows better than our kernel how far away the browser is."""
        told = "".join(event.headers.get_all(TOLD)[-1:])  # what the last one on the way has added
        if self.gate is not None and not self._is_direct and told.isascii() and told.isdecimal():
            self.latency.told_ms = int(told[:9]) / 1000
        super().handle_connect(event)

    def pause_writing(self) -> None:
        """The browser does not keep up."""
        self.outlet.is_clear = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """It does again."""
        self.outlet.is_clear = True
        super().resume_writing()

    # ------------------------------------------------------------ in

    def data_received(self, data: bytes) -> None:
        """From the network. An act is one small frame, which needs no parser of streams."""
        size = len(data) - HEAD
        if (
            self._is_whole
            and self.quick is not None
            and 0 <= size < SMALL
            and data[1] == MASKED | size
            and not (self.read_paused or self.close_sent or self.frames)
            and self.conn.current_size is None
        ):
            if data[0] == TEXT:
                if self.queue.empty() and self.quick(apply_mask(data[HEAD:], data[2:HEAD])):
                    return
            elif data[0] == PONG and self.latency.answer(apply_mask(data[HEAD:], data[2:HEAD])):
                return
        super().data_received(data)
        if self._is_whole:
            self._is_whole = _ends_whole(data)
        elif data.endswith(b"\r\n\r\n") and self.handshake_initiated:
            self._is_whole = self._is_first
        self._is_first = False

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if (
            self.quick is not None
            and len(self.frames) == 1
            and self.curr_msg_data_type == "text"
            and not (self.read_paused or self.close_sent)
            and self.queue.empty()
            and self.quick(bytes(self.frames[0]))
        ):
            self.frames = []
            return
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        """Where the application finds us."""
        self.scope["extensions"][EXTENSION] = {"protocol": self}
        await super().run_asgi()

    # ------------------------------------------------------------ the round trip

    def measure(self, is_racing: Callable[[], bool]) -> None:
        """From now on, more often while somebody races."""
        self.is_racing = is_racing
        self._measure()

    def _measure(self) -> None:
        self._probe = None
        if self.close_sent or self.transport.is_closing() or self.is_racing is None:
            return
        if self.writable.is_set() and not self.latency.is_open:
            payload = self.latency.ask()
            self.transport.write(bytes((0x89, len(payload))) + payload)
        wait = RACING_S if self.is_racing() else RESTING_S
        if self._probes < len(FIRST_S):
            wait = FIRST_S[self._probes]
            self._probes += 1
        else:
            wait *= 0.75 + random.random() / 2  # not everybody at the same moment
        self._probe = self.loop.call_later(wait, self._measure)

    def schedule_ping(self) -> None:
        """Whether the browser is still there: not asked of all who came together at one moment."""
        assert self.ping_interval is not None
        delay = self.ping_interval * (0.6 + random.random() * 0.4)
        self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    def handle_pong(self, event: Frame) -> None:
        """Ours, or the one that keeps the connection alive."""
        if not self.latency.answer(bytes(event.data)):
            super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        """Nobody is there, or nobody reads: a polite end would wait for them too."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if self.gate is not None:
            self.gate.leave(self.transport)
        self.quick = None
        self.outlet.is_clear = False
        if self._probe is not None:
            self._probe.cancel()
        super().connection_lost(exc)
