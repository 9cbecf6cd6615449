"""Captain Flip, the four adventure boards: CF-23 to CF-27."""

from __future__ import annotations

import pytest

from quarterdeck.games.captain_flip.components import BOARDS
from tests.support.captain_flip import cell, scene

SHIP = """
    ---- ---- .... ---- ----
    ---- ---- swab .... ----
    ---- .... swab carp ....
    .... swab swab ---- swab
    swab look look ---- look
"""


@pytest.mark.clause("CF-23")
@pytest.mark.parametrize(
    ("column", "coins", "takes_map"),
    [(1, 0, False), (2, 1, True), (3, 5, False), (4, 0, False), (5, 3, False)],
)
def test_the_ship(column: int, coins: int, takes_map: bool) -> None:
    t = scene("A", boards={0: SHIP}, hand="look/swab").keep().place(column)
    assert t.coins[0] == coins  # the map pays one at the end of the turn
    assert (t.map_holder == 0) == takes_map


KRAKEN = """
    ---- ---- .... ---- ----
    ---- ---- swab ---- ....
    ---- .... swab ---- swab
    .... swab swab ---- swab
    swab look look .... look
"""
TO_ONE_BELOW_TOP = {  # each column of it, from above
    column: [line.split()[column - 1].replace("look", "swab") for line in KRAKEN.split("\n")[1:6]]
    for column in range(1, 6)
}


@pytest.mark.clause("CF-24")
@pytest.mark.parametrize(
    ("column", "first", "later"), [(1, 1, 0), (2, 2, 1), (3, 6, 3), (4, 0, 2), (5, 4, 2)]
)
def test_the_kraken_pays_the_first_and_every_later_player(
    column: int, first: int, later: int
) -> None:
    empty = KRAKEN.replace("swab", "....").replace("look", "....").split()
    boards = {}
    for seat, filler in enumerate(("swab", "carp", "look")):
        words = empty[:]
        words[column - 1 :: 5] = [w.replace("swab", filler) for w in TO_ONE_BELOW_TOP[column]]
        boards[seat] = "\n".join(" ".join(words[i : i + 5]) for i in range(0, 25, 5))
    t = scene("B", boards=boards, seats=3, flag=0)
    for tile in ("look/swab", "look/cook", "look/parr"):
        t.play(tile, column)
    assert t.coins == [first, later, later]


@pytest.mark.clause("CF-24")
def test_each_top_space_has_its_own_first() -> None:
    t = scene("B", boards={0: KRAKEN, 1: KRAKEN.replace("swab", "carp")}, taken=(3,))
    t.play("look/swab", 3)
    t.play("look/cook", 5)
    assert t.coins == [3, 4]


@pytest.mark.clause("CF-24")
def test_a_monkey_changes_nothing_about_who_was_first() -> None:
    t = scene("B", boards={0: "swab carp .... .... ....", 1: "swab .... .... .... ...."})
    t.play("look/cook", 1)
    assert t.coins[0] == 1
    t.play("look/swab", 2)
    t.play("monk/carp", 2).monkey_flips(1, 2)  # turns the tile on the top space: a Cook
    assert t.coins[0] == 1 + 1 + 2  # and column 1 pays nobody again
    assert t.s.taken == 1


RAFT = """
    ---- ---- ---- .... ----
    ---- ---- ---- carp ----
    .... .... ---- swab ----
    carp swab .... look ....
    carp swab carp cook carp
"""


@pytest.mark.clause("CF-25")
def test_the_raft_gives_the_map_on_column_1_and_nothing_on_3_and_5() -> None:
    t = scene("C", boards={0: RAFT}, hand="look/swab").keep().place(1)
    assert (t.map_holder, t.coins[0]) == (0, 1)
    for column in (3, 5):
        t = scene("C", boards={0: RAFT}, hand="look/swab").keep().place(column)
        assert (t.map_holder, t.coins[0]) == (None, 0)


@pytest.mark.clause("CF-25")
@pytest.mark.parametrize(("tile", "bonus"), [("swab/look", 6), ("cook/look", 0)])
def test_column_2_pays_for_identical_characters_at_the_end(tile: str, bonus: int) -> None:
    t = scene("C", boards={0: RAFT.replace("look", "cart")}, hand=tile)
    before = t.score(0)
    t.keep().place(2)
    assert t.score(0) - t.coins[0] == before + bonus
    assert [line.points for line in t.result.lines if line.key == "tally-same"] == [6] * (bonus > 0)


@pytest.mark.clause("CF-25")
@pytest.mark.parametrize(("tile", "bonus"), [("navi/look", 4), ("cook/look", 0)])
def test_column_4_pays_for_five_different_characters_at_the_end(tile: str, bonus: int) -> None:
    t = scene("C", boards={0: RAFT.replace("look", "cart")}, hand=tile)
    before = t.score(0)
    t.keep().place(4)
    assert t.score(0) - t.coins[0] == before + bonus


@pytest.mark.clause("CF-25")
def test_the_raft_pays_only_for_full_columns() -> None:
    assert scene("C", boards={0: ".... cook .... navi ....\n"}).score(0) == 0
    t = scene("C", boards={0: RAFT})
    assert not [line for line in t.result.lines if line.key in {"tally-same", "tally-different"}]


@pytest.mark.clause("CF-25")
def test_the_raft_counts_what_shows_at_the_end() -> None:
    """A Monkey breaks the column of three Swabbies."""
    board = """
        .... swab/look ---- .... ----
        carp swab .... .... ....
        carp swab .... .... ....
    """
    t = scene("C", boards={0: board}, hand="monk/carp").keep().place(1)
    before = t.score(0)
    t.monkey_flips(2, 3)
    assert t.score(0) == before - 6 + 4 + 1  # the Lookout sees; the map of column 1 pays a coin


ISLAND = """
    ---- ---- .... ---- ----
    .... .... swab .... ----
    swab cart swab look ....
    look swab look ---- ----
    ---- look cart ---- ----
"""


@pytest.mark.clause("CF-26")
@pytest.mark.parametrize(("column", "coins"), [(1, 3), (2, 2), (3, 4), (4, 0)])
def test_the_island(column: int, coins: int) -> None:
    t = scene("D", boards={0: ISLAND}, hand="carp/swab").keep().place(column)
    assert t.coins[0] == coins


@pytest.mark.clause("CF-26")
def test_column_2_of_the_island_pays_for_each_column_completed() -> None:
    board = ISLAND.replace(".... .... swab .... ----", "swab .... swab look ----")
    t = scene("D", boards={0: board}, hand="carp/swab").keep().place(2)
    assert t.coins[0] == 2 * 3


@pytest.mark.clause("CF-26")
def test_the_costly_space_takes_a_coin_and_gives_nothing() -> None:
    t = scene("D", coins={0: 2}, hand="swab/look").keep().place(5)
    assert t.coins[0] == 1
    assert t.told("paid") == [(0, 1, cell(5, 3))]
    assert t.s.full[0] == 1 << 4


@pytest.mark.clause("CF-26")
def test_the_costly_space_is_closed_without_a_coin() -> None:
    t = scene("D", hand="swab/look").keep()
    assert t.open_columns == [1, 2, 3, 4]
    assert t.why_not("place", 4) == "no-costs-a-coin CF-26"
    t = scene("D", coins={0: 1}, hand="swab/look").keep()
    assert t.open_columns == [1, 2, 3, 4, 5]


@pytest.mark.clause("CF-27")
def test_neighbours_and_rows_follow_the_printed_grid() -> None:
    ship, island = BOARDS[0], BOARDS[3]
    # Column 4 of the ship begins on row 3: its lowest space is beside rows 3 of columns 3 and 5.
    assert sorted(ship.adjacent[cell(4, 3)]) == sorted([cell(3, 3), cell(5, 3), cell(4, 4)])
    assert sorted(ship.adjacent[cell(3, 1)]) == sorted([cell(2, 1), cell(3, 2)])
    assert ship.adjacent[cell(4, 1)] == []
    assert [c // 5 + 1 for c in ship.rows[0]] == [1, 2, 3, 5]
    assert [c // 5 + 1 for c in ship.rows[4]] == [3]
    assert sorted(island.adjacent[cell(5, 3)]) == [cell(4, 3)]
    assert [c // 5 + 1 for c in island.rows[0]] == [2, 3]


@pytest.mark.clause("CF-27")
def test_neighbours_are_mutual_and_on_the_board() -> None:
    for board in BOARDS:
        spaces = {c for row in board.rows for c in row}
        assert len(spaces) == 15
        for a in range(25):
            for b in board.adjacent[a]:
                assert a in board.adjacent[b]
                assert {a, b} <= spaces
                assert abs(a // 5 - b // 5) + abs(a % 5 - b % 5) == 1


@pytest.mark.clause("CF-27")
def test_a_cook_in_a_column_that_begins_higher_counts_its_printed_row() -> None:
    """The first tile of column 4 lies on row 3, not in the row of the first tiles."""
    board = """
        ---- swab .... .... swab
        .... look .... ---- look
        swab carp swab ---- carp
    """
    t = scene(boards={0: board}, hand="cook/swab").keep().place(4)
    assert t.coins[0] == 3
