"""Captain Flip, a turn: CF-05 to CF-09."""

from __future__ import annotations

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import NOBODY
from quarterdeck.games.captain_flip import GAME
from quarterdeck.games.captain_flip.components import (
    CARPENTER,
    CHARACTERS,
    COOK,
    EMPTY,
    FROM_BONUS,
    FROM_MAP,
    GUNNER,
)
from tests.support.captain_flip import cell, scene


@pytest.mark.clause("CF-05")
def test_a_kept_tile_is_played_on_the_side_seen() -> None:
    t = scene(hand="cook/swab").keep().place(1)
    assert t.at(1, 1) == "cook"


@pytest.mark.clause("CF-05")
def test_a_flipped_tile_must_be_played_on_its_new_side() -> None:
    t = scene(hand="cook/swab").flip()
    assert t.hand == "swab"
    assert t.told("flipped") == [(0, 3, 4)]
    assert t.why_not("flip") == t.why_not("keep") == "no-place-it-now CF-05"
    t.place(1)
    assert (t.at(1, 1), t.coins[0]) == ("swab", 0)  # the Cook is not there to be paid


@pytest.mark.clause("CF-05")
def test_choosing_comes_before_placing() -> None:
    t = scene(hand="cook/swab")
    assert t.why_not("place", 0) == "no-keep-or-flip-first CF-05"
    t.keep()
    assert t.why_not("flip") == "no-place-it-now CF-05"


@pytest.mark.clause("CF-06")
def test_a_tile_goes_on_the_lowest_empty_space() -> None:
    t = scene(
        boards={0: "swab .... .... ---- ...."}, hand="look/carp", flipped=True, coins={0: 0}
    ).place(1)
    assert (t.at(1, 1), t.at(1, 2)) == ("swab", "look")


@pytest.mark.clause("CF-06")
def test_a_full_column_is_closed() -> None:
    t = scene(
        boards={
            0: """
            swab .... .... ---- ....
            look .... .... ---- ....
        """
        },
        hand="look/carp",
    ).keep()
    assert t.open_columns == [2, 3, 4, 5]
    assert t.why_not("place", 0) == "no-column-full CF-06"
    assert t.why_not("place", 5) == "no-such-column CF-01"


@pytest.mark.clause("CF-06")
def test_a_column_that_begins_higher_is_filled_from_its_lowest_space() -> None:
    t = scene(hand="look/carp").keep().place(4)
    assert t.at(4, 3) == "look"
    assert t.told("placed") == [(0, 8, cell(4, 3))]


@pytest.mark.clause("CF-07")
def test_the_character_first_then_the_top_space() -> None:
    t = scene(
        boards={
            0: """
            .... .... .... ---- swab
            .... .... .... ---- look
        """
        },
        hand="gunn/swab",
    )
    t.keep().place(5)
    assert [args[1:] for args in t.told("earned")] == [
        (5, cell(5, 3), GUNNER),
        (3, cell(5, 3), FROM_BONUS),
    ]
    assert t.coins[0] == 8


@pytest.mark.clause("CF-07")
def test_below_the_top_there_is_no_bonus() -> None:
    t = scene(boards={0: ".... .... .... ---- swab"}, hand="gunn/swab").keep().place(5)
    assert t.coins[0] == 5


@pytest.mark.clause("CF-08")
def test_a_back_nobody_has_seen_is_in_no_view_and_may_be_anything() -> None:
    t = scene(boards={0: "cook/swab .... .... ---- ....", 1: "look=carp .... .... ---- ...."})
    for seat in (0, 1, NOBODY):
        view = GAME.view(t.s, seat)
        assert not {"backs", "hand_back", "bag"} & view.fields.keys()
        known = view.numbers("known")
        assert (known[0], known[25]) == (EMPTY, CARPENTER)
        belief = GAME.belief(view, [])
        deals = [belief.deal(Dice(k)) for k in range(60)]
        assert {d.backs[0] for d in deals} == set(range(CHARACTERS)) - {COOK}
        assert {d.backs[25] for d in deals} == {6}


@pytest.mark.clause("CF-08")
def test_what_was_seen_stays_seen() -> None:
    kept = scene(hand="cook/swab").keep().place(1)
    assert kept.known(1, 1) == "...."
    flipped = scene(hand="cook/swab").flip().place(1)
    assert flipped.known(1, 1) == "cook"
    t = scene(boards={0: "swab/look .... .... ---- ...."}, hand="monk/carp").keep().place(2)
    t.monkey_flips(1, 1)
    assert (t.at(1, 1), t.known(1, 1)) == ("look", "swab")
    assert t.events[-1].kind == "turn_began"
    assert [e.reveals for e in t.events if e.kind == "turned"] == [True]


@pytest.mark.clause("CF-08")
def test_turning_a_tile_that_was_seen_reveals_nothing() -> None:
    t = scene(boards={0: "swab=look .... .... ---- ...."}, hand="monk/carp").keep().place(2)
    t.monkey_flips(1, 1)
    assert [e.reveals for e in t.events if e.kind == "turned"] == [False]


@pytest.mark.clause("CF-09")
def test_the_map_pays_its_holder_at_the_end_of_their_own_turn_only() -> None:
    t = scene(map_holder=0)
    t.play("swab/look", 1)
    assert t.coins == [1, 0]
    t.play("look/swab", 1)
    assert t.coins == [1, 0]
    assert t.told("earned") == [(0, 1, -1, FROM_MAP)]


@pytest.mark.clause("CF-09")
def test_the_map_pays_once_however_many_tiles_the_turn_played() -> None:
    t = scene(map_holder=0, hand="parr/look").keep().place(1)
    t.play("parr/cook", 2)
    assert t.coins[0] == 0
    t.play("look/swab", 3)
    assert (t.coins[0], t.turn) == (1, 1)


@pytest.mark.clause("CF-09")
def test_the_map_pays_after_all_effects_and_bonuses() -> None:
    board = """
        ---- .... .... .... ....
        .... swab .... ---- ....
        .... look .... ---- ....
    """
    t = scene(boards={0: board}, hand="cook/swab").keep().place(2)
    assert t.coins[0] == 2  # the Cook; then the space gives the map; then the map pays
    assert t.story("earned", "took_map") == ["earned", "took_map", "earned"]


@pytest.mark.clause("CF-09")
def test_a_stolen_map_pays_the_thief() -> None:
    t = scene(map_holder=1, hand="cart/swab").keep().place(1)
    assert (t.map_holder, t.coins) == (0, [1, 0])
    t.play("look/swab", 1)
    assert t.coins == [1, 0]


@pytest.mark.clause("CF-09")
def test_the_map_pays_in_the_last_turn_too() -> None:
    t = scene(map_holder=1, turn=1, ending=0, hand="look/swab").keep().place(1)
    assert t.is_over
    assert t.coins == [0, 1]
