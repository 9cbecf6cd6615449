"""What a seat may do though nobody waits for it: it happens at once and stays done."""

from __future__ import annotations

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NOBODY
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.change import Change
from quarterdeck.table.guidance import ALWAYS_ASK
from quarterdeck.table.table import Table
from tests.support.anchors_travel import at

DIG_TWICE = 15


def stowing(second: str = "rope map") -> Table:
    """The first of three stows a reward of three; all are asked before a turn closes."""
    v = at(DIG_TWICE, {0: "shovel shovel", 1: second, 2: "rope"})
    v.say("resolve", "resolve" if second == "shovel shovel" else "pass", "pass")
    t = Table(GAME, 3, {}, DiceChance(1))
    t.state = v.s
    t.pauses = [ALWAYS_ASK] * 3
    return t


def done(t: Table, seat: int, verb: str, *args: int) -> Change:
    change = t.submit(seat, [Action(seat, verb, args)], t.v, 0)
    assert isinstance(change, Change), change
    return change


def test_the_others_may_act_and_are_not_waited_for() -> None:
    t = stowing()
    assert t.to_act() == [0]
    assert [t.is_aside(seat) for seat in (-1, 0, 1, 2)] == [False, False, True, True]
    assert t.ask(1) is None
    done(t, 1, "toss", 0)
    assert t.to_act() == [0]
    assert t.open_seat == NOBODY  # no turn of theirs is open
    refusal = t.submit(1, [Action(1, "stow", (2,))], t.v, 0)
    assert isinstance(refusal, Refusal)
    assert refusal.key == "no-not-your-turn"


def test_it_stays_done_and_so_does_what_was_before_it() -> None:
    t = stowing()
    done(t, 0, "stow", 0)
    assert t.can_undo(0)
    done(t, 1, "toss", 0)
    assert not t.can_undo(1)
    assert not t.can_undo(0)
    done(t, 0, "stow", 1)
    assert t.can_undo(0)


def test_it_is_the_same_again_from_the_disk() -> None:
    t, again = stowing(), stowing()
    for change in (done(t, 0, "stow", 0), done(t, 1, "toss", 0)):
        again.replay(change.entry, 0)
    assert GAME.dump(again.state) == GAME.dump(t.state)
    assert (again.open_seat, again.can_undo(0), again.can_undo(1)) == (NOBODY, False, False)


def test_nobody_acts_aside_while_a_turn_is_open() -> None:
    t = stowing("shovel shovel")
    for space in (0, 1, 2):
        assert t.is_aside(2)
        done(t, 0, "stow", space)
    assert t.open_seat == 0  # the second is next, once the first is done
    assert not t.is_aside(2)
    assert isinstance(t.submit(2, [Action(2, "toss", (0,))], t.v, 0), Refusal)
    t.close(0)
    done(t, 2, "toss", 0)
