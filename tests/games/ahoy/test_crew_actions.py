"""Ahoy, crew without dice: AH-204, AH-205, AH-208, AH-211, AH-215, AH-223, AH-224."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.boards import COST_SLOT
from tests.support.ahoy import FOUR, X, card, scene
from tests.support.ahoy_duels import PATROL

AERONAUTS, DOCUMENTARIAN, ELDER = card("Aeronauts"), card("Documentarian"), card("Elder")
GUST, WIND, NOBLE, MATE = (
    card("Ghastly Gust"),
    card("Whispering Wind"),
    card("Naive Noble"),
    card("Gunner's Mate"),
)
SAILOR, PILOT, COINS = card("Sailor"), card("Pilot"), card("Middleman")


@pytest.mark.clause("AH-204")
def test_documentarian_a_gold_if_an_enemy_flagship_is_in_the_region() -> None:
    crew = {0: [DOCUMENTARIAN]}
    sc = scene(crew=crew, ships={0: 4, 1: 5, 2: 7}, allowed=0).say("end")
    assert sc.gold[0] == 2  # one, however many
    sc = scene(crew=crew, ships={0: 4, 1: 0, 2: 3}, allowed=0).say("end")
    assert sc.gold[0] == 1


@pytest.mark.clause("AH-205")
def test_elder_a_gold_if_nothing_is_damaged() -> None:
    crew = {2: [ELDER, SAILOR]}
    gunship = {18: 6}
    make = {"turn": 2, "crew": crew, "ships": gunship, "allowed": 0}
    sc = scene(slots={2: {FOUR: X}}, **make).say("end")  # type: ignore[arg-type]
    assert sc.gold[2] == 2  # a ship plan does not matter
    for slot in (0, 12 + SAILOR):
        sc = scene(slots={2: {slot: X}}, **make).say("end")  # type: ignore[arg-type]
        assert sc.gold[2] == 1


@pytest.mark.clause("AH-208")
def test_ghastly_gust_goes_to_the_box_and_the_flagship_anywhere() -> None:
    sc = scene(crew={0: [GUST]}).do("use", GUST)
    assert sc.s.where[GUST] == 2
    assert sc.step == "Fly 0"
    assert sc.mays("fly") == [f"fly {k}" for k in (0, 1, 2, 4, 5, 6, 7)]
    sc.say("fly 5")
    assert sc.may == ["gain 2", "pass"]  # the Treasure; not a Tailwind action: no Patrol
    assert sc.s.placed == 0


@pytest.mark.clause("AH-211")
def test_gunners_mate_battles_a_space_of_the_region_without_moving() -> None:
    ships = {0: 4, 1: 5, 2: 0}
    sc = scene(crew={0: [MATE]}, ships=ships, dice={0: (5, 6, 1, 1, 1)}).die(5, 7)
    assert sc.step == "GunnersMate 0"
    assert sc.may == ["aim 5", "pass"]
    assert sc.why_not("aim", 6) == "no-enemy-there AH-211"
    assert sc.why_not("aim", 0) == "no-not-this-region AH-211"
    assert sc.why_not("lower", 7, 1) == "no-aim-now AH-211"
    sc.say("aim 5")
    assert sc.step == "Lower 0"
    sc.rolling(6, 1).say("pass", "win 0", "harm 0")
    assert sc.place(0) == (2, 1)
    sc.die(6, 8)
    assert sc.step == "GunnersMate 0"  # each placement


@pytest.mark.clause("AH-211")
def test_gunners_mate_every_figure_of_the_space_the_own_one_too() -> None:
    ships = {0: 7, 1: 4, 2: 5}
    sc = scene(turn=1, crew={1: [MATE]}, ships=ships, patrols=(5, 5, 4)).die(1, 5)
    assert sc.may == ["aim 4", "aim 5", "aim 7", "pass"]
    sc.rolling(6, 1).do("aim", 5)
    assert sc.may == ["engage 2", f"engage {PATROL}"]
    sc.say("engage 4", "pass")
    assert sc.may == ["engage 2", "engage 5"]
    sc = scene(turn=1, crew={1: [MATE]}, ships={0: 4, 1: 4, 2: 0}, patrols=(4,)).die(1, 5)
    sc.do("aim", 4)
    assert sc.may == ["engage 0", "engage 4"]
    sc = scene(turn=1, crew={1: [MATE]}, ships={0: 3, 1: 4, 2: 0}).die(1, 5)
    assert sc.step == "TakeTurn 1"  # nobody there: not asked


@pytest.mark.clause("AH-215")
def test_naive_noble_takes_a_crew_of_a_flagship_in_the_region() -> None:
    crew = {0: [NOBLE, ELDER], 1: [SAILOR, PILOT], 2: [GUST]}
    sc = scene(crew=crew, ships={0: 4, 1: 6, 2: 0}, cargo={1: [COINS]})
    sc.do("use", NOBLE)
    assert sc.s.where[NOBLE] == 2
    assert sc.may == [f"crew {k}" for k in (SAILOR, PILOT, COINS)]  # never one's own, nor afar
    assert sc.why_not("crew", ELDER) == "no-noble-card AH-215"
    assert sc.why_not("cargo", SAILOR) == "no-smuggler AH-215"
    assert sc.why_not("pass") == "no-noble-now AH-215"
    sc.do("crew", COINS)
    assert sc.s.where[COINS] == 3
    assert sc.told("took") == [(0, 1, COINS, 0)]


@pytest.mark.clause("AH-215", "AH-151")
def test_naive_noble_as_cargo_for_a_smuggler() -> None:
    crew = {1: [NOBLE], 2: [GUST, SAILOR]}
    sc = scene(turn=1, crew=crew, ships={0: 3, 1: 6, 2: 4}, cargo={1: [COINS, ELDER]})
    sc.do("use", NOBLE)
    assert sc.mays("cargo") == [f"cargo {SAILOR}", f"cargo {GUST}"]
    sc.do("cargo", GUST)
    assert sc.step == "Jettison 1"
    sc.do("discard", ELDER)
    assert sc.s.where[GUST] == 8


@pytest.mark.clause("AH-215")
def test_naive_noble_dice_go_back_spent_damage_vanishes() -> None:
    crew = {0: [NOBLE], 1: [SAILOR, PILOT]}
    slots = {1: {12 + SAILOR: 5, COST_SLOT + PILOT: 3}}
    sc = scene(crew=crew, slots=slots, ships={0: 4, 1: 6}, dice={1: (1, 1)})
    sc.do("use", NOBLE).do("crew", SAILOR)
    assert sorted(sc.s.dice[5:10]) == [-5, 0, 0, 1, 1]
    assert sc.s.crew_slots[SAILOR] == 0
    sc = scene(crew=crew, slots=slots, ships={0: 4, 1: 6}, dice={1: (1, 1)})
    sc.do("use", NOBLE).do("crew", PILOT)
    assert sorted(sc.s.dice[5:10]) == [-3, 0, 0, 1, 1]
    assert sc.s.cost_slots[PILOT] == 0
    sc = scene(crew=crew, slots={1: {12 + SAILOR: X}}, ships={0: 4, 1: 6})
    sc.do("use", NOBLE).do("crew", SAILOR)
    assert sc.s.crew_slots[SAILOR] == 0


@pytest.mark.clause("AH-215")
def test_naive_noble_needs_something_to_take() -> None:
    sc = scene(crew={0: [NOBLE], 1: [SAILOR]}, ships={0: 4, 1: 0, 2: 6})
    assert sc.why_not("use", NOBLE) == "no-noble-card AH-215"


@pytest.mark.clause("AH-223")
def test_whispering_wind_once_a_turn_for_two_gold() -> None:
    sc = scene(crew={0: [WIND]}, gold={0: 5}).do("use", WIND)
    assert sc.gold[0] == 3
    assert sc.may == ["fly 2", "pass"]
    sc.say("fly 2")
    assert sc.place(0) == (1, 0)
    assert sc.step == "TakeTurn 0"  # not a Tailwind action: no Patrol
    assert sc.why_not("use", WIND) == "no-once-a-turn AH-223"
    sc = scene(crew={0: [WIND]}, gold={0: 1})
    assert sc.why_not("use", WIND) == "no-gold AH-223"


@pytest.mark.clause("AH-224")
def test_aeronauts_to_the_other_island_of_the_suit() -> None:
    tiles = ((6, 0, 0, 2), (7, 2, 1, 0), (9, 4, 1, 0))  # two Skulls
    sc = scene(tiles, crew={0: [AERONAUTS]}, gold={0: 2}).do("use", AERONAUTS)
    assert sc.place(0) == (3, 2)
    assert sc.gold[0] == 1
    sc.do("use", AERONAUTS)  # any number of times
    assert sc.place(0) == (0, 0)
    assert sc.why_not("use", AERONAUTS) == "no-gold AH-224"


@pytest.mark.clause("AH-224")
def test_aeronauts_need_an_island_and_another() -> None:
    tiles = ((6, 0, 0, 2), (7, 2, 1, 0), (9, 4, 1, 0))
    sc = scene(tiles, crew={0: [AERONAUTS]}, ships={0: 4})
    assert sc.why_not("use", AERONAUTS) == "no-at-island AH-224"
    sc = scene(crew={0: [AERONAUTS]})
    assert sc.why_not("use", AERONAUTS) == "no-other-island AH-224"


@pytest.mark.clause("AH-224", "AH-044")
def test_battle_applies_where_the_aeronauts_arrive() -> None:
    tiles = ((6, 0, 0, 2), (7, 2, 1, 0))
    sc = scene(tiles, crew={0: [AERONAUTS]}, ships={2: 7}, slots={2: {7: 1}}, rolls=(6, 1))
    sc.do("use", AERONAUTS)
    assert sc.step == "Victory 0"
