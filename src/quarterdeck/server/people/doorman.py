"""Whether a cookie still opens anything: not once it is signed out, or its guest an account."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.account_schema import ACCOUNTS, SESSIONS
from quarterdeck.server.storage.schema import GUESTS
from quarterdeck.server.storage.store import Store, Work

TRUST_S = 10.0  # so long it is not asked again: what another server has signed out ends that late
MOST_KNOWN = 20_000
SEEN_EVERY_S = 3600


def session_id(token: str) -> str:
    """By which the disk knows a session: the token itself is in the cookie only."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


class Doorman:
    """One per server; the disk has the last word."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[bool, float]] = OrderedDict()

    async def admits(self, guest: str, session: str) -> bool:
        """Whether that guest is let in, with that session or, being no account, without one."""
        key = session or guest
        known = self._known.get(key)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        work = is_signed_in(guest, session) if session else is_free(guest)
        is_let_in = await self._store.run(work)
        self._known[key] = (is_let_in, time.monotonic() + TRUST_S)
        self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return is_let_in

    def forget(self, *keys: str) -> None:
        """Something has changed for these guests or sessions."""
        for key in keys:
            self._known.pop(key, None)


def is_signed_in(guest: str, session: str) -> Work[bool]:
    """The session is there; that it was seen is noted now and then."""

    def work(connection: Connection) -> bool:
        mine = (SESSIONS.c.id == session) & (SESSIONS.c.guest == guest)
        seen = connection.execute(sa.select(SESSIONS.c.seen).where(mine)).scalar()
        now = int(time.time())
        if seen is not None and seen + SEEN_EVERY_S < now:
            connection.execute(sa.update(SESSIONS).where(mine).values(seen=now))
        return seen is not None

    return work


def is_free(guest: str) -> Work[bool]:
    """No account has grown from it: its cookie is enough. That it was seen is noted likewise."""

    def work(connection: Connection) -> bool:
        mine = GUESTS.c.id == guest
        seen = connection.execute(sa.select(GUESTS.c.seen).where(mine)).scalar()
        now = int(time.time())
        if seen is not None and seen + SEEN_EVERY_S < now:
            connection.execute(sa.update(GUESTS).where(mine).values(seen=now))
        query = sa.select(ACCOUNTS.c.guest).where(ACCOUNTS.c.guest == guest)
        return connection.execute(query).scalar() is None

    return work


def those_there(sessions: Iterable[str]) -> Work[set[str]]:
    """Which of these sessions go on."""
    wanted = list(sessions)

    def work(connection: Connection) -> set[str]:
        query = sa.select(SESSIONS.c.id).where(SESSIONS.c.id.in_(wanted))
        return set(connection.execute(query).scalars())

    return work
