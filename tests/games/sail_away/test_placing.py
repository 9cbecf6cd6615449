"""Sail Away, placing crates: SA-10 to SA-18."""

from __future__ import annotations

import pytest

from tests.support.sail_away import (
    CLAIM,
    DOCK,
    GOODS,
    LUBBER,
    MAP,
    MORE,
    SALE,
    TREASURE,
    scene,
)


@pytest.mark.clause("SA-10")
def test_one_or_two_crates_and_no_pass() -> None:
    t = scene()
    assert t.why_not("done") == "no-place-one SA-10"
    t.do("place", 0, 0)
    assert "done" in t.may
    t.do("place", 1, 0)
    assert t.step == "PlaceCrates 1"  # nothing else to do: the turn passes by itself
    assert t.supply(0) == (4, 2)


@pytest.mark.clause("SA-10")
def test_a_third_crate_is_refused() -> None:
    t = scene(coins={0: 9}, crews={0: "p1"}).do("place", 0, 0).do("place", 1, 0)
    assert t.why_not("place", 2, 0) == "no-all-placed SA-10"
    assert t.may == ["clear 0", "done"]


@pytest.mark.clause("SA-10")
def test_a_turn_with_a_claim_has_no_further_launching_step() -> None:
    """A smuggler's ship is asked about once, after the island; without a claim likewise."""
    t = scene(("0 . s1 s1 s1 s1",), {0: ("6 s0 s0 .",)}).do("place", 0, 0).do("done").do("wait")
    assert t.step == "PlaceCrates 1"
    assert t.story("resolving", "waited", "discarded", "turn_began")[1:] == [
        "resolving",
        "waited",
        "discarded",
        "turn_began",
    ]


@pytest.mark.clause("SA-11")
def test_the_same_card_costs_two_coins() -> None:
    t = scene(("6 . . . . .",)).do("place", 0, 0).do("place", 0, 1)
    assert t.coins[0] == 2
    assert t.told("paid") == [(0, 2, 7)]


@pytest.mark.clause("SA-11")
def test_without_coins_each_crate_needs_its_own_card() -> None:
    t = scene(coins={0: 1}).do("place", 0, 0)
    assert t.why_not("place", 0, 1) == "no-same-card SA-11"
    assert not [m for m in t.mays("place") if m.startswith("place 0")]
    t = scene(coins={0: 1}).do("board", 0)
    assert t.why_not("board", 0) == "no-same-card SA-11"


@pytest.mark.clause("SA-11")
def test_each_further_crate_on_a_card_costs_again() -> None:
    """Ability 1, and three crates on one island: 2 coins twice."""
    t = scene(slots={0: {MORE: 0}}).do("use", MORE)
    t.do("place", 0, 0).do("place", 0, 1).do("place", 0, 2)
    assert t.coins[0] == 0


@pytest.mark.clause("SA-12")
def test_a_standard_crate_needs_an_empty_space() -> None:
    t = scene(("6 s1 p1 . . .", f"{TREASURE} . . . . ."))
    assert t.why_not("place", 0, 0) == "no-space-taken SA-12"
    assert t.why_not("place", 0, 1) == "no-space-taken SA-12"
    assert t.why_not("place", 7, 0) == "no-such-space SA-12"
    assert t.why_not("place", 0, 5) == "no-such-space SA-12"
    t.do("place", 1, 3)
    assert t.isle(1) == ". . . s0 ."


@pytest.mark.clause("SA-12")
def test_of_equal_spaces_the_first_is_taken() -> None:
    t = scene(("0 . . . . .",))
    assert [m for m in t.mays("place") if m.startswith("place 0")] == [
        "place 0 0",
        "place 0 2",
        "place 0 4",
    ]
    assert t.why_not("place", 0, 1) == "no-take-the-first SA-12"
    t.do("place", 0, 0)
    assert t.why_not("place", 0, 0) == "no-space-taken SA-12"


@pytest.mark.clause("SA-12")
def test_a_standard_crate_never_goes_on_a_pirate_action_card() -> None:
    t = scene(supply={0: (3, 0)})
    assert t.why_not("board", 0) == "no-crate-left SA-13"


@pytest.mark.clause("SA-13")
def test_where_a_pirate_crate_may_go() -> None:
    t = scene(("6 s1 p1 s0 s1p0 .",))
    assert [m for m in t.mays("pirate") if m.startswith("pirate 0")] == [
        "pirate 0 4",
        "pirate 0 0",
    ]
    assert t.why_not("pirate", 0, 1) == "no-not-on-pirates SA-13"
    assert t.why_not("pirate", 0, 2) == "no-not-on-own SA-13"
    assert t.why_not("pirate", 0, 3) == "no-topped-already SA-13"
    assert t.mays("board") == ["board 0", "board 1", "board 2"]


@pytest.mark.clause("SA-13")
def test_topping_fills_nothing() -> None:
    t = scene(("6 s1 s1 s1 s1 .",)).do("pirate", 0, 0)
    assert t.isle(0) == "s1p0 s1 s1 s1 ."
    assert t.told("claimed") == []
    t.do("place", 0, 4)  # a topped space is one filled space
    assert t.told("claimed") == [(0, 6, 0, 1)]


@pytest.mark.clause("SA-14")
def test_an_empty_supply_calls_crates_off_ones_ships() -> None:
    t = scene(ships={0: ("30 s0 p0 s1 .",)}, supply={0: (0, 0)})
    assert t.step == "RecallCrates 0"
    assert t.may == ["recall 0 0", "recall 0 1"]  # not the other colour's
    assert t.why_not("recall", 0, 2) == "no-not-your-crate SA-14"
    assert t.why_not("enough") == t.why_not("place", 0, 0) == "no-recall-first SA-14"
    t.do("recall", 0, 1)
    assert t.may == ["recall 0 0", "enough"]
    assert t.why_not("retake", 0, 0) == "no-ships-first SA-14"
    t.do("enough")
    assert t.supply(0) == (0, 1)
    assert t.why_not("done") == "no-place-one SA-10"


@pytest.mark.clause("SA-14")
def test_a_single_crate_is_called_back_without_asking() -> None:
    t = scene(ships={0: ("30 s0 . . .",)}, supply={0: (0, 0)})
    assert (t.step, t.supply(0)) == ("PlaceCrates 0", (1, 0))


@pytest.mark.clause("SA-14")
def test_with_none_on_ships_one_comes_back_from_the_table() -> None:
    """Bare, or the top of a stack; or from a pirate action card. Exactly one."""
    t = scene(("6 s0 s1p0 s0p1 . .",), crews={1: "p0 p1"}, supply={0: (0, 0)})
    assert t.may == ["retake 0 0", "retake 0 1", "withdraw 1"]
    assert t.why_not("retake", 0, 2) == "no-not-your-crate SA-14"
    t.do("retake", 0, 1)
    assert t.isle(0) == "s0 s1 s0p1 . ."
    assert (t.step, t.supply(0)) == ("PlaceCrates 0", (0, 1))
    t = scene(("6 s0 . . . .",), crews={1: "p0 p1"}, supply={0: (0, 0)}).do("withdraw", 1)
    assert (t.crew(1), t.supply(0)) == (". p1", (0, 1))


@pytest.mark.clause("SA-14")
def test_with_no_crate_at_all_nothing_need_be_placed() -> None:
    t = scene(supply={0: (0, 0)})
    assert t.step == "PlaceCrates 1"
    assert t.told("nothing_to_place") == [(0,)]
    assert t.s.idle == 1


@pytest.mark.clause("SA-14")
def test_an_ability_that_brings_a_crate_obliges_to_place_it() -> None:
    t = scene(slots={0: {4: 0}}, supply={0: (0, 0)})
    assert t.may == ["use 4", "done"]
    t.do("use", 4)
    assert t.supply(0) == (1, 1)
    assert t.why_not("done") == "no-place-one SA-10"


@pytest.mark.clause("SA-14")
def test_clearing_ones_own_crate_obliges_too() -> None:
    """Only a covered crate of seat 0 is left; another's crate is cleared away, then an own one."""
    t = scene(("6 s0p1 . . . .",), crews={1: "p1"}, supply={0: (0, 0)}, coins={0: 8})
    assert t.may == ["clear 1", "done"]
    t.do("clear", 1)
    assert t.step == "PlaceCrates 1"  # it was not seat 0's


@pytest.mark.clause("SA-14")
def test_a_whole_round_with_nothing_to_place_ends_the_game() -> None:
    t = scene(supply={0: (0, 0), 1: (0, 0)})
    assert t.is_over
    assert t.result.reason == "end-locked"
    assert t.told("ended") == [(2,)]


@pytest.mark.clause("SA-14")
def test_a_crate_placed_in_between_keeps_the_game_going() -> None:
    t = scene(supply={0: (0, 0), 1: (1, 0)})
    assert t.step == "PlaceCrates 1"
    t.do("place", 0, 0)
    assert not t.is_over
    assert t.s.idle == 1  # seat 0 again had nothing


@pytest.mark.clause("SA-15")
def test_treasure_island_pays_its_spaces_and_no_ship() -> None:
    t = scene((f"{TREASURE} s0 p1 s1 . p0",), {0: ("0",)}).do("place", 0, 3).do("done")
    # 2 + 3 + 3 for seat 0, and 1 for the claim; 2 + 2 for seat 1
    assert t.coins == [4 + 8 + 1, 4 + 4]
    assert t.supply(0) == (6, 2)
    assert t.step == "PlaceCrates 1"


@pytest.mark.clause("SA-15")
def test_treasure_island_has_stacks_too() -> None:
    t = scene((f"{TREASURE} s1p0 s1 s1 s1 .",)).do("place", 0, 4).do("done")
    assert t.step == "FreeCrates 1"
    t.do("yield", 0)
    assert t.coins == [4 + 2 + 3 + 1, 4 + 2 + 2 + 3]


@pytest.mark.clause("SA-16")
def test_a_pirate_action_card_has_two_spaces_both_may_be_ones_own() -> None:
    t = scene(cards=(DOCK, MAP, SALE)).do("board", 0).do("board", 0)
    assert t.crew(0) == "p0 p0"
    assert t.coins[0] == 2
    assert t.why_not("board", 0) == "no-card-full SA-16"


@pytest.mark.clause("SA-16")
def test_an_effect_may_be_declined_and_the_crate_stays() -> None:
    t = scene(("6 s0 . . . .",), {0: ("1",)}, cards=(GOODS, DOCK, MAP)).do("board", 0)
    assert t.may == ["smuggle 0 0", "decline"]
    t.do("decline")
    assert t.told("declined") == [(0, GOODS)]
    assert t.crew(0) == "p0 ."


@pytest.mark.clause("SA-16")
def test_a_space_may_be_taken_though_the_effect_cannot_be_done() -> None:
    t = scene(cards=(GOODS, DOCK, MAP)).do("board", 0)
    assert t.told("no_effect") == [(0,)]
    assert t.step == "PlaceCrates 0"


@pytest.mark.clause("SA-17")
def test_four_coins_clear_a_card() -> None:
    t = scene(crews={0: "p1 p0"}, coins={0: 5}).do("clear", 0)
    assert t.crew(0) == ". ."
    assert t.coins[0] == 1
    assert (t.supply(0), t.supply(1)) == ((6, 2), (6, 2))


@pytest.mark.clause("SA-17")
def test_clearing_any_number_of_cards_in_the_placing_step() -> None:
    t = scene(crews={0: "p1", 1: "p1"}, coins={0: 8}).do("clear", 0).do("clear", 1)
    assert t.coins[0] == 0
    assert t.why_not("clear", 0) == "no-empty-card SA-17"
    t = scene(crews={0: "p1"}, coins={0: 3})
    assert t.why_not("clear", 0) == "no-coins SA-17"
    assert t.why_not("clear", 3) == "no-such-card SA-07"


@pytest.mark.clause("SA-17", "SA-11")
def test_a_card_cleared_after_use_still_counts_as_used() -> None:
    t = scene(coins={0: 5}).do("board", 0).do("clear", 0)
    assert t.coins[0] == 1
    assert t.why_not("board", 0) == "no-same-card SA-11"


@pytest.mark.clause("SA-18")
def test_a_claimed_island_is_closed_to_crates() -> None:
    t = scene(("6 s1 s1 s1 s1 .",)).do("place", 0, 4)
    assert t.why_not("pirate", 0, 0) == "no-closed SA-18"
    t = scene(("6 s1 . . . .",), slots={0: {CLAIM: 0}}).do("use", CLAIM).do("claim", 0)
    assert t.why_not("place", 0, 1) == "no-closed SA-18"


@pytest.mark.clause("SA-18")
def test_nothing_is_taken_off_or_moved_onto_a_claimed_island() -> None:
    t = scene(("6 s0 . . . .", "7 s1 . . . ."), slots={0: {CLAIM: 0}}, cards=(LUBBER, GOODS, MAP))
    t.do("use", CLAIM).do("claim", 0).do("board", 0)
    assert t.may == ["lift 1 0", "decline"]
    assert t.why_not("lift", 0, 0) == "no-closed SA-18"
    t.do("lift", 1, 0)
    assert t.why_not("shift", 0, 1) == "no-closed SA-18"
    t = scene(("6 s0 . . . .",), {0: ("1",)}, slots={0: {CLAIM: 0}}, cards=(GOODS, DOCK, MAP))
    t.do("use", CLAIM).do("claim", 0).do("board", 0)
    assert t.told("no_effect") == [(0,)]
