"""Ahoy, terrain: AH-070 to AH-075, and the crew that change it; the Harbor: test_anchoring."""

from __future__ import annotations

import pytest

from tests.support.ahoy import E, N, S, W, X, card, scene

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
