"""Whom to tell that it is their turn, and whom one has told already."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.notice_schema import NOTICED, PUSHES
from quarterdeck.server.storage.people_schema import kept_key
from quarterdeck.server.storage.store import Work

MOST_PUSHES = 8  # browsers of one guest


class PushTarget(msgspec.Struct):
    """A browser that wants to be told."""

    endpoint: str
    guest: str
    p256dh: str
    auth: str
    language: str


def save_push(target: PushTarget) -> Work[None]:
    """New, or the same browser again."""

    def work(connection: Connection) -> None:
        connection.execute(sa.delete(PUSHES).where(PUSHES.c.endpoint == target.endpoint))
        mine = sa.select(PUSHES.c.endpoint).where(PUSHES.c.guest == target.guest)
        before = list(connection.execute(mine).scalars())
        for old in before[: max(0, len(before) + 1 - MOST_PUSHES)]:
            connection.execute(sa.delete(PUSHES).where(PUSHES.c.endpoint == old))
        connection.execute(sa.insert(PUSHES).values(msgspec.structs.asdict(target)))

    return work


def load_pushes(guest: str) -> Work[list[PushTarget]]:
    """The browsers of a guest."""

    def work(connection: Connection) -> list[PushTarget]:
        found = connection.execute(sa.select(PUSHES).where(PUSHES.c.guest == guest)).mappings()
        return [PushTarget(**row) for row in found]

    return work


def forget_push(endpoint: str, guest: str = "") -> Work[None]:
    """It is not wanted there any more."""
    query = sa.delete(PUSHES).where(PUSHES.c.endpoint == endpoint)
    if guest:
        query = query.where(PUSHES.c.guest == guest)

    def work(connection: Connection) -> None:
        connection.execute(query)

    return work


def noticed(code: str, seat: int) -> Work[int]:
    """At which version of its game a seat was told last; -1: never."""
    query = sa.select(NOTICED.c.v).where(NOTICED.c.code == code, NOTICED.c.seat == seat)

    def work(connection: Connection) -> int:
        found = connection.execute(query).scalar()
        return -1 if found is None else int(found)

    return work


def remember_notice(code: str, seat: int, v: int) -> Work[None]:
    """It was told."""

    def work(connection: Connection) -> None:
        there = sa.delete(NOTICED).where(NOTICED.c.code == code, NOTICED.c.seat == seat)
        connection.execute(there)
        connection.execute(sa.insert(NOTICED).values(code=code, seat=seat, v=v))

    return work


def push_key(made: str) -> Work[str]:
    """The key that notices are signed with; ``made`` if there is none yet."""

    return lambda connection: kept_key(connection, "push", made)
