"""What must hold at every node of every game, set up in every way."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.phrases import MORE
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import CLOCK, NATURE, NOBODY
from quarterdeck.core.view import COUNT, GIVEN, OWNER, PUBLIC, SECRET
from tests.support.build import COMPILED
from tests.support.subjects import CORE_REFUSALS, Subject, setups
from tests.support.walk import Walk, every_action, held, played, some_action, some_of, text

SEEDS = [11, pytest.param(12, marks=pytest.mark.soak)] if COMPILED else [11]
# To a seat that may not act now; in a race it may soon again.
BARRED = ("no-not-your-turn", "no-hand-busy", "no-ship-full")


@pytest.fixture(params=setups())
def subject(request: pytest.FixtureRequest) -> Subject:
    return request.param


@pytest.fixture(params=SEEDS, ids=lambda seed: f"seed{seed}")
def walk(subject: Subject, request: pytest.FixtureRequest) -> Walk:
    return Walk(subject, request.param)


def test_asking_changes_nothing(walk: Walk) -> None:
    game, dice = walk.game, Dice(5)
    for s in walk:
        before, events = held(game, s), len(s.events)
        who = game.to_act(s)
        game.seat_to_act(s), game.is_over(s), game.invariant(s)
        game.step(s).due(s, s.stack[-1])
        for seat in range(s.seats):
            game.view(s, seat), game.standing(s, seat), game.key(s, seat)
        for seat in who:
            moves = game.legal(s, seat)
            a = game.sample(s, seat, dice)
            game.check(s, a)
            if seat >= 0:
                game.prompt(s, seat), game.label(s, a), game.refs(s, a)
                game.step(s).through(s, s.stack[-1], seat)
            elif seat == NATURE and moves:
                game.step(s).odds(s, s.stack[-1]), game.step(s).draw(s, s.stack[-1], dice)
        assert held(game, s) == before
        assert len(s.events) == events


def test_somebody_can_act_or_it_is_over(walk: Walk) -> None:
    game, dice = walk.game, Dice(6)
    for s in walk:
        who = game.to_act(s)
        assert who
        assert len(set(who)) == len(who)
        assert game.seat_to_act(s) == who[0]
        assert set(who) <= {*range(s.seats), NATURE, CLOCK}
        assert (game.step(s).due(s, s.stack[-1]) > 0) == (CLOCK in who)
        for seat in who:
            assert game.step(s).wide or game.legal(s, seat)
            assert game.check(s, game.sample(s, seat, dice)) is None
    assert game.to_act(walk.s) == []
    assert game.seat_to_act(walk.s) == NOBODY
    refusal = game.check(walk.s, Action(0, game.verbs[0].name))
    assert refusal is not None
    assert refusal.key == "no-game-over"


def test_pieces_and_coins_are_accounted_for(walk: Walk) -> None:
    for s in walk:
        assert walk.game.invariant(s) == ""
        assert not floats_in(walk.game.dump(s))
    assert walk.game.invariant(walk.s) == ""


def floats_in(value: Any) -> bool:
    if isinstance(value, dict):
        return any(floats_in(x) for x in value.values())
    if isinstance(value, list):
        return any(floats_in(x) for x in value)
    return not isinstance(value, (int, str))


def test_legal_is_what_check_allows_and_every_refusal_can_be_said(walk: Walk) -> None:
    """Every action that the grammar can spell, and a little beyond it."""
    game, unlisted = walk.game, walk.subject.spec.unlisted
    for s in some_of(walk):
        who = game.to_act(s)
        for seat in who:
            moves = game.legal(s, seat)
            lawful = {game.word(seat, move) for move in moves}
            assert len(lawful) == len(moves)
            passed = allowed(walk, s, seat)
            if game.step(s).wide:
                assert moves == []
                continue
            assert {a for a in passed if a.verb not in unlisted} == lawful
            for a in lawful:
                spills_nowhere(game, s, a)
        outsiders = [k for k in (*range(s.seats + 1), NATURE, CLOCK, NOBODY) if k not in who]
        for seat in outsiders if not game.step(s).wide else ():
            spelled = every_action(walk.subject, seat)
            a = spelled[len(walk.record) % len(spelled)]
            refusal = game.check(s, a)
            if game.step(s).asides and a.verb in unlisted and seat >= 0:
                continue  # what others may do meanwhile is never listed
            assert refusal is not None
            assert refusal.key in BARRED


def allowed(walk: Walk, s: Any, seat: int) -> list[Action]:
    """The actions that ``check`` allows; the reasons why not the others are known sentences."""
    check, arguments = walk.game.check, walk.game.phrases.refusals
    passed = []
    for a in every_action(walk.subject, seat):
        refusal = check(s, a)
        if refusal is None:
            passed.append(a)
        elif refusal.key not in CORE_REFUSALS:
            assert isinstance(refusal, Refusal)
            assert len(arguments[refusal.key]) == len(refusal.args)
    return passed


def spills_nowhere(game: Any, s: Any, a: Action) -> None:
    """Numbers too big for their place must not come into the next."""
    for i in range(len(a.args)):
        for much in (1 << 16, 1 << 32, 1 << 48, 1 << 64):
            args = (*a.args[:i], a.args[i] + much, *a.args[i + 1 :])
            assert game.check(s, Action(a.seat, a.verb, args)) is not None
    if len(a.args) > 1 and a.args[1]:
        spilled = (a.args[0] + (a.args[1] << 16), 0, *a.args[2:])
        assert game.check(s, Action(a.seat, a.verb, spilled)) is not None


def test_what_others_do_aside_keeps_everything_in_its_place(walk: Walk) -> None:
    """Though nobody waits for it; what is asked may change by it, and somebody still is."""
    game = walk.game
    unlisted = walk.subject.spec.unlisted
    for s in some_of(walk):
        if not game.step(s).asides:
            continue
        for seat in set(range(s.seats)) - set(game.to_act(s)):
            for a in every_action(walk.subject, seat):
                if a.verb in unlisted and game.check(s, a) is None:
                    after = s.clone()
                    game.act(after, a)
                    assert game.invariant(after) == ""
                    assert game.is_over(after) or game.to_act(after)
                    assert held(game, after) != held(game, s)


def test_a_clone_is_equal_and_independent(walk: Walk) -> None:
    game = walk.game
    for s in walk:
        before = held(game, s)
        s.tell("something")  # nobody hears it twice
        copy, twin = s.clone(), s.clone()
        s.events.clear()
        assert type(copy) is type(s)
        assert held(game, copy) == before
        copy.tell("something else")
        assert len(copy.events) == 1
        assert s.events == twin.events == []
        assert not copy.loud
        a = some_action(game, s, Dice(len(walk.record)))
        game.act(copy, a)
        game.act(twin, a)
        assert held(game, s) == before
        assert held(game, copy) == held(game, twin) != before
        assert s.loud
        scramble(game, copy)
        assert held(game, s) == before


def scramble(game: Any, s: Any) -> None:
    """Change every list in place: whoever shares one with ``s`` would notice."""
    s.stack.clear()
    for name in game.audience:
        value = getattr(s, name)
        if isinstance(value, list):
            value.append(77)


def test_saving_and_going_on_is_the_same(walk: Walk) -> None:
    game = walk.game
    for s in walk:
        saved = text(game, s)
        other = game.restore(json.loads(saved))
        assert text(game, other) == saved
        assert held(game, other) == held(game, s)  # tuples are tuples again, not lists
        twin = s.clone()
        dice, same = Dice(3), Dice(3)
        for _ in range(3):
            if game.is_over(twin):
                break
            game.act(twin, some_action(game, twin, dice))
            game.act(other, some_action(game, other, same))
            assert held(game, other) == held(game, twin)


def test_the_record_replays_to_the_same_state(walk: Walk) -> None:
    for _ in walk:
        pass
    quiet, loud = walk.subject.new(), walk.subject.new(loud=True)
    told = [repr(e) for e in loud.events]
    for a in walk.record:
        assert walk.game.check(quiet, a) is None
        walk.game.act(quiet, a)
        loud.events.clear()
        walk.game.act(loud, a)
        told += [repr(e) for e in loud.events]
        assert quiet.events == []
    assert text(walk.game, quiet) == text(walk.game, loud) == text(walk.game, walk.s)
    assert told == [repr(e) for e in walk.told]


def test_packed_moves_and_words_do_the_same(walk: Walk) -> None:
    game = walk.game
    for s in walk:
        if game.step(s).wide:
            continue
        for seat in game.to_act(s):
            for move in game.legal(s, seat)[:3]:
                packed, words = s.clone(), s.clone()
                game.apply(packed, seat, move)
                game.act(words, game.word(seat, move))
                assert held(game, packed) == held(game, words)


def test_a_view_hides_what_it_must(walk: Walk) -> None:
    """It stays as it is when only what it may not see changes."""
    game = walk.game
    for s in walk:
        for seat in (*range(s.seats), NOBODY):
            other = s.clone()
            change_the_unseen(game, other, seat)
            assert game.view(other, seat) == game.view(s, seat)


def change_the_unseen(game: Any, s: Any, seat: int) -> None:
    for name, who in game.audience.items():
        value = getattr(s, name)
        if who == SECRET:
            setattr(s, name, [x + 1 for x in value] if isinstance(value, list) else value + 1)
        elif who == COUNT:
            value[:] = [x if k == seat else tuple(c + 1 for c in x) for k, x in enumerate(value)]
        elif who == OWNER:
            value[:] = [x if k == seat else x + 1 for k, x in enumerate(value)]
        elif who == GIVEN:
            value[:] = [x if k == seat or x < 0 else x + 1 for k, x in enumerate(value)]


def test_a_seat_sees_all_that_a_spectator_sees(walk: Walk) -> None:
    game = walk.game
    for s in walk:
        public = game.view(s, NOBODY)
        for seat in range(s.seats):
            mine = game.view(s, seat)
            assert mine.stack == public.stack
            assert mine.fields.keys() == public.fields.keys()
            for name, who in game.audience.items():
                if who == SECRET:
                    assert name not in public.fields
                elif who == PUBLIC:
                    assert mine.fields[name] == public.fields[name] == getattr(s, name)
                else:
                    seen, shown = list(mine.fields[name]), list(public.fields[name])
                    own = getattr(s, name)[seat]
                    assert seen[seat] == own
                    seen[seat] = {COUNT: len, GIVEN: lambda x: x >= 0}.get(who, lambda _: None)(own)
                    assert seen == shown


def test_a_view_is_a_copy(walk: Walk) -> None:
    game = walk.game
    for s in walk:
        before = held(game, s)
        view = game.view(s, 0)
        view.stack.clear()
        for value in view.fields.values():
            if isinstance(value, list):
                value.clear()
        assert held(game, s) == before


def test_events_can_be_said(walk: Walk) -> None:
    """Every kind has its sentence, with as many arguments; whoever may not know hears less."""
    game = walk.game
    for _ in walk:
        pass
    assert walk.told
    for e in walk.told:
        kinds = game.phrases.events[e.kind]
        if kinds and kinds[-1] == MORE:
            assert len(e.args) >= len(kinds), e
        else:
            assert len(e.args) + len(e.secret) == len(kinds), e
        assert bool(e.secret) == bool(e.knows)
        assert e.reveals or not e.secret
        game.fact_refs(e.kind, e.args)
    for seat in range(walk.subject.seats):
        ears = walk.heard(seat)
        assert len(ears) == len(walk.told)
        for e, h in zip(walk.told, ears, strict=True):
            assert (h.kind, h.args) == (e.kind, e.args)
            assert h.secret == (e.secret if seat in e.knows else ())


def test_prompts_and_labels_can_be_said(walk: Walk) -> None:
    game = walk.game
    sentences = game.phrases.sentences
    for s in walk:
        for seat in game.to_act(s):
            if seat < 0:
                continue
            ask, hint, args = game.prompt(s, seat)
            assert len(sentences[ask]) == len(sentences[hint]) == len(args)
            listed = game.step(s).menu(s, s.stack[-1], seat)
            for a in [*listed, *[game.word(seat, move) for move in game.legal(s, seat)]]:
                assert game.check(s, a) is None
                key, args = game.label(s, a)
                assert len(sentences[key]) == len(args)
                assert all(":" in ref for ref in game.refs(s, a))
                gain = game.gain(s.clone(), seat, [a])
                for said, numbers in [gain[0], *gain[1]] if gain else []:
                    assert len(sentences[said]) == len(numbers)


def test_the_result(walk: Walk) -> None:
    game = walk.game
    for _ in walk:
        pass
    r = game.result(walk.s)
    n = walk.subject.seats
    assert len(r.scores) == len(r.ranks) == len(game.rewards(walk.s)) == n
    assert r.reason in game.info.end_reasons
    assert r.winners == [k for k in range(n) if r.ranks[k] == 1]
    assert all(0 <= x <= 1 for x in game.rewards(walk.s))
    for k in range(n):
        assert 0 <= r.ranks[k] <= n
        lines = [line for line in r.lines if line.seat == k]
        assert lines
        if r.ranks[k]:
            assert sum(line.points for line in lines) == r.scores[k] == game.standing(walk.s, k)
        for line in lines:
            assert len(game.phrases.sentences[line.key]) == len(line.args)


def test_two_walks_of_one_seed_are_the_same(subject: Subject) -> None:
    first, second = played(subject, 4), played(subject, 4)
    assert first.record == second.record
    assert text(first.game, first.s) == text(second.game, second.s)
