"""A ball's way in whole numbers, and how it meets a piece: what the quick stand-in looks up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.games.ship_ahoy.components import PIRATE, TOWERS
from quarterdeck.games.ship_ahoy.geometry import cosine, root, sine

GRAVITY_MM: Final = 9810  # per second squared
MUZZLE_HEIGHT: Final = 300
GROUND: Final = 60  # the ball's centre when it touches the table, lying as it flies
BEFORE: Final = 100  # it meets a piece about so far before the piece's centre
BALL_RADIUS: Final = 125
WIDEST: Final = 480  # farther beside a piece's centre it is not touched

# How fine the tables are.
ASPECTS: Final = 3  # end-on, askew, broadside
OFFSETS: Final = 6  # of 8 mm
HEIGHTS: Final = 10  # of 10 mm
SPEEDS: Final = 3
STEEPS: Final = 3
SINCES: Final = 5  # how far ago it touched the table
FALLS: Final = 3  # how steeply it did
AIR_CELLS: Final = 3240
GROUND_CELLS: Final = 540


class Way:
    """Where a ball goes that leaves the muzzle so: all that does not depend on what it meets."""

    __slots__ = ("c", "land", "n", "power", "tilt_c", "tilt_s", "vh", "vz", "x", "y")

    x: i64
    y: i64
    c: i64  # its direction
    n: i64
    power: i64  # mm/s
    vh: i64  # along the table
    vz: i64  # upwards at first
    tilt_c: i64
    tilt_s: i64
    land: i64  # how far from the muzzle it touches the table

    def __init__(self, x: i64, y: i64, yaw: i64, elevation: i64, power: i64) -> None:
        self.x = x
        self.y = y
        self.c = cosine(yaw)
        self.n = sine(yaw)
        self.power = power
        self.tilt_c = cosine(elevation)
        self.tilt_s = sine(elevation)
        self.vh = power * self.tilt_c // 100_000_000
        self.vz = power * self.tilt_s // 100_000_000
        # 2 g h, in mm: from the muzzle down to the table.
        fall: i64 = self.vz + root(self.vz * self.vz + 470_880)
        self.land = self.vh * (fall * 1_000_000 // GRAVITY_MM) // 100_000

    def time(self, along: i64) -> i64:
        """Microseconds until it is so far away."""
        return along * 100_000 // self.vh

    def height(self, along: i64) -> i64:
        """Of the ball's centre, as long as it flies."""
        t: i64 = self.time(along)
        return (
            MUZZLE_HEIGHT + along * self.tilt_s // self.tilt_c - 49_050 * t * t // 1_000_000_000_000
        )

    def slope(self, along: i64) -> i64:
        """How steeply it comes down there, in hundredths."""
        return (GRAVITY_MM * self.time(along) // 1_000_000 - self.vz) * 100 // self.vh

    def along(self, px: i64, py: i64) -> i64:
        """How far ahead a point is."""
        return ((px - self.x) * self.c + (py - self.y) * self.n) // 100_000_000

    def across(self, px: i64, py: i64) -> i64:
        """How far to the right of the ball's way a point is."""
        return ((px - self.x) * self.n - (py - self.y) * self.c) // 100_000_000


def kind_of(piece: i64) -> i64:
    """0: falls like a ship, 1: like a tower."""
    return 1 if TOWERS <= piece < PIRATE else 0


def aspect_of(way_yaw: i64, piece: i64, yaw: i64) -> i64:
    """How a ship lies to the ball's way; a tower is the same from everywhere."""
    if TOWERS <= piece < PIRATE:
        return 0
    turn: i64 = (yaw - way_yaw) % 31416
    if turn > 15708:
        turn = 31416 - turn
    if turn < 5236:
        return 0
    return 1 if turn < 10472 else 2


def air_cell(way: Way, kind: i64, aspect: i64, across: i64, along: i64) -> i64:
    """The cell of a ball that meets a piece in flight; -1: it passes above or beside it."""
    at: i64 = along - BEFORE
    z: i64 = way.height(at) // 100
    b: i64 = (across if across >= 0 else -across) // 80
    if b >= OFFSETS or z >= HEIGHTS:
        return -1
    z = z if z > 0 else 0
    slope: i64 = way.slope(at)
    steep: i64 = 0 if slope < 8 else 1 if slope < 25 else 2
    cell: i64 = ((kind * ASPECTS + aspect) * OFFSETS + b) * HEIGHTS + z
    return (cell * SPEEDS + speed_of(way.power)) * STEEPS + steep


def ground_cell(way: Way, kind: i64, across: i64, along: i64) -> i64:
    """The cell of a ball that has touched the table before; -1: it passes beside the piece."""
    since: i64 = along - BEFORE - way.land
    b: i64 = (across if across >= 0 else -across) // 80
    if b >= OFFSETS:
        return -1
    k: i64 = 0
    if since >= 6000:
        k = 4
    elif since >= 3000:
        k = 3
    elif since >= 1500:
        k = 2
    elif since >= 500:
        k = 1
    slope: i64 = way.slope(way.land)
    fall: i64 = 0 if slope < 15 else 1 if slope < 40 else 2
    return (((kind * SINCES + k) * OFFSETS + b) * FALLS + fall) * SPEEDS + speed_of(way.power)


def speed_of(power: i64) -> i64:
    """Weak, middling, strong."""
    return 0 if power < 3400 else 1 if power < 4200 else 2
