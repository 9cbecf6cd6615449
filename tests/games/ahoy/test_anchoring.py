"""Ahoy, what a Flagship gets where it anchors, and in which order: AH-071, AH-162."""

from __future__ import annotations

import pytest

from quarterdeck.core.frame import Frame
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.boards import COST_SLOT
from quarterdeck.games.ahoy.components import VICTORY_MOVE
from quarterdeck.games.ahoy.frames import FRESH, TRIP
from tests.support.ahoy import E, W, Where, X, card, scene


@pytest.mark.clause("AH-071")
def test_harbor_repairs_or_loads_or_neither() -> None:
    sc = scene(
        ships={1: (1, 1)}, turn=1, slots={1: {1: X, 4: 3}}, dice={1: (1, 1)}, gold={1: 0}
    ).die(1, 0)
    sc.do("step", E).say("stop")
    assert sc.step == "Anchor 1"
    assert sc.may == ["gain 0", "gain 1", "pass"]
    sc.say("pass")
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-071")
def test_harbor_repairs_up_to_two() -> None:
    sc = scene(ships={1: (1, 1)}, turn=1, slots={1: {1: X, 2: X, 4: X}}).die(1, 0)
    sc.do("step", E).say("stop", "gain 0")
    sc.say("mend 1", "mend 2")
    assert sc.board(1)[:5] == [1, 0, 0, 0, X]
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-071")
def test_harbor_moves_any_placed_die_to_the_cannons() -> None:
    """Also the one that has just sailed here, and it leaves its slot free."""
    sc = scene(ships={1: (1, 1)}, turn=1, dice={1: (5, 1, 1, 1)}, gold={1: 0}).die(5, 0)
    sc.do("step", E).say("stop", "gain 1")
    assert sc.board(1)[:8] == [0, 0, 0, 0, 0, 5, 0, 0]
    assert sc.s.placed == 1  # a die re-placed does not count (AH-020)
    assert sc.told("reloaded") == [(1, 5, 0, 5)]


@pytest.mark.clause("AH-071", "AH-020")
def test_harbor_takes_dice_from_crew_and_costs() -> None:
    sailor, pilot = card("Sailor"), card("Pilot")
    sc = scene(
        ships={1: (1, 1)},
        turn=1,
        crew={1: [sailor, pilot]},
        slots={1: {12 + sailor: 6, COST_SLOT + pilot: 2}},
        dice={1: (1, 1)},
        gold={1: 0},
    ).die(1, 0)
    sc.do("step", E).say("stop", "gain 1")
    assert sc.may == ["reload 0", f"reload {12 + sailor}", f"reload {COST_SLOT + pilot}"]
    sc.say(f"reload {COST_SLOT + pilot}")
    assert sc.board(1)[5] == 2
    assert sc.s.cost_slots[pilot] == 0
    assert sc.s.where[pilot] == 3 + 1  # the crew stays


@pytest.mark.clause("AH-071", "AH-111")
def test_the_squadron_loads_only_a_5_or_6_gold_helping() -> None:
    sc = scene(ships={0: (1, 1)}, dice={0: (4, 1, 1, 1, 1)}, gold={0: 0}).die(4, 0)
    sc.do("step", E).say("stop")
    assert sc.may == ["gain 4", "pass"]  # the Patrol only
    sc = scene(ships={0: (1, 1)}, dice={0: (4, 1, 1, 1, 1)}, gold={0: 1}).die(4, 0)
    sc.do("step", E).say("stop", "gain 1")
    assert sc.board(0)[7] == 5
    assert sc.gold[0] == 0


@pytest.mark.clause("AH-071")
def test_the_cannons_must_be_empty_before_the_die_is_lifted() -> None:
    sc = scene(ships={1: (1, 1)}, turn=1, slots={1: {5: 2}}, dice={1: (6, 1, 1)}).die(6, 0)
    sc.do("step", E).say("stop")
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-071", "AH-162")
def test_effects_come_in_the_order_the_player_likes() -> None:
    """Tile 11's Harbor with 1 gold, Merchant aboard: the gold first makes the die a 5."""
    tiles = ((11, 0, 0, 0), (7, 2, 1, 0))
    ships: dict[int, Where] = {0: (0, 0), 1: (2, 2), 2: 7}
    sc = scene(
        tiles, ships=ships, dice={0: (4, 1, 1, 1, 1)}, gold={0: 0}, crew={0: [card("Merchant")]}
    ).die(4, 0)
    sc.do("step", E).say("stop")
    assert sc.may == ["gain 7", "gain 2", "gain 3", "gain 4", "pass"]
    sc.say("gain 2")
    assert "gain 1" in sc.may
    sc.say("gain 1", "gain 4")
    assert sc.asked == "TakeTurn"
    assert (sc.board(0)[7], sc.gold[0], sc.place(4)) == (5, 1, (1, 0))


@pytest.mark.clause("AH-071", "AH-162")
def test_everything_at_once_is_what_one_gets_one_by_one() -> None:
    """And the Harbor is asked about again, for the gold may have made a die fit the Cannons."""
    tiles = ((11, 0, 0, 0), (7, 2, 1, 0))
    after = []
    for words in (("gain 7",), ("gain 4", "gain 3", "gain 2"), ("gain 2", "gain 4", "gain 3")):
        sc = scene(
            tiles,
            ships={0: (0, 0), 1: (2, 2), 2: 7},
            dice={0: (4, 1, 1, 1, 1)},
            gold={0: 0},
            crew={0: [card("Merchant")]},
        ).die(4, 0)
        sc.do("step", E).say("stop", *words)
        assert sc.may == ["gain 1", "pass"]
        after.append(GAME.view(sc.s, 0).fields)
    assert after[0] == after[1] == after[2]
    assert (sc.gold[0], sc.place(4)) == (2, (1, 0))


@pytest.mark.clause("AH-071")
def test_everything_is_not_offered_where_something_must_be_chosen() -> None:
    sc = scene(ships={0: (3, 2), 2: (0, 0)}).die(1, 0)
    sc.do("step", W).do("stop")
    assert sc.may[0] == "gain 7"
    sc.say("gain 2")
    assert sc.may == ["gain 4", "pass"]  # one thing left: no second name for it
    assert sc.why_not("gain", 7) == "no-effect-here AH-071"


@pytest.mark.clause("AH-071", "AH-212")
def test_the_merchants_gold_may_pay_for_the_harbor_of_the_same_anchoring() -> None:
    """No gold, no damage: only with the Merchant's gold the 4 becomes a 5 for the Cannons."""
    sc = scene(
        ships={0: (1, 1)},
        dice={0: (4, 1, 1, 1, 1)},
        gold={0: 0},
        crew={0: [card("Merchant")]},
        patrols=[3] * 10,
    ).die(4, 0)
    sc.do("step", E).say("stop")
    assert sc.gold[0] == 1
    assert sc.may == ["gain 1", "pass"]
    sc.say("gain 1")
    assert (sc.board(0)[7], sc.gold[0]) == (5, 0)
    assert sc.step == "TakeTurn 0"


@pytest.mark.clause("AH-071", "AH-212")
def test_who_leaves_the_rest_is_asked_about_what_the_merchants_gold_makes_possible() -> None:
    """What was not offered has not been declined; what was, has."""
    tiles = ((11, 0, 0, 0), (7, 2, 1, 0))
    sc = scene(
        tiles,
        ships={0: (0, 0), 1: (2, 2), 2: 7},
        dice={0: (4, 1, 1, 1, 1)},
        gold={0: 0},
        crew={0: [card("Merchant")]},
    ).die(4, 0)
    sc.do("step", E).say("stop", "pass")  # no Treasure, no Patrol
    assert sc.gold[0] == 1
    assert sc.may == ["gain 1", "pass"]
    sc.say("pass")
    assert sc.step == "TakeTurn 0"
    assert (sc.gold[0], sc.place(4)) == (1, None)


@pytest.mark.clause("AH-071", "AH-217", "AH-110")
def test_whether_there_is_a_patrol_to_place_is_seen_when_it_is_to_be_placed() -> None:
    """All are on the map till the Powder Monkey hits one of its own."""
    sc = scene(
        ships={0: (1, 1), 1: (0, 0), 2: (0, 0)},
        slots={0: {1: X}},
        crew={0: [card("Powder Monkey")]},
        patrols=[7] * 10,
        dice={0: (1, 1, 1, 1, 1)},
        gold={0: 0},
    ).die(1, 0)
    sc.do("step", E).say("stop")
    assert sc.may == ["gain 0", "pass"]
    sc.say("gain 0", "mend 1", "hit 4")
    assert sc.may == ["gain 4", "pass"]
    assert sc.say("gain 4").place(4) == (2, 1)


@pytest.mark.clause("AH-071", "AH-162")
def test_the_player_in_turn_may_put_anothers_merchant_before_the_harbor_that_pays_it() -> None:
    """The supply is empty: only after a die was changed there is gold for the Merchant."""
    for order, gold in (("gain 3", 4), ("gain 1", 5)):
        sc = scene(
            ships={0: (1, 1), 1: (1, 1), 2: 7},
            crew={1: [card("Merchant")]},
            slots={1: {0: 3}},
            gold={0: 10, 1: 5, 2: 5},
            stack=[Frame(TRIP, 1, (1, 2, VICTORY_MOVE, FRESH, 0))],
        )
        sc.do("step", E).say("stop")
        assert sc.step == "EffectOrder 0"
        assert sc.may == ["gain 1", "gain 3"]
        sc.say(order, "gain 1")
        assert sc.step == "LoadCannons 1"
        sc.say("change 0", "place 5")
        assert (sc.board(1)[5], sc.gold[1]) == (4, gold)
        assert sc.step == "TakeTurn 0"


@pytest.mark.clause("AH-162")
def test_the_player_in_turn_orders_the_effects_of_anothers_flagship() -> None:
    """A victory move in the Squadron's turn brings a Smuggler to a Harbor with gold."""
    tiles = ((11, 0, 0, 0), (7, 2, 1, 0))
    sc = scene(
        tiles,
        ships={0: (0, 0), 1: (0, 0), 2: 7},
        slots={1: {0: X}},
        stack=[Frame(TRIP, 1, (1, 2, VICTORY_MOVE, FRESH, 0))],
    )
    sc.do("step", E).say("stop")
    assert sc.step == "EffectOrder 0"
    assert sc.may == ["gain 0", "gain 2"]
    sc.say("gain 0")
    assert sc.step == "Anchor 1"
    assert sc.may == ["gain 0", "pass"]
    sc.say("gain 0", "mend 0")
    assert sc.step == "Anchor 1"
    sc.say("gain 2")
    assert sc.gold == [1, 2, 1]
    assert sc.step == "TakeTurn 0"
