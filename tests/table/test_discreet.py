"""A question that must tell nothing: when it is answered, and what others can see of the answer."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import heard_by
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.cards import CLOSE_CALL, ENLIST, EVACUATION
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.change import Change
from quarterdeck.table.table import DISCREET_MS, Table

SQUADRON, UNION = 0, 1


def asked(waived: bool) -> Table:
    """Two at Ahoy, and the Union is asked about plans: for the first time this turn, or again."""
    for seed in range(60):
        t = Table(GAME, 2, {}, DiceChance(seed))
        dice = Dice(seed)
        while not GAME.is_over(t.state):
            while t.answers_in(t.now) < 0 and t.advance(t.now) is not None:
                pass
            if GAME.is_over(t.state):
                break
            seat = t.to_act()[0]
            a = GAME.sample(t.state, seat, dice)
            if GAME.step(t.state).discreet:
                if bool(t.state.waived[UNION]) == waived:
                    return t
                a = Action(UNION, "pass" if t.state.waived[UNION] else "hold", ())
            change = t.submit(seat, [a], t.v, t.now + 7)
            assert isinstance(change, Change)
    raise AssertionError("no such question in sixty games")


def test_a_real_choice_is_left_to_the_person() -> None:
    t = asked(waived=False)
    assert t.to_act() == [UNION]
    assert t.answers_in(t.now) == -1
    assert t.advance(t.now + 10 * DISCREET_MS) is None
    verbs = [GAME.word(UNION, m).verb for m in GAME.legal(t.state, UNION)]
    assert verbs[-2:] == ["pass", "hold"]


def test_after_hold_the_table_answers_when_a_bot_would() -> None:
    t = asked(waived=True)
    since = t.since
    assert t.to_act() == [UNION]  # the others wait for the Union as ever
    assert t.answers_in(since) == t.discreet_in(since) == DISCREET_MS
    assert t.advance(since + DISCREET_MS - 1) is None
    change = t.advance(since + DISCREET_MS)
    assert change is not None
    assert change.by == UNION
    assert not t.can_undo(UNION)


def test_pass_and_hold_look_the_same_and_cannot_be_taken_back() -> None:
    seen = []
    for verb in ("pass", "hold"):
        t = asked(waived=False)
        t.pauses = [3000, 3000]
        change = t.submit(UNION, [Action(UNION, verb, ())], t.v, t.now)
        assert isinstance(change, Change)
        assert not t.can_undo(UNION)
        assert t.open_seat != UNION  # nobody waits for second thoughts
        heard = [heard_by(e, SQUADRON) for e in change.events]
        seen.append((t.view(SQUADRON), [(h.kind, h.args) for h in heard], change.by))
    assert seen[0][0].fields == seen[1][0].fields
    assert seen[0][1:] == seen[1][1:]


def held(t: Table, plan: int) -> Table:
    """The same table, the Union's hand all of one kind: what fits a battle, or what does not."""
    t.state.plans[UNION] = (plan,) * len(t.state.plans[UNION])
    return t


def seen_by_others(t: Table, change: Change | None = None) -> list[object]:
    """All that anybody but the Union gets to know: views, facts, who is waited for, until when."""
    events = change.events if change is not None else []
    return [
        t.v,
        t.to_act(),
        t.since,
        t.closes_in(t.now),
        t.discreet_in(t.now),
        [t.view(seat).fields for seat in (SQUADRON, -1)],
        [(h.kind, h.args) for h in (heard_by(e, SQUADRON) for e in events)],
        (change.by, change.undone) if change is not None else None,
    ]


@pytest.mark.parametrize("answer", ["pass", "hold", "the table's"])
def test_the_same_to_all_others_whatever_the_union_holds(answer: str) -> None:
    """Before and after the answer, be it a person's, or the table's after ``hold``."""
    seen = []
    for plan in (CLOSE_CALL, ENLIST, EVACUATION):  # the first could be played, the others not
        t = held(asked(waived=answer == "the table's"), plan)
        before = seen_by_others(t)
        change: object
        if answer == "the table's":
            assert t.advance(t.since + DISCREET_MS - 1) is None
            change = t.advance(t.since + DISCREET_MS)
        else:
            change = t.submit(UNION, [Action(UNION, answer, ())], t.v, t.now + 900)
        assert isinstance(change, Change)
        seen.append([before, seen_by_others(t, change)])
    assert seen[0] == seen[1] == seen[2]


def test_pass_is_for_the_rest_of_the_battle() -> None:
    """One answer settles a battle: the next question about plans belongs to another one."""
    t = asked(waived=False)
    fought = list(t.state.battle[:3])
    change = t.submit(UNION, [Action(UNION, "pass", ())], t.v, t.now)
    assert isinstance(change, Change)
    dice = Dice(5)
    while t.state.battle[:3] == fought and not GAME.is_over(t.state):
        assert not GAME.step(t.state).discreet
        if t.advance(t.now) is None:
            seat = t.to_act()[0]
            done = t.submit(seat, [GAME.sample(t.state, seat, dice)], t.v, t.now)
            assert isinstance(done, Change)


@pytest.mark.parametrize("waived", [False, True])
def test_from_the_journal_nothing_is_left_open(waived: bool) -> None:
    t = asked(waived)
    if waived:
        change = t.advance(t.since + DISCREET_MS)
        assert change is not None
    else:
        answer = t.submit(UNION, [Action(UNION, "pass", ())], t.v, t.now)
        assert isinstance(answer, Change)
        change = answer
    again = asked(waived)
    again.pauses = [3000, 3000]
    again.replay(change.entry, 0)
    assert again.open_seat != UNION
    assert again.view(SQUADRON).fields == t.view(SQUADRON).fields
