"""Many entries of many journals to the disk in one statement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.schema import JOURNAL

Row = tuple[str, int, str]  # code, version, entry
Insert = Callable[[Connection, list[Row]], None]

# A statement of its own for each row, as drivers do it, takes and gives up the interpreter for
# each: under load the writer then waits for its turn thousands of times a second.
SQLITE = (
    "INSERT INTO journal (code, n, entry) SELECT json_extract(value, '$[0]'),"
    " json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"
)
POSTGRES = (
    "INSERT INTO journal (code, n, entry) SELECT * FROM unnest(%s::text[], %s::int[], %s::text[])"
)
PLAIN = sa.insert(JOURNAL)


def fast_insert(dialect: str) -> Insert:
    """The way of a kind of database; an IntegrityError if a version is there already."""
    return {"sqlite": _sqlite, "postgresql": _postgres}.get(dialect, _plain)


def raw_insert(dialect: str) -> Callable[[Any, list[Row]], None] | None:
    """A whole transaction on the driver's own connection, for a database where that is worth it."""
    return _raw_sqlite if dialect == "sqlite" else None


def _raw_sqlite(connection: Any, rows: list[Row]) -> None:
    try:
        if rows:
            connection.execute(SQLITE, (msgspec.json.encode(rows).decode(),))
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


def _sqlite(connection: Connection, rows: list[Row]) -> None:
    connection.exec_driver_sql(SQLITE, (msgspec.json.encode(rows).decode(),))


def _postgres(connection: Connection, rows: list[Row]) -> None:
    codes, versions, entries = (list(column) for column in zip(*rows, strict=True))
    connection.exec_driver_sql(POSTGRES, (codes, versions, entries))


def _plain(connection: Connection, rows: list[Row]) -> None:
    connection.execute(PLAIN, [{"code": c, "n": n, "entry": e} for c, n, e in rows])
