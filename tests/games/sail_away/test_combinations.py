"""Sail Away, where rules meet: the combinations the rulebook and the issue name."""

from __future__ import annotations

import pytest

from tests.support.sail_away import (
    ABOARD,
    CLAIM,
    DEEDS,
    DOCK,
    FRAUD,
    GOODS,
    LUBBER,
    MAP,
    MORE,
    UNFAIR,
    scene,
)


@pytest.mark.clause("SA-20", "SA-25", "SA-40")
def test_three_claims_in_one_turn() -> None:
    t = scene(
        ("6 s1 s1 s1 s1 .", "7 s1 s1 s1 p1 .", "8 p1 p1 s0 s0 ."),
        slots={0: {MORE: 12}},
        crews={1: "p0"},
    )
    t.do("use", MORE).do("place", 0, 4).do("place", 1, 4).do("place", 2, 4).do("done")
    assert t.coins[0] == 4 + 3 + 3 + 1  # fees; three crates of the third sold and its reward
    assert t.may == ["resolve 0", "resolve 1"]
    t.do("resolve", 1)
    assert [args[1] for args in t.told("resolving")] == [8, 7, 6]
    assert len({*t.s.islands}) == 3
    assert bin(t.s.island_discard).count("1") == 3


@pytest.mark.clause("SA-53", "SA-20")
def test_a_claim_caused_by_landlubber() -> None:
    """Seat 1's own crate fills the island; seat 0, whose turn it is, claims it."""
    t = scene(("6 s1 s1 s1 s1 .", "7 p1 . . . ."), cards=(LUBBER, MAP, DOCK), crews={1: "p0"})
    t.do("board", 0).do("lift", 1, 0).do("shift", 0, 4)
    assert t.told("claimed") == [(0, 6, 0, 1)]
    assert t.coins[0] == 5
    assert t.isle(1) == ". . . . ."
    t.do("place", 1, 0).do("done")
    assert t.told("resolving") == [(0, 6, 0)]


@pytest.mark.clause("SA-55", "SA-34", "SA-56")
def test_a_launch_caused_by_unfair_trade() -> None:
    """Both ships are full: each launches for its new owner, and the Dockmaster pays for both."""
    t = scene(
        ships={0: ("0 s0 s0",), 1: ("12 s1 s1 s1",)}, cards=(UNFAIR, DOCK, MAP), crews={1: "p0"}
    )
    t.do("board", 0).do("trade", 0, 1, 0).do("done")
    t.do("arm", 0).do("take", 0)
    assert t.told("launched") == [(0, 12, 7, 1, 0), (1, 0, 4, 1, 0)]
    assert t.coins[0] == 6
    assert t.step == "ArmSlot 1"


@pytest.mark.clause("SA-52", "SA-42")
def test_dirty_deeds_with_an_ability_never_armed_claims_an_island() -> None:
    t = scene(("0 s0 . . . .",), {0: ("0",)}, cards=(DEEDS, DOCK, MAP)).do("board", 0)
    t.do("deed", CLAIM).do("claim", 0).do("done").do("stow", 0, 0)
    assert t.told("resolving") == [(0, 0, 0)]
    assert t.coins[0] == 6


@pytest.mark.clause("SA-52", "SA-40")
def test_dirty_deeds_upon_the_own_ability_four_crates() -> None:
    t = scene(slots={0: {MORE: 12}}, cards=(DEEDS, DOCK, MAP)).do("use", MORE).do("board", 0)
    t.do("deed", MORE).do("place", 0, 0).do("place", 1, 0).do("place", 2, 0)
    assert t.s.round == 1
    assert t.supply(0) == (3, 1)


@pytest.mark.clause("SA-54", "SA-30")
def test_insurance_fraud_on_oneself_frees_crates_for_placing() -> None:
    t = scene(ships={0: ("30 s0 s0 s0 .",)}, supply={0: (0, 1)}, cards=(FRAUD, DOCK, MAP))
    t.do("board", 0).do("scuttle", 0, 0).do("take", 0)
    assert t.coins[0] == 10
    assert t.supply(0) == (3, 0)
    t.do("place", 0, 0)
    assert t.isle(0) == "s0 . . . ."


@pytest.mark.clause("SA-17", "SA-13")
def test_clearing_for_four_coins_makes_room() -> None:
    t = scene(crews={0: "p1 p1"}, coins={0: 4})
    assert t.why_not("board", 0) == "no-card-full SA-16"
    t.do("clear", 0).do("board", 0)
    assert t.crew(0) == "p0 ."
    assert t.supply(1) == (6, 2)


@pytest.mark.clause("SA-14", "SA-41")
def test_an_empty_supply_recalled_and_loaded_again() -> None:
    """Two come off the ship; one must be placed, the other may go aboard by ability 2."""
    t = scene(ships={0: ("30 s0 s0 . .",)}, slots={0: {ABOARD: 12}}, supply={0: (0, 0)})
    t.do("recall", 0, 0).do("recall", 0, 1)
    assert t.step == "PlaceCrates 0"  # none left aboard: not asked again
    t.do("use", ABOARD).do("load", 0, 0, 3)
    assert t.why_not("done") == "no-place-one SA-10"
    t.do("place", 0, 0)
    assert t.ship(0, 0) == (30, ". . . s0")


@pytest.mark.clause("SA-51", "SA-30")
def test_smuggled_goods_fill_a_ship_that_launches_this_turn() -> None:
    t = scene(("6 s0 . . . .",), {0: ("1 . s0",)}, cards=(GOODS, DOCK, MAP))
    t.do("board", 0).do("smuggle", 0, 0).do("done")
    assert t.told("launched") == [(0, 1, 4, 1, 0)]


@pytest.mark.clause("SA-53", "SA-18")
def test_two_claims_by_landlubber_and_filling_stay_closed() -> None:
    t = scene(("6 s1 s1 s1 s1 .", "7 s1 s1 s1 . p1", "8 p0 . . . ."), cards=(LUBBER, DOCK, MAP))
    t.do("place", 1, 3).do("board", 0)
    assert t.mays("lift") == ["lift 0 0", "lift 0 1", "lift 0 2", "lift 0 3", "lift 2 0"]
    t.do("lift", 2, 0).do("shift", 0, 4)
    assert [args[1] for args in t.told("claimed")] == [7, 6]
    t.do("done").do("resolve", 0)
    assert [args[1] for args in t.told("resolving")] == [6, 7]
