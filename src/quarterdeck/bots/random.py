"""Play without thinking: any lawful action, and the instinct that playouts follow."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.core.play import any_act
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import S
from quarterdeck.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct(Generic[S]):
    """What one does without looking ahead: anything. A game's own may know better (bots/games).

    It is only ever shown dealt states, so what it reads is guessed, not known.
    """

    game: Game[S]

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def move(self, s: S, f: Frame, seat: i64, moves: list[int], dice: Dice) -> i64:
        """One of several lawful moves of a plain step: it must be cheap."""
        n: i64 = len(moves)
        return moves[dice.below(n)]

    def worth(self, s: S, seat: i64) -> i64:
        """How well the seat stands: what greedy play makes as great as it can."""
        return self.game.standing(s, seat)


def play_on(game: Game[S], s: S, instinct: Instinct[S], dice: Dice, limit: i64 = 100_000) -> i64:
    """Play to the end by instinct; how many decisions that took (NATURE's not counted)."""
    stack = s.stack
    steps = game.steps
    decisions: i64 = 0
    while stack:
        f = stack[-1]
        step = steps[f.op]
        if step.plain:
            if step.nature:
                step.apply(s, f, NATURE, step.draw(s, f, dice))
            else:
                seat = f.seat
                moves = step.legal(s, f, seat)
                if len(moves) > 1:
                    step.apply(s, f, seat, instinct.move(s, f, seat, moves, dice))
                else:
                    step.apply(s, f, seat, moves[0])
                decisions += 1
            game.settle(s)
        else:
            decisions += any_act(game, s, dice)
        if decisions > limit:
            raise RuntimeError(f"{game.info.id}: not over after {decisions} decisions")
    return decisions


def random_action(game: Game[S], view: View, heard: list[Heard], seat: int, dice: Dice) -> Action:
    """Any lawful action, each move of a plain step as likely."""
    return game.sample(game.belief(view, heard).deal(dice), seat, dice)
