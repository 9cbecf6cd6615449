"""Steps have names: the number of each and its class are called the same."""

from __future__ import annotations

import importlib
import re
from types import ModuleType
from typing import Any

import pytest

from quarterdeck.core.game import Game
from quarterdeck.core.verb import Verb
from tests.conformance.powder import POWDER
from tests.conformance.powder import steps as powder_steps
from tests.support.subjects import REGISTERED

PACKAGE = "quarterdeck.games"
GAMES: dict[str, Game[Any]] = {**REGISTERED, "powder": POWDER}


def numbers_of(id: str) -> ModuleType:
    """Where the game numbers its steps."""
    return powder_steps if id == "powder" else importlib.import_module(f"{PACKAGE}.{id}.frames")


@pytest.mark.parametrize("id", GAMES)
def test_each_step_stands_under_its_own_number(id: str) -> None:
    """``PLACE_TILE: PlaceTile()``: a step under another's number would be another's business."""
    numbers = numbers_of(id)
    for number, step in enumerate(GAMES[id].steps):
        name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(step).__name__).upper()
        assert getattr(numbers, name) == number


@pytest.mark.parametrize("numbers", [(0, 2), (1, 2), (0, 0)])
def test_a_number_left_out_or_given_twice_is_refused(numbers: tuple[int, int]) -> None:
    verbs = [Verb(number, "keep", ()) for number in numbers]
    with pytest.raises(ValueError, match="missing or doubled"):
        Game(POWDER.info, dict(enumerate(POWDER.steps)), verbs, {}, POWDER.phrases)


def test_a_step_left_out_is_refused() -> None:
    with pytest.raises(ValueError, match="missing or doubled"):
        Game(POWDER.info, {1: POWDER.steps[1]}, POWDER.verbs, {}, POWDER.phrases)


def test_the_tables_may_be_written_in_any_order() -> None:
    steps = dict(reversed(list(enumerate(POWDER.steps))))
    game = Game(POWDER.info, steps, POWDER.verbs[::-1], {}, POWDER.phrases)
    assert game.steps == POWDER.steps
    assert game.verbs == POWDER.verbs
