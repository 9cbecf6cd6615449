"""Guests and sessions that nobody has used for long are deleted, if the server is set so."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.people.everything import erase
from quarterdeck.server.storage.account_schema import ACCOUNTS, CHALLENGES, SESSIONS
from quarterdeck.server.storage.people_schema import PEOPLE, PLAYED_SEATS
from quarterdeck.server.storage.schema import GUESTS, TABLES
from quarterdeck.server.storage.store import Work

AT_ONCE = 50  # games wait for this meanwhile


def drop_sessions(before: int) -> Work[int]:
    """Browsers not seen since then are signed out; questions to passkeys that are too old go."""

    def work(connection: Connection) -> int:
        connection.execute(sa.delete(CHALLENGES).where(CHALLENGES.c.until < int(time.time())))
        return connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.seen < before)).rowcount

    return work


def drop_guests(before: int, after: str = "") -> Work[tuple[int, str]]:
    """Some guests not seen since then: how many, and after which to go on; "": there are no more.

    Accounts stay, and whoever sits at a table that is not over.
    """

    def work(connection: Connection) -> tuple[int, str]:
        found = sorted({*_named(connection, before, after), *_nameless(connection, before, after)})
        found = found[:AT_ONCE]
        seated = _seated(connection, found)
        gone = [guest for guest in found if guest not in seated]
        for guest in gone:
            erase(connection, guest)
        return len(gone), found[-1] if len(found) == AT_ONCE else ""

    return work


def _named(connection: Connection, before: int, after: str) -> Sequence[str]:
    query = sa.select(GUESTS.c.id).where(GUESTS.c.seen < before, GUESTS.c.id > after)
    query = query.where(GUESTS.c.id.not_in(sa.select(ACCOUNTS.c.guest)))
    return connection.execute(query.order_by(GUESTS.c.id).limit(AT_ONCE)).scalars().all()


def _nameless(connection: Connection, before: int, after: str) -> Sequence[str]:
    """They never said a name, so only their games say when they were here."""
    mine = PLAYED_SEATS.c.guest == PEOPLE.c.guest
    lately = sa.exists().where(mine, PLAYED_SEATS.c.ended >= before)
    query = sa.select(PEOPLE.c.guest).where(PEOPLE.c.guest > after, ~lately)
    for others in (ACCOUNTS.c.guest, GUESTS.c.id):
        query = query.where(PEOPLE.c.guest.not_in(sa.select(others)))
    return connection.execute(query.order_by(PEOPLE.c.guest).limit(AT_ONCE)).scalars().all()


def _seated(connection: Connection, guests: list[str]) -> set[str]:
    if not guests:
        return set()
    named = sa.or_(*(TABLES.c.seats.contains(f'"{guest}"', autoescape=True) for guest in guests))
    query = sa.select(TABLES.c.seats).where(TABLES.c.status != "over", named)
    seats = list(connection.execute(query).scalars())
    return {guest for guest in guests if any(f'"{guest}"' in text for text in seats)}
