"""The games under test: each with every number of seats and every option it has."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from quarterdeck import registry
from quarterdeck.core.game import Game
from tests.conformance.powder import POWDER
from tests.support.build import COMPILED
from tests.support.spec import SPECS, Spec, load

CORE_REFUSALS = {
    "no-game-over",
    "no-not-your-turn",
    "no-such-verb",
    "no-not-now",
    "no-bad-arguments",
    "no-such-choice",
}


ALL_SPECS = {**SPECS, POWDER.info.id: load("tests.conformance.powder.spec")}
MOST_CHOICES = 5  # an option with more of them is a number: some values will do
REGISTERED: dict[str, Game[Any]] = {id: registry.game(id) for id in registry.GAMES}


@dataclass(frozen=True)
class Subject:
    """One game as it can be set up."""

    game: Game[Any]
    seats: int
    options: tuple[tuple[str, str], ...]
    version: int = 0  # of the rules; 0: the newest

    @property
    def name(self) -> str:
        """For the reports: captain_flip-3-B, of an older version captain_flip-3-B-v1."""
        values = [v for _, v in self.options] + [f"v{self.version}"] * (self.version > 0)
        return "-".join([self.game.info.id, str(self.seats), *values])

    @property
    def spec(self) -> Spec:
        return ALL_SPECS[self.game.info.id]

    def new(self, loud: bool = False) -> Any:
        return self.game.new(self.seats, dict(self.options), loud, self.version)


def every_setup(game: Game[Any]) -> list[Subject]:
    """The game with every number of seats and every combination of options, or as in its spec."""
    info = game.info
    named = ALL_SPECS[info.id].setups
    if named is not None:
        return [Subject(game, seats, tuple(o.items())) for seats, o in named]
    choices: Sequence[Sequence[tuple[str, str]]] = [
        [(option.name, value) for value in option.choices] for option in info.options
    ]
    return [
        Subject(game, seats, options)
        for seats in range(info.min_seats, info.max_seats + 1)
        for options in itertools.product(*choices)
    ]


SUBJECTS = [subject for game in (*REGISTERED.values(), POWDER) for subject in every_setup(game)]

# Interpreted runs look at these, and soaks at all.
ONE_PER_GAME = [s for s in SUBJECTS if s.name == s.spec.usual]
# The same by rules that were changed since, for the games that were begun by them.
OLDER = [
    replace(s, version=version)
    for s in ONE_PER_GAME
    for version in range(s.game.info.oldest, s.game.info.version)
]


def setups() -> list[Any]:
    """For ``parametrize``: compiled all of them, interpreted one per game and the rest in soaks."""
    is_usual = set(SUBJECTS if COMPILED else ONE_PER_GAME)
    rare = pytest.mark.soak
    return [pytest.param(s, id=s.name, marks=() if s in is_usual else rare) for s in SUBJECTS]


def subject_named(name: str) -> Subject:
    """The one whose name it is."""
    return next(subject for subject in [*SUBJECTS, *OLDER] if subject.name == name)
