"""Too many, too often, nobody at all, or a disk that is full: those who play go on playing."""

from __future__ import annotations

import asyncio
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
from quarterdeck.server import wire
from quarterdeck.server.crew import MOST_TABS, MOST_WATCHERS
from quarterdeck.server.harbour import Harbour
from quarterdeck.server.line import Line
from quarterdeck.server.rows import GuestRow
from quarterdeck.server.running import MEND_S
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from tests.support.patience import PATIENCE_S, until
from tests.support.server import Player

Make = Callable[[], Player]
ANNA = GuestRow("a" * 22, "Anna", 0)
ME, BOT, OPEN = wire.SeatWish("me"), wire.SeatWish("bot", "deckhand"), wire.SeatWish("open")


class Thinkers:
    """A pool that thinks at once, and remembers how much it was asked and how urgently."""

    def __init__(self) -> None:
        self.urgent: list[bool] = []

    def submit(self, task: Any, urgent: bool = True) -> Future[Action]:
        self.urgent.append(urgent)
        done: Future[Action] = Future()
        done.set_result(action_of(answer_task(task)))
        return done


@pytest.fixture
def thinkers() -> Thinkers:
    return Thinkers()


@pytest.fixture
async def house(tmp_path: Path, thinkers: Thinkers) -> AsyncIterator[Harbour]:
    store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    settings = Settings(away_after_ms=10**6, bot_delay_ms=0, discreet_ms=0)
    made = Harbour(settings, store, thinkers)  # type: ignore[arg-type]
    yield made
    made.close()
    # In the loop the bots live in: none of them outlives its test.
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)
    store.close()


async def test_a_crowd_that_looks_on_keeps_no_player_out(house: Harbour) -> None:
    running = await house.create(ANNA, wire.NewTable("captain_flip", [ME, OPEN]))
    for n in range(MOST_WATCHERS):
        assert await running.attach(Line(f"watcher {n}", -3))
    assert not await running.attach(Line("one too many", -3))
    mine = [await running.attach(Line(ANNA.id, -3)) for _ in range(MOST_TABS + 1)]
    assert mine == [True] * MOST_TABS + [False]


async def test_a_short_gap_is_not_worth_mentioning(house: Harbour) -> None:
    running = await house.create(ANNA, wire.NewTable("captain_flip", [ME, OPEN]))
    line = Line(ANNA.id, -3)
    await running.attach(line)
    assert not running._leaving
    running.detach(line)
    assert list(running._leaving) == [0]  # about to be called away
    await running.attach(Line(ANNA.id, -3))
    assert not running._leaving
    assert running.away == [False, False]


async def test_bots_among_themselves_play_only_for_somebody(
    house: Harbour, thinkers: Thinkers
) -> None:
    running = await house.create(ANNA, wire.NewTable("captain_flip", [BOT, BOT]))
    await asyncio.sleep(0.2)
    assert thinkers.urgent == []
    assert running.is_idle
    line = Line("somebody", -3)
    await running.attach(line)
    await until(lambda: len(thinkers.urgent) >= 5)
    assert all(thinkers.urgent)
    running.detach(line)
    await until(lambda: running.is_idle)
    asked = len(thinkers.urgent)
    await asyncio.sleep(0.2)
    assert len(thinkers.urgent) == asked


async def test_where_nobody_waits_thinking_is_not_urgent(
    house: Harbour, thinkers: Thinkers
) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not thinkers.urgent:  # chance may have Anna begin
            await house.create(ANNA, wire.NewTable("captain_flip", [BOT, ME]))
            await asyncio.sleep(0.1)
    assert not any(thinkers.urgent)


async def test_a_bot_on_a_full_disk_tries_again_in_a_while(
    house: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a thousand times a second."""
    tries: list[float] = []

    def full(*_: object) -> Any:
        def work(_: object) -> None:
            tries.append(time.monotonic())
            raise OSError("disk full")

        return work

    running = await house.create(ANNA, wire.NewTable("captain_flip", [BOT, BOT]))
    line = Line("somebody", -3)
    with monkeypatch.context() as broken:
        broken.setattr("quarterdeck.server.running.append", full)
        await running.attach(line)
        await until(lambda: len(tries) >= 6)
    # Some at once, then a pause: however slow the machine, no six within one.
    assert tries[5] - tries[0] > MEND_S
    assert running.table is not None
    v = running.table.v
    await until(lambda: running.table is not None and running.table.v >= v + 3)


@pytest.mark.parametrize(
    "path", ["/%00", "/t/%00", "/assets/%00.js", "/" + "x" * 300, "/assets/" + "y/" * 3000 + "z.js"]
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
