"""Accounts: a guest who can come back from anywhere; and the browsers that are signed in."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from quarterdeck.server.errors import Trouble
from quarterdeck.server.people.doorman import session_id
from quarterdeck.server.people.passkeys import Key, add_key, keys_of
from quarterdeck.server.protocol.account import Account, Passkey, SignedIn
from quarterdeck.server.storage.account_schema import ACCOUNTS, PASSKEYS, SESSIONS
from quarterdeck.server.storage.people_schema import PLAYED, PLAYED_SEATS
from quarterdeck.server.storage.schema import TABLES
from quarterdeck.server.storage.store import Work

MOST_SESSIONS = 50
MOST_KEYS = 20
MOST_SETTINGS = 4000  # bytes
MOST_TABLES = 20
SHORT = 12  # of an id that is told

BROWSERS = (("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"))
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)


class Found(Struct, frozen=True):
    """An account, as far as signing in asks for it."""

    guest: str
    login: str
    password: str  # its hash; "": none


def browser_of(agent: str) -> str:
    """What a browser says of itself, short enough to be recognised by its owner."""
    name = next((name for sign, name in BROWSERS if sign in agent), "")
    name = name or ("Safari" if "Safari/" in agent else "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return " · ".join(part for part in (name, system) if part)


def account_called(login: str) -> Work[Found | None]:
    """By the name one signs in with."""
    return lambda connection: _found(connection, ACCOUNTS.c.login == login)


def account_of(guest: str) -> Work[Found | None]:
    """A guest's, if it has become one."""
    return lambda connection: _found(connection, ACCOUNTS.c.guest == guest)


def _found(connection: Connection, which: sa.ColumnElement[bool]) -> Found | None:
    query = sa.select(ACCOUNTS.c.guest, ACCOUNTS.c.login, ACCOUNTS.c.password).where(which)
    row = connection.execute(query).first()
    return Found(row.guest, row.login or "", row.password) if row is not None else None


def set_password(guest: str, login: str, password: str) -> Work[bool]:
    """``password``: its hash. True: a guest has become an account by it."""

    def work(connection: Connection) -> bool:
        taken = sa.select(ACCOUNTS.c.guest).where(ACCOUNTS.c.login == login)
        if (connection.execute(taken).scalar() or guest) != guest:
            raise Trouble(409, "no-login-taken")
        values = {"login": login, "password": password}
        try:
            with connection.begin_nested():
                return _become(connection, guest, values)
        except IntegrityError:  # somebody was quicker, on another server
            raise Trouble(409, "no-login-taken") from None

    return work


def set_passkey(key: Key, name: str) -> Work[bool]:
    """True: a guest has become an account by it."""

    def work(connection: Connection) -> bool:
        if len(keys_of(connection, key.guest)) >= MOST_KEYS:
            raise Trouble(409, "no-more-passkeys")
        is_new = _become(connection, key.guest, {})
        try:
            with connection.begin_nested():
                add_key(connection, key, name)
        except IntegrityError:
            raise Trouble(409, "no-bad-passkey") from None
        return is_new

    return work


def _become(connection: Connection, guest: str, values: dict[str, Any]) -> bool:
    mine = ACCOUNTS.c.guest == guest
    if connection.execute(sa.select(ACCOUNTS.c.guest).where(mine)).scalar() is None:
        fresh = {"guest": guest, "login": None, "password": "", "settings": ""}
        row = {**fresh, "created": int(time.time()), **values}
        connection.execute(sa.insert(ACCOUNTS).values(row))
        return True
    if values:
        connection.execute(sa.update(ACCOUNTS).where(mine).values(values))
    return False


def drop_passkey(guest: str, id: str) -> Work[None]:
    """Not the last way in."""

    def work(connection: Connection) -> None:
        found = _found(connection, ACCOUNTS.c.guest == guest)
        keys = [key for key in keys_of(connection, guest) if key.id.startswith(id)]
        if found is None or len(keys) != 1 or len(id) < SHORT:
            raise Trouble(404, "no-such-passkey")
        if not found.password and len(keys_of(connection, guest)) == 1:
            raise Trouble(409, "no-last-key")
        connection.execute(sa.delete(PASSKEYS).where(PASSKEYS.c.id == keys[0].id))

    return work


# ------------------------------------------------------------ sessions


def open_session(connection: Connection, guest: str, browser: str, before: str = "") -> str:
    """A browser is signed in from now on: the token for its cookie."""
    token = secrets.token_urlsafe(16)
    now = int(time.time())
    values = {"guest": guest, "created": now, "seen": now, "browser": browser, "before": before}
    connection.execute(sa.insert(SESSIONS).values(id=session_id(token), **values))
    query = sa.select(SESSIONS.c.id).where(SESSIONS.c.guest == guest)
    query = query.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.created.desc())
    many = list(connection.execute(query.offset(MOST_SESSIONS)).scalars())
    connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.id.in_(many)))
    return token


def close_sessions(guest: str, wanted: str, here: str) -> Work[tuple[list[str], str]]:
    """Sign out: here (""), all others, or one. Which ended, and whom this browser is again."""

    def work(connection: Connection) -> tuple[list[str], str]:
        query = sa.select(SESSIONS).where(SESSIONS.c.guest == guest)
        rows = list(connection.execute(query).mappings())
        if wanted == "others":
            gone = [row for row in rows if row["id"] != here]
        elif wanted:
            gone = [row for row in rows if len(wanted) >= SHORT and row["id"].startswith(wanted)]
        else:
            gone = [row for row in rows if row["id"] == here]
        if wanted not in ("", "others") and not gone:
            raise Trouble(404, "no-such-session")
        ids = [row["id"] for row in gone]
        connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.id.in_(ids)))
        before = next((row["before"] for row in gone if row["id"] == here), "")
        return ids, before

    return work


# ------------------------------------------------------------ what is told


def account_told(guest: str, here: str) -> Work[Account]:
    """Somebody's own account, as its page shows it; ``here``: the session that asks."""

    def work(connection: Connection) -> Account:
        query = sa.select(ACCOUNTS).where(ACCOUNTS.c.guest == guest)
        row = connection.execute(query).mappings().first()
        if row is None:
            return Account(False, "", False, [], [], {}, [])
        keys = sa.select(PASSKEYS).where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.created)
        sessions = sa.select(SESSIONS).where(SESSIONS.c.guest == guest)
        sessions = sessions.order_by(SESSIONS.c.seen.desc())
        return Account(
            True,
            row["login"] or "",
            bool(row["password"]),
            [
                Passkey(k["id"][:SHORT], k["name"], k["created"], k["used"])
                for k in connection.execute(keys).mappings()
            ],
            [
                SignedIn(s["id"][:SHORT], s["browser"], s["created"], s["seen"], s["id"] == here)
                for s in connection.execute(sessions).mappings()
            ],
            msgspec.json.decode(row["settings"]) if row["settings"] else {},
            tables_of(connection, guest)[:MOST_TABLES],
        )

    return work


def keep_settings(guest: str, settings: dict[str, Any]) -> Work[None]:
    """For all browsers of an account; a guest's are in its browser."""
    text = msgspec.json.encode(settings).decode()
    if len(text.encode()) > MOST_SETTINGS:
        raise Trouble(413, "no-too-big")

    def work(connection: Connection) -> None:
        query = sa.update(ACCOUNTS).where(ACCOUNTS.c.guest == guest).values(settings=text)
        if connection.execute(query).rowcount == 0:
            raise Trouble(409, "no-account")

    return work


def tables_of(connection: Connection, guest: str) -> list[str]:
    """The codes of all tables where somebody sits: those that go on first, then the last ones."""
    sits = TABLES.c.seats.contains(f'"{guest}"', autoescape=True)
    query = sa.select(TABLES.c.code).where(TABLES.c.status.in_(("waiting", "playing")), sits)
    going_on = list(connection.execute(query.order_by(TABLES.c.changed.desc())).scalars())
    over = sa.select(PLAYED.c.code).join(PLAYED_SEATS, PLAYED_SEATS.c.id == PLAYED.c.id)
    over = over.where(PLAYED_SEATS.c.guest == guest, PLAYED.c.code != "")
    return going_on + list(connection.execute(over.order_by(PLAYED.c.ended.desc())).scalars())
