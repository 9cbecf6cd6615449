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


# Letters, signs and marks that show nothing, though their category says otherwise.
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159"
).union(map(chr, range(0xFE00, 0xFE10)), map(chr, range(0xE0100, 0xE01F0)))
MOST_MARKS = 3  # on one letter


def clean_name(text: str, length: int = NAME_LENGTH) -> str:
    """A name as it can be shown to others; empty if nothing of it can be seen."""
    shown = ""
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)[0]
        if c in _BLANK or (kind in "CZ" and c != " "):
            continue
        marks = marks + 1 if kind == "M" else 0
        # A mark needs something to stand on, and no tower of them.
        if marks <= MOST_MARKS and (kind != "M" or shown.strip()):
            shown += c
    return " ".join(shown.split())[:length].strip()


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
