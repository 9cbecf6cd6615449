"""Whatever is counted in Captain Flip follows from how many characters there are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck.games.captain_flip.components import (
    CHARACTERS,
    COPIES,
    FROM_BONUS,
    FROM_MAP,
    PAIRS,
    ROWS,
    SIDES,
    TILES,
)
from quarterdeck.words.catalogue import GRID_ROWS, LANGUAGES, Catalogue

ROOT = Path(__file__).parents[3]


def test_tiles_and_sides_are_those_of_the_pairs() -> None:
    """They are made by arithmetic, which the compiler understands, not by counting."""
    assert len(PAIRS) * COPIES == TILES
    assert [sum(who in pair for pair in PAIRS) * COPIES for who in range(CHARACTERS)] == [
        SIDES
    ] * CHARACTERS


def test_one_character_more_needs_no_other_number() -> None:
    """As `docs/guide/add-a-card.md` says."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "QUARTERDECK_PURE": "1"}
    words = [sys.executable, "-m", "tests.games.captain_flip.one_more"]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_name_every_character_and_every_source(language: str) -> None:
    """A source is a character, or a space, or the map: numbers that move with the characters."""
    catalogue = Catalogue(language, "captain_flip", [])
    for who in range(CHARACTERS):
        forms = catalogue.noun("x", f"character-{who}", who)
        assert set(forms) >= {"x", "x_the", "x_a", "x_rule"}, who
        assert catalogue.say(f"source-{who}") == forms["x"]
    assert not catalogue.has(f"character-{CHARACTERS}")
    assert (FROM_BONUS, FROM_MAP) == (CHARACTERS, CHARACTERS + 1)
    assert catalogue.say(f"source-{FROM_MAP}") == catalogue.say("treasure-map")
    assert catalogue.say(f"source-{FROM_BONUS}") not in {
        catalogue.say(f"source-{source}") for source in [*range(CHARACTERS), FROM_MAP]
    }
    assert not catalogue.has(f"source-{FROM_MAP + 1}")


def test_words_number_the_cells_as_the_board_does() -> None:
    """They are below the games and cannot ask them."""
    assert GRID_ROWS["captain_flip"] == ROWS
