"""Ahoy, damage and repair: AH-080 to AH-083, AH-214, AH-217, AH-221."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.boards import COST_SLOT
from tests.support.ahoy import CUTTERS, FOUR, SIX, N, W, X, card, scene
from tests.support.ahoy_duels import CUTTER, GUNSHIP, PATROL, STRONGHOLD, duel

MYSTIC, MONKEY, SHIPWRIGHT = card("Mystic"), card("Powder Monkey"), card("Shipwright")
SAILOR = card("Sailor")
WRECKS = ((9, 0, 0, 0), (7, 2, 1, 0))  # Wreckage at (0, 0) and (0, 1)


@pytest.mark.clause("AH-080")
def test_the_owner_chooses_the_slot_when_he_takes_the_damage() -> None:
    sc = scene(WRECKS, ships={0: (1, 0)}).die(1, 0).do("step", W)
    assert sc.step == "Hurt 0"
    assert sc.may == [f"harm {k}" for k in (1, 4, 6, 7, 8, 9, 10)]  # equal slots once
    assert sc.why_not("harm", 60) == "no-such-slot AH-080"
    assert sc.why_not("pass") == "no-harm-now AH-080"
    sc.say("harm 6")
    assert sc.board(0)[6] == X


@pytest.mark.clause("AH-080")
def test_the_one_who_deals_it_chooses_otherwise_board_or_crew() -> None:
    sc = duel(0, 1, crew={1: [SAILOR]}, rolls=(6, 1)).say("win 0")
    assert sc.step == "Hurt 0"
    sc.do("harm", 12 + SAILOR)
    assert sc.s.crew_slots[SAILOR] == X


@pytest.mark.clause("AH-081")
def test_what_cannot_be_damaged() -> None:
    crew = {1: [card("Elder")]}
    sc = duel(0, 1, slots={1: {3: 2, 4: X, COST_SLOT + card("Elder"): 5}}, crew=crew, rolls=(6, 1))
    sc.say("win 0")
    assert sc.may == ["harm 0", "harm 5", "harm 6"]
    assert sc.why_not("harm", 3) == "no-slot-empty AH-081"  # a die
    assert sc.why_not("harm", 4) == "no-slot-empty AH-081"  # damage
    assert sc.why_not("harm", 7) == "no-harm-there AH-081"  # Repair is dashed
    assert sc.why_not("harm", 1) == "no-harm-there AH-081"  # as good as the first
    assert sc.why_not("harm", COST_SLOT + card("Elder")) == "no-slot-empty AH-081"


@pytest.mark.clause("AH-081")
def test_without_room_damage_is_ignored() -> None:
    full = dict.fromkeys(range(7), X)
    sc = duel(0, 1, slots={1: full}, rolls=(6, 1)).say("win 1")
    assert sc.step == "TakeTurn 0"
    assert sc.board(1)[7] == 0


@pytest.mark.clause("AH-082")
def test_repair_takes_tokens_off_board_and_crew() -> None:
    slots = {0: {0: X, 1: X, 6: X, 12 + SAILOR: X}}
    sc = scene(slots=slots, crew={0: [SAILOR]}, dice={0: (2, 2, 2, 2, 2)}).die(2, 11)
    assert sc.may == ["mend 0", "mend 6", f"mend {12 + SAILOR}", "pass"]
    assert sc.why_not("mend", 4) == "no-damage-there AH-082"
    assert sc.why_not("mend", 1) == "no-first-alike AH-082"
    assert sc.why_not("harm", 0) == "no-mend-now AH-103"
    sc.do("mend", 12 + SAILOR).say("mend 0")
    assert sc.step == "TakeTurn 0"  # up to two
    assert sc.board(0)[:7] == [0, X, 0, 0, 0, 0, X]
    assert sc.s.crew_slots[SAILOR] == 0


@pytest.mark.clause("AH-082", "AH-083")
def test_ship_plans_are_never_repaired() -> None:
    sc = scene(
        turn=2,
        ships={GUNSHIP: 6},
        slots={2: {FOUR: X}},
        crew={2: [SHIPWRIGHT]},
        dice={2: (2, 2, 2, 2)},
    )
    sc.die(2, 10)
    assert sc.step == "TakeTurn 2"  # nothing to mend: not asked
    sc.die(2, 12 + SHIPWRIGHT)
    assert sc.s.ship_slots[1] == X


@pytest.mark.clause("AH-083")
def test_patrols_and_strongholds_return_to_the_supply() -> None:
    for figure in (PATROL, STRONGHOLD):
        sc = duel(1, figure, rolls=(6, 1)).say("win 0")
        assert sc.s.at[figure] == -1
        assert sc.told("destroyed") == [(1, 0, figure, 4)]
        assert sc.step == "Trip 1"  # no slot is asked for


@pytest.mark.clause("AH-083")
def test_the_cutter_goes_with_its_plan() -> None:
    sc = duel(0, CUTTER, rolls=(6, 1)).say("win 0")
    assert sc.s.at[CUTTER] == -1
    assert sc.s.ship_slots[0] == 0
    assert sc.s.played[0] == 1  # the plan is discarded


@pytest.mark.clause("AH-083")
def test_the_gunship_takes_two_and_the_dealer_chooses_the_slot() -> None:
    sc = duel(0, GUNSHIP, rolls=(6, 1)).say("win 0")
    assert sc.step == "Hurt 0"
    assert sc.may == [f"harm {FOUR}", f"harm {SIX}"]
    sc.say(f"harm {SIX}")
    assert (sc.s.at[GUNSHIP], sc.s.ship_slots) == (4, [0, 0, X])
    sc = duel(0, GUNSHIP, rolls=(6, 1)).say("win 1", f"harm {FOUR}")
    assert (sc.s.at[GUNSHIP], sc.s.ship_slots) == (-1, [0, 0, 0])


@pytest.mark.clause("AH-083")
def test_a_slot_with_a_die_protects_a_ship() -> None:
    sc = duel(0, GUNSHIP, slots={2: {FOUR: 4}}, rolls=(6, 1)).say("win 1")
    assert (sc.s.at[GUNSHIP], sc.s.ship_slots) == (4, [0, 4, X])
    sc = duel(0, CUTTER, slots={2: {CUTTERS: 4}}, rolls=(6, 1)).say("win 1")
    assert sc.s.at[CUTTER] == 4
    assert sc.told("unharmed") == [(2, CUTTER)]


@pytest.mark.clause("AH-214")
def test_mystic_a_damage_on_the_own_board_for_one_to_any_figure_in_the_region() -> None:
    ships = {0: 3, 1: 4, 2: 7, GUNSHIP: 6}
    sc = scene(turn=1, ships=ships, crew={1: [MYSTIC, SAILOR]}, patrols=(5, 5, 0)).do("use", MYSTIC)
    assert sc.step == "Hurt 1"
    assert sc.mays("harm")[-1] == "harm 6"  # not on the Sailor: the board only
    assert sc.why_not("harm", 12 + SAILOR) == "no-harm-there AH-081"
    sc.say("harm 0")
    assert sc.step == "Hit 1"
    assert sc.may == ["hit 1", "hit 2", "hit 4", "hit 18"]  # not in another region; Patrols alike
    assert sc.why_not("hit", 0) == "no-not-this-region AH-217"
    assert sc.why_not("hit", 5) == "no-first-alike AH-214"
    assert sc.why_not("pass") == "no-hit-paid AH-214"
    assert sc.why_not("stop") == "no-hit-now AH-217"
    sc.say("hit 18", f"harm {FOUR}")
    assert sc.s.ship_slots == [0, X, 0]
    assert sc.why_not("use", MYSTIC) == "no-once-a-turn AH-214"


@pytest.mark.clause("AH-214")
def test_mystic_needs_room_on_the_board() -> None:
    full = dict.fromkeys(range(7), X)
    sc = scene(turn=1, crew={1: [MYSTIC, SAILOR]}, slots={1: full})
    assert sc.why_not("use", MYSTIC) == "no-room-for-damage AH-214"


@pytest.mark.clause("AH-214", "AH-226")
def test_beakhead_moves_what_the_mystic_hit_but_no_own_figure() -> None:
    crew = {1: [MYSTIC, card("Battering Beakhead")]}
    ships = {1: 4, 2: 6}
    sc = scene(turn=1, ships=ships, crew=crew).do("use", MYSTIC).say("harm 0", "hit 2", "harm 0")
    assert sc.step == "Beakhead 1"
    sc.do("push", N)
    assert sc.place(2) == (2, 1)
    sc = scene(turn=1, ships=ships, crew=crew).do("use", MYSTIC).say("harm 0", "hit 1", "harm 3")
    assert sc.step == "TakeTurn 1"


@pytest.mark.clause("AH-217")
def test_powder_monkey_once_for_each_repair() -> None:
    slots = {0: {0: X, 1: X}}
    sc = scene(
        slots=slots,
        ships={0: 4, 1: 5},
        crew={0: [MONKEY]},
        dice={0: (2, 2, 2, 2, 2)},
    )
    sc.die(2, 11).say("mend 0", "mend 1")
    assert sc.step == "Hit 0"
    assert sc.mays("pass")
    sc.say("hit 1", "harm 6")
    assert sc.board(1)[6] == X
    assert sc.step == "TakeTurn 0"


@pytest.mark.clause("AH-217")
def test_powder_monkey_only_if_something_was_repaired_and_optional() -> None:
    make = {"ships": {0: 4, 1: 5}, "crew": {0: [MONKEY]}, "dice": {0: (2, 2, 2, 2, 2)}}
    assert scene(**make).die(2, 11).step == "TakeTurn 0"  # type: ignore[arg-type]
    sc = scene(slots={0: {0: X}}, **make).die(2, 11)  # type: ignore[arg-type]
    sc.say("pass")
    assert sc.step == "TakeTurn 0"
    sc = scene(slots={0: {0: X}}, **make).die(2, 11)  # type: ignore[arg-type]
    sc.say("mend 0", "pass")
    assert sc.told("harmed") == []


@pytest.mark.clause("AH-221")
def test_shipwright_removes_all_damage() -> None:
    full = dict.fromkeys(range(7), X) | {12 + SAILOR: X}
    sc = scene(turn=1, slots={1: full}, crew={1: [SHIPWRIGHT, SAILOR, MONKEY]})
    sc.die(1, 12 + SHIPWRIGHT)
    assert sc.board(1)[:8] == [0] * 8
    assert sc.s.crew_slots[SAILOR] == 0
    assert len(sc.told("mended")) == 8
    assert sc.step == "Hit 1"  # a repair like any other
