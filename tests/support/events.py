"""People at an event: they wait for their table, play it to its end and come back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.support.patience import PATIENCE_S
from tests.support.server import Player, Server

LOOK_S = 0.05
Page = dict[str, Any]


def wish(**more: Any) -> dict[str, Any]:
    """A short Swiss of quick games."""
    pace = {"kind": "move", "time": 600, "gain": 0}
    usual = {"name": "Cup", "game": "captain_flip", "system": "swiss", "size": 2, "pace": pace}
    return {**usual, "level": "deckhand", "pause": 0, "wait": 0, **more}


async def make(host: Player, **more: Any) -> str:
    """Its id."""
    return str((await host.post("/api/events", wish(**more)))["id"])


async def page(one: Player, id: str, more: str = "") -> Page:
    return dict(await one.get(f"/api/events/{id}{more}"))


async def until(one: Player, id: str, so: Callable[[Page], object]) -> Page:
    """Look again and again until the page says something."""
    async with asyncio.timeout(PATIENCE_S):
        while not so(found := await page(one, id)):
            await asyncio.sleep(LOOK_S)
    return found


async def seated(one: Player, id: str) -> str:
    """The code of the table where it plays. Another server may have read the event a moment ago."""
    return str((await until(one, id, lambda p: p["code"]))["code"])


async def take_part(one: Player, id: str) -> Page:
    """Play every table to its end, until the event is over."""
    while True:
        found = await until(one, id, lambda p: p["code"] or p["status"] in ("over", "off"))
        if not found["code"]:
            return found
        code = found["code"]
        await one.look(code)
        assert one.you >= 0
        if one.table["seats"][one.you]["lent"]:  # a slow machine: a bot has begun
            await one.post(f"/api/tables/{code}/seats/{one.you}", {"kind": "person"})
        await one.play()
        await one.leave()
        await until(one, id, lambda p, code=code: p["code"] != code)  # type: ignore[misc]


async def survive(one: Player, id: str, server: Server, back: asyncio.Event) -> Page:
    """The same, over a restart: whoever loses the line comes back once the server is there."""
    while True:
        try:
            return await take_part(one, id)
        except (WebSocketException, OSError, httpx.HTTPError):
            if back.is_set() and str(one.http.base_url).rstrip("/") == server.url:
                raise
            one.line = None
            await back.wait()
            one.http.base_url = server.url
