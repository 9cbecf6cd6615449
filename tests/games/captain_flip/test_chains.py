"""Captain Flip, chains of effects and waiting bonuses: CF-18, CF-28 and CF-30."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.games.captain_flip import GAME
from quarterdeck.games.captain_flip.components import FROM_MAP
from tests.support.captain_flip import cell, scene


@pytest.mark.clause("CF-18")
def test_a_parrot_on_a_top_space_waits_with_its_bonus() -> None:
    board = """
        .... .... .... ---- swab
        .... .... .... ---- look
    """
    t = scene(boards={0: board}, hand="parr/look").keep().place(5)
    assert t.coins[0] == 0
    assert t.s.bonuses == [4]
    t.play("gunn/swab", 1)
    paid = [(coins, at) for _, coins, at, _ in t.told("earned")]
    assert paid == [(5, cell(1, 1)), (3, cell(5, 3))]  # the new tile's effect, then the bonus


@pytest.mark.clause("CF-18")
def test_waiting_bonuses_pay_in_the_order_of_placing_on_the_board_as_it_then_lies() -> None:
    """Island: a Parrot completes column 2 and the tile it brings completes column 1."""
    board = """
        .... .... .... .... ----
        swab swab .... .... ....
        look look .... ---- ----
        ---- cook .... ---- ----
    """
    t = scene("D", boards={0: board}, hand="parr/look").keep().place(2)
    t.play("swab/carp", 1)
    paid = [(coins, at) for _, coins, at, _ in t.told("earned")]
    # Column 2 pays for two columns: column 1 is complete by the time it is counted.
    assert paid == [(4, cell(2, 4)), (3, cell(1, 4))]


@pytest.mark.clause("CF-18")
def test_kinds_are_counted_after_the_monkey_has_flipped() -> None:
    """Island: the Monkey on top of column 3 turns the tile below it, then the column pays."""
    board = """
        ---- ---- .... ---- ----
        .... .... swab/look .... ----
        .... .... swab .... ....
        .... .... swab ---- ----
        ---- .... swab ---- ----
    """
    t = scene("D", boards={0: board}, hand="monk/carp").keep().place(3)
    t.monkey_flips(3, 4)
    assert t.coins[0] == 1 + 3  # Swabby, Lookout, Monkey


@pytest.mark.clause("CF-18")
def test_a_waiting_bonus_cannot_pay_for_the_costly_space() -> None:
    board = """
        .... .... .... .... ----
        swab .... .... .... ....
        look .... .... ---- ----
        ---- .... .... ---- ----
    """
    t = scene("D", boards={0: board}, hand="parr/look").keep().place(1)
    t.draw("swab/cook").keep()
    assert t.coins[0] == 0  # 3 coins wait
    assert 5 not in t.open_columns
    assert t.why_not("place", 4) == "no-costs-a-coin CF-26"


@pytest.mark.clause("CF-18")
def test_a_tile_turned_by_a_monkey_acts_where_it_lies_without_the_space_bonus() -> None:
    board = """
        ---- .... .... .... swab/gunn
        .... .... .... ---- swab
        .... .... .... ---- look
    """
    t = scene(boards={0: board}, hand="monk/carp").keep().place(4)
    t.monkey_flips(5, 3)
    assert t.coins[0] == 1 + 5  # not the 3 coins of that top space


@pytest.mark.clause("CF-18")
def test_a_monkey_may_turn_up_a_parrot() -> None:
    t = scene(boards={0: "swab/parr .... .... ---- ...."}, hand="monk/carp").keep().place(1)
    t.monkey_flips(1, 1)
    assert (t.waits_for, t.turn) == ("draw", 0)
    assert t.play("look/swab", 2).turn == 1


@pytest.mark.clause("CF-28")
def test_a_full_board_draws_nothing_and_the_turn_is_skipped() -> None:
    board = """
        ---- ---- swab ---- ----
        ---- ---- swab look ----
        ---- swab look look look
        swab look look ---- look
        carp carp carp ---- carp
    """
    t = scene(boards={0: board}, turn=0)
    assert t.turn == 1
    assert t.told("skipped") == [(0, 0)]
    assert t.waits_for == "draw"


@pytest.mark.clause("CF-28")
def test_a_parrot_that_fills_the_board_draws_nothing() -> None:
    board = """
        ---- ---- .... ---- ----
        ---- ---- swab look ----
        ---- swab look look look
        swab look look ---- look
        carp carp carp ---- carp
    """
    t = scene(boards={0: board}, hand="parr/cook").keep().place(3)
    assert t.told("skipped") == [(0, 0)]
    assert (t.coins[0], t.turn) == (5, 1)  # its bonus is paid all the same


@pytest.mark.clause("CF-28")
def test_a_parrot_that_cannot_draw_promises_no_tile() -> None:
    board = """
        ---- ---- .... ---- ----
        ---- ---- swab look ----
        ---- swab look look look
        swab look look ---- look
        carp carp carp ---- carp
    """
    t = scene(boards={0: board}, hand="parr/cook")
    choice = [Action(0, "keep"), Action(0, "place", (2,))]
    gain = GAME.gain(t.s.clone(), 0, choice)
    assert gain is not None
    assert gain[0] == ("gain-coins", (5,))
    t = scene(hand="parr/cook")
    gain = GAME.gain(t.s.clone(), 0, choice)
    assert gain is not None
    assert gain[0] == ("gain-draw", (0,))


@pytest.mark.clause("CF-28")
def test_the_costly_space_alone_is_no_space_without_a_coin() -> None:
    board = """
        ---- ---- swab ---- ----
        look swab look look ----
        look swab swab look ....
        carp swab swab ---- ----
        ---- carp carp ---- ----
    """
    poor = scene("D", boards={0: board}, coins={0: 0})
    assert (poor.turn, poor.told("skipped")) == (1, [(0, 0)])
    rich = scene("D", boards={0: board}, coins={0: 1})
    assert (rich.turn, rich.waits_for) == (0, "draw")
    assert rich.draw("cook/swab").keep().open_columns == [5]


@pytest.mark.clause("CF-28", "CF-09")
def test_a_skipped_turn_still_ends_and_its_map_holder_takes_the_coin() -> None:
    board = """
        ---- ---- swab ---- ----
        look swab look look ----
        look swab swab look ....
        carp swab swab ---- ----
        ---- carp carp ---- ----
    """
    t = scene("D", boards={0: board}, coins={0: 0}, map_holder=0)
    assert t.told("skipped") == [(0, 0)]
    assert t.told("earned") == [(0, 1, -1, FROM_MAP)]
    assert (t.coins, t.turn) == ([1, 0], 1)
    t.play("swab/look", 1)  # and with that coin the costly space is open
    assert (t.turn, t.waits_for) == (0, "draw")
    other = scene("D", boards={0: board}, coins={0: 0}, map_holder=1)
    assert (other.coins, other.told("earned")) == ([0, 0], [])  # it is not their turn that ended


@pytest.mark.clause("CF-28", "CF-09")
def test_a_turn_skipped_for_an_empty_bag_pays_too() -> None:
    t = scene(seats=3, bag=0, hand="look/swab", ending=0, map_holder=2).keep().place(1)
    assert t.is_over
    assert t.told("skipped") == [(1, 1), (2, 1)]
    assert t.coins == [0, 0, 1]


@pytest.mark.clause("CF-28")
def test_an_empty_bag_skips_the_turn() -> None:
    """It can only be empty in the last round."""
    t = scene(seats=3, bag=0, hand="look/swab", ending=0).keep().place(1)
    assert t.is_over
    assert t.told("skipped") == [(1, 1), (2, 1)]


@pytest.mark.clause("CF-28")
def test_a_parrot_finds_the_bag_empty() -> None:
    t = scene(seats=3, bag=0, hand="parr/look", ending=0, flag=0, turn=2).keep().place(1)
    assert t.is_over
    assert t.told("skipped") == [(2, 1)]


@pytest.mark.clause("CF-28")
def test_coins_never_run_out() -> None:
    t = scene(coins={0: 10_000}, hand="gunn/swab").keep().place(1)
    assert t.coins[0] == 10_005


@pytest.mark.clause("CF-30")
def test_monkey_on_monkey_on_parrot_on_monkey_to_its_end() -> None:
    board = """
        .... swab/monk .... ---- ....
        look/gunn carp/parr look/cook ---- ....
    """
    t = scene(boards={0: board}, hand="monk/carp").keep().place(1)
    assert t.monkey_targets == [(1, 1), (2, 2)]
    t.monkey_flips(2, 2)  # a Monkey comes up …
    assert t.coins[0] == 2
    assert sorted(t.monkey_targets) == [(1, 2), (2, 1)]
    t.monkey_flips(2, 1)  # … flips a Parrot …
    assert (t.waits_for, t.turn) == ("draw", 0)
    t.play("monk/look", 3)  # … which brings a Monkey …
    assert t.coins[0] == 3
    assert sorted(t.monkey_targets) == [(2, 2), (3, 1)]
    t.monkey_flips(3, 1)  # … which finds a Cook, and nothing is left to do.
    assert t.coins[0] == 3 + 3
    assert (t.turn, t.waits_for) == (1, "draw")
    assert t.story("turned", "placed") == ["placed", "turned", "turned", "placed", "turned"]


@pytest.mark.clause("CF-30")
def test_two_monkeys_cannot_flip_each_other_for_ever() -> None:
    """A Monkey that is flipped shows something else: each link adds a Monkey or a tile."""
    t = scene(boards={0: "monk/look .... .... ---- ...."}, hand="monk/carp").keep().place(2)
    t.monkey_flips(1, 1)
    assert (t.at(1, 1), t.turn) == ("look", 1)
