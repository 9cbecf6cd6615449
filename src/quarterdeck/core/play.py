"""Play to the end, as fast as the rules allow: for playouts, tests and benchmarks."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.core.seat import CLOCK, NATURE
from quarterdeck.core.step import RACE, S, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Mover(Generic[S]):
    """Who plays for all where nobody thinks: anything lawful. Bots' instincts know better."""

    def move(self, s: S, f: Frame, seat: i64, moves: list[int], dice: Dice) -> i64:
        """One of several lawful moves of a plain step: it must be cheap."""
        n: i64 = len(moves)
        return moves[dice.below(n)]


def playout(
    game: Game[S], s: S, dice: Dice, mover: Mover[S] | None = None, limit: i64 = 1_000_000
) -> i64:
    """Play on until it is over, at random or as the mover does; how many decisions that took
    (NATURE's not counted)."""
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
                n: i64 = len(moves)
                move: i64
                if n == 1:
                    move = moves[0]
                elif mover is None:  # at random, without a call for each move
                    move = moves[dice.below(n)]
                else:
                    move = mover.move(s, f, seat, moves, dice)
                step.apply(s, f, seat, move)
                decisions += 1
            game.settle(s)
        else:
            decisions += any_act(game, s, dice)
        if decisions > limit:
            raise RuntimeError(f"{game.info.id}: not over after {decisions} decisions")
    return decisions


def any_act(game: Game[S], s: S, dice: Dice) -> i64:
    """One random act of one of those who may act; 1 if it was a player's."""
    f = s.stack[-1]
    step = game.steps[f.op]
    seats = step.seats(s, f)
    seat: i64 = seats[dice.below(len(seats))]
    if step.timing == RACE:
        seat = racer(step, s, f, seats, dice)
    if step.wide:
        game.act(s, step.sample(s, f, seat, dice))
        return 1 if seat >= 0 else 0
    if seat == NATURE:
        game.apply(s, seat, step.draw(s, f, dice))
        return 0
    game.apply(s, seat, step.pick(s, f, seat, dice))
    return 1 if seat >= 0 else 0


def racer(step: Step[S], s: S, f: Frame, seats: list[int], dice: Dice) -> i64:
    """Who acts next in a race on a fake clock: who can do so first; of several at once, any.

    A hand that is free acts without delay, so the clock waits for nobody but a running act.
    """
    best: i64 = seats[0]
    first: i64 = -1
    alike: i64 = 0
    for k in seats:
        seat: i64 = k
        when = step.due(s, f) if seat == CLOCK else step.earliest(s, f, seat)
        if first < 0 or when < first:
            best = seat
            first = when
            alike = 1
        elif when == first and seat != CLOCK:
            alike += 1
            if dice.below(alike) == 0:
                best = seat
    return best
