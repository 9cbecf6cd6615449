"""What the pieces are to each other: whose, how near, locked, held by the kraken."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.ship_ahoy.components import (
    CLEAR,
    FLEET,
    GONE,
    HARBOUR_RADIUS,
    IN_HARBOUR,
    KRAKEN,
    LYING,
    MONSTER,
    NEXT_TO,
    NONE,
    PIRATE,
    REACH,
    SHIP_HALF_LENGTH,
    SHIP_HALF_WIDTH,
    SHIPS,
    STANDING,
    TILE,
    TILE_RADIUS,
    TOWER_HALF,
    TOWERS,
    UPRIGHT,
)
from quarterdeck.games.ship_ahoy.geometry import on_table, outlines_close, point_close, rectangle
from quarterdeck.games.ship_ahoy.info import PIRATE_SHOOTS
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.kit.bits import BIT

# ---------------------------------------------------------------- whose


def owner(s: ShipAhoyState, piece: i64) -> i64:
    """The seat whose ship or tower it is; NONE for pirate, monster and tile."""
    if piece < SHIPS:
        return s.harbour_seat[piece // FLEET]
    return s.harbour_seat[piece - TOWERS] if piece < PIRATE else NONE


def is_friend(s: ShipAhoyState, seat: i64, other: i64) -> bool:
    """Oneself, or a partner (SH-42)."""
    return seat == other or (s.teams == 1 and other >= 0 and (seat ^ other) & 1 == 0)


def is_enemy(s: ShipAhoyState, seat: i64, piece: i64) -> bool:
    """A ship or tower on the table that is neither one's own nor a partner's, or the pirate."""
    if s.stand[piece] == GONE or piece > PIRATE:
        return False
    return piece == PIRATE or not is_friend(s, seat, owner(s, piece))


def enemies(s: ShipAhoyState, seat: i64) -> list[int]:
    """All of them, in order."""
    out: list[int] = []
    p: i64 = 0
    while p < PIRATE:
        if is_friend(s, seat, owner(s, p)):
            p += FLEET if p < SHIPS else 1
            continue
        if s.stand[p] != GONE:
            out.append(int(p))
        p += 1
    if s.stand[PIRATE] != GONE:
        out.append(PIRATE)
    return out


def is_spared(s: ShipAhoyState, seat: i64, shooter: i64, piece: i64) -> bool:
    """Stood up again if a shot topples it: one's own or a partner's piece (SH-14).

    The piece that fires is one's own for that shot: the pirate ship would else be had for nothing.
    """
    return piece == shooter or is_friend(s, seat, owner(s, piece))


# ---------------------------------------------------------------- how near


def base(piece: i64, x: i64, y: i64, yaw: i64) -> list[int]:
    """The outline of a piece that stands there."""
    if TOWERS <= piece < PIRATE:
        return rectangle(x, y, yaw, TOWER_HALF, TOWER_HALF)
    return rectangle(x, y, yaw, SHIP_HALF_LENGTH, SHIP_HALF_WIDTH)


def outline(s: ShipAhoyState, piece: i64) -> list[int]:
    """The outline of a piece where it stands or lies."""
    return base(piece, s.x[piece], s.y[piece], s.yaw[piece])


def far(s: ShipAhoyState, piece: i64, x: i64, y: i64, r: i64) -> bool:
    """Whether the piece is certainly farther than ``r`` from a point: a quick look first."""
    dx: i64 = s.x[piece] - x
    dy: i64 = s.y[piece] - y
    r += REACH
    return dx * dx + dy * dy > r * r


def next_to(s: ShipAhoyState, a: i64, b: i64) -> bool:
    """The gap between two pieces is smaller than the height of a ship (SH-30)."""
    if far(s, a, s.x[b], s.y[b], NEXT_TO + REACH):
        return False
    return outlines_close(outline(s, a), outline(s, b), NEXT_TO)


def mountain_close(s: ShipAhoyState, shape: list[int], r: i64) -> bool:
    """Whether an outline comes closer than ``r`` to a mountain."""
    walls = s.mountains
    k: i64 = 0
    n: i64 = len(walls)
    while k < n:
        corners: i64 = walls[k]
        dx: i64 = walls[k + 1] - shape[0]
        dy: i64 = walls[k + 2] - shape[1]
        if dx * dx + dy * dy < 9_000_000:  # no mountain is wider than 300 mm less what is asked for
            # Here most outlines are still beside it: seen without making a list of its corners.
            if not mountain_aside(walls, k, shape, r):
                if outlines_close(list(walls[k + 1 : k + 1 + 2 * corners]), shape, r):
                    return True
        k += 1 + 2 * corners
    return False


def mountain_aside(walls: tuple[int, ...], at: i64, points: list[int], r: i64) -> bool:
    """Whether the mountain that begins there is at least ``r`` west, east, south or north of all.

    ``points`` are x0, y0, x1, y1 … of an outline or a path.
    """
    low_x: i64 = points[0]
    low_y: i64 = points[1]
    high_x = low_x
    high_y = low_y
    k: i64 = 2
    n: i64 = len(points)
    while k < n:
        x: i64 = points[k]
        y: i64 = points[k + 1]
        low_x = min(low_x, x)
        high_x = max(high_x, x)
        low_y = min(low_y, y)
        high_y = max(high_y, y)
        k += 2
    west = True
    east = True
    south = True
    north = True
    corners: i64 = walls[at]
    k = at + 1
    end: i64 = k + 2 * corners
    while k < end:
        x = walls[k]
        y = walls[k + 1]
        if x > low_x - r:
            west = False
        if x < high_x + r:
            east = False
        if y > low_y - r:
            south = False
        if y < high_y + r:
            north = False
        k += 2
    return west or east or south or north


def blocked(s: ShipAhoyState, piece: i64, x: i64, y: i64, yaw: i64) -> i64:
    """What keeps a piece from standing there: NONE nothing, 98 the edge, 99 a mountain, a piece."""
    shape = base(piece, x, y, yaw)
    return in_its_way(s, piece, shape, x, y) if on_table(shape, s.size) else 98


def in_its_way(s: ShipAhoyState, piece: i64, shape: list[int], x: i64, y: i64) -> i64:
    """The same of a piece that has this outline on the table."""
    other: i64 = 0
    while other < STANDING:
        if other != piece and s.stand[other] != GONE and in_touch(s, shape, x, y, other):
            return other
        other += 1
    return 99 if mountain_close(s, shape, CLEAR) else NONE


def in_touch(s: ShipAhoyState, shape: list[int], x: i64, y: i64, other: i64) -> bool:
    """Whether a piece of that shape would not be clear of another if it stood there."""
    return not far(s, other, x, y, CLEAR + REACH) and outlines_close(
        shape, outline(s, other), CLEAR
    )


# ---------------------------------------------------------------- locked, held, laden


def in_combat(s: ShipAhoyState, piece: i64) -> bool:
    """Locked by crossed swords (SH-33)."""
    return int(piece) in s.combats


def on_kraken(s: ShipAhoyState, piece: i64) -> bool:
    """Its base is over the kraken (SH-65); monster and towers cannot be."""
    if s.tile != KRAKEN or s.stand[piece] == GONE or piece >= MONSTER or TOWERS <= piece < PIRATE:
        return False
    kx: i64 = s.x[TILE]
    ky: i64 = s.y[TILE]
    if far(s, piece, kx, ky, TILE_RADIUS):
        return False
    return point_close(outline(s, piece), kx, ky, TILE_RADIUS)


def entangled(s: ShipAhoyState, piece: i64) -> bool:
    """Held by the kraken, and not let go (SH-65)."""
    return not s.released & BIT[piece] and on_kraken(s, piece)


def cargo(s: ShipAhoyState, piece: i64) -> i64:
    """The barrel a ship carries, or NONE."""
    k: i64 = 0
    while k < 4:
        if s.barrel_to[k] >= 0 and s.barrel_at[k] == piece:
            return k
        k += 1
    return NONE


def in_harbour(s: ShipAhoyState, x: i64, y: i64) -> i64:
    """The harbour a point is in, or NONE."""
    h: i64 = 0
    n: i64 = len(s.harbours) // 2
    while h < n:
        dx: i64 = s.harbours[2 * h] - x
        dy: i64 = s.harbours[2 * h + 1] - y
        if dx * dx + dy * dy <= HARBOUR_RADIUS * HARBOUR_RADIUS:
            return h
        h += 1
    return NONE


def barrel_place(s: ShipAhoyState, k: i64) -> i64:
    """How a barrel that nobody carries can be come by: IN_HARBOUR, LYING, or NONE of these (0)."""
    if s.barrel_to[k] < 0:
        return 0
    at: i64 = s.barrel_at[k]
    return at if at == IN_HARBOUR or at == LYING else 0


# ---------------------------------------------------------------- who may


def can_shoot(s: ShipAhoyState, seat: i64, piece: i64) -> bool:
    """An own upright ship or tower, or the pirate, not in close combat, without a barrel.

    SH-10, SH-61, SH-64.
    """
    if piece == PIRATE:
        return (
            s.version >= PIRATE_SHOOTS and s.stand[PIRATE] == UPRIGHT and not in_combat(s, PIRATE)
        )
    return (
        piece < PIRATE
        and s.stand[piece] == UPRIGHT
        and owner(s, piece) == seat
        and not in_combat(s, piece)
        and cargo(s, piece) == NONE
    )


def can_sail(s: ShipAhoyState, seat: i64, piece: i64) -> bool:
    """Whether a piece may be moved by the seat at all (SH-22, SH-61 to SH-65)."""
    if piece < SHIPS:
        if owner(s, piece) != seat:
            return False
    elif piece == TILE:
        return s.tile != 0
    elif piece < PIRATE:
        return False
    return s.stand[piece] == UPRIGHT and not in_combat(s, piece) and not entangled(s, piece)


def can_attack(s: ShipAhoyState, seat: i64, piece: i64) -> bool:
    """An own upright ship or tower without a barrel (SH-30, SH-51, SH-64)."""
    return (
        piece < PIRATE
        and s.stand[piece] == UPRIGHT
        and owner(s, piece) == seat
        and cargo(s, piece) == NONE
    )
