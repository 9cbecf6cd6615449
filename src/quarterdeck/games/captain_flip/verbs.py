"""The grammar of Captain Flip's actions."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import pack
from quarterdeck.core.verb import Verb
from quarterdeck.games.captain_flip.components import CELLS, COLUMNS, PAIRS
from quarterdeck.games.captain_flip.info import INFO

FLAG: Final = 0  # nature gives the pirate flag to a seat
DRAW: Final = 1  # nature draws a tile: its pair, and which of the two sides is seen
KEEP: Final = 2
FLIP: Final = 3
PLACE: Final = 4
TURN: Final = 5  # the Monkey flips a neighbour

VERBS: Final = [
    Verb(FLAG, "flag", ("seat",)),
    Verb(DRAW, "draw", ("pair", "side")),
    Verb(KEEP, "keep", ()),
    Verb(FLIP, "flip", ()),
    Verb(PLACE, "place", ("column",)),
    Verb(TURN, "turn", ("cell",)),
]

KINDS: Final = {  # of an argument, and how many there are of it
    "seat": INFO.max_seats,
    "pair": len(PAIRS),
    "side": 2,
    "column": COLUMNS,
    "cell": CELLS,
}

# Moves made once: the hot paths only look them up.
KEEP_OR_FLIP: Final[list[int]] = [int(pack(KEEP)), int(pack(FLIP))]
FLIP_MOVE: Final = int(pack(FLIP))
PLACES: Final[list[list[int]]] = [  # by bitmask of closed columns
    [int(pack(PLACE, c)) for c in range(COLUMNS) if not mask >> c & 1]
    for mask in range(1 << COLUMNS)
]
TURNS: Final[list[int]] = [int(pack(TURN, cell)) for cell in range(CELLS)]
DRAWS: Final[list[int]] = [  # pair * 2 + side
    int(pack(DRAW, pair, side)) for pair in range(len(PAIRS)) for side in range(2)
]
