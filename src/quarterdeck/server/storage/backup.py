"""All of a database in one file, taken while a server runs, and back from there into any database.

A backup is a SQLite database, packed by gzip, whose sum says whether it is whole. A database of
PostgreSQL is copied into one table by table, as it was at one moment; so a backup also leads from
SQLite to PostgreSQL and back.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import shutil
import sqlite3
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.storage import probe
from quarterdeck.server.storage.opening import is_file
from quarterdeck.server.storage.postgres_lock import PostgresLock
from quarterdeck.server.storage.single_instance import InUse, SingleInstance
from quarterdeck.server.storage.upgrade import (
    EMPTY,
    UNVERSIONED,
    bring_up,
    copy_sqlite,
    refuse_unknown,
    run_revisions,
    version_of,
)
from quarterdeck.server.storage.whole_schema import META

MAGIC = b"\x1f\x8b"
ROWS = 500


class BadBackup(RuntimeError):
    """It is none, or damaged, or of a newer Quarterdeck, or cannot be made; nothing has changed."""


def back_up(url: str, target: Path) -> int:
    """Write it; how many bytes it has. What was at the target before stays until it is whole."""
    with _tried("no backup could be made"), _scratch(target.parent) as scratch:
        _snapshot(url, scratch)
        engine = sa.create_engine(f"sqlite:///{scratch}")
        probe.is_whole(engine)  # else a good backup might make room for a bad one
        engine.dispose()
        packed = scratch.with_suffix(".gz")
        packed.touch(mode=0o600)  # it holds the key that signs cookies
        with scratch.open("rb") as source, gzip.open(packed, "wb", compresslevel=5) as sink:
            shutil.copyfileobj(source, sink, 1 << 20)
        with packed.open("rb+") as written:
            os.fsync(written.fileno())
        size = packed.stat().st_size
        packed.replace(target)
    return size


def restore(source: Path, url: str) -> Path | None:
    """Into a database that no server uses; what was there before is in the returned file."""
    with _tried(f"{source} was not brought back"), _scratch(_place(url, source)) as scratch:
        _unpack(source, scratch)
        _check(source, scratch)
        engine = sa.create_engine(f"sqlite:///{scratch}")
        bring_up(engine)
        probe.has_schema(engine)
        engine.dispose()
        if is_file(make_url(url)):
            return _replace(Path(make_url(url).database or ""), scratch)
        return _pour(scratch, url)


# ------------------------------------------------------------ out


def _snapshot(url: str, target: Path) -> None:
    parsed = make_url(url)
    if is_file(parsed):
        path = Path(parsed.database or "")
        if not path.is_file():
            raise BadBackup(f"there is no database {path}")
        copy_sqlite(path, target)
        return
    engine = sa.create_engine(parsed, hide_parameters=True)
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        version = version_of(connection)
        if version in (EMPTY, UNVERSIONED):
            raise BadBackup("there is no database of a version that can be backed up; see pg_dump")
        refuse_unknown(version)
        copy = sa.create_engine(f"sqlite:///{target}")
        with copy.begin() as into:
            run_revisions(into, version)  # as the database is, which may be older than we are
        tables = sa.MetaData()
        tables.reflect(copy)
        with copy.begin() as into:
            for table in tables.sorted_tables:
                into.execute(sa.delete(table))
                _carry(connection, into, table, META.tables.get(table.name, table))
        copy.dispose()
    engine.dispose()


# ------------------------------------------------------------ in


def _unpack(source: Path, target: Path) -> None:
    with source.open("rb") as packed:
        is_packed = packed.read(2) == MAGIC
    if not is_packed:  # such as the copy that is made before a database is brought forward
        shutil.copyfile(source, target)
        return
    with gzip.open(source) as packed, target.open("wb") as sink:
        shutil.copyfileobj(packed, sink, 1 << 20)


def _check(source: Path, file: Path) -> None:
    """BadBackup, unless it is a whole database of ours that we understand."""
    with file.open("rb") as begun:
        if begun.read(16) != b"SQLite format 3\x00":
            raise BadBackup(f"{source} is no backup of a Quarterdeck")
    engine = sa.create_engine(f"sqlite:///{file}")
    probe.is_whole(engine)
    with engine.connect() as connection:
        version = version_of(connection)
        names = set(sa.inspect(connection).get_table_names())
    engine.dispose()
    if version == EMPTY or not {"tables", "journal", "keys"} <= names:
        raise BadBackup(f"{source} is no backup of a Quarterdeck")
    refuse_unknown(version)


def _replace(path: Path, fresh: Path) -> Path | None:
    """The old file goes aside, with its log; then the new one is there, in one step."""
    instance = SingleInstance(path)
    try:
        old = None
        if path.is_file() and path.stat().st_size:
            with (
                contextlib.suppress(sqlite3.Error),
                contextlib.closing(sqlite3.connect(path)) as it,
            ):
                it.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            old = _aside(path.with_name(path.name + ".before-restore"))
            for end in ("-wal", "-shm"):
                beside = path.with_name(path.name + end)
                if beside.exists():
                    beside.replace(old.with_name(old.name + end))
            try:
                os.link(path, old)  # there is always one of that name
            except (OSError, AttributeError):  # a disk that knows no links
                shutil.copyfile(path, old)
        with fresh.open("rb+") as written:
            os.fsync(written.fileno())
        fresh.replace(path)
        return old
    finally:
        instance.close()


def _pour(fresh: Path, url: str) -> Path | None:
    """Into PostgreSQL, in one transaction; what is there goes into a backup before."""
    engine = sa.create_engine(make_url(url), hide_parameters=True)
    lock = PostgresLock()
    with engine.connect() as held:
        lock.take(held)
        old = None
        with engine.connect() as connection:
            version = version_of(connection)
        if version != EMPTY:
            bring_up(engine)
            old = _aside(Path.cwd() / "quarterdeck.before-restore")
            back_up(url, old)
        bring_up(engine)
        source = sa.create_engine(f"sqlite:///{fresh}")
        with source.connect() as given, engine.begin() as into:
            for table in reversed(META.sorted_tables):
                into.execute(sa.delete(table))
            for table in META.sorted_tables:
                _carry(given, into, table, table)
            _count_on(into)
        source.dispose()
    engine.dispose()
    return old


def _carry(source: Connection, into: Connection, table: sa.Table, typed: sa.Table) -> None:
    """All rows of a table. ``typed`` has the columns' kinds: SQLite says little of them."""
    kinds = {c.name: typed.c[c.name].type if c.name in typed.c else c.type for c in table.c}
    both = sa.table(table.name, *(sa.column(name, kind) for name, kind in kinds.items()))
    rows = source.execute(sa.select(both)).mappings()
    while some := rows.fetchmany(ROWS):
        into.execute(sa.insert(both), [dict(row) for row in some])


def _count_on(connection: Connection) -> None:
    """Numbers that PostgreSQL gives out itself go on behind those that were brought."""
    for table in META.sorted_tables:
        column = table.autoincrement_column
        if column is None or connection.dialect.name != "postgresql":
            continue
        text = sa.text(
            f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'),"
            f" coalesce(max({column.name}), 0) + 1, false) FROM {table.name}"
        )
        connection.execute(text)


# ------------------------------------------------------------ for both


def _place(url: str, source: Path) -> Path:
    parsed = make_url(url)
    return Path(parsed.database or "").resolve().parent if is_file(parsed) else source.parent


def _aside(path: Path) -> Path:
    """A name that nobody has: with the day and the time."""
    said = time.strftime("%Y-%m-%d-%H%M%S")
    found = path.with_name(f"{path.name}-{said}")
    n = 1
    while found.exists():
        n += 1
        found = path.with_name(f"{path.name}-{said}.{n}")
    return found


@contextlib.contextmanager
def _scratch(folder: Path) -> Iterator[Path]:
    """A file on the same disk; nothing of it is left."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".quarterdeck-", dir=folder) as room:
        yield Path(room) / "database"


@contextlib.contextmanager
def _tried(what: str) -> Iterator[None]:
    """Whatever goes wrong is said in a sentence."""
    try:
        yield
    except BadBackup:
        raise
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise BadBackup(f"{what}: it is damaged, or not all of it is there") from None
    except (OSError, sqlite3.Error, SQLAlchemyError, InUse, probe.Unwell) as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadBackup(f"{what}: {why}") from error
