"""A quick guess at what a shot does, with the odds of the real engine: no engine, no fractions.

The ball flies as it does for the engine; what happens when it meets a piece is drawn from tables
in ``standin_data.py``, which ``benchmarks/standin_fit.py`` counts out from real shots.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.games.ship_ahoy.ballistics import (
    BALL_RADIUS,
    BEFORE,
    GROUND,
    WIDEST,
    Way,
    air_cell,
    aspect_of,
    ground_cell,
    kind_of,
    speed_of,
)
from quarterdeck.games.ship_ahoy.components import BALL, FLAT, GONE, PIRATE, STANDING, TOWERS
from quarterdeck.games.ship_ahoy.geometry import segment_close
from quarterdeck.games.ship_ahoy.rest import tidy
from quarterdeck.games.ship_ahoy.scene import mountain_height
from quarterdeck.games.ship_ahoy.spread import aimed, spread
from quarterdeck.games.ship_ahoy.standin_data import (
    AIR_FALL,
    AIR_HIT,
    GROUND_FALL,
    GROUND_HIT,
    PUSH,
    TURN_BY,
)
from quarterdeck.games.ship_ahoy.state import ShipAhoyState

FLAT_HEIGHT: Final = 325  # a ball above this passes over a piece that lies flat
FAR_BESIDE: Final = 1200  # no mountain reaches so far from its middle
UNSEEN: Final[list[int]] = [0]  # nobody looks: no bodies are shown
KEYS: Final = 6  # of the ball's way, as it is shown
FALL_MS: Final = 350


def land(s: ShipAhoyState, f: Frame, dice: Dice) -> tuple[int, ...]:
    """The numbers of a ``land``: the first thing in the ball's way stops it."""
    _, x, y, yaw, elevation, power = f.args
    drawn = spread(dice)
    real = aimed(yaw, elevation, power, drawn)
    way = Way(x, y, real[0], real[1], real[2])
    out = [0, drawn[0], drawn[1], drawn[2], drawn[3]]
    wall = first_mountain(s, way)
    near: list[int] = []  # how far ahead, and which piece: the nearest first
    p: i64 = 0
    while p < STANDING:
        if s.stand[p] != GONE:
            along = way.along(s.x[p], s.y[p])
            across = way.across(s.x[p], s.y[p])
            if 0 < along < wall and -WIDEST < across < WIDEST:
                near.append(int(along * 32 + p))
        p += 1
    near.sort()
    for one in near:
        hit = meet(s, way, real[0], one & 31, one >> 5, dice)
        if hit >= 0:
            moved = pushed(s, way, real[0], one & 31, one >> 5, hit, dice)
            poses = tidy(s, f, moved)
            seen = shown(s, way, one >> 5, poses) if s.loud else UNSEEN
            return (*out, 1, *poses, *seen)
    return (*out, 0, *(shown(s, way, wall, []) if s.loud else UNSEEN))


def first_mountain(s: ShipAhoyState, way: Way) -> i64:
    """How far the ball gets before a mountain stops it; it may fly over one."""
    best: i64 = 40_000
    end_x: i64 = way.x + best * way.c // 100_000_000
    end_y: i64 = way.y + best * way.n // 100_000_000
    walls = s.mountains
    k: i64 = 0
    while k < len(walls):
        corners: i64 = walls[k]
        middle_x: i64 = 0
        middle_y: i64 = 0
        j: i64 = 0
        while j < corners:
            middle_x += walls[k + 1 + 2 * j]
            middle_y += walls[k + 2 + 2 * j]
            j += 1
        middle_x = middle_x // corners
        middle_y = middle_y // corners
        along: i64 = way.along(middle_x, middle_y)
        across: i64 = way.across(middle_x, middle_y)
        if 0 < along < best and -FAR_BESIDE < across < FAR_BESIDE:
            z: i64 = GROUND if along > way.land else way.height(along)
            top: i64 = mountain_height(corners)
            if z < top + BALL_RADIUS:
                # It tapers: at that height this much of its foot is left, in thousandths.
                part: i64 = 1000 - 550 * (z if z > 0 else 0) // top
                shape: list[int] = []
                j = 0
                while j < corners:
                    dx: i64 = walls[k + 1 + 2 * j] - middle_x
                    dy: i64 = walls[k + 2 + 2 * j] - middle_y
                    shape.append(int(middle_x + dx * part // 1000))
                    shape.append(int(middle_y + dy * part // 1000))
                    j += 1
                if segment_close(shape, way.x, way.y, end_x, end_y, BALL_RADIUS):
                    best = along
        k += 1 + 2 * corners
    return best


def meet(s: ShipAhoyState, way: Way, yaw: i64, piece: i64, along: i64, dice: Dice) -> i64:
    """-1: the ball passes; 0: it hits the piece, which stands; 1: the piece falls."""
    across = way.across(s.x[piece], s.y[piece])
    kind = kind_of(piece)
    roll: i64 = dice.below(1000)
    if along - BEFORE <= way.land:
        if s.stand[piece] == FLAT and way.height(along - BEFORE) > FLAT_HEIGHT:
            return -1
        cell = air_cell(way, kind, aspect_of(yaw, piece, s.yaw[piece]), across, along)
        if cell < 0 or roll >= AIR_HIT[cell]:
            return -1
        fell: i64 = 1 if roll < AIR_FALL[cell] else 0
    else:
        cell = ground_cell(way, kind, across, along)
        if cell < 0 or roll >= GROUND_HIT[cell]:
            return -1
        fell = 1 if roll < GROUND_FALL[cell] else 0
    return 0 if s.stand[piece] == FLAT else fell


def pushed(
    s: ShipAhoyState, way: Way, yaw: i64, piece: i64, along: i64, fell: i64, dice: Dice
) -> list[int]:
    """Where the piece comes to rest, before it is made lawful: some way along the ball's way."""
    x: i64 = s.x[piece]
    y: i64 = s.y[piece]
    turned: i64 = s.yaw[piece]
    if piece < TOWERS or piece >= PIRATE:
        b: i64 = way.across(x, y)
        low: i64 = 0 if along - BEFORE > way.land or way.height(along - BEFORE) < 250 else 1
        push: i64 = PUSH[(low * 2 + fell) * 3 + speed_of(way.power)] * (40 + dice.below(121)) // 100
        x += push * way.c // 100_000_000
        y += push * way.n // 100_000_000
        # Hit on its left the piece turns to the left: the ball passes where the piece is not.
        twist: i64 = TURN_BY[fell] * b // 250 * (dice.below(201)) // 100
        turned = (turned + twist) % 62832
    return [int(piece), int(x), int(y), int(turned), int(fell)]


def shown(s: ShipAhoyState, way: Way, end: i64, poses: list[int]) -> list[int]:
    """What is to be seen: the ball up to what it meets or to the table, and the piece it moves."""
    far: i64 = end if end < way.land else way.land
    ball = [BALL, KEYS]
    k: i64 = 0
    while k < KEYS:
        at: i64 = far * k // (KEYS - 1)
        z: i64 = way.height(at)
        ball += [
            int(way.time(at) // 1000),
            int(way.x + at * way.c // 100_000_000),
            int(way.y + at * way.n // 100_000_000),
            int(z if z > GROUND else GROUND),
            0,
            0,
            0,
        ]
        k += 1
    if not poses:
        return [1, *ball]
    piece, x, y, yaw, fell = poses
    then = int(way.time(end if end > BEFORE else BEFORE) // 1000)
    out = [2, *ball, piece, 2]
    out += [then, s.x[piece], s.y[piece], 0, 0, 0, mrad(s.yaw[piece])]
    lying = 1400 if fell else 0
    return [*out, then + FALL_MS, x, y, 125 if fell else 0, lying, 0, 0 if fell else mrad(yaw)]


def mrad(yaw: i64) -> int:
    """An angle as a flight tells it: from minus half a turn to half a turn."""
    return int((yaw + 31416) % 62832 - 31416) // 10
