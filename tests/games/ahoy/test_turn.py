"""Ahoy, turns and dice: AH-020 to AH-026, AH-120."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.frames import END_TURN
from tests.support.ahoy import X, card, scene

FULL_SAILS = {0: 1, 1: 1, 2: 1, 3: 1}


@pytest.mark.clause("AH-020")
def test_two_dice_a_turn() -> None:
    sc = scene(dice={0: (6, 6, 5, 5, 1)}, turn=0)
    assert sc.may == ["pick 0", "pick 2", "pick 4"]  # equal dice once; no end yet
    sc.die(6, 8)
    assert "end" not in sc.may
    sc.die(5, 7)
    assert sc.may == ["end"]
    assert sc.s.placed == 2
    sc.say("end")
    assert sc.step == "TakeTurn 1"


@pytest.mark.clause("AH-020", "AH-120")
def test_the_last_die_alone() -> None:
    sc = scene(dice={0: (6,), 1: (), 2: ()}, slots={0: FULL_SAILS})
    assert sc.s.allowed == 1
    sc.die(6, 8)
    assert sc.may == ["end"]


@pytest.mark.clause("AH-021")
def test_a_die_that_fits_nowhere_is_set_aside() -> None:
    """Only if none of the unplaced dice fits; the player picks which."""
    full = {k: X for k in range(8) if k != 5}  # all but the Cannons
    sc = scene(turn=1, slots={1: full}, dice={1: (3, 4, 4, 5)}, gold={1: 0})
    assert sc.may == ["pick 0", "pick 1", "pick 3"]
    sc.die(4, 5)
    assert sc.may == ["aside 0", "aside 2", "aside 3"]
    sc.say("aside 3")
    assert sc.s.dice[5:9] == [3, 0, 4, -5]
    assert sc.may == ["end"]  # it counted as one of the turn's dice
    assert sc.why_not("aside", 0) == "no-dice-done AH-020"


@pytest.mark.clause("AH-021")
def test_gold_need_not_be_spent_to_place_a_die() -> None:
    """A 3 would fit Repair for 1 gold; it may be set aside all the same."""
    full = dict.fromkeys(range(7), X)
    sc = scene(turn=1, slots={1: full}, dice={1: (3, 3, 3, 3)}, gold={1: 1})
    assert sc.may == ["pick 0", "aside 0"]
    sc.say("pick 0")
    assert sc.may == ["change 0", "change 1"]
    sc.say("change 0")  # then there is only one slot for it
    assert sc.board(1)[7] == 4


@pytest.mark.clause("AH-021")
def test_no_die_is_set_aside_while_one_fits() -> None:
    sc = scene(turn=1, dice={1: (1, 2, 3, 4)})
    assert sc.why_not("aside", 0) == "no-aside AH-021"


@pytest.mark.clause("AH-021")
def test_a_die_set_aside_comes_back_next_round() -> None:
    full = dict.fromkeys(range(8), X)
    sc = scene(
        turn=1,
        slots={1: full},
        dice={0: (), 1: (3, 3), 2: ()},
        gold={1: 0},
        rolls=[2, 2, 2, 2, 2, 6, 5, 4, 3],
    )
    sc.say("aside 0", "aside 1", "end")
    assert sc.s.round == 2
    assert sc.s.dice[5:9] == [6, 5, 4, 3]
    assert sc.board(1)[:8] == [X] * 8  # damage stays


@pytest.mark.clause("AH-022")
def test_the_turn_ends_when_the_player_says_so() -> None:
    sc = scene(dice={0: (6, 5, 1, 1, 1)})
    assert sc.why_not("end") == "no-dice-first AH-022"
    sc.die(6, 8).die(5, 7)
    assert sc.why_not("pick", 2) == "no-dice-done AH-020"
    assert sc.step == "TakeTurn 0"


@pytest.mark.clause("AH-022")
def test_an_action_is_completed_before_the_next() -> None:
    sc = scene().die(1, 0)
    assert sc.asked == "Trip"
    assert sc.why_not("pick", 1) == "no-move-now AH-022"
    assert sc.why_not("end") == "no-move-now AH-022"


@pytest.mark.clause("AH-023")
def test_clockwise_among_those_with_dice() -> None:
    sc = scene(seats=4, dice={0: (6, 5, 1), 1: (), 2: (), 3: (1, 1)}, turn=0)
    sc.die(6, 8).die(5, 7).say("end")
    assert sc.step == "TakeTurn 3"


@pytest.mark.clause("AH-023", "AH-120")
def test_the_squadrons_third_turn_may_follow_its_second() -> None:
    """A turn of its own: end-of-turn effects come twice."""
    sc = scene(dice={0: (6, 5, 1), 1: (), 2: ()}, patrols=[3, 3, 3, 3], ships={0: 3})
    sc.die(6, 8).die(5, 7).say("end")
    assert sc.asked == "BuildStrongholds"
    sc.say("pass")
    assert sc.step == "TakeTurn 0"
    assert (sc.s.placed, sc.s.allowed) == (0, 1)
    assert [e[0] for e in sc.told("turn_began")] == [0, 0]


@pytest.mark.clause("AH-024")
def test_the_round_ends_when_nobody_has_dice() -> None:
    sc = scene(dice={0: (6,), 1: (), 2: ()})
    assert sc.s.stack[0].op == END_TURN
    sc.die(6, 8).say("end")
    assert sc.s.round == 2
    assert sc.s.turn == 1


@pytest.mark.clause("AH-025")
def test_a_slot_takes_only_what_fits() -> None:
    sc = scene(dice={0: (3, 6, 1, 1, 1)}).say("pick 0")
    assert sc.mays("place") == ["place 0", "place 4", "place 6", "place 10"]
    assert sc.why_not("place", 7) == "no-does-not-fit AH-025"
    assert sc.why_not("place", 1) == "no-equal-slot AH-025"  # listed as slot 0
    assert sc.why_not("place", 60) == "no-such-slot AH-025"


@pytest.mark.clause("AH-025")
def test_a_filled_or_damaged_slot_takes_none() -> None:
    sc = scene(slots={0: {4: 2, 5: X, 0: X}}, dice={0: (3, 6, 1, 1)}).say("pick 0")
    assert sc.mays("place") == ["place 1", "place 6", "place 10"]
    assert sc.why_not("place", 4) == "no-slot-taken AH-025"
    assert sc.why_not("place", 5) == "no-slot-damaged AH-025"


@pytest.mark.clause("AH-025")
@pytest.mark.parametrize(
    ("value", "fits"), [(1, False), (2, True), (3, False), (4, True), (6, True)]
)
def test_an_even_slot(value: int, fits: bool) -> None:
    sc = scene(turn=1, dice={1: (value, 5, 5, 5)}).say("pick 0")
    assert ("place 7" in sc.may) == fits


@pytest.mark.clause("AH-025")
def test_a_placed_die_stays_until_the_rounds_end() -> None:
    sc = scene(dice={0: (6, 5, 1, 1, 1)}).die(6, 8).die(5, 7).say("end")
    assert sc.board(0)[7:9] == [5, 6]
    assert sc.s.dice[:5] == [0, 0, 1, 1, 1]


@pytest.mark.clause("AH-026")
def test_gold_changes_a_die() -> None:
    sc = scene(dice={0: (4, 1, 1, 1, 1)}, gold={0: 3}).say("pick 0", "change 0")
    assert sc.s.dice[0] == 5
    assert sc.gold[0] == 2
    sc.say("change 1", "change 0")  # up and down again is allowed
    assert (sc.s.dice[0], sc.gold[0]) == (5, 0)
    assert sc.mays("change") == []
    assert sc.why_not("change", 0) == "no-gold AH-026"
    sc.say("place 7")
    assert sc.board(0)[7] == 5
    assert sc.s.gold_left == 20 - sum(sc.gold)


@pytest.mark.clause("AH-026")
def test_a_die_stays_between_1_and_6() -> None:
    sc = scene(dice={0: (6, 1, 1, 1, 1)}, gold={0: 3}).say("pick 0")
    assert sc.mays("change") == ["change 1"]
    assert sc.why_not("change", 0) == "no-die-range AH-026"
    sc = scene(dice={0: (1, 6, 6, 6, 6)}, gold={0: 3}).say("pick 0")
    assert sc.mays("change") == ["change 0"]


@pytest.mark.clause("AH-026")
def test_the_last_gold_is_not_spent_on_a_die_that_then_fits_nowhere() -> None:
    full = dict.fromkeys(range(7), X)
    sc = scene(turn=1, slots={1: full}, dice={1: (5, 5, 5, 5)}, gold={1: 2}).say("pick 0")
    assert sc.may == ["change 0", "change 1"]
    sc.say("change 0")  # 6 fits Repair; with the last gold to 5 it would not, so nothing is asked
    assert (sc.board(1)[7], sc.gold[1]) == (6, 1)


@pytest.mark.clause("AH-213")
def test_middleman_changes_by_up_to_two() -> None:
    sc = scene(dice={0: (3, 1, 1, 1, 1)}, gold={0: 1}, crew={0: [card("Middleman")]}).say("pick 0")
    assert sc.mays("change") == ["change 0", "change 1", "change 2", "change 3"]
    sc.say("change 2", "place 7")
    assert (sc.board(0)[7], sc.gold[0]) == (5, 0)
    without = scene(dice={0: (3, 1, 1, 1, 1)}, gold={0: 1}).say("pick 0")
    assert without.why_not("change", 2) == "no-change-by AH-213"


@pytest.mark.clause("AH-120")
def test_five_dice_are_turns_of_two_two_and_one() -> None:
    sc = scene(seats=2, dice={0: (6, 5, 4, 3, 2), 1: (1, 1, 1, 1)})
    allowed = []
    for _ in range(12):
        if sc.s.round == 2:
            break
        if sc.asked == "TakeTurn" and sc.s.placed == 0 and sc.waits == 0:
            allowed.append(int(sc.s.allowed))
        sc.say(sc.may[0])
        while sc.asked != "TakeTurn" or (sc.s.placed and sc.s.round == 1):
            sc.say(sc.may[-1])
            if sc.asked == "TakeTurn" and sc.s.placed == 0:
                break
    assert allowed == [2, 2, 1]
