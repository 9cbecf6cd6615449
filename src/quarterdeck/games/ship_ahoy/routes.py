"""The law of rope paths: how long, what is in the way, what is met on the way (SH-20 to SH-23)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ship_ahoy.components import (
    BARREL_REACH,
    DELIVERED,
    GONE,
    HARBOUR_RADIUS,
    IN_HARBOUR,
    ISLE_RADIUS,
    KNOT,
    LYING,
    NONE,
    ON_ISLE,
    SHIP_HALF_WIDTH,
    STANDING,
    TILE_RADIUS,
)
from quarterdeck.games.ship_ahoy.fate import count
from quarterdeck.games.ship_ahoy.geometry import (
    length,
    path_close,
    path_near,
    path_touches,
    point_within,
    root,
)
from quarterdeck.games.ship_ahoy.info import BARREL_CHOSEN
from quarterdeck.games.ship_ahoy.pieces import barrel_place, blocked, cargo, mountain_aside, outline
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.kit.bits import BIT

EDGE = 98
MOUNTAIN = 99


def cost(path: list[int]) -> i64:
    """Whole knots, at least one (SH-20, SH-21)."""
    far = length(path)
    return (far + KNOT - 1) // KNOT if far > 0 else 1


def in_the_way(s: ShipAhoyState, piece: i64, path: list[int], yaw: i64) -> Refusal | None:
    """A ship's centre line keeps half its width from all that stands; its base ends clear."""
    size: i64 = s.size
    low_x: i64 = size
    low_y: i64 = size
    high_x: i64 = 0
    high_y: i64 = 0
    k: i64 = 0
    n: i64 = len(path)
    while k < n:
        x: i64 = path[k]
        y: i64 = path[k + 1]
        low_x = min(low_x, x)
        high_x = max(high_x, x)
        low_y = min(low_y, y)
        high_y = max(high_y, y)
        k += 2
    half: i64 = SHIP_HALF_WIDTH
    if low_x < half or low_y < half or high_x > size - half or high_y > size - half:
        return Refusal("no-path-edge", (), "SH-23")
    near: i64 = 500  # half a width and a piece's farthest corner
    other: i64 = 0
    while other < STANDING:
        if other != piece and s.stand[other] != GONE:
            ox: i64 = s.x[other]
            oy: i64 = s.y[other]
            if (
                low_x - near < ox < high_x + near
                and low_y - near < oy < high_y + near
                and path_close(outline(s, other), path, half)
            ):
                return Refusal("no-path-piece", (int(other),), "SH-23")
        other += 1
    walls = s.mountains
    k = 0
    n = len(walls)
    while k < n:
        corners: i64 = walls[k]
        if (
            low_x - 2000 < walls[k + 1] < high_x + 2000
            and low_y - 2000 < walls[k + 2] < high_y + 2000
            and not mountain_aside(walls, k, path, half)
            and path_close(list(walls[k + 1 : k + 1 + 2 * corners]), path, half)
        ):
            return Refusal("no-path-mountain", (), "SH-23")
        k += 1 + 2 * corners
    last = len(path) - 2
    stop = blocked(s, piece, path[last], path[last + 1], yaw)
    if stop == EDGE:
        return Refusal("no-end-edge", (), "SH-23")
    if stop == MOUNTAIN:
        return Refusal("no-end-mountain", (), "SH-23")
    return Refusal("no-end-piece", (int(stop),), "SH-23") if stop != NONE else None


def tile_in_the_way(s: ShipAhoyState, path: list[int]) -> Refusal | None:
    """The kraken passes under all but harbours (SH-65)."""
    h: i64 = 0
    while h < len(s.harbours) // 2:
        hx: i64 = s.harbours[2 * h]
        hy: i64 = s.harbours[2 * h + 1]
        if path_near(path, hx, hy, HARBOUR_RADIUS + TILE_RADIUS):
            return Refusal("no-kraken-harbour", (int(h),), "SH-65")
        h += 1
    return None


# ---------------------------------------------------------------- what is met on the way


def meet(s: ShipAhoyState, seat: i64, piece: i64, path: list[int], load: i64) -> None:
    """The chest, barrels to load, harbours to deliver to, in the order of the path.

    ``load`` is a mask of the barrels that are wanted.
    """
    if s.chest == ON_ISLE and path_touches(path, s.isle_x, s.isle_y, ISLE_RADIUS):
        s.chest = piece
        if s.loud:
            s.tell("chest_taken", int(seat), int(piece))
        count(s)
    k: i64 = 2
    while k < len(path):
        part_of(s, seat, piece, path[k - 2], path[k - 1], path[k], path[k + 1], load)
        k += 2


def part_of(
    s: ShipAhoyState, seat: i64, piece: i64, ax: i64, ay: i64, bx: i64, by: i64, load: i64
) -> None:
    """One straight part: deliver what is aboard, load, and deliver that if it is on the way."""
    since: i64 = 0
    mine = cargo(s, piece)
    if mine != NONE:
        since = entry(s, ax, ay, bx, by, s.barrel_to[mine], 0)
        if since < 0:
            return
        deliver(s, seat, piece, mine)
    if load == 0:
        return
    best: i64 = NONE
    first: i64 = 0
    k: i64 = 0
    while k < 4:
        place = barrel_place(s, k) if load & BIT[k] else 0
        at: i64 = NONE
        if place == IN_HARBOUR:
            at = entry(s, ax, ay, bx, by, k, since)
        elif place == LYING:
            at = reached(ax, ay, bx, by, s.barrel_x[k], s.barrel_y[k], BARREL_REACH, since)
        if at >= 0 and (best == NONE or at < first):
            best = k
            first = at
        k += 1
    if best == NONE:
        return
    put_aboard(s, seat, piece, best)
    if entry(s, ax, ay, bx, by, s.barrel_to[best], first) >= 0:
        deliver(s, seat, piece, best)


def entry(s: ShipAhoyState, ax: i64, ay: i64, bx: i64, by: i64, h: i64, since: i64) -> i64:
    """How far along a part it is inside a harbour, from ``since`` on; NONE: it is not."""
    return reached(ax, ay, bx, by, s.harbours[2 * h], s.harbours[2 * h + 1], HARBOUR_RADIUS, since)


def reached(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64, r: i64, since: i64) -> i64:
    """How far along a part a point first is within ``r``, from ``since`` on; NONE: it never is."""
    if not point_within(ax, ay, bx, by, px, py, r):
        return NONE
    dx: i64 = bx - ax
    dy: i64 = by - ay
    square: i64 = dx * dx + dy * dy
    if square == 0:
        return since if since <= 0 else NONE
    whole: i64 = root(square)
    ex: i64 = px - ax
    ey: i64 = py - ay
    across: i64 = ex * dy - ey * dx
    room: i64 = r * r - across * across // square
    half: i64 = root(room) if room > 0 else 0
    along: i64 = (ex * dx + ey * dy) // whole
    start: i64 = max(along - half, since)
    if since > 0 and start > min(along + half, whole):
        return NONE
    return min(start, whole)


def put_aboard(s: ShipAhoyState, seat: i64, piece: i64, barrel: i64) -> None:
    """A ship loads a barrel (SH-64)."""
    s.barrel_at[barrel] = int(piece)
    if s.loud:
        s.tell("loaded", int(seat), int(piece), s.barrel_to[barrel], int(barrel))


def deliver(s: ShipAhoyState, seat: i64, piece: i64, barrel: i64) -> None:
    """Two points for the carrier's player (SH-64)."""
    s.barrel_at[barrel] = DELIVERED
    s.barrel_by[barrel] = int(seat)
    if s.loud:
        s.tell("delivered", int(seat), int(piece), s.barrel_to[barrel], int(barrel))
    count(s)


def barrels_along(s: ShipAhoyState, path: list[int]) -> list[int]:
    """The barrels that lie on a path."""
    out: list[int] = []
    k: i64 = 0
    while k < 4:
        place = barrel_place(s, k)
        if place == IN_HARBOUR:
            if path_touches(path, s.harbours[2 * k], s.harbours[2 * k + 1], HARBOUR_RADIUS):
                out.append(int(k))
        elif place == LYING:
            if path_touches(path, s.barrel_x[k], s.barrel_y[k], BARREL_REACH):
                out.append(int(k))
        k += 1
    return out


def barrels_here(s: ShipAhoyState, piece: i64) -> list[int]:
    """The barrels a ship can load where it stands; once it was the first of them only (SH-64)."""
    x = s.x[piece]
    y = s.y[piece]
    here = barrels_along(s, [x, y, x, y])
    return here if s.version >= BARREL_CHOSEN else here[:1]
