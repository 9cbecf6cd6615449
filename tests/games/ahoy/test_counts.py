"""Whatever is counted in Ahoy follows from its tables."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck.games.ahoy.boards import ACTIONS, CREW_ACTION
from quarterdeck.games.ahoy.cards import CARDS_COUNT, HAS_SLOT, PLAN_COPIES, PLANS
from quarterdeck.words.catalogue import LANGUAGES, Catalogue
from tests.support.build import COMPILED

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(COMPILED, reason="it runs interpreted either way: once is enough")
def test_one_card_more_with_a_slot_needs_no_other_number() -> None:
    """As `docs/guide/add-a-card.md` says."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "QUARTERDECK_PURE": "1"}
    words = [sys.executable, "-m", "tests.games.ahoy.one_more"]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_plans_and_slots_are_whole() -> None:
    """As many copies as plans, and a die does something on every slot of a card."""
    assert len(PLAN_COPIES) == PLANS
    assert [action >= 0 for action in CREW_ACTION] == HAS_SLOT


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_name_every_card_and_every_action(language: str) -> None:
    catalogue = Catalogue(language, "ahoy", [])
    for kind, many in (("card", CARDS_COUNT), ("action", ACTIONS)):
        for number in range(many):
            assert catalogue.has(f"{kind}-{number}"), number
        assert not catalogue.has(f"{kind}-{many}")
