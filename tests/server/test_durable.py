"""A server killed at any moment goes on with every game; what was told is on the disk."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.server import ME, OPEN, Player, Server, bot

KILLS = 6


async def come_back(player: Player, server: Server) -> None:
    """The browser's side of a restart: nothing that was heard is missing."""
    v, log, stand = player.v, list(player.log), player.stand
    player.http.base_url = server.url
    player.server = server
    player.line = None
    await player.look()
    assert player.v >= v, "something that was told is lost"
    assert player.log[: len(log)] == log
    if player.v == v:
        assert player.stand["view"] == stand["view"]


async def play_until_killed(player: Player) -> None:
    try:
        await player.play()
    except (ConnectionClosed, OSError):
        return


@pytest.mark.parametrize(("pause", "others"), [(0, [bot("deckhand")]), (40, [])])
async def test_killed_again_and_again_in_the_middle_of_a_game(
    tmp_path: Path, pause: int, others: list[dict[str, str]]
) -> None:
    """People, with a bot or open turns; kill -9 comes at random moments while they play."""
    chance = random.Random(11 + pause)
    server = Server(tmp_path / "q.sqlite3", default_pause_ms=pause)
    server.start()
    anna, ben = Player(server), Player(server)
    await anna.create(ME, OPEN, *others)
    await ben.join(anna.code)
    await asyncio.gather(anna.look(), ben.look(anna.code))
    survived = 0
    try:
        for _ in range(KILLS):
            if anna.is_over or ben.is_over:
                break
            playing = asyncio.gather(play_until_killed(anna), play_until_killed(ben))
            await asyncio.sleep(chance.uniform(0.02, 0.25))
            await asyncio.to_thread(server.kill)
            await playing
            await asyncio.to_thread(server.start)
            await asyncio.gather(come_back(anna, server), come_back(ben, server))
            survived += 1
        await asyncio.gather(anna.play(), ben.play())
        assert anna.is_over
        assert ben.is_over
        assert survived >= 3
        assert (await anna.get(f"/api/tables/{anna.code}"))["status"] == "over"
        assert b"Traceback" not in server.log
    finally:
        for one in (anna, ben):
            await one.leave()
            await one.http.aclose()
        if server.pid:
            server.kill()


async def test_bots_go_on_after_a_restart_as_soon_as_somebody_looks(tmp_path: Path) -> None:
    server = Server(tmp_path / "q.sqlite3", bot_delay_ms=60)
    with server:
        async with Player(server) as anna:
            codes = [await anna.create(bot("deckhand"), bot("deckhand")) for _ in range(3)]
            await anna.look(codes[0])
            await asyncio.sleep(0.3)
        server.kill()
        before = entries(tmp_path / "q.sqlite3")
        assert sum(before.values()) > 0
        server.start()
        async with Player(server) as anna:
            for code in codes:
                await anna.look(code)
                await anna.see(lambda: anna.table["status"] == "over", 30)


async def test_a_waiting_table_and_a_finished_one_come_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "q.sqlite3")
    with server:
        async with Player(server) as anna:
            waiting = await anna.create(ME, OPEN)
            over = await anna.create(ME, bot("deckhand"))
            await anna.look()
            await anna.play()
            result = anna.stand["result"]
            await anna.leave()
            server.kill()
            server.start()
            anna.http.base_url = server.url
            assert (await anna.get(f"/api/tables/{waiting}"))["status"] == "waiting"
            await anna.look(over)
            assert anna.stand["result"] == result
            assert anna.you == 0
            await anna.get(f"/api/tables/{over}/replay")


async def test_clean_stop(tmp_path: Path) -> None:
    """Ctrl-C closes the lines so that browsers know to come back, and writes everything."""
    server = Server(tmp_path / "q.sqlite3")
    server.start()
    async with Player(server) as anna:
        await anna.create(ME, bot())
        await anna.look()
        await anna.play(turns=3)
        assert await asyncio.to_thread(server.stop) == 0
        with pytest.raises(ConnectionClosed) as closed:
            await anna.see(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1001, 1012)
    assert max(entries(tmp_path / "q.sqlite3").values()) >= anna.v
    assert b"Traceback" not in server.log


def entries(path: Path) -> dict[str, int]:
    """How long each journal is."""
    with sqlite3.connect(path) as connection:
        found: list[Any] = connection.execute(
            "select code, max(n), count(*) from journal group by code"
        ).fetchall()
    assert all(last == count for _, last, count in found)  # no gap
    return {code: last for code, last, _ in found}
