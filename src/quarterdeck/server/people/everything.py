"""All that is kept of a person: to be taken along, or deleted."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.people.accounts import account_told, tables_of
from quarterdeck.server.people.belongings import belongings_of, drop_belongings
from quarterdeck.server.storage.account_schema import ACCOUNTS, CHALLENGES, PASSKEYS, SESSIONS
from quarterdeck.server.storage.event_schema import EVENT_PEOPLE, EVENTS, HEAT_SEATS
from quarterdeck.server.storage.harbour_schema import BLOCKED
from quarterdeck.server.storage.notice_schema import PUSHES
from quarterdeck.server.storage.people_schema import PEOPLE, PLAYED, PLAYED_SEATS, RATINGS
from quarterdeck.server.storage.schema import GUESTS, TABLES
from quarterdeck.server.storage.store import Work

Rows = list[dict[str, Any]]
FORGOTTEN = "gone:"  # who was in an event and is forgotten


def everything_of(guest: str) -> Work[dict[str, Any]]:
    """As plain values. What proves to be somebody (a password's hash, keys, tokens) stays here."""

    def work(connection: Connection) -> dict[str, Any]:
        seats = sa.select(PLAYED, PLAYED_SEATS).join(PLAYED_SEATS, PLAYED.c.id == PLAYED_SEATS.c.id)
        mine = seats.where(PLAYED_SEATS.c.guest == guest).order_by(PLAYED.c.ended)
        games = _rows(connection, mine)
        for game in games:
            game["options"] = msgspec.json.decode(game["options"])
            others = sa.select(PLAYED_SEATS.c.name, PLAYED_SEATS.c.place, PLAYED_SEATS.c.score)
            others = others.where(PLAYED_SEATS.c.id == game["id"]).order_by(PLAYED_SEATS.c.seat)
            game["table"] = _rows(connection, others)
        account = account_told(guest, "")(connection)
        return {
            "guest": _rows(connection, sa.select(GUESTS).where(GUESTS.c.id == guest)),
            "page": _rows(connection, sa.select(PEOPLE.c.public).where(PEOPLE.c.guest == guest)),
            "account": msgspec.to_builtins(account) if account.exists else None,
            "tables": tables_of(connection, guest),
            "ratings": _rows(connection, sa.select(RATINGS).where(RATINGS.c.who == guest)),
            "games": games,
            **belongings_of(connection, guest),
            "events": _rows(
                connection, sa.select(EVENT_PEOPLE).where(EVENT_PEOPLE.c.guest == guest)
            ),
            "heats": _rows(connection, sa.select(HEAT_SEATS).where(HEAT_SEATS.c.guest == guest)),
        }

    return work


def forget(guest: str) -> Work[list[str]]:
    """Nothing is left of them but games of others, in which somebody sat there: at these tables it
    is to be said so still."""

    def work(connection: Connection) -> list[str]:
        codes = _named_at(connection, guest)
        erase(connection, guest)
        barred = (BLOCKED.c.kind == "guest") & (BLOCKED.c.whom == guest)  # it is over: they are in
        connection.execute(sa.delete(BLOCKED).where(barred))
        return codes

    return work


def _named_at(connection: Connection, guest: str) -> list[str]:
    """All tables that know the guest: lessons too, and those they were only invited to."""
    named = (
        column.contains(f'"{guest}"', autoescape=True)
        for column in (TABLES.c.seats, TABLES.c.invited)
    )
    return list(connection.execute(sa.select(TABLES.c.code).where(sa.or_(*named))).scalars())


def erase(connection: Connection, guest: str) -> None:
    """The same, for somebody who sits nowhere."""
    mine = PLAYED_SEATS.c.guest == guest
    games = sa.select(PLAYED_SEATS.c.id).where(mine)
    others = sa.select(PLAYED_SEATS.c.id).where(PLAYED_SEATS.c.guest.not_in(("", guest)))
    beside = (PLAYED_SEATS.c.guest == "") & (PLAYED_SEATS.c.kind == "person")  # at their screen
    alone = PLAYED_SEATS.c.id.in_(games) & PLAYED_SEATS.c.id.not_in(others)
    connection.execute(sa.update(PLAYED_SEATS).where(beside, alone).values(name=""))
    connection.execute(sa.update(PLAYED_SEATS).where(mine).values(guest="", name=""))
    drop_belongings(connection, guest)
    _forget_events(connection, guest)
    for table, column in (
        (RATINGS, RATINGS.c.who),
        (PEOPLE, PEOPLE.c.guest),
        (PASSKEYS, PASSKEYS.c.guest),
        (SESSIONS, SESSIONS.c.guest),
        (CHALLENGES, CHALLENGES.c.guest),
        (ACCOUNTS, ACCOUNTS.c.guest),
        (PUSHES, PUSHES.c.guest),
        (GUESTS, GUESTS.c.id),
    ):
        connection.execute(sa.delete(table).where(column == guest))


def _forget_events(connection: Connection, guest: str) -> None:
    """Somebody was in them, nobody knows who: others have met them, and their points stay."""
    nobody = FORGOTTEN + secrets.token_hex(8)
    for table in (EVENT_PEOPLE, HEAT_SEATS):
        connection.execute(sa.update(table).where(table.c.guest == guest).values(guest=nobody))
    left = sa.update(EVENT_PEOPLE).where(EVENT_PEOPLE.c.guest == nobody)
    connection.execute(left.values(out=True))
    connection.execute(sa.update(EVENTS).where(EVENTS.c.host == guest).values(host=""))


def _rows(connection: Connection, query: sa.Select[Any]) -> Rows:
    return [dict(row) for row in connection.execute(query).mappings()]
