"""How long a line takes by the server's own measurement, and what an act is allowed for it."""

from __future__ import annotations

import secrets
import time
from collections import deque

SAMPLES = 5
MOST_EARLY_MS = 150  # AA-11; less than the shortest reach of a hand, so nothing decided is undone
NONCE = 8  # bytes
PATIENCE_S = 5.0  # for an answer, before the next question


class Latency:
    """Pings carry a secret number, so an answer cannot be sent before its question."""

    def __init__(self) -> None:
        self._last: deque[float] = deque(maxlen=SAMPLES)
        self._nonce = b""
        self._sent = 0.0
        self.early = 0  # ms by which an act was begun before it came here: half the round trip

    @property
    def is_open(self) -> bool:
        """A question is on its way, and not for too long yet."""
        return bool(self._nonce) and time.perf_counter() - self._sent < PATIENCE_S

    def ask(self) -> bytes:
        """What to send now; the one before it counts no more."""
        self._nonce = secrets.token_bytes(NONCE)
        self._sent = time.perf_counter()
        return self._nonce

    def answer(self, payload: bytes) -> bool:
        """The browser's answer; False: not to our question."""
        if not self._nonce or payload != self._nonce:
            return False
        self._nonce = b""
        self._last.append((time.perf_counter() - self._sent) * 1000)
        # The middle of the last few, so that one lost packet does not count.
        middle = sorted(self._last)[(len(self._last) - 1) // 2]
        self.early = min(MOST_EARLY_MS, int(middle / 2))
        return True
