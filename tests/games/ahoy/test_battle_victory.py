"""Ahoy, what winners get and what figures are worth: AH-067, AH-112, AH-114, AH-119, AH-137 …"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.boards import COST_SLOT
from tests.support.ahoy import CUTTERS, N, S, W, Where, X, card, scene
from tests.support.ahoy import E as EAST
from tests.support.ahoy_duels import (
    CUTTER,
    GUNSHIP,
    PATROL,
    SMUGGLER,
    SQUADRON,
    STRONGHOLD,
    UNION,
    duel,
)

BEAKHEAD, BUCCANEER = card("Battering Beakhead"), card("Buccaneer")
CUTPURSE, GUNNER = card("Cutpurse"), card("Gunner")


@pytest.mark.clause("AH-067")
def test_more_damage_than_the_figure_can_take_is_lost() -> None:
    sc = duel(0, CUTTER, GUNSHIP, slots={0: {7: 1}}, rolls=(6, 1)).say("engage 17", "win 1")
    assert sc.s.at[CUTTER] == -1
    assert len(sc.told("harmed")) == 1
    assert sc.s.at[GUNSHIP] == 4  # its neighbour is not hit
    full = dict.fromkeys(range(6), X)
    sc = duel(0, 1, slots={1: full}, rolls=(6, 1)).say("win 1")  # only Negotiate is free
    assert sc.told("harmed") == [(0, 1, 1, 6, 11)]
    assert sc.step == "TakeTurn 0"


@pytest.mark.clause("AH-067")
def test_extra_damage_counts_without_an_option() -> None:
    sc = duel(0, 1, crew={0: [GUNNER]}, rolls=(6, 1)).say("pass", "harm 5")
    assert sc.board(1)[5] == X
    assert sc.told("victory") == []


@pytest.mark.clause("AH-067")
def test_an_option_may_be_chosen_though_a_part_of_it_does_nothing() -> None:
    sc = duel(0, 1, gold={1: 0}, rolls=(6, 1)).say("win 0", "harm 5")
    assert sc.gold == [1, 0, 1]
    sc = duel(0, UNION, rolls=(6, 1)).say("win 2", "harm 0")  # no Comrade there
    assert sc.told("driven_off") == []
    assert sc.step == "TakeTurn 0"


@pytest.mark.clause("AH-112")
def test_patrols_battle_like_the_flagship_with_its_cannons() -> None:
    """Loaded by the Flagship's die, a Patrol by Order attacks; unloaded it passes by."""
    ships: dict[int, Where] = {0: 3, 1: (2, 1), 2: 7}
    sc = scene(ships=ships, patrols=((1, 1),), slots={0: {7: 5}}, dice={0: (3, 3, 3, 3)})
    sc.die(3, 6).do("march", PATROL, EAST)
    assert sc.step == "Lower 0"
    sc.rolling(5, 1).say("lower 7 4")
    assert sc.told("totals") == [(0, 9, 1, 1)]
    sc = scene(ships=ships, patrols=((1, 1),), dice={0: (3, 3, 3, 3)})
    sc.die(3, 6).do("march", PATROL, EAST)
    assert sc.told("battle") == []


@pytest.mark.clause("AH-114")
def test_a_stronghold_is_always_loaded_and_adds_two() -> None:
    """An unloaded Flagship sails into it, and into it only."""
    sc = scene(
        turn=1,
        ships={0: 3, 1: (3, 1), 2: (2, 1)},
        strongholds=((3, 2),),
        patrols=((3, 2),),
        rolls=(4, 3),
    )
    sc.die(1, 0).do("step", S)
    assert [b[:4] for b in sc.told("battle")] == [(1, 1, 0, STRONGHOLD)]
    assert sc.told("totals") == [(1, 4, 0, 5)]
    assert sc.step == "Victory 0"


@pytest.mark.clause("AH-114")
def test_the_two_are_for_that_figure_only() -> None:
    sc = duel(0, 1, strongholds=(4,), rolls=(3, 3))
    assert sc.told("totals") == [(0, 3, 1, 3)]


@pytest.mark.clause("AH-119")
def test_squadron_damage_and_steal() -> None:
    sc = duel(PATROL, 1, gold={1: 2}, rolls=(6, 1))
    assert sc.may == ["win 0", "win 1", "pass"]
    assert sc.why_not("win", 2) == "no-union-ship AH-119"
    assert sc.why_not("win", 7) == "no-such-choice AH-063"
    assert sc.why_not("harm", 0) == "no-win-now AH-063"
    sc.say("win 0")
    assert sc.step == "Hurt 0"  # the winner chooses the slot
    sc.say("harm 6")
    assert sc.board(1)[6] == X
    assert sc.gold == [2, 1, 1]
    assert sc.told("victory") == [(0, 0)]


@pytest.mark.clause("AH-119")
def test_squadron_two_damage() -> None:
    sc = duel(0, 1, rolls=(6, 1)).say("win 1", "harm 0", "harm 5")
    assert [k for k, v in enumerate(sc.board(1)) if v == X] == [0, 5]
    assert sc.gold == [1, 1, 1]


@pytest.mark.clause("AH-119")
@pytest.mark.parametrize("ship", [UNION, CUTTER, GUNSHIP])
def test_squadron_damage_and_a_comrade_of_the_region_of_the_battle(ship: int) -> None:
    sc = duel(0, ship, comrades={0: 1, 1: 2}, rolls=(6, 1), others={2: 3} if ship > 4 else {})
    sc.say("win 2")
    while sc.asked == "Hurt":
        sc.say(sc.may[0])
    assert sc.s.comrades[:2] == [1, 1]
    assert sc.told("driven_off")[0][:3] == (0, 1, 1)


@pytest.mark.clause("AH-137")
def test_the_gunship_is_always_loaded_adds_three_and_may_lower() -> None:
    sc = duel(GUNSHIP, 1, slots={2: {7: 6}}).rolling(1, 6)
    assert sc.step == "Lower 2"
    sc.say("lower 7 2")
    assert sc.told("totals") == [(2, 6, 1, 6)]
    sc = scene(turn=1, ships={1: (1, 1), GUNSHIP: (2, 1)}, rolls=(6, 1)).die(1, 0)
    sc.do("step", EAST)
    assert sc.step == "Victory 1"


@pytest.mark.clause("AH-138")
def test_the_cutter_battles_only_enemies_that_are_loaded() -> None:
    """Though the Union's Cannons are loaded."""
    ships: dict[int, Where] = {0: (2, 2), 1: (2, 1), 2: 7, CUTTER: (1, 1)}
    sc = scene(turn=2, ships=ships, slots={2: {7: 6}, 0: {8: 6}}, patrols=((2, 1),), rolls=(6, 1))
    sc.die(1, CUTTERS).say("sail").do("step", EAST)
    assert [b[:4] for b in sc.told("battle")] == [(2, CUTTER, 0, PATROL)]


@pytest.mark.clause("AH-140")
def test_union_damage_and_a_ready_comrade() -> None:
    sc = duel(GUNSHIP, 1, ready=3, rolls=(6, 1))
    assert sc.may == ["win 0", "win 1", "pass"]
    assert sc.why_not("win", 2) == "no-such-choice AH-063"
    sc.say("win 0", "harm 0")
    assert (sc.s.ready, sc.s.comrades[1]) == (2, 1)
    sc = duel(UNION, 1, ready=0, rolls=(6, 1)).say("win 0", "harm 0")
    assert (sc.s.ready, sc.s.comrades[1]) == (0, 0)


@pytest.mark.clause("AH-140")
def test_union_damage_and_steal() -> None:
    sc = duel(UNION, PATROL, rolls=(6, 1)).say("win 1")
    assert sc.gold == [0, 1, 2]
    assert sc.s.at[PATROL] == -1
    assert sc.told("destroyed") == [(2, 0, PATROL, 4)]


@pytest.mark.clause("AH-156")
def test_smuggler_damage_and_a_move_which_leaves_the_other_battles_behind() -> None:
    sc = duel(SMUGGLER, 0, 2, slots={1: {5: 1}}, rolls=(6, 1)).say("engage 0", "win 0", "harm 0")
    assert sc.step == "Trip 1"
    assert "stop" in sc.may  # the move is optional
    sc.do("step", S).do("step", EAST)
    assert sc.place(1) == (3, 2)
    assert len(sc.told("battle")) == 1


@pytest.mark.clause("AH-156")
def test_without_the_move_the_other_battles_follow() -> None:
    sc = duel(SMUGGLER, 0, 2, slots={1: {5: 1}}, rolls=(6, 1)).say("engage 0", "win 0", "harm 0")
    sc.rolling(6, 1).say("stop")
    assert sc.step == "Victory 1"
    assert [b[2] for b in sc.told("battle")] == [0, 2]


@pytest.mark.clause("AH-156")
def test_smuggler_damage_and_a_reward() -> None:
    sc = duel(SMUGGLER, 0, rolls=(6, 1)).say("win 1", "harm 0")
    assert sc.step == "Marker 1"
    sc.say("mark 7", "reward")
    assert sc.gold == [1, 2, 1]
    assert (sc.s.white[1], sc.s.black[1]) == (7, 12)


@pytest.mark.clause("AH-202")
@pytest.mark.parametrize("figure", [SQUADRON, PATROL, STRONGHOLD])
def test_cutpurse_two_gold_for_winning_with_any_figure(figure: int) -> None:
    sc = duel(SMUGGLER, figure, crew={0: [CUTPURSE]}, rolls=(1, 6)).say("pass")
    assert sc.gold == [3, 1, 1]
    sc = duel(SMUGGLER, figure, crew={0: [CUTPURSE]}, rolls=(6, 1)).say("pass")
    assert sc.gold == [1, 1, 1]


@pytest.mark.clause("AH-210")
def test_gunner_one_more_damage_with_the_flagship() -> None:
    sc = duel(0, 1, crew={0: [GUNNER]}, rolls=(6, 1)).say("win 1", "harm 0", "harm 3", "harm 4")
    assert len(sc.told("harmed")) == 3
    sc = duel(PATROL, 1, crew={0: [GUNNER]}, rolls=(6, 1)).say("win 1", "harm 0", "harm 3")
    assert sc.step == "TakeTurn 0"


@pytest.mark.clause("AH-226")
def test_beakhead_moves_the_damaged_enemy_one_space() -> None:
    sc = duel(0, 1, crew={0: [BEAKHEAD]}, rolls=(6, 1), others={2: 6}, slots={2: {7: 6}})
    sc.say("win 1", "harm 0", "harm 3")
    assert sc.step == "Beakhead 0"  # once, not for each token
    assert sc.may == ["push 1", "push 2", "push 3", "pass"]  # north is off the map
    assert sc.why_not("push", N) == "no-push-off AH-226"
    assert sc.why_not("push", 9) == "no-such-choice AH-226"
    assert sc.why_not("harm", 0) == "no-push-now AH-226"
    sc.do("push", S)  # to the loaded Union: it ignores battle, and the Treasure
    assert sc.place(1) == (2, 2)
    assert len(sc.told("battle")) == 1
    assert sc.gold == [1, 1, 1]
    assert sc.step == "TakeTurn 0"


@pytest.mark.clause("AH-226")
def test_beakhead_not_over_a_sandbar_and_not_without_damage() -> None:
    sc = duel(0, 1, space=0, crew={0: [BEAKHEAD]}, rolls=(6, 1), others={2: 7})
    sc.say("win 0", "harm 0")
    assert sc.why_not("push", N) == "no-push-sandbar AH-226"
    full = dict.fromkeys(range(7), X)
    sc = duel(0, 1, crew={0: [BEAKHEAD]}, rolls=(6, 1), slots={1: full}).say("win 0")
    assert sc.step == "TakeTurn 0"
    sc = duel(UNION, PATROL, crew={2: [BEAKHEAD]}, rolls=(6, 1)).say("win 0")
    assert sc.step == "TakeTurn 2"  # gone: nothing to move


@pytest.mark.clause("AH-226")
def test_beakhead_wreckage_and_currents_apply_where_it_is_pushed() -> None:
    """Tile 9: Wreckage west of the Island's north; tile 6: a current to the south."""
    tiles = ((9, 0, 0, 0), (7, 2, 1, 0))  # W $1 at (0, 0), open at (1, 0), W at (0, 1)
    sc = duel(0, 1, space=1, tiles=tiles, crew={0: [BEAKHEAD]}, rolls=(6, 1))
    sc.say("win 0", "harm 0").do("push", W)
    assert sc.step == "Hurt 1"  # Wreckage: its owner chooses
    sc.say("harm 3")
    assert sc.gold == [2, 0, 1]  # stolen; no Treasure
    tiles = ((6, 0, 0, 0), (7, 2, 1, 0))  # a current at (0, 0) to (0, 1); Harbor at (1, 0)
    sc = duel(0, 1, space=1, tiles=tiles, crew={0: [BEAKHEAD]}, rolls=(6, 1))
    sc.say("win 0", "harm 0").do("push", W)
    assert sc.place(1) == (0, 1)


@pytest.mark.clause("AH-226")
def test_a_current_off_the_map_does_nothing_to_the_pushed() -> None:
    tiles = ((6, 0, 0, 2), (7, 2, 1, 0))  # turned: the current at (1, 1) runs north to (1, 0)
    sc = duel(0, 1, space=4, tiles=tiles, crew={0: [BEAKHEAD]}, rolls=(6, 1))
    sc.say("win 0", "harm 0").do("push", W)
    assert sc.place(1) == (1, 0)
    tiles = ((1, 0, 0, 0), (7, 2, 1, 0))  # the current at (0, 1) runs south, off the map
    sc = duel(0, 1, space=3, tiles=tiles, crew={0: [BEAKHEAD]}, rolls=(6, 1))
    sc.say("win 0", "harm 0").do("push", W)
    assert sc.place(1) == (0, 1)
    assert sc.step == "TakeTurn 0"


@pytest.mark.clause("AH-227")
def test_buccaneer_goes_with_two_crew_of_the_loser() -> None:
    mine = [card("Elder"), card("Sailor"), card("Pilot")]
    sc = duel(
        0,
        1,
        crew={0: [BUCCANEER], 1: mine},
        slots={1: {12 + card("Sailor"): 4, COST_SLOT + card("Elder"): 2}},
        rolls=(6, 1),
    )
    sc.say("pass")
    assert sc.step == "Buccaneer 0"
    assert sc.why_not("discard", BUCCANEER) == "no-losers-crew AH-227"
    assert sc.why_not("win", 0) == "no-buccaneer-now AH-227"
    sc.do("discard", card("Sailor"))
    assert sc.why_not("pass") == "no-second-crew AH-227"
    sc.do("discard", card("Elder"))
    assert [sc.s.where[k] for k in (BUCCANEER, *mine)] == [2, 2, 2, 4]
    assert sorted(sc.s.dice[5:10]) == [-4, -2, 0, 1, 2]  # back to their owner, spent


@pytest.mark.clause("AH-227")
def test_buccaneer_fewer_if_there_are_fewer_or_not_at_all() -> None:
    sc = duel(0, 1, crew={0: [BUCCANEER], 1: [card("Diver")]}, rolls=(6, 1)).say("pass")
    sc.do("discard", card("Diver"))
    assert sc.step == "TakeTurn 0"
    sc = duel(0, 1, crew={0: [BUCCANEER], 1: [card("Diver")]}, rolls=(6, 1)).say("pass", "pass")
    assert sc.s.where[BUCCANEER] == 3
    sc = duel(0, 1, crew={0: [BUCCANEER]}, rolls=(6, 1)).say("pass")
    assert sc.step == "TakeTurn 0"
