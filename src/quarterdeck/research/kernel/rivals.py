"""Who plays the seats that do not learn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from quarterdeck.bots.instinct import Instinct
from quarterdeck.core.dice import Dice, mix
from quarterdeck.core.seat import NOBODY
from quarterdeck.core.step import NO_MOVE
from quarterdeck.research.kernel.run import Run

APART: Final = 0x2545F4914F6CDD1  # rivals' dice are not chance's


@mypyc_attr(allow_interpreted_subclasses=True)
class Rivals:
    """At random. Their dice come from the game's seed, so a game can be played again."""

    listening: bool  # whether they must hear what happens

    def __init__(self) -> None:
        self.listening = False

    def dice(self, seed: i64) -> Dice:
        """Their dice in the game of that seed."""
        return Dice(mix((seed ^ APART) & 0x3FFFFFFFFFFFFFFF))

    def until(self, run: Run, learner: i64, dice: Dice) -> i64:
        """Play until the learner is asked or it is over; how many decisions that took."""
        decisions: i64 = 0
        while run.seat != learner and run.seat != NOBODY:
            self.act(run, dice)
            decisions += 1
        return decisions

    def act(self, run: Run, dice: Dice) -> None:
        """One decision of the seat that is asked."""
        s = run.s
        f = s.stack[-1]
        game = run.terms.game
        step = game.steps[f.op]
        if step.wide:
            run.act_at_will(step.sample(s, f, run.seat, dice))
            return
        game.apply(s, run.seat, step.pick(s, f, run.seat, dice))
        run.go_on()


class ByInstinct(Rivals):
    """What a bot does without looking ahead, on a state dealt from what the seat knows."""

    instinct: Instinct[Any]

    def __init__(self, instinct: Instinct[Any]) -> None:
        super().__init__()
        self.listening = True
        self.instinct = instinct

    def act(self, run: Run, dice: Dice) -> None:
        game = run.terms.game
        seat = run.seat
        view = game.view(run.s, int(seat))
        dealt = game.belief(view, run.heard[seat]).deal(dice)
        f = dealt.stack[-1]
        step = game.steps[f.op]
        if step.wide:
            offered = self.instinct.offers(dealt, f, seat, dice)
            a = offered[0] if offered else step.sample(dealt, f, seat, dice)
            run.act_at_will(a)
            return
        moves = step.legal(dealt, f, seat)
        move: i64 = NO_MOVE
        if len(moves) > 1:
            moves = self.instinct.narrow(dealt, f, seat, moves)
        move = moves[0] if len(moves) == 1 else self.instinct.move(dealt, f, seat, moves, dice)
        game.apply(run.s, seat, move)
        run.go_on()
