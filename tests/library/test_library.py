"""The front door: what the guide shows is so, and every game goes through it."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import quarterdeck as qd
from quarterdeck import registry
from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import NATURE
from quarterdeck.table.record import BadRecord

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["docs/guide/library.md", "README.md"])
def test_what_a_page_shows_is_so(page: str) -> None:
    done = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert done.attempted > 0
    assert done.failed == 0


def test_games_can_be_asked_for_before_and_after_they_were_imported() -> None:
    """``quarterdeck.games`` is a folder too: importing a game must not take the name away."""
    code = (
        "import quarterdeck as qd; before = qd.games(); import quarterdeck.games.ahoy;"
        "assert qd.games() == before; from quarterdeck import games; assert games() == before;"
        "print(len(before))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == str(len(registry.GAMES))


def played(id: str, seed: int) -> qd.Match:
    """A whole match at random."""
    match = qd.game(id).match(seed=seed)
    dice = Dice(seed)
    while not match.over:
        match.play(match.rules.sample(match.state, match.turn, dice))
    return match


@pytest.mark.parametrize("id", qd.games())
def test_a_match_is_read_back_from_its_record(id: str) -> None:
    match = played(id, 3)
    again = qd.game(id).read(match.record())
    assert again.log == match.log
    assert again.record() == match.record()
    assert again.result is not None
    assert match.result is not None
    assert again.result.scores == match.result.scores
    assert played(id, 3).record() == match.record()


def test_an_unfinished_match_is_played_on() -> None:
    whole = played("captain_flip", 5)
    lines = whole.record().splitlines()
    half = qd.game("captain_flip").read("\n".join(lines[: len(lines) // 2]))
    assert not half.over
    while not half.over:
        half.play(half.bot("greedy"))
    assert half.result is not None


def test_chance_can_be_left_to_the_caller() -> None:
    match = qd.game("captain_flip").match(chance=False)
    assert match.turn == NATURE
    assert match.asked == [NATURE]
    match.play("flag 1").play(match.legal()[0])
    assert match.turn == 1


def test_a_copy_goes_its_own_way() -> None:
    match = qd.game("sail_away").match(seed=2)
    before, log = match.record(), list(match.log)
    other = match.copy()
    for _ in range(5):
        other.play(other.legal()[0])
    assert (match.record(), match.log) == (before, log)
    for _ in range(5):
        match.play(match.legal()[0])
    assert match.record() == other.record()  # the same luck


def test_refusals_say_why_and_change_nothing() -> None:
    match = qd.game("captain_flip").match(seed=1)
    before = match.record()
    for nonsense in ("turn 99", "dance", "keep x", "keep 1 2"):
        with pytest.raises(qd.Unlawful):
            match.play(nonsense)
    with pytest.raises(qd.Unlawful, match="not your turn"):
        match.play("keep", seat=1 - match.turn)
    assert match.record() == before


def test_a_forged_record_is_refused() -> None:
    match = played("captain_flip", 5)
    forged = match.record().replace('"keep"', '"flip"', 1)
    with pytest.raises(BadRecord):
        qd.game("captain_flip").read(forged)


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(KeyError, match="there is no game 'chess'"):
        qd.game("chess")
    with pytest.raises(ValueError, match="option"):
        qd.game("captain_flip").match(board="Z")
    with pytest.raises(ValueError, match="2 to 5"):
        qd.game("captain_flip").match(seats=9)


def test_importing_the_package_loads_no_game() -> None:
    code = (
        "import quarterdeck, sys; print([m for m in sys.modules if m.startswith('quarterdeck.')])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
