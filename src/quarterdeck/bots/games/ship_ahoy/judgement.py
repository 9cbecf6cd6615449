"""What a piece of Ship Ahoy is worth, taken or lost, and how likely a shot is to topple one.

All worths are in hundredths of a point, chances in thousandths.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.games.ship_ahoy.components import (
    FLAT,
    GONE,
    MONSTER,
    NEXT_TO,
    NONE,
    PIRATE,
    SHIPS,
    STANDING,
    TOWERS,
    UPRIGHT,
)
from quarterdeck.games.ship_ahoy.fate import worth
from quarterdeck.games.ship_ahoy.geometry import crosses, point_near, root
from quarterdeck.games.ship_ahoy.pieces import (
    can_attack,
    can_shoot,
    cargo,
    in_combat,
    is_enemy,
    owner,
)
from quarterdeck.games.ship_ahoy.state import ShipAhoyState

POINT: Final = 100
GUN: Final = 20  # a piece that no longer shoots and boards
WIN: Final = 1500  # taking the last piece ends the game, well or badly
CHEST: Final = 300
BARREL: Final = 100
STUNNED: Final = 25  # advanced rules: it misses a turn, and is up again
FALLS_OFF: Final = 2500  # between the entries of CHANCES
# A careful shot's chance to topple a ship, from the muzzle: measured at 0, 25, 50 … 300 cm.
CHANCES: Final[list[int]] = [880, 770, 600, 370, 230, 170, 130, 100, 70, 45, 25, 10, 0]
MUZZLE_AHEAD: Final = 700  # the cannon stands so far before the piece that fires


def chance_from(far: i64) -> i64:
    """A shot's chance at a distance between two pieces, if nothing is in the way."""
    far -= MUZZLE_AHEAD
    if far <= 0:
        return CHANCES[0]
    k: i64 = far // FALLS_OFF
    if k >= len(CHANCES) - 1:
        return 0
    rest: i64 = far % FALLS_OFF
    return CHANCES[k] - (CHANCES[k] - CHANCES[k + 1]) * rest // FALLS_OFF


def distance(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """Between two points."""
    dx: i64 = ax - bx
    dy: i64 = ay - by
    return root(dx * dx + dy * dy)


class Ridges:
    """The mountains, as simple as a look along a line of fire needs them."""

    __slots__ = ("arcs", "middles", "peaks")

    arcs: list[int]  # the ends of each small mountain
    peaks: list[int]  # the middle and the radius of each big one, a little less than it is
    middles: list[int]  # of each: its middle, and how far it reaches from there on either side

    def __init__(self, s: ShipAhoyState) -> None:
        self.arcs = []
        self.peaks = []
        self.middles = []
        walls = s.mountains
        k: i64 = 0
        while k < len(walls):
            corners: i64 = walls[k]
            last: i64 = k + 2 * corners - 1
            if corners == 8:
                x: i64 = 0
                y: i64 = 0
                j: i64 = k + 1
                while j <= last:
                    x += walls[j]
                    y += walls[j + 1]
                    j += 2
                x = x // corners
                y = y // corners
                r = distance(walls[k + 1], walls[k + 2], x, y)
                self.peaks += [int(x), int(y), int(r * 9 // 10)]
                self.middles += [int(x), int(y), int(r)]
            else:
                self.arcs += [walls[k + 1], walls[k + 2], walls[last], walls[last + 1]]
                x = (walls[k + 1] + walls[last]) // 2
                y = (walls[k + 2] + walls[last + 1]) // 2
                self.middles += [int(x), int(y), 0]
            k += 1 + 2 * corners

    def hide(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether a mountain stands between two points."""
        k: i64 = 0
        while k < len(self.peaks):
            if point_near(ax, ay, bx, by, self.peaks[k], self.peaks[k + 1], self.peaks[k + 2]):
                return True
            k += 3
        k = 0
        arcs = self.arcs
        while k < len(arcs):
            if crosses(ax, ay, bx, by, arcs[k], arcs[k + 1], arcs[k + 2], arcs[k + 3]):
                return True
            k += 4
        return False


# ---------------------------------------------------------------- what is to be won and lost


def left(s: ShipAhoyState, seat: i64) -> i64:
    """How many pieces a seat has on the table."""
    n: i64 = 0
    p: i64 = 0
    while p < PIRATE:
        if s.stand[p] != GONE and owner(s, p) == seat:
            n += 1
        p += 1
    return n


def side_points(s: ShipAhoyState, seat: i64) -> i64:
    """The points of a seat, with its partner's."""
    points: i64 = s.points[seat]
    if s.teams:
        points += s.points[seat ^ 2]
    return points


def best_rival(s: ShipAhoyState, seat: i64) -> i64:
    """The most points of any other side."""
    best: i64 = 0
    k: i64 = 0
    while k < s.seats:
        if k != seat and not (s.teams and k == seat ^ 2):
            best = max(best, side_points(s, k))
        k += 1
    return best


def trophy(s: ShipAhoyState, seat: i64, piece: i64) -> i64:
    """What it gives this seat to have the piece for good."""
    if piece == PIRATE:
        return POINT
    gain: i64 = POINT * worth(piece) + GUN
    whose = owner(s, piece)
    if s.chest == piece:
        gain += CHEST if s.seats == 2 or s.teams else CHEST // 2
    if piece < SHIPS and cargo(s, piece) != NONE:
        gain += BARREL
    if s.seats > 2 and side_points(s, whose) == best_rival(s, seat):
        gain += GUN
    if left(s, whose) == 1:
        ahead = side_points(s, seat) + worth(piece) > best_rival(s, seat)
        gain += WIN if s.seats == 2 or ahead else -WIN
    return gain


def loss(s: ShipAhoyState, seat: i64, piece: i64) -> i64:
    """What it costs a seat to lose the piece."""
    cost: i64 = POINT * worth(piece) + GUN
    if s.chest == piece:
        cost += CHEST
    if piece < SHIPS and cargo(s, piece) != NONE:
        cost += BARREL
    if s.seats > 2:
        cost = cost * 2 // 3  # a rival's gain, not everybody's
    n = left(s, seat)
    if n == 1:
        return cost + WIN
    return cost * 2 if n == 2 else cost


def prizes(s: ShipAhoyState, seat: i64) -> list[int]:
    """By piece, what this seat has of toppling it with a shot."""
    out: list[int] = [0] * STANDING
    p: i64 = 0
    while p <= PIRATE:
        if is_enemy(s, seat, p):
            if not s.advanced:
                gain = trophy(s, seat, p)
                if in_combat(s, p):
                    gain = gain * 8 // 10  # it may be had by boarding too
                out[p] = int(gain)
            elif s.stand[p] == UPRIGHT:
                out[p] = int(STUNNED + trophy(s, seat, p) * reach_chance(s, seat, p) // 1000)
        p += 1
    return out


def reach_chance(s: ShipAhoyState, seat: i64, target: i64) -> i64:
    """How likely one of the seat's pieces will be next to a target in this turn's combat."""
    best: i64 = 0
    p: i64 = 0
    while p < PIRATE:
        if can_attack(s, seat, p):
            gap = distance(s.x[p], s.y[p], s.x[target], s.y[target]) - 450
            if gap < NEXT_TO:
                return 1000
            if p < SHIPS and not in_combat(s, p):
                best = max(best, knots_chance(gap))
        p += 1
    return best


def knots_chance(gap: i64) -> i64:
    """How likely the number die brings a ship across so wide a gap and next to something."""
    gap -= NEXT_TO - 150
    if gap <= 1000:
        return 950
    if gap <= 2000:
        return 650
    return 320 if gap <= 3000 else 0


def boarding(prize: i64, risk: i64) -> i64:
    """What an attack is worth: who rolls first wins two duels in three."""
    return (2 * prize - risk) // 3


def is_target(s: ShipAhoyState, piece: i64) -> bool:
    """Whether a shot can do anything to it."""
    return piece < MONSTER and s.stand[piece] != GONE and s.stand[piece] != FLAT


def is_gun(s: ShipAhoyState, piece: i64) -> bool:
    """Whether its owner can put the cannon next to it now; the pirate is everybody's (SH-61)."""
    if piece == PIRATE:
        return can_shoot(s, s.turn, PIRATE)
    return (
        piece < PIRATE
        and s.stand[piece] == UPRIGHT
        and not in_combat(s, piece)
        and (piece >= TOWERS or cargo(s, piece) == NONE)
    )
