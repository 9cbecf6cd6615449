"""Where to put the cannon and how to aim it: shots by what they are expected to gain.

The odds are the quick stand-in's own, summed over how far a shot may stray.
"""

from __future__ import annotations

from math import atan, sqrt
from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.ship_ahoy.judgement import Ridges, chance_from, distance, is_target
from quarterdeck.core.action import Action
from quarterdeck.games.ship_ahoy.ballistics import (
    BEFORE,
    MUZZLE_HEIGHT,
    WIDEST,
    Way,
    air_cell,
    aspect_of,
    ground_cell,
    kind_of,
)
from quarterdeck.games.ship_ahoy.components import (
    FLAT,
    GONE,
    PIRATE,
    STANDING,
    STEEPEST,
    STRONGEST,
    TOWERS,
    WEAKEST,
)
from quarterdeck.games.ship_ahoy.geometry import TURN, east, north
from quarterdeck.games.ship_ahoy.pieces import can_shoot
from quarterdeck.games.ship_ahoy.sighting import direction
from quarterdeck.games.ship_ahoy.standin import FLAT_HEIGHT, first_mountain
from quarterdeck.games.ship_ahoy.standin_data import AIR_FALL, AIR_HIT, GROUND_FALL, GROUND_HIT
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.games.ship_ahoy.steps.shoot import misplaced_cannon

SHIP_AIMS: Final[list[int]] = [520, 480, 430]  # how high a ship is best hit: end-on to broadside
TOWER_AIM: Final = 670
LOB: Final = 6600  # over a mountain: nearly as steep as the cannon goes
LOB_SLOPE: Final = 0.7761
PAIRS: Final = 9  # shooter and target: so many are looked at closely
SPOTS: Final = 2  # places of the cannon for each
# Where the muzzle may go: how far from the piece's middle, how far aside of the target's direction.
RINGS: Final[list[int]] = [840, 620, 560]
ASIDE: Final[list[int]] = [0, 5000, -5000, 10_000, -10_000]

# Together, the cannon's spread and a hand's: tenths of milliradians, and thousandths of the power.
YAW_SPREAD: Final = 370
TILT_SPREAD: Final = 250
POWER_SPREAD: Final = 35
# Where to look in a normal distribution, in hundredths of its deviation: a fifth each.
FIFTHS: Final[list[int]] = [-140, -53, 0, 53, 140]


def shots(s: ShipAhoyState, seat: i64, prize: list[int]) -> list[tuple[int, Action]]:
    """The best shots, each with what it is expected to gain in thousandths of its prize unit."""
    ridges = Ridges(s)
    out: list[tuple[int, Action]] = []
    for pair in promising(s, seat, prize, ridges):
        shooter: i64 = pair // 32 % 32
        target: i64 = pair % 32
        for spot in spots(s, shooter, target, ridges):
            a = aimed_at(s, seat, shooter, target, spot // 65536, spot % 65536, ridges)
            if a is not None:
                out.append((int(expected(s, a, prize)), a))
    out.sort(key=_gain, reverse=True)
    return out


def _gain(row: tuple[int, Action]) -> int:
    return row[0]


def promising(s: ShipAhoyState, seat: i64, prize: list[int], ridges: Ridges) -> list[int]:
    """Shooters and targets, packed, by a rough guess; those behind mountains last."""
    rough: list[int] = []
    shooter: i64 = 0
    while shooter <= PIRATE:
        if can_shoot(s, seat, shooter):
            ax: i64 = s.x[shooter]
            ay: i64 = s.y[shooter]
            target: i64 = 0
            while target <= PIRATE:
                if prize[target] > 0 and target != shooter and is_target(s, target):
                    bx: i64 = s.x[target]
                    by: i64 = s.y[target]
                    guess: i64 = prize[target] * chance_from(distance(ax, ay, bx, by)) // 100
                    if ridges.hide(ax, ay, bx, by):
                        guess = guess // 5
                    rough.append(int(guess * 1024 + shooter * 32 + target))
                target += 1
        shooter += 1
    rough.sort(reverse=True)
    return [guess % 1024 for guess in rough[:PAIRS]]


def spots(s: ShipAhoyState, shooter: i64, target: i64, ridges: Ridges) -> list[int]:
    """Places for the muzzle, packed x and y: near the target, rather with an open view of it."""
    toward = direction(s.x[target] - s.x[shooter], s.y[target] - s.y[shooter])
    open_: list[int] = []
    hidden: list[int] = []
    for aside in ASIDE:
        angle = (toward + aside) % TURN
        for ring in RINGS:
            x: i64 = s.x[shooter] + east(ring, angle)
            y: i64 = s.y[shooter] + north(ring, angle)
            if not (0 <= x <= s.size and 0 <= y <= s.size):
                continue
            if misplaced_cannon(s, shooter, x, y) is not None:
                continue
            spot = int(x * 65536 + y)
            if ridges.hide(x, y, s.x[target], s.y[target]):
                hidden.append(spot)
            else:
                open_.append(spot)
            break
        if len(open_) >= SPOTS:
            return open_
    return open_ or hidden[:1]


def aimed_at(
    s: ShipAhoyState, seat: i64, shooter: i64, target: i64, x: i64, y: i64, ridges: Ridges
) -> Action | None:
    """A shot from there at the target, over a mountain if need be; None: it is too far."""
    yaw = direction(s.x[target] - x, s.y[target] - y)
    far = float(distance(x, y, s.x[target], s.y[target]) - BEFORE)
    far = max(far, 50.0)
    aim = SHIP_AIMS[aspect_of(yaw, target, s.yaw[target])]
    if TOWERS <= target < PIRATE:
        aim = TOWER_AIM
    rise = float(aim - MUZZLE_HEIGHT)
    power = STRONGEST
    if ridges.hide(x, y, s.x[target], s.y[target]):
        tilt = LOB
        power = power_for(far, rise)
    else:
        tilt = tilt_for(far, rise, float(STRONGEST))
    if not (0 <= tilt <= STEEPEST and WEAKEST <= power <= STRONGEST):
        return None
    args = (int(shooter), int(x), int(y), yaw, tilt, power)
    return Action(int(seat), "shoot", args)


def tilt_for(far: float, rise: float, power: float) -> int:
    """The flatter of the two elevations that lead there; -1: none does."""
    drop = 490.5 * far * far / (power * power)
    room = far * far - 4.0 * drop * (rise + drop)
    if room < 0.0:
        return -1
    slope = (far - sqrt(room)) / (2.0 * drop)
    tilt = int(atan(slope) * 10_000.0)
    return max(tilt, 0)


def power_for(far: float, rise: float) -> int:
    """The strength with which a lob leads there; 0: none does."""
    room = far * LOB_SLOPE - rise
    if room <= 0.0:
        return 0
    return int(sqrt(490.5 * far * far * (1.0 + LOB_SLOPE * LOB_SLOPE) / room))


def expected(s: ShipAhoyState, a: Action, prize: list[int]) -> i64:
    """The mean gain of a shot: thousandths of what ``prize`` is in."""
    x: i64 = a.args[1]
    y: i64 = a.args[2]
    yaw: i64 = a.args[3]
    tilt: i64 = a.args[4]
    power: i64 = a.args[5]
    near = in_the_cone(s, x, y, yaw)
    if a.args[0] == PIRATE and prize[PIRATE]:
        prize = prize[:]
        prize[PIRATE] = 0  # whoever fires from it stands it up again
    total: i64 = 0
    for up in FIFTHS:
        tilted = tilt + TILT_SPREAD * up // 100
        strong = power + power * POWER_SPREAD * up // 100_000
        for aside in FIFTHS:
            real = (yaw + YAW_SPREAD * aside // 100) % TURN
            total += follow(s, Way(x, y, real, tilted, strong), real, near, prize)
    return total // 25


def falls(s: ShipAhoyState, a: Action) -> list[int]:
    """By piece, how likely the shot topples it, in thousandths."""
    out: list[int] = [0] * STANDING
    x: i64 = a.args[1]
    y: i64 = a.args[2]
    for one in in_the_cone(s, x, y, a.args[3]):
        alone = [0] * STANDING
        alone[one & 31] = 1000
        out[one & 31] = int(expected(s, a, alone)) // 1000
    return out


def in_the_cone(s: ShipAhoyState, x: i64, y: i64, yaw: i64) -> list[int]:
    """What the ball may meet, packed, the nearest first."""
    way = Way(x, y, yaw, 0, STRONGEST)
    near: list[int] = []
    p: i64 = 0
    while p < STANDING:
        if s.stand[p] != GONE:
            along = way.along(s.x[p], s.y[p])
            across = way.across(s.x[p], s.y[p])
            room = WIDEST + along // 10
            if along > 0 and -room < across < room:
                near.append(int(along * 32 + p))
        p += 1
    near.sort()
    return near


def follow(s: ShipAhoyState, way: Way, yaw: i64, near: list[int], prize: list[int]) -> i64:
    """The mean gain along one way of the ball."""
    gain: i64 = 0
    on: i64 = 1000  # the chance that nothing has stopped it yet
    wall: i64 = -1
    for one in near:
        piece = one & 31
        across = way.across(s.x[piece], s.y[piece])
        if not -WIDEST < across < WIDEST:
            continue
        along = way.along(s.x[piece], s.y[piece])
        if wall < 0:
            wall = first_mountain(s, way)
        if along >= wall:
            break
        kind = kind_of(piece)
        if along - BEFORE <= way.land:
            if s.stand[piece] == FLAT and way.height(along - BEFORE) > FLAT_HEIGHT:
                continue
            cell = air_cell(way, kind, aspect_of(yaw, piece, s.yaw[piece]), across, along)
            if cell < 0:
                continue
            hit: i64 = AIR_HIT[cell]
            fall: i64 = AIR_FALL[cell]
        else:
            cell = ground_cell(way, kind, across, along)
            if cell < 0:
                continue
            hit = GROUND_HIT[cell]
            fall = GROUND_FALL[cell]
        if s.stand[piece] != FLAT:
            gain += on * fall // 1000 * prize[piece]
        on = on * (1000 - hit) // 1000
        if on < 20:
            break
    return gain


def strayed(a: Action, yaw: i64, tilt: i64, power: i64) -> Action:
    """The same shot by a hand that is off by so much: tenths of milliradians, 1/10000 of power."""
    piece, x, y, toward, up, strength = a.args
    tilted = min(max(up + int(tilt), 0), STEEPEST)
    pulled = min(max(strength + strength * int(power) // 10_000, WEAKEST), STRONGEST)
    return Action(a.seat, a.verb, (piece, x, y, (toward + int(yaw)) % TURN, tilted, pulled))
