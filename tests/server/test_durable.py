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


async def play_until_killed(server: Server, acts: int, *players: Player) -> None:
    """Play; kill -9 comes in the moment in which the last of so many acts is acknowledged.

    What others do then, and what follows from the act, is on its way: lost, or on the disk.
    """
    left = acts

    def acted() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            server.strike()

    async def play(player: Player) -> None:
        player.acted = acted  # type: ignore[method-assign]
        try:
            await player.play()
        except (ConnectionClosed, OSError):
            return

    await asyncio.gather(*(play(player) for player in players))
    for player in players:
        del player.acted
    assert left <= 0, "the game was over before the kill"
    await asyncio.to_thread(server.kill)


@pytest.mark.parametrize(("pause", "others"), [(0, [bot("deckhand")]), (40, [])])
async def test_killed_again_and_again_in_the_middle_of_a_game(
    tmp_path: Path, pause: int, others: list[dict[str, str]]
) -> None:
    """People, with a bot or open turns; kill -9 comes at any moment while they play."""
    chance = random.Random(11 + pause)
    server = Server(tmp_path / "q.sqlite3", default_pause_ms=pause)
    server.start()
    anna, ben = Player(server), Player(server)
    await anna.create(ME, OPEN, *others)
    await ben.join(anna.code)
    await asyncio.gather(anna.look(), ben.look(anna.code))
    try:
        # Fewer acts in all than the shortest game has.
        for _ in range(KILLS):
            await play_until_killed(server, chance.randint(1, 3), anna, ben)
            await asyncio.to_thread(server.start)
            await asyncio.gather(come_back(anna, server), come_back(ben, server))
        await asyncio.gather(anna.play(), ben.play())
        assert anna.is_over
        assert ben.is_over
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
            await anna.see(lambda: anna.v >= 3)
        server.kill()
        before = entries(tmp_path / "q.sqlite3")
        assert sum(before.values()) > 0
        server.start()
        async with Player(server) as anna:
            for code in codes:
                await anna.look(code)
                await anna.see(lambda: anna.table["status"] == "over")


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
