"""What a seat may do now, in words: the question, the choices, what each certainly gives."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.phrases import Said
from quarterdeck.core.step import NO_MOVE

Tool = tuple[str, list[int], list[int]]


class Option:
    """One choice: the actions that make it, what to click, how to call it, what it gives."""

    __slots__ = ("actions", "gain", "label", "odds", "refs", "risk", "why")

    def __init__(
        self,
        actions: list[Action],
        refs: tuple[str, ...],
        label: Said,
        gain: Said | None,
        why: list[Said],
        risk: Said | None,
        odds: Said | None,
    ) -> None:
        self.actions = actions
        self.refs = refs
        self.label = label
        self.gain = gain
        self.why = why
        self.risk = risk  # what it costs or puts at stake
        self.odds = odds  # how likely it succeeds


class Ask:
    """The question put to one seat."""

    __slots__ = ("due", "hint", "options", "prompt", "timing", "tool")

    def __init__(
        self, prompt: Said, hint: Said, timing: str, due: int, options: list[Option]
    ) -> None:
        self.prompt = prompt
        self.hint = hint
        self.timing = timing
        self.due = due
        self.options = options
        self.tool: Tool = ("", [], [])  # of a wide step: Step.tool


def make_ask(game: Game[Any], s: Any, seat: int, heard: list[Heard], is_listed: bool = True) -> Ask:
    """Built on a state dealt from the seat's view, so it cannot tell what the seat cannot know."""
    dealt = game.belief(game.view(s, seat), heard).deal(Dice(seat + 1))
    return ask_in(game, dealt, seat, is_listed)


def ask_in(game: Game[Any], dealt: Any, seat: int, is_listed: bool = True) -> Ask:
    """The question as it would be put in a dealt state; it is the same in every one of them."""
    f = dealt.stack[-1]
    step = game.steps[f.op]
    prompt, hint, args = game.prompt(dealt, seat)
    ask = Ask((prompt, args), (hint, args), step.timing, int(step.due(dealt, f)), [])
    if step.wide:
        ask.tool = step.tool(dealt, f, seat)
        for a in step.menu(dealt, f, seat):
            ask.options.append(_option(game, dealt, dealt, seat, [a]))
    elif is_listed:
        through = step.through(dealt, f, seat)
        for move in step.legal(dealt, f, seat):
            if move == through:
                ask.options += _after(game, dealt, seat, game.word(seat, move))
            else:
                ask.options.append(_option(game, dealt, dealt, seat, [game.word(seat, move)]))
    return ask


def _after(game: Game[Any], dealt: Any, seat: int, first: Action) -> list[Option]:
    """The choices behind a harmless move, offered at once."""
    then = dealt.clone()
    game.act(then, first)
    f = then.stack[-1]
    moves = game.steps[f.op].legal(then, f, seat)
    assert game.steps[f.op].through(then, f, seat) == NO_MOVE
    return [_option(game, dealt, then, seat, [first, game.word(seat, m)]) for m in moves]


def _option(game: Game[Any], dealt: Any, then: Any, seat: int, actions: list[Action]) -> Option:
    last = actions[-1]
    gain = game.gain(dealt.clone(), seat, actions)
    return Option(
        actions,
        game.refs(then, last),
        game.label(then, last),
        gain[0] if gain else None,
        gain[1] if gain else [],
        _risk(game, dealt, seat, actions),
        game.odds(then, last),
    )


def _risk(game: Game[Any], dealt: Any, seat: int, actions: list[Action]) -> Said | None:
    """The game's own warning; and if the game is over then without a win, that at least."""
    then = dealt.clone()
    then.loud = True
    then.events.clear()
    for a in actions:
        game.act(then, a)
    shown = next((n for n, e in enumerate(then.events) if e.reveals), -1)
    if shown >= 0:  # what comes after that is one of several ways it may go
        told = then.events[:shown]
        ends = any(e.kind == "ended" for e in told)  # and only then all is counted
        return game.risk(dealt, None, told, actions[-1]) or (("risk-over", ()) if ends else None)
    warned = game.risk(dealt, then, then.events[:], actions[-1])
    if warned is None and game.is_over(then):
        winners = game.result(then).winners
        if seat not in winners:
            return ("risk-ends-lost", (winners[0],)) if winners else ("risk-ends", ())
    return warned


def leads_on(game: Game[Any], s: Any, a: Action) -> bool:
    """Whether a lawful action reveals nothing and is only taken on the way to another."""
    step = game.step(s)
    if step.wide:
        return False
    return bool(game.verb_named[a.verb].move(a.args) == step.through(s, s.stack[-1], a.seat))
