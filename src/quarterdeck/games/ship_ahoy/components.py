"""What is on the table of Ship Ahoy: pieces, sizes, dice, scenarios (SH-01, SH-02).

Lengths are tenths of a millimetre, angles tenths of a milliradian, counter-clockwise, 0 is east.
"""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------- pieces
SEATS: Final = 4
HARBOURS: Final = 4
FLEET: Final = 3  # ships a harbour
SHIPS: Final = HARBOURS * FLEET
TOWERS: Final = SHIPS  # the first tower's number
PIRATE: Final = TOWERS + HARBOURS
MONSTER: Final = PIRATE + 1
TILE: Final = MONSTER + 1  # wind or kraken: two sides of one tile
PIECES: Final = TILE + 1
STANDING: Final = TILE  # pieces that can stand: all but the tile
BALL: Final = 99  # in a flight

GONE: Final = 0
UPRIGHT: Final = 1
FLAT: Final = 2

NONE: Final = -1
LOST: Final = -2  # taken by nobody's ship: lost to everyone

NO_TILE: Final = 0
WIND: Final = 1
KRAKEN: Final = 2

# ---------------------------------------------------------------- scenarios, as bits
TREASURE_ISLAND: Final = 1
PIRATE_SHIP: Final = 2
SEA_MONSTER: Final = 4
HEAVY_WIND: Final = 8
MERCHANT: Final = 16
KRAKEN_SCENE: Final = 32

# ---------------------------------------------------------------- sizes
FULL: Final = 17000
SMALL: Final = 14000
APART: Final = 10000  # harbour to harbour
APART_SMALL: Final = 7000
SHIP_HALF_LENGTH: Final = 300
SHIP_HALF_WIDTH: Final = 125
TOWER_HEIGHT: Final = 800
TOWER_HALF: Final = 200
HARBOUR_RADIUS: Final = 1000
ISLE_RADIUS: Final = 800
TILE_RADIUS: Final = 600
MOUNTAIN_RADIUS: Final = 800
BARREL_REACH: Final = 250  # half a ship's width and the barrel
BERTH: Final = 600  # from the tower's centre to a ship's, at the start
BERTH_TURN: Final = 18326  # 105 degrees: one ship before the tower, one on either side

CLEAR: Final = 20  # what everything keeps from everything
NEXT_TO: Final = 630  # the height of a ship (SH-30)
REACH: Final = 326  # no piece's corner is farther from its centre

# ---------------------------------------------------------------- rope and dice
KNOT: Final = 1000
ROPE: Final = 3  # knots: the whole rope
FACES: Final = 3  # the number die: 1 to 3, as likely
POINTS: Final = 24  # of a path at most

# ---------------------------------------------------------------- the cannon
STEEPEST: Final = 6981  # 40 degrees
WEAKEST: Final = 2500  # mm/s: less does not leave the barrel (SH-11)
STRONGEST: Final = 5000
MUZZLE: Final = 220  # from everything that stands: the ball's radius, and sails overhang
FLIGHT_NUMBERS: Final = 6000  # more is no flight

# ---------------------------------------------------------------- the chest and the barrels
ON_ISLE: Final = -1
NO_CHEST: Final = -2
IN_HARBOUR: Final = -1
DELIVERED: Final = -2
LYING: Final = -3
ANY_BARREL: Final = 15  # mask of all four

SHIP_POINTS: Final = 1
TOWER_POINTS: Final = 2
BARREL_POINTS: Final = 2
CHEST_POINTS: Final = 3

# ---------------------------------------------------------------- phases and ends
SETTING_UP: Final = 0
SHOOTING: Final = 1
FLYING: Final = 2
MOVING: Final = 3
FIGHTING: Final = 4
OVER: Final = 5

BY_ELIMINATION: Final = 1
BY_LIMIT: Final = 2

# `moved`: on what else knots were spent this turn
MOVED_PIRATE: Final = 1
MOVED_MONSTER: Final = 2
MOVED_TILE: Final = 4


def is_ship(piece: int) -> bool:
    """A player's ship."""
    return 0 <= piece < SHIPS


def is_tower(piece: int) -> bool:
    """A tower."""
    return TOWERS <= piece < PIRATE


def home(piece: int) -> int:
    """The harbour a ship or tower belongs to; NONE for pirate, monster and tile."""
    if piece < SHIPS:
        return piece // FLEET
    return piece - TOWERS if piece < PIRATE else NONE
