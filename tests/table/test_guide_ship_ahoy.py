"""Ship Ahoy's guided first game: the learner aims and lays rope by hand, and near enough counts."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ship_ahoy.components import GONE
from quarterdeck.games.ship_ahoy.guide import (
    FIRST_PATH,
    FIRST_SHOT,
    GUIDE,
    RED_SHIP,
    SECOND_SHOT,
    TEAL_SHIP,
)
from quarterdeck.kit.guide import LEARNER
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table
from tests.support.learner import SHIP_AHOY, followed


def at(lesson: str) -> Table:
    """The table where the learner has just read that lesson."""
    t = SHIP_AHOY.table()
    for _ in range(100):
        if t.open_seat == LEARNER:
            t.close(LEARNER)
        elif t.advance(0) is None:
            if t.lesson() == lesson:
                return t
            a = GUIDE.expected(len(t.actions))
            assert a is not None
            assert isinstance(t.submit(a.seat, [a], t.v, 0), Change)
    raise AssertionError(lesson)


def why_not(t: Table, verb: str, *args: int) -> str:
    refused = t.submit(LEARNER, [Action(LEARNER, verb, args)], t.v, 0)
    return refused.key if isinstance(refused, Refusal) else ""


def test_what_it_shows_and_how_it_stands_at_the_farewell() -> None:
    learner = followed(SHIP_AHOY)
    assert learner.verbs == ["shoot", "roll", "sail", "shoot", "roll", "done", "fight"]
    s = learner.table.state
    assert (s.points, s.stand[3], s.stand[TEAL_SHIP]) == ([2, 0], GONE, GONE)
    assert [args[2] for args in learner.told("landed")] == [1, 0, 0]  # one of three topples
    assert len(learner.told("swords")) == len(learner.told("flag")) == 1


def test_every_shot_has_a_flight_to_look_at() -> None:
    for line in GUIDE.lines:
        if line.action.verb == "land":
            maker, poses = line.action.args[0], line.action.args[5]
            assert maker > 0  # not the stand-in's
            assert line.action.args[6 + 5 * poses] >= 2  # the ball and what it hit


def test_only_the_lessons_piece_can_be_taken_in_hand() -> None:
    """Others could shoot and sail too; buttons are dark while a tool is wanted, and the reverse."""
    for lesson, tool in (
        ("guide-welcome", ("aim", [RED_SHIP], [])),
        ("guide-rope", ("path", [RED_SHIP], [3])),
        ("guide-locked", ("aim", [SECOND_SHOT[0]], [])),
        ("guide-stay", ("path", [], [])),
    ):
        ask = at(lesson).ask(LEARNER)
        assert ask is not None
        assert ask.tool == tool
        assert len(ask.options) == (not tool[1])


@pytest.mark.parametrize(("aside", "tilt", "power"), [(900, 300, -200), (-1100, -500, 300)])
def test_an_aim_that_is_near_enough_counts_as_the_lessons(
    aside: int, tilt: int, power: int
) -> None:
    t = at("guide-welcome")
    piece, x, y, yaw, elevation, speed = FIRST_SHOT
    assert why_not(t, "shoot", piece, x + 40, y, yaw + aside, elevation + tilt, speed + power) == ""
    assert t.actions[-1].args == FIRST_SHOT


def test_an_aim_that_is_not_is_refused_and_can_be_tried_again() -> None:
    t = at("guide-welcome")
    piece, x, y, yaw, elevation, speed = FIRST_SHOT
    assert why_not(t, "shoot", piece, x, y, yaw + 1500, elevation, speed) == "no-not-in-lesson"
    assert why_not(t, "shoot", piece, x, y, yaw, 6900, speed) == "no-not-in-lesson"  # far over it
    assert why_not(t, "shoot", piece, x, y, yaw, 0, 2500) == "no-not-in-lesson"  # far too short
    assert why_not(t, "shoot", 1, x, y, yaw, elevation, speed) == "no-not-in-lesson"
    # What is against the rules is told as such.
    assert why_not(t, "shoot", piece, x, y, yaw, elevation, 2000) == "no-too-weak"
    assert why_not(t, "shoot", piece, x, 9000, yaw, elevation, speed) == "no-cannon-far"
    assert why_not(t, "shoot", *FIRST_SHOT) == ""


def test_a_rope_that_ends_near_enough_counts_as_the_lessons() -> None:
    t = at("guide-rope")
    head = FIRST_PATH[:5]
    assert why_not(t, "sail", *head, 3924, 5500) == "no-not-in-lesson"  # too short
    assert why_not(t, "sail", *head, 6900, 3924) == "no-not-in-lesson"  # elsewhere
    assert why_not(t, "sail", *head, 3924, 7100) == "no-rope-short"
    assert why_not(t, "sail", *head, 4100, 5000, 4200, 6700) == ""
    assert t.actions[-1].args == FIRST_PATH
