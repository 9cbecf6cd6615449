"""Tables that anybody may find: where somebody was a moment ago, whichever process has them."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.schema import LISTED, TABLES, TableRow, table_row
from quarterdeck.server.storage.store import Work


def save_listed(codes: set[str], left: set[str], now: int, before: int) -> Work[None]:
    """Somebody is at these tables, and at those nobody any more, or not since then."""

    def work(connection: Connection) -> None:
        old = (LISTED.c.seen < before) | LISTED.c.code.in_(codes | left)
        connection.execute(sa.delete(LISTED).where(old))
        if codes:
            connection.execute(sa.insert(LISTED), [{"code": c, "seen": now} for c in codes])

    return work


def listed_rows(since: int, most: int) -> Work[list[TableRow]]:
    """Those where somebody was since then, the newest first."""

    def work(connection: Connection) -> list[TableRow]:
        query = sa.select(TABLES).join(LISTED, LISTED.c.code == TABLES.c.code)
        query = query.where(LISTED.c.seen >= since).where(TABLES.c.status != "over")
        query = query.where(TABLES.c.listed).order_by(TABLES.c.changed.desc()).limit(most)
        return [table_row(dict(row)) for row in connection.execute(query).mappings()]

    return work
