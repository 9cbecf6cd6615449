"""Square tiles of 2x2 spaces on an open grid: turning, fitting, and who is next to whom.

A tile lies with its north-west space at a corner (x, y), x growing east and y south, turned
clockwise by 0 to 3 quarters. Its spaces keep their numbers as printed (0 NW, 1 NE, 2 SW, 3 SE)
however it lies: space ``tile * 4 + quarter`` is always the same piece of cardboard. Directions are
0 north, 1 east, 2 south, 3 west.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

QUARTERS: Final = 4
DIRECTIONS: Final = 4
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DX: Final[list[int]] = [0, 1, 0, -1]
DY: Final[list[int]] = [-1, 0, 1, 0]

# What a neighbour table says besides a space's number.
OPEN: Final = -1  # off the map; a tile can be put there
SHUT: Final = -2  # off the map; none can
WALL: Final = -3  # WALL - space: there is a wall between

# Where the quarters of a turned tile lie, by turn * 4 + quarter: 0 NW, 1 NE, 2 SW, 3 SE.
LIES: Final[list[int]] = [0, 1, 2, 3, 1, 3, 0, 2, 3, 2, 1, 0, 2, 0, 3, 1]

WIDTH: Final = 64  # of a chart: room for a dozen tiles in a row, whichever way
ORIGIN: Final = 24  # the row and the column of (0, 0)
MIDDLE: Final = ORIGIN * WIDTH + ORIGIN
STEPS: Final[list[int]] = [-WIDTH, 1, WIDTH, -1]  # from cell to cell, by direction
PARTS: Final[list[int]] = [0, 1, WIDTH, WIDTH + 1]  # from the corner, by place in the tile
BARE: Final = -1


def cell_at(x: i64, y: i64) -> i64:
    """The number of a cell on a chart."""
    return MIDDLE + y * WIDTH + x


def turned(direction: i64, turn: i64) -> i64:
    """Where a printed direction points on a turned tile."""
    return (direction + turn) & 3


def chart_of(xs: list[int], ys: list[int], turns: list[int], count: i64) -> list[int]:
    """Cell by cell the space lying there, or BARE."""
    chart = [BARE] * (WIDTH * WIDTH)
    tile: i64 = 0
    while tile < count:
        corner = cell_at(xs[tile], ys[tile])
        turn: i64 = turns[tile]
        quarter: i64 = 0
        while quarter < QUARTERS:
            chart[corner + PARTS[LIES[turn * 4 + quarter]]] = int(tile * 4 + quarter)
            quarter += 1
        tile += 1
    return chart


def is_room(chart: list[int], corner: i64) -> bool:
    """Whether a tile fits there without overlap."""
    return (
        chart[corner] == BARE
        and chart[corner + 1] == BARE
        and chart[corner + WIDTH] == BARE
        and chart[corner + WIDTH + 1] == BARE
    )


def is_beside(chart: list[int], cell: i64, quarter: i64) -> bool:
    """Whether this printed quarter of some tile lies side by side with the cell."""
    for step in STEPS:
        space: i64 = chart[cell + step]
        if space != BARE and space & 3 == quarter:
            return True
    return False


def spots(chart: list[int], cell: i64, quarter: i64) -> list[int]:
    """The ways to put a tile over a bare cell: ``place * 4 + turn``.

    ``place`` is which of the tile's four places (as it then lies) covers the cell. It may overlap
    nothing, and its ``quarter`` may not be side by side with the same quarter of another tile.
    """
    out: list[int] = []
    place: i64 = 0
    while place < QUARTERS:
        corner = cell - PARTS[place]
        if is_room(chart, corner):
            turn: i64 = 0
            while turn < 4:
                at = corner + PARTS[LIES[turn * 4 + quarter]]
                if not is_beside(chart, at, quarter):
                    out.append(int(place * 4 + turn))
                turn += 1
        place += 1
    return out


def has_spot(chart: list[int], cell: i64, quarter: i64) -> bool:
    """Whether there is any way at all."""
    place: i64 = 0
    while place < QUARTERS:
        corner = cell - PARTS[place]
        if is_room(chart, corner):
            part: i64 = 0
            while part < QUARTERS:  # turning brings the quarter to every place
                if not is_beside(chart, corner + PARTS[part], quarter):
                    return True
                part += 1
        place += 1
    return False


def corner_of(cell: i64, spot: i64) -> i64:
    """The corner of a tile put over the cell in one of the ``spots``."""
    return cell - PARTS[spot >> 2]


def x_of(cell: i64) -> i64:
    """Back to coordinates."""
    return cell % WIDTH - 24


def y_of(cell: i64) -> i64:
    """Back to coordinates."""
    return cell // WIDTH - 24


def cell_of(xs: list[int], ys: list[int], turns: list[int], space: i64) -> i64:
    """Where a space lies."""
    tile = space >> 2
    return cell_at(xs[tile], ys[tile]) + PARTS[LIES[turns[tile] * 4 + (space & 3)]]


def link(
    near: list[int],
    chart: list[int],
    xs: list[int],
    ys: list[int],
    turns: list[int],
    count: i64,
    quarter: i64,
    more: bool,
) -> None:
    """Write ``near``, by ``space * 4 + direction``: the neighbour, OPEN or SHUT.

    ``more``: there are tiles left to put down. Walls are the game's to write over it.
    """
    space: i64 = 0
    while space < count * 4:
        here = cell_of(xs, ys, turns, space)
        d: i64 = 0
        while d < DIRECTIONS:
            cell = here + STEPS[d]
            there: i64 = chart[cell]
            if there == BARE:
                there = OPEN if more and has_spot(chart, cell, quarter) else SHUT
            near[space * 4 + d] = there
            d += 1
        space += 1


def across(near: list[int], space: i64, direction: i64) -> i64:
    """The last space of the map, going from one straight on over walls (itself at an edge)."""
    while True:
        there: i64 = near[space * 4 + direction]
        if there <= WALL:
            there = WALL - there
        if there < 0:
            return space
        space = there
