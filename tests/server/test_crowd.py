"""Too many, too often, nobody at all, or a disk that is full: those who play go on playing."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.bots.task import action_of, answer_task
from quarterdeck.core.action import Action
from quarterdeck.server import protocol
from quarterdeck.server.connections.connection import Connection
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.session.seating import MOST_TABS, MOST_WATCHERS
from quarterdeck.server.session.session import MEND_S
from quarterdeck.server.settings import Settings
from quarterdeck.server.socket.dispatch import WELCOME_COSTS
from quarterdeck.server.storage.schema import GuestRow
from quarterdeck.server.storage.store import Store
from tests.support.patience import PATIENCE_S, until
from tests.support.server import Player, Server, bot

Make = Callable[[], Player]
ANNA = GuestRow("a" * 22, "Anna", 0)
ME, BOT, OPEN = (
    protocol.SeatWish("me"),
    protocol.SeatWish("bot", "deckhand"),
    protocol.SeatWish("open"),
)


class Thinkers:
    """A pool that thinks at once, and remembers how much it was asked and how urgently."""

    def __init__(self) -> None:
        self.urgent: list[bool] = []

    def submit(self, task: Any, urgent: bool = True, *_: Any) -> Future[Action]:
        self.urgent.append(urgent)
        done: Future[Action] = Future()
        done.set_result(action_of(answer_task(task)))
        return done


@pytest.fixture
def thinkers() -> Thinkers:
    return Thinkers()


@pytest.fixture
async def house(tmp_path: Path, thinkers: Thinkers) -> AsyncIterator[Lobby]:
    store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    settings = Settings(away_after_ms=10**6, bot_delay_ms=0, discreet_ms=0)
    made = Lobby(settings, store, thinkers)  # type: ignore[arg-type]
    yield made
    made.close()
    # In the loop the bots live in: none of them outlives its test.
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)
    store.close()


async def test_a_crowd_that_looks_on_keeps_no_player_out(house: Lobby) -> None:
    session = await house.create(ANNA, protocol.NewTable("captain_flip", [ME, OPEN]))
    for n in range(MOST_WATCHERS):
        assert await session.attach(Connection(f"watcher {n}", -3))
    assert not await session.attach(Connection("one too many", -3))
    mine = [await session.attach(Connection(ANNA.id, -3)) for _ in range(MOST_TABS + 1)]
    assert mine == [True] * MOST_TABS + [False]


async def test_a_crowd_of_admirals_keeps_no_bystander_waiting(tmp_path: Path) -> None:
    """One address has forty tables at which the strongest play each other; she has one bot."""
    tables, soon = 40, 10
    with Server(tmp_path / "q.sqlite3", bot_workers=2) as server:
        async with Player(server) as anna, contextlib.AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(Player(server)) for _ in range(tables)]
            for one in crowd:
                one.address = "192.0.2.1"
                await one.create(bot("admiral"), bot("admiral"))
            anna.address = "198.51.100.7"
            await anna.create({"kind": "me"}, bot("admiral"))
            for one in crowd:
                stack.callback(asyncio.create_task(listen(one)).cancel)
            await until(lambda: all(one.v >= 0 for one in crowd))
            await anna.look()
            assert await anna.wait_to_be_asked()
            assert (await anna.act(anna.stand["ask"]["choices"][0]["do"]))["type"] == "done"
            v, before = anna.v, sum(one.v for one in crowd)
            await anna.see(lambda: anna.v > v and anna.is_asked)
            meanwhile = sum(one.v for one in crowd) - before
            assert meanwhile < soon, f"{meanwhile} of the crowd's acts before hers was answered"


async def test_many_lines_of_one_address_do_not_ask_for_everything_all_the_time(
    tmp_path: Path,
) -> None:
    """Each keeps to the pace of a line; together they would have the server do nothing else."""
    most = int(Limits(1.0).saying.burst / WELCOME_COSTS)
    lines, asked = 12, 50
    with Server(tmp_path / "q.sqlite3", limits=1.0) as server:
        async with Player(server) as anna, contextlib.AsyncExitStack() as stack:
            code = await anna.create({"kind": "me"}, {"kind": "open"})
            crowd = [await stack.enter_async_context(Player(server)) for _ in range(lines)]
            for one in crowd:
                one.address = "192.0.2.1"
                await one.look(code)
            began = time.monotonic()
            told = await asyncio.gather(*(resyncs(one, asked) for one in crowd))
            more = Limits(1.0).saying.per_second * (time.monotonic() - began) / WELCOME_COSTS
            assert most <= sum(told) <= most + more + 1 < lines * asked
            anna.address = "198.51.100.7"
            await anna.look()
            await anna.resync()
            assert await resyncs(crowd[0], 0) == 0  # nobody was cut off for it


async def resyncs(one: Player, times: int) -> int:
    """So many are asked for at once; how many were told."""
    for _ in range(times):
        await one.say({"type": "resync"})
    await one.say({"type": "why", "id": 7, "refs": ["x"]})
    told = 0
    while True:
        m = await one.hear()
        told += m["type"] == "welcome"
        if m.get("id") == 7:
            return told


async def listen(one: Player) -> None:
    """What happens at a table is taken in as it comes."""
    await one.look()
    while True:
        await one.hear()


async def test_a_short_gap_is_not_worth_mentioning(house: Lobby) -> None:
    session = await house.create(ANNA, protocol.NewTable("captain_flip", [ME, OPEN]))
    line = Connection(ANNA.id, -3)
    await session.attach(line)
    assert not session.seating._leaving
    session.seating.detach(line)
    assert list(session.seating._leaving) == [0]  # about to be called away
    await session.attach(Connection(ANNA.id, -3))
    assert not session.seating._leaving
    assert session.seating.away == [False, False]


async def test_bots_among_themselves_play_only_for_somebody(
    house: Lobby, thinkers: Thinkers
) -> None:
    session = await house.create(ANNA, protocol.NewTable("captain_flip", [BOT, BOT]))
    await asyncio.sleep(0.2)
    assert thinkers.urgent == []
    assert session.is_idle
    line = Connection("somebody", -3)
    await session.attach(line)
    await until(lambda: len(thinkers.urgent) >= 5)
    assert all(thinkers.urgent)
    session.seating.detach(line)
    await until(lambda: session.is_idle)
    asked = len(thinkers.urgent)
    await asyncio.sleep(0.2)
    assert len(thinkers.urgent) == asked


async def test_where_nobody_waits_thinking_is_not_urgent(house: Lobby, thinkers: Thinkers) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not thinkers.urgent:  # chance may have Anna begin
            await house.create(ANNA, protocol.NewTable("captain_flip", [BOT, ME]))
            await asyncio.sleep(0.1)
    assert not any(thinkers.urgent)


async def test_a_bot_on_a_full_disk_tries_again_in_a_while(
    house: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a thousand times a second."""
    tries: list[float] = []

    def full(*_: object) -> None:
        tries.append(time.monotonic())
        raise OSError("disk full")

    session = await house.create(ANNA, protocol.NewTable("captain_flip", [BOT, BOT]))
    line = Connection("somebody", -3)
    with monkeypatch.context() as broken:
        broken.setattr(house.store, "_raw_insert", full)
        await session.attach(line)
        await until(lambda: len(tries) >= 6)
    # Some at once, then a pause: however slow the machine, no six within one.
    assert tries[5] - tries[0] > MEND_S
    assert session.table is not None
    v = session.table.v
    await until(lambda: session.table is not None and session.table.v >= v + 3)


@pytest.mark.parametrize(
    "path",
    ["/%00", "/t/%00", "/assets/%00.js", "/" + "x" * 300, "/assets/" + "y/" * 3000 + "z.js"],
    ids=["zero", "zero at a table", "zero among assets", "long", "deep"],
)
async def test_names_no_file_can_have(player: Make, path: str) -> None:
    async with player() as anna:
        answer = await anna.http.get(path)
        assert answer.status_code in (200, 404, 414)
        assert answer.status_code == 200 or answer.json()["why"]["key"] == "no-such-page"


async def test_brackets_without_end(player: Make) -> None:
    async with player() as anna:
        answer = await anna.http.post(
            "/api/tables", content=b"[" * 5000, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400


async def test_the_seal_of_the_draws_is_told_before_the_first(player: Make) -> None:
    """And it is the one in the record, whose secret it seals."""
    async with player() as anna, player() as ben:
        await anna.create({"kind": "me"}, {"kind": "open"})
        await anna.look()
        seal = anna.table["seal"]
        assert anna.table["status"] == "waiting"
        await ben.join(anna.code)
        await ben.look(anna.code)
        assert ben.table["seal"] == seal
        await asyncio.gather(anna.play(), ben.play())
        rows = (await anna.http.get(f"/api/tables/{anna.code}/record")).text.splitlines()
        header, end = json.loads(rows[0]), json.loads(rows[-1])
        assert header["commitment"] == seal
        assert hashlib.sha256(bytes.fromhex(end["end"]["secret"])).hexdigest() == seal
