"""What people and bots at a table are called."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

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


def nickname(guest: str) -> str:
    """The name of somebody who has not given one: always the same for the same guest."""
    digest = hashlib.sha256(guest.encode()).digest()
    return f"{NICKNAMES[digest[0] % len(NICKNAMES)]} {10 + digest[1] % 90}"


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


def unlike(name: str, taken: list[str]) -> str:
    """The name, told apart from the same name of somebody else."""
    n = 2
    new = name
    while new in taken:
        new = f"{name} {n}"
        n += 1
    return new
