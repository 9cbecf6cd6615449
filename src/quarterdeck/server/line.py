"""One connection to a browser: what waits to be sent, and never more than a little of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_MESSAGES = 500
MOST_CHARACTERS = 4_000_000
SLOW_S = 20.0  # a browser that takes nothing for so long is let go; it comes back and resyncs
TOO_SLOW = 4408


class Line:
    """Messages go in at once and out as fast as the browser takes them."""

    def __init__(self, guest: str, seat: int, base: str = "") -> None:
        self.guest = guest
        self.base = base  # the server's address as others can reach it
        self.seat = seat  # whose eyes it has; NOBODY for spectators
        self.close_code = 0
        self._waiting: deque[str] = deque()
        self._size = 0
        self._news = asyncio.Event()

    def send(self, text: str) -> None:
        """Queue a message; a browser that is too far behind is let go instead."""
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

    async def run(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send until the line is closed."""
        while True:
            while self._waiting:
                text = self._waiting.popleft()
                self._size -= len(text)
                try:
                    async with asyncio.timeout(SLOW_S):
                        await send(text)
                except TimeoutError:
                    self.close(TOO_SLOW)
            if self.close_code:
                return
            self._news.clear()
            await self._news.wait()
