"""The server's time."""

from __future__ import annotations

import time


def clock() -> int:
    """ms that never go backwards."""
    return int(time.monotonic() * 1000)
