"""Ahoy, the Union's plans: AH-134, AH-135, AH-230 to AH-238."""

from __future__ import annotations

import pytest

from quarterdeck.core.event import heard_by
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.cards import (
    CLOSE_CALL,
    CUTTER_PLAN,
    DYNAMIC_ENTRY,
    ENLIST,
    EVACUATION,
    GUNSHIP_PLAN,
    PLAN_CARDS,
    PLAN_COPIES,
    SECRET_WEAPON,
    SNEAK_ATTACK,
    WEAPON_CACHE,
)
from tests.support.ahoy import E as EAST
from tests.support.ahoy import Scene, card, scene
from tests.support.ahoy_duels import CUTTER, GUNSHIP, PATROL, SQUADRON, UNION, duel

MYSTIC, BUCCANEER, GUNNER = card("Mystic"), card("Buccaneer"), card("Gunner")
MATE, SAILOR = card("Gunner's Mate"), card("Sailor")


def union(plans: tuple[int, ...], **rest: object) -> Scene:
    """The Union's turn at a table of three."""
    return scene(turn=2, plans=plans, **rest)  # type: ignore[arg-type]


@pytest.mark.clause("AH-238")
def test_the_deck() -> None:
    assert sum(PLAN_COPIES) == PLAN_CARDS == 12
    twice = {k for k, n in enumerate(PLAN_COPIES) if n == 2}
    assert twice == {DYNAMIC_ENTRY, SNEAK_ATTACK, WEAPON_CACHE}
    assert min(PLAN_COPIES) == 1


@pytest.mark.clause("AH-134")
def test_any_number_as_an_action_in_ones_turn_discarded_face_up() -> None:
    sc = union((DYNAMIC_ENTRY, DYNAMIC_ENTRY, SNEAK_ATTACK, WEAPON_CACHE))
    assert sc.mays("play") == [f"play {DYNAMIC_ENTRY}", f"play {SNEAK_ATTACK}"]
    assert sc.why_not("play", WEAPON_CACHE) == "no-plan-only-battle AH-134"
    assert sc.why_not("play", ENLIST) == "no-not-in-hand AH-134"
    assert sc.why_not("play", 55) == "no-not-in-hand AH-134"
    sc.do("play", SNEAK_ATTACK).do("play", DYNAMIC_ENTRY).say("pass")
    assert sc.s.plans[2] == (DYNAMIC_ENTRY, WEAPON_CACHE)
    assert sc.s.played[SNEAK_ATTACK] == sc.s.played[DYNAMIC_ENTRY] == 1
    assert sc.told("played") == [(2, SNEAK_ATTACK), (2, DYNAMIC_ENTRY)]
    assert sc.s.placed == 0


@pytest.mark.clause("AH-134")
def test_only_the_union_in_its_own_turn() -> None:
    sc = scene(plans=(SNEAK_ATTACK,))
    assert sc.mays("play") == []
    assert sc.why_not("play", SNEAK_ATTACK) == "no-union AH-134"


@pytest.mark.clause("AH-134")
def test_asked_in_every_battle_of_the_union_while_there_is_a_hand() -> None:
    """Whether or not a card fits, attacker or defender, in anyone's turn."""
    for plans in ((ENLIST,), (CLOSE_CALL,)):
        assert duel(UNION, 0, plans=plans).step == "PlanBattle 2"
        assert duel(0, UNION, plans=plans).step == "PlanBattle 2"
        assert duel(PATROL, GUNSHIP, plans=plans).step == "PlanBattle 2"
    assert duel(0, UNION, plans=(), rolls=(1, 1)).step == "Victory 0"
    assert duel(0, 1, plans=(CLOSE_CALL,), rolls=(1, 1)).step == "Victory 0"  # not its battle


@pytest.mark.clause("AH-134")
def test_what_may_be_played_in_a_battle() -> None:
    sc = duel(0, UNION, plans=(ENLIST, SECRET_WEAPON, WEAPON_CACHE, WEAPON_CACHE))
    assert sc.may == [f"play {SECRET_WEAPON}", f"play {WEAPON_CACHE}", "pass", "hold"]
    assert sc.why_not("play", ENLIST) == "no-plan-in-battle AH-134"
    assert sc.why_not("play", CLOSE_CALL) == "no-not-in-hand AH-134"
    assert sc.why_not("lower", 7, 1) == "no-plan-now AH-134"


@pytest.mark.clause("AH-134", "AH-165")
def test_pass_and_hold_look_the_same_to_all_others() -> None:
    told, seen = [], []
    for word in ("pass", "hold"):
        sc = duel(0, UNION, plans=(ENLIST, CLOSE_CALL), slots={0: {7: 5}}).say(word)
        told.append([repr(heard_by(e, 0)) for e in sc.events])
        seen.append([GAME.view(sc.s, seat).fields for seat in (-1, 0, 1)])
        assert sc.step == "Lower 0"
    assert told[0] == told[1]
    assert seen[0] == seen[1]


@pytest.mark.clause("AH-134", "AH-165")
def test_the_question_tells_nothing_about_the_hand() -> None:
    told, seen = [], []
    for plans in ((ENLIST, EVACUATION), (CLOSE_CALL, SECRET_WEAPON)):
        sc = duel(0, UNION, plans=plans, slots={0: {7: 5}})
        before = GAME.view(sc.s, 0).fields
        sc.say("pass")
        told.append([repr(heard_by(e, 0)) for e in sc.events])
        seen.append((before, GAME.view(sc.s, 0).fields))
    assert told[0] == told[1]
    assert seen[0] == seen[1]


@pytest.mark.clause("AH-134")
def test_hold_passes_for_this_turn_and_is_asked_all_the_same() -> None:
    sc = duel(SQUADRON, UNION, GUNSHIP, plans=(CLOSE_CALL,), slots={0: {7: 1}}, rolls=(6, 1))
    sc.do("engage", UNION).say("hold", "pass")  # no option
    assert sc.step == "PlanBattle 2"
    assert sc.may == ["pass"]
    assert sc.why_not("play", CLOSE_CALL) == "no-plans-held AH-134"
    sc.rolling(6, 1).say("pass", "pass")
    while sc.asked != "TakeTurn" or sc.waits == SQUADRON:
        sc.say("end" if "end" in sc.may else sc.may[0])
    assert sc.s.waived == [0, 0, 0]  # the next turn begins afresh


@pytest.mark.clause("AH-135", "AH-230")
@pytest.mark.parametrize(("plan", "ship"), [(CUTTER_PLAN, CUTTER), (GUNSHIP_PLAN, GUNSHIP)])
def test_a_ship_takes_the_place_of_two_comrades_without_battle(plan: int, ship: int) -> None:
    sc = union((plan,), comrades={0: 1, 1: 3}, ships={0: 7}, slots={0: {7: 5}})
    sc.do("play", plan)  # one Island only: not asked
    assert sc.s.comrades[:2] == [1, 1]
    assert sc.s.comrades_left == 20 - 6 - 2
    assert sc.place(ship) == (3, 2)
    assert sc.told("battle") == []
    assert sc.told("launched")[0][:3] == (2, ship, 1)


@pytest.mark.clause("AH-135")
def test_a_ship_needs_an_island_with_two_comrades() -> None:
    sc = union((CUTTER_PLAN,), comrades={0: 1, 1: 1})
    assert sc.why_not("play", CUTTER_PLAN) == "no-two-comrades AH-135"
    sc = union((CUTTER_PLAN,), comrades={0: 2, 1: 2}).do("play", CUTTER_PLAN)
    assert sc.may == ["isle 0", "isle 1"]
    assert sc.why_not("isle", 5) == "no-two-comrades AH-135"
    assert sc.why_not("pass") == "no-isle-now AH-135"


@pytest.mark.clause("AH-231")
def test_close_call_ignores_the_battle_and_the_mover_goes_on() -> None:
    ships = {0: (1, 1), 1: (0, 1), 2: (2, 1)}
    sc = scene(ships=ships, slots={0: {7: 5}}, plans=(CLOSE_CALL, ENLIST)).die(1, 0)
    sc.do("step", EAST)
    assert sc.step == "PlanBattle 2"  # in another's turn
    sc.do("play", CLOSE_CALL)
    assert sc.told("avoided") == [(2, 0)]
    assert sc.told("battle_rolled") == []
    assert sc.step == "Trip 0"
    assert sc.s.battle == []


@pytest.mark.clause("AH-231")
def test_close_call_as_the_attacker() -> None:
    ships = {0: (2, 1), 1: (0, 1), 2: (1, 1)}
    sc = union((CLOSE_CALL,), ships=ships, slots={0: {7: 5}}).die(1, 0).do("step", EAST)
    sc.do("play", CLOSE_CALL)
    assert sc.step == "Trip 2"


@pytest.mark.clause("AH-232")
def test_dynamic_entry_raises_the_cannons_die_and_flies() -> None:
    for die, after in ((3, 5), (5, 6), (6, 6)):
        sc = union((DYNAMIC_ENTRY,), slots={2: {7: die}}).do("play", DYNAMIC_ENTRY)
        assert sc.board(2)[7] == after
    assert sc.may == ["fly 2", "pass"]
    sc.say("fly 2")
    assert sc.place(2) == (1, 0)


@pytest.mark.clause("AH-232")
def test_dynamic_entry_without_a_die_still_flies() -> None:
    sc = union((DYNAMIC_ENTRY,), slots={2: {7: 7}}).do("play", DYNAMIC_ENTRY)
    assert sc.board(2)[7] == 7
    assert sc.step == "Fly 2"
    assert sc.told("boosted") == []


@pytest.mark.clause("AH-233")
def test_enlist_any_number_of_one_islands_suit_free_refilled_when_done() -> None:
    market = (BUCCANEER, GUNNER, SAILOR)
    sc = union((ENLIST,), comrades={0: 1, 1: 1}, ships={2: 0}, market=market, gold={2: 0})
    sc.do("play", ENLIST)
    assert sc.may == ["isle 0", "isle 1"]
    assert sc.why_not("recruit", GUNNER) == "no-isle-first AH-233"
    assert sc.why_not("isle", 7) == "no-comrade-there AH-233"
    assert sc.why_not("stop") == "no-enlist-now AH-233"
    sc.say("isle 1")
    assert sc.may == [f"recruit {BUCCANEER}", f"recruit {GUNNER}", "pass"]
    assert sc.why_not("recruit", SAILOR) == "no-market-suit AH-233"
    assert sc.why_not("isle", 0) == "no-isle-chosen AH-233"
    sc.do("recruit", GUNNER)
    assert sc.s.market == [BUCCANEER, -1, SAILOR]
    sc.dealing(MATE, MYSTIC).do("recruit", BUCCANEER)  # nothing is left: done
    assert sc.s.market == [MATE, MYSTIC, SAILOR]
    assert [sc.s.where[k] for k in (BUCCANEER, GUNNER)] == [5, 5]
    assert sc.s.cost_slots[GUNNER] == 0
    assert sc.step == "TakeTurn 2"


@pytest.mark.clause("AH-233", "AH-115")
def test_enlist_names_no_island_with_a_stronghold() -> None:
    market = (BUCCANEER, GUNNER, SAILOR)
    ships = {0: 4, 2: 6}
    make = {"comrades": {0: 1, 1: 1}, "ships": ships, "strongholds": (3,), "market": market}
    sc = union((ENLIST,), **make).do("play", ENLIST)
    assert sc.may == [f"recruit {BUCCANEER}", f"recruit {GUNNER}", "pass"]  # region 1 at once
    sc = union((ENLIST,), **{**make, "strongholds": (3, 7)}).do("play", ENLIST)
    assert sc.step == "TakeTurn 2"
    tiles = ((5, 0, 0, 2), (7, 2, 1, 0), (9, 4, 1, 0))
    sc = union((ENLIST,), tiles=tiles, **{**make, "comrades": {0: 1, 1: 1, 2: 1}})
    sc.do("play", ENLIST)
    assert sc.why_not("isle", 0) == "no-stronghold-bars AH-115"


@pytest.mark.clause("AH-234")
def test_evacuation_moves_all_of_one_island_split_as_liked() -> None:
    tiles = ((5, 0, 0, 2), (7, 2, 1, 0), (9, 4, 1, 0))
    sc = union((EVACUATION,), tiles=tiles, comrades={0: 1, 1: 3}).do("play", EVACUATION)
    assert sc.may == ["isle 0", "isle 1"]
    assert sc.why_not("isle", 2) == "no-comrade-there AH-234"
    assert sc.why_not("isle", 9) == "no-such-island AH-234"
    assert sc.why_not("shift", 1, 0, 3) == "no-isle-first AH-234"
    assert sc.why_not("pass") == "no-isle-now AH-234"
    sc.say("isle 1")
    assert sc.may == [f"shift 1 {to} {count}" for to in (0, 2) for count in (3, 2, 1)]
    assert sc.why_not("isle", 0) == "no-isle-chosen AH-234"
    assert sc.why_not("shift", 0, 2, 1) == "no-isle-chosen AH-234"
    assert sc.why_not("shift", 1, 1, 3) == "no-none-kept-back AH-234"
    assert sc.why_not("shift", 1, 9, 3) == "no-such-island AH-234"
    assert sc.why_not("shift", 1, 0, 4) == "no-so-many AH-234"
    assert sc.why_not("shift", 1, 0, 0) == "no-so-many AH-234"
    sc.say("shift 1 2 2")  # the third can only go to the last Island: not asked
    assert sc.s.comrades[:3] == [2, 0, 2]
    assert [t[:4] for t in sc.told("shifted")] == [(2, 2, 1, 2), (2, 1, 1, 0)]
    assert sc.step == "TakeTurn 2"


@pytest.mark.clause("AH-234")
def test_evacuation_in_any_order_and_all_at_once() -> None:
    tiles = ((5, 0, 0, 2), (7, 2, 1, 0), (9, 4, 1, 0), (2, 6, 1, 0))
    sc = union((EVACUATION,), tiles=tiles, comrades={0: 3}).do("play", EVACUATION)
    assert "shift 0 3 3" in sc.may  # the only Island with Comrades is not asked for
    sc.say("shift 0 3 1")
    assert sc.may == [f"shift 0 {to} {count}" for to in (1, 2) for count in (2, 1)]
    assert sc.why_not("shift", 0, 3, 1) == "no-island-done AH-234"
    sc.say("shift 0 1 2")
    assert sc.s.comrades[:4] == [0, 2, 0, 1]
    sc = union((EVACUATION,), tiles=tiles, comrades={0: 3}).do("play", EVACUATION)
    sc.say("shift 0 2 3")
    assert sc.s.comrades[:4] == [0, 0, 3, 0]
    assert sc.step == "TakeTurn 2"


@pytest.mark.clause("AH-234")
def test_the_last_island_takes_all_the_rest() -> None:
    sc = union((EVACUATION,), comrades={0: 2, 1: 3}).do("play", EVACUATION).say("isle 1")
    assert sc.s.comrades[:2] == [5, 0]  # with two Islands there is nothing more to ask
    assert len(sc.told("shifted")) == 1


@pytest.mark.clause("AH-235")
def test_secret_weapon_two_dice_against_one_and_a_damage_more() -> None:
    sc = duel(0, UNION, plans=(SECRET_WEAPON,), rolls=(6, 3, 4)).do("play", SECRET_WEAPON)
    assert sc.told("totals") == [(0, 6, 2, 7)]
    assert sc.step == "Victory 2"
    sc.say("win 1", "harm 0", "harm 4")
    assert len(sc.told("harmed")) == 2


@pytest.mark.clause("AH-235")
def test_secret_weapon_lost_gives_the_enemy_nothing() -> None:
    sc = duel(0, UNION, plans=(SECRET_WEAPON,), rolls=(6, 1, 1)).do("play", SECRET_WEAPON)
    sc.say("win 0", "harm 0")
    assert len(sc.told("harmed")) == 1


@pytest.mark.clause("AH-236")
def test_sneak_attack_up_to_two_patrols_of_one_region_with_comrades() -> None:
    sc = union((SNEAK_ATTACK,), comrades={0: 1, 1: 1}, patrols=(4, 4, 6, 0)).do(
        "play", SNEAK_ATTACK
    )
    assert sc.may == ["isle 0", "isle 1"]
    assert sc.why_not("strike", 4) == "no-isle-first AH-236"
    assert sc.why_not("lay", 0) == "no-sneak-now AH-236"
    sc.say("isle 1")
    assert sc.may == ["strike 4", "strike 6", "pass"]
    assert sc.why_not("strike", 5) == "no-first-alike AH-236"
    assert sc.why_not("strike", 7) == "no-patrol-there AH-236"
    assert sc.why_not("isle", 0) == "no-isle-chosen AH-236"
    sc.say("strike 6", "strike 4")
    assert sc.s.at[4:8] == [-1, 4, -1, 0]
    assert sc.step == "TakeTurn 2"


@pytest.mark.clause("AH-236")
def test_sneak_attack_where() -> None:
    sc = union((SNEAK_ATTACK,), comrades={0: 1}, patrols=(4,)).do("play", SNEAK_ATTACK)
    assert sc.step == "TakeTurn 2"  # in vain
    tiles = ((5, 0, 0, 2), (7, 2, 1, 0), (9, 4, 1, 0), (2, 6, 1, 0))
    sc = union((SNEAK_ATTACK,), tiles=tiles, comrades={0: 1, 1: 1, 2: 1}, patrols=(4, 9, 13)).do(
        "play", SNEAK_ATTACK
    )
    assert sc.why_not("isle", 0) == "no-patrol-there AH-236"
    assert sc.why_not("isle", 3) == "no-comrade-there AH-236"
    sc.say("isle 1", "pass")
    assert sc.told("struck") == []


@pytest.mark.clause("AH-237")
def test_weapon_cache_adds_the_ready_comrades_twice_with_both_and_the_weapon() -> None:
    plans = (SECRET_WEAPON, WEAPON_CACHE, WEAPON_CACHE)
    sc = duel(PATROL, UNION, plans=plans, ready=5, rolls=(6, 1, 2))
    sc.do("play", WEAPON_CACHE)
    assert sc.s.battle[7] == 2
    sc.do("play", SECRET_WEAPON).do("play", WEAPON_CACHE)
    assert sc.told("totals") == [(0, 6, 2, 3 + 10)]
    sc = duel(PATROL, UNION, plans=(WEAPON_CACHE,), ready=5, rolls=(6, 2)).do("play", WEAPON_CACHE)
    assert sc.told("totals") == [(0, 6, 2, 7)]
