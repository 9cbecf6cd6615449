"""What is marked as revealing stays done; what was taken back before it was marked, was."""

from __future__ import annotations

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.captain_flip import GAME as CAPTAIN_FLIP
from quarterdeck.table.chance import SealedChance
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table


def beats() -> Table:
    """At the first beat of a table of two."""
    t = Table(GAME, 2, {"pace": "beat"}, SealedChance(b"any"))
    while t.to_act() != [0, 1]:
        assert t.advance(0) is not None
    return t


def test_the_last_to_choose_has_seen_the_others_and_cannot_choose_anew() -> None:
    t, dice = beats(), Dice(1)
    first = t.submit(0, [GAME.sample(t.state, 0, dice)], t.v, 0)
    assert isinstance(first, Change)
    assert t.can_undo(0)  # nothing is opened yet
    last = t.submit(1, [GAME.sample(t.state, 1, dice)], t.v, 0)
    assert isinstance(last, Change)
    assert {e.args[0] for e in last.events if e.kind != "beat"} == {0, 1}  # both are opened
    assert not t.can_undo(1)
    assert isinstance(t.undo(1, 0), Refusal)
    assert not t.can_undo(0)


def test_a_journal_may_take_back_what_is_barred_by_now() -> None:
    """A flip reveals: as if it had not been marked when the table was played."""
    t = Table(CAPTAIN_FLIP, 2, {}, SealedChance(b"any"))
    journal: list[list[object]] = []
    while t.to_act()[0] < 0:
        change = t.advance(0)
        assert change is not None
        journal.append(change.entry)
    seat = t.to_act()[0]
    before = CAPTAIN_FLIP.dump(t.state)
    done = t.submit(seat, [Action(seat, "flip")], t.v, 0)
    assert isinstance(done, Change)
    again = Table(CAPTAIN_FLIP, 2, {}, t.chance)
    for entry in [*journal, done.entry]:
        again.replay(entry, 0)
    assert not again.can_undo(seat)
    again.replay(["undo", 1], 0)
    assert CAPTAIN_FLIP.dump(again.state) == before
    assert len(again.actions) == len(journal)
    assert again.v == len(journal) + 2
