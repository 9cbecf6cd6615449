"""Drawing from a pool: nothing twice, nothing lost, everything as likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from quarterdeck.core.dice import Dice
from quarterdeck.kit.deal import draw


def test_nothing_is_drawn_twice_or_lost() -> None:
    pool = [3, 3, 5, 8, 9]
    dice = Dice(1)
    drawn = [draw(pool, at, dice) for at in range(3)]
    assert drawn == pool[:3]
    assert sorted(pool) == [3, 3, 5, 8, 9]


def test_every_hand_is_as_likely_whatever_was_drawn_before() -> None:
    pool = [0, 1, 2, 3]
    dice = Dice(2)
    hands = Counter(tuple(draw(pool, at, dice) for at in range(2)) for _ in range(12_000))
    assert set(hands) == set(permutations(range(4), 2))
    assert all(850 < n < 1150 for n in hands.values())  # 1000 each, give or take five sigma
