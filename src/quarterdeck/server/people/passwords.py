"""Passwords: never kept, only their Argon2 hashes; reckoned beside the games, few at once."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from quarterdeck.server.errors import Trouble

if TYPE_CHECKING:
    from argon2 import PasswordHasher

LEAST, MOST = 8, 200
LEAST_LOGIN, MOST_LOGIN = 3, 40
AT_ONCE = 2  # each takes a core and 64 MB
NOBODY = "no account of that name"

_slots: dict[asyncio.AbstractEventLoop, asyncio.Semaphore] = {}


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _nobody_s() -> str:
    """So that it takes as long to hear no where there is no such account."""
    return _hasher().hash(NOBODY)


def good_login(text: str) -> str:
    """The name to sign in with, as it is kept: capitals do not matter."""
    login = unicodedata.normalize("NFKC", text).strip().casefold()
    is_plain = all(unicodedata.category(c)[0] not in "CZ" for c in login)
    if not LEAST_LOGIN <= len(login) <= MOST_LOGIN or not is_plain:
        raise Trouble(400, "no-bad-login", LEAST_LOGIN, MOST_LOGIN)
    return login


def good_password(text: str, login: str) -> str:
    """The password, if it is none that is guessed first."""
    if not LEAST <= len(text) <= MOST or text.casefold() == login or len(set(text)) < 4:
        raise Trouble(400, "no-bad-password", LEAST)
    return text


async def hashed(password: str) -> str:
    """What is kept of it."""
    async with _slot():
        return await asyncio.to_thread(lambda: _hasher().hash(password))


async def fits(password: str, kept: str) -> bool:
    """Whether it is the one; ``kept`` may be empty: there is none."""
    from argon2.exceptions import InvalidHashError, VerificationError

    def verify() -> bool:
        try:
            _hasher().verify(kept or _nobody_s(), password)
        except (VerificationError, InvalidHashError):
            return False
        return bool(kept)

    if len(password) > MOST:
        return False
    async with _slot():
        return await asyncio.to_thread(verify)


def _slot() -> asyncio.Semaphore:
    return _slots.setdefault(asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE))
