"""A guest turns out to be somebody else: what it has played becomes theirs."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.people.belongings import carry_belongings
from quarterdeck.server.people.ratings import Strength, both
from quarterdeck.server.storage.account_schema import CARRYING
from quarterdeck.server.storage.event_schema import EVENT_PEOPLE, EVENTS, HEAT_SEATS
from quarterdeck.server.storage.people_schema import PEOPLE, PLAYED_SEATS, RATINGS, add_missing
from quarterdeck.server.storage.schema import GUESTS
from quarterdeck.server.storage.store import Work


def carry(connection: Connection, guest: str, to: str) -> None:
    """History and ratings at once; the seats at tables follow, and a crash does not stop them."""
    values: dict[str, Any] = {"guest": to}
    connection.execute(sa.update(PLAYED_SEATS).where(PLAYED_SEATS.c.guest == guest).values(values))
    for row in _ratings(connection, guest):
        _carry_rating(connection, row, to)
    connection.execute(sa.delete(RATINGS).where(RATINGS.c.who == guest))
    carry_belongings(connection, guest, to)
    connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.guest == guest))
    connection.execute(sa.delete(GUESTS).where(GUESTS.c.id == guest))
    _carry_events(connection, guest, to)
    add_missing(connection, CARRYING, [{"guest": guest, "to": to}])


def _carry_events(connection: Connection, guest: str, to: str) -> None:
    """Who is in an event as both stays in it as both, and plays on as one."""
    connection.execute(sa.update(EVENTS).where(EVENTS.c.host == guest).values(host=to))
    mine = sa.select(EVENT_PEOPLE.c.event).where(EVENT_PEOPLE.c.guest == to)
    both = set(connection.execute(mine).scalars())
    for table in (EVENT_PEOPLE, HEAT_SEATS):
        alone = (table.c.guest == guest) & table.c.event.not_in(both)
        connection.execute(sa.update(table).where(alone).values(guest=to))
    left = sa.update(EVENT_PEOPLE).where(EVENT_PEOPLE.c.guest == guest)
    connection.execute(left.values(out=True))


def carried(guest: str) -> Work[None]:
    """All of its seats know it by now."""

    def work(connection: Connection) -> None:
        connection.execute(sa.delete(CARRYING).where(CARRYING.c.guest == guest))

    return work


def still_carried(connection: Connection) -> list[tuple[str, str]]:
    """Guests and who they became, whose seats may not know it."""
    return [(row.guest, row.to) for row in connection.execute(sa.select(CARRYING))]


def _carry_rating(connection: Connection, row: Any, to: str) -> None:
    mine = (RATINGS.c.game == row["game"]) & (RATINGS.c.who == to)
    there = connection.execute(sa.select(RATINGS).where(mine)).mappings().first()
    if there is None:
        connection.execute(sa.insert(RATINGS).values({**row, "who": to}))
        return
    known = [Strength(r["mu"], r["sigma"]) for r in (there, row)]
    now = both(*known)
    connection.execute(
        sa.update(RATINGS)
        .where(mine)
        .values(
            mu=now.mu,
            sigma=now.sigma,
            least=now.least,
            games=there["games"] + row["games"],
            won=there["won"] + row["won"],
        )
    )


def _ratings(connection: Connection, who: str) -> list[dict[str, Any]]:
    query = sa.select(RATINGS).where(RATINGS.c.who == who)
    return [dict(row) for row in connection.execute(query).mappings()]
