"""Whether the disk keeps what it is given: asked by writing and reading, not by hoping."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.schema import KEYS
from quarterdeck.server.storage.whole_schema import META

PROBE = "probe"


class Unwell(RuntimeError):
    """The storage is there and not right; the message says what is wrong."""


def write_and_read(connection: Connection) -> None:
    """A row that is written anew each time; Unwell if it does not come back."""
    said = secrets.token_hex(8)
    # One for each server of the database: they do not wait for each other.
    name = f"{PROBE} {connection.info.get('node', '')[-8:]}".strip()
    connection.execute(sa.delete(KEYS).where(KEYS.c.name == name))
    connection.execute(sa.insert(KEYS).values(name=name, value=said))
    if connection.execute(sa.select(KEYS.c.value).where(KEYS.c.name == name)).scalar() != said:
        raise Unwell("what was written does not come back")


def same_file(database: str, connection: Connection) -> None:
    """The file that is open is the one at its place: a removed one swallows everything."""
    try:
        there = Path(database).stat()
    except OSError:
        raise Unwell("the file of the database was removed") from None
    here = _opened(Path(database).resolve())
    if here and (there.st_dev, there.st_ino) not in here:
        raise Unwell("another file is in the place of the database")
    connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")


def has_schema(engine: sa.Engine) -> None:
    """Every table with every column that we know; Unwell names the first that is missing."""
    there = sa.inspect(engine)
    for table in META.sorted_tables:
        if not there.has_table(table.name):
            raise Unwell(f"it has no table {table.name}")
        known = {column["name"] for column in there.get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                raise Unwell(f"its table {table.name} has no column {column.name}")


def can_be_asked(connection: Connection) -> None:
    """The same while the server runs, and quickly: the database itself says what is missing."""
    for table in META.sorted_tables:
        connection.execute(sa.select(*table.columns).where(sa.false())).close()


def is_whole(engine: sa.Engine) -> None:
    """SQLite's own look at all of its pages, which takes a while; Unwell says what it found."""
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise Unwell(f"the file is damaged: {str(found).splitlines()[-1]}")


def _opened(_: Path) -> set[tuple[int, int]]:
    """Device and inode of the files this process has open, where the system tells."""
    out: set[tuple[int, int]] = set()
    with contextlib.suppress(OSError):
        for name in Path("/proc/self/fd").iterdir():
            with contextlib.suppress(OSError):
                stat = os.stat(name)  # noqa: PTH116  (it follows the link)
                out.add((stat.st_dev, stat.st_ino))
    return out
