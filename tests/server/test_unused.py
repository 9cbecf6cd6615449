"""Guests and sessions that nobody has used for long are deleted, and nobody else."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from quarterdeck.server.people.unused import AT_ONCE, drop_guests, drop_sessions
from quarterdeck.server.session.sitting import person
from quarterdeck.server.storage.account_schema import ACCOUNTS, SESSIONS
from quarterdeck.server.storage.people_schema import PEOPLE, PLAYED_SEATS, RATINGS
from quarterdeck.server.storage.schema import GUESTS, TABLES, GuestRow, TableRow, table_columns
from quarterdeck.server.storage.store import Store
from tests.support.patience import PATIENCE_S
from tests.support.server import Player, Server

OLD, NOW = 1_000, 2_000_000_000


def played(guest: str, ended: int) -> dict[str, Any]:
    words = dict.fromkeys(("name", "kind", "level", "role", "game"), "x")
    numbers = dict.fromkeys(("seat", "place", "score"), 1)
    flags = {"won": True, "lent": False}
    return {"id": guest + str(ended), "guest": guest, "ended": ended, **words, **numbers, **flags}


def fill(connection: sa.Connection) -> None:
    seen = {"old": OLD, "new": NOW, "account": OLD, "seated": OLD, "over": OLD}
    rows = [{"id": id, "name": id, "pause": 0, "seen": at} for id, at in seen.items()]
    many = [{"id": f"z{n:03}", "name": "", "pause": 0, "seen": OLD} for n in range(2 * AT_ONCE)]
    connection.execute(sa.insert(GUESTS), rows + many)
    account = {"guest": "account", "login": "a", "password": "", "created": 0, "settings": ""}
    connection.execute(sa.insert(ACCOUNTS), [account])
    names = ("old", "new", "account", "nameless", "nameless-new")
    connection.execute(sa.insert(PEOPLE), [{"guest": n, "public": n} for n in names])
    games = [played("old", OLD), played("nameless", OLD), played("nameless-new", NOW)]
    connection.execute(sa.insert(PLAYED_SEATS), games)
    rating = {"game": "x", "mu": 1.0, "sigma": 1.0, "least": 1.0, "games": 1, "won": 1}
    connection.execute(sa.insert(RATINGS), [{**rating, "who": who} for who in ("old", "new")])
    for code, guest, status in (("A", "seated", "playing"), ("B", "over", "over")):
        seats = [person(GuestRow(guest, guest, 0), [])]
        table = TableRow(code, "captain_flip", 1, {}, seats, 0)
        connection.execute(sa.insert(TABLES).values(table_columns(table) | {"status": status}))
    sessions = {"guest": "account", "created": 0, "browser": "", "before": ""}
    for id, at in (("s-old", OLD), ("s-new", NOW)):
        connection.execute(sa.insert(SESSIONS).values(id=id, seen=at, **sessions))


async def test_who_goes_and_who_stays(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    await store.run(fill)
    assert await store.run(drop_sessions(NOW - 1)) == 1
    gone, after, rounds = 0, "", 0
    while rounds == 0 or after:
        some, after = await store.run(drop_guests(NOW - 1, after))
        gone, rounds = gone + some, rounds + 1
    assert (gone, rounds) == (2 * AT_ONCE + 3, 3)

    def left(connection: sa.Connection) -> list[set[str]]:
        columns = (GUESTS.c.id, PEOPLE.c.guest, RATINGS.c.who, SESSIONS.c.id, PLAYED_SEATS.c.guest)
        return [set(connection.execute(sa.select(column)).scalars()) for column in columns]

    assert await store.run(left) == [
        {"new", "account", "seated"},
        {"new", "account", "nameless-new"},
        {"new"},
        {"s-new"},
        {"", "nameless-new"},  # that somebody played there stays
    ]
    store.close()


async def test_a_server_does_it_by_itself_and_who_comes_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite3"
    with Server(path) as server:
        async with Player(server) as anna, Player(server) as ben:
            for one, name in ((anna, "Anna"), (ben, "Ben")):
                await one.post("/api/me", {"name": name})
            engine = sa.create_engine(f"sqlite:///{path}")
            with engine.begin() as disk:
                disk.execute(sa.update(GUESTS).values(seen=OLD))
            server.kill()
            server.settings["keep_guests_days"] = 0
            server.start()
            anna.http.base_url = server.url
            assert (await anna.get("/api/me"))["name"] == "Anna"
            with engine.begin() as disk:
                seen = dict(disk.execute(sa.select(GUESTS.c.name, GUESTS.c.seen)).all())
            assert seen["Ben"] == OLD
            assert seen["Anna"] > time.time() - PATIENCE_S - 60
            server.kill()
            server.settings["keep_guests_days"] = 30
            server.start()
            async with asyncio.timeout(PATIENCE_S):
                names = {"Anna", "Ben"}
                while names != {"Anna"}:
                    await asyncio.sleep(0.02)
                    with engine.begin() as disk:
                        names = set(disk.execute(sa.select(GUESTS.c.name)).scalars())
