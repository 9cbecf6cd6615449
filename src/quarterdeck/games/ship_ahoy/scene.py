"""The table and the shot as an engine outside the rules needs them: flat whole numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.frame import Frame
from quarterdeck.games.ship_ahoy.components import GONE, STANDING
from quarterdeck.games.ship_ahoy.state import ShipAhoyState

BIG_CORNERS: Final = 8  # the big mountain's, no other has so many
BIG_HEIGHT: Final = 1400
SMALL_HEIGHT: Final = 900


def scene(s: ShipAhoyState, f: Frame) -> tuple[int, ...]:
    """Size; piece, muzzle, aim; mountains: height and corners; pieces: number, pose, stand."""
    out = [int(s.size), *f.args]
    mountains = s.mountains
    walls: list[int] = []
    count = 0
    k: i64 = 0
    while k < len(mountains):
        corners: i64 = mountains[k]
        walls += [mountain_height(corners), int(corners)]
        walls += mountains[k + 1 : k + 1 + 2 * corners]
        k += 1 + 2 * corners
        count += 1
    out += [count, *walls]
    there = [p for p in range(STANDING) if s.stand[p] != GONE]
    out.append(len(there))
    for p in there:
        out += [p, s.x[p], s.y[p], s.yaw[p], s.stand[p]]
    return tuple(out)


def mountain_height(corners: i64) -> int:
    """By its shape: the big one in the middle, or one behind a harbour."""
    return BIG_HEIGHT if corners == BIG_CORNERS else SMALL_HEIGHT
