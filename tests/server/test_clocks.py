"""Clocks: what they say, who is relieved when they are empty, and what a restart does to them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.server.protocol.time import Pace
from quarterdeck.server.session.time_left import GRACE_MS, SPARE, TimeLeft
from tests.support.patience import PATIENCE_S
from tests.support.server import ME, OPEN, Player, Server, bot

Make = Callable[[], Player]
HOUR = 3600


def some(*seats: int) -> frozenset[int]:
    return frozenset(seats)


# ------------------------------------------------------------ what is left, without a server


def test_a_clock_a_move_is_full_at_each_and_undo_does_not_fill_it() -> None:
    left = TimeLeft(Pace("move", 60), 2, 0)
    left.look(some(0), 0)
    left.look(some(0), 20_000)  # one more choice of the same turn
    assert left.told(20_000).left == [40_000, 60_000]
    left.look(some(1), 30_000)
    assert left.told(31_000).left == [30_000, 59_000]
    assert left.told(31_000).runs == [1]
    left.look(some(0), 40_000, is_undone=True)
    assert left.told(40_000).left == [30_000, 50_000]
    left.look(some(1), 41_000)
    left.look(some(0), 42_000)
    assert left.told(42_000).left[0] == 60_000


def test_a_clock_a_game_gains_with_each_move_and_loses_that_by_undo() -> None:
    left = TimeLeft(Pace("game", 60, 5), 2, 0)
    left.look(some(0), 0)
    left.look(some(1), 10_000)
    assert left.told(10_000).left == [55_000, 60_000]
    left.look(some(0), 12_000, is_undone=True)
    assert left.told(12_000).left == [50_000, 58_000]  # Ben's move is not over
    left.look(None, 15_000)  # a shot is in the air
    assert left.told(25_000).left == [47_000, 58_000]
    assert left.told(25_000).runs == []
    left.look(some(0), 25_000)  # and it is still Anna's turn
    assert left.told(25_000).left == [47_000, 58_000]


def test_in_a_sealed_step_every_seat_that_must_answer_has_its_clock_run() -> None:
    left = TimeLeft(Pace("game", 60), 3, 0)
    left.look(some(0, 1, 2), 0)
    left.look(some(0, 2), 10_000)
    assert left.told(30_000).left == [30_000, 50_000, 30_000]
    assert left.late(60_000) == []  # an answer may be on its way
    assert left.late(60_000 + GRACE_MS) == [0, 2]
    assert left.due_in(30_000) == 30_000 + GRACE_MS


def test_who_comes_back_to_an_empty_clock_can_play() -> None:
    left = TimeLeft(Pace("game", 600, 5), 2, 0)
    left.look(some(0), 0)
    assert left.late(601_000) == [0]
    left.forget(0, 601_000)
    left.look(some(), 601_000)
    assert left.told(601_000).left[0] == 0  # nothing was gained: no move of Anna's ended
    left.give_back(0)
    assert left.told(601_000).left[0] == 600_000 // SPARE


# ------------------------------------------------------------ at a table


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("clocks") / "q.sqlite3"


@pytest.fixture(scope="module")
def server(file: Path) -> Iterator[Server]:
    with Server(file, least_clock_s=1, gone_after_ms=150) as running:
        yield running


def clocks(one: Player) -> dict[str, Any]:
    """As told last, with a change or with who sits where."""
    for text in reversed(one.heard):
        m = json.loads(text)
        found = m.get("clocks") or m.get("stand", {}).get("clocks")
        if found:
            return dict(found)
    return {}


def notes(one: Player) -> list[str]:
    return [f["say"]["key"] for f in one.log if f["kind"] == "note"]


async def sit(
    anna: Player, ben: Player, pace: dict[str, Any], *more: dict[str, str]
) -> tuple[Player, Player]:
    """Both at a table of that pace; whoever is asked first, and the other one."""
    body = {"game": "captain_flip", "seats": [ME, OPEN, *more], "pace": pace}
    anna.code = (await anna.post("/api/tables", body))["code"]
    await anna.look()
    await ben.join(anna.code)
    await ben.look(anna.code)
    await anna.see(lambda: anna.stand["to_act"] in ([0], [1]))
    first, other = (anna, ben) if anna.stand["to_act"] == [0] else (ben, anna)
    await first.see(lambda: first.is_asked)
    return first, other


async def test_out_of_time_with_the_page_closed_a_bot_plays_until_one_takes_the_seat_back(
    player: Make,
) -> None:
    anna, ben = player(), player()
    first, other = await sit(anna, ben, {"kind": "move", "time": 2}, bot("deckhand"))
    await first.leave()
    seat = first.you
    await other.see(lambda: other.table["seats"][seat]["lent"])
    assert other.table["seats"][seat]["level"] == "deckhand"  # as well as this table's bots
    assert notes(other)[-1] in ("note-late", "note-gone")
    await other.see(lambda: [f for f in other.log if f.get("lent")])  # it plays
    await first.look()
    assert first.stand["ask"] is None
    await first.post(f"/api/tables/{anna.code}/seats/{seat}", {"kind": "person"})
    await first.see(lambda: not first.table["seats"][seat]["lent"])
    left = clocks(first)["left"][seat]
    assert 0 < left <= 2000


async def test_who_is_here_and_thinks_too_long_is_relieved_as_well(player: Make) -> None:
    anna, ben = player(), player()
    first, _ = await sit(anna, ben, {"kind": "move", "time": 1})
    await first.see(lambda: first.table["seats"][first.you]["lent"])
    assert notes(first) == ["note-late"]
    await first.see(lambda: first.stand["ask"] is None)


async def test_a_turn_that_is_done_but_not_closed_is_closed(player: Make) -> None:
    anna, ben = player(), player()
    first, other = await sit(anna, ben, {"kind": "move", "time": 2})
    await first.say({"type": "pause", "ms": -1})
    while first.is_asked:
        assert (await first.act(first.stand["ask"]["choices"][-1]["do"]))["type"] == "done"
    assert first.stand["closing"] == 0  # it waits for Done
    await other.see(lambda: other.is_asked)
    assert not any(s["lent"] for s in other.table["seats"])


async def test_without_a_clock_whoever_sits_there_relieves_who_is_gone(player: Make) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN)
    await ben.join(anna.code)
    await asyncio.gather(anna.look(), ben.look(anna.code))
    path = f"/api/tables/{anna.code}/seats/0"
    refused = await anna.post(f"/api/tables/{anna.code}/seats/1", {"kind": "bot"}, 409)
    assert refused["why"]["key"] == "no-still-here"  # the host cannot lend who is present
    stranger = player()
    await anna.leave()
    await ben.see(lambda: ben.table["seats"][0].get("gone"))
    assert (await stranger.post(path, {"kind": "bot"}, 403))["why"]["key"] == "no-not-host"
    assert (await ben.post(path, {"kind": "bot"}))["seats"][0]["lent"]


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "move", "time": 0},
        {"kind": "move", "time": 999_999},
        {"kind": "days", "time": 60},
        {"kind": "game", "time": -5},
        {"kind": "game", "time": 600, "gain": 5000},
        {"kind": "game", "time": 600, "gain": -1},
        {"kind": "soon", "time": 600},
    ],
)
async def test_a_clock_that_cannot_be_is_refused_in_words(
    player: Make, pace: dict[str, Any]
) -> None:
    body = {"game": "captain_flip", "seats": [ME, OPEN], "pace": pace}
    refused = await player().post("/api/tables", body, 400)
    assert refused["why"]["key"] in ("no-bad-clock", "no-bad-gain", "no-bad-request")


async def test_every_game_has_paces_and_they_can_be_played(player: Make) -> None:
    anna = player()
    for card in await anna.get("/api/games"):
        for choice in card["paces"]:
            wish = {"game": card["id"], "seats": [ME, OPEN], "pace": choice["pace"]}
            code = (await anna.post("/api/tables", wish))["code"]
            info = await anna.get(f"/api/tables/{code}")
            assert info.get("pace", {"kind": "none"})["kind"] == choice["pace"]["kind"]


async def test_the_host_changes_the_pace_before_the_game_and_a_rematch_keeps_it(
    player: Make,
) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN)
    pace = {"kind": "game", "time": 900, "gain": 10}
    path = f"/api/tables/{anna.code}"
    assert (await anna.post(f"{path}/arrange", {"pace": pace}))["pace"] == pace
    await ben.join(anna.code)
    assert (await anna.post(f"{path}/arrange", {"pace": pace}, 409))["why"]["key"] == "no-started"
    await asyncio.gather(anna.look(), ben.look(anna.code))
    await asyncio.gather(anna.play(), ben.play())
    again = await anna.post(f"{path}/rematch")
    assert (await anna.get(f"/api/tables/{again['code']}"))["pace"] == pace


# ------------------------------------------------------------ over a restart


async def test_while_the_server_is_down_a_live_clock_stands_and_one_of_days_goes_on(
    tmp_path: Path,
) -> None:
    file = tmp_path / "q.sqlite3"
    server = Server(file, gone_after_ms=600_000)
    with server:
        anna, ben = Player(server), Player(server)
        first, _ = await sit(anna, ben, {"kind": "game", "time": 3600, "gain": 30})
        live = anna.code
        assert (await first.act(first.stand["ask"]["choices"][0]["do"]))["type"] == "done"
        first, _ = await sit(anna, ben, {"kind": "days", "time": HOUR})
        days, seat = anna.code, first.you
        for one in (anna, ben):
            await one.leave()
        server.kill()
        with sqlite3.connect(file) as disk:  # it was down for half an hour, then for two
            _back(disk, live, HOUR // 2)
            _back(disk, days, HOUR // 2)
        server.start()
        _at(anna, server)
        await anna.look(live)
        assert min(clocks(anna)["left"]) > 3_500_000
        await anna.look(days)
        assert HOUR * 500 - 60_000 < clocks(anna)["left"][seat] <= HOUR * 500
        await anna.leave()
        server.kill()
        with sqlite3.connect(file) as disk:
            _back(disk, days, 2 * HOUR)
        server.start()
        _at(anna, server)
        await anna.look(days)
        await anna.see(lambda: anna.table["seats"][seat]["lent"])
        for one in (anna, ben):
            await one.leave()
            await one.http.aclose()


def _at(one: Player, server: Server) -> None:
    """It may have another port now."""
    one.http.base_url = server.url


def _back(disk: sqlite3.Connection, code: str, seconds: int) -> None:
    """Whatever was written at that table was written so much earlier."""
    n, text = disk.execute(
        "SELECT n, entry FROM journal WHERE code = ? ORDER BY n DESC LIMIT 1", (code,)
    ).fetchone()
    entry = json.loads(text)
    assert abs(entry[2][1] / 1000 - time.time()) < 4 * HOUR
    entry[2][1] -= seconds * 1000
    disk.execute(
        "UPDATE journal SET entry = ? WHERE code = ? AND n = ?", (json.dumps(entry), code, n)
    )


async def test_a_table_of_days_leaves_the_memory_and_is_fetched_when_it_is_up(
    tmp_path: Path,
) -> None:
    file = tmp_path / "q.sqlite3"
    server = Server(file, idle_after_s=0.2)
    with server:
        anna, ben = Player(server), Player(server)
        first, _ = await sit(anna, ben, {"kind": "days", "time": HOUR})
        code, seat = anna.code, first.you
        for one in (anna, ben):
            await one.leave()
        server.kill()
        with sqlite3.connect(file) as disk:  # in three seconds its hour is over
            _back(disk, code, HOUR - 3)
        server.start()

        def is_lent() -> bool:
            with sqlite3.connect(file) as disk:
                row = disk.execute("SELECT seats FROM tables WHERE code = ?", (code,)).fetchone()
            return bool(json.loads(row[0])[seat]["lent"])

        async with asyncio.timeout(PATIENCE_S):
            while not is_lent():  # nobody looks at it meanwhile
                await asyncio.sleep(0.1)
        for one in (anna, ben):
            await one.http.aclose()
