"""Sail Away's guided first game: what it shows, and how it stands at the farewell."""

from __future__ import annotations

from tests.support.learner import SAIL_AWAY, followed


def test_from_the_first_ship_to_the_farewell() -> None:
    learner = followed(SAIL_AWAY)
    assert len(learner.verbs) <= 16  # about five minutes at twenty seconds each
    shown = {"keep", "place", "pirate", "board", "ransom", "stow", "arm", "take", "use", "load"}
    assert set(learner.verbs) == shown
    s = learner.table.state
    assert (s.coins, s.points) == ([3, 2], [4, 0])
