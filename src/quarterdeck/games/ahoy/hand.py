"""The Union's hand of plans (AH-134)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.ahoy.state import AhoyState


def has_plan(s: AhoyState, seat: i64, plan: i64) -> bool:
    """Whether the seat holds this plan."""
    return int(plan) in s.plans[seat]


def use_plan(s: AhoyState, seat: i64, plan: i64) -> None:
    """Out of the hand, face up: everybody sees now which it was."""
    hand = list(s.plans[seat])
    hand.remove(int(plan))
    s.plans[seat] = tuple(hand)
    s.played[plan] += 1
    if s.loud:
        s.reveal("played", int(seat), int(plan))
