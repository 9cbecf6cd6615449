"""The games under test: each with every number of seats and every option it has."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from quarterdeck import registry
from quarterdeck.core.game import Game
from tests.conformance.powder import POWDER
from tests.support.build import COMPILED

CORE_REFUSALS = {
    "no-game-over",
    "no-not-your-turn",
    "no-such-verb",
    "no-not-now",
    "no-bad-arguments",
    "no-such-choice",
}


@dataclass(frozen=True)
class Sizes:
    """What a game's test needs to know of it: how long it may last, what its numbers can name."""

    bound: int  # nodes a random game stays below
    ranges: Mapping[str, int] = field(
        default_factory=dict
    )  # kind of argument -> how many there are
    unlisted: frozenset[str] = frozenset()  # verbs that ``check`` allows and ``legal`` leaves out
    every: int = 1  # of many nodes that are much alike, the slowest tests look at every so many


SIZES = {
    "captain_flip": Sizes(700, {"seat": 5, "pair": 36, "side": 2, "column": 5, "cell": 25}),
    "sail_away": Sizes(
        6000,
        {
            "seat": 4,
            "resource": 6,
            "isle": 5,
            "island": 13,
            "space": 5,
            "spot": 3,
            "card": 8,
            "ship": 36,
            "place": 3,
            "berth": 3,
            "hold": 4,
            "stowage": 12,  # berth * 4 + hold
            "crate": 2,
            "ability": 5,
        },
    ),
    "ahoy": Sizes(
        12000,
        {
            "seat": 4,
            "card": 30,
            "tile": 12,
            "value": 7,
            "plan": 9,
            "pile": 2,
            "space": 44,
            "die": 5,
            "delta": 4,
            "slot": 75,
            "region": 11,
            "direction": 4,
            "spot": 16,
            "effect": 8,
            "figure": 19,
            "count": 21,
            "amount": 6,
            "option": 3,
            "grid": 25,
        },
        frozenset({"concede"}),  # who plays at random does not give up
    ),
    "anchors_aweigh": Sizes(
        6000,
        {
            "tile": 84,
            "space": 14,
            "place": 42,
            "way": 256,
            "colour": 4,
            "type": 4,
            "card": 52,
        },
        frozenset({"toss", "pair", "lift"}),  # who plays at random does not tidy up
        5,
    ),
    "ship_ahoy": Sizes(
        6000,
        {"seat": 4, "deal": 9, "knots": 4, "symbol": 2, "piece": 19, "barrel": 4},
        every=3,
    ),
    "powder": Sizes(700, {"card": 4, "coins": 4, "index": 12, "seat": 5, "crate": 3, "side": 2}),
}

# A game with many options: each option's values somewhere, and the pairs that touch each other.
SETUPS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "anchors_aweigh": [
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"pace": "beat"}),
        (3, {"pace": "beat"}),
        (4, {"pace": "beat", "rough": "yes"}),
        (3, {"limit": "3", "reach": "200", "monkeys": "yes"}),
        (4, {"reach": "800", "rough": "yes", "ocean": "random"}),
        (4, {"pace": "beat", "monkeys": "yes", "ocean": "random"}),
        (
            2,
            {
                "limit": "5",
                "monkeys": "yes",
                "ocean": "own",
                "discovery": "2",
                "trade": "4",
                "pirates": "6",
                "contract": "1",
            },
        ),
    ],
    # Short games: a random one would last as long as its limit of rounds.
    "ship_ahoy": [
        (2, {"rounds": "10"}),
        (2, {"table": "small", "rules": "advanced", "rounds": "5", "monster": "yes"}),
        (
            3,
            {
                "rounds": "5",
                "table": "small",
                "treasure": "yes",
                "merchant": "yes",
                "kraken": "yes",
            },
        ),
        (3, {"table": "small", "rounds": "5", "pirate": "yes", "monster": "yes", "wind": "yes"}),
        (4, {"rules": "advanced", "teams": "yes", "rounds": "5", "pirate": "yes"}),
        (
            4,
            {
                "rules": "advanced",
                "rounds": "5",
                "treasure": "yes",
                "pirate": "yes",
                "merchant": "yes",
                "kraken": "yes",
            },
        ),
    ],
}
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
    def sizes(self) -> Sizes:
        return SIZES[self.game.info.id]

    def new(self, loud: bool = False) -> Any:
        return self.game.new(self.seats, dict(self.options), loud, self.version)


def every_setup(game: Game[Any]) -> list[Subject]:
    """The game with every number of seats and every combination of options, or as named above."""
    info = game.info
    if info.id in SETUPS:
        return [Subject(game, seats, tuple(o.items())) for seats, o in SETUPS[info.id]]
    choices: Sequence[Sequence[tuple[str, str]]] = [
        [(option.name, value) for value in option.choices] for option in info.options
    ]
    return [
        Subject(game, seats, options)
        for seats in range(info.min_seats, info.max_seats + 1)
        for options in itertools.product(*choices)
    ]


SUBJECTS = [subject for game in (*REGISTERED.values(), POWDER) for subject in every_setup(game)]

# Interpreted runs look at these, and soaks at all: set-ups for three in which much happens.
_FOR_THREE = {s.game.info.id: s for s in SUBJECTS if s.seats == 3}
_FOR_THREE["anchors_aweigh"] = next(s for s in SUBJECTS if s.name == "anchors_aweigh-3")
ONE_PER_GAME = list(_FOR_THREE.values())
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
