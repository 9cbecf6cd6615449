"""One timer for the next thing that is due at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from quarterdeck.server.clock import clock


class Alarm:
    """Rings once, at the time that was set last."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at = -1

    @property
    def is_set(self) -> bool:
        """Something is going to happen by itself."""
        return self._timer is not None

    def ring_in(self, ms: int, now: int = -1) -> None:
        """In so many ms, and not before; -1: not at all."""
        at = (now if now >= 0 else clock()) + ms if ms >= 0 else -1
        if at == self._rings_at:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._rings_at = at
        if ms >= 0:
            self._timer = asyncio.get_running_loop().call_later(ms / 1000, self._now)

    def _now(self) -> None:
        self._timer = None
        self._rings_at = -1
        self._ring()
