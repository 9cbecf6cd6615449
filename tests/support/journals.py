"""Journals written without a server, as one would have left them."""

from __future__ import annotations

import msgspec
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.journal import fast_insert
from quarterdeck.server.storage.store import Work
from quarterdeck.table.change import Entry


def append(code: str, entries: list[tuple[int, Entry]]) -> Work[None]:
    """Entries of a journal, with their numbers."""
    rows = [(code, n, msgspec.json.encode(e).decode()) for n, e in entries]

    def work(connection: Connection) -> None:
        fast_insert(connection.dialect.name)(connection, rows)

    return work
