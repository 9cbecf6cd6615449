"""Some path for random play: half the time toward something worth reaching."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.games.ship_ahoy.components import ANY_BARREL, GONE, KNOT, NONE, ON_ISLE, PIRATE
from quarterdeck.games.ship_ahoy.geometry import TURN, east, north, root
from quarterdeck.games.ship_ahoy.info import BARREL_CHOSEN
from quarterdeck.games.ship_ahoy.pieces import cargo, is_friend, owner
from quarterdeck.games.ship_ahoy.sighting import direction
from quarterdeck.games.ship_ahoy.state import ShipAhoyState

EDGE: Final = 326


def wander(s: ShipAhoyState, seat: int, piece: int, knots: i64, dice: Dice) -> Action:
    """A straight path of up to so many knots; the law has still to be asked."""
    x = s.x[piece]
    y = s.y[piece]
    most = int(knots) * KNOT
    far = 200 + int(dice.below(most - 199))
    toward = int(dice.below(TURN))
    if dice.below(2):
        gx, gy = goal(s, seat, piece, dice)
        toward = (direction(gx - x, gy - y) + int(dice.below(8000)) - 4000) % TURN
        gap = int(root((gx - x) * (gx - x) + (gy - y) * (gy - y))) - 500
        far = min(most, gap) if gap > 200 else far
    nx = x + int(east(far, toward))
    ny = y + int(north(far, toward))
    nx = min(max(nx, EDGE), int(s.size) - EDGE)
    ny = min(max(ny, EDGE), int(s.size) - EDGE)
    load = int(dice.below(ANY_BARREL + 1 if s.version >= BARREL_CHOSEN else 2))
    return Action(seat, "sail", (piece, load, toward, x, y, nx, ny))


def goal(s: ShipAhoyState, seat: int, piece: int, dice: Dice) -> tuple[int, int]:
    """Where the barrel goes, the island with the chest, a harbour, or an enemy piece."""
    barrel = cargo(s, piece)
    if barrel != NONE:
        h = s.barrel_to[barrel]
        return (s.harbours[2 * h], s.harbours[2 * h + 1])
    if s.chest == ON_ISLE and dice.below(3) == 0:
        return (int(s.isle_x), int(s.isle_y))
    if dice.below(4) == 0:
        h = int(dice.below(len(s.harbours) // 2))
        return (s.harbours[2 * h], s.harbours[2 * h + 1])
    for _ in range(6):
        p = int(dice.below(PIRATE))
        if s.stand[p] != GONE and not is_friend(s, seat, owner(s, p)):
            return (s.x[p], s.y[p])
    return (int(s.size) // 2, int(s.size) // 2)
