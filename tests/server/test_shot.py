"""A worker computes a shot that is on the disk; a server killed meanwhile goes on with it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import physics
from quarterdeck.core.dice import Dice
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.spread import spread
from quarterdeck.games.ship_ahoy.steps.shoot import aimed, misplaced_cannon
from quarterdeck.table.chance import SealedChance
from tests.support.patience import PATIENCE_S
from tests.support.server import ME, OPEN, Player, Server, bot

pytestmark = pytest.mark.skipif(not physics.available(), reason="the engine is not installed")
SHIP_AHOY = "ship_ahoy"


def a_shot(seat: int) -> dict[str, Any]:
    """A lawful first shot of a seat of two, at the nearest enemy."""
    s = GAME.new(2, {})
    dice = Dice(5)
    while True:
        own = 6 * seat % 12 if seat == 0 else 3
        action = aimed(s, seat, own, 3 if seat == 0 else 0, dice)
        piece, x, y = action.args[:3]
        if misplaced_cannon(s, piece, x, y) is None:
            return {"verb": "shoot", "args": list(action.args)}


async def sit_down(server: Server) -> tuple[Player, Player]:
    """Two people at a new table; the one whose turn it is comes first."""
    anna, ben = Player(server), Player(server)
    await anna.create(ME, OPEN, game=SHIP_AHOY)
    await ben.join(anna.code)
    await asyncio.gather(anna.look(), ben.look(anna.code))
    await anna.see(lambda: (anna.stand["to_act"] or [-1])[0] >= 0)
    await ben.see(lambda: ben.v >= anna.v)
    return (anna, ben) if anna.is_asked else (ben, anna)


async def fire(player: Player) -> dict[str, Any]:
    return await player.act([a_shot(player.you)])


def landed(player: Player) -> dict[str, Any] | None:
    return next((f for f in player.log if f["kind"] == "landed"), None)


async def landing(player: Player) -> list[int]:
    """The numbers of the flight, once it is told."""
    await player.see(lambda: landed(player), PATIENCE_S)
    fact = landed(player)
    assert fact is not None
    numbers: list[int] = fact["more"]
    return numbers


def journal(path: Path) -> list[Any]:
    with sqlite3.connect(path) as connection:
        rows = connection.execute("select entry from journal order by code, n").fetchall()
    return [json.loads(row[0]) for row in rows]


def secret(path: Path) -> bytes:
    with sqlite3.connect(path) as connection:
        found: str = connection.execute("select secret from tables").fetchone()[0]
    return bytes.fromhex(found)


def workers_of(pid: int) -> list[int]:
    """The workers that a server has started, once they are programs of their own.

    A child that has not got so far is still its parent: who stops it stops the server.
    """
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rsplit(")", 1)[1].split()[1])
            own = parent == pid and b"spawn_main" in path.with_name("cmdline").read_bytes()
        except OSError:
            continue
        if own:
            found.append(int(path.parent.name))
    return found


async def leave(*players: Player) -> None:
    for player in players:
        await player.leave()
        await player.http.aclose()


async def test_a_worker_computes_the_shot_with_the_luck_the_table_is_committed_to(
    tmp_path: Path,
) -> None:
    database = tmp_path / "q.sqlite3"
    with Server(database) as server:
        shooter, other = await sit_down(server)
        assert (await fire(shooter))["type"] == "done"
        numbers = await landing(shooter)
        assert await landing(other) == numbers
        assert numbers[0] > 0, "the stand-in has shot"
        draws = sum(1 for e in journal(database) if e[0] == "do" and e[1][0][0] == -1)
        last = next(e for e in reversed(journal(database)) if e[1][0][1] == "land")
        assert last == ["do", [[-1, "land", numbers]]]
        seed = SealedChance(secret(database)).seed_of(draws - 1)
        assert tuple(numbers[1:5]) == spread(Dice(seed))
        assert len(json.dumps(last[1][0], separators=(",", ":"))) < 4096
        await leave(shooter, other)
    assert b"Traceback" not in server.log


async def test_killed_while_the_ball_flies_the_server_computes_it_after_the_restart(
    tmp_path: Path,
) -> None:
    database = tmp_path / "q.sqlite3"
    server = Server(database)
    server.start()
    workers: list[int] = []
    try:
        shooter, other = await sit_down(server)
        async with asyncio.timeout(PATIENCE_S):
            while not workers:  # it is started with the table: loading the engine takes a while
                workers = workers_of(server.pid)
                await asyncio.sleep(0.02)
        for pid in workers:
            os.kill(pid, signal.SIGSTOP)
        assert (await fire(shooter))["type"] == "done"
        await asyncio.sleep(0.2)
        await asyncio.to_thread(server.kill)
        assert journal(database)[-1][1][0][1] == "shoot", "the shot was not on the disk"
        await asyncio.to_thread(server.start)
        for player in (shooter, other):
            player.server, player.line = server, None
            player.http.base_url = server.url
        await shooter.look()
        await other.look()
        assert sum(1 for f in other.log if f["kind"] == "fired") == 1
        for player in (shooter, other):
            await player.see(partial(landed, player), PATIENCE_S)
        lands = [e[1][0] for e in journal(database) if e[0] == "do" and e[1][0][1] == "land"]
        assert len(lands) == 1
        assert lands[0][2][0] > 0, "the stand-in has shot"
        await leave(shooter, other)
    finally:
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        if server.pid:
            server.kill()
    assert b"Traceback" not in server.log


async def test_a_worker_killed_in_the_middle_is_replaced(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3") as server:
        shooter, other = await sit_down(server)
        async with asyncio.timeout(PATIENCE_S):
            while not (workers := workers_of(server.pid)):
                await asyncio.sleep(0.02)
        for pid in workers:
            os.kill(pid, signal.SIGSTOP)
        await fire(shooter)
        await asyncio.sleep(0.2)
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        assert (await landing(shooter))[0] > 0
        await leave(shooter, other)
    assert b"stand-in" not in server.log


@pytest.mark.parametrize("engine", ["tests.support.bad_engine", ""])
async def test_without_an_engine_the_stand_in_shoots(tmp_path: Path, engine: str) -> None:
    with Server(tmp_path / "q.sqlite3", engine=engine) as server:
        shooter, other = await sit_down(server)
        await fire(shooter)
        assert (await landing(shooter))[0] == 0
        await leave(shooter, other)
        server.kill()
        assert (b"the quick stand-in shoots" in server.log) == bool(engine)
        assert (b"the powder is wet" in server.log) == bool(engine)


async def test_bots_fire_the_same_cannon(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3") as server:
        async with Player(server) as anna:
            await anna.create(ME, bot("deckhand"), bot("deckhand"), bot("deckhand"), game=SHIP_AHOY)
            await anna.look()
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    if anna.is_asked:
                        await anna.act([{"verb": verb_to_pass(anna), "args": []}])
                        continue
                    m = await anna.hear(PATIENCE_S)
                    facts = m.get("facts", ())
                    shots = [f for f in facts if f["kind"] == "landed" and f["args"]["seat"] > 0]
                    if shots:
                        assert shots[0]["more"][0] > 0
                        return


def verb_to_pass(player: Player) -> str:
    """The choice that does nothing: hold, done, finish."""
    choices = [c["do"][0] for c in player.stand["ask"]["choices"] if not c["do"][0]["args"]]
    verbs = [d["verb"] for d in choices]
    return next(v for v in ("hold", "done", "finish", *verbs) if v in verbs)
