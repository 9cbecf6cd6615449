"""Whom somebody likes to play with, and whom not; nobody but they themselves ever hears of it."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.people.keep import introduced
from quarterdeck.server.people.pages import known_of
from quarterdeck.server.protocol.friends import Friend, Friends
from quarterdeck.server.storage.harbour_schema import FRIENDS, INVITATIONS
from quarterdeck.server.storage.people_schema import PLAYED_SEATS
from quarterdeck.server.storage.store import Work

MOST_FRIENDS = 500
MOST_MET = 40
MOST_INVITATIONS = 30  # that wait for one guest; the first of them go first


def friends_of(guest: str) -> Work[Friends]:
    """Those somebody has named, and the last ones they played with."""

    def work(connection: Connection) -> Friends:
        mine = sa.select(FRIENDS).where(FRIENDS.c.guest == guest).order_by(FRIENDS.c.at.desc())
        kinds = {row.other: row.kind for row in connection.execute(mine)}
        met = _met(connection, guest)
        others = list(dict.fromkeys([*kinds, *list(met)[:MOST_MET]]))
        known = known_of(connection, others)
        public = introduced(connection, others) if others else {}
        return Friends(
            [
                Friend(
                    public[other],
                    known[other].name,
                    known[other].avatar,
                    kinds.get(other, "met"),
                    *met.get(other, (0, 0)),
                )
                for other in others
            ]
        )

    return work


def befriend(guest: str, other: str, kind: str) -> Work[None]:
    """What somebody is to a guest from now on."""

    def work(connection: Connection) -> None:
        both = (FRIENDS.c.guest == guest) & (FRIENDS.c.other == other)
        connection.execute(sa.delete(FRIENDS).where(both))
        if kind == "met":
            return
        many = sa.select(sa.func.count()).where(FRIENDS.c.guest == guest)
        if (connection.execute(many).scalar() or 0) >= MOST_FRIENDS:
            oldest = sa.select(FRIENDS.c.other).where(FRIENDS.c.guest == guest)
            oldest = oldest.order_by(FRIENDS.c.at).limit(1)
            gone = connection.execute(oldest).scalar()
            connection.execute(
                sa.delete(FRIENDS).where(FRIENDS.c.guest == guest, FRIENDS.c.other == gone)
            )
        values = {"guest": guest, "other": other, "kind": kind, "at": int(time.time())}
        connection.execute(sa.insert(FRIENDS).values(values))

    return work


def shunned_by(guest: str) -> Work[set[str]]:
    """Whom a guest does not want to meet."""
    query = sa.select(FRIENDS.c.other).where(FRIENDS.c.guest == guest, FRIENDS.c.kind == "shun")
    return lambda connection: set(connection.execute(query).scalars())


def shunners_of(guest: str) -> Work[set[str]]:
    """Those who do not want to meet a guest."""
    query = sa.select(FRIENDS.c.guest).where(FRIENDS.c.other == guest, FRIENDS.c.kind == "shun")
    return lambda connection: set(connection.execute(query).scalars())


def apart_from(guest: str) -> Work[set[str]]:
    """Those a guest is not brought together with, whoever of the two wishes it so."""
    shuns, shunned = shunned_by(guest), shunners_of(guest)
    return lambda connection: shuns(connection) | shunned(connection)


def invite(code: str, by: str, others: list[str]) -> Work[list[str]]:
    """Others are asked to a table; those who shun who asks never hear of it. Who will hear."""

    def work(connection: Connection) -> list[str]:
        shunners = shunners_of(by)(connection)
        reached = [other for other in others if other not in shunners and other != by]
        for other in reached:
            mine = INVITATIONS.c.guest == other
            connection.execute(sa.delete(INVITATIONS).where(mine, INVITATIONS.c.code == code))
            many = sa.select(INVITATIONS.c.code).where(mine).order_by(INVITATIONS.c.at.desc())
            old = list(connection.execute(many.offset(MOST_INVITATIONS - 1)).scalars())
            connection.execute(sa.delete(INVITATIONS).where(mine, INVITATIONS.c.code.in_(old)))
            values = {"code": code, "guest": other, "by": by, "at": int(time.time())}
            connection.execute(sa.insert(INVITATIONS).values(values))
        return reached

    return work


def decline(code: str, guest: str) -> Work[None]:
    """Not now."""

    def work(connection: Connection) -> None:
        mine = (INVITATIONS.c.guest == guest) & (INVITATIONS.c.code == code)
        connection.execute(sa.delete(INVITATIONS).where(mine))

    return work


def _met(connection: Connection, guest: str) -> dict[str, tuple[int, int]]:
    """With whom a guest has played: how often and when last, the last one first."""
    mine, others = PLAYED_SEATS.alias("mine"), PLAYED_SEATS.alias("others")
    last = sa.func.max(others.c.ended)
    query: sa.Select[Any] = sa.select(others.c.guest, sa.func.count(), last)
    query = query.select_from(mine.join(others, mine.c.id == others.c.id))
    query = query.where(mine.c.guest == guest, others.c.guest.not_in(("", guest)))
    query = query.group_by(others.c.guest).order_by(last.desc())
    return {other: (games, ended) for other, games, ended in connection.execute(query)}
