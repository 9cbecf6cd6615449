"""Why something is refused tells nothing that is hidden, in every game, set up in every way."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import NO_MOVE
from quarterdeck.table.chance import SealedChance
from quarterdeck.table.table import Table
from tests.support.build import COMPILED
from tests.support.subjects import SUBJECTS, Subject
from tests.support.walk import Walk, every_spelling, some_of

PROBES = 60  # spellings tried at a node
# Interpreted, each game once: its law is the same code, and slow.
ASKED = SUBJECTS if COMPILED else list({s.game.info.id: s for s in SUBJECTS}.values())


@pytest.mark.parametrize("subject", ASKED, ids=lambda subject: subject.name)
def test_the_reason_is_the_same_whatever_is_hidden(subject: Subject) -> None:
    """At once, and behind the move that leads on (``Step.through``)."""
    game = subject.game
    walk = Walk(subject, 13)
    spelled = every_spelling(subject)
    spelled = spelled[:: len(spelled) // PROBES + 1]
    for s in some_of(walk):
        for seat in range(s.seats):
            belief = game.belief(game.view(s, seat), walk.heard(seat))
            worlds = [s.clone(), belief.deal(Dice(3)), belief.deal(Dice(4))]
            probes = [Action(seat, verb, args) for verb, args in spelled]
            assert_alike(game, worlds, probes)
            step = game.step(s)
            if step.wide or seat not in game.to_act(s):
                continue
            through = step.through(s, s.stack[-1], seat)
            if through != NO_MOVE:
                for world in worlds:
                    game.apply(world, seat, through)
                assert_alike(game, worlds, probes)


def assert_alike(game: Any, worlds: list[Any], probes: list[Action]) -> None:
    """What one world refuses the others refuse, for the same reason."""
    for a in probes:
        told = [game.check(world, a) for world in worlds]
        assert len({r and (r.key, r.args) for r in told}) == 1, f"{a}: {told}"


@pytest.mark.parametrize("subject", ASKED, ids=lambda subject: subject.name)
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
