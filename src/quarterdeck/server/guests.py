"""Who somebody is without signing up: a random id in a signed cookie."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

COOKIE = "quarterdeck"
MAX_AGE = 400 * 24 * 3600  # browsers keep no cookie for longer
ID_LENGTH = 22
NAME_LENGTH = 24

_NICKNAMES = """
Marlin Coral Pelican Robin Sandy Drake Gale Skipper Pearl Finn Marina Nemo Cliff Brook Storm
Haven Misty Puffin Otter Pepper Saffron Ginger Hazel Juniper Copper Rusty Sunny Windy Salty
Dusty Pebble
"""
NICKNAMES = _NICKNAMES.split()
_BOT_NAMES = """
Nelly Barnaby Ophelia Cornelius Tamsin Jorge Ingrid Pascal Winifred Mateo Gudrun Leopold
Clementine Ottilie Fabian Henrietta Casimir Rosalind Bertram Ludmila Ignatius Matilda Quentin
Zelda
"""
BOT_NAMES = _BOT_NAMES.split()


def new_guest() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(16)


def nickname(guest: str) -> str:
    """The name of somebody who has not given one: always the same for the same guest."""
    digest = hashlib.sha256(guest.encode()).digest()
    return f"{NICKNAMES[digest[0] % len(NICKNAMES)]} {10 + digest[1] % 90}"


def signed(guest: str, key: bytes) -> str:
    """The cookie's value."""
    return f"{guest}.{_signature(guest, key)}"


def read_cookie(value: str, key: bytes) -> str:
    """The guest of a cookie that we signed, else empty."""
    guest, _, signature = value.partition(".")
    if len(guest) != ID_LENGTH or not value.isascii():
        return ""
    return guest if hmac.compare_digest(signature, _signature(guest, key)) else ""


def clean_name(text: str) -> str:
    """A name as it can be shown to others; empty if nothing is left of it."""
    shown = "".join(
        c
        for c in unicodedata.normalize("NFC", text)
        if unicodedata.category(c)[0] not in "CZ" or c == " "
    )
    return " ".join(shown.split())[:NAME_LENGTH].strip()


def bot_name(taken: list[str]) -> str:
    """A name for a bot that nobody at the table has."""
    free = [n for n in BOT_NAMES if n not in taken]
    return secrets.choice(free or BOT_NAMES)


def _signature(guest: str, key: bytes) -> str:
    digest = hmac.digest(key, b"guest\0" + guest.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
