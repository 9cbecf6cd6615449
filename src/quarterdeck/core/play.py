"""Random play to the end, as fast as the rules allow: for playouts, tests and benchmarks."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.dice import Dice
from quarterdeck.core.game import Game
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import S


def playout(game: Game[S], s: S, dice: Dice, limit: i64 = 1_000_000) -> i64:
    """Play on at random until it is over; how many decisions that took (NATURE's not counted)."""
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
                move: i64 = moves[dice.below(n) if n > 1 else 0]
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
    if step.wide:
        game.act(s, step.sample(s, f, seat, dice))
        return 1 if seat >= 0 else 0
    if seat == NATURE:
        game.apply(s, seat, step.draw(s, f, dice))
        return 0
    moves = step.legal(s, f, seat)
    if moves:
        game.apply(s, seat, moves[dice.below(len(moves))])
    return 1 if seat >= 0 else 0
