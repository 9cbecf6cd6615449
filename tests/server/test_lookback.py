"""Looks back, hints and games that go on from others, as the server gives them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.lookback import task
from quarterdeck.lookback.nodes import Budget
from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.lobby.branch import branch
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.looks import MOST_EACH
from quarterdeck.server.session import load as tables
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.queries import add_table
from quarterdeck.server.storage.schema import GuestRow, Sitting, TableRow
from quarterdeck.server.storage.store import Store
from quarterdeck.table.record import action_row, parse
from quarterdeck.workers.fair import Who
from quarterdeck.workers.pool import Pool
from tests.server.test_finished import play_on
from tests.support.journals import append
from tests.support.patience import until
from tests.support.server import ME, OPEN, Player, bot

ANNA = GuestRow("a" * 22, "Anna", 0)
CODE = "KRAKEN-42"
SMALL = Budget(8, 4, 2, 2)
Make = Callable[[], Player]


class Worker:
    """A pool that works at once, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def submit(self, wish: Any, urgent: bool = True, *_: Any) -> Future[Any]:
        self.asked.append(wish[0] if urgent else f"patient {wish[0]}")
        done: Future[Any] = Future()
        if wish[0] == "piece":
            wish = (wish[0], wish[1], 10**9)  # none of its moments: the test is not about those
        done.set_result(task.answer_task(wish))
        return done


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Lobby]:
    monkeypatch.setattr(task, "PLAYOUTS", {"coarse": 0, "fine": 0})
    monkeypatch.setattr(task, "budget_of", lambda *_: SMALL)
    store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    made = Lobby(Settings(), store, Pool(0))
    made.looks.pool = Worker()  # type: ignore[assignment]
    yield made
    made.close()
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)
    store.close()


async def finished(house: Lobby, most: int = 100_000, code: str = CODE) -> Any:
    """A random game on the disk, as a server would have left it."""
    seats = [Sitting("person", "Anna", guests=[ANNA.id]), Sitting("bot", "Ben", "bosun")]
    row = TableRow(code, "captain_flip", 1, {}, seats, 0)
    table = tables.make_table(row)
    entries = play_on(table, Dice(5), most)
    row.status = "over" if table.is_over else "playing"
    await house.store.run(add_table(row))
    await house.store.run(append(code, entries))
    return await house.table(code)


async def test_however_many_ask_a_game_is_looked_at_once_and_kept(house: Lobby) -> None:
    session = await finished(house)
    found = await asyncio.gather(*[house.looks.look(session) for _ in range(50)])
    worker: Any = house.looks.pool
    assert worker.asked.count("look") == 1
    assert {len(one.chances) for one in found} == {len(found[0].chances)}
    assert all(one.finer for one in found)
    while (last := await house.looks.look(session)).finer:
        await asyncio.sleep(0.01)
    assert last.fineness == "fine"
    assert worker.asked.count("patient piece") == task.PIECES
    asked = len(worker.asked)
    again = Lobby(Settings(), house.store, Pool(0))
    again.looks.pool = worker
    assert await again.looks.look(await again.table(CODE)) == last
    assert len(worker.asked) == asked


async def test_one_address_does_not_have_all_that_is_looked_at(
    house: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd = [Who("192.0.2.1", f"guest {n}") for n in range(MOST_EACH + 1)]
    games = [await finished(house, code=f"KRAKEN-{n}") for n in range(10, 12 + MOST_EACH)]
    asked: list[list[Who]] = []
    never: Future[Any] = Future()

    def submit(_: Any, urgent: bool, who: Any) -> Future[Any]:
        asked.append(list(who))
        return never

    monkeypatch.setattr(house.looks.pool, "submit", submit)
    looks = [
        asyncio.create_task(house.looks.look(game, who))
        for game, who in zip(games, crowd[:MOST_EACH], strict=False)
    ]
    await until(lambda: len(asked) == MOST_EACH)
    with pytest.raises(Trouble) as no:
        await house.looks.look(games[-2], crowd[-1])
    assert no.value.status == 429
    anna = asyncio.create_task(house.looks.look(games[-1], Who("198.51.100.7", "anna")))
    await until(lambda: len(asked) == MOST_EACH + 1)
    # The pool knows for whom it is: there an address has its share (tests/workers/test_fair.py).
    assert asked[-1] == [Who("198.51.100.7", "anna")]
    assert {who.address for (who,) in asked[:-1]} == {"192.0.2.1"}
    for one in (*looks, anna):
        one.cancel()


async def test_a_game_under_way_is_not_looked_back_at(house: Lobby) -> None:
    session = await finished(house, 20)
    with pytest.raises(Trouble) as trouble:
        await house.looks.look(session)
    assert trouble.value.why.key == "no-not-over"


async def test_a_record_that_cannot_be_looked_at_is_tried_once(
    house: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await finished(house)
    ending = await session.keeping.ending()
    rows = ending.record_lines().splitlines()
    rows.insert(1, rows[1])  # a draw too many
    monkeypatch.setattr(type(ending), "record_lines", lambda _: "\n".join(rows))
    for _ in range(3):
        with pytest.raises(Trouble) as trouble:
            await house.looks.look(session)
        assert trouble.value.why.key == "no-look-back"
    worker: Any = house.looks.pool
    assert worker.asked == ["look"]


async def test_a_game_goes_on_from_any_of_its_moments(house: Lobby) -> None:
    session = await finished(house)
    old = parse((await session.keeping.ending()).record_lines())
    step = len(old.actions) // 2
    made = await branch(house, session, ANNA, protocol.Branch(step))
    table = made.table
    assert table is not None
    assert made.row.seat_of(ANNA.id) == 0
    assert [s.kind for s in made.row.seats] == ["person", "bot"]
    assert made.row.origin == f"{CODE} {step}"
    assert made.row.secret != session.row.secret
    same = [action_row(a) for a in table.actions[: step - 1]]
    assert same == [action_row(a) for a in old.actions[: step - 1]]
    play_on(table, Dice(8))
    assert table.is_over
    for wrong, key in ((0, "no-such-step"), (10**6, "no-such-step")):
        with pytest.raises(Trouble) as trouble:
            await branch(house, session, ANNA, protocol.Branch(wrong))
        assert trouble.value.why.key == key
    with pytest.raises(Trouble) as trouble:
        await branch(house, session, ANNA, protocol.Branch(len(old.actions) + 1))
    assert trouble.value.why.key == "no-branch-over"
    with pytest.raises(Trouble) as trouble:
        await branch(house, session, ANNA, protocol.Branch(5, 7))
    assert trouble.value.why.key == "no-such-seat"


async def test_hints_are_for_those_who_play_against_bots_alone(player: Make) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN)
    await ben.join(anna.code)
    await anna.look()
    path = f"/api/tables/{anna.code}/hint"
    assert (await anna.post(path, None, 403))["why"]["key"] == "no-hint-people"
    await anna.create(ME, bot())
    path = f"/api/tables/{anna.code}/hint"
    assert (await ben.post(path, None, 403))["why"]["key"] == "no-seat-yours"
    await anna.look()
    await anna.wait_to_be_asked()
    said = await anna.post(path)
    do = [{"verb": act["row"][1], "args": act["row"][2]} for act in said["acts"]]
    assert said["v"] == anna.v
    assert (await anna.act(do))["type"] == "done"
