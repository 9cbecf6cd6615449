"""What is said of time: the pace of a table, and what each seat has left."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Pace(Struct, frozen=True):
    """How much time there is; all in seconds."""

    # move: anew whenever one is asked; game: for all of it, and ``gain`` for each move; days: as
    # move, and it goes on while nobody is here
    kind: Literal["none", "move", "game", "days"] = "none"
    time: int = 0
    gain: int = 0


class PaceChoice(Struct, frozen=True):
    """A pace that fits a game; its words are in the catalogue."""

    name: str
    pace: Pace


class Clocks(Struct, frozen=True):
    """As of the moment at which it is told."""

    left: list[int]  # ms, by seat
    runs: list[int]  # the seats that are waited for
