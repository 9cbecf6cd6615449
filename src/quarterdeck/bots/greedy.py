"""Take what is worth most at once: looks over its own turn and no further."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from quarterdeck.bots.instinct import Instinct
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.play import any_act
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import SEALED, S
from quarterdeck.core.view import View

WORST: Final = -(1 << 60)
DRAWS: Final = 1  # chance followed while it is still the own turn
MANY: Final = 16  # sealed choices of which all are followed
SAMPLES: Final = 16  # tries of a step with too many actions to list


def greedy_action(
    game: Game[S],
    view: View,
    heard: list[Heard],
    seat: int,
    dice: Dice,
    instinct: Instinct[S],
    slip: bool = False,
) -> Action:
    """The action with the best mean worth over several guesses at what is hidden.

    With a slip it is the one that seems second best, if anything seems worse than the best.
    """
    belief = game.belief(view, heard)
    s = belief.deal(dice)
    actions = candidates(game, s, seat, dice, SAMPLES, instinct)
    if len(actions) == 1:
        return actions[0]
    totals: list[int] = [0] * len(actions)
    deals = instinct.deals
    while deals > 0:
        deals -= 1
        for i, worth in enumerate(judged(game, s, seat, actions, dice, instinct)):
            totals[i] += worth
        s = belief.deal(dice)
    best = max(totals)
    if slip:
        best = max([total for total in totals if total < best], default=best)
    ties = [i for i in range(len(actions)) if totals[i] == best]
    return actions[ties[dice.below(len(ties))]]


def judged(
    game: Game[S], s: S, seat: int, actions: list[Action], dice: Dice, instinct: Instinct[S]
) -> list[int]:
    """What each of the actions is worth in a state as it is dealt."""
    out: list[int] = []
    for a in actions:
        t = clone(s)
        game.act(t, a)
        out.append(int(best_worth(game, t, seat, dice, instinct, instinct.depth, DRAWS)))
    return out


def best_worth(
    game: Game[S], s: S, seat: i64, dice: Dice, instinct: Instinct[S], depth: i64, draws: i64
) -> i64:
    """What the seat can still make of its turn; changes ``s``."""
    stack = s.stack
    while stack:
        f = stack[-1]
        step = game.steps[f.op]
        if step.timing == SEALED and not step.wide:
            if seat not in step.seats(s, f):
                any_act(game, s, dice)  # what others seal is anybody's guess
                continue
        elif not step.plain:
            break
        if step.nature:
            if draws == 0 or instinct.foresees(f):
                break
            draws -= 1
            step.apply(s, f, NATURE, step.draw(s, f, dice))
            game.settle(s)
            continue
        if (step.plain and f.seat != seat) or depth == 0:
            break
        depth -= 1
        moves = step.legal(s, f, seat)
        if len(moves) > MANY and not step.plain:
            break  # a new question altogether, and a wide one
        if len(moves) == 1:
            game.apply(s, seat, moves[0])
            continue
        best: i64 = WORST
        for t in followed(game, s, seat, moves, instinct, depth):
            best = max(best, best_worth(game, t, seat, dice, instinct, depth, draws))
        return best
    return instinct.worth(s, seat)


def followed(
    game: Game[S], s: S, seat: i64, moves: list[int], instinct: Instinct[S], depth: i64
) -> list[S]:
    """What the moves lead to; of many, only the best at first sight."""
    after: list[S] = []
    for move in moves:
        t = clone(s)
        game.apply(t, seat, move)
        after.append(t)
    n: i64 = len(after)
    breadth = instinct.breadth
    if breadth == 0 or n <= breadth or depth == 0:
        return after
    looks: list[int] = [int(instinct.worth(t, seat)) for t in after]
    best: list[S] = []
    while breadth > 0:
        breadth -= 1
        k: i64 = 0
        i: i64 = 1
        while i < n:
            if looks[i] > looks[k]:
                k = i
            i += 1
        looks[k] = WORST
        best.append(after[k])
    return best


def candidates(
    game: Game[S], s: S, seat: int, dice: Dice, samples: i64, instinct: Instinct[S]
) -> list[Action]:
    """The seat's lawful actions; of a wide step, those instinct offers, or different samples."""
    if not game.step(s).wide:
        f = s.stack[-1]
        moves = instinct.narrow(s, f, seat, game.legal(s, seat)) + instinct.asides(s, f, seat)
        return [game.word(seat, move) for move in moves]
    actions = instinct.offers(s, s.stack[-1], seat, dice)
    if actions:
        return actions
    while samples > 0:
        samples -= 1
        a = game.sample(s, seat, dice)
        if a not in actions:
            actions.append(a)
    return actions


def clone(s: S) -> S:
    """A copy, of the same type."""
    return cast(S, s.clone())
