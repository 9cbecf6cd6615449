"""A table refuses all of a choice or nothing: what was revealed by half of it would be free."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import NO_MOVE
from quarterdeck.table.chance import SealedChance
from quarterdeck.table.table import Table
from tests.support.subjects import Subject, setups
from tests.support.walk import Walk, some_of


@pytest.mark.parametrize("subject", setups())
def test_a_table_carries_out_nothing_that_a_later_action_could_take_back(subject: Subject) -> None:
    """Several actions are one choice only where the first ones reveal nothing."""
    game = subject.game
    walk = Walk(subject, 14)
    tried = 0
    for s in some_of(walk):
        seats = [seat for seat in game.to_act(s) if seat >= 0]
        if not seats:
            continue
        seat = seats[0]
        a = game.sample(s, seat, walk.dice)
        step = game.step(s)
        if not step.wide:
            through = step.through(s, s.stack[-1], seat)
            if through != NO_MOVE and game.word(seat, through) == a:
                continue
        t = Table(game, s.seats, dict(subject.options), SealedChance(b"any"))
        t.state = s.clone()
        t.state.loud = True
        before = game.dump(t.state)
        for second in (a, Action(seat, "nonsense"), Action(seat, a.verb, (99,))):
            answer = t.submit(seat, [a, second], t.v, 0)
            assert isinstance(answer, Refusal)
            assert answer.key == "no-such-choice"
            assert game.dump(t.state) == before
            assert not t.actions
        tried += 1
    assert tried > 0
