"""What search plays for: a share of the win, and a little for the margin."""

from __future__ import annotations

from mypy_extensions import i64


def by_margin(scores: list[int], winners: list[int], point: float) -> list[float]:
    """Each seat's reward, 0 to 1: half is the win, ``point`` is what a point of the lead adds.

    So search prefers clear wins and narrow losses.
    """
    out: list[float] = []
    seats: i64 = len(scores)
    seat: i64 = 0
    while seat < seats:
        margin = float(scores[seat] - strongest_rival(scores, seat)) * point
        if margin > 0.25:
            margin = 0.25
        elif margin < -0.25:
            margin = -0.25
        win = 1.0 / len(winners) if seat in winners else 0.0
        out.append(0.25 + 0.5 * win + margin)
        seat += 1
    return out


def strongest_rival(worths: list[int], seat: i64) -> i64:
    """The most that anybody else has."""
    most: i64 = -1_000_000_000
    k: i64 = 0
    while k < len(worths):
        if k != seat:
            most = max(most, worths[k])
        k += 1
    return most
