"""Ahoy, terrain and anchoring: AH-070 to AH-075, and the crew that change it."""

from __future__ import annotations

import pytest

from quarterdeck.core.frame import Frame
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.components import VICTORY_MOVE
from quarterdeck.games.ahoy.frames import FRESH, TRIP
from tests.support.ahoy import E, N, S, W, Where, X, card, scene

# Tile 6 (Skull): NW current to the south, NE Harbor, SW Tailwind 2. Tile 8 (Tree): SW current to
# the north, NE Fog. Tile 9 (Tree): NW Wreckage $1 T3, SW Wreckage $1 T4. Tile 7: NW Harbor.
CURRENT = ((6, 0, 0, 0), (7, 2, 1, 0))
WRECK = ((9, 0, 0, 0), (7, 2, 1, 0))
FOG = ((8, 0, 0, 0), (7, 2, 1, 0))
NEXT_TO = {0: (1, 0), 1: (1, 0), 2: (3, 2)}


@pytest.mark.clause("AH-070")
def test_a_current_carries_on_for_free() -> None:
    sc = scene(CURRENT, ships=NEXT_TO, turn=1).die(1, 0).do("step", W)
    assert sc.place(1) == (0, 1)
    assert [e[-1] for e in sc.told("moved")] == [0, 1]
    assert sc.asked == "Trip"  # one of two spaces is left
    assert sc.s.stack[-1].args[1] == 1


@pytest.mark.clause("AH-070")
def test_the_arrow_turns_with_its_tile() -> None:
    """Tile 6 turned once: the current lies NE and runs west."""
    sc = scene(((6, 0, 0, 1), (7, 2, 1, 0)), ships={1: (1, 1), 2: (3, 2)}, turn=1)
    sc.die(1, 0).do("step", N)
    assert sc.place(1) == (0, 0)


@pytest.mark.clause("AH-070")
def test_a_current_may_explore() -> None:
    """Tile 1 (Fish): the current in its SW leaves the tile."""
    sc = scene(((1, 0, 0, 0), (7, 2, 1, 0)), ships={1: (0, 0), 2: 7}, turn=1, draws=[5])
    sc.die(1, 0).do("step", S)
    assert sc.asked == "PlaceTile"
    assert sc.place(1) == (0, 1)
    sc.say(sc.may[0])
    assert sc.place(1) == (0, 2)


@pytest.mark.clause("AH-070")
def test_a_current_against_an_edge_that_cannot_be_explored_does_nothing() -> None:
    """The gap south of the current is one space high."""
    tiles = ((1, 0, 0, 0), (5, 2, 1, 0), (7, -1, 3, 0))
    sc = scene(tiles, ships={1: (0, 0), 2: 7}, turn=1).die(1, 0).do("step", S)
    assert sc.place(1) == (0, 1)
    assert sc.asked == "Trip"


@pytest.mark.clause("AH-070")
def test_currents_follow_each_other() -> None:
    """(0, 1) runs south to (0, 2); there tile 8, turned once, runs east to (1, 2)."""
    tiles = ((1, 0, 0, 0), (8, 0, 2, 1), (7, 2, 4, 0))
    sc = scene(tiles, ships={1: (0, 0), 0: 3, 2: 11}, turn=1).die(1, 0).do("step", S)
    assert sc.place(1) == (1, 2)
    assert [e[-1] for e in sc.told("moved")] == [0, 1, 1]


@pytest.mark.clause("AH-070", "AH-225")
def test_a_loop_ends_where_it_began() -> None:
    """Barrelman east out of the Fog at (1, 0), Sea Dog west out of the current at (2, 0): the Fog
    has carried the ship in this step already."""
    crew = {1: [card("Barrelman"), card("Sea Dog")]}
    tiles = ((8, 0, 0, 0), (6, 2, 0, 0))
    sc = scene(tiles, ships={1: (0, 0), 0: (3, 0), 2: 7}, turn=1, crew=crew).die(1, 0)
    sc.do("step", E).do("step", E).do("step", W)
    assert sc.place(1) == (1, 0)
    assert sc.asked == "Trip"
    assert [e[-1] for e in sc.told("moved")] == [0, 1, 1]


@pytest.mark.clause("AH-070")
def test_any_figure_is_carried() -> None:
    sc = scene(CURRENT, ships=NEXT_TO, patrols=[(1, 0)], dice={0: (3, 1, 1, 1, 1)}).die(3, 6)
    sc.do("march", 4, W)
    assert sc.place(4) == (0, 1)


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
        slots={1: {12 + sailor: 6, 45 + pilot: 2}},
        dice={1: (1, 1)},
        gold={1: 0},
    ).die(1, 0)
    sc.do("step", E).say("stop", "gain 1")
    assert sc.may == ["reload 0", f"reload {12 + sailor}", f"reload {45 + pilot}"]
    sc.say(f"reload {45 + pilot}")
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


@pytest.mark.clause("AH-072")
def test_a_tailwind_is_a_printed_die() -> None:
    sc = scene(WRECK, ships={1: (3, 2), 0: (2, 2), 2: 7}, turn=1, dice={1: (3, 4, 1, 1)}).die(3, 4)
    assert sc.may == [f"fly {sc.at(0, 0)}", "pass"]


@pytest.mark.clause("AH-073")
def test_wreckage_damages_who_passes_through() -> None:
    sc = scene(WRECK, ships={1: (1, 0), 2: 7}, turn=1).die(1, 0).do("step", W)
    assert sc.step == "Hurt 1"
    sc.say("harm 3")
    sc.do("step", N) if f"step {N}" in sc.may else sc.do("step", S)
    assert sc.board(1)[3] == X


@pytest.mark.clause("AH-073")
def test_a_patrol_is_lost_in_wreckage() -> None:
    sc = scene(WRECK, ships={2: 7}, patrols=[(1, 0)], dice={0: (3, 1, 1, 1, 1)}).die(3, 6)
    sc.do("march", 4, W)
    assert sc.place(4) is None


@pytest.mark.clause("AH-074")
def test_treasure_every_time_one_anchors() -> None:
    sc = scene(ships={1: (2, 1), 0: 3}, turn=1, dice={1: (1, 1, 1, 1)}).die(1, 0)
    sc.do("step", S).say("stop", "gain 2")
    assert sc.gold[1] == 2
    sc.die(1, 1).do("step", N).do("step", S).say("gain 2")
    assert sc.gold[1] == 3


@pytest.mark.clause("AH-074")
def test_treasure_may_be_left() -> None:
    sc = scene(ships={1: (2, 1), 0: 3}, turn=1).die(1, 0).do("step", S).say("stop", "pass")
    assert sc.gold[1] == 1


@pytest.mark.clause("AH-074")
def test_no_treasure_without_anchoring() -> None:
    sc = scene(ships={1: (2, 1), 0: 3, 2: 3}, turn=1).die(1, 0).do("step", S).do("step", E)
    assert sc.asked == "TakeTurn"
    assert sc.gold[1] == 1


@pytest.mark.clause("AH-075")
def test_islands_are_for_recruiting() -> None:
    """Only from the Island of the suit, and only there."""
    aeronauts = card("Mystic")  # Skull, as the Island at (3, 2)
    there = scene(ships={1: (3, 2), 2: 3}, turn=1, market=(aeronauts, 0, 1))
    assert f"recruit {aeronauts}" in there.may
    away = scene(ships={1: (3, 1), 2: 3}, turn=1, market=(aeronauts, 0, 1))
    assert away.mays("recruit") == []


# ---------------------------------------------------------------- crew


@pytest.mark.clause("AH-203")
def test_diver_adds_gold_at_wreckage_only() -> None:
    diver = card("Diver")
    sc = scene(WRECK, ships={1: (1, 0), 2: 7}, turn=1, crew={1: [diver]}, gold={1: 0}).die(1, 0)
    sc.do("step", W).say("harm 1", "stop", "gain 2")
    assert sc.gold[1] == 2
    sc = scene(ships={1: (2, 1), 0: 3}, turn=1, crew={1: [diver]}, gold={1: 0}).die(1, 0)
    sc.do("step", S).say("stop", "gain 2")
    assert sc.gold[1] == 1


@pytest.mark.clause("AH-212")
def test_merchant_pays_at_a_harbor() -> None:
    sc = scene(ships={1: (1, 1)}, turn=1, crew={1: [card("Merchant")]}, slots={1: {5: 1}})
    sc.die(1, 0).do("step", E).say("stop")
    assert sc.asked == "TakeTurn"  # nothing to choose: the gold is not declined
    assert sc.gold[1] == 2


@pytest.mark.clause("AH-216")
def test_pilot_may_ignore_wreckage() -> None:
    pilot = card("Pilot")
    sc = scene(WRECK, ships={1: (1, 0), 2: 7}, turn=1, crew={1: [pilot]}).die(1, 0).do("step", W)
    assert sc.step == "Wreck 1"
    assert sc.may == [f"use {pilot}", "pass"]
    sc.say(f"use {pilot}")
    assert sc.asked == "Trip"
    assert X not in sc.board(1)


@pytest.mark.clause("AH-216")
def test_pilot_may_also_take_it() -> None:
    sc = scene(WRECK, ships={1: (1, 0), 2: 7}, turn=1, crew={1: [card("Pilot")]}).die(1, 0)
    sc.do("step", W).say("pass")
    assert sc.asked == "Hurt"


@pytest.mark.clause("AH-219")
def test_sea_dog_ignores_a_current_or_turns_it() -> None:
    dog = card("Sea Dog")
    sc = scene(CURRENT, ships=NEXT_TO, turn=1, crew={1: [dog]}).die(1, 0).do("step", W)
    assert sc.step == "Current 1"
    assert sc.may == [f"step {d}" for d in range(4)] + ["pass"]
    sc.say("pass")
    assert sc.place(1) == (0, 0)
    assert sc.told("ignored") == [(1, dog, sc.at(0, 0))]
    again = scene(CURRENT, ships=NEXT_TO, turn=1, crew={1: [dog]}).die(1, 0).do("step", W)
    again.do("step", E)
    assert again.place(1) == (1, 0)
    assert again.s.stack[-1].args[1] == 1  # for free


@pytest.mark.clause("AH-219")
def test_sea_dog_is_for_the_flagship_only() -> None:
    sc = scene(
        CURRENT,
        ships=NEXT_TO,
        patrols=[(1, 0)],
        dice={0: (3, 1, 1, 1, 1)},
        crew={0: [card("Sea Dog")]},
    ).die(3, 6)
    sc.do("march", 4, W)
    assert sc.place(4) == (0, 1)


@pytest.mark.clause("AH-225")
def test_barrelman_makes_fog_a_current_of_any_direction() -> None:
    sc = scene(FOG, ships={1: (0, 0), 2: 7}, turn=1, crew={1: [card("Barrelman")]}).die(1, 0)
    sc.do("step", E)
    assert sc.step == "Current 1"
    assert "pass" in sc.may
    sc.do("step", S)
    assert sc.place(1) == (1, 1)
    assert sc.s.stack[-1].args[1] == 1


@pytest.mark.clause("AH-225")
def test_fog_is_only_fog_without_barrelman() -> None:
    sc = scene(FOG, ships={1: (0, 0), 2: 7}, turn=1).die(1, 0).do("step", E)
    assert (sc.asked, sc.place(1)) == ("Trip", (1, 0))
