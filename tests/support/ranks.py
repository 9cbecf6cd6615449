"""Is a belief honest? The rank of the truth among 19 deals is uniform if it is.

At a random node of a random game a fixed random number is given to each hidden thing (this back,
so many of a pair in the bag …), with and without regard to where it is, and summed up for the
truth and for each deal. If the deals have the odds that the seat's knowledge gives, the truth is
one of twenty alike. (A belief that forgets something can pass: recall is tested exactly.)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from quarterdeck.core.dice import Dice, mix
from quarterdeck.core.game import Game
from quarterdeck.core.view import PUBLIC
from tests.support.subjects import Subject
from tests.support.walk import Walk, played

DEALS = 19
# Chi-square with 19 degrees of freedom: an honest belief is above this once in 10,000 times.
TOO_FAR = 50.8

MakeBelief = Callable[[Game[Any], Walk, int], Any]


def honest(game: Game[Any], walk: Walk, seat: int) -> Any:
    """The game's own belief."""
    return game.belief(game.view(walk.s, seat), walk.heard(seat))


WEIGHTS = [mix(k + 5) & 0xFFFFF for k in range(4093)]


BY_PLACE, BY_VALUE = 1009, 0  # the two ways to sum up


def weight(name: str, at: int, value: int) -> int:
    """A fixed random number."""
    return WEIGHTS[(hash_of(name) + at + value * 31) % 4093]


@cache
def hash_of(name: str) -> int:
    """The same in every process, unlike hash()."""
    return sum(ord(c) << (3 * i) for i, c in enumerate(name))


def statistic(game: Game[Any], s: Any, way: int) -> int:
    """One number for everything that is not public."""
    total = 0
    for name, who in game.audience.items():
        if who == PUBLIC:
            continue
        value = getattr(s, name)
        for at, x in enumerate(value if isinstance(value, list) else [value]):
            for k, card in enumerate(x if isinstance(x, tuple) else [x]):
                total += weight(name, (at * 50 + k) * way, card)
    return total


def ranks(subject: Subject, samples: int, seed: int, make: MakeBelief = honest) -> list[list[int]]:
    """How often the truth came first, second … among the deals, for both ways to sum up."""
    game = subject.game
    ways = (BY_PLACE, BY_VALUE)
    counts = [[0] * (DEALS + 1) for _ in ways]
    dice = Dice(seed)
    length = len(played(subject, seed).record)
    done = 0
    while done < samples:
        walk = played(subject, dice.fork(), dice.below(length))
        if game.is_over(walk.s):
            continue
        done += 1
        belief = make(game, walk, dice.below(subject.seats))
        deals = [belief.deal(dice) for _ in range(DEALS)]
        for count, way in zip(counts, ways, strict=True):
            truth = statistic(game, walk.s, way)
            found = [statistic(game, deal, way) for deal in deals]
            below = sum(n < truth for n in found)
            count[below + dice.below(found.count(truth) + 1)] += 1
    return counts


def chi_square(counts: list[int]) -> float:
    """How far from uniform."""
    expected = sum(counts) / len(counts)
    return sum((n - expected) ** 2 / expected for n in counts)
