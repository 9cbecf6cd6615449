"""The guided first game: two turns with a shot that topples, the rope, and a fight to the end.

It stops long before the game is over: by then every step of a turn has been shown. The learner
aims and lays the rope by hand; what is near enough counts as what the script says.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.core.seat import NATURE
from quarterdeck.games.ship_ahoy.ballistics import Way
from quarterdeck.games.ship_ahoy.components import STEEPEST, WEAKEST
from quarterdeck.games.ship_ahoy.geometry import TURN
from quarterdeck.games.ship_ahoy.guide_shots import GRAZED, PUSHED, TOPPLED
from quarterdeck.kit.guide import LEARNER, Guide, Line

MATE: Final = 1

# Pieces by colour; the learner has red and gold.
RED_SHIP: Final = 0
TEAL_SHIP: Final = 5
TEAL_TOWER: Final = 13
GOLDEN_SHIP: Final = 6

# Shots: the piece, the muzzle's place, direction, elevation, speed. Paths: see steps/sail.py.
FIRST_SHOT: Final = (RED_SHIP, 3924, 4620, 15708, 1741, 4200)
FIRST_PATH: Final = (RED_SHIP, 0, 15708, 3924, 3924, 3924, 6900)
MATES_SHOT: Final = (TEAL_TOWER, 3700, 9800, 47895, 473, 4600)
MATES_PATH: Final = (TEAL_SHIP, 0, 0, 2980, 10200, 4089, 7498)
SECOND_SHOT: Final = (GOLDEN_SHIP, 10076, 9380, 47124, 1741, 4200)

FAR: Final = 5400  # from the muzzle to the target, of both the learner's shots
ASIDE: Final = 1200  # how far off the direction may be: seven degrees
LOWEST: Final = -700  # how far below or above the table the ball may come by where the target is
HIGHEST: Final = 1400
AROUND: Final = 700  # how far from the script's end a path may end


def near_shot(want: tuple[int, ...], got: tuple[int, ...]) -> bool:
    """Whether a shot goes roughly where the script's does."""
    if len(got) != len(want) or got[0] != want[0]:
        return False
    if got[5] < WEAKEST or not 0 <= got[4] <= STEEPEST:
        return True  # the law will say why not
    off = (got[3] - want[3] + TURN // 2) % TURN - TURN // 2
    if not -ASIDE <= off <= ASIDE:
        return False
    return LOWEST <= int(Way(got[1], got[2], got[3], got[4], got[5]).height(FAR)) <= HIGHEST


def near_path(want: tuple[int, ...], got: tuple[int, ...]) -> bool:
    """Whether a path ends roughly where the script's does, whatever way it takes."""
    if len(got) < len(want) or got[0] != want[0]:
        return False
    dx, dy = got[-2] - want[-2], got[-1] - want[-1]
    return dx * dx + dy * dy <= AROUND * AROUND


LINES: Final[list[Line]] = [
    Line(NATURE, "first", (LEARNER,)),
    # 1: the cannon topples a ship; the rope
    Line(LEARNER, "shoot", FIRST_SHOT, "guide-welcome", near=near_shot),
    Line(NATURE, "land", TOPPLED),
    Line(LEARNER, "roll", (), "guide-roll"),
    Line(NATURE, "knots", (3,)),
    Line(LEARNER, "sail", FIRST_PATH, "guide-rope", near=near_path),
    # Mate hits without toppling, comes alongside and attacks: swords
    Line(MATE, "shoot", MATES_SHOT, "guide-mate-shoots", passing=True),
    Line(NATURE, "land", PUSHED),
    Line(MATE, "roll"),
    Line(NATURE, "knots", (3,)),
    Line(MATE, "sail", MATES_PATH),
    Line(MATE, "fight", (TEAL_SHIP, RED_SHIP), "guide-mate-attacks", passing=True),
    Line(NATURE, "symbol", (0,)),
    # 2: a shot that is not enough; staying put; the fight is won
    Line(LEARNER, "shoot", SECOND_SHOT, "guide-locked", near=near_shot),
    Line(NATURE, "land", GRAZED),
    Line(LEARNER, "roll", (), "guide-stands"),
    Line(NATURE, "knots", (1,)),
    Line(LEARNER, "done", (), "guide-stay"),
    Line(LEARNER, "fight", (RED_SHIP, TEAL_SHIP), "guide-fight"),
    Line(NATURE, "symbol", (1,)),
]

GUIDE: Final = Guide(2, {"table": "small"}, LINES, "guide-farewell")
