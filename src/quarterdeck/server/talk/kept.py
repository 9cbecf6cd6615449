"""What was said and what was reported, on the disk."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.protocol.talk import Line
from quarterdeck.server.storage.store import Work
from quarterdeck.server.storage.talk_schema import REPORTS, TALK


def who_of(code: str, guest: str) -> str:
    """The same for all that one guest says at a table, and another one at every other table."""
    return hashlib.sha256(f"{code} {guest}".encode()).hexdigest()[:12]


def add_line(code: str, line: Line) -> Work[None]:
    """One more; IntegrityError if there is one of that number."""

    def work(connection: Connection) -> None:
        values = {name: getattr(line, name) for name in Line.__struct_fields__}
        connection.execute(sa.insert(TALK).values(code=code, **values))

    return work


def last_lines(code: str, most: int) -> Work[list[Line]]:
    """The last ones, the oldest first."""

    def work(connection: Connection) -> list[Line]:
        query = sa.select(TALK).where(TALK.c.code == code).order_by(TALK.c.n.desc()).limit(most)
        found = connection.execute(query).mappings().all()
        return [Line(**{k: row[k] for k in Line.__struct_fields__}) for row in reversed(found)]

    return work


def add_report(code: str, line: Line, by: str, whose: str) -> Work[None]:
    """Once for each guest and line."""

    def work(connection: Connection) -> None:
        same = sa.select(REPORTS.c.id).where(REPORTS.c.table_code == code)
        same = same.where(REPORTS.c.n == line.n).where(REPORTS.c.by == by)
        if connection.execute(same).first() is None:
            values = {"table_code": code, "n": line.n, "by": by, "whose": whose}
            values |= {"name": line.name, "text": line.text or line.emote, "at": int(time.time())}
            connection.execute(sa.insert(REPORTS).values(values))

    return work


def said_by(guest: str) -> Work[dict[str, Any]]:
    """All that a guest has said and reported, as plain values."""

    def work(connection: Connection) -> dict[str, Any]:
        said: list[dict[str, Any]] = []
        for code, who in _voices(connection, guest):
            query = sa.select(TALK.c.code, TALK.c.name, TALK.c.text, TALK.c.emote, TALK.c.at)
            query = query.where(TALK.c.code == code, TALK.c.who == who).order_by(TALK.c.n)
            said += [dict(row) for row in connection.execute(query).mappings()]
        mine = sa.select(REPORTS.c.table_code, REPORTS.c.name, REPORTS.c.text, REPORTS.c.at)
        mine = mine.where(REPORTS.c.by == guest).order_by(REPORTS.c.at)
        return {"said": said, "reports": [dict(r) for r in connection.execute(mine).mappings()]}

    return work


def unsay(connection: Connection, guest: str) -> None:
    """Nothing that a guest has said is left; what they reported was reported by somebody."""
    for code, who in _voices(connection, guest):
        connection.execute(sa.delete(TALK).where(TALK.c.code == code, TALK.c.who == who))
    connection.execute(sa.delete(REPORTS).where(REPORTS.c.whose == guest))
    connection.execute(sa.update(REPORTS).where(REPORTS.c.by == guest).values(by=""))


def _voices(connection: Connection, guest: str) -> list[tuple[str, str]]:
    """At which tables, and as who: a line does not say whose it is, so all of them are tried."""
    query = sa.select(TALK.c.code, TALK.c.who).distinct()
    rows = connection.execute(query).all()
    return [(code, who) for code, who in rows if who == who_of(code, guest)]
