"""The guided first games run on the real rules, teach what they say, and stop there."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NATURE
from quarterdeck.kit.guide import LEARNER
from quarterdeck.table.change import Change
from quarterdeck.words.catalogue import HERE, LANGUAGES
from tests.support.learner import CAPTAIN_FLIP, COURSES, SAIL_AWAY, Course, followed

each = pytest.mark.parametrize("course", COURSES.values(), ids=lambda course: course.name)
SHORT = [course for course in COURSES.values() if not course.spec.is_whole]
each_short = pytest.mark.parametrize("course", SHORT, ids=lambda course: course.name)


@each
def test_every_line_is_lawful_by_itself(course: Course) -> None:
    """Nobody helps: each line is what the rules allow whoever must act, chance included."""
    game, guide = course.game, course.guide
    s = game.new(guide.seats, guide.options, loud=True)
    for k, line in enumerate(guide.lines):
        waiting = game.to_act(s)
        assert line.action.seat in waiting, k
        assert len(waiting) == 1 or course is SAIL_AWAY, k  # there all choose their ships at once
        assert game.check(s, line.action) is None, (k, line.action)
        game.act(s, line.action)
        assert game.invariant(s) == "", k


@each
def test_from_the_first_lesson_to_the_farewell(course: Course) -> None:
    learner = followed(course)
    t = learner.table
    assert t.is_taught
    assert t.actions == [line.action for line in course.guide.lines]
    assert learner.lessons == course.lessons
    assert course.game.invariant(t.state) == ""


def test_captain_flip_goes_on_to_the_count() -> None:
    learner = followed(CAPTAIN_FLIP)
    t = learner.table
    assert isinstance(t.close(LEARNER), Change)
    assert t.is_over
    assert t.lesson() == CAPTAIN_FLIP.guide.farewell
    assert len(learner.verbs) <= 15  # five minutes at twenty seconds each
    result = t.result()
    assert result is not None
    assert (result.winners, result.scores) == ([0], [31, -1])


@each_short
def test_every_lesson_stands_until_it_is_read(course: Course) -> None:
    """Also those about Mate, though the learner's own lesson follows at once."""
    assert list(dict.fromkeys(followed(course).read)) == course.lessons[:-1]


@each_short
def test_after_the_farewell_nothing_happens(course: Course) -> None:
    t = followed(course).table
    v = t.v
    assert not t.is_over
    assert t.result() is None
    assert t.to_act() == []
    assert t.advance(10**9) is None
    assert t.due_in(0) == -1
    assert t.scripted() is None
    for seat in range(course.guide.seats):
        assert t.ask(seat) is None
        for verb in course.spec.afterwards:
            assert isinstance(t.submit(seat, [Action(seat, verb)], t.v, 0), Refusal)
        assert isinstance(t.close(seat), Refusal)
        assert isinstance(t.undo(seat, 0), Refusal)
    assert (t.v, t.lesson()) == (v, course.guide.farewell)


@each
def test_it_comes_back_where_it_stood(course: Course) -> None:
    """Everything that was written down, taken in again at every point."""
    t, again = course.table(0), course.table(1)
    while not t.is_taught:
        change: Change | Refusal | None = t.advance(0)
        if change is None:
            a = course.guide.expected(len(t.actions))
            assert a is not None
            assert a.seat != NATURE or t.open_seat == course.guide.learner
            change = (
                t.close(t.open_seat)
                if t.open_seat == course.guide.learner
                else t.submit(a.seat, [a], t.v, 0)
            )
        assert isinstance(change, Change)
        again.replay(change.entry, 0)
        assert (again.v, again.open_seat, again.lesson()) == (t.v, t.open_seat, t.lesson())
    assert again.is_taught


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_the_lessons_in_their_order(course: Course, language: str) -> None:
    text = (HERE / language / f"{course.name}.ftl").read_text(encoding="utf-8")
    keys = [row.split(" = ")[0] for row in text.splitlines() if row.startswith("guide-")]
    mine = [other.lessons for other in COURSES.values() if other.name == course.name]
    assert keys == [key for lessons in mine for key in lessons]
    catalogue = course.catalogue(language)
    for key in course.lessons:
        assert len(catalogue.say(key, {})) <= course.spec.longest, key
