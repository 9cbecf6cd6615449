"""Whatever is sent, the answer is a sentence: never an exception, never a change."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quarterdeck.core.action import Action
from quarterdeck.core.info import BadSetup
from tests.support.ahoy import rare_questions
from tests.support.anchors_aweigh import questions_of_other_ways
from tests.support.anchors_travel import questions_at_sea
from tests.support.ship_ahoy import rare_choices
from tests.support.subjects import CORE_REFUSALS, SUBJECTS, Subject
from tests.support.walk import Walk, text

ASKED = [
    s for s in SUBJECTS if s.seats == 3 and (not s.options or s.options[0][1] in {"D", "3", "5"})
]
EXAMPLES = [150, pytest.param(600, marks=pytest.mark.soak)]
# Steps in which nobody acts.
AUTOMATIC = {"EndTurn", "CleanUp", "Round", "Effect"}
AUTOMATIC |= {"RoundEnd", "NextRound", "StartRound", "Spoils", "Delivery"}
AUTOMATIC |= {"EndLoading", "SettleCard", "EndRound", "StartTurn"}

# What chance hardly ever brings about.
RARE: dict[str, Callable[[], list[Any]]] = {
    "ahoy": rare_questions,
    "anchors_aweigh": lambda: [*questions_of_other_ways(), *questions_at_sea()],
    "ship_ahoy": rare_choices,
}

whole = st.one_of(
    st.integers(-3, 40),
    st.integers(-(2**80), 2**80),
    st.sampled_from([2**15, 2**16 - 1, 2**16, 2**31, 2**62, 2**63 - 1, 2**63, -(2**63)]),
)
numbers = st.lists(whole, max_size=14).map(tuple)


@cache
def scenes(subject: Subject) -> list[tuple[Any, str]]:
    """States in which each step of the game waits for a choice, some of them twice."""
    found: dict[tuple[int, int], Any] = {}
    waiting = {
        op for op, step in enumerate(subject.game.steps) if type(step).__name__ not in AUTOMATIC
    }
    other = [s for s in SUBJECTS if s.game is subject.game and s.options == subject.options]
    for seed in range(21, 81):
        if seed > 23 and waiting <= {op for op, _ in found}:
            break
        # Some steps are for other numbers of players.
        walk = Walk(subject if seed % 4 or seed < 24 else other[seed // 4 % len(other)], seed)
        for s in walk:
            key = s.stack[-1].op, len(walk.record) % 2
            if key not in found:
                found[key] = s.clone()
        found[-1, 0] = walk.s.clone()
    for s in RARE.get(subject.game.info.id, list)():
        found.setdefault((s.stack[-1].op, 0), s)
    return [(s, text(subject.game, s)) for s in found.values()]


@pytest.mark.parametrize("examples", EXAMPLES)
@pytest.mark.parametrize("subject", ASKED, ids=lambda s: s.name)
def test_malformed_actions_are_refused(subject: Subject, examples: int) -> None:
    game = subject.game
    known = CORE_REFUSALS | set(game.phrases.refusals)
    verbs = st.one_of(st.sampled_from([v.name for v in game.verbs]), st.text(max_size=12))

    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.sampled_from(scenes(subject)), whole, verbs, numbers, whole, st.booleans())
    def sends(scene: tuple[Any, str], seat: int, verb: str, args: Any, at: int, own: bool) -> None:
        s, before = scene
        who = game.to_act(s)
        a = Action(who[0] if own and who else seat, verb, args, at)
        refusal = game.check(s, a)
        assert text(game, s) == before
        if refusal is not None:
            assert refusal.key in known
            assert all(isinstance(x, int) for x in refusal.args)
        else:  # lawful by chance
            assert a.seat in who
            copy = s.clone()
            game.act(copy, a)
            assert game.invariant(copy) == ""

    sends()


@pytest.mark.parametrize("subject", ASKED, ids=lambda s: s.name)
def test_the_scenes_are_of_every_step(subject: Subject) -> None:
    """So the test above really asks every step that waits for a choice."""
    game = subject.game
    asked = {s.stack[-1].op for s, _ in scenes(subject) if s.stack}
    automatic = {op for op, step in enumerate(game.steps) if type(step).__name__ in AUTOMATIC}
    assert asked | automatic == set(range(len(game.steps)))


@pytest.mark.parametrize("subject", ASKED, ids=lambda s: s.name)
def test_bad_setups_are_refused(subject: Subject) -> None:
    game = subject.game
    for seats in (game.info.min_seats - 1, game.info.max_seats + 1, 0, -1):
        with pytest.raises(BadSetup, match=f"not {seats}"):
            game.new(seats, {})
    with pytest.raises(BadSetup, match="no option"):
        game.new(2, {"weather": "A"})
    for option in game.info.options:
        with pytest.raises(BadSetup, match="is one of"):
            game.new(2, {option.name: "Z"})
        same = game.new(2, {option.name: option.default})
        assert game.dump(game.new(2, {})) == game.dump(same)


@pytest.mark.parametrize("subject", ASKED, ids=lambda s: s.name)
def test_what_an_option_says_of_itself_is_so(subject: Subject) -> None:
    """Apart from another, or for so many players: whoever sets up a table relies on it."""
    game, info = subject.game, subject.game.info
    unusual = {o.name: next(c for c in (*o.choices, "") if c != o.default) for o in info.options}
    by_name = {o.name: o for o in info.options}
    for o in info.options:
        if o.seats:
            game.new(o.seats, {o.name: unusual[o.name]})
            with pytest.raises(BadSetup):
                game.new(o.seats - 1, {o.name: unusual[o.name]})
        if o.apart:
            assert by_name[o.apart].apart == o.name
            with pytest.raises(BadSetup):
                game.new(info.max_seats, {n: unusual[n] for n in (o.name, o.apart)})
