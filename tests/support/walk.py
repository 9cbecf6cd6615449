"""Random games, node by node, with fixed seeds."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Event, Heard, heard_by
from quarterdeck.core.game import Game
from quarterdeck.core.seat import NATURE
from tests.support.build import COMPILED
from tests.support.subjects import Subject


class Walk:
    """One random game; iterating stops at every node, before the next action is taken.

    Every step's choices are uniform, and NATURE's have their odds, so beliefs can be measured.
    """

    def __init__(self, subject: Subject, seed: int) -> None:
        self.subject = subject
        self.game: Game[Any] = subject.game
        self.dice = Dice(seed)
        self.s = subject.new(loud=True)
        self.record: list[Action] = []
        self.told: list[Event] = []  # everything, in order
        self.fresh: list[Event] = []  # what the last action told
        self._heard: list[list[Heard]] = [[] for _ in range(subject.seats)]
        self._listen()

    def __iter__(self) -> Iterator[Any]:
        while not self.game.is_over(self.s):
            yield self.s
            self.go_on()

    def go_on(self) -> Action:
        """Take the next action, whichever it is."""
        a = some_action(self.game, self.s, self.dice)
        self.act(a)
        if len(self.record) > self.subject.spec.bound:
            raise AssertionError(f"{self.subject.name} does not end")
        return a

    def act(self, a: Action) -> None:
        """Take an action and hear what it tells."""
        self.record.append(a)
        self.game.act(self.s, a)
        self._listen()

    def _listen(self) -> None:
        self.fresh = self.s.events[:]
        self.s.events.clear()
        self.told += self.fresh

    def heard(self, seat: int) -> list[Heard]:
        """Everything the seat has heard so far."""
        ears = self._heard[seat]
        ears += [heard_by(e, seat) for e in self.told[len(ears) :]]
        return ears


def some_action(game: Game[Any], s: Any, dice: Dice) -> Action:
    """A random action of one of those who may act."""
    seats = game.to_act(s)
    seat = seats[dice.below(len(seats))]
    step = game.step(s)
    if seat == NATURE and not step.wide:
        return game.word(NATURE, step.draw(s, s.stack[-1], dice))
    return game.sample(s, seat, dice)


def some_of(walk: Walk) -> Iterator[Any]:
    """The nodes that a slow test looks at."""
    every = walk.subject.spec.every * (1 if COMPILED else 3)  # both kernels say the same
    for s in walk:
        if len(walk.record) % every == 0:
            yield s


@cache
def every_spelling(subject: Subject) -> list[tuple[str, tuple[int, ...]]]:
    """Each verb with each argument in its range and the numbers just outside."""
    out = []
    for verb in subject.game.verbs:
        spelled = spellings(subject, verb.name)
        if verb.name in subject.spec.unlisted:
            spelled = spelled[:: 1 + len(spelled) // 100]  # not compared with ``legal``: some do
        out += [(verb.name, args) for args in spelled]
    return out


def spellings(subject: Subject, name: str) -> list[tuple[int, ...]]:
    """The arguments of one verb, each in its range and just outside."""
    verb = subject.game.verb_named[name]
    sizes = [0 if verb.wide else subject.spec.ranges[kind] for kind in verb.kinds]
    return list(itertools.product(*[[-1, *range(n + 1)] for n in sizes]))


@cache
def every_action(subject: Subject, seat: int) -> list[Action]:
    """The same as actions of a seat."""
    return [Action(seat, verb, args) for verb, args in every_spelling(subject)]


def played(subject: Subject, seed: int, nodes: int = -1) -> Walk:
    """A walk that has been played to its end, or for so many nodes."""
    walk = Walk(subject, seed)
    for _ in walk:
        if nodes == 0:
            break
        nodes -= 1
    return walk


def text(game: Game[Any], s: Any) -> str:
    """The whole state as JSON: for comparing, saving and hashing."""
    return json.dumps(game.dump(s), sort_keys=True)


def held(game: Game[Any], s: Any) -> list[Any]:
    """All that a state holds, in lists of its own: compares faster than the text."""
    fields = [getattr(s, name) for name in game.audience]
    return [s.seats, s.version, s.stack[:], *[x[:] if isinstance(x, list) else x for x in fields]]


def sha(*parts: str) -> str:
    """One hash of several texts."""
    h = hashlib.sha256()
    for part in parts:
        h.update(part.encode() + b"\0")
    return h.hexdigest()
