"""Which version a database is of, and how one of an older version is brought to ours.

A new database gets all tables at once and is stamped with the last revision; the tests hold this to
be the same as all revisions run, one after the other. To change the schema: change the tables, and
add the same to ``revisions/versions`` as the next number (its own docstring says how).
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.probe import Unwell
from quarterdeck.server.storage.whole_schema import META

log = logging.getLogger(__name__)

REVISIONS = Path(__file__).resolve().parent / "revisions"
KNOWN = sorted(path.stem[1:5] for path in (REVISIONS / "versions").glob("r[0-9]*.py"))
HEAD = KNOWN[-1]
EMPTY = ""  # no database of ours yet
UNVERSIONED = "0000"  # made before databases had versions
VERSION = sa.Table(  # as Alembic has it
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
KEY = "hashtextextended('quarterdeck upgrade ' || current_schema(), 0)"
LOCK = f"SELECT pg_advisory_xact_lock({KEY})"


def version_of(connection: Connection) -> str:
    """The last revision that was run on it."""
    names = sa.inspect(connection).get_table_names()
    if VERSION.name in names:
        found = connection.execute(sa.select(VERSION.c.version_num)).scalar()
        if found:
            return str(found)
    return UNVERSIONED if "tables" in names else EMPTY


def refuse_unknown(version: str) -> None:
    """Unwell: it is of a version that we know nothing of."""
    if version in (EMPTY, UNVERSIONED, *KNOWN):
        return
    if version > HEAD:
        raise Unwell(
            f"a newer Quarterdeck has used it (it is of version {version}, this one knows {HEAD}):"
            " start that one, or bring back a backup from before"
        )
    raise Unwell(f"it is of a version that no Quarterdeck knows: {version}")


def bring_up(engine: sa.Engine, file: str = "") -> None:
    """An empty database gets our tables, an older one what it lacks: all of it or nothing.

    ``file``: of SQLite, which is copied before.
    """
    with engine.connect() as connection:
        version = version_of(connection)
    if version == HEAD:
        return
    refuse_unknown(version)
    if version == EMPTY:
        with alone(engine) as connection:
            if version_of(connection) == EMPTY:
                META.create_all(connection)
                VERSION.create(connection)
                connection.execute(sa.insert(VERSION).values(version_num=HEAD))
        return
    copy = copy_before(Path(file)) if file else None
    try:
        with alone(engine) as connection:
            run_revisions(connection)
    except BaseException:
        if copy is not None:  # nothing has changed
            copy.unlink(missing_ok=True)
        raise
    where = f"; what it was before is in {copy}" if copy is not None else ""
    log.warning("the database was brought from version %s to %s%s", version, HEAD, where)


@contextlib.contextmanager
def alone(engine: sa.Engine) -> Iterator[Connection]:
    """One transaction, while no other server changes the same database's tables."""
    with engine.connect() as connection:
        if engine.dialect.name != "sqlite":
            connection.exec_driver_sql(LOCK)
            yield connection
            connection.commit()
            return
        raw: Any = connection.connection.dbapi_connection
        before, raw.isolation_level = raw.isolation_level, None  # else it commits before a CREATE
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
        finally:
            raw.isolation_level = before


def run_revisions(connection: Connection, upto: str = "head") -> None:
    """Those that are missing, within the transaction of the connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", _quoted(REVISIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, upto)


def copy_before(file: Path) -> Path:
    """All of a SQLite database, next to it; Unwell if there is no room."""
    target = file.with_name(f"{file.name}.before-{HEAD}")
    n = 1
    while target.exists():
        n += 1
        target = file.with_name(f"{file.name}.before-{HEAD}.{n}")
    try:
        copy_sqlite(file, target)
    except (OSError, sqlite3.Error) as error:
        raise Unwell(f"no copy could be made before it is brought forward: {error}") from error
    return target


def copy_sqlite(file: Path, target: Path) -> None:
    """As it is at one moment, whoever writes meanwhile; it is there as a whole or not at all."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # it holds the key that signs cookies
    try:
        with (
            contextlib.closing(sqlite3.connect(file, timeout=30)) as source,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, not three
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _quoted(path: Path) -> str:
    return str(path).replace("%", "%%")  # Alembic's settings take % for something else
