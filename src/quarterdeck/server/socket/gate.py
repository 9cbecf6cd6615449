"""How many connections there may be, how many from one address, and how long one may dawdle.

One look at all of them now and then finds whoever has not got on: a head or a body that never ends,
an answer that nobody takes, a connection that is closed and does not go. Such a one is aborted: a
polite end would wait for the other side once more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from quarterdeck.server.addresses import household

log = logging.getLogger(__name__)

LOOKS = 4  # so many of them within the shortest deadline
AT_ONCE = 500  # looked at before somebody else may run


class Watched(Protocol):
    """A connection, whatever is spoken on it."""

    transport: Any
    late_at: float  # by the clock: whatever it is in the middle of must be done; 0: nothing
    stuck: Stuck


class Stuck:
    """Whether what is written to a connection goes out."""

    __slots__ = ("left", "since")

    def __init__(self) -> None:
        self.left = 0  # bytes, when it last got on
        self.since = 0.0

    def look(self, left: int, now: float) -> float:
        """For how long nothing has gone out."""
        if not left or left < self.left or not self.since:
            self.since = now
        self.left = left
        return now - self.since


class Gate:
    """``each``: connections from one address; ``most`` in all; 0: as many as come.

    A head and a body must come within ``head_s`` each; what is written must go on going out within
    ``stuck_s``. ``trusted``: proxies, behind which there are many people.
    """

    def __init__(
        self,
        each: int = 0,
        most: int = 0,
        head_s: float = 10.0,
        stuck_s: float = 20.0,
        trusted: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self.each = each
        self.most = most
        self.head_s = head_s
        self.stuck_s = stuck_s
        self.trusted = trusted
        self.refused = 0  # connections, so far
        self.dropped = 0
        self._keys: dict[int, str] = {}  # of a transport -> its address
        self._here: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._keys)

    def admit(self, transport: Any) -> bool:
        """One more connection; False: it was one too many, and is no more."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        key = "" if not host or self.trusted(host) else household(host)
        full = bool(self.most) and len(self._keys) >= self.most
        if full or (key and self.each and self._here[key] >= self.each):
            self.refused += 1
            transport.abort()
            return False
        self._keys[id(transport)] = key
        self._here[key] += 1
        return True

    def leave(self, transport: Any) -> None:
        """It is over."""
        key = self._keys.pop(id(transport), None)
        if key is not None:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]

    async def watch(self, connections: Iterable[Any]) -> None:
        """Look after all of them, as long as the server runs."""
        while True:
            await asyncio.sleep(min(self.head_s, self.stuck_s) / LOOKS)
            now = time.monotonic()
            for n, connection in enumerate(list(connections)):
                self.look(connection, now)
                if n % AT_ONCE == AT_ONCE - 1:
                    await asyncio.sleep(0)

    def look(self, connection: Watched, now: float) -> None:
        """Abort it, if it does not get on."""
        transport = connection.transport
        left = transport.get_write_buffer_size()
        late = bool(connection.late_at) and now > connection.late_at
        if late or connection.stuck.look(left, now) > self.stuck_s:
            self.dropped += 1
            transport.abort()
