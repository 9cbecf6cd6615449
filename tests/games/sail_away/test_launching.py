"""Sail Away, launching ships: SA-30 to SA-34."""

from __future__ import annotations

import pytest

from tests.support.sail_away import ABOARD, FRAUD, MAP, SALE, UNFAIR, scene


@pytest.mark.clause("SA-30")
def test_a_full_ship_is_launched_into_a_slot_and_replaced() -> None:
    t = scene(ships={0: ("0 s0 s1",)}, incoming=(18, 19, 20)).do("place", 0, 0).do("done")
    assert t.step == "ArmSlot 0"
    assert t.supply(0) == (5, 2)
    assert t.supply(1) == (6, 2)  # each crate to its own colour
    assert t.why_not("arm", 5) == "no-arm-now SA-30"
    assert t.why_not("take", 0) == "no-arm-now SA-30"
    t.do("arm", ABOARD)
    assert t.step == "ReplaceShip 0"
    assert t.may == ["take 0", "take 1", "take 2"]
    assert t.why_not("take", 3) == "no-such-ship SA-30"
    t.do("take", 1)
    assert t.ship(0, 0) == (19, ". . . .")
    assert t.s.incoming[1] not in {19, -1}  # refilled at once
    assert t.s.slots[:5] == [-1, 0, -1, -1, -1]
    assert (t.s.points[0], t.s.launches[0]) == (4, 1)
    assert t.step == "PlaceCrates 1"


@pytest.mark.clause("SA-30")
def test_a_taken_slot_is_closed_and_the_last_is_not_asked() -> None:
    t = scene(ships={0: ("0 s0 s0",)}, slots={0: {0: 12, 2: 13, 3: 14}})
    t.do("place", 0, 0).do("done")
    assert t.may == ["arm 1", "arm 4"]
    assert t.why_not("arm", 0) == "no-slot-taken SA-30"
    t = scene(ships={0: ("0 s0 s0",)}, slots={0: {0: 12, 2: 13, 3: 14, 4: 15}})
    t.do("place", 0, 0).do("done")
    assert t.told("armed") == [(0, 1, 0)]
    assert t.step == "ReplaceShip 0"


@pytest.mark.clause("SA-31")
def test_the_active_player_launches_all_first_then_the_others_clockwise() -> None:
    t = scene(ships={0: ("0 s0 s0",), 1: ("1 s1 s1", "2 s1 s1"), 2: ("3 s2 s2",)}, seats=3, turn=1)
    t.do("place", 0, 0).do("done")
    order = []
    while not t.step.startswith("Place"):
        order.append(t.step)
        t.say(t.may[0])
    assert [args[0] for args in t.told("launched")] == [1, 1, 2, 0]
    assert order == [
        "ArmSlot 1",
        "ReplaceShip 1",
        "ArmSlot 1",
        "ReplaceShip 1",
        "ArmSlot 2",
        "ReplaceShip 2",
        "ArmSlot 0",
        "ReplaceShip 0",
    ]


@pytest.mark.clause("SA-32")
def test_a_smugglers_ship_may_be_launched_without_its_extra_hold() -> None:
    t = scene(ships={0: ("6 s0 s0 .",)}).do("place", 0, 0).do("done")
    assert t.step == "LaunchShips 0"
    assert t.may == ["launch 0", "wait"]
    assert t.why_not("launch", 1) == "no-not-that-ship SA-32"
    assert t.why_not("done") == "no-launch-now SA-32"
    t.do("launch", 0)
    assert t.coins[0] == 4
    assert t.s.points[0] == 3


@pytest.mark.clause("SA-32")
def test_or_held_back_and_asked_again_at_every_launching_step() -> None:
    t = scene(ships={0: ("6 s0 s0 .",)}).do("place", 0, 0).do("done").do("wait")
    assert t.told("waited") == [(0, 6, 0)]
    assert t.step == "PlaceCrates 1"
    t.do("place", 1, 0).do("done")
    assert t.step == "LaunchShips 0"


@pytest.mark.clause("SA-32")
def test_with_all_holds_filled_it_must_launch_and_pays_a_large_coin() -> None:
    t = scene(ships={0: ("6 s0 s0 p0",)}).do("place", 0, 0).do("done")
    assert t.step == "ArmSlot 0"
    assert t.coins[0] == 9


@pytest.mark.clause("SA-32")
def test_the_extra_hold_alone_launches_nothing() -> None:
    t = scene(ships={0: ("6 s0 . s0",)}).do("place", 0, 0).do("done")
    assert t.step == "PlaceCrates 1"


@pytest.mark.clause("SA-33")
def test_a_sixth_ship_scores_but_takes_no_slot() -> None:
    t = scene(ships={0: ("0 s0 s0",)}, slots={0: {0: 12, 1: 16, 2: 13, 3: 14, 4: 15}})
    t.do("place", 0, 0)
    t.do("done")
    assert t.step == "ReplaceShip 0"
    assert t.told("armed") == []
    assert t.s.launches[0] == 6
    assert t.s.points[0] == 7 * 5 + 4


@pytest.mark.clause("SA-33")
def test_discarded_ships_make_a_new_deck() -> None:
    t = scene(ships={0: ("0 s0 s0",)}, deck=())
    t.s.discard = 1 << 5
    t.do("place", 0, 0).do("done").do("arm", 0).do("take", 2)
    assert t.s.incoming == [18, 19, 5]
    assert t.told("reshuffled_ships") == [()]


@pytest.mark.clause("SA-33")
def test_an_empty_row_is_not_refilled_and_gives_no_ship() -> None:
    t = scene(ships={0: ("0 s0 s0", "1 s0 s0")}, deck=(), incoming=(18, -1, -1))
    t.do("place", 0, 0).do("done").do("arm", 0).do("arm", 1)
    assert t.told("took") == [(0, 18, 0, 0)]  # the only one, without asking
    assert t.s.incoming == [-1, -1, -1]
    assert t.told("no_ship_left") == [(0,)]
    assert t.s.ships[:2] == [18, -1]
    assert t.step == "PlaceCrates 1"


@pytest.mark.clause("SA-34")
def test_a_ship_filled_in_the_placing_step_waits_with_its_crates() -> None:
    t = scene(ships={0: ("0 s0 .",)}, slots={0: {ABOARD: 12}}, cards=(FRAUD, UNFAIR, MAP))
    t.do("use", ABOARD).do("load", 0, 0, 1)
    assert t.ship(0, 0) == (0, "s0 s0 . .")
    t.do("place", 0, 0)
    assert t.told("launched") == []
    t.do("done")
    assert t.told("launched") == [(0, 0, 4, 2, 0)]


@pytest.mark.clause("SA-34")
def test_there_is_a_launching_step_after_each_island() -> None:
    """The ship filled by the first island is launched before the second is unloaded."""
    t = scene(("6 s0 s1 s1 s1 .", "7 s1 s1 s1 p1 ."), {0: ("1 . s0",)}, cards=(SALE, FRAUD, UNFAIR))
    t.do("place", 0, 4).do("place", 1, 4).do("resolve", 0).do("stow", 0, 0)
    assert t.step == "ArmSlot 0"
    t.do("arm", 0).do("take", 0)
    assert t.story("resolving", "launched") == ["resolving", "launched", "resolving"]
