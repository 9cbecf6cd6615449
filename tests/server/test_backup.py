"""A backup is whole though the server goes on; a bad one is refused and nothing is lost by it."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from quarterdeck.server.settings import database_url
from quarterdeck.server.storage.backup import BadBackup, back_up, restore
from quarterdeck.server.storage.store import Store
from quarterdeck.server.storage.upgrade import HEAD
from tests.server.test_upgrade import OLD, old_database
from tests.support import postgres
from tests.support.server import ME, OPEN, Player, Server, bot


def content(url: str) -> dict[str, list[Any]]:
    """All of it, as plain values in order; but for what a store writes to see whether it can."""
    engine = sa.create_engine(url)
    tables = sa.MetaData()
    tables.reflect(engine)
    with engine.connect() as connection:
        found = {
            name: sorted(
                [tuple(map(str, row)) for row in connection.execute(sa.select(table)).all()]
            )
            for name, table in tables.tables.items()
        }
    engine.dispose()
    found["keys"] = [row for row in found["keys"] if row[0] != "probe"]
    return found


def sqlite(path: Path) -> str:
    return f"sqlite:///{path}"


async def test_while_people_play(tmp_path: Path) -> None:
    """Each backup taken in the middle is a moment of the game, and the game goes on from it."""
    path, other = tmp_path / "q.sqlite3", tmp_path / "other.sqlite3"
    file = tmp_path / "q.backup"
    told = 0
    with Server(path) as server:
        async with Player(server) as anna:
            await anna.post("/api/me", {"name": "Änne"})
            await anna.create(ME, bot("deckhand"))
            await anna.look()
            for _ in range(3):
                await anna.play(turns=2)
                told = anna.v
                taking = asyncio.create_task(asyncio.to_thread(back_up, sqlite(path), file))
                await anna.play(turns=1)
                assert await taking > 1000
            cookies = anna.http.cookies
            server.kill()
            assert restore(file, sqlite(other)) is None
            assert file.stat().st_mode & 0o077 == 0 or sys.platform == "win32"
            server.settings["database"] = str(other)
            server.start()
            async with Player(server) as again:
                again.http.cookies = cookies
                await again.look(anna.code)
                assert again.you == 0
                assert told <= again.v <= anna.v
                assert (await again.get("/api/me"))["name"] == "Änne"
                await again.play()
                assert again.is_over


@pytest.fixture
def full(tmp_path: Path) -> Path:
    path = tmp_path / "full.sqlite3"
    old_database(OLD[-1], path)
    Store(sqlite(path)).close()
    return path


def test_what_was_there_is_kept(full: Path, tmp_path: Path) -> None:
    file, here = tmp_path / "q.backup", tmp_path / "here.sqlite3"
    back_up(sqlite(full), file)
    Store(sqlite(here)).close()
    with contextlib.closing(sqlite3.connect(here)) as connection:
        connection.execute("INSERT INTO keys VALUES ('mine', 'x')")
        connection.commit()
    before = content(sqlite(here))
    old = restore(file, sqlite(here))
    assert old is not None
    assert content(sqlite(old)) == before
    assert content(sqlite(here)) == content(sqlite(full))
    Store(sqlite(here)).close()
    # A damaged database makes room too, and is kept as it is.
    data = here.read_bytes()
    here.write_bytes(data[:4096] + bytes(8192) + data[12288:])
    damaged = here.read_bytes()
    with pytest.raises(BadBackup, match=r"damaged|malformed"):
        back_up(sqlite(here), file)
    old = restore(file, sqlite(here))
    assert old is not None
    assert old.read_bytes() == damaged
    assert content(sqlite(here)) == content(sqlite(full))


def test_one_of_an_older_version_is_brought_forward(tmp_path: Path) -> None:
    for n, make in enumerate((old_database, lambda a, b: back_up_of(a, b, tmp_path))):
        source = make(OLD[0], tmp_path / f"old{n}")
        here = tmp_path / f"here{n}.sqlite3"
        restore(source, sqlite(here))
        Store(sqlite(here)).close()
        assert content(sqlite(here))["alembic_version"] == [(HEAD,)]
        assert len(content(sqlite(here))["tables"]) == 3


def back_up_of(script: Path, path: Path, room: Path) -> Path:
    back_up(sqlite(old_database(script, room / "unpacked")), path)
    return path


def test_bad_ones_are_refused_and_nothing_is_lost(full: Path, tmp_path: Path) -> None:
    file, here = tmp_path / "q.backup", tmp_path / "here.sqlite3"
    back_up(sqlite(full), file)
    good = file.read_bytes()
    Store(sqlite(here)).close()
    before, names = here.read_bytes(), sorted(p.name for p in tmp_path.iterdir())
    newer = tmp_path / "newer"
    newer.write_bytes(gzip.decompress(good))
    with contextlib.closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    foreign = tmp_path / "foreign"
    with contextlib.closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE cats (name TEXT)")
        connection.commit()
    middle = len(good) // 2
    flipped = good[:middle] + bytes([good[middle] ^ 1]) + good[middle + 1 :]
    torn = gzip.decompress(good)
    for what, why in (
        (good[:-20], "damaged"),
        (good[:middle], "damaged"),
        (flipped, "damaged"),
        (b"", "no backup"),
        (b"\x1f\x8b", "damaged"),
        (b"just some text, and long enough to be one", "no backup"),
        (gzip.compress(b"just some text"), "no backup"),
        (torn[: len(torn) // 2], "damaged|malformed"),
        (newer.read_bytes(), "newer Quarterdeck"),
        (foreign.read_bytes(), "no backup of a Quarterdeck"),
    ):
        bad = tmp_path / "bad"
        bad.write_bytes(what)
        with pytest.raises(BadBackup, match=why) as no:
            restore(bad, sqlite(here))
        assert "\n" not in str(no.value)
        assert here.read_bytes() == before
    for gone in ("bad", "newer", "foreign"):
        (tmp_path / gone).unlink()
    assert sorted(p.name for p in tmp_path.iterdir()) == names
    store = Store(sqlite(here))
    with pytest.raises(BadBackup, match="another Quarterdeck is using it"):
        restore(file, sqlite(here))
    store.close()
    with pytest.raises(BadBackup, match="there is no database"):
        back_up(sqlite(tmp_path / "gone.sqlite3"), file)
    assert file.read_bytes() == good


@postgres.needed
async def test_postgres_and_sqlite_there_and_back(full: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.backup", tmp_path / "second.backup"
    back_up(sqlite(full), first)
    with postgres.server() as given:
        url = database_url(given)
        assert restore(first, url) is None
        with Server(given) as server:
            async with Player(server) as anna:
                tables = content(sqlite(full))["tables"]
                for row in tables:
                    assert (await anna.get(f"/api/tables/{row[0]}"))["code"] == row[0]
                await anna.create(ME, OPEN)
                back_up(url, second)  # while it runs
                with pytest.raises(BadBackup, match="another Quarterdeck"):
                    restore(first, url)
            server.stop()
        other = tmp_path / "back.sqlite3"
        restore(second, sqlite(other))
        assert len(content(sqlite(other))["tables"]) == len(tables) + 1
        assert content(sqlite(other))["journal"] == content(sqlite(full))["journal"]
        assert content(sqlite(other))["finished"] == content(sqlite(full))["finished"]
        here = Path.cwd()
        os.chdir(tmp_path)
        try:
            old = restore(first, url)
        finally:
            os.chdir(here)
        assert old is not None
        restore(old, sqlite(tmp_path / "third.sqlite3"))
        assert (
            content(sqlite(tmp_path / "third.sqlite3"))["tables"]
            == content(sqlite(other))["tables"]
        )
        # Numbers that the database gives go on.
        with sa.create_engine(url).begin() as connection:
            values = "('A', 1, '', '', '', '', 1)"
            text = "INSERT INTO reports (table_code, n, by, whose, name, text, at) VALUES "
            for _ in range(2):
                connection.exec_driver_sql(text + values)
