"""Ahoy, recruiting and the Market: AH-090 to AH-093, AH-115, AH-155."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.cards import CARDS_COUNT, COST, COSTS_DIE, NAMES
from tests.support.ahoy import Scene, card, scene

BUCCANEER, GUNNER, MATE = card("Buccaneer"), card("Gunner"), card("Gunner's Mate")
MYSTIC, MONKEY = card("Mystic"), card("Powder Monkey")
SAILOR, ELDER = card("Sailor"), card("Elder")
SKULL_MARKET = (BUCCANEER, GUNNER, SAILOR)  # the Island of region 1 is a Skull, of 0 a Compass


def at_skull(**rest: object) -> Scene:
    """The Squadron at the Skull Island."""
    make: dict[str, object] = {"ships": {0: 7, 2: 3}, "market": SKULL_MARKET, **rest}
    return scene(**make)  # type: ignore[arg-type]


@pytest.mark.clause("AH-090")
def test_recruit_cards_of_the_islands_suit_for_gold() -> None:
    sc = at_skull(gold={0: 1}).dealing(MYSTIC)
    assert sc.mays("recruit") == [f"recruit {BUCCANEER}"]
    assert sc.why_not("recruit", SAILOR) == "no-island-suit AH-090"
    assert sc.why_not("recruit", GUNNER) == "no-costs-die AH-090"
    assert sc.why_not("recruit", MYSTIC) == "no-not-in-market AH-090"
    assert sc.why_not("recruit", 999) == "no-not-in-market AH-090"
    sc.do("recruit", BUCCANEER)
    assert sc.s.where[BUCCANEER] == 3
    assert sc.gold[0] == 0
    assert sc.s.gold_left == 20 - 2  # to the supply
    assert sc.why_not("recruit", MYSTIC) == "no-gold AH-090"


@pytest.mark.clause("AH-090")
def test_only_with_the_flagship_at_an_island() -> None:
    sc = at_skull(ships={0: 6, 2: 3})
    assert sc.mays("recruit") == sc.mays("hire") == []
    assert sc.why_not("recruit", BUCCANEER) == "no-at-island AH-090"


@pytest.mark.clause("AH-090")
def test_the_costs_are_those_printed() -> None:
    dear = sorted(NAMES[k] for k in range(CARDS_COUNT) if COST[k] == 2)
    assert dear == ["Fighters", "Ghastly Gust", "Sailor", "Sea Witch", "Trawler"]
    dice = sorted(NAMES[k] for k in range(CARDS_COUNT) if COSTS_DIE[k])
    assert dice == ["Cutpurse", "Elder", "Gunner", "Pilot", "Powder Monkey", "Whispering Wind"]
    assert all(COST[k] == 1 for k in range(CARDS_COUNT) if COST[k] != 2 and not COSTS_DIE[k])
    sc = scene(market=(SAILOR, 5, 6), gold={0: 1})
    assert sc.why_not("recruit", SAILOR) == "no-gold AH-090"
    sc = scene(market=(SAILOR, 5, 6), gold={0: 3}).do("recruit", SAILOR)
    assert sc.gold[0] == 1


@pytest.mark.clause("AH-090", "AH-091")
def test_a_die_of_any_value_on_the_card_counts_among_the_turns_dice() -> None:
    sc = at_skull(dice={0: (3, 3, 6, 1, 1)}).dealing(MONKEY)
    assert sc.mays("hire") == [f"hire {GUNNER} {k}" for k in (0, 2, 3)]  # equal dice once
    assert sc.why_not("hire", GUNNER, 1) == "no-equal-die AH-091"
    assert sc.why_not("hire", GUNNER, 7) == "no-such-die AH-091"
    assert sc.why_not("hire", BUCCANEER, 0) == "no-costs-gold AH-090"
    sc.do("hire", GUNNER, 2)
    assert sc.s.cost_slots[GUNNER] == 6
    assert sc.s.placed == 1
    sc.do("hire", MONKEY, 0)
    assert sc.s.placed == 2
    assert "end" in sc.may
    sc = at_skull(allowed=0)
    assert sc.mays("hire") == []
    assert sc.why_not("hire", GUNNER, 0) == "no-dice-done AH-091"


@pytest.mark.clause("AH-090", "AH-026")
def test_gold_may_change_a_die_placed_to_recruit() -> None:
    """Taken in hand first, as any die that gold shall change; the new value stays on it."""
    sc = at_skull(dice={0: (3, 3, 6, 1, 1)}, gold={0: 2}).dealing(MONKEY)
    sc.say("pick 0")
    assert sc.step == "PlaceDie 0"
    assert sc.mays("hire") == [f"hire {GUNNER} 0"]
    assert sc.why_not("hire", GUNNER, 2) == "no-other-die AH-090"
    assert sc.why_not("hire", BUCCANEER, 0) == "no-costs-gold AH-090"
    assert sc.why_not("hire", MONKEY, 0) == "no-not-in-market AH-090"
    sc.say("change 0")
    assert sc.told("changed") == [(0, 3, 4, 1, -1, 0)]
    sc.say("change 0", f"hire {GUNNER} 0")
    assert (sc.s.cost_slots[GUNNER], sc.gold[0], sc.s.placed) == (5, 0, 1)
    assert sc.told("hired") == [(0, GUNNER, 5, 1, 0)]
    assert sc.step == "TakeTurn 0"
    assert sc.s.market[1] == MONKEY  # refilled


@pytest.mark.clause("AH-090", "AH-021", "AH-026")
def test_a_die_that_fits_no_slot_may_be_changed_to_recruit() -> None:
    """Every slot that takes a 1 is damaged. Recruiting is not forced: it may be set aside."""
    hurt = dict.fromkeys((0, 1, 2, 3, 4, 5, 10), 7)
    sc = at_skull(dice={0: (1, 1, 1, 1, 1)}, gold={0: 1}, slots={0: {**hurt, 11: 7}})
    assert sc.mays("pick") == ["pick 0"]
    assert sc.mays("aside") == ["aside 0"]
    assert sc.why_not("pick", 1) == sc.why_not("aside", 1) == "no-equal-die AH-020"
    sc.say("pick 0")
    assert sc.may == [f"hire {GUNNER} 0", "change 0"]  # a 2 fits nowhere either, but for crew
    sc.say("change 0")
    assert sc.s.cost_slots[GUNNER] == 2  # no other way is left
    poor = at_skull(dice={0: (1, 1, 1, 1, 1)}, gold={0: 0}, slots={0: {**hurt, 11: 7}})
    assert poor.mays("pick") == []
    assert len(poor.mays("hire")) == 1  # as it is, it recruits at once
    assert poor.why_not("pick", 0) == "no-fits-nowhere AH-025"


@pytest.mark.clause("AH-090", "AH-115")
def test_a_die_in_hand_recruits_only_where_one_may() -> None:
    at_sea = at_skull(ships={0: 6, 2: 3}).say("pick 0")
    assert at_sea.mays("hire") == []
    assert at_sea.why_not("hire", GUNNER, 0) == "no-at-island AH-090"
    barred = scene(turn=1, ships={1: 7, 2: 3, 0: 3}, strongholds=[7], market=SKULL_MARKET)
    barred.say("pick 0")
    assert barred.why_not("hire", GUNNER, 0) == "no-stronghold-bars AH-115"
    far = at_skull(ships={0: 6, 2: 3}, strongholds=[7]).say("pick 0")
    assert far.mays("hire") == [f"hire {GUNNER} 0"]


@pytest.mark.clause("AH-090")
def test_what_to_click_for_a_die_in_hand() -> None:
    """The card alone: the die is in hand. The hint speaks of crew only where there is some."""
    sc = at_skull()
    hire = Action(0, "hire", (GUNNER, 0))
    assert GAME.refs(sc.s, hire) == (f"card:{GUNNER}", "die:0:0")
    sc.say("pick 0")
    assert GAME.refs(sc.s, hire) == (f"card:{GUNNER}",)
    assert GAME.label(sc.s, hire) == ("do-hire", (GUNNER, 1))
    assert GAME.prompt(sc.s, 0)[:2] == ("ask-place-die-crew", "ask-place-die-crew-hint")
    assert GAME.prompt(scene().say("pick 0").s, 0)[0] == "ask-place-die"


@pytest.mark.clause("AH-092")
def test_the_market_is_refilled_after_each_card_and_the_new_one_may_be_taken() -> None:
    sc = at_skull(gold={0: 5}).dealing(MYSTIC, MATE)
    sc.do("recruit", BUCCANEER)
    assert sc.s.market == [MYSTIC, GUNNER, SAILOR]
    sc.do("recruit", MYSTIC)
    assert sc.s.market == [MATE, GUNNER, SAILOR]
    sc.do("recruit", MATE)
    assert [sc.s.where[k] for k in (BUCCANEER, MYSTIC, MATE)] == [3, 3, 3]


@pytest.mark.clause("AH-092")
def test_while_the_deck_lasts() -> None:
    sc = at_skull(deck=()).do("recruit", BUCCANEER)
    assert sc.s.market == [-1, GUNNER, SAILOR]


@pytest.mark.clause("AH-093")
def test_a_crews_slot_is_used_like_one_of_the_board_once_a_round() -> None:
    sc = scene(crew={0: [SAILOR]}, ships={0: (2, 1)}, dice={0: (4, 4, 4, 4, 4)})
    sc.do("pick", 0)
    assert f"place {12 + SAILOR}" in sc.may
    sc.do("place", 12 + SAILOR).do("step", 1).say("stop")
    while sc.asked == "Anchor":
        sc.say("pass")
    sc.do("pick", 1)
    assert f"place {12 + SAILOR}" not in sc.may


@pytest.mark.clause("AH-093")
def test_cargo_has_no_crew_power() -> None:
    gust = card("Ghastly Gust")
    sc = scene(turn=1, cargo={1: [gust]})
    assert sc.mays("use") == []
    assert sc.why_not("use", gust) == "no-your-crew AH-093"
    sc = scene(turn=1, crew={1: [ELDER]})
    assert sc.why_not("use", ELDER) == "no-crew-action AH-093"
    assert sc.why_not("use", 99) == "no-your-crew AH-093"


@pytest.mark.clause("AH-115")
def test_the_squadron_recruits_from_its_strongholds() -> None:
    sc = at_skull(ships={0: 0, 2: 4}, strongholds=(7,))
    assert sc.mays("recruit") == [f"recruit {BUCCANEER}"]
    assert len(sc.mays("hire")) == 5
    sc = at_skull(ships={0: 3, 2: 4}, strongholds=(7,), gold={0: 2})  # its own Island as well
    assert sc.mays("recruit") == [f"recruit {BUCCANEER}", f"recruit {SAILOR}"]
    sc = at_skull(ships={0: 7, 2: 4}, strongholds=(7,))  # its own Stronghold bars it from nothing
    assert sc.why_not("recruit", SAILOR) == "no-island-suit AH-090"


@pytest.mark.clause("AH-115")
def test_an_enemy_at_a_stronghold_takes_no_card_by_any_means() -> None:
    ships = {0: 3, 1: 7, 2: 7}
    sc = at_skull(turn=1, ships=ships, strongholds=(7,), cargo={1: [card("Middleman")]})
    assert not sc.mays("recruit") + sc.mays("hire") + sc.mays("smuggle") + sc.mays("deliver")
    assert sc.why_not("recruit", BUCCANEER) == "no-stronghold-bars AH-115"
    assert sc.why_not("smuggle", BUCCANEER) == "no-stronghold-bars AH-115"
    assert sc.why_not("deliver", card("Middleman")) == "no-stronghold-bars AH-115"
    sc.die(2, 6)  # Negotiate
    assert sc.step == "TakeTurn 1"
    assert sc.told("recruited") == []


@pytest.mark.clause("AH-115")
def test_the_union_at_a_stronghold_may_still_place_comrades_not_enlist() -> None:
    ships = {0: 3, 1: 0, 2: 7}
    make = {"turn": 2, "ships": ships, "strongholds": (7,), "comrades": {0: 1, 1: 1}}
    sc = at_skull(**make, plans=(4,)).say("play 4")
    assert sc.step == "TakeTurn 2"  # no Island can be named: played in vain
    sc = at_skull(**make).die(1, 6)  # Assemble
    assert sc.s.comrades[1] == 5


@pytest.mark.clause("AH-155")
def test_negotiate_any_card_free_and_a_second_for_a_comrade() -> None:
    sc = at_skull(turn=1, ships={0: 3, 1: 7, 2: 0}, comrades={1: 2}, gold={1: 0}, deals=())
    sc.dealing(ELDER, MYSTIC).die(2, 6)
    assert sc.step == "RecruitFree 1"
    assert sc.may == [f"recruit {k}" for k in SKULL_MARKET] + ["pass"]
    assert sc.why_not("recruit", ELDER) == "no-not-in-market AH-155"
    assert sc.why_not("mark", 0) == "no-recruit-now AH-155"
    sc.do("recruit", GUNNER)  # its cost is a die: free
    assert sc.s.comrades[1] == 2
    sc.do("recruit", ELDER)  # the Market was refilled
    assert sc.s.comrades[1] == 1
    assert sc.told("driven_off")[0][:3] == (1, 1, 1)
    assert sc.step == "TakeTurn 1"  # never more than two
    assert sc.s.cost_slots[GUNNER] == 0


@pytest.mark.clause("AH-155")
def test_negotiate_without_comrades_or_market_or_island() -> None:
    ships = {0: 3, 1: 7, 2: 0}
    sc = at_skull(turn=1, ships=ships).die(2, 6).do("recruit", SAILOR)
    assert sc.step == "TakeTurn 1"
    sc = at_skull(turn=1, ships=ships, comrades={1: 1}, market=(SAILOR, -1, -1)).die(2, 6)
    sc.do("recruit", SAILOR)
    assert sc.step == "TakeTurn 1"
    assert sc.s.comrades[1] == 1
    sc = at_skull(turn=1, ships={0: 3, 1: 6, 2: 0}).die(2, 6)
    assert sc.step == "TakeTurn 1"
    assert sc.board(1)[6] == 2  # the die was placed without effect


@pytest.mark.clause("AH-155")
def test_both_recruits_are_optional() -> None:
    ships = {0: 3, 1: 7, 2: 0}
    sc = at_skull(turn=1, ships=ships, comrades={1: 1}).die(2, 6).say("pass")
    assert sc.step == "TakeTurn 1"
    sc = at_skull(turn=1, ships=ships, comrades={1: 1}).die(2, 6).do("recruit", SAILOR).say("pass")
    assert sc.s.comrades[1] == 1
