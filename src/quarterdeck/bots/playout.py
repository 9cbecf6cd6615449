"""Play without thinking as far as one judges, and any lawful action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.instinct import Instinct
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.play import any_act
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import S
from quarterdeck.core.view import View

MOST_RESTLESS: Final = 24  # decisions past the horizon; then it is judged, calm or not


def play_a_while(game: Game[S], s: S, instinct: Instinct[S], dice: Dice) -> None:
    """Play on by instinct as far as its horizon, then until it is calm."""
    stack = s.stack
    steps = game.steps
    left: i64 = instinct.horizon
    most: i64 = left + MOST_RESTLESS
    while stack:
        f = stack[-1]
        step = steps[f.op]
        if step.plain and step.nature:
            step.apply(s, f, NATURE, step.draw(s, f, dice))
            game.settle(s)
            continue
        if left <= 0 and (most <= 0 or instinct.calm(s)):
            return
        left -= 1
        most -= 1
        if step.plain:
            moves = step.legal(s, f, f.seat)
            move: i64 = moves[0]
            if len(moves) > 1:
                move = instinct.move(s, f, f.seat, moves, dice)
            step.apply(s, f, f.seat, move)
            game.settle(s)
        else:
            any_act(game, s, dice)


def random_action(game: Game[S], view: View, heard: list[Heard], seat: int, dice: Dice) -> Action:
    """Any lawful action, each move of a plain step as likely."""
    return game.sample(game.belief(view, heard).deal(dice), seat, dice)
