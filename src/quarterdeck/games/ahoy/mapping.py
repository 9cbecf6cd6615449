"""The map: tiles are put down, and the table of neighbours follows (AH-003, AH-050 to AH-052)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.ahoy.components import (
    NONE,
    REGIONS,
)
from quarterdeck.games.ahoy.grid import (
    DIRECTIONS,
    STEPS,
    WALL,
    cell_of,
    chart_of,
    corner_of,
    link,
    spots,
    x_of,
    y_of,
)
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.tiles import ISLAND_QUARTER, SANDBAR
from quarterdeck.kit.bits import BIT


def put_down(s: AhoyState, tile: i64, corner: i64, turn: i64) -> i64:
    """The next region, with a wealth die of 1; its number."""
    region = s.regions
    s.tiles[region] = tile
    s.turns[region] = turn
    s.xs[region] = x_of(corner)
    s.ys[region] = y_of(corner)
    s.wealth[region] = 1
    s.stock &= ~BIT[tile]
    s.regions = region + 1
    relink(s)
    return region


def relink(s: AhoyState) -> None:
    """Write the neighbours of all spaces anew."""
    chart = chart_of(s.xs, s.ys, s.turns, s.regions)
    link(s.near, chart, s.xs, s.ys, s.turns, s.regions, ISLAND_QUARTER, s.regions < REGIONS)
    space: i64 = 0
    while space < s.regions * 4:
        beyond: i64 = SANDBAR[s.tiles[space >> 2] * 4 + (space & 3)]
        if beyond >= 0:
            other = (space & ~3) + beyond
            d: i64 = 0
            while d < DIRECTIONS:
                if s.near[space * 4 + d] == other:
                    s.near[space * 4 + d] = WALL - other
                d += 1
        space += 1


def cell_beyond(s: AhoyState, space: i64, direction: i64) -> i64:
    """The cell next to a space."""
    return cell_of(s.xs, s.ys, s.turns, space) + STEPS[direction]


def ways_to_lay(s: AhoyState) -> list[int]:
    """The spots of the drawn tile over the goal: place * 4 + turn (AH-050 to AH-052)."""
    chart = chart_of(s.xs, s.ys, s.turns, s.regions)
    return spots(chart, s.goal, ISLAND_QUARTER)


def lay_drawn(s: AhoyState, spot: i64) -> i64:
    """The drawn tile so; the space that now covers the goal."""
    goal = s.goal
    region = put_down(s, s.drawn, corner_of(goal, spot), spot & 3)
    s.drawn = NONE
    s.goal = NONE
    space = region * 4
    while cell_of(s.xs, s.ys, s.turns, space) != goal:
        space += 1
    return space
