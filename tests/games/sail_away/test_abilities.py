"""Sail Away, launch abilities: SA-40 to SA-46."""

from __future__ import annotations

import pytest

from tests.support.sail_away import (
    ABOARD,
    CLAIM,
    DOCK,
    HUNT,
    MAP,
    MORE,
    SALE,
    TWO,
    scene,
)


@pytest.mark.clause("SA-40")
def test_one_more_crate_this_turn() -> None:
    t = scene(slots={0: {MORE: 12}}).do("use", MORE)
    t.do("place", 0, 0).do("place", 1, 0)
    assert t.why_not("place", 1, 0) == "no-space-taken SA-12"
    t.do("place", 2, 0)
    assert t.supply(0)[0] == 3
    assert t.step == "PlaceCrates 1"


@pytest.mark.clause("SA-40")
def test_three_claims_with_it_and_the_postless_comes_first() -> None:
    t = scene(("6 s1 s1 s1 s1 .", "7 s1 s1 s1 p1 .", "8 p1 p1 s0 s0 ."), slots={0: {MORE: 12}}).do(
        "use", MORE
    )
    t.do("place", 1, 4).do("place", 2, 4).do("place", 0, 4)
    assert [args[1] for args in t.told("resolving")] == [6]
    assert t.may == ["resolve 1", "resolve 2"]


@pytest.mark.clause("SA-41")
def test_a_crate_straight_into_any_hold() -> None:
    t = scene(ships={0: ("12 . . .", "6 s0 . .")}, slots={0: {ABOARD: 13}}).do("use", ABOARD)
    assert t.step == "LoadCrate 0"
    # of the two cotton holds of ship 12 the first; the smuggler's hold too; both kinds of crates
    assert t.mays("load")[:4] == ["load 0 0 0", "load 0 0 2", "load 0 1 1", "load 0 1 2"]
    assert len(t.may) == 8
    assert t.why_not("load", 0, 0, 1) == "no-hold-taken SA-41"
    assert t.why_not("load", 2, 0, 0) == "no-crate-left SA-41"
    assert t.why_not("load", 0, 2, 0) == "no-such-hold SA-41"
    assert t.why_not("reload", 4, 0, 0) == "no-supply-first SA-41"
    assert t.why_not("place", 0, 0) == "no-load-now SA-41"
    t.do("load", 1, 0, 2)
    assert t.ship(0, 0) == (12, ". . p0 .")
    assert t.supply(0) == (5, 1)
    t.do("place", 0, 0).do("place", 1, 0)  # not counted to the turn's crates nor to a card
    assert t.coins[0] == 4


@pytest.mark.clause("SA-41")
def test_with_an_empty_supply_a_crate_of_ones_own_moves() -> None:
    t = scene(ships={0: ("12 s0 . .", "0 s1 .")}, slots={0: {ABOARD: 13}}, supply={0: (1, 0)})
    t.do("place", 0, 0).do("use", ABOARD)
    assert t.may == ["reload 0 0 1", "reload 0 0 2", "reload 0 1 1"]
    assert t.why_not("reload", 4, 0, 1) == "no-not-your-crate SA-41"
    assert t.why_not("reload", 12, 0, 1) == "no-such-hold SA-41"
    t.do("reload", 0, 1, 1)
    assert t.ship(0, 0) == (12, ". . . .")
    assert t.told("launched") == [(0, 0, 4, 2, 1)]  # and that filled the other ship


@pytest.mark.clause("SA-41")
def test_the_last_crate_is_not_loaded_while_nothing_has_been_placed() -> None:
    t = scene(ships={0: ("12 . . .",)}, slots={0: {ABOARD: 13}}, supply={0: (1, 0)})
    assert t.why_not("use", ABOARD) == "no-keep-one-to-place SA-41"
    t = scene(ships={0: ("12 s1 s1 s1",)}, slots={0: {ABOARD: 13}})
    assert t.why_not("use", ABOARD) == "no-hold-free SA-41"


@pytest.mark.clause("SA-42")
def test_an_island_is_claimed_as_it_lies() -> None:
    t = scene(("0 . s0 . . .",), {0: ("0",)}, slots={0: {CLAIM: 12}}, crews={1: "p1"}).do(
        "use", CLAIM
    )
    assert t.may == ["claim 0", "claim 1", "claim 2"]
    assert t.why_not("claim", 3) == "no-such-space SA-42"
    assert t.why_not("done") == "no-claim-now SA-42"
    t.do("claim", 0)
    assert t.coins[1] == 5  # it counts as a claim for Mapmaker's Fees
    t.do("place", 1, 0).do("place", 2, 0).do("done").do("sell")
    assert t.coins[0] == 4 + 1 + 2  # and for the reward; empty spaces give nothing


@pytest.mark.clause("SA-42")
def test_even_one_without_any_crate() -> None:
    t = scene(slots={0: {CLAIM: 12}}).do("use", CLAIM).do("claim", 2)
    t.do("place", 0, 0).do("place", 1, 0)
    assert t.coins[0] == 5


@pytest.mark.clause("SA-42")
def test_not_one_that_is_claimed_already() -> None:
    t = scene(("6 s1 s1 s1 s1 .",), slots={0: {CLAIM: 12}}).do("place", 0, 4).do("use", CLAIM)
    assert t.may == ["claim 1", "claim 2"]
    assert t.why_not("claim", 0) == "no-closed SA-18"


@pytest.mark.clause("SA-43")
def test_a_pirate_crate_of_anybody_goes_home() -> None:
    t = scene(crews={0: "p1 p1", 2: "p0 p1"}, slots={0: {HUNT: 12}}).do("use", HUNT)
    assert t.may == ["send 0 1", "send 2 0", "send 2 1"]
    assert t.why_not("send", 1, 0) == t.why_not("send", 0, 0) == "no-pirates-there SA-43"
    assert t.why_not("send", 3, 0) == "no-such-card SA-07"
    assert t.why_not("done") == "no-send-now SA-43"
    t.do("send", 2, 1)
    assert t.crew(2) == "p0 ."
    assert t.supply(1) == (7, 1)


@pytest.mark.clause("SA-43")
def test_with_none_there_it_cannot_be_used_and_a_single_one_is_not_asked() -> None:
    t = scene(slots={0: {HUNT: 12}})
    assert t.why_not("use", HUNT) == "no-pirates-there SA-43"
    t = scene(slots={0: {HUNT: 12}}, crews={1: "p1"}).do("use", HUNT)
    assert t.told("sent") == [(0, 1, MAP, 1)]


@pytest.mark.clause("SA-44")
def test_the_two_waiting_crates_join_at_once() -> None:
    t = scene(slots={0: {TWO: 12}}, supply={0: (1, 0)}).do("use", TWO)
    assert t.supply(0) == (2, 1)
    t.do("board", 0)
    assert t.crew(0) == "p0 ."


@pytest.mark.clause("SA-44")
def test_they_join_only_once() -> None:
    t = scene(slots={0: {TWO: 12}}, joined=(0,))
    assert t.supply(0) == (7, 3)
    assert t.why_not("use", TWO) == "no-none-waiting SA-44"


@pytest.mark.clause("SA-45")
def test_a_used_ability_is_gone_but_the_ship_still_counts() -> None:
    t = scene(slots={0: {MORE: 12}}, secrets=(0, 1)).do("use", MORE)
    assert t.why_not("use", MORE) == "no-used-up SA-45"
    assert t.s.flipped[0] == 1
    assert (t.s.points[0], t.s.counts[0]) == (7, 2)


@pytest.mark.clause("SA-46")
def test_any_number_of_armed_abilities_in_ones_own_placing_step() -> None:
    t = scene(
        slots={0: {MORE: 12, HUNT: 13}, 1: {TWO: 14}}, crews={0: "p1"}, cards=(DOCK, MAP, SALE)
    )
    assert t.why_not("use", TWO) == "no-not-armed SA-46"  # seat 1's
    t.do("use", MORE).do("use", HUNT).do("place", 0, 0)
    assert t.mays("use") == []


@pytest.mark.clause("SA-46")
def test_an_ability_armed_this_turn_waits_for_the_next() -> None:
    """Launching comes after placing: seat 0 can use it only in its next turn."""
    t = scene(ships={0: ("0 s0 s0",)}).do("place", 0, 0).do("done").do("arm", MORE).do("take", 0)
    assert t.step == "PlaceCrates 1"
    t.do("place", 1, 0).do("place", 2, 0)
    assert t.step == "PlaceCrates 0"
    assert t.mays("use") == ["use 0"]
