"""All that is kept of a person: to be taken along, or deleted."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.people.accounts import account_told, tables_of
from quarterdeck.server.storage.account_schema import ACCOUNTS, CHALLENGES, PASSKEYS, SESSIONS
from quarterdeck.server.storage.notice_schema import PUSHES
from quarterdeck.server.storage.people_schema import PEOPLE, PLAYED, PLAYED_SEATS, RATINGS
from quarterdeck.server.storage.schema import GUESTS
from quarterdeck.server.storage.store import Work

Rows = list[dict[str, Any]]


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
        }

    return work


def forget(guest: str) -> Work[list[str]]:
    """Nothing is left of them but games of others, in which somebody sat there: in which seats at
    tables it is to be said so still."""

    def work(connection: Connection) -> list[str]:
        codes = tables_of(connection, guest)
        erase(connection, guest)
        return codes

    return work


def erase(connection: Connection, guest: str) -> None:
    """The same, for somebody who sits nowhere."""
    seats = sa.update(PLAYED_SEATS).where(PLAYED_SEATS.c.guest == guest)
    connection.execute(seats.values(guest="", name=""))
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


def _rows(connection: Connection, query: sa.Select[Any]) -> Rows:
    return [dict(row) for row in connection.execute(query).mappings()]
