"""Sail Away, pirate action cards: SA-50 to SA-57."""

from __future__ import annotations

import pytest

from tests.support.sail_away import (
    ABOARD,
    CLAIM,
    DEEDS,
    DOCK,
    FRAUD,
    GOODS,
    HUNT,
    LUBBER,
    MAP,
    MORE,
    SALE,
    TREASURE,
    TWO,
    UNFAIR,
    scene,
)


@pytest.mark.clause("SA-50")
def test_forced_sale_takes_a_standard_crate_for_a_coin() -> None:
    t = scene(ships={0: ("0",), 1: ("12 s1 . .",)}, cards=(SALE, DOCK, MAP)).do("board", 0)
    assert t.may == ["buy 1 0 0", "decline"]
    t.do("buy", 1, 0, 0)  # cotton to cotton, the only hold: not asked
    assert t.ship(0, 0) == (0, "s1 . . .")  # it keeps its colour
    assert t.ship(1, 0) == (12, ". . . .")
    assert t.coins == [3, 5]


@pytest.mark.clause("SA-50")
def test_one_chooses_among_several_fitting_holds() -> None:
    t = scene(ships={0: ("0", "12"), 1: ("30 s1",)}, cards=(SALE, DOCK, MAP))
    t.do("board", 0).do("buy", 1, 0, 0)
    assert t.step == "StowCrate 0"
    assert t.may == ["stow 0 0", "stow 1 0"]
    assert t.why_not("stow", 0, 1) == "no-does-not-fit SA-22"
    assert t.why_not("decline") == "no-stow-now SA-22"


@pytest.mark.clause("SA-50")
def test_what_forced_sale_does_not_take() -> None:
    ships = {0: ("0", "2 s0"), 1: ("30 p1 s1 . s1",)}
    t = scene(ships=ships, cards=(SALE, DOCK, MAP)).do("board", 0)
    assert t.mays("buy") == ["buy 1 0 1", "buy 1 0 3"]
    assert t.why_not("buy", 1, 0, 0) == "no-standard-there SA-50"  # pirates are immune
    assert t.why_not("buy", 1, 0, 2) == "no-standard-there SA-50"
    assert t.why_not("buy", 0, 1, 0) == "no-another-player SA-50"
    assert t.why_not("buy", 1, 3, 0) == "no-such-hold SA-50"
    assert t.why_not("done") == "no-buy-now SA-50"


@pytest.mark.clause("SA-50")
def test_without_a_coin_or_a_fitting_hold_nothing_happens() -> None:
    ships = {0: ("0",), 1: ("30 s1",)}
    t = scene(ships=ships, cards=(SALE, DOCK, MAP), coins={0: 0}).do("board", 0)
    assert t.told("no_effect") == [(0,)]
    t = scene(ships={0: ("2",), 1: ("30 s1",)}, cards=(SALE, DOCK, MAP)).do("board", 0)
    assert t.told("no_effect") == [(0,)]


@pytest.mark.clause("SA-50", "SA-11")
def test_the_same_cards_coins_are_paid_before_the_sales() -> None:
    """Two on Forced Sale with 3 coins: 2 for the card, then 1 for the crate; with 2, none."""
    ships = {0: ("0",), 1: ("24 s1",)}
    t = scene(ships=ships, cards=(SALE, DOCK, MAP), coins={0: 3}).do("board", 0).do("decline")
    t.do("board", 0).do("buy", 1, 0, 0)
    assert t.coins == [0, 5]
    t = scene(ships=ships, cards=(SALE, DOCK, MAP), coins={0: 2}).do("board", 0).do("decline")
    t.do("board", 0)
    assert t.told("no_effect") == [(0,)]


@pytest.mark.clause("SA-50")
def test_the_resource_is_that_of_the_hold_and_the_colour_may_be_ones_own() -> None:
    """A crate of the buyer in the other's smuggler's hold (coconut)."""
    t = scene(ships={0: ("3",), 1: ("6 . . s0",)}, cards=(SALE, DOCK, MAP)).do("board", 0)
    t.do("buy", 1, 0, 2)
    assert t.ship(0, 0) == (3, ". s0 . .")


@pytest.mark.clause("SA-51")
def test_smuggled_goods_go_straight_aboard() -> None:
    t = scene(("6 p0 s0 . . .",), {0: ("1",)}, cards=(GOODS, DOCK, MAP)).do("board", 0)
    assert t.may == ["smuggle 0 0", "smuggle 0 1", "decline"]
    t.do("smuggle", 0, 0)
    assert t.isle(0) == ". s0 . . ."
    assert t.ship(0, 0) == (1, "p0 . . .")


@pytest.mark.clause("SA-51")
def test_what_is_not_smuggled() -> None:
    t = scene(
        ("6 s0p1 s1p0 s1 s0 s0", f"{TREASURE} s0 . . . ."),
        {0: ("1", "4")},
        seats=2,
        cards=(GOODS, DOCK, MAP),
    )
    t.s.filled[0] = 0b11111
    t.do("board", 0)
    assert t.mays("smuggle") == ["smuggle 0 3", "smuggle 0 4"]
    assert t.why_not("smuggle", 0, 0) == "no-bare-crate SA-51"  # covered
    assert t.why_not("smuggle", 0, 1) == "no-bare-crate SA-51"  # on another's crate
    assert t.why_not("smuggle", 0, 2) == "no-bare-crate SA-51"  # another's
    assert t.why_not("smuggle", 1, 0) == "no-not-treasure SA-51"
    assert t.why_not("smuggle", 4, 0) == "no-such-space SA-51"
    assert t.why_not("done") == "no-smuggle-now SA-51"
    t = scene(("6 s0 . . s0 .",), {0: ("1",)}, cards=(GOODS, DOCK, MAP)).do("board", 0)
    assert t.why_not("smuggle", 0, 3) == "no-fitting-hold SA-51"


@pytest.mark.clause("SA-52")
def test_dirty_deeds_use_an_ability_never_armed_and_use_nothing_up() -> None:
    t = scene(cards=(DEEDS, DOCK, MAP)).do("board", 0)
    assert t.may == ["deed 0", "deed 2", "deed 3", "deed 4", "decline"]  # no ship, no hold
    assert t.why_not("deed", ABOARD) == "no-hold-free SA-41"
    assert t.why_not("deed", 5) == t.why_not("done") == "no-deed-now SA-52"
    t.do("deed", MORE)
    assert t.s.allowed == 3
    assert t.s.flipped == [0, 0]


@pytest.mark.clause("SA-52")
def test_dirty_deeds_use_again_what_has_been_used() -> None:
    t = scene(slots={0: {MORE: 12}}, flipped={0: (MORE,)}, cards=(DEEDS, DOCK, MAP))
    t.do("board", 0).do("deed", MORE)
    assert (t.s.allowed, t.s.flipped[0]) == (3, 1)


@pytest.mark.clause("SA-52")
def test_ability_5_in_vain() -> None:
    t = scene(cards=(DEEDS, DOCK, MAP), joined=(0,)).do("board", 0).do("deed", TWO)
    assert t.supply(0) == (7, 2)
    assert t.told("joined") == []
    t = scene(cards=(DEEDS, DOCK, MAP)).do("board", 0).do("deed", TWO)
    assert t.supply(0) == (7, 2)
    assert t.told("joined") == [(0,)]


@pytest.mark.clause("SA-52")
def test_ability_4_may_send_the_crate_home_that_was_just_placed() -> None:
    t = scene(cards=(DEEDS, DOCK, MAP)).do("board", 0).do("deed", HUNT)
    assert t.crew(0) == ". ."
    assert t.supply(0) == (6, 2)


@pytest.mark.clause("SA-53")
def test_landlubber_shifts_to_an_empty_space() -> None:
    t = scene(("6 s1p0 . . . .", "7 . . . . ."), cards=(LUBBER, DOCK, MAP)).do("board", 0)
    assert t.may == ["lift 0 0", "decline"]
    assert t.why_not("lift", 0, 1) == "no-empty-space SA-53"
    assert t.why_not("lift", 3, 0) == "no-such-space SA-53"
    assert t.why_not("done") == "no-lift-now SA-53"
    t.do("lift", 0, 0)
    assert t.why_not("shift", 0, 0) == "no-another-space SA-53"
    assert t.why_not("decline") == "no-shift-now SA-53"
    t.do("shift", 1, 2)
    assert (t.isle(0), t.isle(1)) == (". . . . .", ". . s1p0 . .")  # a stack moves whole


@pytest.mark.clause("SA-53")
def test_landlubber_exchanges_on_the_same_or_two_islands() -> None:
    t = scene(("6 s1 p0 . . .", f"{TREASURE} . s0 . . ."), cards=(LUBBER, DOCK, MAP))
    t.do("board", 0).do("lift", 0, 0).do("shift", 1, 1)
    assert (t.isle(0), t.isle(1)) == ("s0 p0 . . .", ". s1 . . .")
    t = scene(("6 s1 p0 . . .",), cards=(LUBBER, DOCK, MAP))
    t.do("board", 0).do("lift", 0, 0).do("shift", 0, 1)
    assert t.isle(0) == "p0 s1 . . ."


@pytest.mark.clause("SA-53")
def test_of_equal_empty_spaces_the_first() -> None:
    t = scene(("6 s1 . . . .", "0 . . . . ."), cards=(LUBBER, DOCK, MAP))
    t.do("board", 0).do("lift", 0, 0)
    assert t.why_not("shift", 1, 1) == "no-take-the-first SA-53"
    assert t.why_not("shift", 3, 0) == "no-such-space SA-53"


@pytest.mark.clause("SA-54")
def test_insurance_fraud_pays_the_owner_who_chooses_a_new_ship() -> None:
    t = scene(ships={1: ("12 s1 s0 p1",)}, cards=(FRAUD, DOCK, MAP)).do("board", 0)
    assert t.may == ["scuttle 1 0", "decline"]
    assert t.why_not("scuttle", 0, 0) == "no-such-ship SA-54"
    assert t.why_not("done") == "no-scuttle-now SA-54"
    t.do("scuttle", 1, 0)
    assert t.coins == [4, 10]
    assert (t.supply(0), t.supply(1)) == ((6, 1), (6, 2))
    assert t.step == "ReplaceShip 1"  # in the middle of seat 0's turn
    t.do("take", 2)
    assert t.ship(1, 0) == (20, ". . . .")
    assert t.s.discard == 1 << 12
    assert t.told("launched") == []
    assert t.step == "PlaceCrates 0"


@pytest.mark.clause("SA-54")
def test_on_oneself() -> None:
    t = scene(ships={0: ("0 s0 s0",)}, cards=(FRAUD, DOCK, MAP)).do("board", 0)
    t.do("scuttle", 0, 0)
    assert t.coins[0] == 8
    assert t.step == "ReplaceShip 0"


@pytest.mark.clause("SA-55")
def test_unfair_trade_swaps_ships_with_their_crates() -> None:
    t = scene(ships={0: ("0 s0", "1"), 1: ("12 . s1 .",)}, cards=(UNFAIR, DOCK, MAP))
    t.do("board", 0)
    assert t.may == ["trade 0 1 0", "trade 1 1 0", "decline"]
    assert t.why_not("trade", 0, 0, 1) == "no-another-player SA-55"
    assert t.why_not("trade", 2, 1, 0) == t.why_not("trade", 3, 1, 0) == "no-such-ship SA-55"
    assert t.why_not("done") == "no-trade-now SA-55"
    t.do("trade", 0, 1, 0)
    assert t.ship(0, 0) == (12, ". s1 . .")
    assert t.ship(1, 0) == (0, "s0 . . .")


@pytest.mark.clause("SA-55")
def test_a_full_ship_so_got_launches_in_this_turn_and_crates_go_to_their_colour() -> None:
    """Seat 1 has filled it by ability 2 in its placing step; so it was never launched."""
    t = scene(ships={0: ("0 s0",), 1: ("12 s1 s1 s1",)}, cards=(UNFAIR, DOCK, MAP))
    t.do("board", 0).do("trade", 0, 1, 0).do("done")
    assert t.told("launched") == [(0, 12, 7, 1, 0)]
    assert t.supply(1) == (6, 2)


@pytest.mark.clause("SA-56")
def test_dockmasters_fees_for_every_launch_of_anybody() -> None:
    t = scene(ships={0: ("0 s0 s0",), 1: ("1 s1 s1",)}, crews={0: "p0 p1"})
    t.do("place", 0, 0).do("done")
    assert t.coins == [5, 5]  # seat 0's own launch pays seat 0 too
    t.do("arm", 0).do("take", 0)
    assert t.coins == [6, 6]


@pytest.mark.clause("SA-56", "SA-57")
def test_two_crates_pay_twice_and_only_while_they_lie_there() -> None:
    t = scene(("6 s1 s1 s1 s1 .",), crews={1: "p0 p0"}, slots={0: {CLAIM: 12}})
    t.do("place", 0, 4)
    assert t.coins[0] == 6
    t.do("clear", 1).do("use", CLAIM).do("claim", 1)
    assert t.coins[0] == 2


@pytest.mark.clause("SA-57")
def test_mapmakers_fees_for_every_claim_of_anybody() -> None:
    t = scene(("6 s1 s1 s1 s1 .",), crews={1: "p0 p1"}).do("place", 0, 4)
    assert t.coins == [5, 5]
    assert [args[2] for args in t.told("earned")] == [6, 6]
