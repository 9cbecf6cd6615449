"""The practice range: a bare table with a few pieces and one shot, judged as in a game."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import Action
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ship_ahoy.components import (
    FLAT,
    FULL,
    GONE,
    HARBOURS,
    NONE,
    PIECES,
    STANDING,
    UPRIGHT,
)
from quarterdeck.games.ship_ahoy.frames import FLIGHT, SHOOT_FRAMES
from quarterdeck.games.ship_ahoy.geometry import TURN
from quarterdeck.games.ship_ahoy.info import RULES_VERSION
from quarterdeck.games.ship_ahoy.pieces import blocked
from quarterdeck.games.ship_ahoy.state import ShipAhoyState, blank
from quarterdeck.games.ship_ahoy.steps.shoot import Shoot

SMALLEST: Final = 5000  # of a table's side
MOST: Final = 6  # pieces: more is a game, and takes the engine longer
NUMBERS: Final = 5  # of a piece: piece, x, y, yaw, stand
GUNNER: Final = 0  # the seat that shoots; it has the first harbour's pieces
BAD: Final = Refusal("no-bad-arguments")


def lay(size: int, numbers: list[int]) -> ShipAhoyState | Refusal:
    """The table with these pieces: each in a place where it could stand in a game."""
    count = len(numbers) // NUMBERS
    if not SMALLEST <= size <= FULL or len(numbers) % NUMBERS or not 0 < count <= MOST:
        return BAD
    s = blank()
    s.seats = 2
    s.version = RULES_VERSION
    s.size = size
    s.x, s.y, s.yaw = [0] * PIECES, [0] * PIECES, [0] * PIECES
    s.stand = [GONE] * PIECES
    s.taken = [NONE] * PIECES
    s.points = [0, 0]
    s.barrel_to = [NONE] * HARBOURS
    s.harbour_seat = [GUNNER, 1, 1, 1]
    laid: list[int] = []
    for k in range(0, len(numbers), NUMBERS):
        piece, x, y, yaw, stand = numbers[k : k + NUMBERS]
        if not 0 <= piece < STANDING or s.stand[piece] != GONE:
            return Refusal("no-such-piece")
        if not (0 <= x <= size and 0 <= y <= size):
            return Refusal("no-off-table")
        if not 0 <= yaw < TURN or stand not in (UPRIGHT, FLAT):
            return BAD
        s.x[piece], s.y[piece], s.yaw[piece], s.stand[piece] = x, y, yaw, stand
        laid.append(piece)
    for piece in laid:
        way = int(blocked(s, piece, s.x[piece], s.y[piece], s.yaw[piece]))
        if way != NONE:
            return Refusal("no-end-piece", (way,)) if way < STANDING else Refusal("no-end-edge")
    return s


def fired(s: ShipAhoyState, shot: list[int]) -> Frame | Refusal:
    """The shot in the air; the law of the cannon is the game's (SH-10, SH-11)."""
    why = Shoot().check_action(s, SHOOT_FRAMES[GUNNER], Action(GUNNER, "shoot", tuple(shot)))
    return why if why is not None else Frame(FLIGHT, GUNNER, tuple(shot))
