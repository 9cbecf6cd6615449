"""A server that cannot keep what it is told says so, and one that cannot start says why."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from quarterdeck.server.lobby import health
from quarterdeck.server.lobby.health import Health
from quarterdeck.server.storage.schema import META
from quarterdeck.server.storage.store import CannotOpen, Store
from tests.support.server import Player, Server


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(health, "FRESH_S", 0.0)
    opened = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    yield opened
    opened.close()


async def test_a_file_that_was_removed_or_changed_for_another(store: Store, tmp_path: Path) -> None:
    look = Health(store).look
    assert await look() == ""
    database = tmp_path / "q.sqlite3"
    database.rename(tmp_path / "away.sqlite3")
    assert "was removed" in await look()
    if sys.platform == "linux":
        shutil.copy(tmp_path / "away.sqlite3", database)
        assert "another file" in await look()
        database.unlink()
    (tmp_path / "away.sqlite3").rename(database)
    assert await look() == ""


async def test_a_disk_that_takes_nothing_and_a_missing_table(store: Store) -> None:
    look = Health(store).look
    await store.run(lambda c: c.exec_driver_sql("PRAGMA query_only = ON").close())
    assert "readonly" in await look()
    store._hang_up()
    store.engine.dispose()
    assert await look() == ""
    await store.run(lambda c: c.exec_driver_sql("DROP TABLE keys"))
    assert "no such table: keys" in await look()


async def test_a_schema_that_is_changed_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has brought an older copy back, or was in the wrong window."""
    monkeypatch.setattr(health, "LOOK_S", 0.0)
    look = Health(store).look
    assert await look() == ""
    await store.run(lambda c: c.exec_driver_sql("ALTER TABLE journal RENAME TO sunk"))
    assert "no such table: journal" in await look()
    await store.run(lambda c: c.exec_driver_sql("ALTER TABLE sunk RENAME TO journal"))
    assert await look() == ""
    await store.run(lambda c: c.exec_driver_sql("ALTER TABLE tables RENAME COLUMN host TO inn"))
    assert "no such column: tables.host" in await look()


async def test_a_disk_that_hangs(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE_S", 0.05)
    ready = asyncio.Event()
    loop = asyncio.get_running_loop()
    import threading

    gate = threading.Event()

    def hang(_: object) -> None:
        loop.call_soon_threadsafe(ready.set)
        gate.wait()

    hanging = asyncio.create_task(store.run(hang))
    await ready.wait()
    assert await Health(store).look() == "the disk does not answer"
    gate.set()
    await hanging


async def test_readiness_over_http(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3") as server:
        async with Player(server) as anna:
            assert await anna.get("/api/ready") == {"status": "ok"}
            (tmp_path / "q.sqlite3").unlink()
            async with asyncio.timeout(60):
                while (answer := await anna.http.get("/api/ready")).status_code == 200:
                    await asyncio.sleep(0.1)
            assert answer.status_code == 503
            assert answer.json()["status"] == "unwell"


def damaged(path: Path) -> None:
    """A database some of whose pages are noise."""
    Store(f"sqlite:///{path}").close()
    with sqlite3.connect(path) as connection:
        rows = [("KRAKEN-42", n, "x" * 500) for n in range(99)]
        connection.executemany("INSERT INTO journal (code, n, entry) VALUES (?, ?, ?)", rows)
    connection.close()
    data = bytearray(path.read_bytes())
    data[4096 * 3 : 4096 * 12] = bytes([0xA5]) * (4096 * 9)
    path.write_bytes(data)


@pytest.mark.parametrize("kind", ["damaged", "no database", "a folder", "wrong schema"])
def test_what_cannot_be_opened_ends_in_a_sentence(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "q.sqlite3"
    if kind == "damaged":
        damaged(path)
    elif kind == "no database":
        path.write_bytes(b"no database at all " * 500)
    elif kind == "a folder":
        path.mkdir()
    else:
        with sqlite3.connect(path) as connection:
            connection.execute("CREATE VIEW journal AS SELECT 1 AS code")
        connection.close()
    done = subprocess.run(
        [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--db", str(path)],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if "kernel is" not in line]
    assert len(said) == 1, done.stderr
    assert "cannot open the database" in said[0]
    assert "Traceback" not in done.stderr


def test_it_is_told_what_a_schema_lacks(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/q.sqlite3"
    Store(url).close()
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE journal")
        connection.exec_driver_sql("CREATE VIEW journal AS SELECT 1 AS code")
    engine.dispose()
    with pytest.raises(CannotOpen):
        Store(url)
    assert "journal" in META.tables
