"""Captain Flip, the characters: CF-10 to CF-17 and CF-19."""

from __future__ import annotations

import pytest

from quarterdeck.core.seat import NOBODY
from quarterdeck.games.captain_flip import GAME
from quarterdeck.table.ask import ask_in
from tests.support.captain_flip import cell, scene


@pytest.mark.clause("CF-10")
def test_a_cartographer_takes_the_map_from_the_table_and_from_others() -> None:
    t = scene(seats=3).play("cart/swab", 1)
    assert t.map_holder == 0
    t.play("cart/look", 1)
    assert t.map_holder == 1
    assert t.told("took_map") == [(0, NOBODY, cell(1, 1)), (1, 0, cell(1, 1))]


@pytest.mark.clause("CF-10")
def test_a_cartographer_may_be_placed_by_the_holder() -> None:
    t = scene(map_holder=0, hand="cart/swab").keep().place(1)
    assert (t.map_holder, t.coins[0]) == (0, 1)


@pytest.mark.clause("CF-11")
def test_a_navigator_earns_two_for_each_cartographer_showing_on_the_own_board() -> None:
    t = scene(
        boards={
            0: "cart/swab swab/cart cart/look ---- ....",  # the one underneath does not count
            1: "cart/gunn .... .... ---- ....",
        },
        hand="navi/look",
    )
    t.keep().place(5)
    assert t.coins == [4, 0]
    assert scene(hand="navi/look").keep().place(1).coins[0] == 0


@pytest.mark.clause("CF-12")
def test_a_parrot_draws_another_tile_played_by_the_same_steps() -> None:
    t = scene(hand="parr/look").keep().place(1)
    assert (t.waits_for, t.turn) == ("draw", 0)
    t.draw("swab/gunn").flip()
    assert t.open_columns == [1, 2, 3, 4, 5]
    t.place(1)
    assert (t.at(1, 2), t.coins[0], t.turn) == ("gunn", 5, 1)


@pytest.mark.clause("CF-12")
def test_a_parrot_may_follow_a_parrot() -> None:
    t = scene(hand="parr/look").keep().place(1).play("parr/swab", 2).play("parr/cook", 3)
    assert (t.waits_for, t.turn) == ("draw", 0)
    t.play("swab/look", 3)
    assert t.turn == 1


@pytest.mark.clause("CF-12")
def test_each_parrot_loses_a_coin_at_the_end() -> None:
    t = scene(boards={0: "parr parr swab ---- parr/look"}, coins={0: 10})
    assert t.score(0) == 10 + 1 - 3


@pytest.mark.clause("CF-13")
def test_a_cook_earns_one_for_each_character_in_the_row_across_gaps() -> None:
    board = """
        ---- look look look look
        .... swab swab ---- swab
        swab swab carp ---- carp
    """
    t = scene(boards={0: board}, hand="cook/swab").keep().place(1)
    assert t.at(1, 2) == "cook"
    assert t.coins[0] == 4  # itself, columns 2 and 3 and, beyond the gap, column 5


@pytest.mark.clause("CF-13")
def test_a_cook_alone_earns_one() -> None:
    assert scene(hand="cook/swab").keep().place(4).coins[0] == 1


@pytest.mark.clause("CF-13")
def test_a_cook_revealed_by_a_monkey_earns_the_same() -> None:
    t = scene(boards={0: "swab/cook .... .... ---- look"}, hand="monk/carp").keep().place(2)
    t.monkey_flips(1, 1)
    assert t.coins[0] == 1 + 3


@pytest.mark.clause("CF-14")
@pytest.mark.parametrize(("columns", "coins"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25)])
def test_swabbies_count_by_columns(columns: int, coins: int) -> None:
    row = " ".join(["swab"] * columns + ["carp"] * (5 - columns))
    t = scene("C", boards={0: row})
    assert t.score(0) == coins + 3 * (5 - columns)


@pytest.mark.clause("CF-14")
def test_more_swabbies_in_a_column_change_nothing() -> None:
    t = scene(
        boards={
            0: """
            swab swab .... ---- ....
            swab swab .... ---- ....
        """
        }
    )
    assert t.score(0) == 4


@pytest.mark.clause("CF-15")
def test_a_gunner_earns_five() -> None:
    assert scene(hand="gunn/swab").keep().place(1).coins[0] == 5


@pytest.mark.clause("CF-15")
def test_three_gunners_lose_whatever_the_coins() -> None:
    three = scene(boards={0: "gunn gunn gunn ---- ...."}, coins={0: 99, 1: 0})
    assert three.result.winners == [1]
    assert three.result.ranks == [0, 1]
    four = scene(boards={0: "gunn gunn gunn ---- gunn"}, coins={0: 99})
    assert four.result.winners == [1]
    two = scene(boards={0: "gunn gunn .... ---- ...."}, coins={0: 99})
    assert two.result.winners == [0]


@pytest.mark.clause("CF-15")
def test_gunners_are_counted_only_at_the_end() -> None:
    t = scene(boards={0: "gunn/cook gunn gunn ---- ...."}, hand="monk/carp").keep().place(1)
    t.monkey_flips(1, 1)  # the third Gunner has gone
    assert t.result.ranks[0] == 1


@pytest.mark.clause("CF-16")
def test_a_carpenter_is_worth_three_without_a_gunner_in_row_or_column() -> None:
    assert scene(boards={0: "carp .... .... ---- ...."}).score(0) == 3
    assert scene(boards={0: "carp gunn .... ---- ...."}).score(0) == 0
    above = "gunn .... .... ---- ....\ncarp .... .... ---- ...."
    assert scene(boards={0: above}).score(0) == 0
    diagonal = "swab gunn .... ---- ....\ncarp swab .... ---- ...."
    assert scene(boards={0: diagonal}).score(0) == 3 + 4


@pytest.mark.clause("CF-16")
def test_a_gunner_across_a_gap_spoils_the_carpenter() -> None:
    """Column 4 of the ship has no space in the bottom row."""
    assert scene(boards={0: "carp .... .... ---- gunn"}).score(0) == 0


@pytest.mark.clause("CF-16")
def test_each_carpenter_counts_for_itself() -> None:
    board = """
        carp gunn .... ---- ....
        carp swab carp ---- carp
    """
    assert scene(boards={0: board}).score(0) == 3 * 3 + 1


@pytest.mark.clause("CF-17")
def test_a_monkey_earns_one_and_flips_a_neighbour_whose_effect_applies() -> None:
    t = scene(boards={0: "swab/gunn .... .... ---- ...."}, hand="monk/carp").keep().place(2)
    assert (t.waits_for, t.coins[0]) == ("monkey", 1)
    t.monkey_flips(1, 1)
    assert (t.at(1, 1), t.coins[0], t.turn) == ("gunn", 6, 1)


@pytest.mark.clause("CF-17")
def test_a_monkey_alone_only_earns_its_coin() -> None:
    t = scene(boards={0: "swab .... .... ---- ...."}, hand="monk/carp").keep().place(3)
    assert (t.coins[0], t.turn) == (1, 1)


@pytest.mark.clause("CF-17")
def test_a_monkey_reaches_four_sides_never_diagonals_or_gaps() -> None:
    board = """
        ---- .... look .... ....
        .... .... swab ---- look
        swab look look ---- look
    """
    t = scene(boards={0: board}, hand="monk/carp").keep().place(2)
    assert t.at(2, 2) == "monk"
    assert sorted(t.monkey_targets) == [(2, 1), (3, 2)]
    assert t.why_not("turn", cell(1, 1)) == "no-not-next-to-monkey CF-17"  # diagonal
    assert t.why_not("turn", cell(1, 2)) == "no-empty-space CF-17"
    assert t.why_not("turn", cell(5, 2)) == "no-not-next-to-monkey CF-17"  # far away


@pytest.mark.clause("CF-17")
def test_a_monkey_does_not_reach_across_a_missing_space() -> None:
    t = scene(boards={0: ".... .... swab ---- ...."}, hand="monk/carp").keep().place(5)
    assert (t.coins[0], t.turn) == (1, 1)  # columns 3 and 5 have no space between them there


@pytest.mark.clause("CF-17")
def test_a_monkey_with_a_neighbour_must_flip_and_nothing_else() -> None:
    t = scene(boards={0: "swab look .... ---- ...."}, hand="monk/carp").keep().place(1)
    assert t.monkey_targets == [(1, 1)]
    assert t.why_not("keep") == t.why_not("place", 0) == "no-monkey-must-flip CF-17"


@pytest.mark.clause("CF-17")
def test_a_monkey_flips_only_on_its_own_board() -> None:
    t = scene(boards={1: "swab look .... ---- ...."}, hand="monk/carp").keep().place(1)
    assert t.turn == 1


@pytest.mark.clause("CF-19")
def test_a_lookout_is_worth_four_with_nobody_above() -> None:
    unfinished = "look .... .... ---- ...."
    assert scene(boards={0: unfinished}).score(0) == 4
    below = "carp .... .... ---- ....\nlook .... .... ---- ...."
    assert scene(boards={0: below}).score(0) == 3
    full = "look .... .... ---- ....\ncarp .... .... ---- ...."
    assert scene(boards={0: full}).score(0) == 4 + 3
    both = "look .... .... ---- ....\nlook .... .... ---- ...."
    assert scene(boards={0: both}).score(0) == 4


@pytest.mark.clause("CF-15")
def test_the_third_gunner_warns_before_it_is_placed() -> None:
    two = scene(boards={0: "gunn/swab gunn/look .... ---- ...."}, hand="gunn/cart")
    risks = {o.risk for o in ask_in(GAME, two.s, 0).options if len(o.actions) == 2}
    assert risks == {("risk-exploded", (3,))}
    one = scene(boards={0: "gunn/swab .... .... ---- ...."}, hand="gunn/cart")
    assert {o.risk for o in ask_in(GAME, one.s, 0).options} == {None}


@pytest.mark.clause("CF-16")
def test_a_gunner_that_spoils_a_carpenter_warns() -> None:
    t = scene(boards={0: "carp/swab .... .... ---- ...."}, hand="gunn/cart")
    risks = {
        o.actions[-1].args: o.risk for o in ask_in(GAME, t.s, 0).options if len(o.actions) == 2
    }
    assert risks[(0,)] == ("risk-carpenter", (1,))
