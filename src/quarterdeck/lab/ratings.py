"""Ratings of bots from games between pairs of them (Bradley and Terry), with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from random import Random

# By (one, other): of each pair of games played between them, the mean share of the win of the one.
Shares = Mapping[tuple[str, str], Sequence[float]]

AGAIN = 300  # times the pairs are drawn again, to see how far ratings may be off
ROUNDS = 300  # of the fit
EVEN = 0.5  # pairs thought to have been drawn besides, so that who always wins is not infinite


def ratings(shares: Shares, zero: str, seed: int) -> dict[str, tuple[int, int, int]]:
    """Each bot's rating and its 95 % interval; 400 points are ten to one, ``zero`` has 0.

    All pairs of games count at once. Intervals come from drawing whole pairs again: two games with
    the same draws are not independent.
    """
    best = _fit(shares, zero)
    dice = Random(seed)
    drawn = []
    for _ in range(AGAIN):
        again = {who: dice.choices(rows, k=len(rows)) for who, rows in shares.items()}
        drawn.append(_fit(again, zero))
    out = {}
    for name, rating in best.items():
        spread = sorted(one[name] for one in drawn)
        low, high = spread[round(0.025 * (AGAIN - 1))], spread[round(0.975 * (AGAIN - 1))]
        out[name] = (round(rating), round(low), round(high))
    return dict(sorted(out.items(), key=lambda row: row[1]))


def _fit(shares: Shares, zero: str) -> dict[str, float]:
    names = sorted({name for pair in shares for name in pair})
    won = dict.fromkeys(names, 0.0)
    met: dict[str, list[tuple[str, float]]] = {name: [] for name in names}
    for (one, other), rows in shares.items():
        count = len(rows) + 2 * EVEN
        won[one] += sum(rows) + EVEN
        won[other] += len(rows) - sum(rows) + EVEN
        met[one].append((other, count))
        met[other].append((one, count))
    skill = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            skill[name] = won[name] / sum(n / (skill[name] + skill[o]) for o, n in met[name])
    return {name: 400 * log10(skill[name] / skill[zero]) for name in names}
