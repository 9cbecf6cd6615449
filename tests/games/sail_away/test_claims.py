"""Sail Away, claiming an island: SA-20 to SA-25."""

from __future__ import annotations

import pytest

from tests.support.sail_away import CLAIM, DEEDS, DOCK, LUBBER, MAP, MORE, SALE, scene


@pytest.mark.clause("SA-20")
def test_filling_the_last_space_claims_for_the_active_player() -> None:
    t = scene(("6 s1 s1 s1 s1 .",)).do("place", 0, 4)
    assert t.told("claimed") == [(0, 6, 0, 1)]
    assert t.step == "PlaceCrates 0"  # resolved only after the placing step
    assert t.isle(0) == "s1 s1 s1 s1 s0"


@pytest.mark.clause("SA-20")
def test_mapmakers_fees_are_paid_when_it_is_claimed() -> None:
    t = scene(("6 s1 s1 s1 s1 .",), crews={1: "p1"}).do("place", 0, 4)
    assert t.coins == [4, 5]


@pytest.mark.clause("SA-20")
def test_two_claims_are_resolved_in_the_order_one_chooses() -> None:
    t = scene(("6 s1 s1 s1 s1 .", "7 s1 s1 s1 p1 ."), cards=(SALE, DOCK, LUBBER))
    t.do("place", 0, 4).do("place", 1, 4)
    assert t.may == ["resolve 0", "resolve 1"]
    assert t.why_not("resolve", 2) == "no-not-claimed SA-20"
    assert t.why_not("done") == "no-resolve-now SA-20"
    t.do("resolve", 1)
    assert [args[1] for args in t.told("resolving")] == [7, 6]  # the other follows by itself
    kinds = t.story("resolving", "discarded", "island")
    assert kinds == ["resolving", "discarded", "island"] * 2  # one completely before the next


@pytest.mark.clause("SA-21")
def test_paying_frees_the_crate() -> None:
    t = scene(("6 s1p0 s1 s1 s1 .",), {1: ("1",)}).do("place", 0, 4).do("done")
    assert t.step == "FreeCrates 1"
    assert t.may == ["ransom 0", "yield 0"]
    t.do("ransom", 0)
    assert t.coins == [4 + 2 + 1, 2]  # seat 0 has also sold its cocoa
    assert t.supply(0) == (6, 2)
    assert t.step == "UnloadCrates 1"  # vanilla fits


@pytest.mark.clause("SA-21")
def test_not_paying_leaves_the_space_to_the_pirate() -> None:
    t = scene(("6 s1p0 s1 s1 s1 .",), {0: ("1",)}).do("place", 0, 4).do("done").do("yield", 0)
    assert t.step == "UnloadCrates 0"
    assert t.isle(0) == "p0 s1 s1 s1 s0"
    assert t.supply(1) == (3, 2)


@pytest.mark.clause("SA-21")
def test_without_two_coins_nobody_is_asked() -> None:
    t = scene(("6 s1p0 s1 s1 s1 .",), {0: ("1",)}, coins={1: 1}).do("place", 0, 4).do("done")
    assert t.step == "UnloadCrates 0"
    assert t.told("gave_up") == [(1, 0, 1, 0, 0)]


@pytest.mark.clause("SA-21")
def test_stacks_go_clockwise_from_the_active_player() -> None:
    t = scene(("6 s0p1 s1p2 s2p0 s1 .",), seats=3, turn=1).do("place", 0, 4).do("done")
    order = []
    while t.step.startswith("FreeCrates"):
        order.append(t.waits)
        t.say(t.mays("yield")[0])
    assert order == [1, 2, 0]


@pytest.mark.clause("SA-21")
def test_ones_own_stacks_come_in_any_order() -> None:
    t = scene(("6 s1p0 s1p0 s1 s1 .",)).do("place", 0, 4).do("done")
    assert t.may == ["ransom 0", "yield 0", "ransom 1", "yield 1"]
    assert t.why_not("ransom", 2) == "no-not-your-stack SA-21"
    assert t.why_not("sell") == "no-free-now SA-21"
    t.do("yield", 1)
    assert t.may == ["ransom 0", "yield 0"]


@pytest.mark.clause("SA-21")
def test_coins_received_can_be_spent_at_once() -> None:
    """Seat 0 pays seat 1, who can then pay seat 0; the coins run out for the second stack."""
    t = scene(("6 s0p1 s1p0 s1p0 s1 .",), coins={0: 2, 1: 1}).do("place", 0, 4).do("done")
    t.do("ransom", 0)
    assert t.coins == [0, 3]
    t.do("ransom", 1)
    assert t.coins[:2] != [0, 3]
    assert t.told("gave_up") == [(1, 0, 3, 0, 2)]


@pytest.mark.clause("SA-22")
def test_each_crate_goes_to_a_matching_hold_or_home_for_a_coin() -> None:
    t = scene(("6 s0 p1 s1 s1 .",), {0: ("1", "8"), 1: ("2",)}).do("place", 0, 4).do("done")
    assert t.step == "UnloadCrates 0"
    assert t.may == ["stow 0 0", "sell"]  # vanilla: only the first ship has such a hold
    assert t.why_not("stow", 1, 0) == "no-does-not-fit SA-22"
    t.do("stow", 0, 0)
    assert t.ship(0, 0) == (1, "s0 . . .")
    assert t.step == "UnloadCrates 1"  # seat 0's cocoa fits nowhere: sold without asking
    assert t.coins[0] == 5
    t.do("sell")  # one may refuse what one could use
    assert t.coins[1] == 5
    assert t.supply(1)[1] == 2
    assert t.step == "UnloadCrates 1"  # banana, the other hold of ship 2


@pytest.mark.clause("SA-22")
def test_the_smugglers_hold_takes_its_resource() -> None:
    t = scene(("6 s1 s1 s1 s0 .",), {0: ("6",)}).do("place", 0, 4).do("done")
    assert t.may == ["stow 0 2", "sell"]  # coconut


@pytest.mark.clause("SA-22")
def test_unloading_goes_clockwise_and_leaves_nothing() -> None:
    t = scene(("6 s0 s1 s2 s1 .",), {0: ("1",), 1: ("2",), 2: ("3",)}, seats=3, turn=2)
    t.do("place", 0, 4).do("done")
    order = []
    while t.step.startswith("UnloadCrates"):
        order.append(t.waits)
        t.do("sell")
    assert order == [2, 0, 1]
    assert t.isle(0) == ". . . . ."


@pytest.mark.clause("SA-23")
def test_the_reward_goes_to_the_claimer_with_or_without_a_crate() -> None:
    t = scene(("0 s1 s1 s1 s1 .",), slots={0: {CLAIM: 12}}).do("use", CLAIM).do("claim", 0)
    t.do("place", 1, 0).do("place", 2, 0)
    assert t.coins[0] == 4 + 2
    assert t.s.claimed == t.s.posted == 0
    assert t.s.islands[0] != 0
    assert t.s.island_discard == 1


@pytest.mark.clause("SA-23")
def test_an_empty_island_deck_is_made_anew_of_the_discards() -> None:
    t = scene(("0 s1 s1 s1 s1 .",))
    t.s.island_discard = t.s.island_deck
    t.s.island_deck = 0
    t.do("place", 0, 4).do("done")
    assert t.told("reshuffled_islands") == [()]
    assert bin(t.s.island_deck).count("1") == 10
    assert t.s.island_discard == 0


@pytest.mark.clause("SA-24")
def test_stacks_then_unloading_then_launching_then_clean_up() -> None:
    t = scene(("6 s1p0 s1 s1 s1 .",), {0: ("11 . s0 .",)}, coins={0: 0})
    t.do("place", 0, 4).do("done").do("yield", 0).do("stow", 0, 0)
    t.do("launch", 0).do("arm", 0)
    assert t.coins[0] == 1  # the reward comes last: so far only the vanilla was sold
    t.do("take", 0)
    assert t.story("gave_up", "stowed", "launched", "took", "discarded") == [
        "gave_up",
        "stowed",
        "launched",
        "took",
        "discarded",
    ]
    assert t.coins[0] == 2


@pytest.mark.clause("SA-25")
def test_the_third_claim_has_no_post_and_is_resolved_first() -> None:
    t = scene(
        ("6 s1 s1 s1 s1 .", "7 s1 . . . .", "0 s1 . . . ."),
        slots={0: {CLAIM: 12}},
        cards=(DEEDS, DOCK, MAP),
    )
    t.do("use", CLAIM).do("claim", 1).do("board", 0).do("deed", CLAIM).do("claim", 2)
    t.do("place", 0, 4).do("done")
    assert [args[3] for args in t.told("claimed")] == [1, 1, 0]
    assert [args[1] for args in t.told("resolving")] == [6]  # by itself, then one chooses
    assert t.may == ["resolve 1", "resolve 2"]


@pytest.mark.clause("SA-25")
def test_without_a_free_post_ability_3_cannot_be_used() -> None:
    t = scene(("6 s1 s1 s1 s1 .", "7 s1 s1 s1 p1 ."), slots={0: {CLAIM: 12, MORE: 13}})
    t.do("place", 0, 4).do("place", 1, 4)
    assert t.why_not("use", CLAIM) == "no-post-free SA-42"


@pytest.mark.clause("SA-25")
def test_an_island_with_a_post_has_to_wait() -> None:
    t = scene(
        ("6 s1 s1 s1 s1 .", "7 s1 s1 s1 p1 .", "8 s2 s2 s2 s2 ."),
        seats=3,
        slots={0: {MORE: 12}},
    )
    t.do("use", MORE).do("place", 0, 4).do("place", 1, 4)
    t.s.posted = 0b10  # as if the first had no post either
    t.do("place", 2, 4)
    assert t.may == ["resolve 0", "resolve 2"]
    assert t.why_not("resolve", 1) == "no-postless-first SA-25"
