"""What a seat cannot know makes no difference to anything it is told, asked or refused.

At every node of a random game the truth is set beside states dealt from each seat's belief: worlds
that look the same from there. Whatever the seat gets must be the same in all of them, until an act
shows it in which of them it is; such an act says so (``Event.reveals``), for it bars undo.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Event, heard_by
from quarterdeck.core.game import Game
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import NO_MOVE, RACE
from quarterdeck.table.ask import Ask, ask_in
from tests.support.build import COMPILED
from tests.support.subjects import Subject, setups
from tests.support.walk import Walk, every_action, every_spelling, spellings

# Anchors Aweigh!: whoever begins to exchange a tile below deck shows that there are more like it,
# and may still think better of it. It gives away nothing but one's own.
OWN_RISK = ("pair",)
PROBES = 60  # spellings tried at a node
SEEDS = [13, pytest.param(12, marks=pytest.mark.soak)] if COMPILED else [13]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("subject", setups())
def test_what_is_hidden_makes_no_difference(subject: Subject, seed: int) -> None:
    game, walk, dice = subject.game, Walk(subject, seed), Dice(8)
    spelled = every_spelling(subject)
    spelled = spelled[:: len(spelled) // PROBES + 1]
    while not game.is_over(walk.s):
        s = walk.s
        some = len(walk.record) % subject.spec.every == 0
        worlds = []
        for seat in range(subject.seats):
            belief = game.belief(game.view(s, seat), walk.heard(seat))
            deals = [belief.deal(dice), belief.deal(dice)]
            agree(game, s, seat, deals)
            if some:
                refuse_alike(game, [s, *deals], [Action(seat, *x) for x in spelled])
                ask_alike(game, [s, *deals], seat)
            worlds.append(deals)
        if some and subject.spec.unlisted:
            a = unlisted_act(subject, s, dice)
            if a is not None:
                after = acted(game, s, a)
                says_what_it_reveals(subject, after, after.events, a, worlds)
        s.marks = []
        a = walk.go_on()
        says_what_it_reveals(subject, walk.s, walk.fresh, a, worlds)


# ---------------------------------------------------------------- what a deal is


def agree(game: Game[Any], s: Any, seat: int, deals: list[Any]) -> None:
    """A deal is a state like any other, with the same view and the same choices for the seat."""
    view, who, key, step = game.view(s, seat), game.to_act(s), game.key(s, seat), game.step(s)
    for deal in deals:
        assert game.view(deal, seat) == view
        assert deal.version == s.version
        assert game.invariant(deal) == ""
        assert game.to_act(deal) == who
        assert game.key(deal, seat) == key
        assert not deal.loud
        if seat in who and not step.wide:
            assert game.legal(deal, seat) == game.legal(s, seat)
    assert game.view(s, seat) == view


# ---------------------------------------------------------------- refusals


def refuse_alike(game: Game[Any], worlds: list[Any], probes: list[Action]) -> None:
    """At once, and behind the move that leads on (``Step.through``)."""
    same_reason(game, worlds, probes)
    s, seat = worlds[0], probes[0].seat
    step = game.step(s)
    if step.wide or seat not in game.to_act(s):
        return
    through = step.through(s, s.stack[-1], seat)
    if through != NO_MOVE:
        after = [world.clone() for world in worlds]
        for world in after:
            game.apply(world, seat, through)
        same_reason(game, after, probes)


def same_reason(game: Game[Any], worlds: list[Any], probes: list[Action]) -> None:
    """What one world refuses the others refuse, for the same reason."""
    for a in probes:
        told = [game.check(world, a) for world in worlds]
        assert len({r and (r.key, r.args) for r in told}) == 1, f"{a}: {told}"


# ---------------------------------------------------------------- questions and previews


def ask_alike(game: Game[Any], worlds: list[Any], seat: int) -> None:
    """The question, its choices, what they are called and what they certainly give."""
    step = game.step(worlds[0])
    if seat in game.to_act(worlds[0]):
        first, *others = [plain(ask_in(game, world, seat)) for world in worlds]
    elif step.timing == RACE:  # who may not act at this very moment is asked too
        first, *others = [plain(ask_in(game, world, seat, False)) for world in worlds]
    else:
        return
    for other in others:
        assert other == first


def plain(ask: Ask) -> list[object]:
    """All there is in a question, as values that compare."""
    options = [(o.actions, o.refs, o.label, o.gain, o.why, o.risk) for o in ask.options]
    return [ask.prompt, ask.hint, ask.timing, ask.due, ask.tool, options]


# ---------------------------------------------------------------- what an act reveals


def says_what_it_reveals(
    subject: Subject, after: Any, told: list[Event], a: Action, worlds: list[list[Any]]
) -> None:
    """Unless it is marked, an act leaves every world possible in which it could have been done."""
    if a.seat == NATURE or any(e.reveals for e in told):
        return
    if a.verb in OWN_RISK:
        return
    for reader, deals in enumerate(worlds):
        seen = outcome(subject.game, after, told, reader)
        for deal in deals:
            assert seen in outcomes(subject, deal, a, reader), (
                f"{a} told {told}: it shows something to seat {reader} and does not say so"
            )


def unlisted_act(subject: Subject, s: Any, dice: Dice) -> Action | None:
    """One of those that nobody who plays at random takes, if there is one."""
    game, verbs = subject.game, subject.spec.unlisted
    seat = dice.below(subject.seats)
    lawful = [
        a for a in every_action(subject, seat) if a.verb in verbs and game.check(s, a) is None
    ]
    return lawful[dice.below(len(lawful))] if lawful else None


def outcomes(subject: Subject, world: Any, a: Action, reader: int) -> Iterator[object]:
    """What the reader could see and hear then, the same act first; its own it knows exactly."""
    game = subject.game
    acts = [a]
    if a.seat != reader:
        if a.verb in subject.spec.unlisted:
            acts += [Action(a.seat, a.verb, args) for args in spellings(subject, a.verb)]
        elif a.seat in game.to_act(world):
            acts += [game.word(a.seat, move, a.at) for move in game.legal(world, a.seat)]
    for act in acts:
        if game.check(world, act) is None:
            after = acted(game, world, act)
            yield outcome(game, after, after.events, reader)


def acted(game: Game[Any], s: Any, a: Action) -> Any:
    """The world after it, with what it told and how it stood then."""
    after = s.clone()
    after.loud = True
    after.marks = []
    game.act(after, a)
    return after


def outcome(game: Game[Any], s: Any, told: list[Event], reader: int) -> object:
    heard = [heard_by(e, reader) for e in told]
    at_each = [game.view(mark, reader).fields for mark in s.marks]
    return game.view(s, reader), [(h.kind, h.args, h.secret) for h in heard], at_each
