"""Players in a race of Grab: setting it up, and what they have heard."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.support.patience import PATIENCE_S
from tests.support.server import ME, OPEN, Player, bot

GAMES = ["tests.support.grab:GRAB"]


async def race(first: Player, *others: Player, bots: int = 0, **options: str) -> None:
    """A table at which the race has begun."""
    seats = [ME, *[OPEN for _ in others], *[bot("deckhand") for _ in range(bots)]]
    await first.create(*seats, game="grab", **options)
    for one in others:
        await one.join(first.code)
    await asyncio.gather(*(one.look(first.code) for one in (first, *others)))
    for one in (first, *others):
        await saw(one, "began")


def grabbing(tile: int, id: int = 1) -> dict[str, Any]:
    return {"type": "act", "id": id, "v": 0, "do": [{"verb": "grab", "args": [tile]}]}


async def early(player: Player) -> int:
    """The allowance that the server gives this line."""
    await player.say({"type": "ping", "n": 77})
    pong = await player.until(lambda m: m["type"] == "pong" and m["n"] == 77)
    return int(pong["early"])


async def measured(player: Player, least: int) -> int:
    """Once the server knows how long the line takes."""
    async with asyncio.timeout(PATIENCE_S):
        while (ms := await early(player)) < least:
            await asyncio.sleep(0.1)
    return ms


async def quick(player: Player, most: int) -> None:
    """Once the server has seen that the line is good."""
    async with asyncio.timeout(PATIENCE_S):
        while await early(player) > most:
            await asyncio.sleep(0.1)


async def saw(player: Player, kind: str, times: int = 1) -> None:
    """Until it has heard of something so often."""
    await player.see(lambda: len(facts(player, kind)) >= times)


def facts(player: Player, kind: str) -> list[dict[str, Any]]:
    return [f["args"] for f in player.log if f["kind"] == kind]
