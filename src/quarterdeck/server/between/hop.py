"""From one server of a database to another: who asks, sealed so that nobody else can say it.

What comes from outside under these names is dropped. The seal is bound to the address that is asked
for, to a moment and, between servers only, to the body.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import time

import msgspec

HOP = "x-quarterdeck-hop"
OURS = b"x-quarterdeck-"  # headers that nobody may bring along
# What a proxy said to the first server is said by that one from then on.
FORWARDED = frozenset({b"x-forwarded-for", b"x-forwarded-proto", b"forwarded", b"x-real-ip"})
FRESH_S = 120  # the machines' clocks may differ


class Hop(msgspec.Struct, frozen=True):
    """A request that came by another server."""

    sender: str
    address: str  # the browser's
    scheme: str  # http, https, as the browser sees it
    at: int


def sealed(key: bytes, hop: Hop, path: str, body: bytes = b"") -> str:
    """The header's value."""
    said = base64.urlsafe_b64encode(msgspec.json.encode(hop)).decode()
    return f"{said}.{_seal(key, said, path, body)}"


def opened(key: bytes, value: str, path: str, body: bytes = b"") -> Hop | None:
    """Who asks; None: whoever sends it is no server of ours."""
    said, _, seal = value.partition(".")
    if not key or not value.isascii():
        return None
    if not hmac.compare_digest(seal, _seal(key, said, path, body)):
        return None
    hop = msgspec.json.decode(base64.urlsafe_b64decode(said), type=Hop)
    return hop if abs(time.time() - hop.at) <= FRESH_S else None


def _seal(key: bytes, said: str, path: str, body: bytes) -> str:
    told = b"\0".join((said.encode(), path.encode(), hashlib.sha256(body).digest()))
    return hmac.digest(key, b"hop\0" + told, "sha256").hex()
