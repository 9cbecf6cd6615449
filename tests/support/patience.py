"""How tests wait: for what happens, as long as the slowest machine may take, never for a clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE_S = 120  # only a failure takes this long


async def until(true: Callable[[], object]) -> None:
    """Let everybody else run until it is so."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.01)
