"""Where pieces come to rest after a shot: what stays, back on the table, apart again (SH-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.frame import Frame
from quarterdeck.games.ship_ahoy.components import (
    CLEAR,
    FLAT,
    GONE,
    MONSTER,
    NONE,
    PIRATE,
    STANDING,
    TOWERS,
)
from quarterdeck.games.ship_ahoy.geometry import (
    TURN,
    cosine,
    on_table,
    outlines_close,
    shifted,
    sine,
)
from quarterdeck.games.ship_ahoy.pieces import base, blocked, in_its_way, is_spared, outline
from quarterdeck.games.ship_ahoy.state import ShipAhoyState

POSE: Final = 5  # piece, x, y, yaw, fell
STRIDE: Final = 10  # a millimetre
FARTHEST: Final = 4000
WAYS: Final = 32
EDGE: Final = 98  # a number that is no piece
EAST: Final[list[int]] = [int(cosine(way * TURN // WAYS)) for way in range(WAYS)]
NORTH: Final[list[int]] = [int(sine(way * TURN // WAYS)) for way in range(WAYS)]


def stays(s: ShipAhoyState, f: Frame, piece: i64, fell: i64) -> bool:
    """Whether a piece is still on the table after this shot (SH-12, SH-14, SH-50)."""
    if fell == 0 or s.stand[piece] == FLAT:
        return True
    if piece == MONSTER:
        return s.damage == 0  # SH-62
    return s.advanced == 1 or is_spared(s, f.seat, f.args[0], piece)


def afterwards(s: ShipAhoyState, f: Frame, moved: list[int]) -> ShipAhoyState:
    """A copy of the table with the pieces as a shot left them; towers are put back (SH-13)."""
    t = s.clone()
    k: i64 = 0
    n: i64 = len(moved)
    while k < n:
        piece: i64 = moved[k]
        if not stays(s, f, piece, moved[k + 4]):
            t.stand[piece] = GONE
        elif piece < TOWERS or piece >= PIRATE:
            t.x[piece] = moved[k + 1]
            t.y[piece] = moved[k + 2]
            t.yaw[piece] = moved[k + 3]
        k += POSE
    return t


def misplaced(s: ShipAhoyState, f: Frame, moved: list[int]) -> i64:
    """The first piece whose new place is not lawful, or NONE."""
    t = afterwards(s, f, moved)
    k: i64 = 0
    n: i64 = len(moved)
    while k < n:
        piece: i64 = moved[k]
        if t.stand[piece] != GONE and (piece < TOWERS or piece >= PIRATE):
            if blocked(t, piece, t.x[piece], t.y[piece], t.yaw[piece]) != NONE:
                return piece
        k += POSE
    return NONE


def tidy(s: ShipAhoyState, f: Frame, moved: list[int]) -> list[int]:
    """The same poses made lawful: onto the table, then apart by the least distance (SH-14)."""
    t = afterwards(s, f, moved)
    out = moved[:]
    k: i64 = 0
    n: i64 = len(moved)
    while k < n:
        piece: i64 = moved[k]
        if piece < TOWERS or piece >= PIRATE:
            if t.stand[piece] == GONE:  # it is taken, yet it has come to rest somewhere first
                t.x[piece], t.y[piece], t.yaw[piece] = moved[k + 1], moved[k + 2], moved[k + 3]
            onto_table(t, piece)
            if t.stand[piece] != GONE:
                make_room(t, piece)
            out[k + 1] = t.x[piece]
            out[k + 2] = t.y[piece]
            out[k + 3] = t.yaw[piece]
        k += POSE
    return out


def onto_table(t: ShipAhoyState, piece: i64) -> None:
    """A piece beyond the edge is put at the edge."""
    size: i64 = t.size
    shape = base(piece, t.x[piece], t.y[piece], t.yaw[piece])
    low_x: i64 = 0
    low_y: i64 = 0
    high_x: i64 = 0
    high_y: i64 = 0
    k: i64 = 0
    while k < len(shape):
        x: i64 = shape[k]
        y: i64 = shape[k + 1]
        low_x = max(low_x, -x)
        low_y = max(low_y, -y)
        high_x = max(high_x, x - size)
        high_y = max(high_y, y - size)
        k += 2
    t.x[piece] = int(t.x[piece] + low_x - high_x)
    t.y[piece] = int(t.y[piece] + low_y - high_y)


def make_room(t: ShipAhoyState, piece: i64) -> None:
    """The nearest free place, found in rings of a millimetre; the piece keeps its direction."""
    x: i64 = t.x[piece]
    y: i64 = t.y[piece]
    still = base(piece, 0, 0, t.yaw[piece])  # its outline is this, moved: no more sines
    shape = shifted(still, x, y)
    stop: i64 = in_its_way(t, piece, shape, x, y) if on_table(shape, t.size) else EDGE
    if stop == NONE:
        return
    west: i64 = 0  # how far its middle may go
    south: i64 = 0
    east: i64 = t.size
    north: i64 = t.size
    k: i64 = 0
    while k < len(still):
        dx: i64 = still[k]
        dy: i64 = still[k + 1]
        west = max(west, -dx)
        south = max(south, -dy)
        east = min(east, t.size - dx)
        north = min(north, t.size - dy)
        k += 2
    wall: list[int] = []
    if stop < STANDING:
        wall = outline(t, stop)
    out: i64 = STRIDE
    while out <= FARTHEST:
        way: i64 = 0
        while way < WAYS:
            nx: i64 = x + (out * EAST[way] + 50_000_000) // 100_000_000
            ny: i64 = y + (out * NORTH[way] + 50_000_000) // 100_000_000
            way += 1
            if nx < west or ny < south or nx > east or ny > north:
                continue
            shape = shifted(still, nx, ny)
            # What was in the way just now mostly still is: a quick look first.
            if stop < STANDING and outlines_close(shape, wall, CLEAR):
                continue
            stop = in_its_way(t, piece, shape, nx, ny)
            if stop == NONE:
                t.x[piece] = int(nx)
                t.y[piece] = int(ny)
                return
            if stop < STANDING:
                wall = outline(t, stop)
        out += STRIDE
