"""Somebody who is not here is told that it is their turn: once, in few words, and only then."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.push import PushService
from tests.support.server import ME, OPEN, Player, Server


@pytest.fixture
def browser() -> Iterator[PushService]:
    with PushService() as service:
        yield service


async def turn(one: Player) -> None:
    """The seat plays when it is its turn, until it is the other's."""
    await one.see(lambda: one.stand["ask"] is not None)
    while one.stand["ask"] is not None:
        await one.act(one.stand["ask"]["choices"][-1]["do"])


async def test_whoever_is_away_hears_of_each_turn_once(
    tmp_path: Path, browser: PushService
) -> None:
    disk = tmp_path / "q.sqlite3"
    server = Server(disk, push_anywhere=True, notice_after_s=0)
    server.luck("notice")
    with server:
        async with Player(server) as ann, Player(server) as bo:
            assert (await bo.get("/api/notices"))["key"]
            await bo.post("/api/notices", browser.wish())
            code = await ann.create(ME, OPEN)
            await bo.join(code)
            await ann.look()
            if ann.stand["ask"] is not None:
                await turn(ann)
            heard = await asyncio.to_thread(browser.next)
            assert heard["url"] == f"/t/{code}"
            assert heard["title"] == "Du bist dran"
            assert set(heard) == {"title", "body", "tag", "url"}, "nothing of the game"

            server.kill()  # the same turn is not told again
            server.start()
            bo.http.base_url = ann.http.base_url = server.url
            await bo.look(code)
            await turn(bo)
            await ann.look(code)
            await turn(ann)  # bo is here and sees it
            assert len(browser.heard) == 1
            await turn(bo)
            await bo.leave()
            browser.status = 410  # the browser wants no more
            await turn(ann)
            await asyncio.to_thread(browser.next)
            await bo.look()
            await turn(bo)
            await bo.leave()
            await turn(ann)
            assert (await ann.get(f"/api/tables/{code}"))["status"] == "playing"
            assert len(browser.heard) == 2
            await bo.post("/api/notices", {"endpoint": browser.url, "wanted": False})


@pytest.mark.parametrize(
    "wish",
    [
        {"endpoint": "http://127.0.0.1:8000/api/me"},
        {"endpoint": "https://push.example:8443/x"},
        {"endpoint": "file:///etc/passwd"},
        {"endpoint": "x" * 700},
        {"endpoint": "https://push.example/x", "p256dh": "<b>"},
        {},
    ],
)
async def test_it_calls_no_address_but_a_push_services(player: Any, wish: dict[str, str]) -> None:
    await player().post("/api/notices", wish, 400)


async def test_nobody_is_rung_for_another_seat_at_the_own_screen(
    tmp_path: Path, browser: PushService
) -> None:
    server = Server(tmp_path / "q.sqlite3", push_anywhere=True, notice_after_s=0)
    with server:
        async with Player(server) as ann, Player(server) as cleo:
            await ann.post("/api/notices", browser.wish())
            ben = {"kind": "me", "name": "Ben"}
            code = await ann.create(ME, ben, OPEN, game="sail_away")
            await ann.look(f"{code}?seat=0")
            await cleo.join(code)
            await cleo.look(code)
            await ann.see(lambda: 1 in ann.stand["to_act"])  # sealed: all are asked at once
            await asyncio.sleep(0.3)  # longer than a bell takes here
            assert browser.heard == []
            await ann.leave()
            await turn(cleo)
            assert (await asyncio.to_thread(browser.next))["url"] == f"/t/{code}"
