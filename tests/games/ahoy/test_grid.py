"""The geometry of 2x2 tiles on an open grid."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.grid import (
    BARE,
    DX,
    DY,
    EAST,
    NORTH,
    OPEN,
    SHUT,
    SOUTH,
    WALL,
    WEST,
    across,
    cell_at,
    cell_of,
    chart_of,
    corner_of,
    has_spot,
    is_beside,
    is_room,
    link,
    spots,
    turned,
    x_of,
    y_of,
)

SE = 3  # the quarter that may not lie side by side with its like


def chart(*tiles: tuple[int, int, int]) -> list[int]:
    xs, ys, turns = ([t[k] for t in tiles] for k in range(3))
    return chart_of(xs, ys, turns, len(tiles))


def picture(tiles: list[tuple[int, int, int]], width: int, height: int) -> list[str]:
    lying = chart(*tiles)
    return [
        " ".join(
            f"{lying[cell_at(x, y)]:2}" if lying[cell_at(x, y)] != BARE else " ."
            for x in range(width)
        )
        for y in range(height)
    ]


def near_of(tiles: list[tuple[int, int, int]], more: bool = True) -> list[int]:
    near = [0] * (len(tiles) * 16)
    xs, ys, turns = ([t[k] for t in tiles] for k in range(3))
    link(near, chart(*tiles), xs, ys, turns, len(tiles), SE, more)
    return near


def test_a_tile_turns_clockwise() -> None:
    assert picture([(0, 0, 0)], 2, 2) == [" 0  1", " 2  3"]
    assert picture([(0, 0, 1)], 2, 2) == [" 2  0", " 3  1"]
    assert picture([(0, 0, 2)], 2, 2) == [" 3  2", " 1  0"]
    assert picture([(0, 0, 3)], 2, 2) == [" 1  3", " 0  2"]


@pytest.mark.parametrize("turn", range(4))
def test_arrows_turn_with_their_tile(turn: int) -> None:
    """An arrow from quarter 0 to quarter 2 (south as printed) still points there."""
    lying = chart((0, 0, turn))
    source, target = lying.index(0), lying.index(2)
    d = turned(SOUTH, turn)
    assert (x_of(source) + DX[d], y_of(source) + DY[d]) == (x_of(target), y_of(target))


def test_coordinates_and_cells() -> None:
    for x, y in [(0, 0), (-18, -18), (25, 3), (-1, 22)]:
        assert (x_of(cell_at(x, y)), y_of(cell_at(x, y))) == (x, y)
    assert cell_of([5], [-2], [1], 0) == cell_at(6, -2)


def test_room_is_needed_for_all_four_spaces() -> None:
    lying = chart((0, 0, 0))
    for x in range(-3, 4):
        for y in range(-3, 4):
            overlaps = abs(x) < 2 and abs(y) < 2
            assert is_room(lying, cell_at(x, y)) == (not overlaps)


def test_side_by_side_is_not_diagonal() -> None:
    lying = chart((0, 0, 0))  # quarter 3 at (1, 1)
    beside = {
        (x, y) for x in range(-1, 4) for y in range(-1, 4) if is_beside(lying, cell_at(x, y), SE)
    }
    assert beside == {(1, 0), (0, 1), (2, 1), (1, 2)}


def test_spots_on_an_empty_sea_are_all_sixteen() -> None:
    assert spots(chart((10, 10, 0)), cell_at(0, 0), SE) == list(range(16))


def test_a_spot_covers_the_cell_with_the_place_it_names() -> None:
    cell = cell_at(0, 0)
    corners = [corner_of(cell, place * 4) for place in range(4)]
    assert [(x_of(c), y_of(c)) for c in corners] == [(0, 0), (-1, 0), (0, -1), (-1, -1)]


def test_spots_beside_a_tile() -> None:
    """East of (1, 1), where an island is: places 0 and 2 fit, and the island must keep away."""
    lying = chart((0, 0, 0))
    found = spots(lying, cell_at(2, 1), SE)
    assert {spot >> 2 for spot in found} == {0, 2}
    for spot in range(16):
        corner = corner_of(cell_at(2, 1), spot)
        x, y, turn = int(x_of(corner)), int(y_of(corner)), spot & 3
        fits = bool(is_room(lying, corner))
        island = cell_of([x], [y], [turn], SE)
        apart = abs(int(x_of(island)) - 1) + abs(int(y_of(island)) - 1) > 1
        assert (spot in found) == (fits and apart)


def test_a_gap_of_one_takes_no_tile() -> None:
    lying = chart((0, 0, 0), (3, 0, 0))
    assert not has_spot(lying, cell_at(2, 0), SE)
    assert spots(lying, cell_at(2, 0), SE) == []
    assert has_spot(lying, cell_at(2, -1), SE)


def test_a_pocket_whose_every_space_lies_beside_an_island_takes_no_tile() -> None:
    """Four tiles around (0, 0) to (1, 1), each with its island beside another space of it."""
    ring = [(0, -2, 1), (2, 0, 2), (0, 2, 3), (-2, 0, 0)]
    islands = [cell_of([x], [y], [turn], SE) for x, y, turn in ring]
    assert [(x_of(i), y_of(i)) for i in islands] == [(0, -1), (2, 0), (1, 2), (-1, 1)]
    assert is_room(chart(*ring), cell_at(0, 0))
    assert not has_spot(chart(*ring), cell_at(0, 0), SE)
    assert spots(chart(*ring), cell_at(0, 0), SE) == []
    turned_away = [*ring[:3], (-2, 0, 1)]  # the last island goes to (-2, 1): one way is left
    assert spots(chart(*turned_away), cell_at(0, 0), SE) == [1]


def test_has_spot_agrees_with_spots_everywhere() -> None:
    tiles = [(0, 0, 0), (2, 1, 0), (-2, 1, 2), (0, 3, 1), (4, 0, 3), (1, -2, 2)]
    lying = chart(*tiles)
    seen = set()
    for x in range(-5, 9):
        for y in range(-5, 9):
            cell = cell_at(x, y)
            if lying[cell] == BARE:
                found = has_spot(lying, cell, SE)
                assert found == bool(spots(lying, cell, SE))
                seen.add(found)
    assert seen == {True, False}


def test_neighbours() -> None:
    near = near_of([(0, 0, 0), (2, 1, 0)])
    assert near[3 * 4 : 4 * 4] == [1, 4, OPEN, 2]  # (1, 1) touches (2, 1)
    assert near[4 * 4 : 5 * 4] == [OPEN, 5, 6, 3]
    assert near[0:4] == [OPEN, 1, 2, OPEN]


def test_neighbours_are_mutual() -> None:
    tiles = [(0, 0, 0), (2, 1, 3), (-2, 1, 2), (0, 3, 1), (4, 0, 3), (1, -2, 2)]
    near = near_of(tiles)
    for at, there in enumerate(near):
        if there >= 0:
            assert near[there * 4 + (at + 2) % 4] == at // 4


def test_without_tiles_every_edge_is_shut() -> None:
    assert near_of([(0, 0, 0)], more=False)[0:4] == [SHUT, 1, 2, SHUT]


def test_an_edge_without_room_is_shut() -> None:
    near = near_of([(0, 0, 0), (3, 0, 0)])
    assert near[1 * 4 + EAST] == SHUT
    assert near[1 * 4 + NORTH] == OPEN


def test_straight_across_over_walls() -> None:
    near = near_of([(0, 0, 0), (2, 1, 0)])
    assert across(near, 7, WEST) == 6  # (3, 2), then (2, 2), then the open sea
    assert across(near, 5, WEST) == 2  # (3, 1) (2, 1) (1, 1) (0, 1)
    near[5 * 4 + WEST] = WALL - 4
    assert across(near, 5, WEST) == 2
    assert across(near, 0, NORTH) == 0
