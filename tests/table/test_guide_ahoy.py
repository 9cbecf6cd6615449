"""Ahoy's guided first game: one round, in five minutes; what its lessons say is what happens."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.boards import DO_ASSEMBLE, DO_BOMBARD, DO_CANNONS, DO_REPAIR, DO_SAIL
from quarterdeck.games.ahoy.cards import FIGHTERS
from quarterdeck.games.ahoy.components import CREW, NONE, STRONGHOLDS
from quarterdeck.games.ahoy.guide import (
    GUIDE,
    MATE,
    PARROT_ISLAND,
    PARROT_TILE,
    SWORDS_TILE,
    TREE_TILE,
)
from quarterdeck.kit.guide import LEARNER
from quarterdeck.words.catalogue import LANGUAGES
from tests.support.learner import AHOY, Learner, followed


@pytest.fixture
def learner() -> Learner:
    return followed(AHOY)


def test_everything_is_shown_in_a_few_lessons(learner: Learner) -> None:
    assert len(AHOY.lessons) <= 19
    shown = {"start", "pick", "place", "step", "stop", "lay", "harm", "gain", "recruit", "end"}
    assert set(learner.verbs) == shown | {"lower", "win", "build", "change", "raise"}
    own = [line.action.verb for line in GUIDE.lines if line.action.seat == LEARNER]
    assert learner.verbs == own  # one thing at a time


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_five_minutes(learner: Learner, language: str) -> None:
    """Reckoned: 20 characters a second, 2 seconds a tap. Mate moves while the learner reads."""
    words = AHOY.catalogue(language)
    reading = sum(len(words.say(key, {})) for key in AHOY.lessons) / 20
    tapping = 2 * (len(learner.verbs) + learner.reads)
    assert reading + tapping <= 300


def test_what_the_lessons_say_is_what_happens(learner: Learner) -> None:
    """The numbers in the sentences."""
    s = learner.table.state
    # guide-die and the following: which die goes where
    did = [(seat, value, action) for seat, value, action, *_ in learner.told("placed")]
    assert did == [
        (LEARNER, 1, DO_SAIL),
        (LEARNER, 2, DO_SAIL),
        (MATE, 4, DO_SAIL),
        (MATE, 5, DO_SAIL),
        (LEARNER, 6, DO_CANNONS),
        (LEARNER, 5, DO_SAIL),
        (MATE, 2, DO_REPAIR),
        (MATE, 1, DO_ASSEMBLE),
        (LEARNER, 4, DO_BOMBARD),
    ]
    # guide-wreckage, guide-anchor, guide-crew
    assert [(by, whose) for by, whose, *_ in learner.told("harmed")] == [(0, 0), (0, 1)]
    assert [gold for _, gold, _ in learner.told("earned")] == [2]
    assert s.where[FIGHTERS] == CREW + LEARNER
    # guide-mate-lands, guide-mate-assembles: two currents, two Comrades, four more
    assert [way for seat, *_, way in learner.told("moved") if seat == MATE].count(1) == 2
    assert [many for _, many, *_ in learner.told("landed")] == [2, 4]
    # guide-lower, guide-victory: 6 to 5, and a gold
    assert learner.told("totals") == [(LEARNER, 6, MATE, 5)]
    assert learner.told("stole") == [(LEARNER, MATE, 1)]
    # guide-stronghold, guide-gold
    assert (s.at[LEARNER], s.at[MATE], s.at[STRONGHOLDS]) == (PARROT_ISLAND,) * 3
    assert [many for _, many, *_ in learner.told("driven_off")] == [6]
    # guide-scored
    scored = [(seat, fame, tile) for seat, fame, _, tile in learner.told("scored")]
    assert scored == [(LEARNER, 1, PARROT_TILE), (MATE, 1, TREE_TILE), (LEARNER, 1, SWORDS_TILE)]
    assert (s.fame, s.gold, s.wealth[:3]) == ([2, 1], [1, 0], [2, 1, 1])
    assert (s.ended, s.conceded) == (0, NONE)


def test_mates_plans_stay_secret(learner: Learner) -> None:
    """Mate passes in the battle, and the learner never hears which plans there are."""
    t = learner.table
    plans = [line.action.args[0] for line in GUIDE.lines if line.action.verb == "plan"]
    assert sorted(t.state.plans[MATE]) == sorted(plans)
    assert t.view(LEARNER).fields["plans"] == [(), 2]
    drawn = [e for e in t.heard(LEARNER) if e.kind == "drew_plan"]
    assert len(drawn) == 2
    assert all(not e.secret for e in drawn)
