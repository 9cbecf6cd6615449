"""One connection to a browser: what waits to be sent, and never more than a little of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from quarterdeck.server.connections.outlet import Outlet
from quarterdeck.workers.fair import Who

MOST_MESSAGES = 500
MOST_CHARACTERS = 1_000_000
SLOW_S = 20.0  # a browser that takes nothing for so long is let go; it comes back and resyncs
TOO_SLOW = 4408
COME_BACK = 1012  # the browser tries again at once


def frame(text: bytes) -> bytes:
    """A text message as it goes over the network; from a server it is the same for everybody."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Message:
    """What is told to several, made into a frame once for all of them."""

    __slots__ = ("framed", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.framed = frame(text)


class Connection:
    """Messages go out at once if they can, else as fast as the browser takes them."""

    def __init__(
        self,
        guest: str,
        seat: int,
        base: str = "",
        outlet: Outlet | None = None,
        address: str = "",
        session: str = "",
    ) -> None:
        self.guest = guest
        self.who = Who(address, guest)  # for whom others think
        self.session = session  # by which its browser is signed in; "": it is not
        self.base = base  # the server's address as others can reach it
        self.seat = seat  # whose eyes it has; NOBODY for spectators
        self.wish = -1  # of several seats that the guest holds, the one to look from
        self.close_code = 0
        self._outlet = outlet
        self._waiting: deque[str] = deque()
        self._size = 0
        self._is_sending = False
        self._news = asyncio.Event()

    @property
    def early(self) -> int:
        """ms by which an act in a race counts as begun before it came."""
        return self._outlet.latency.early if self._outlet is not None else 0

    def tell(self, message: Message) -> None:
        """Send what others are told too."""
        if self.close_code:
            return
        outlet = self._outlet
        if outlet is None or self._waiting or self._is_sending or not outlet.is_clear:
            self._queue(message.text.decode())
        else:
            outlet.push(message.framed)

    def send(self, text: str) -> None:
        """Send a message; a browser that is too far behind is let go instead."""
        if self._outlet is None:
            self._queue(text)
        else:
            self.tell(Message(text.encode()))

    def _queue(self, text: str) -> None:
        if self.close_code:
            return
        self._waiting.append(text)
        self._size += len(text)
        if len(self._waiting) > MOST_MESSAGES or self._size > MOST_CHARACTERS:
            self.close(TOO_SLOW)
        self._news.set()

    def close(self, code: int) -> None:
        """Send nothing more."""
        if not self.close_code:
            self.close_code = code
            self._waiting.clear()
            self._news.set()
            if code == TOO_SLOW and self._outlet is not None:
                self._outlet.abort()  # it would not take the close either

    async def run(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits until the line is closed."""
        while True:
            while self._waiting:
                text = self._waiting.popleft()
                self._size -= len(text)
                self._is_sending = True
                try:
                    async with asyncio.timeout(SLOW_S):
                        await send(text)
                except TimeoutError:
                    self.close(TOO_SLOW)
                finally:
                    self._is_sending = False
            if self.close_code:
                return
            self._news.clear()
            await self._news.wait()
