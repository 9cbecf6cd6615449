"""What the pieces measure and weigh: everything the outcome of a shot depends on, in SI units.

Calibrated so that a careful shot topples a ship at 0.5 m in 55-60 % and at 1 m in 20-25 % of the
cases. Whoever changes a number here raises ``MAKER``, runs ``benchmarks/standin_fit.py`` and the
soak tests.
"""

from __future__ import annotations

from quarterdeck.games.ship_ahoy.components import TOWER_HEIGHT
from quarterdeck.physics.scene import FIRST_TOWER, MONSTER, PIRATE

MAKER = 1  # engine and parameters; the stand-in is 0

STEP_S = 0.0005
CAP_MS = 3000  # no shot is watched longer

MUZZLE = 0.030  # height of the ball's centre in the barrel's mouth
BALL_RADIUS = 0.0125
BALL_HALF = 0.0025
BALL_MASS = 0.003

FLAT_HEIGHT = 0.020  # a damaged piece lies inside the outline of its base

# Half length, half width, height, mass.
SHIP = (0.030, 0.0125, 0.063, 0.0184)
TOWER = (0.020, 0.020, TOWER_HEIGHT / 10_000, 0.030)
SEA_MONSTER = (0.030, 0.0125, 0.060, 0.026)

# Half sizes, height of the centre, mass: the hull's board, the sail along it, the sail across it.
SHIP_BASE = ((0.030, 0.0125, 0.0015), 0.0015, 0.012)
SHIP_PLATE = ((0.025, 0.0015, 0.030), 0.033, 0.004)
SHIP_CROSS = ((0.0015, 0.020, 0.0225), 0.0405, 0.0024)
OVERHANG = 0.0075  # the sail across reaches that far over the base


def is_tower(piece: int) -> bool:
    """Towers go back to their place."""
    return FIRST_TOWER <= piece < PIRATE


def body_of(piece: int) -> tuple[float, float, float, float]:
    """Half length, half width, height and mass of a piece."""
    if is_tower(piece):
        return TOWER
    return SEA_MONSTER if piece == MONSTER else SHIP
