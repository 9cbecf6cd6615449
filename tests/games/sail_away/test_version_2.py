"""Sail Away, games begun under version 2 of its rules go on as they began."""

from __future__ import annotations

import pytest

from tests.support.before import comes_out_as_then, goes_on_in_one_piece

VERSION = 2
THEN = {  # what these games came out as when that version was the newest
    "sail_away-2": "8ceb6b68cde8745bf34fd6a79b77dd82",
    "sail_away-3": "a3bc31570dc0147038b4a8502a73aa13",
    "sail_away-4": "851b1e98a2cc0ccf81829f31f1fa6250",
}


@pytest.mark.parametrize("name", THEN)
def test_random_games_come_out_as_they_did_then(name: str) -> None:
    comes_out_as_then(name, VERSION, THEN[name])


@pytest.mark.parametrize("name", ["sail_away-3"])
def test_views_beliefs_and_records_hold_to_the_end(name: str) -> None:
    goes_on_in_one_piece(name, VERSION, seed=11)
