"""Sail Away's guided first game: on the real rules up to the farewell, and not a step further."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.sail_away import GAME
from quarterdeck.games.sail_away.guide import GUIDE
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.table import Change, Table
from quarterdeck.words.catalogue import HERE, LANGUAGES, Catalogue

LESSONS = [line.lesson for line in GUIDE.lines if line.lesson] + [GUIDE.farewell]


class Learner:
    """Follows the light and reads everything."""

    def __init__(self) -> None:
        self.table = Table(GAME, GUIDE.seats, GUIDE.options, DiceChance(0), GUIDE)
        self.lessons: list[str] = []
        self.read: list[str] = []  # what stood there when the table waited for the learner
        self.verbs: list[str] = []

    def play(self) -> None:
        t = self.table
        for _ in range(300):
            if t.lesson() and self.lessons[-1:] != [t.lesson()]:
                self.lessons.append(t.lesson())
            if t.is_taught:
                break
            if t.advance(0) is not None:
                continue
            if t.open_seat == 0:
                self.read.append(t.lesson())
                assert isinstance(t.close(0), Change)
            elif (a := t.scripted()) is not None:
                assert isinstance(t.submit(a.seat, [a], t.v, 0), Change)
            else:
                self.choose()

    def choose(self) -> None:
        t = self.table
        ask = t.ask(0)
        assert ask is not None
        assert len(ask.options) == 1  # only the lesson's own choice is lit
        for other in (Action(0, "place", (2, 0)), Action(0, "keep", (4,)), Action(0, "done")):
            refused = t.submit(0, [other], t.v, 0)
            assert isinstance(refused, Refusal)
            assert refused.key == "no-not-in-lesson"
        self.read.append(t.lesson())
        self.verbs.append(ask.options[0].actions[0].verb)
        assert isinstance(t.submit(0, ask.options[0].actions, t.v, 0), Change)


@pytest.fixture
def learner() -> Learner:
    learner = Learner()
    learner.play()
    return learner


def test_from_the_first_ship_to_the_farewell(learner: Learner) -> None:
    t = learner.table
    assert t.is_taught
    assert t.actions == [line.action for line in GUIDE.lines]
    assert learner.lessons == LESSONS
    assert len(learner.verbs) <= 16  # about five minutes at twenty seconds each
    shown = {"keep", "place", "pirate", "board", "ransom", "stow", "arm", "take", "use", "load"}
    assert set(learner.verbs) == shown
    assert GAME.invariant(t.state) == ""
    assert (t.state.coins, t.state.points) == ([3, 2], [4, 0])


def test_every_lesson_stands_until_it_is_read(learner: Learner) -> None:
    """Also those about Mate, though the learner's own lesson follows at once."""
    assert list(dict.fromkeys(learner.read)) == LESSONS[:-1]


def test_after_the_farewell_nothing_happens(learner: Learner) -> None:
    t = learner.table
    v = t.v
    assert not t.is_over
    assert t.result() is None
    assert t.to_act() == []
    assert t.advance(10**9) is None
    assert t.due_in(0) == -1
    assert t.scripted() is None
    for seat in range(2):
        assert t.ask(seat) is None
        for verb in ("done", "sell"):
            assert isinstance(t.submit(seat, [Action(seat, verb)], t.v, 0), Refusal)
        assert isinstance(t.close(seat), Refusal)
        assert isinstance(t.undo(seat, 0), Refusal)
    assert (t.v, t.lesson()) == (v, GUIDE.farewell)


def test_it_comes_back_where_it_stood() -> None:
    """Everything that was written down, taken in again at every point."""
    t = Table(GAME, GUIDE.seats, GUIDE.options, DiceChance(0), GUIDE)
    again = Table(GAME, GUIDE.seats, GUIDE.options, DiceChance(1), GUIDE)
    while not t.is_taught:
        change: Change | Refusal | None = t.advance(0)
        if change is None:
            a = GUIDE.expected(len(t.actions))
            assert a is not None
            change = t.close(0) if t.open_seat == 0 else t.submit(a.seat, [a], t.v, 0)
        assert isinstance(change, Change)
        again.replay(change.entry, 0)
        assert (again.v, again.open_seat, again.lesson()) == (t.v, t.open_seat, t.lesson())
    assert again.is_taught


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_the_lessons_in_their_order(language: str) -> None:
    text = (HERE / language / "sail_away.ftl").read_text(encoding="utf-8")
    keys = [row.split(" = ")[0] for row in text.splitlines() if row.startswith("guide-")]
    assert keys == LESSONS
    catalogue = Catalogue(language, "sail_away", ["You", "Mate"], 0)
    for key in keys:
        assert len(catalogue.say(key, {})) <= 480, key  # short enough to be read
