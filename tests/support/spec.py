"""What the shared tests must know of a game: `tests/games/<game>/spec.py`, one a registered game.

Nothing has a default, so that a new game cannot leave out an answer in silence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib import import_module
from pathlib import Path
from typing import Literal

from quarterdeck import registry

Setup = tuple[int, dict[str, str]]  # seats, options
Words = tuple[tuple[str, tuple[int, ...]], ...]
Detail = tuple[str, str, int, tuple[int, ...]]

GAMES = Path(__file__).parents[1] / "games"


@dataclass(frozen=True, kw_only=True)
class Lessons:
    """Of a guided first game."""

    elsewhere: Words  # lawful somewhere on the way, never where the script asks for something else
    afterwards: tuple[str, ...]  # verbs tried when all is taught and the game goes on
    longest: int  # characters of a lesson: short enough to be read
    in_browser: Literal["whole", "ends", "elsewhere"]  # ends: only soaks play all of it
    many: int  # lessons that a browser sees at least, the farewell aside
    is_race: bool  # hands act when they like: tests of its own walk through the script
    is_whole: bool  # it teaches a whole game; others say farewell long before the end


@dataclass(frozen=True, kw_only=True)
class Sideways:
    """On a phone that lies on its side."""

    bots: int
    is_asked: bool  # what is asked stands beside the board
    in_sight: tuple[str, ...]  # CSS, each wholly in sight; none: something that is lit


@dataclass(frozen=True, kw_only=True)
class Spec:
    """One game."""

    bound: int  # nodes a random game stays below
    ranges: Mapping[str, int]  # kind of argument -> how many there are
    unlisted: frozenset[str]  # verbs that ``check`` allows and ``legal`` leaves out
    every: int  # of many nodes that are much alike, the slowest tests look at every so many
    setups: list[Setup] | None  # None: every number of seats with every combination of options
    usual: str  # the set-up that interpreted runs look at, for three: one in which much happens
    plays: dict[str, int]  # golden: every number of seats and every option once -> seed
    nouns: dict[str, list[str]]  # golden: its things by name, by kind of argument
    exceptions: dict[str, str]  # what cannot be asked of records, and why
    details: list[Detail]  # records also show: an event, what an argument is, which, its values
    endings: frozenset[str]  # and these, of "won alone", "won together" …
    beliefs: tuple[str, ...]  # set-ups in which the truth must be one of the deals alike
    learns: Setup | None  # what learners are tested with, one in which much happens; None: no table
    fair: tuple[str, ...]  # set-ups in which bots are given another truth that looks the same
    secret: frozenset[str]  # fields that nobody may be sent
    lessons: Lessons | None  # None: no guided game
    sideways: Sideways | None  # None: it is not drawn in the browser


def load(module: str) -> Spec:
    """The SPEC of a module."""
    spec = import_module(module).SPEC
    assert isinstance(spec, Spec), f"{module}: SPEC is no Spec"
    return spec


def specs() -> dict[str, Spec]:
    """By game, in the registry's order; a game without one stops all tests that would need it."""
    missing = [id for id in registry.GAMES if not (GAMES / id / "spec.py").is_file()]
    assert not missing, f"tests/games/<game>/spec.py is missing for {', '.join(missing)}"
    return {id: load(f"tests.games.{id}.spec") for id in registry.GAMES}


SPECS = specs()
ENTRIES = tuple(field.name for field in fields(Spec))
