"""The steps of Ship Ahoy by number, and the frames that are made once."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.frame import Frame
from quarterdeck.games.ship_ahoy.components import SEATS

FIRST_PLAYER: Final = 0
DEAL_BARRELS: Final = 1
START_TURN: Final = 2
SHOOT: Final = 3
FLIGHT: Final = 4  # piece, x, y, yaw, elevation, power: the shot
MOVE: Final = 5
KNOTS: Final = 6
COMBAT: Final = 7
SYMBOL: Final = 8  # attacker, enemy
SALVAGE: Final = 9  # captor, barrel
KRAKEN_MOVE: Final = 10
END_TURN: Final = 11

FIRST_PLAYER_FRAME: Final = Frame(FIRST_PLAYER)
DEAL_BARRELS_FRAME: Final = Frame(DEAL_BARRELS)
START_TURN_FRAMES: Final[list[Frame]] = [Frame(START_TURN, seat) for seat in range(SEATS)]
SHOOT_FRAMES: Final[list[Frame]] = [Frame(SHOOT, seat) for seat in range(SEATS)]
MOVE_FRAMES: Final[list[Frame]] = [Frame(MOVE, seat) for seat in range(SEATS)]
KNOTS_FRAMES: Final[list[Frame]] = [Frame(KNOTS, seat) for seat in range(SEATS)]
COMBAT_FRAMES: Final[list[Frame]] = [Frame(COMBAT, seat) for seat in range(SEATS)]
KRAKEN_MOVE_FRAMES: Final[list[Frame]] = [Frame(KRAKEN_MOVE, seat) for seat in range(SEATS)]
END_TURN_FRAMES: Final[list[Frame]] = [Frame(END_TURN, seat) for seat in range(SEATS)]
