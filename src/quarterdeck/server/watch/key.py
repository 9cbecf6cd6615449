"""Who the host of the server is: whoever has its key, which only its own machine tells."""

from __future__ import annotations

import base64
import hmac
import secrets
import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.schema import KEYS

COOKIE = "quarterdeck-host"
STAYS_S = 14 * 86_400
NAME = "host"


def host_key(connection: Connection) -> str:
    """Made when it is first asked for."""
    query = sa.select(KEYS.c.value).where(KEYS.c.name == NAME)
    found: str | None = connection.execute(query).scalar()
    if found is None:
        found = secrets.token_urlsafe(24)
        connection.execute(sa.insert(KEYS).values(name=NAME, value=found))
    return found


def new_host_key(connection: Connection) -> str:
    """The one before opens nothing any more, and who came by it is out."""
    connection.execute(sa.delete(KEYS).where(KEYS.c.name == NAME))
    return host_key(connection)


def crumb(key: str, now: float) -> str:
    """What the host's browser keeps: it ends, and with the key."""
    until = str(int(now) + STAYS_S)
    return f"{until}.{_signature(key, until)}"


def is_crumb(value: str, key: str) -> bool:
    """Whether this key gave it, not too long ago."""
    until, _, signature = value.partition(".")
    if not value.isascii() or not until.isdecimal() or len(until) > 12:
        return False
    return hmac.compare_digest(signature, _signature(key, until)) and int(until) > time.time()


def _signature(key: str, until: str) -> str:
    digest = hmac.digest(key.encode(), b"host\0" + until.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
