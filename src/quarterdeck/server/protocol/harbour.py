"""What the home page knows of tables that anybody may find."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quarterdeck.server.protocol.http import NewTable
from quarterdeck.server.protocol.time import Pace


class ListedTable(Struct, frozen=True):
    """A table that anybody may find, as a list shows it."""

    code: str
    game: str
    status: Literal["waiting", "playing"]
    people: list[str]  # their names
    free: int  # seats that one can take
    seats: int
    level: str  # of its bots; "": there are none
    pace: Pace
    usual: bool  # its options are the usual ones
    mine: bool = False  # I sit there


class Harbour(Struct, frozen=True):
    """The tables where somebody is just now: those that wait, and those one can watch."""

    open: list[ListedTable]
    live: list[ListedTable]


class QuickMatch(Struct, frozen=True):
    """Where somebody waits for me; else a table of my own, at which I wait for others."""

    code: str  # "": nobody waits just now
    table: NewTable
