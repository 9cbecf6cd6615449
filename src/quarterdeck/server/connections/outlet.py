"""The way of frames to the network, past everything that queues: a race tells of every hand."""

from __future__ import annotations

import contextlib
from asyncio import Transport
from collections.abc import Iterator

from quarterdeck.server.connections.latency import Latency


class Outlet:
    """Of one connection."""

    __slots__ = ("held", "is_clear", "latency", "transport")

    def __init__(self) -> None:
        self.transport: Transport | None = None
        self.is_clear = False  # what is written now goes out now
        self.latency = Latency()
        self.held: list[bytes] = []

    def push(self, framed: bytes) -> None:
        """Send a frame; only while it is clear."""
        if CORK.is_in:
            if not self.held:
                CORK.outlets.append(self)
            self.held.append(framed)
        else:
            self.write(framed)

    def write(self, data: bytes) -> None:
        """To the network."""
        transport = self.transport
        if transport is not None and not transport.is_closing():
            transport.write(data)

    def abort(self) -> None:
        """Hang up; what was not sent is lost."""
        if self.transport is not None:
            self.transport.abort()


class Cork:
    """While it is in, what is pushed is held back and goes out in one piece for each connection:
    every piece costs."""

    __slots__ = ("is_in", "outlets")

    def __init__(self) -> None:
        self.is_in = False
        self.outlets: list[Outlet] = []

    def pull(self) -> None:
        """Let everything out."""
        self.is_in = False
        outlets = self.outlets
        self.outlets = []
        for outlet in outlets:
            held = outlet.held
            outlet.held = []
            outlet.write(b"".join(held) if len(held) > 1 else held[0])


CORK = Cork()


@contextlib.contextmanager
def corked() -> Iterator[None]:
    """Hold back what is pushed meanwhile."""
    CORK.is_in = True
    try:
        yield
    finally:
        CORK.pull()
