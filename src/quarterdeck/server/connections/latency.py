"""How long a line takes by the server's own measurement, and what an act is allowed for it.

An answer can be late on purpose: then acts would count as begun earlier than they were. So what the
browser's answers say is believed only as far as something else agrees: the kernel, whose packets
are acknowledged below the browser, a proxy that we trust, and the best answers this line ever gave.
Where neither kernel nor proxy say anything, little is believed at all.
"""

from __future__ import annotations

import secrets
import socket
import struct
import time
from collections import deque
from typing import Any

SAMPLES = 5
MOST_EARLY_MS = 150  # AA-11; less than the shortest reach of a hand, so nothing decided is undone
NONCE = 8  # bytes
PATIENCE_S = 5.0  # for an answer, before the next question
# A line is worse at times than at its best: so much is believed beyond that.
WORSE, WORSE_MS = 1.5, 4.0
ALONE_MS = 40.0  # the longest round trip that is believed on the browser's word alone
TCP_INFO = 11  # of Linux, as what follows
INFO_BYTES = 152
RTT, LEAST_RTT = 68, 148  # where they are, in µs


class Latency:
    """Pings carry a secret number, so an answer cannot be sent before its question."""

    def __init__(self) -> None:
        self._last: deque[float] = deque(maxlen=SAMPLES)
        self._nonce = b""
        self._sent = 0.0
        self._best = 1e9
        self.line: Any = None  # the socket, if the browser itself is at its other end
        self.told_ms = -1.0  # by a proxy that we trust, of its line to the browser; -1: nothing
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
        took = (time.perf_counter() - self._sent) * 1000
        self._last.append(took)
        self._best = min(self._best, took)
        # The middle of the last few, so that one lost packet does not count.
        middle = sorted(self._last)[(len(self._last) - 1) // 2]
        self.early = min(MOST_EARLY_MS, int(min(middle, self._believable()) / 2))
        return True

    def _believable(self) -> float:
        """The longest round trip, in ms, that the line can have had."""
        most = self._best * WORSE + WORSE_MS
        least, usual = kernel_ms(self.line) if self.line is not None else (-1.0, -1.0)
        if least >= 0:
            most = min(most, least * WORSE + WORSE_MS, usual + WORSE_MS)
        if self.told_ms >= 0:
            most = min(most, self.told_ms * WORSE + WORSE_MS)
        elif least < 0:
            most = min(most, ALONE_MS)
        return most


def kernel_ms(line: Any) -> tuple[float, float]:
    """The shortest and the usual round trip of a connection; -1: this system does not say."""
    try:
        info = line.getsockopt(socket.IPPROTO_TCP, TCP_INFO, INFO_BYTES)
    except (OSError, AttributeError):
        return -1.0, -1.0
    if len(info) < INFO_BYTES:
        return -1.0, -1.0
    least: int = struct.unpack_from("=I", info, LEAST_RTT)[0]
    usual: int = struct.unpack_from("=I", info, RTT)[0]
    return least / 1000, usual / 1000
