"""A race and the disk: kill -9 in the middle of it, and a disk that fails or takes its time."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck import registry
from quarterdeck.core.seat import NOBODY
from quarterdeck.server import protocol
from quarterdeck.server.connections.connection import Connection
from quarterdeck.server.session.interface import Services
from quarterdeck.server.session.session import Session
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.queries import add_table
from quarterdeck.server.storage.schema import Sitting, TableRow
from quarterdeck.server.storage.store import Store
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.table import Table
from tests.server.test_disk import held
from tests.support.grab import GRAB
from tests.support.patience import until
from tests.support.racing import GAMES, facts, race
from tests.support.server import Player, Server


async def test_killed_in_the_middle_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """kill -9 while hands are in flight, again and again; the race goes on where it stood."""
    chance = random.Random(5)
    server = Server(tmp_path / "q.sqlite3", GAMES)
    server.start()
    anna, ben = Player(server), Player(server)
    acknowledged: dict[int, set[int]] = {0: set(), 1: set()}
    left = 0

    async def grab_until_killed(one: Player) -> None:
        nonlocal left
        try:
            while one.stand["race"]:
                free = set(range(60)) - {f["tile"] for f in facts(one, "grabbed")}
                if not free:
                    await one.hear()
                    continue
                tile = chance.choice(sorted(free))
                answer = await one.act([{"verb": "grab", "args": [tile]}])
                if answer["type"] == "done":
                    acknowledged[one.you].add(answer["v"])
                    left -= 1
                    if left == 0:
                        server.strike()
                await asyncio.sleep(chance.uniform(0.0, 0.22))
        except (ConnectionClosed, OSError):
            return

    try:
        await race(anna, ben, tiles="60")
        for _ in range(4):
            left = chance.randint(3, 6)
            await asyncio.gather(grab_until_killed(anna), grab_until_killed(ben))
            await asyncio.to_thread(server.kill)
            journal = entries(tmp_path / "q.sqlite3", anna.code)
            for seat, versions in acknowledged.items():
                for v in versions:
                    assert journal[v][1][0][0] == seat
            before = [(one.v, list(one.log)) for one in (anna, ben)]
            await asyncio.to_thread(server.start)
            for one, (v, log) in zip((anna, ben), before, strict=True):
                one.http.base_url = server.url
                one.line = None
                await one.look()
                assert one.v >= v
                assert one.log[: len(log)] == log
                assert one.stand["race"]
        await asyncio.gather(grab_until_killed(anna), grab_until_killed(ben))
        assert not anna.stand["race"]
        assert {f["tile"] for f in facts(anna, "grabbed")} == set(range(60))
        for one in (anna, ben):
            await one.act([{"verb": "guess", "args": [3]}])
        await anna.see(lambda: anna.is_over)
        assert sum(len(v) for v in acknowledged.values()) > 20
        assert b"Traceback" not in server.log
    finally:
        for one in (anna, ben):
            await one.leave()
            await one.http.aclose()
        if server.pid:
            server.kill()


def entries(path: Path, code: str) -> dict[int, Any]:
    """A journal by version; there is no gap in it."""
    with sqlite3.connect(path) as connection:
        query = "select n, entry from journal where code = ? order by n"
        rows = connection.execute(query, (code,)).fetchall()
    assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
    return {n: json.loads(entry) for n, entry in rows}


async def test_a_disk_that_fails_in_a_race(tmp_path: Path) -> None:
    """What could not be written is refused and forgotten, and so is all that stood on it."""
    services, session, lines = await at_a_table(tmp_path)
    store = services.store
    table = session.table
    assert table is not None
    v, told = table.v, len(table.told)
    heard = [len(line._waiting) for line in lines]
    insert, store._raw_insert = store._raw_insert, refuse
    for seat in (0, 1):
        assert session.acts.hear(lines[seat], act(seat, seat))
    assert table.v == v + 2  # in memory, and nowhere else
    assert [len(line._waiting) for line in lines] == heard
    await until(lambda: session.table is not table)
    store._raw_insert = insert
    await until(lambda: not session.is_broken)
    again = session.table
    assert again is not None
    assert (again.v, len(again.told)) == (v, told)
    for line, before in zip(lines, heard, strict=True):
        said = [json.loads(text) for text in list(line._waiting)[before:]]
        assert [m["type"] for m in said] == ["refused", "welcome"]
        assert said[0]["why"]["key"] == "no-not-saved"
        assert said[1]["v"] == v
    # And the race goes on.
    assert session.acts.hear(lines[0], act(0, 2))
    await until(lambda: '"done"' in lines[0]._waiting[-1])
    session.close()
    store.close()


async def test_nobody_hears_of_an_act_before_the_disk_has_it(tmp_path: Path) -> None:
    """Not even by a refusal that rests on it; who comes meanwhile waits until it is settled."""
    services, session, lines = await at_a_table(tmp_path)
    gate, blocked = await held(services.store)
    heard = [len(line._waiting) for line in lines]
    assert session.acts.hear(lines[0], act(0, 4))
    assert session.acts.hear(lines[0], act(0, 5))  # its hand is busy
    late = Connection("g2", NOBODY)
    coming = asyncio.create_task(session.attach(late))
    await asyncio.sleep(0.05)
    assert not session.acts.are_quick  # whoever acts now waits in line
    assert [len(line._waiting) for line in lines] == heard
    assert not late._waiting
    gate.set()
    await blocked
    assert await coming
    types = [json.loads(text)["type"] for text in list(lines[0]._waiting)[heard[0] :]]
    assert types[:3] == ["race", "done", "refused"]
    assert json.loads(late._waiting[0])["stand"]["view"]["acts"] == [4, -1]
    session.close()
    services.store.close()


@pytest.fixture(autouse=True)
def grab(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "grab", lambda: GRAB)


async def at_a_table(tmp_path: Path) -> tuple[Services, Session, list[Connection]]:
    """Two hands in a race that nothing comes of by itself for a while."""
    store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    services = Services(Settings(away_after_ms=10**6), store, None)  # type: ignore[arg-type]
    seats = [Sitting("person", f"P{n}", guests=[f"g{n}"], token="t") for n in range(2)]
    options = {"reach": "5000", "tiles": "12", "ready": "1"}
    row = TableRow("KRAKEN-42", "grab", 1, options, seats, 0, "playing")
    await store.run(add_table(row))
    session = Session(services, row, Table(GRAB, 2, options, DiceChance(1)))
    lines = [Connection(f"g{n}", NOBODY) for n in range(2)]
    for line in lines:
        assert await session.attach(line)
    await asyncio.sleep(0.1)
    await session.pump()
    assert session.acts.are_quick
    return services, session, lines


def act(seat: int, tile: int) -> protocol.Act:
    return protocol.Act(seat + 1, 0, [protocol.Do("grab", [tile])])


def refuse(*_: object) -> None:
    raise OSError("disk full")
