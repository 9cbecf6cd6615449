"""Rewards: half is the win, the rest the margin, and both have an end."""

from __future__ import annotations

from quarterdeck.kit.rewards import by_margin, strongest_rival


def test_a_win_counts_half_and_each_point_of_the_lead_a_little() -> None:
    assert by_margin([30, 20], [0], 0.01) == [0.85, 0.15]


def test_a_landslide_is_worth_no_more_than_a_clear_win() -> None:
    assert by_margin([90, 20, 10], [0], 0.01) == [1.0, 0.0, 0.0]


def test_a_shared_win_is_shared_and_a_lost_one_is_nobodys() -> None:
    assert by_margin([20, 20, 15], [0, 1], 0.01) == [0.5, 0.5, 0.2]
    assert by_margin([-1, -1], [], 0.01) == [0.25, 0.25]


def test_the_strongest_rival_is_somebody_else() -> None:
    assert [strongest_rival([7, -3, 5], seat) for seat in range(3)] == [5, 7, 7]
