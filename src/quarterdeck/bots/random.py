"""Play without thinking: any lawful action, and the instinct that playouts follow."""

from __future__ import annotations

from typing import Final, Generic

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

MOST_RESTLESS: Final = 24  # decisions past the horizon; then it is judged, calm or not


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct(Generic[S]):
    """What one does without looking ahead: anything. A game's own may know better (bots/games).

    It is only ever shown dealt states, so what it reads is guessed, not known.
    """

    game: Game[S]
    horizon: i64  # decisions a playout goes on before it is judged; 0: to the end
    # For greedy play: how often it guesses what is hidden, how many own choices it looks ahead, and
    # how many of the best at first sight it follows at each (0: all).
    deals: i64
    depth: i64
    breadth: i64
    # For search: weights of what has been tried little, at the root and below, and how much worse
    # than the others' mean an untried choice is thought to be. Rewards are from 0 to 1. At the
    # root all choices must be told apart; below it, exploring much would make everybody play
    # badly in the searcher's mind.
    explore: float
    explore_below: float
    untried: float
    # For a game that is judged early: a lead of ``scale`` is worth half of what is left to win;
    # ``envy`` is how much the strongest rival's worth counts against one's own.
    scale: float
    envy: float

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.horizon = 0
        self.deals = 8
        self.depth = 4
        self.breadth = 0
        self.explore = 0.5
        self.explore_below = 0.1
        self.untried = 0.05
        self.scale = 1000.0
        self.envy = 1.0

    def move(self, s: S, f: Frame, seat: i64, moves: list[int], dice: Dice) -> i64:
        """One of several lawful moves of a plain step: it must be cheap."""
        n: i64 = len(moves)
        return moves[dice.below(n)]

    def narrow(self, s: S, f: Frame, seat: i64, moves: list[int]) -> list[int]:
        """The moves worth telling apart: of several that are alike to this seat, one is enough.

        It must be the same one whenever things look the same to the seat.
        """
        return moves

    def offers(self, s: S, f: Frame, seat: i64, dice: Dice) -> list[Action]:
        """Of a wide step, the actions worth telling apart, the best at first sight first.

        None: any samples will do.
        """
        return []

    def worth(self, s: S, seat: i64) -> i64:
        """How well the seat stands: what greedy play makes as great as it can."""
        return self.game.standing(s, seat)

    def worths(self, s: S) -> list[int]:
        """How well each seat stands, for search that judges early."""
        raise NotImplementedError  # with a horizon a game's own must say

    def prospects(self, s: S) -> list[float]:
        """Each seat's share of the win, 0 to 1, as far as one can tell before the end."""
        worths = self.worths(s)
        out: list[float] = []
        seat: i64 = 0
        while seat < len(worths):
            rival = float(strongest_rival(worths, seat))
            lead = (float(worths[seat]) - self.envy_of(s, seat) * rival) / self.scale
            out.append(0.5 + 0.5 * lead / (1.0 + abs(lead)))
            seat += 1
        return out

    def envy_of(self, s: S, seat: i64) -> float:
        """How much a seat minds its strongest rival."""
        return self.envy

    def calm(self, s: S) -> bool:
        """Whether this is a moment to judge: a playout goes on past its horizon until it is."""
        return True


def strongest_rival(worths: list[int], seat: i64) -> i64:
    """The most that anybody else has."""
    most: i64 = -1_000_000_000
    k: i64 = 0
    while k < len(worths):
        if k != seat:
            most = max(most, worths[k])
        k += 1
    return most


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
