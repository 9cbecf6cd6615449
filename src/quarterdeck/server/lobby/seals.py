"""Draws that nobody can have chosen: first the seal is told, then each browser adds its part."""

from __future__ import annotations

import re
import secrets
import time

from quarterdeck.server.errors import Trouble
from quarterdeck.server.storage.queries import add_seal, take_seal
from quarterdeck.server.storage.schema import TableRow
from quarterdeck.server.storage.store import Store
from quarterdeck.table.chance import SealedChance

PART = re.compile(r"[0-9a-f]{32}")


async def offer(store: Store) -> str:
    """The seal of a new secret, for a table that is about to be set up."""
    secret = secrets.token_hex(32)
    seal = SealedChance(bytes.fromhex(secret)).commitment
    await store.run(add_seal(seal, secret, int(time.time())))
    return seal


async def redeem(store: Store, seal: str) -> str:
    """The secret behind a seal, for one table and no other."""
    secret = await store.run(take_seal(seal)) if seal else ""
    if seal and not secret:
        raise Trouble(409, "no-seal")
    return secret


def good_part(text: str) -> str:
    """What a browser adds to the secret; "": nothing."""
    if text and not PART.fullmatch(text):
        raise Trouble(400, "no-bad-request")
    return text


def keep_parts(row: TableRow) -> None:
    """The game begins: whoever comes and goes from now on, these are its parts."""
    row.parts = [seat.part if seat.kind == "person" else "" for seat in row.seats]
