"""A database of any older version is brought to ours, and none of a newer one is touched.

``old/`` holds databases that older servers made, as SQL: each with a game that goes on, one that is
over and one that waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from quarterdeck.cli import main
from quarterdeck.server.session.load import load
from quarterdeck.server.settings import database_url
from quarterdeck.server.storage import schema, upgrade
from quarterdeck.server.storage.store import CannotOpen, Store
from quarterdeck.server.storage.upgrade import HEAD, KNOWN, run_revisions, version_of
from quarterdeck.server.storage.whole_schema import META, PARTS
from tests.support import postgres
from tests.support.server import Player, Server

BOOLEANS = {
    (table.name, c.name)
    for table in META.tables.values()
    for c in table.c
    if str(c.type) == "BOOLEAN"
}
OLD = sorted((Path(__file__).parent / "old").glob("*.sql"))


def old_database(script: Path, path: Path) -> Path:
    """As that server left it."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(script.read_text(encoding="utf-8"))
    return path


def shape(engine: sa.Engine) -> dict[str, Any]:
    """All that matters of tables, whatever order their columns came in."""
    there = sa.inspect(engine)
    out: dict[str, Any] = {}
    for name in there.get_table_names():
        columns = {
            c["name"]: (str(c["type"]), c["nullable"], c["default"])
            for c in there.get_columns(name)
        }
        keys = there.get_pk_constraint(name)["constrained_columns"]
        indexes = {
            (i["name"], *i["column_names"], bool(i["unique"])) for i in there.get_indexes(name)
        }
        unique = {tuple(u["column_names"]) for u in there.get_unique_constraints(name)}
        out[name] = (columns, keys, indexes, unique)
    return out


def rows_of(engine: sa.Engine) -> dict[str, list[dict[str, Any]]]:
    """Everything that is in it."""
    tables = sa.MetaData()
    tables.reflect(engine)
    with engine.connect() as connection:
        return {
            name: [dict(row) for row in connection.execute(sa.select(table)).mappings()]
            for name, table in tables.tables.items()
        }


def test_the_revisions_are_one_line_and_their_files_have_their_numbers() -> None:
    config = Config()
    config.set_main_option("script_location", str(upgrade.REVISIONS))
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [HEAD]
    line = [one.revision for one in script.walk_revisions()]
    assert line[::-1] == KNOWN == [f"{n:04}" for n in range(1, len(KNOWN) + 1)]


def test_every_table_there_is_is_known_to_storage() -> None:
    """One that only another room knows of would be missing where that room was not entered."""
    here = Path(upgrade.__file__).resolve().parents[1]
    makers = {
        path
        for path in here.rglob("*.py")
        if "sa.Table(" in path.read_text(encoding="utf-8") and upgrade.REVISIONS not in path.parents
    }
    known = {Path(str(part.__file__)).resolve() for part in (schema, upgrade, *PARTS)}
    assert makers == known


def same_made_and_migrated(made: sa.Engine, migrated: sa.Engine) -> None:
    with upgrade.alone(migrated) as connection:
        run_revisions(connection)
    upgrade.bring_up(made)
    assert shape(made) == shape(migrated)
    with migrated.connect() as connection:
        assert version_of(connection) == HEAD
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, META) == []


def test_a_new_database_is_what_all_revisions_make(tmp_path: Path) -> None:
    made, migrated = (sa.create_engine(f"sqlite:///{tmp_path}/{n}.db") for n in "ab")
    same_made_and_migrated(made, migrated)


@pytest.mark.parametrize("script", OLD, ids=lambda path: path.stem)
async def test_an_old_database_is_brought_forward(script: Path, tmp_path: Path) -> None:
    path = old_database(script, tmp_path / "q.sqlite3")
    engine = sa.create_engine(f"sqlite:///{path}")
    before = rows_of(engine)
    all_of_it = {name: list(rows) for name, rows in before.items()}
    store = Store(f"sqlite:///{path}")
    found = {t["code"]: await load(store, t["code"]) for t in before["tables"]}
    after = rows_of(engine)
    before["keys"] = [row for row in before["keys"] if row["name"] != "probe"]
    for name, rows in before.items():
        for row in rows:
            assert any(row.items() <= other.items() for other in after[name]), (name, row)
    statuses = set()
    for table in before["tables"]:
        loaded = found[table["code"]]
        assert loaded is not None
        kept, game, finished, _ = loaded
        assert (kept.status, kept.secret) == (table["status"], table["secret"])
        assert [seat.name for seat in kept.seats] == [s["name"] for s in json.loads(table["seats"])]
        entries = [e for e in before["journal"] if e["code"] == kept.code]
        assert (game.v if game else 0) == (0 if finished else len(entries))
        assert bool(entries) == (kept.status != "waiting")
        assert (finished is not None) == (kept.status == "over" and "finished" in before)
        statuses.add(kept.status)
    assert statuses == {"waiting", "playing", "over"}
    store.close()
    copies = list(tmp_path.glob("q.sqlite3.before-*"))
    assert [copy.name for copy in copies] == [f"q.sqlite3.before-{HEAD}"]
    assert rows_of(sa.create_engine(f"sqlite:///{copies[0]}")) == all_of_it
    assert copies[0].stat().st_mode & 0o077 == 0 or sys.platform == "win32"
    fresh = sa.create_engine(f"sqlite:///{tmp_path}/fresh")
    upgrade.bring_up(fresh)
    assert {t: set(s[0]) for t, s in shape(engine).items()} == {
        t: set(s[0]) for t, s in shape(fresh).items()
    }


async def test_games_of_the_first_server_go_on(tmp_path: Path) -> None:
    path = old_database(OLD[0], tmp_path / "q.sqlite3")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT code, status FROM tables").fetchall()
    with Server(path, restore_days=0) as server:
        async with Player(server) as anna:
            for code, status in tables:
                await anna.look(code)
                assert anna.table["status"] == status
                assert bool(anna.v > 0) == (status != "waiting")
                assert bool(anna.stand and anna.stand["result"]) == (status == "over")
                if status == "over":
                    await anna.get(f"/api/tables/{code}/replay")
        server.stop()
        assert b"Traceback" not in server.log
        assert f"brought from version 0000 to {HEAD}".encode() in server.log


def test_there_are_old_databases() -> None:
    assert len(OLD) >= 5


def test_a_newer_database_is_refused_in_a_sentence_and_not_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "q.sqlite3"
    Store(f"sqlite:///{path}").close()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("ALTER TABLE guests ADD COLUMN ship TEXT")
        connection.commit()
    before = path.read_bytes()
    with pytest.raises(CannotOpen, match="a newer Quarterdeck has used it") as no:
        Store(f"sqlite:///{path}")
    assert "9999" in str(no.value)
    assert HEAD in str(no.value)
    assert "\n" not in str(no.value)
    assert path.read_bytes() == before
    with pytest.raises(SystemExit) as end:
        main(["serve", "--port", "0", "--db", f"sqlite:///{path}"])
    assert end.value.code == 2
    assert "a newer Quarterdeck" in capsys.readouterr().err


def test_what_fails_halfway_has_changed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is in the way stops the first revision after it has added other things."""
    path = old_database(OLD[0], tmp_path / "q.sqlite3")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE VIEW talk AS SELECT 1 AS code")
        connection.commit()
    engine = sa.create_engine(f"sqlite:///{path}")
    before = shape(engine), rows_of(engine)
    with pytest.raises(CannotOpen, match="talk"):
        Store(f"sqlite:///{path}")
    assert (shape(engine), rows_of(engine)) == before
    assert list(tmp_path.glob("*.before-*")) == []
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP VIEW talk")
        connection.commit()
    Store(f"sqlite:///{path}").close()
    assert shape(engine) != before[0]


@postgres.needed
async def test_on_postgres_too(tmp_path: Path) -> None:
    """Each old database in a schema of its own: brought forward by two servers at once."""
    with postgres.server() as given:
        url = database_url(given)
        engine = sa.create_engine(url)
        names = ["made", "migrated", *(script.stem for script in OLD)]
        with engine.begin() as connection:
            for name in names:
                connection.exec_driver_sql(f'CREATE SCHEMA "{name}"')

        def of(name: str) -> sa.Engine:
            return sa.create_engine(f"{url}&options=-csearch_path%3D{name}")

        same_made_and_migrated(of("made"), of("migrated"))
        for script in OLD:
            source = sa.create_engine(f"sqlite:///{old_database(script, tmp_path / script.stem)}")
            target = of(script.stem)
            into_postgres(source, target)
            before = rows_of(target)
            await asyncio.gather(*(asyncio.to_thread(upgrade.bring_up, target) for _ in range(2)))
            after = rows_of(target)
            with target.connect() as connection:
                assert version_of(connection) == HEAD
                context = MigrationContext.configure(connection, opts={"compare_type": True})
                assert compare_metadata(context, META) == []
            for name, rows in before.items():
                assert len(after[name]) == len(rows)
                for row in rows:
                    assert any(row.items() <= other.items() for other in after[name])


def into_postgres(source: sa.Engine, target: sa.Engine) -> None:
    """As a server of that time would have made it there."""
    tables = sa.MetaData()

    @sa.event.listens_for(tables, "column_reflect")
    def plain(_: Any, table: Any, column: Any) -> None:
        column["type"] = column["type"].as_generic()
        if (table.name, column["name"]) in BOOLEANS:
            column["type"] = sa.Boolean()
            if column.get("default"):
                column["default"] = "false"

    tables.reflect(source)
    tables.create_all(target)
    with source.connect() as old, target.begin() as new:
        for table in tables.sorted_tables:
            if rows := [dict(row) for row in old.execute(sa.select(table)).mappings()]:
                new.execute(sa.insert(table), rows)
