"""What people say to each other at a table: lines and emotes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Line(Struct, frozen=True):
    """Something somebody said, in words or as an emote."""

    n: int  # of its table
    seat: int  # who sat where then; -1: a spectator
    name: str
    who: str  # the same for all that one guest says at this table
    text: str
    emote: str
    at: int  # seconds since 1970
    room: Literal["table", "gallery"] = "table"  # gallery: among spectators, while a game goes on


class Talk(Struct, frozen=True, tag="talk"):
    """What was said, as far as this reader may hear it."""

    lines: list[Line]
    all: bool = False  # in place of what was there


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """To the others at the table; who only looks on speaks to those who do too."""

    id: int
    text: str = ""
    emote: str = ""


class Report(Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """The host of the server should look at this line."""

    id: int
    n: int
