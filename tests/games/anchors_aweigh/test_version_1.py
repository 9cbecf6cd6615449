"""Anchors Aweigh!, games begun under version 1 of its rules go on as they began."""

from __future__ import annotations

import pytest

from tests.support.before import comes_out_as_then, goes_on_in_one_piece

VERSION = 1
THEN = {  # what these games came out as when that version was the newest
    "anchors_aweigh-2": "76d8345e26ad0c9e1ecbd5034441706a",
    "anchors_aweigh-3": "63872c10e97df2c79826d12896da9da9",
    "anchors_aweigh-4": "09ed428ac7c2a764911bb552319ad377",
    "anchors_aweigh-2-beat": "95ec772fdea50cd3da58bab4f3751c70",
    "anchors_aweigh-3-beat": "709ac4a6af84de735bd72bcf9134698a",
    "anchors_aweigh-4-beat-yes": "da0d4c0b95b451e8e6562bb6ca024eee",
    "anchors_aweigh-3-3-200-yes": "8aa6dcc88ed86f3492915bdfd04ffdf0",
    "anchors_aweigh-4-800-yes-random": "1ae01e398c14fbf8792949b63e70e653",
    "anchors_aweigh-4-beat-yes-random": "6b683e84e942d64e6b9ea55f348509f1",
    "anchors_aweigh-2-5-yes-own-2-4-6-1": "9f0084745947ef32c83bf36c8a107e65",
}


@pytest.mark.parametrize("name", THEN)
def test_random_games_come_out_as_they_did_then(name: str) -> None:
    comes_out_as_then(name, VERSION, THEN[name])


@pytest.mark.parametrize("name", ["anchors_aweigh-2", "anchors_aweigh-3-beat"])
def test_views_beliefs_and_records_hold_to_the_end(name: str) -> None:
    goes_on_in_one_piece(name, VERSION, seed=11)
