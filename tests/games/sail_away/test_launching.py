"""Sail Away, launching ships: SA-30 to SA-34."""

from __future__ import annotations

import pytest

from quarterdeck.games.sail_away.info import OWN_ORDER
from quarterdeck.table.ask import Option, make_ask
from tests.support.sail_away import ABOARD, FRAUD, MAP, SALE, UNFAIR, Scene, scene


def asked(t: Scene) -> list[Option]:
    """What the one who must act is offered on the screen."""
    return make_ask(t.game, t.s, t.waits, []).options


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
        "LaunchShips 1",
        "ArmSlot 1",
        "ReplaceShip 1",
        "ArmSlot 1",  # only one is left: nobody is asked which
        "ReplaceShip 1",
        "ArmSlot 2",
        "ReplaceShip 2",
        "ArmSlot 0",
        "ReplaceShip 0",
    ]


@pytest.mark.clause("SA-31")
def test_of_several_ships_the_owner_chooses_which_is_launched_next() -> None:
    t = scene(ships={0: ("0 s0 s0", "1 s0 s0", "2 s0 s1")}).do("place", 0, 0).do("done")
    assert t.may == ["launch 0", "launch 1", "launch 2"]
    assert [c.refs for c in asked(t)] == [("ship:0:0",), ("ship:0:1",), ("ship:0:2",)]
    assert t.why_not("wait") == "no-full-ship-waits SA-32"
    t.do("launch", 2).do("arm", 0).do("take", 0)
    assert t.may == ["launch 0", "launch 1"]  # what was just taken is empty
    assert t.why_not("launch", 2) == "no-not-that-ship SA-32"
    t.do("launch", 1).do("arm", 1).do("take", 0).do("arm", 2).do("take", 0)
    assert [(args[1], args[4]) for args in t.told("launched")] == [(2, 2), (1, 1), (0, 0)]
    assert t.step == "PlaceCrates 1"


@pytest.mark.clause("SA-31", "SA-32")
def test_a_ship_that_may_wait_is_decided_on_before_or_after_a_full_one() -> None:
    def both() -> Scene:
        return scene(ships={0: ("6 s0 s0 .", "0 s0 s0")}).do("place", 0, 0).do("done")

    first = both()
    assert first.game.prompt(first.s, 0)[0] == "ask-launch-next"
    assert first.may == ["launch 0", "launch 1"]
    first.do("launch", 0).do("arm", 0).do("take", 0)
    assert first.step == "ArmSlot 0"  # the full one must follow
    assert [args[1] for args in first.told("launched")] == [6, 0]
    after = both().do("launch", 1).do("arm", 0).do("take", 2)
    assert after.may == ["launch 0", "wait"]
    assert after.game.prompt(after.s, 0) == ("ask-launch", "ask-launch-hint", (0, 6, 4))
    assert [c.refs for c in asked(after)] == [("button:launch",), ("button:wait",)]
    assert [c.label for c in asked(after)] == [("do-launch", (6,)), ("do-wait", (6,))]
    after.do("wait")
    assert after.told("waited") == [(0, 6, 0)]
    assert after.step == "PlaceCrates 1"


@pytest.mark.clause("SA-31", "SA-32")
def test_of_several_that_may_wait_some_go_in_any_order_and_the_rest_is_held_back() -> None:
    ships = {0: ("6 s0 s0 .", "7 s0 s0 .", "8 s0 p0 .")}
    t = scene(ships=ships, turn=1).do("place", 0, 0).do("done")
    assert t.may == ["launch 0", "launch 1", "launch 2", "wait"]
    assert asked(t)[-1].label == ("do-wait-all", ())
    t.do("launch", 1).do("arm", 0).do("take", 0)
    assert t.may == ["launch 0", "launch 2", "wait"]
    t.do("wait")
    assert t.told("waited") == [(0, 6, 0), (0, 8, 2)]
    assert [args[1] for args in t.told("launched")] == [7]
    assert t.step == "PlaceCrates 0"


@pytest.mark.clause("SA-31")
def test_a_game_of_the_version_before_launches_by_berth() -> None:
    """Full ships by themselves, and each that may wait is asked about after them."""
    ships = {0: ("6 s0 s0 .", "7 s0 s0 .", "0 s0 s1")}
    t = scene(ships=ships, version=OWN_ORDER - 1).do("place", 0, 0).do("done")
    assert t.step == "ArmSlot 0"
    assert [args[1] for args in t.told("launched")] == [0]
    t.do("arm", 0).do("take", 0)
    assert t.may == ["launch 0", "wait"]
    assert t.game.prompt(t.s, 0)[2] == (0, 6, 4)
    assert t.why_not("launch", 1) == "no-not-that-ship SA-32"
    t.do("wait")
    assert t.told("waited") == [(0, 6, 0)]
    assert t.may == ["launch 1", "wait"]
    assert [c.refs for c in asked(t)] == [("button:launch",), ("button:wait",)]
    t.do("launch", 1)
    assert [args[1] for args in t.told("launched")] == [0, 7]
    two = scene(ships={0: ("1 s0 s0", "2 s0 s0")}, version=OWN_ORDER - 1)
    two.do("place", 0, 0).do("done").do("arm", 0).do("take", 0)
    assert [args[1] for args in two.told("launched")] == [1, 2]


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
    t.do("place", 0, 0).do("done").do("launch", 0).do("arm", 0).do("arm", 1)
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
