"""The golden playthroughs come out line by line as they were read and approved."""

from __future__ import annotations

import pytest

from tests.golden.write import HERE, PLAYS, path_of, play
from tests.support.subjects import MOST_CHOICES, REGISTERED, subject_named


@pytest.mark.parametrize("name", PLAYS)
def test_golden(name: str) -> None:
    """If the change is meant: `python -m tests.golden.write`, and read the difference."""
    golden = path_of(name).read_text(encoding="utf-8").splitlines()
    now = play(name)
    for number, (was, line) in enumerate(zip(golden, now, strict=False), start=1):
        assert line == was, f"{name}.play, line {number}"
    assert len(now) == len(golden)


def test_every_game_has_one_for_each_number_of_seats_and_each_option() -> None:
    played = [subject_named(name) for name in PLAYS]
    for game in REGISTERED.values():
        mine = [s for s in played if s.game is game]
        assert {s.seats for s in mine} == set(range(game.info.min_seats, game.info.max_seats + 1))
        for option in game.info.options:
            values = {dict(s.options).get(option.name, option.default) for s in mine}
            if len(option.choices) <= MOST_CHOICES:
                assert values == set(option.choices)
            else:  # how many of something
                assert len(values) > 1


def test_no_file_is_left_over() -> None:
    assert {p.stem for p in HERE.glob("*.play")} == set(PLAYS)
