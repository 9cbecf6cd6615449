"""Who somebody is without signing up: a random id in a signed cookie."""

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


def signed(guest: str, key: bytes) -> str:
    """The cookie's value."""
    return f"{guest}.{_signature(guest, key)}"


def read_cookie(value: str, key: bytes) -> str:
    """The guest of a cookie that we signed, else empty."""
    guest, _, signature = value.partition(".")
    if len(guest) != ID_LENGTH or not value.isascii():
        return ""
    return guest if hmac.compare_digest(signature, _signature(guest, key)) else ""


def _signature(guest: str, key: bytes) -> str:
    digest = hmac.digest(key, b"guest\0" + guest.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
