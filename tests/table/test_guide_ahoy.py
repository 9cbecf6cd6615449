"""Ahoy's guided games: a round for each faction, in five minutes; what is said is what happens."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy import guide_smuggler, guide_union
from quarterdeck.games.ahoy.boards import DO_ASSEMBLE, DO_BOMBARD, DO_CANNONS, DO_REPAIR, DO_SAIL
from quarterdeck.games.ahoy.cards import (
    CARD_SUIT,
    FIGHTERS,
    GUNSHIP_PLAN,
    SAILOR_CARD,
    SEA_WITCH,
    WEAPON_CACHE,
)
from quarterdeck.games.ahoy.components import CREW, NONE, STRONGHOLDS
from quarterdeck.games.ahoy.guide import (
    GUIDE,
    MATE,
    PARROT_ISLAND,
    PARROT_TILE,
    SWORDS_TILE,
    TREE_TILE,
)
from quarterdeck.games.ahoy.tiles import SUIT_OF
from quarterdeck.kit.guide import LEARNER
from quarterdeck.words.catalogue import LANGUAGES
from tests.support.learner import SMUGGLER, SQUADRON, UNION, Course, Learner, followed


@pytest.fixture
def learner() -> Learner:
    return followed(SQUADRON)


def test_everything_is_shown_in_a_few_lessons(learner: Learner) -> None:
    assert len(SQUADRON.lessons) <= 19
    shown = {"start", "pick", "place", "step", "stop", "lay", "harm", "gain", "recruit", "end"}
    assert set(learner.verbs) == shown | {"lower", "win", "build", "change", "raise"}
    own = [line.action.verb for line in GUIDE.lines if line.action.seat == LEARNER]
    assert learner.verbs == own  # one thing at a time


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_five_minutes(learner: Learner, language: str) -> None:
    """Reckoned: 20 characters a second, 2 seconds a tap. Mate moves while the learner reads."""
    words = SQUADRON.catalogue(language)
    reading = sum(len(words.say(key, {})) for key in SQUADRON.lessons) / 20
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("course", [UNION, SMUGGLER], ids=lambda course: course.role)
def test_the_other_factions_take_five_minutes_too(course: Course, language: str) -> None:
    learner = followed(course)
    words = course.catalogue(language)
    reading = sum(len(words.say(key, {})) for key in course.lessons) / 20
    assert reading + 2 * (len(learner.verbs) + learner.reads) <= 300
    assert len(course.lessons) <= 19


def test_what_the_union_reads_is_what_happens() -> None:
    learner = followed(UNION)
    s = learner.table.state
    you, mate = guide_union.LEARNER, guide_union.MATE
    shown = {"place", "step", "gain", "play", "sail", "win", "harm", "lay", "end"}
    assert shown <= set(learner.verbs)
    # guide-union-assemble and the following: four, then a Comrade for the battle
    assert [many for _, many, *_ in learner.told("landed")] == [4, 1]
    # guide-union-plan, guide-union-battle
    assert learner.told("played") == [(you, GUNSHIP_PLAN), (you, WEAPON_CACHE)]
    assert learner.told("totals") == [(you, 9, mate, 6)]
    # guide-union-victory: Bombard is damaged, guide-union-mate-flees: and repaired
    assert [(by, whose, slot) for by, whose, _, slot, _ in learner.told("harmed")][:1] == [
        (you, mate, guide_union.BOMBARD)
    ]
    assert [(seat, slot) for seat, slot, _ in learner.told("mended")] == [
        (mate, guide_union.BOMBARD)
    ]
    # guide-union-scored
    scored = [(seat, fame, tile) for seat, fame, _, tile in learner.told("scored")]
    assert scored == [
        (mate, 1, guide_union.COMPASS_TILE),
        (you, 1, guide_union.PARROT_TILE),
        (you, 1, guide_union.SWORDS_TILE),
    ]
    assert (s.fame[:2], s.wealth[:3], s.comrades[:3]) == ([1, 2], [2, 1, 1], [0, 5, 0])
    assert len(s.plans[you]) == 2  # guide-union-farewell: two more


def test_what_a_smuggler_reads_is_what_happens() -> None:
    learner = followed(SMUGGLER)
    s = learner.table.state
    mate, cook = guide_smuggler.MATE, guide_smuggler.COOK
    shown = {"smuggle", "deliver", "mark", "reward", "pledge", "fly", "harm", "step"}
    assert shown <= set(learner.verbs)
    tea, tinctures = SAILOR_CARD, SEA_WITCH
    assert [card for _, card, *_ in learner.told("delivered")] == [tea, tinctures]
    # guide-smuggler-pledge, -second: Tea to the Squadron, the Tinctures to the Union
    assert [(card, pile) for _, card, pile in learner.told("pledged")] == [
        (tea, guide_smuggler.SQUADRONS_PILE),
        (tinctures, guide_smuggler.UNIONS_PILE),
    ]
    # guide-smuggler-last-dice: both regions have wealth 2, and 5 Fame to 2 and 2
    assert [(seat, fame) for seat, fame, *_ in learner.told("scored")] == [(mate, 2), (cook, 2)]
    assert (s.fame[:3], s.wealth[:2]) == ([2, 5, 2], [2, 2])
    # and what the pledges would bring: each suit is ruled by whom it was pledged to
    suits = [SUIT_OF[tile] for tile in s.tiles[:2]]
    assert suits == [CARD_SUIT[tea], CARD_SUIT[tinctures]]


def test_the_secrets_of_the_others_stay_secret() -> None:
    """A Smuggler never hears of the plans, and the pledge is told to nobody else."""
    t = followed(SMUGGLER).table
    assert t.view(guide_smuggler.LEARNER).fields["plans"][guide_smuggler.COOK] == 4
    others = [t.view(seat).fields["pledges"] for seat in (guide_smuggler.MATE, guide_smuggler.COOK)]
    mine = t.view(guide_smuggler.LEARNER).fields["pledges"]
    assert mine[guide_smuggler.LEARNER] == guide_smuggler.SQUADRONS_PILE
    assert all(seen[guide_smuggler.LEARNER] in (None, NONE) for seen in others)
