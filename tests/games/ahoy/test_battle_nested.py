"""Ahoy, things that happen inside other things: each comes back to where it began."""

from __future__ import annotations

import pytest

from tests.support.ahoy import E as EAST
from tests.support.ahoy import N, S, W, Where, X, card, scene
from tests.support.ahoy_duels import GUNSHIP, PATROL, SMUGGLER, duel

# Tile 6: a current at (0, 0) running south to (0, 1), a Harbor at (1, 0), the Island at (1, 1).
CURRENT = ((6, 0, 0, 0), (7, 2, 1, 0))
CLOSE_CALL = 2


@pytest.mark.clause("AH-117", "AH-070", "AH-060")
def test_a_current_carries_a_patrol_into_a_battle_in_the_middle_of_an_order() -> None:
    ships: dict[int, Where] = {0: 7, 1: (0, 1), 2: (2, 1)}
    sc = scene(CURRENT, ships=ships, patrols=((1, 0), (2, 2)), slots={0: {7: 5}}, dice={0: (3, 3)})
    sc.die(3, 6).do("march", PATROL, W)
    assert sc.place(PATROL) == (0, 1)
    assert sc.step == "Lower 0"
    sc.rolling(1, 6).say("pass")
    assert sc.step == "Victory 1"
    sc.say("win 0")  # the Patrol is gone; the Smuggler may move, in the Squadron's turn
    assert sc.step == "Trip 1"
    sc.do("step", EAST).say("stop")
    assert sc.step == "OrderPatrols 0"  # the Order goes on
    assert f"march {PATROL + 1} {EAST}" in sc.may
    assert not [m for m in sc.mays("march") if m.split()[1] == str(PATROL)]


@pytest.mark.clause("AH-156", "AH-043", "AH-061")
def test_a_victory_move_in_anothers_turn_leads_into_a_battle_of_its_own() -> None:
    """The Squadron sails into the Smuggler, who wins and attacks the Union; then the Squadron
    anchors where it is, its second space lost."""
    ships: dict[int, Where] = {0: (1, 1), 1: (2, 1), 2: (2, 2)}
    sc = scene(ships=ships, slots={0: {7: 5}, 1: {5: 1}}).die(1, 0).do("step", EAST)
    sc.rolling(1, 6).say("pass", "win 0", "harm 1").rolling(6, 1).do("step", S)
    assert sc.step == "Victory 1"
    assert [b[:4] for b in sc.told("battle")] == [(0, 0, 1, 1), (1, 1, 2, 2)]
    sc.say("win 1", "harm 0", "mark 7", "reward")
    assert sc.gold[1] == 2
    assert sc.step == "Anchor 1"  # at a Treasure, in the Squadron's turn
    sc.say("gain 2")
    assert sc.gold[1] == 3
    assert sc.step == "Anchor 0"  # the Squadron's Harbor and Patrol
    assert sc.place(0) == (2, 1)


@pytest.mark.clause("AH-231", "AH-156")
def test_close_call_in_the_middle_of_a_chain() -> None:
    """Squadron into Smuggler, whose victory move meets the Union: Close Call, and on he moves."""
    ships: dict[int, Where] = {0: (1, 1), 1: (2, 1), 2: (2, 2)}
    sc = scene(ships=ships, slots={0: {7: 5}, 1: {5: 1}}, plans=(CLOSE_CALL, 4))
    sc.die(1, 0).do("step", EAST).rolling(1, 6).say("pass", "win 0", "harm 1").do("step", S)
    assert sc.step == "PlanBattle 2"
    sc.do("play", CLOSE_CALL)
    assert sc.step == "Trip 1"  # one space is left
    sc.do("step", EAST)
    assert sc.place(1) == (3, 2)
    assert sc.step == "Anchor 0"
    sc.say("pass")
    assert sc.step == "TakeTurn 0"


@pytest.mark.clause("AH-211", "AH-071")
def test_gunners_mate_after_a_harbor() -> None:
    crew = {0: [card("Gunner's Mate"), card("Merchant")]}
    ships: dict[int, Where] = {0: (1, 1), 1: (3, 1), 2: (0, 0)}
    sc = scene(ships=ships, crew=crew, dice={0: (5, 1, 1, 1)}, slots={0: {10: 6}})
    sc.die(5, 0).do("step", EAST).say("stop")
    assert sc.step == "Anchor 0"
    sc.say("gain 1", "reload 10", "place 8")
    assert sc.step == "GunnersMate 0"
    sc.rolling(6, 1).do("aim", 5).say("lower 8 1", "win 0", "harm 0")
    assert sc.place(0) == (2, 1)
    assert sc.step == "Anchor 0"  # Merchant and Patrol are still to come
    sc.say("gain 3")
    assert sc.gold == [3, 0, 1]


@pytest.mark.clause("AH-156", "AH-157", "AH-202", "AH-066")
def test_a_reward_that_recruits_within_a_victory() -> None:
    market = (card("Sailor"), card("Cutpurse"), card("Diver"))
    sc = duel(SMUGGLER, 0, 2, market=market, slots={1: {5: 1}}, rolls=(6, 1))
    sc.say("engage 0", "win 1", "harm 0", "mark 17")
    assert sc.step == "RecruitFree 1"
    sc.rolling(6, 1).do("recruit", card("Cutpurse"))
    assert -1 not in sc.s.market
    assert sc.gold[1] == 3  # the Cutpurse recruited in this very victory pays for it
    assert sc.step == "Victory 1"  # against the Union, who waited


@pytest.mark.clause("AH-215", "AH-020")
def test_naive_noble_takes_a_card_with_a_die_on_it() -> None:
    """The Sailor was used this round: its new owner may use it again, the die is spent."""
    noble, sailor = card("Naive Noble"), card("Sailor")
    crew = {0: [noble], 1: [sailor]}
    sc = scene(crew=crew, slots={1: {12 + sailor: 5}}, ships={0: 4, 1: 6}, dice={1: (1, 1)})
    sc.do("use", noble)  # the only card there: not asked
    assert sc.s.where[sailor] == 3
    sc.do("pick", 0)
    assert f"place {12 + sailor}" in sc.may
    assert sorted(sc.s.dice[5:10]) == [-5, -1, 0, 1, 1]


@pytest.mark.clause("AH-226", "AH-130")
def test_a_flagship_pushed_in_its_own_sail_anchors_where_it_was_pushed() -> None:
    """The Union sails into the Squadron, loses and is pushed to the Island: its Comrades land."""
    crew = {0: [card("Battering Beakhead")]}
    ships: dict[int, Where] = {0: (3, 1), 1: (0, 1), 2: (2, 1)}
    sc = scene(turn=2, ships=ships, crew=crew, slots={0: {7: 1}}).die(1, 0)
    sc.rolling(1, 6).do("step", EAST)
    sc.say("win 1", "harm 1", "harm 4").do("push", S)
    assert sc.place(2) == (3, 2)
    assert sc.step == "Anchor 2"
    assert sc.may == ["gain 5", "gain 6", "pass"]
    sc.say("gain 5")
    assert sc.s.comrades[1] == 2


@pytest.mark.clause("AH-041", "AH-065")
def test_a_mover_that_is_gone_resolves_nothing_more_there() -> None:
    """A Patrol sent into Wreckage meets the Gunship first."""
    tiles = ((9, 0, 0, 0), (7, 2, 1, 0))  # Wreckage at (0, 0)
    sc = scene(
        tiles,
        ships={0: 3, 1: 7, 2: 4, GUNSHIP: (0, 0)},
        patrols=((1, 0),),
        dice={0: (3, 3)},
        rolls=(1, 6),
    )
    sc.die(3, 6).do("march", PATROL, W).say("win 0")
    assert sc.s.at[PATROL] == -1
    assert sc.told("wrecked") == []
    assert sc.step == "TakeTurn 0"  # no other Patrol to order


@pytest.mark.clause("AH-156", "AH-070", "AH-041")
def test_the_terrain_of_the_space_left_is_resolved_no_more() -> None:
    """The Smuggler wins on a current and sails away from it: it does not carry him."""
    ships: dict[int, Where] = {0: (0, 0), 1: (1, 0), 2: 7}
    sc = scene(CURRENT, turn=1, ships=ships, slots={1: {5: 1}}, rolls=(6, 1))
    sc.die(1, 0).do("step", W).say("win 0", "harm 0").do("step", EAST).say("stop")
    assert sc.place(1) == (1, 0)
    assert [m[4] for m in sc.told("moved")] == [0, 0]  # no way by current


@pytest.mark.clause("AH-060", "AH-226")
def test_a_push_comes_before_the_next_battle_of_the_space() -> None:
    crew = {0: [card("Battering Beakhead")]}
    sc = duel(0, 1, 2, crew=crew, slots={0: {7: 1}}, rolls=(6, 1)).say(
        "engage 1", "win 0", "harm 0"
    )
    sc.rolling(6, 1).do("push", EAST)
    assert sc.place(1) == (3, 1)
    assert sc.step == "Victory 0"
    assert sc.story("battle", "moved") == ["battle", "moved", "battle"]


@pytest.mark.clause("AH-217", "AH-226", "AH-083")
def test_a_repair_at_a_harbor_hits_and_pushes() -> None:
    crew = {1: [card("Powder Monkey"), card("Battering Beakhead")]}
    ships: dict[int, Where] = {0: 7, 1: (1, 1), 2: (2, 2)}
    sc = scene(turn=1, ships=ships, crew=crew, slots={1: {2: X}}, patrols=((3, 1),))
    sc.die(1, 0).do("step", EAST).say("stop", "gain 0", "mend 2")
    assert sc.step == "Hit 1"
    assert sc.may == ["hit 0", "hit 1", "hit 2", "hit 4", "pass"]
    sc.say("hit 2", "harm 6").do("push", N)
    assert sc.place(2) == (2, 1)
    assert sc.told("battle") == []
    assert sc.step == "TakeTurn 1"


@pytest.mark.clause("AH-206", "AH-231", "AH-043")
def test_a_bribe_and_a_close_call_in_one_space_leave_the_movement_whole() -> None:
    ships: dict[int, Where] = {0: (1, 1), 1: (2, 1), 2: (2, 1)}
    crew = {0: [card("Emissary")]}
    sc = scene(ships=ships, crew=crew, slots={0: {7: 5}}, plans=(CLOSE_CALL,), gold={0: 1})
    sc.die(1, 0).do("step", EAST).say("engage 1", "bribe")  # then the Union alone
    assert sc.step == "PlanBattle 2"
    sc.do("play", CLOSE_CALL)
    assert sc.step == "Trip 0"
    sc.do("step", S)
    assert sc.place(0) == (2, 2)
