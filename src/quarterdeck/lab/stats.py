"""Honest intervals for win rates of games that were played in sets."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964


def interval(sets: list[float], per_set: int) -> tuple[float, float]:
    """The 95 % interval of a win rate from the mean share of each set of games.

    Games of a set use the same draws with the seats rotated, so they are not independent. How much
    they tell is measured: the spread between sets says how many independent games the whole is
    worth, and a Wilson interval (which stays within 0 to 1) is made for that many.
    """
    m = len(sets)
    p = sum(sets) / m
    games = m * per_set
    if m == 1:
        return wilson(p, 1)
    spread = sum((x - p) ** 2 for x in sets) / (m - 1) / m
    plain = p * (1 - p)
    worth = plain / spread if spread > 0 else float("inf")
    # A rate of 0 or 1, or very few sets, say little about the spread: stay within reason.
    return wilson(p, min(max(worth, 1.0), 2.0 * games if 0 < p < 1 else float(games)), student(m))


def wilson(p: float, n: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval for a rate of ``p`` in ``n`` independent games."""
    middle = p + z * z / (2 * n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    whole = 1 + z * z / n
    return (max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole))


def student(m: int) -> float:
    """The quantile for a spread known from ``m`` sets only (Cornish-Fisher, good from m = 4)."""
    v = max(m - 1, 3)
    z = Z95
    return z + (z**3 + z) / (4 * v) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v * v)
