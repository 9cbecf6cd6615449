"""The grammar of Ship Ahoy's actions."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import pack
from quarterdeck.core.verb import Verb
from quarterdeck.games.ship_ahoy.components import FACES, HARBOURS, PIECES, SEATS

# NATURE's
FIRST: Final = 0  # who begins
BARRELS: Final = 1  # which barrel lies where: one of the arrangements in components
LAND: Final = 2  # where the shot left everything
KNOTS: Final = 3  # the number die
SYMBOL: Final = 4  # the symbol die: 1 a flag, 0 crossed swords
# the players'
SHOOT: Final = 5
HOLD: Final = 6  # no shot this turn
ROLL: Final = 7  # the number die, please
SAIL: Final = 8
LOAD: Final = 9  # a barrel where the ship stands
DONE: Final = 10  # with moving
FIGHT: Final = 11
FINISH: Final = 12  # no more attacks
TAKE: Final = 13  # the barrel of the ship just captured
LEAVE: Final = 14  # it lies there

VERBS: Final = [
    Verb(FIRST, "first", ("seat",)),
    Verb(BARRELS, "barrels", ("deal",)),
    Verb(LAND, "land", (), wide=True),  # steps/flight.py says what its numbers are
    Verb(KNOTS, "knots", ("knots",)),
    Verb(SYMBOL, "symbol", ("symbol",)),
    Verb(SHOOT, "shoot", ("piece", "x", "y", "yaw", "elevation", "power"), wide=True),
    Verb(HOLD, "hold", (), wide=True),
    Verb(ROLL, "roll", (), wide=True),
    Verb(SAIL, "sail", (), wide=True),  # steps/sail.py says what its numbers are
    Verb(LOAD, "load", ("piece", "barrel"), wide=True),
    Verb(DONE, "done", (), wide=True),
    Verb(FIGHT, "fight", ("piece", "piece")),
    Verb(FINISH, "finish", ()),
    Verb(TAKE, "take", ()),
    Verb(LEAVE, "leave", ()),
]

KINDS: Final = {  # of an argument of what is not wide, and how many there are of it
    "seat": SEATS,
    "deal": 9,  # of four barrels (SH-64)
    "knots": FACES + 1,
    "symbol": 2,
    "piece": PIECES,
    "barrel": HARBOURS,
}

FIRSTS: Final[list[int]] = [int(pack(FIRST, seat)) for seat in range(SEATS)]
KNOTS_MOVES: Final[list[int]] = [int(pack(KNOTS, n)) for n in range(1, FACES + 1)]
SYMBOLS: Final[list[int]] = [int(pack(SYMBOL, n)) for n in range(2)]
FIGHTS: Final[list[int]] = [  # piece * 19 + enemy
    int(pack(FIGHT, piece, enemy)) for piece in range(PIECES) for enemy in range(PIECES)
]
FINISH_MOVE: Final = int(pack(FINISH))
TAKE_MOVE: Final = int(pack(TAKE))
LEAVE_MOVE: Final = int(pack(LEAVE))
