"""Intervals that hold what they promise."""

from __future__ import annotations

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.lab.stats import interval, wilson


def test_wilson_by_hand():
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(1.0, 10)[0] == pytest.approx(0.722, abs=0.001)


def test_all_wins_is_not_certainty():
    low, high = interval([1.0] * 20, 2)
    assert 0.85 < low < 0.97
    assert high == 1.0
    assert interval([0.0] * 20, 2)[0] == 0.0


def test_one_set_says_next_to_nothing():
    low, high = interval([1.0], 2)
    assert low < 0.25
    assert high == 1.0


@pytest.mark.parametrize("swing", [0, 40, 80])
def test_the_truth_lies_inside_19_times_of_20(swing):
    """Sets whose games depend on each other: ``swing`` shifts both games of a pair alike."""
    dice = Dice(5)
    inside = 0
    trials = 1500
    for _ in range(trials):
        sets = []
        for _ in range(30):
            chance = 60 + (swing if dice.below(2) else -swing) // 2
            sets.append(sum(dice.below(100) < chance for _ in range(2)) / 2)
        low, high = interval(sets, 2)
        inside += low <= 0.6 <= high
    assert inside / trials > 0.925


def test_pairs_that_share_their_luck_are_worth_more():
    """If each pair splits, the rate is known better than from games on their own."""
    split = interval([0.5] * 40 + [1.0] * 5 + [0.0] * 5, 2)
    alone = wilson(0.5, 100)
    assert split[1] - split[0] < alone[1] - alone[0]
