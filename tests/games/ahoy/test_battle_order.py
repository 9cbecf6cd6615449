"""Ahoy, a battle from its cause to the count: AH-060 to AH-066, AH-206, AH-207, AH-209."""

from __future__ import annotations

import pytest

from tests.support.ahoy import E as EAST
from tests.support.ahoy import N, Where, X, card, scene
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

EMISSARY, FIGHTERS, GROG = card("Emissary"), card("Fighters"), card("Grogmaster")


@pytest.mark.clause("AH-060")
def test_loaded_it_battles_every_enemy_in_the_space() -> None:
    ships = {0: (1, 1), 1: (2, 1), 2: (2, 1)}
    sc = scene(ships=ships, slots={0: {7: 5}}).die(1, 0).do("step", EAST)
    assert sc.may == ["engage 1", "engage 2"]
    assert sc.why_not("engage", 0) == "no-such-enemy AH-060"
    assert sc.why_not("pass") == "no-engage-now AH-061"


@pytest.mark.clause("AH-060")
def test_unloaded_it_battles_only_those_that_are_loaded() -> None:
    ships = {0: (1, 1), 1: (2, 1), 2: (2, 1)}
    sc = scene(ships=ships, slots={1: {5: 1}}, rolls=(6, 1)).die(1, 0).do("step", EAST)
    assert [b[:4] for b in sc.told("battle")] == [(0, 0, 1, 1)]  # a 1 still loads; not the Union
    assert scene(ships=ships).die(1, 0).do("step", EAST).told("battle") == []


@pytest.mark.clause("AH-060", "AH-061")
def test_who_has_left_is_not_battled_any_more() -> None:
    """The Smuggler, attacked first, wins and goes; the Union is still there and must fight."""
    sc = duel(0, 1, 2, slots={0: {7: 5}}, rolls=(1, 6)).do("engage", 1).say("pass")
    assert sc.step == "Victory 1"
    sc.rolling(6, 1).say("win 0", "harm 0", "step 0")  # north: off the map
    assert sc.asked == "PlaceTile"
    while sc.asked in ("PlaceTile", "EffectOrder", "Anchor"):
        sc.say(sc.may[-1])
    assert sc.step == "Lower 0"
    assert sc.s.battle[:2] == [0, 2]


@pytest.mark.clause("AH-061")
def test_each_battle_is_finished_before_the_next_defender_is_chosen() -> None:
    sc = duel(0, 1, 2, PATROL, slots={0: {7: 1}}, rolls=(6, 1), turn=0)
    assert sc.may == ["engage 1", "engage 2", "engage 4"]
    sc = duel(2, 0, 1, PATROL, 5, slots={2: {7: 1}}, rolls=(6, 1))
    assert sc.may == ["engage 0", "engage 1", "engage 4"]  # Patrols are alike
    assert sc.why_not("engage", 5) == "no-first-alike AH-061"
    sc.say("engage 4", "win 0")
    assert sc.s.at[PATROL] == -1
    assert sc.may == ["engage 0", "engage 1", "engage 5"]


@pytest.mark.clause("AH-061")
def test_the_owner_of_the_moving_figure_attacks_in_anyones_turn() -> None:
    sc = duel(SMUGGLER, 0, 2, turn=SQUADRON, slots={1: {5: 1}})
    assert sc.step == "Battles 1"


@pytest.mark.clause("AH-062")
def test_both_may_lower_a_die_and_add_it() -> None:
    sc = duel(0, 1, slots={0: {7: 5, 8: 6}, 1: {5: 4}})
    assert sc.step == "Lower 0"
    assert sc.mays("lower")[:4] == ["lower 7 1", "lower 7 2", "lower 7 3", "lower 7 4"]
    assert len(sc.mays("lower")) == 4 + 5  # not below 1
    assert sc.why_not("lower", 7, 5) == "no-lower-so AH-062"
    assert sc.why_not("lower", 0, 1) == "no-cannons-there AH-062"
    assert sc.why_not("reroll") == "no-lower-now AH-062"
    sc.rolling(1, 6).do("lower", 8, 5)
    assert sc.step == "Lower 1"
    sc.do("lower", 5, 3)
    assert sc.told("lowered") == [(0, 5, 1, 8), (1, 3, 1, 5)]
    assert sc.told("totals") == [(0, 6, 1, 9)]
    assert (sc.board(0)[8], sc.board(1)[5]) == (1, 1)  # they stay lowered, and load


@pytest.mark.clause("AH-062")
def test_without_a_die_above_1_nothing_is_asked() -> None:
    sc = duel(0, 1, slots={0: {7: 1, 8: X}}, rolls=(3, 2))
    assert sc.step == "Victory 0"
    sc = duel(0, 1, slots={0: {7: 2, 8: X}})
    assert sc.why_not("lower", 8, 1) == "no-cannons-die AH-062"


@pytest.mark.clause("AH-062", "AH-112", "AH-138")
def test_patrols_strongholds_and_gunship_use_the_die_the_cutter_does_not() -> None:
    assert duel(PATROL, 1, slots={0: {8: 6}}).step == "Lower 0"
    assert duel(1, STRONGHOLD, slots={0: {8: 6}, 1: {5: 1}}).step == "Lower 0"
    assert duel(GUNSHIP, 1, slots={2: {7: 6}}).step == "Lower 2"
    sc = duel(CUTTER, 1, slots={2: {7: 6}, 1: {5: 1}}, rolls=(3, 4))
    assert sc.step == "Victory 1"


@pytest.mark.clause("AH-063")
def test_ties_go_to_the_attacker() -> None:
    assert duel(0, 1, rolls=(4, 4)).step == "Victory 0"
    assert duel(0, 1, rolls=(4, 5)).step == "Victory 1"


@pytest.mark.clause("AH-063", "AH-067")
def test_the_winner_may_take_no_option() -> None:
    sc = duel(0, 1, rolls=(4, 4)).say("pass")
    assert sc.step == "TakeTurn 0"
    assert sc.told("harmed") == []
    assert sc.s.battle == []


@pytest.mark.clause("AH-043", "AH-063")
@pytest.mark.parametrize("rolls", [(6, 1), (1, 6)])
def test_won_or_lost_a_battle_ends_the_movement(rolls: tuple[int, int]) -> None:
    ships: dict[int, Where] = {0: (1, 1), 1: (2, 1)}
    sc = scene(ships=ships, slots={0: {7: 1}}, rolls=rolls).die(1, 0).do("step", EAST)
    sc.say("pass")  # no option
    assert sc.step == "Anchor 0"


@pytest.mark.clause("AH-064")
def test_no_battle_in_fog() -> None:
    tiles = ((0, 0, 0, 0), (7, 2, 1, 0))  # tile 0: Fog in the north-west
    sc = scene(tiles, ships={0: (0, 1), 1: (0, 0)}, slots={0: {7: 5}, 1: {5: 5}})
    sc.die(1, 0).do("step", N)
    assert sc.told("battle") == []
    assert sc.step == "Trip 0"


@pytest.mark.clause("AH-064", "AH-211")
def test_gunners_mate_cannot_aim_at_fog() -> None:
    tiles = ((0, 0, 0, 0), (7, 2, 1, 0))
    crew = {0: [card("Gunner's Mate")]}
    sc = scene(tiles, ships={0: (0, 1), 1: (0, 0), 2: (1, 1)}, crew=crew, dice={0: (5, 5)})
    sc.die(5, 7)
    assert sc.may == ["aim 3", "pass"]
    assert sc.why_not("aim", 0) == "no-battle-in-fog AH-064"


@pytest.mark.clause("AH-065")
def test_a_destroyed_figure_fights_no_more_a_flagship_stays() -> None:
    sc = duel(PATROL, 1, 2, slots={0: {7: 1}}, rolls=(1, 6)).say("engage 1", "win 1", "mark 7")
    sc.say("reward")
    assert sc.s.at[PATROL] == -1
    assert sc.step == "TakeTurn 0"  # its battle with the Union has lapsed
    assert len(sc.told("battle")) == 1
    full = dict.fromkeys(range(7), X)
    sc = duel(0, 1, slots={1: full}, rolls=(6, 1)).say("win 1")
    assert sc.s.at[1] == 4
    assert sc.told("unharmed") == [(1, 1)]


@pytest.mark.clause("AH-066")
def test_the_order_of_one_battle() -> None:
    """Defender, Emissary, plans, attacker lowers, defender lowers, rolls, Grogmaster, option,
    damage, Beakhead, second half, Cutpurse and Buccaneer."""
    names = ("Emissary", "Grogmaster", "Battering Beakhead", "Cutpurse", "Buccaneer", "Gunner")
    sc = duel(
        0,
        1,
        2,
        slots={0: {7: 5}, 2: {7: 3}},
        crew={0: [card(n) for n in names], 2: [card("Elder"), card("Pilot"), card("Diver")]},
        plans=(6, 8, 8),
        gold={0: 3, 2: 2},
        rolls=(2, 1, 1),
    )
    asked = [sc.step]
    words = ["engage 2", "pass", "play 6", "pass", "lower 7 3", "pass", "reroll", "harm 0", "win 0"]
    words += ["harm 0", "harm 4", "push 1"]
    words += [f"discard {card('Elder')}", f"discard {card('Diver')}"]
    for word in words:
        if word == "reroll":
            sc.rolling(6)
        sc.say(word)
        asked.append(sc.step)
    assert asked == [
        "Battles 0",
        "Emissary 0",
        "PlanBattle 2",
        "PlanBattle 2",
        "Lower 0",
        "Lower 2",
        "Grog 0",
        "Hurt 0",
        "Victory 0",
        "Hurt 0",
        "Hurt 0",
        "Beakhead 0",
        "Buccaneer 0",
        "Buccaneer 0",
        "Emissary 0",  # the Smuggler is next
    ]
    assert sc.story("battle", "played", "lowered", "battle_rolled", "rerolled", "harmed")[:9] == [
        "battle",
        "played",
        "lowered",
        "battle_rolled",
        "battle_rolled",
        "battle_rolled",
        "rerolled",
        "harmed",
        "battle_rolled",
    ]
    tail = sc.story("won", "victory", "harmed", "moved", "stole", "earned", "boxed")
    after = tail[tail.index("won") :]
    assert after == [
        "won",
        "victory",
        "harmed",
        "harmed",
        "moved",
        "stole",
        "earned",
        *["boxed"] * 3,
    ]


@pytest.mark.clause("AH-066", "AH-207", "AH-114", "AH-137", "AH-237")
def test_what_is_added() -> None:
    sc = duel(GUNSHIP, STRONGHOLD, crew={0: [FIGHTERS]}, plans=(8, 8), ready=4, rolls=(2, 3))
    sc.say("play 8", "play 8")
    assert sc.told("totals") == [(2, 2 + 3 + 2 * 4, 0, 3 + 2 + 1)]


@pytest.mark.clause("AH-206")
def test_emissary_hands_a_gold_over_and_the_movement_goes_on() -> None:
    ships = {0: (1, 1), 1: (2, 1), 2: (2, 2)}
    sc = scene(ships=ships, slots={0: {7: 5}}, crew={0: [EMISSARY]}).die(1, 0).do("step", EAST)
    assert sc.step == "Emissary 0"
    assert sc.why_not("lower", 7, 1) == "no-bribe-now AH-206"
    sc.say("bribe")
    assert sc.gold == [0, 2, 1]
    assert sc.told("battle") == []
    assert sc.step == "Trip 0"
    assert sc.s.battle == []


@pytest.mark.clause("AH-206")
def test_emissary_is_asked_for_each_enemy_while_there_is_gold_and_only_of_the_attacker() -> None:
    crew = {0: [EMISSARY]}
    sc = duel(PATROL, 1, 2, slots={0: {7: 1}}, crew=crew, gold={0: 1}, rolls=(6, 1))
    sc.say("engage 2", "bribe")
    assert sc.step == "Victory 0"  # no gold left for the Smuggler
    assert duel(1, 0, slots={0: {7: 1}}, crew=crew, rolls=(6, 1)).step == "Victory 1"


@pytest.mark.clause("AH-206")
def test_emissary_declined() -> None:
    sc = duel(0, 1, slots={0: {7: 1}}, crew={0: [EMISSARY]}, rolls=(6, 1)).say("pass")
    assert sc.step == "Victory 0"
    assert sc.gold == [1, 1, 1]


@pytest.mark.clause("AH-207")
def test_fighters_add_one_with_any_figure() -> None:
    sc = duel(SMUGGLER, PATROL, crew={0: [FIGHTERS]}, rolls=(4, 4))
    assert sc.told("totals") == [(1, 4, 0, 5)]
    assert sc.step == "Victory 0"


@pytest.mark.clause("AH-209")
def test_grogmaster_takes_a_damage_and_rolls_again() -> None:
    sc = duel(0, 1, crew={1: [GROG]}, rolls=(5, 2))
    assert sc.step == "Grog 1"
    assert sc.why_not("harm", 0) == "no-reroll-now AH-209"
    sc.say("reroll")
    assert sc.step == "Hurt 1"  # his own choice
    sc.rolling(6).say("harm 3")
    assert sc.board(1)[3] == X
    assert sc.step == "Victory 1"  # the new roll holds, and is not asked again
    assert sc.told("totals") == [(0, 5, 1, 6)]


@pytest.mark.clause("AH-209")
def test_the_new_roll_holds_even_if_it_is_worse() -> None:
    sc = duel(0, 1, crew={0: [GROG]}, rolls=(4, 5)).say("reroll").rolling(1).say("harm 0")
    assert sc.told("totals") == [(0, 1, 1, 5)]
    assert sc.step == "Victory 1"


@pytest.mark.clause("AH-209")
def test_grogmaster_works_for_the_flagship_only_and_needs_room() -> None:
    assert duel(PATROL, 1, crew={0: [GROG]}, rolls=(5, 2)).step == "Victory 0"
    full = dict.fromkeys(range(7), X)
    assert duel(0, 1, crew={1: [GROG]}, slots={1: full}, rolls=(5, 2)).step == "Victory 0"
    sc = duel(0, 1, crew={1: [GROG]}, rolls=(5, 2)).say("pass")
    assert sc.step == "Victory 0"
    assert sc.told("harmed") == []


@pytest.mark.clause("AH-209", "AH-235")
def test_two_dice_are_both_rolled_again() -> None:
    sc = duel(UNION, 1, crew={2: [GROG]}, plans=(6,), rolls=(1, 2, 5)).say("play 6")
    assert sc.step == "Grog 2"
    sc.say("reroll").rolling(6, 6).say("harm 0")
    assert sc.told("totals") == [(2, 12, 1, 5)]
