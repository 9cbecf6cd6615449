"""Ahoy, exploring: AH-050 to AH-053, AH-004."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.components import NONE
from quarterdeck.games.ahoy.grid import OPEN, SHUT, cell_of, x_of, y_of
from tests.support.ahoy import E, N, W, scene


@pytest.mark.clause("AH-050")
def test_the_tile_is_drawn_and_seen_before_it_is_placed() -> None:
    sc = scene(ships={0: (0, 1)}, draws=[9]).die(1, 0)
    sc.do("step", W)
    assert sc.step == "PlaceTile 0"
    assert (sc.s.drawn, sc.told("drew_tile")) == (9, [(0, 9)])
    assert sc.place(0) == (0, 1)  # still there


@pytest.mark.clause("AH-050")
def test_any_offset_and_turn_that_fits() -> None:
    """West of (0, 1): the tile covers (-1, 1); it may reach north or south, never east."""
    sc = scene(ships={0: (0, 1)}, draws=[11]).die(1, 0).do("step", W)
    places = {int(m.split()[1]) >> 2 for m in sc.may}
    assert places == {1, 3}  # its eastern half lies over the goal
    sc.say("lay 4")  # the north-east space of the tile covers (-1, 1), not turned
    assert sc.place(0) == (-1, 1)
    assert (sc.s.xs[2], sc.s.ys[2], sc.s.turns[2]) == (-2, 1, 0)
    assert sc.s.wealth[2] == 1
    assert sc.s.at[0] == 2 * 4 + 1
    assert (sc.s.drawn, sc.s.goal) == (NONE, NONE)


@pytest.mark.clause("AH-050")
def test_the_tile_turns_as_its_explorer_likes() -> None:
    sc = scene(ships={0: (0, 1)}, draws=[11]).die(1, 0).do("step", W)
    sc.say("lay 6")  # the same place, turned twice: its printed SW covers the goal
    assert sc.s.at[0] == 2 * 4 + 2
    assert sc.place(0) == (-1, 1)


@pytest.mark.clause("AH-050")
def test_neighbours_follow() -> None:
    sc = scene(ships={0: (0, 1)}, draws=[11]).die(1, 0).do("step", W).say("lay 4")
    west, east = sc.at(-1, 1), sc.at(0, 1)
    assert sc.s.near[west * 4 + E] == east
    assert sc.s.near[east * 4 + W] == west


@pytest.mark.clause("AH-051")
def test_no_room_no_exploring() -> None:
    """A gap one space wide between two tiles."""
    sc = scene(((5, 0, 0, 2), (7, 2, 1, 0), (9, 3, -1, 0)), ships={0: (1, 0), 2: 7})
    gap = sc.at(1, 0)
    assert sc.s.near[gap * 4 + E] == SHUT  # (2, 0) lies between (1, 0), (3, 0) and (2, 1)
    sc.die(1, 0)
    assert sc.why_not("step", E) == "no-room AH-051"


@pytest.mark.clause("AH-051")
def test_no_tiles_no_exploring() -> None:
    tiles = [(k, (k % 4) * 2, (k // 4) * 2, 0) for k in range(11)]
    sc = scene(tiles)
    assert OPEN not in sc.s.near
    assert SHUT in sc.s.near
    ten = scene(tiles[:10])
    assert OPEN in ten.s.near


@pytest.mark.clause("AH-052")
def test_islands_are_not_side_by_side() -> None:
    """North of the Island at (0, 0): the new Island may not lie at (0, -1)."""
    sc = scene(draws=[11]).die(1, 0).do("step", N)
    for spot in range(16):
        place, turn = spot >> 2, spot & 3
        if f"lay {spot}" not in sc.may:
            key = sc.why_not("lay", spot)
            assert key in ("no-islands-touch AH-052", "no-overlap AH-051")
            if place in (2, 3):
                assert key == "no-islands-touch AH-052"
                assert (place, turn) in {(2, 1), (3, 0)}  # SW by one turn, SE by none
    assert {int(m.split()[1]) >> 2 for m in sc.may} == {2, 3}


@pytest.mark.clause("AH-052")
def test_a_diagonal_is_fine() -> None:
    """The tile's SE over (0, -1), turned once: its Island lies at (-1, -1)."""
    sc = scene(draws=[8]).die(1, 0).do("step", N).say("lay 13")
    cell = cell_of(sc.s.xs, sc.s.ys, sc.s.turns, 2 * 4 + 3)
    assert (x_of(cell), y_of(cell)) == (-1, -1)


@pytest.mark.clause("AH-053")
def test_a_current_still_carries_who_explored() -> None:
    """Tile 10: the current in its NW runs to its SW. Entered from the east, turned once."""
    sc = scene(ships={0: (0, 1)}, draws=[10]).die(1, 0).do("step", W)
    # Not turned, its NE at the goal would be Wreckage; turned three times, its NW lies in the SW.
    spots = [m for m in sc.may if int(m.split()[1]) in (5, 13)]
    assert spots
    sc.say("lay 5")  # place NE, turned once: printed NW lies NE, the current runs west
    assert sc.place(0) == (-2, 1)
    assert sc.told("moved")[-1][-1] == 1
    assert sc.asked == "Anchor"  # and moves no further


@pytest.mark.clause("AH-053")
def test_it_anchors_where_it_explored() -> None:
    """Tile 7: a Harbor in its NW, Treasure in its NE."""
    sc = scene(ships={1: (0, 1)}, turn=1, draws=[8], tiles=((5, 0, 0, 2), (6, 2, 1, 0))).die(1, 0)
    sc.do("step", W)
    sc.say("lay 4")
    assert sc.asked == "TakeTurn"
    assert sc.place(1) == (-1, 1)


@pytest.mark.clause("AH-004")
def test_every_new_region_has_a_wealth_die() -> None:
    sc = scene(ships={0: (0, 1)}, draws=[8]).die(1, 0).do("step", W)
    assert sc.s.wealth[2] == 0
    sc.say(sc.may[0])
    assert sc.s.wealth[:4] == [1, 1, 1, 0]


@pytest.mark.clause("AH-004")
def test_wealth_stops_at_six() -> None:
    sc = scene(seats=2, wealth={0: 6, 1: 5}, dice={0: (6,), 1: ()}, turn=0)
    sc.die(6, 8).say("end")
    assert sc.s.wealth[:2] == [6, 6]  # there was no choice (AH-033)
