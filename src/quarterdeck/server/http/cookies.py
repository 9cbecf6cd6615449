"""Who somebody is, in a signed cookie: a guest's random id, or an account's with a session."""

from __future__ import annotations

import base64
import hmac
import secrets

COOKIE = "quarterdeck"
MAX_AGE = 400 * 24 * 3600  # browsers keep no cookie for longer
ID_LENGTH = 22


def new_guest() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(16)


def signed(guest: str, key: bytes, session: str = "") -> str:
    """The cookie's value; ``session``: the token of a browser that is signed in."""
    if session:
        return f"{guest}.{session}.{_signature(b'session', f'{guest}.{session}', key)}"
    return f"{guest}.{_signature(b'guest', guest, key)}"


def read_cookie(value: str, key: bytes) -> tuple[str, str]:
    """The guest and the session's token, if any, of a cookie that we signed; else nobody."""
    parts = value.split(".")
    if len(parts) not in (2, 3) or not value.isascii():
        return "", ""
    *said, signature = parts
    if any(len(part) != ID_LENGTH for part in said):
        return "", ""
    kind = b"session" if len(said) == 2 else b"guest"
    if not hmac.compare_digest(signature, _signature(kind, ".".join(said), key)):
        return "", ""
    return said[0], said[1] if len(said) == 2 else ""


def _signature(kind: bytes, said: str, key: bytes) -> str:
    digest = hmac.digest(key, kind + b"\0" + said.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
