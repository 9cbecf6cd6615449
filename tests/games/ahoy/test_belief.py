"""What a seat can make of hidden plans and pledges: AH-134, AH-153, AH-165."""

from __future__ import annotations

from collections import Counter

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.cards import CLOSE_CALL, ENLIST, WEAPON_CACHE
from tests.support.ahoy import scene

DEALS = 3000


def test_the_union_knows_its_own_hand() -> None:
    sc = scene(plans=(ENLIST, WEAPON_CACHE))
    belief = GAME.belief(GAME.view(sc.s, 2), [])
    assert {belief.deal(Dice(k)).plans[2] for k in range(20)} == {(ENLIST, WEAPON_CACHE)}


@pytest.mark.clause("AH-165")
def test_others_deal_the_plans_that_have_not_been_played() -> None:
    """Eleven of twelve are left, two in the hand: two cards of one kind are twice as likely."""
    sc = scene(plans=(ENLIST, WEAPON_CACHE), played={CLOSE_CALL: 1})
    belief, dice = GAME.belief(GAME.view(sc.s, 0), []), Dice(4)
    count: Counter[int] = Counter()
    for _ in range(DEALS):
        hand = belief.deal(dice).plans[2]
        assert len(hand) == 2
        assert list(hand) == sorted(hand)
        count.update(hand)
    assert count[CLOSE_CALL] == 0
    assert abs(count[ENLIST] / DEALS - 2 / 11) < 0.03
    assert abs(count[WEAPON_CACHE] / DEALS - 4 / 11) < 0.04


@pytest.mark.clause("AH-165")
def test_either_pile_is_as_likely_the_squadrons() -> None:
    sc = scene(seats=4, piles={1: 1, 3: 0})
    belief, dice = GAME.belief(GAME.view(sc.s, 1), []), Dice(4)
    deals = [belief.deal(dice).pledges for _ in range(DEALS)]
    assert {d[1] for d in deals} == {1}  # its own it knows
    assert abs(sum(d[3] for d in deals) / DEALS - 0.5) < 0.04


@pytest.mark.clause("AH-134", "AH-165")
def test_the_question_at_a_battle_tells_nothing() -> None:
    """The Union is asked whatever it holds, and its passing looks the same."""
    for plans in ((ENLIST,), (CLOSE_CALL,)):
        for verb in ("pass", "hold"):
            sc = scene(
                ships={0: (0, 1), 2: (1, 1), 1: (3, 1)},
                slots={0: {8: 6}},
                dice={0: (1, 1, 1, 1)},
                plans=plans,
            ).die(1, 0)
            sc.do("step", 1)
            assert sc.step == "PlanBattle 2"
            before = GAME.view(sc.s, 0)
            sc.say(verb)
            assert [e.kind for e in sc.events][-1] == "passed"
            after = GAME.view(sc.s, 0)
            assert before.fields == after.fields
            if verb == "hold":
                assert sc.s.waived[2] == 1
