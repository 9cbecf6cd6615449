"""The storage: group commit, a disk that fails, tables that leave the memory."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError

from quarterdeck import registry
from quarterdeck.server import protocol
from quarterdeck.server.connections.connection import Connection
from quarterdeck.server.errors import Trouble
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.restoring import DAY_S
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.queries import load_table, looked_at
from quarterdeck.server.storage.schema import JOURNAL, TABLES, GuestRow
from quarterdeck.server.storage.store import CannotOpen, Store
from tests.support.journals import append
from tests.support.patience import until

WISH = protocol.NewTable("captain_flip", [protocol.SeatWish("me"), protocol.SeatWish("open")])
ANNA, BEN = GuestRow("a" * 22, "Anna", 0), GuestRow("b" * 22, "Ben", 0)


@pytest.fixture
def store(tmp_path: Path) -> Any:
    opened = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    yield opened
    opened.close()


def lobby(store: Store, **settings: Any) -> Lobby:
    return Lobby(Settings(away_after_ms=10**6, **settings), store, None)  # type: ignore[arg-type]


async def two_at_a_table(house: Lobby) -> Any:
    session = await house.create(ANNA, WISH)
    async with session.lock:
        await session.seating.sit(BEN, -1)
        await house.gathering.start_if_full(session)
    await session.pump()
    return session


async def move(session: Any) -> protocol.Done | protocol.Refused:
    return await session.act(session.table.to_act()[0], choice_of(session))


def choice_of(session: Any) -> protocol.Act:
    """The last one of whoever is to act."""
    choice = (table := session.table).ask(table.to_act()[0]).options[-1]
    return protocol.Act(1, table.v, [protocol.Do(a.verb, list(a.args)) for a in choice.actions])


async def test_the_log_is_swept_beside_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was committed gets to its place in the file long before the writer would move it."""
    monkeypatch.setattr("quarterdeck.server.storage.store.SWEEP_S", 0.02)
    store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    for n in range(1, 4):
        await store.run(append("KRAKEN-42", [(n, ["close", 0])]))
    await until(lambda: moved(tmp_path) == 3)
    store.close()


def moved(folder: Path) -> int:
    """How many entries the file has without its log."""
    alone = folder / "alone.sqlite3"
    shutil.copy(folder / "q.sqlite3", alone)
    with contextlib.closing(sqlite3.connect(f"file:{alone}?immutable=1", uri=True)) as connection:
        try:
            return int(connection.execute("select count(*) from journal").fetchone()[0])
        except sqlite3.DatabaseError:
            return 0  # it was being moved just now, or not even the tables are there


async def held(store: Store) -> tuple[threading.Event, asyncio.Task[bool]]:
    """The writer is at work, until the gate is opened."""
    began, gate = threading.Event(), threading.Event()

    def work(_: object) -> bool:
        began.set()
        return gate.wait()

    blocked = asyncio.create_task(store.run(work))
    await until(began.is_set)
    return gate, blocked


async def test_all_that_waits_goes_into_one_transaction(store: Store) -> None:
    gate, blocked = await held(store)
    waiting = [
        asyncio.create_task(store.run(append("KRAKEN-42", [(n, ["close", 0])])))
        for n in range(1, 101)
    ]
    await asyncio.sleep(0.05)
    commits = store.commits
    assert not any(w.done() for w in waiting)
    gate.set()
    await asyncio.gather(blocked, *waiting)
    assert store.commits - commits == 2  # the blocked one, and all the others together
    assert store.jobs >= 101


async def test_one_bad_piece_of_work_fails_alone(store: Store) -> None:
    gate, blocked = await held(store)
    numbers = [1, 2, 2, 3]  # the same entry twice
    waiting = [store.run(append("KRAKEN-42", [(n, ["close", 0])])) for n in numbers]
    tasks = [asyncio.create_task(w) for w in waiting]
    await asyncio.sleep(0.05)
    gate.set()
    results = await asyncio.gather(blocked, *tasks, return_exceptions=True)
    assert [isinstance(r, IntegrityError) for r in results] == [False, False, False, True, False]


async def test_a_lost_connection_is_made_again(store: Store) -> None:
    lost = [True]

    def work(_: object) -> str:
        if lost.pop() if lost else False:
            raise OperationalError("select", {}, Exception("gone"), connection_invalidated=True)
        return "done"

    assert await store.run(work) == "done"

    def always(_: object) -> None:
        raise OperationalError("select", {}, Exception("gone"), connection_invalidated=True)

    with pytest.raises(OperationalError):
        await store.run(always)
    assert await store.run(lambda _: 7) == 7


@pytest.mark.parametrize(
    "url",
    ["sqlite:////nowhere/at/all/q.sqlite3", "nonsense://x", "postgresql+psycopg://u:pw@/?host=/no"],
)
def test_a_database_that_cannot_be_opened(url: str) -> None:
    with pytest.raises(CannotOpen) as why:
        Store(url)
    assert "cannot open the database" in str(why.value)
    assert "pw" not in str(why.value)


async def test_full_sync_and_a_log_of_changes(store: Store) -> None:
    def modes(connection: Any) -> tuple[Any, Any]:
        ask = connection.exec_driver_sql
        return ask("PRAGMA journal_mode").scalar(), ask("PRAGMA synchronous").scalar()

    assert await store.run(modes) == ("wal", 2)


async def test_nobody_hears_of_what_is_not_saved(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk refuses: the player is told so, the table is as before, and play goes on after."""
    house = lobby(store)
    session = await two_at_a_table(house)
    lines = [Connection(g.id, -3) for g in (ANNA, BEN)]
    for line in lines:
        await session.attach(line)
    v, view = session.table.v, session.table.view(0).fields
    heard = [len(line._waiting) for line in lines]

    def broken(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(house.store, "_raw_insert", broken)
    answer = await move(session)
    assert isinstance(answer, protocol.Refused)
    assert answer.why.key == "no-not-saved"
    assert (session.table.v, session.table.view(0).fields) == (v, view)
    for line, before in zip(lines, heard, strict=True):
        told = list(line._waiting)[before:]
        assert all('"type":"update"' not in text for text in told)
    monkeypatch.undo()
    assert isinstance(await move(session), protocol.Done)
    house.close()


async def test_acts_at_once_stand_on_one_another_and_fall_together(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people act, and the second before the first's act is on the disk."""
    house = lobby(store)
    session = await two_at_a_table(house)
    lines = {seat: Connection(g.id, -3) for seat, g in enumerate((ANNA, BEN))}
    for line in lines.values():
        await session.attach(line)

    def act_at_once() -> None:
        message = choice_of(session)
        seat = session.table.to_act()[0]
        assert session.acts.is_free
        assert session.acts.hear(lines[seat], message)

    gate, blocked = await held(store)
    v, heard = session.table.v, [len(line._waiting) for line in lines.values()]
    for _ in range(3):
        act_at_once()
    after = session.table.v
    assert after >= v + 3  # in memory, and nowhere else
    assert [len(line._waiting) for line in lines.values()] == heard
    gate.set()
    await blocked
    await until(lambda: not session.lock.is_under_way)
    for line, before in zip(lines.values(), heard, strict=True):
        told = [json.loads(text) for text in list(line._waiting)[before:]]
        assert [m["v"] for m in told if m["type"] == "update"] == list(range(v + 1, after + 1))
        assert "refused" not in [m["type"] for m in told]

    def broken(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(house.store, "_raw_insert", broken)
    gate, blocked = await held(store)
    table, heard = session.table, [len(line._waiting) for line in lines.values()]
    for _ in range(2):
        act_at_once()
    gate.set()
    await blocked
    await until(lambda: session.table is not table and not session.is_broken)
    assert session.table.v == after
    types = [
        json.loads(text)["type"]
        for line, before in zip(lines.values(), heard, strict=True)
        for text in list(line._waiting)[before:]
    ]
    assert sorted(types) == ["refused", "refused", "welcome", "welcome"]
    monkeypatch.undo()
    assert isinstance(await move(session), protocol.Done)
    house.close()


async def test_the_disk_is_asked_before_anybody_is_told(store: Store) -> None:
    house = lobby(store)
    session = await two_at_a_table(house)
    line = Connection(BEN.id, -3)
    await session.attach(line)
    heard = len(line._waiting)
    gate, blocked = await held(store)
    moving = asyncio.create_task(move(session))
    await asyncio.sleep(0.1)
    assert len(line._waiting) == heard
    assert not moving.done()
    gate.set()
    assert isinstance(await moving, protocol.Done)
    await blocked
    assert len(line._waiting) > heard
    house.close()


async def test_idle_tables_leave_the_memory_and_come_back(store: Store) -> None:
    house = lobby(store, idle_after_s=0.0)
    session = await two_at_a_table(house)
    await move(session)
    fields, v = session.table.view(0).fields, session.table.v
    line = Connection(ANNA.id, -3)
    await session.attach(line)
    await asyncio.sleep(0.01)
    await house.sweep()
    assert session.row.code in house._tables  # somebody looks
    session.seating.detach(line)
    await house.sweep()
    assert session.row.code not in house._tables
    again = await house.table(session.row.code)
    assert again is not session
    assert again.table is not None
    assert (again.table.view(0).fields, again.table.v) == (fields, v)
    house.close()


def lay(store: Store, code: str, days: float) -> Any:
    """Nobody has looked at it for so many days."""
    return store.run(looked_at([code], int(time.time() - days * DAY_S)))


async def test_tables_nobody_looks_at_are_forgotten_where_the_server_is_set_so(
    store: Store,
) -> None:
    house = lobby(store, keep_days=30, idle_after_s=0.0)
    old, young, open_now = [await two_at_a_table(house) for _ in range(3)]
    await move(old)
    line = Connection(ANNA.id, -3)
    await open_now.attach(line)
    await asyncio.sleep(0.01)
    await house.sweep()
    await lay(store, old.row.code, 31)
    await lay(store, young.row.code, 29)
    await lay(store, open_now.row.code, 31)
    await house.forget()
    with pytest.raises(Trouble):
        await house.table(old.row.code)
    left = await store.run(lambda c: c.execute(sa.select(JOURNAL.c.code).distinct()).scalars())
    assert old.row.code not in set(left)
    assert (await house.table(young.row.code)).table is not None
    assert (await house.table(open_now.row.code)) is open_now
    house.close()


async def test_looking_at_a_table_keeps_it(store: Store) -> None:
    house = lobby(store, keep_days=30, idle_after_s=0.0)
    session = await two_at_a_table(house)
    code = session.row.code
    await asyncio.sleep(0.01)
    await house.sweep()
    await lay(store, code, 31)
    await house.table(code)
    await asyncio.sleep(0.01)
    await house.sweep()
    assert code not in house._tables
    await house.forget()
    assert (await house.table(code)).table is not None
    house.close()


async def test_after_a_start_only_games_of_late_come_back_by_themselves(store: Store) -> None:
    first = lobby(store)
    old, young = [(await two_at_a_table(first)).row.code for _ in range(2)]
    first.close()
    await lay(store, old, 31)
    house = lobby(store, idle_after_s=0.0)
    await house._restore()
    assert young in house._tables
    assert old not in house._tables
    await asyncio.sleep(0.01)
    await house.sweep()  # nobody has looked at it: being restored does not make it younger
    await lay(store, young, 29)
    await house._restore()
    await asyncio.sleep(0.01)
    await house.sweep()
    changed = await store.run(
        lambda c: c.execute(sa.select(TABLES.c.changed).where(TABLES.c.code == young)).scalar_one()
    )
    assert changed < time.time() - 28 * DAY_S
    assert (await house.table(old)).table is not None
    house.close()


async def test_a_table_of_other_rules_is_refused_clearly(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = lobby(store)
    session = await two_at_a_table(house)
    code = session.row.code
    house.close()
    info = registry.game("captain_flip").info
    monkeypatch.setattr(info, "version", 99)
    monkeypatch.setattr(info, "oldest", 98)
    with pytest.raises(Trouble) as trouble:
        await lobby(store).table(code)
    assert trouble.value.why == protocol.Sentence("no-old-rules", {"version": 1, "version2": 98})


def test_a_second_server_on_the_same_file_is_told_where_the_first_is(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/q.sqlite3"
    first = Store(url)
    assert first.instance is not None
    first.instance.say("http://127.0.0.1:8080")
    with pytest.raises(CannotOpen, match=r"another Quarterdeck .* http://127\.0\.0\.1:8080") as no:
        Store(url)
    assert no.value.running_at == "http://127.0.0.1:8080"
    first.close()
    Store(url).close()


async def test_two_servers_on_one_disk_cannot_both_write(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing keeps a second one out (another machine's disk), each version is written once:
    the second writer is refused and sees the first one's game."""
    monkeypatch.setattr("quarterdeck.server.storage.store.single_instance", lambda url: None)
    house = lobby(store)
    session = await two_at_a_table(house)
    other_store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    other_house = lobby(other_store)
    twin = await other_house.table(session.row.code)
    assert isinstance(await move(session), protocol.Done)
    assert isinstance(await move(twin), protocol.Refused)
    assert twin.table is not None
    assert twin.table.v == session.table.v
    assert isinstance(await move(twin), protocol.Done)
    loaded = await store.run(load_table(session.row.code))
    assert loaded is not None
    assert len(loaded[1]) == twin.table.v
    house.close()
    other_house.close()
    other_store.close()
