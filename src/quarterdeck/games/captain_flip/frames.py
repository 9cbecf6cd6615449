"""The steps by number, and their frames, made once."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.frame import Frame
from quarterdeck.games.captain_flip.components import CELLS
from quarterdeck.games.captain_flip.info import INFO

GIVE_FLAG: Final = 0
DRAW_TILE: Final = 1
KEEP_OR_FLIP: Final = 2
PLACE_TILE: Final = 3
MONKEY_FLIP: Final = 4
END_TURN: Final = 5

_SEATS: Final = range(INFO.max_seats)
GIVE_FLAG_FRAME: Final = Frame(GIVE_FLAG)
DRAW_TILE_FRAMES: Final = [Frame(DRAW_TILE, seat) for seat in _SEATS]
KEEP_OR_FLIP_FRAMES: Final = [Frame(KEEP_OR_FLIP, seat) for seat in _SEATS]
PLACE_TILE_FRAMES: Final = [Frame(PLACE_TILE, seat) for seat in _SEATS]
END_TURN_FRAMES: Final = [Frame(END_TURN, seat) for seat in _SEATS]
MONKEY_FLIP_FRAMES: Final = [  # seat * 25 + the Monkey's cell
    Frame(MONKEY_FLIP, seat, (cell,)) for seat in _SEATS for cell in range(CELLS)
]
