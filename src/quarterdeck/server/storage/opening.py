"""Where a database is, and how it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from quarterdeck.server.storage.single_instance import SingleInstance


def shown(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "of that address"


def is_file(url: sa.URL) -> bool:
    """Whether it is SQLite on a disk."""
    return url.drivername.startswith("sqlite") and url.database not in (None, "", ":memory:")


def is_postgres(url: str) -> bool:
    return url.startswith("postgresql")


def single_instance(url: str) -> SingleInstance | None:
    """For SQLite; PostgreSQL has a lock of its own."""
    parsed = make_url(url)
    if not is_file(parsed):
        return None
    assert parsed.database is not None
    return SingleInstance(Path(parsed.database))


def open_engine(url: str) -> sa.Engine:
    """What a statement carries stays out of errors, and so out of the log: secrets are in it."""
    parsed = make_url(url)
    if not parsed.drivername.startswith("sqlite"):
        return sa.create_engine(
            parsed, pool_size=1, max_overflow=1, pool_pre_ping=True, hide_parameters=True
        )
    if not is_file(parsed):
        engine = sa.create_engine(
            parsed,
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
            hide_parameters=True,
        )
    else:
        assert parsed.database is not None
        Path(parsed.database).touch(mode=0o600)  # it holds the key that signs cookies
        engine = sa.create_engine(parsed, connect_args={"timeout": 10}, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk, not on its way there
        # The same few pages change again and again: moved to their places rarely, they move once.
        cursor.execute("PRAGMA wal_autocheckpoint=8000")
        cursor.close()

    return engine
