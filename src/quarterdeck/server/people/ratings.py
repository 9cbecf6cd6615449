"""How strong people and bots are at a game: Weng and Lin's model, for tables of any size."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct
from openskill.models import PlackettLuce

MODEL = PlackettLuce()
# Shown in points that people know: of two who are 200 apart the better one wins three of four.
MIDDLE = 1500
POINTS = 200 / MODEL.beta
SURE = 2.0  # standard deviations on either side


class Strength(Struct, frozen=True):
    """What is believed of somebody's strength."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def least(self) -> float:
        """As strong as that, almost surely: who has played little stands low in a list."""
        return self.mu - SURE * self.sigma


def points(mu: float) -> int:
    """As it is shown."""
    return round(MIDDLE + POINTS * (mu - MODEL.mu))


def give(sigma: float) -> int:
    """How far that may be off, on either side."""
    return round(POINTS * SURE * sigma)


def rate(
    sides: list[list[str]], places: list[int], known: dict[str, Strength]
) -> dict[str, Strength]:
    """What is believed after a game.

    ``sides``: who played together, alone or as a team; ``places``: of each side, 1 is best and
    equals share one. A bot that had several seats has learned what a single one would have.
    """
    teams = [[MODEL.rating(known[who].mu, known[who].sigma) for who in side] for side in sides]
    found: dict[str, list[Strength]] = {}
    ranks = [float(place) for place in places]
    for side, team in zip(sides, MODEL.rate(teams, ranks=ranks), strict=True):
        for who, after in zip(side, team, strict=True):
            found.setdefault(who, []).append(Strength(after.mu, after.sigma))
    return {who: _mean(each) for who, each in found.items()}


def _mean(each: list[Strength]) -> Strength:
    mu = sum(s.mu for s in each) / len(each)
    return Strength(mu, sqrt(sum(s.sigma**2 for s in each) / len(each)))


def both(one: Strength, other: Strength) -> Strength:
    """What is believed of somebody whose games were counted for two: each of the two says
    something of its own beside what is believed of everybody."""
    fresh = Strength()
    parts = ((one, 1.0), (other, 1.0), (fresh, -1.0))
    weights = [sign / s.sigma**2 for s, sign in parts]
    total = sum(weights)
    mu = sum(w * s.mu for w, (s, _) in zip(weights, parts, strict=True)) / total
    return Strength(mu, sqrt(1 / total))
