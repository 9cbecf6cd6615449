"""Sail Away, what a seat may believe while ships are dealt and chosen: SA-06, SA-09."""

from __future__ import annotations

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.games.sail_away import GAME
from tests.support.ranks import BY_PLACE, BY_VALUE, DEALS, TOO_FAR, chi_square, statistic
from tests.support.subjects import subject_named
from tests.support.walk import played

SAMPLES = 1000


@pytest.mark.clause("SA-09")
def test_during_the_choice_the_truth_is_one_of_twenty_alike() -> None:
    """Nodes of the set-up only: hands and picks are hidden there, later only objectives."""
    subject = subject_named("sail_away-2")
    dice = Dice(41)
    ways = (BY_PLACE, BY_VALUE)
    counts = [[0] * (DEALS + 1) for _ in ways]
    for _ in range(SAMPLES):
        walk = played(subject, dice.fork(), 9 + dice.below(20))
        belief = GAME.belief(GAME.view(walk.s, 0), [])
        deals = [belief.deal(dice) for _ in range(DEALS)]
        for count, way in zip(counts, ways, strict=True):
            truth = statistic(GAME, walk.s, way)
            found = [statistic(GAME, deal, way) for deal in deals]
            below = sum(n < truth for n in found)
            count[below + dice.below(found.count(truth) + 1)] += 1
    assert max(chi_square(count) for count in counts) < TOO_FAR


@pytest.mark.clause("SA-04")
def test_secret_objectives_are_dealt_alike_often() -> None:
    walk = played(subject_named("sail_away-3"), 5, 60)
    belief = GAME.belief(GAME.view(walk.s, 1), [])
    dice = Dice(2)
    seen = [0] * 6
    for _ in range(400):
        deal = belief.deal(dice)
        assert deal.secrets[1] == walk.s.secrets[1]
        seen[deal.secrets[0]] += 1
    possible = [r for r in range(6) if r not in (int(walk.s.objective), walk.s.secrets[1])]
    assert [r for r in range(6) if seen[r]] == possible
    assert min(seen[r] for r in possible) > 60
