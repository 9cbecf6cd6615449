"""Who gets letters, what they want to be told, and what a letter's link opens; on the disk."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from email.utils import parseaddr

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from quarterdeck.server.errors import Trouble
from quarterdeck.server.storage.account_schema import ACCOUNTS
from quarterdeck.server.storage.harbour_schema import LETTER_KEYS, MAILS, WISHES
from quarterdeck.server.storage.store import Work

LASTS_S = {"confirm": 3 * 86_400, "reset": 3600}
MOST = 254


class Mailbox(Struct, frozen=True):
    """Where somebody's letters go."""

    guest: str
    address: str
    confirmed: bool
    language: str
    base: str


class Wishes(Struct, frozen=True):
    """What somebody wants to be told where no page is open."""

    turns: bool = True
    invitations: bool = True
    by_mail: bool = True


def good_address(text: str) -> str:
    """An address as letters take it, or Trouble."""
    address = unicodedata.normalize("NFKC", text).strip()
    local, _, host = address.rpartition("@")
    is_plain = address.isascii() and not any(c.isspace() or not c.isprintable() for c in address)
    if not is_plain or len(address) > MOST or not local or len(local) > 64 or "." not in host:
        raise Trouble(400, "no-bad-address")
    if parseaddr(address)[1] != address or set(address) & set('<>()[]\\,;:"'):
        raise Trouble(400, "no-bad-address")
    return f"{local}@{host.lower()}"


def mailbox_of(guest: str) -> Work[Mailbox | None]:
    """Somebody's."""
    query = sa.select(MAILS).where(MAILS.c.guest == guest)

    def work(connection: Connection) -> Mailbox | None:
        row = connection.execute(query).mappings().first()
        return Mailbox(**row) if row is not None else None

    return work


def set_mailbox(box: Mailbox) -> Work[None]:
    """In place of the one before; of another address the old links open nothing."""

    def work(connection: Connection) -> None:
        drop_mailbox(box.guest)(connection)
        values = {name: getattr(box, name) for name in Mailbox.__struct_fields__}
        connection.execute(sa.insert(MAILS).values(values))

    return work


def drop_mailbox(guest: str) -> Work[None]:
    """No letters any more."""

    def work(connection: Connection) -> None:
        connection.execute(sa.delete(MAILS).where(MAILS.c.guest == guest))
        connection.execute(sa.delete(LETTER_KEYS).where(LETTER_KEYS.c.guest == guest))

    return work


def wishes_of(guest: str) -> Work[Wishes]:
    """What somebody wants to be told: all of it, until they say otherwise."""
    query = sa.select(WISHES.c.turns, WISHES.c.invitations, WISHES.c.by_mail)

    def work(connection: Connection) -> Wishes:
        row = connection.execute(query.where(WISHES.c.guest == guest)).mappings().first()
        return Wishes(**row) if row is not None else Wishes()

    return work


def save_wishes(guest: str, wishes: Wishes) -> Work[None]:
    """In place of those before."""

    def work(connection: Connection) -> None:
        connection.execute(sa.delete(WISHES).where(WISHES.c.guest == guest))
        values = {name: getattr(wishes, name) for name in Wishes.__struct_fields__}
        connection.execute(sa.insert(WISHES).values(guest=guest, **values))

    return work


# ------------------------------------------------------------ what a link opens


def new_letter_key(guest: str, purpose: str) -> Work[str]:
    """For the link of a letter; of one purpose only the last one opens anything."""

    def work(connection: Connection) -> str:
        now = int(time.time())
        mine = (LETTER_KEYS.c.guest == guest) & (LETTER_KEYS.c.purpose == purpose)
        connection.execute(sa.delete(LETTER_KEYS).where(mine | (LETTER_KEYS.c.until < now)))
        key = secrets.token_urlsafe(24)
        values = {"guest": guest, "purpose": purpose, "until": now + LASTS_S[purpose]}
        connection.execute(sa.insert(LETTER_KEYS).values(id=_id(key), **values))
        return key

    return work


def take_letter_key(connection: Connection, key: str, purpose: str) -> str:
    """The guest to whom the letter went; it opens nothing a second time. Trouble if it is none."""
    mine = (LETTER_KEYS.c.id == _id(key)) & (LETTER_KEYS.c.purpose == purpose)
    query = sa.select(LETTER_KEYS.c.guest).where(mine, LETTER_KEYS.c.until >= int(time.time()))
    guest: str | None = connection.execute(query).scalar()
    if guest is None or connection.execute(sa.delete(LETTER_KEYS).where(mine)).rowcount != 1:
        raise Trouble(403, "no-old-letter")
    return guest


def confirm_mailbox(key: str) -> Work[str]:
    """Letters go there from now on. Whose it is."""

    def work(connection: Connection) -> str:
        guest = take_letter_key(connection, key, "confirm")
        connection.execute(sa.update(MAILS).where(MAILS.c.guest == guest).values(confirmed=True))
        return guest

    return work


def who_forgot(who: str) -> Work[tuple[Mailbox, str] | None]:
    """The account with a password of that name or address, if letters reach it: with its name."""

    def work(connection: Connection) -> tuple[Mailbox, str] | None:
        query = sa.select(MAILS, ACCOUNTS.c.login)
        query = query.join(ACCOUNTS, ACCOUNTS.c.guest == MAILS.c.guest)
        known = (ACCOUNTS.c.login == who.casefold()) | (MAILS.c.address == who)
        query = query.where(known, MAILS.c.confirmed, ACCOUNTS.c.login.is_not(None))
        row = connection.execute(query.order_by(ACCOUNTS.c.created)).mappings().first()
        if row is None:
            return None
        return Mailbox(**{k: row[k] for k in Mailbox.__struct_fields__}), row["login"]

    return work


def _id(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
