"""A press that does nothing is answered with the law's reason, and what a choice risks is said."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Event
from quarterdeck.core.game import Game
from quarterdeck.table.ask import ask_in
from quarterdeck.table.why import FIRST, INSTEAD, VAGUE, why_in
from tests.support.subjects import Subject, setups
from tests.support.walk import Walk, some_of


def is_piece(ref: str) -> bool:
    return not ref.startswith("button:")


@pytest.mark.parametrize("subject", setups())
def test_presses_are_answered_alike_in_all_that_a_seat_could_believe(subject: Subject) -> None:
    """What has been lit in this game is pressed later by anybody, and two pieces in a row."""
    game, walk, dice = subject.game, Walk(subject, 21), Dice(4)
    known: dict[str, None] = {}
    reasons: set[str] = set()
    for s in some_of(walk):
        asked = [seat for seat in game.to_act(s) if seat >= 0]
        for seat in asked[:1]:
            ask = ask_in(game, s, seat)
            known |= dict.fromkeys([f"piece:{piece}" for piece in ask.tool[1]])
            for option in ask.options:
                last = [ref for ref in option.refs if is_piece(ref)]
                known |= dict.fromkeys(last)
                if last and option.refs[-1] == last[-1]:
                    assert option.actions[-1] in game.meant(s, seat, last[-1]), option.actions
        pressed = list(known)
        if not pressed:
            continue
        seat = dice.below(subject.seats)
        belief = game.belief(game.view(s, seat), walk.heard(seat))
        worlds = [s, belief.deal(dice), belief.deal(dice)]
        for _ in range(4):
            refs = tuple([pressed[dice.below(len(pressed))] for _ in range(1 + dice.below(2))])
            told = [why_in(game, world, seat, refs) for world in worlds]
            assert len({(why.key, why.args, ref) for why, ref in told}) == 1, (refs, told)
            reasons.add(told[0][0].key)
    told_why = reasons - VAGUE - {FIRST, INSTEAD, "no-wait-for"}
    assert told_why or not known, "no press was told a reason"


@pytest.mark.parametrize("subject", setups())
def test_a_choice_that_ends_the_game_without_a_win_says_so(subject: Subject) -> None:
    """Whatever else could be believed: then the seat has not won, and it was warned. Where the
    choice shows something new first, what follows is only one of the ways it may go."""
    game, walk, dice = subject.game, Walk(subject, 22), Dice(5)
    looked = 0
    for s in some_of(walk):
        for seat in [seat for seat in game.to_act(s) if seat >= 0][:1]:
            belief = game.belief(game.view(s, seat), walk.heard(seat))
            deals = [belief.deal(dice), belief.deal(dice), s]
            for option in ask_in(game, deals[0], seat).options:
                ends = [lost(game, deal, seat, option.actions) for deal in deals]
                looked += 1
                if not any(e.reveals for e in told_by(game, s, option.actions)):
                    assert not all(ends) or option.risk is not None, option.actions
    assert looked > 0


def told_by(game: Game[Any], s: Any, actions: list[Any]) -> list[Event]:
    then = s.clone()
    then.loud = True
    for a in actions:
        game.act(then, a)
    return list(then.events)


def lost(game: Game[Any], deal: Any, seat: int, actions: list[Any]) -> bool:
    """It ends by what the seat knows, not by what is shown first, and without a win for it."""
    then = deal.clone()
    then.loud = True
    then.events.clear()
    for a in actions:
        game.act(then, a)
    shown = [e.kind == "ended" for e in then.events if e.reveals or e.kind == "ended"]
    return game.is_over(then) and shown[:1] == [True] and seat not in game.result(then).winners
