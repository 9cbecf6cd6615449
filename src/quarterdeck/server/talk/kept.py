"""What was said and what was reported, on the disk."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.protocol.talk import Line
from quarterdeck.server.storage.store import Work
from quarterdeck.server.storage.talk_schema import REPORTS, TALK


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
