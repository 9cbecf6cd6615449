"""Ahoy, actions that move no ship: AH-102, AH-103, AH-110 to AH-118, AH-130 to AH-133."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.foes import has_cannons, is_loaded
from tests.support.ahoy import E, N, S, W, X, scene


@pytest.mark.clause("AH-102")
def test_a_die_on_the_cannons_loads_them_until_the_rounds_end() -> None:
    sc = scene(turn=1, dice={0: (), 1: (1, 6), 2: ()})
    assert not has_cannons(sc.s, 1)
    sc.die(1, 5)
    assert has_cannons(sc.s, 1)
    assert is_loaded(sc.s, 1)
    sc.die(6, 3)
    while sc.asked != "TakeTurn":
        sc.say(sc.may[-1])
    sc.say("end")
    assert sc.s.round == 2
    assert not has_cannons(sc.s, 1)


@pytest.mark.clause("AH-102")
def test_damage_loads_no_cannons() -> None:
    assert not has_cannons(scene(slots={1: {5: X}}).s, 1)


@pytest.mark.clause("AH-103")
def test_repair_takes_up_to_two_damage_off() -> None:
    sc = scene(slots={0: {0: X, 4: X, 9: X}}, dice={0: (2, 1, 1, 1, 1)}).die(2, 11)
    assert sc.step == "Repair 0"
    assert sc.may == ["mend 0", "mend 4", "mend 9", "pass"]
    sc.say("mend 9", "mend 4")
    assert sc.asked == "TakeTurn"
    assert [k for k in range(12) if sc.board(0)[k] == X] == [0]


@pytest.mark.clause("AH-103", "AH-164")
def test_repair_without_damage_is_allowed() -> None:
    sc = scene(dice={0: (2, 1, 1, 1, 1)}).die(2, 11)
    assert sc.asked == "TakeTurn"
    assert sc.board(0)[11] == 2


# ---------------------------------------------------------------- Squadron


@pytest.mark.clause("AH-110")
@pytest.mark.parametrize("slot", [0, 4])
def test_sail_and_tailwind_place_a_patrol(slot: int) -> None:
    sc = scene(ships={0: (0, 0), 2: 7}, dice={0: (2, 1, 1, 1, 1)}).die(2, slot)
    if slot == 0:
        sc.do("step", S).say("stop")
    else:
        sc.do("fly", sc.at(1, 0))
    assert sc.may == ["gain 4", "pass"]
    sc.say("gain 4")
    assert sc.place(4) == sc.place(0)
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-110")
def test_the_patrol_may_be_left_and_is_placed_once() -> None:
    sc = scene().die(1, 0).do("step", S).say("stop", "pass")
    assert sc.place(4) is None


@pytest.mark.clause("AH-110", "AH-218")
def test_no_patrol_with_sailor() -> None:
    sc = scene(crew={0: [20]}).die(1, 12 + 20).do("step", S).say("stop")
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-160", "AH-110")
def test_no_patrol_from_an_empty_supply() -> None:
    sc = scene(patrols=[0] * 10).die(1, 0).do("step", S).say("stop")
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-111")
def test_the_squadrons_cannons_are_two_slots() -> None:
    sc = scene(dice={0: (5, 6, 6, 1, 1)}, gold={0: 0}).say("pick 0")
    assert "place 7" in sc.may
    assert "place 8" not in sc.may
    sc.say("place 7").die(6, 8)
    assert sc.board(0)[7:9] == [5, 6]


@pytest.mark.clause("AH-113")
def test_two_patrols_become_a_stronghold() -> None:
    sc = scene(patrols=[3, 3, 3, 7, 7, 1, 1], dice={0: (6, 5)}).die(6, 8).die(5, 7).say("end")
    assert sc.step == "BuildStrongholds 0"
    assert sc.may == ["build 0", "build 1", "pass"]  # (0, 1) is no Island
    sc.say("build 0")
    assert sc.s.at[14] == 3
    assert [k for k in range(4, 14) if sc.s.at[k] == 3] == [6]
    assert sc.may == ["build 1", "pass"]
    sc.say("build 1")
    assert sc.s.at[15] == 7
    assert sc.asked != "BuildStrongholds"


@pytest.mark.clause("AH-113")
def test_several_strongholds_on_one_island_but_three_in_all() -> None:
    sc = scene(patrols=[3] * 8, dice={0: (6, 5)}).die(6, 8).die(5, 7).say("end")
    sc.say("build 0", "build 0", "build 0")
    assert sc.s.at[14:17] == [3, 3, 3]
    assert sc.asked != "BuildStrongholds"
    sc = scene(patrols=[7, 7], strongholds=[3, 3, 7], dice={0: (6, 5)})
    sc.die(6, 8).die(5, 7).say("end")
    assert sc.asked != "BuildStrongholds"


@pytest.mark.clause("AH-116")
def test_bombard_clears_the_island_of_the_region() -> None:
    """Wherever in the region the Flagship is."""
    sc = scene(ships={0: (2, 1)}, comrades={0: 2, 1: 5}, dice={0: (4, 1, 1, 1, 1)})
    left = sc.s.comrades_left
    sc.die(4, 9)
    assert sc.s.comrades[:2] == [2, 0]
    assert (sc.s.comrades_left, sc.s.ready) == (left + 5, 6)


@pytest.mark.clause("AH-117")
def test_order_moves_up_to_four_different_patrols() -> None:
    sc = scene(
        ships={1: (2, 2)},
        patrols=[(0, 1), (0, 1), (1, 1), (0, 0), (3, 1)],
        dice={0: (3, 1, 1, 1, 1)},
    ).die(3, 6)
    assert sc.step == "OrderPatrols 0"
    assert {m.split()[1] for m in sc.mays("march")} == {"4", "6", "7", "8"}  # equal ones once
    sc.do("march", 4, E)
    assert sc.why_not("march", 4, W) == "no-moved-already AH-117"
    assert "march 6 3" in sc.may  # one that has not moved stands in the same space
    sc.do("march", 6, W).do("march", 5, N).do("march", 7, S)
    assert sc.asked == "TakeTurn"
    assert [sc.place(k) for k in range(4, 9)] == [(1, 1), (0, 0), (0, 1), (0, 1), (3, 1)]


@pytest.mark.clause("AH-117")
def test_order_may_stop_early() -> None:
    sc = scene(patrols=[(0, 1)], dice={0: (3, 1, 1, 1, 1)}).die(3, 6).say("pass")
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-117", "AH-050")
def test_a_patrol_explores_and_the_others_still_move() -> None:
    sc = scene(patrols=[(0, 1), (1, 1)], dice={0: (3, 1, 1, 1, 1)}, draws=[8]).die(3, 6)
    sc.do("march", 4, W)
    assert sc.step == "PlaceTile 0"
    sc.say("lay 4")
    assert sc.place(4) == (-1, 1)
    assert sc.asked == "OrderPatrols"


@pytest.mark.clause("AH-118")
def test_deploy_beside_the_flagship_sandbars_or_not() -> None:
    sc = scene(ships={0: (1, 1)}, dice={0: (1, 1, 1, 1, 1)}).die(1, 10)
    spaces = [(1, 1), (1, 0), (2, 1), (0, 1)]
    assert sorted(sc.may) == sorted(f"put {sc.at(*xy)}" for xy in spaces)
    sc.do("put", sc.at(1, 0))
    assert sc.place(4) == (1, 0)


@pytest.mark.clause("AH-118")
def test_deploy_not_diagonally() -> None:
    sc = scene(ships={0: (1, 1)}).die(1, 10)
    assert sc.why_not("put", sc.at(0, 0)) == "no-near-flagship AH-118"


# ---------------------------------------------------------------- Union


@pytest.mark.clause("AH-130")
def test_the_unions_sail_ends_with_comrades() -> None:
    sc = scene(ships={2: (3, 1), 1: (0, 1)}, turn=2).die(1, 0).do("step", S).say("stop")
    assert sc.step == "Anchor 2"
    assert sc.may == ["gain 5", "gain 6", "pass"]
    sc.say("gain 5")
    assert (sc.s.comrades[1], sc.s.ready) == (2, 4)
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-130")
def test_or_with_ready_ones() -> None:
    sc = scene(ships={2: (3, 1)}, turn=2, ready=1).die(1, 0).do("step", S).say("stop", "gain 6")
    assert (sc.s.ready, sc.s.comrades_left) == (3, 17)


@pytest.mark.clause("AH-130", "AH-160")
def test_as_many_as_there_are() -> None:
    sc = scene(ships={2: (3, 1)}, turn=2, ready=1, comrades={0: 19}).die(1, 0).do("step", S)
    sc.say("stop")
    assert sc.may == ["gain 5", "pass"]  # none in the supply
    sc.say("gain 5")
    assert sc.s.comrades[:2] == [19, 1]


@pytest.mark.clause("AH-130")
def test_only_at_an_island_and_only_by_sail() -> None:
    sc = scene(ships={2: (3, 2)}, turn=2).die(1, 0).do("step", N).say("stop")
    assert "gain 5" not in sc.may
    sc = scene(ships={2: (3, 1)}, turn=2, crew={2: [20]}).die(1, 12 + 20).do("step", S).say("stop")
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-131")
@pytest.mark.parametrize(
    ("value", "slots"), [(3, [0, 4, 7]), (6, [0, 4, 7, 8, 9, 10]), (1, [0, 4, 6, 7])]
)
def test_what_the_unions_slots_take(value: int, slots: list[int]) -> None:
    sc = scene(turn=2, dice={2: (value, 2, 2, 2)}, gold={2: 0}).say("pick 0")
    assert sc.may == [f"place {k}" for k in slots]


@pytest.mark.clause("AH-132")
def test_inspire_puts_one_comrade_on_each_of_up_to_four_islands() -> None:
    tiles = ((5, 0, 0, 2), (7, 2, 1, 0), (8, -2, 1, 0), (6, 4, 1, 0), (10, 0, 2, 0))
    sc = scene(tiles, turn=2, dice={2: (6, 1, 1, 1)}).die(6, 8)
    assert sc.step == "Inspire 2"
    sc.say("put 3")
    assert sc.why_not("put", 3) == "no-island-again AH-132"
    assert sc.why_not("put", 4) == "no-island-there AH-132"
    sc.say("put 7", "put 19", "put 11")
    assert sc.asked == "TakeTurn"  # four
    assert sc.s.comrades[:5] == [1, 1, 1, 0, 1]
    assert sc.s.ready == 2


@pytest.mark.clause("AH-132", "AH-160")
def test_inspire_stops_without_ready_comrades() -> None:
    sc = scene(turn=2, dice={2: (6, 1, 1, 1)}, ready=1).die(6, 8).say("put 3")
    assert sc.asked == "TakeTurn"
    assert sc.s.comrades[0] == 1


@pytest.mark.clause("AH-132")
def test_assemble_wherever_in_the_region() -> None:
    sc = scene(turn=2, ships={2: (2, 1)}, dice={2: (1, 1, 1, 1)}).die(1, 6)
    assert (sc.s.comrades[1], sc.s.ready) == (4, 2)
    sc = scene(turn=2, ships={2: (2, 1)}, dice={2: (1, 1, 1, 1)}, ready=3).die(1, 6)
    assert (sc.s.comrades[1], sc.s.ready) == (3, 0)


@pytest.mark.clause("AH-132")
def test_rally_at_an_island() -> None:
    sc = scene(turn=2, ships={2: (3, 2)}, dice={2: (6, 1, 1, 1)}).die(6, 9)
    assert sc.s.ready == 10
    sc = scene(turn=2, ships={2: (3, 1)}, dice={2: (6, 1, 1, 1)}).die(6, 9)
    assert sc.s.ready == 6


@pytest.mark.clause("AH-133")
def test_removed_comrades_go_to_the_supply() -> None:
    sc = scene(ships={0: 3}, comrades={0: 3}, dice={0: (4, 1, 1, 1, 1)}).die(4, 9)
    assert (sc.s.ready, sc.s.comrades_left) == (6, 14)


@pytest.mark.clause("AH-133")
def test_comrades_are_no_figures() -> None:
    """A loaded Flagship sails among them without a battle."""
    sc = scene(ships={0: (0, 1)}, comrades={0: 3}, slots={0: {8: 6}}, dice={0: (1, 1, 1, 1)})
    sc.die(1, 0).do("step", N)
    assert sc.asked == "Trip"
