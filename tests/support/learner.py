"""The guided first games, and somebody who follows the light and reads everything."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.game import Game
from quarterdeck.core.refusal import Refusal
from quarterdeck.kit.guide import Guide
from quarterdeck.registry import game as game_of
from quarterdeck.registry import guide as guide_of
from quarterdeck.registry import guides
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table
from quarterdeck.words.catalogue import Catalogue
from tests.support.spec import SPECS, Lessons


@dataclass(frozen=True)
class Course:
    """A guided game and what the tests must know of it."""

    name: str
    spec: Lessons
    role: str = ""  # where a game has a guide for each

    @property
    def game(self) -> Game[Any]:
        return game_of(self.name)

    @property
    def guide(self) -> Guide:
        guide = guide_of(self.name, self.role)
        assert guide is not None
        return guide

    @property
    def lessons(self) -> list[str]:
        return [line.lesson for line in self.guide.lines if line.lesson] + [self.guide.farewell]

    def table(self, seed: int = 0) -> Table:
        guide = self.guide
        return Table(self.game, guide.seats, guide.options, DiceChance(seed), guide)

    def catalogue(self, language: str) -> Catalogue:
        names = ["Mate", "Cook"][: self.guide.seats - 1]
        names.insert(self.guide.learner, "You")
        return Catalogue(language, self.name, names, self.guide.learner)


# A race walks through its script in tests of its own.
COURSES = {
    "-".join(filter(None, (name, role))): Course(name, spec.lessons, role)
    for name, spec in SPECS.items()
    if spec.lessons and not spec.lessons.is_race
    for role in guides(name)
}
CAPTAIN_FLIP, SAIL_AWAY = COURSES["captain_flip"], COURSES["sail_away"]
SHIP_AHOY = COURSES["ship_ahoy"]
SQUADRON, UNION, SMUGGLER = (COURSES[f"ahoy-{role}"] for role in guides("ahoy"))


@dataclass
class Learner:
    """Follows the light and reads everything."""

    course: Course
    table: Table = field(init=False)
    lessons: list[str] = field(default_factory=list)
    read: list[str] = field(default_factory=list)  # what stood there when it was the learner's
    verbs: list[str] = field(default_factory=list)
    reads: int = 0  # how often the learner had to say so

    @property
    def seat(self) -> int:
        return self.course.guide.learner

    def __post_init__(self) -> None:
        self.table = self.course.table()

    def play(self) -> None:
        t = self.table
        for _ in range(500):
            if t.lesson() and self.lessons[-1:] != [t.lesson()]:
                self.lessons.append(t.lesson())
            if t.is_taught:
                break
            if t.advance(0) is not None:
                continue
            if t.open_seat == self.seat:
                self.read.append(t.lesson())
                self.reads += 1
                assert isinstance(t.close(self.seat), Change)
            elif (a := t.scripted()) is not None:
                assert isinstance(t.submit(a.seat, [a], t.v, 0), Change)
            else:
                self.choose()

    def choose(self) -> None:
        t = self.table
        ask = t.ask(self.seat)
        assert ask is not None
        line = self.course.guide.expected(len(t.actions))
        assert line is not None
        if ask.tool[1]:  # a hand makes the numbers: here it is as sure as the script
            assert (ask.options, ask.tool[1]) == ([], [line.args[0]])
            chosen = [line]
        else:
            assert len(ask.options) == 1  # only the lesson's own choice is lit
            chosen = ask.options[0].actions
        wanted = [self.course.guide.expected(len(t.actions) + k) for k in range(len(chosen))]
        assert chosen == wanted
        for verb, args in self.course.spec.elsewhere:
            other = Action(self.seat, verb, args)
            if other != wanted[0]:
                refused = t.submit(self.seat, [other], t.v, 0)
                assert isinstance(refused, Refusal)
                assert refused.key == "no-not-in-lesson"
        self.read.append(t.lesson())
        self.verbs.append(chosen[0].verb)
        assert isinstance(t.submit(self.seat, chosen, t.v, 0), Change)

    def told(self, kind: str) -> list[tuple[int, ...]]:
        return [e.args for e in self.table.told if e.kind == kind]


def followed(course: Course) -> Learner:
    """Somebody who has been through all of it."""
    learner = Learner(course)
    learner.play()
    return learner
