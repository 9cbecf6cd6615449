"""What the host says to everybody, and what is new for one of them."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.people.friends import shunned_by
from quarterdeck.server.people.keep import introduced
from quarterdeck.server.people.pages import known_of
from quarterdeck.server.protocol.watch import Announce, Announced, Invitation, News
from quarterdeck.server.storage.harbour_schema import ANNOUNCED, INVITATIONS
from quarterdeck.server.storage.schema import TABLES, table_row
from quarterdeck.server.storage.store import Work

SHOWN_S = 86_400  # a message stays for a day
LATE_S = 60  # a restart that was announced for a moment ago is still about to come
MOST = 20
FRESH_S = 7 * 86_400  # an invitation that is older is none any more


def news_of(guest: str) -> Work[News]:
    """What is new for a guest."""

    def work(connection: Connection) -> News:
        query = sa.select(ANNOUNCED).where(ANNOUNCED.c.whom.in_(("", guest)))
        return News(announced(connection, query), _invitations(connection, guest))

    return work


def announced(connection: Connection, query: sa.Select[Any]) -> list[Announced]:
    """What is still to be said of it, the newest first."""
    query = query.where(ANNOUNCED.c.until > int(time.time()) - LATE_S)
    rows = connection.execute(query.order_by(ANNOUNCED.c.id.desc()).limit(MOST))
    return [Announced(r.id, r.kind, r.text, r.about, r.at, r.until) for r in rows]


def announce(wish: Announce) -> Work[None]:
    """To everybody. There is one restart at a time: a new one takes the place of the old."""

    def work(connection: Connection) -> None:
        now = int(time.time())
        if wish.take_back:
            connection.execute(sa.delete(ANNOUNCED).where(ANNOUNCED.c.id == wish.take_back))
            return
        kind, until = "say", now + SHOWN_S
        if wish.restart_in:
            kind, until = "restart", now + wish.restart_in
            connection.execute(sa.delete(ANNOUNCED).where(ANNOUNCED.c.kind == kind))
        add_announcement(connection, kind, wish.text.strip(), until)

    return work


def add_announcement(
    connection: Connection, kind: str, text: str, until: int, whom: str = "", about: str = ""
) -> None:
    """One more; what is long past goes."""
    now = int(time.time())
    connection.execute(sa.delete(ANNOUNCED).where(ANNOUNCED.c.until < now - SHOWN_S))
    values = {"whom": whom, "kind": kind, "text": text, "about": about, "at": now, "until": until}
    connection.execute(sa.insert(ANNOUNCED).values(values))


def _invitations(connection: Connection, guest: str) -> list[Invitation]:
    now = int(time.time())
    query = sa.select(TABLES, INVITATIONS.c.by, INVITATIONS.c.at.label("invited_at"))
    query = query.join(INVITATIONS, INVITATIONS.c.code == TABLES.c.code)
    query = query.where(INVITATIONS.c.guest == guest, INVITATIONS.c.at > now - FRESH_S)
    query = query.where(TABLES.c.status != "over").order_by(INVITATIONS.c.at.desc()).limit(MOST)
    found = [dict(row) for row in connection.execute(query).mappings()]
    if not found:
        return []
    shunned = shunned_by(guest)(connection)
    known = known_of(connection, [row["by"] for row in found])
    public = introduced(connection, [row["by"] for row in found])
    out: list[Invitation] = []
    for columns in found:
        row, by = table_row(columns), columns["by"]
        has_room = any(s.kind == "open" or (s.kind == "bot" and row.yields) for s in row.seats)
        if by in shunned or not has_room or row.seat_of(guest) >= 0 or row.seat_of(by) < 0:
            continue
        out.append(
            Invitation(
                row.code,
                row.game,
                known[by].name,
                known[by].avatar,
                public[by],
                row.join_link(),
                columns["invited_at"],
            )
        )
    return out
