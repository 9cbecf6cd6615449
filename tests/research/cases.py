"""The settings that research is tested with: those of the games' specs that have turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.research.kernel.run import Run
from quarterdeck.research.setting import Setting, setting
from tests.support.build import COMPILED
from tests.support.spec import SPECS
from tests.support.subjects import SUBJECTS, Subject

# One a game, in which much happens; the others are for compiled runs and for soaks.
USUAL = {id: spec.learns for id, spec in SPECS.items() if spec.learns is not None}
GAMES = [pytest.param(id, id=id) for id in USUAL]


def usual(id: str, **more: Any) -> Setting:
    """The game as it is mostly tested."""
    seats, options = USUAL[id]
    return setting(id, seats, **options, **more)


def made(id: str) -> dict[str, Any]:
    """The same as arguments for a door."""
    seats, options = USUAL[id]
    return {"game": id, "seats": seats, **options}


def _is_usual(s: Subject) -> bool:
    return (s.seats, dict(s.options)) == USUAL[s.game.info.id]


# A race has no turns.
RESEARCHED = [
    s
    for s in SUBJECTS
    if s.game.info.id in USUAL
    and (s.game.info.id != "anchors_aweigh" or ("pace", "beat") in s.options)
]


def settings(few: int = 0) -> list[Any]:
    """For ``parametrize``: compiled all of them (or every so many), interpreted one a game."""
    out = []
    for k, s in enumerate(RESEARCHED):
        is_now = _is_usual(s) or (COMPILED and (few == 0 or k % few == 0))
        out.append(pytest.param(s, id=s.name, marks=() if is_now else pytest.mark.soak))
    return out


def setting_of(s: Subject) -> Setting:
    """A subject of the shared tests, for research."""
    return setting(s.game.info.id, s.seats, **dict(s.options))


def played(run: Run, dice: Dice, most: int = 100_000) -> Iterator[int]:
    """Random lawful play; the number chosen, before it is done."""
    while not run.is_over() and most > 0:
        most -= 1
        lawful = run.lawful()
        number = int(lawful[dice.below(len(lawful))])
        yield number
        run.act(number)
