"""A finished game told apart: it adds up, and it judges by what a seat could know."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.event import heard_by
from quarterdeck.lookback.course import CHOICE, Course, Unfinished
from quarterdeck.lookback.hints import hint
from quarterdeck.lookback.judge import AT_FIRST, Judge
from quarterdeck.lookback.nodes import Budget, nodes_of, reckon
from quarterdeck.lookback.parts import assemble, summed
from quarterdeck.lookback.task import PIECES, answer_task, look_at, look_back, piece, whole
from quarterdeck.table.record import BadRecord, End, Record, parse

RECORDS = Path(__file__).parents[1] / "records"
GAMES = {
    "captain_flip": "captain_flip-3-A-0",
    "sail_away": "sail_away-2-v3-1",
    "ahoy": "ahoy-2-v3-9",
    "anchors_aweigh": "anchors_aweigh-2-beat-0",
    "ship_ahoy": "ship_ahoy-2-10-v2-0",
}
RACE = "anchors_aweigh-2-5-yes-own-2-4-6-1-v2-0"
TINY = Budget(12, 8, 3, 2)


def text(name: str) -> str:
    return (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")


@cache
def course(name: str) -> Course:
    return Course(parse(text(name)))


@pytest.mark.parametrize("name", [*GAMES.values(), "captain_flip-2-A-0", RACE])
def test_start_and_parts_are_the_result_for_every_seat(name: str) -> None:
    told = course(name)
    look = assemble(told, [reckon(told, k, TINY, 3) for k in nodes_of(told)], "coarse")
    for seat, share in enumerate(told.shares):
        assert abs(summed(look, seat) - share) < 1e-9
    for rows in (look.parts.values(), look.chances[-1:]):
        for row in rows:
            assert abs(sum(row) - round(sum(row))) < 1e-9  # what one gains, others lose
    assert look.chances[-1] == told.shares
    assert len(look.chances) == len(look.error) == len(told.moments) + 1
    assert all(c.cost > 0 and told.moments[c.step - 1].kind == CHOICE for c in look.costs)
    assert any(abs(x) > 0 for x in look.parts["luck"])


def another_truth(told: Course, k: int, seat: int) -> Any:
    """How it may as well have stood, as far as the seat could know; None: nothing was hidden."""
    game, s = told.game, told.moments[k].before
    belief = game.belief(game.view(s, seat), told.heard(seat, k))
    deals = (belief.deal(Dice(50 + n)) for n in range(6))
    return next((deal for deal in deals if game.dump(deal) != game.dump(s)), None)


@pytest.mark.parametrize("id", ["captain_flip", "sail_away", "ahoy", "anchors_aweigh"])
def test_a_decision_and_a_hint_rest_on_nothing_that_was_hidden(id: str) -> None:
    told = course(GAMES[id])
    game, judge = told.game, Judge(told.game)
    seen = 0
    choices = [k for k, m in enumerate(told.moments) if m.kind == CHOICE]
    for k in choices[:: max(1, len(choices) // 5)]:
        moment = told.moments[k]
        seat = moment.action.seat
        other = another_truth(told, k, seat)
        if other is None:
            continue
        seen += 1
        heard = told.heard(seat, k)
        ways = [
            judge.held(s, seat, heard, moment.action, 16, Dice(9)) for s in (moment.before, other)
        ]
        assert ways[0] == ways[1]
        views = [game.view(s, seat) for s in (moment.before, other)]
        if k == choices[0]:
            assert hint(game, views[0], heard, seat, 5) == hint(game, views[1], heard, seat, 5)
    assert seen


@pytest.mark.parametrize("name", ["ahoy-2-v3-9", "ahoy-3-v3-14", "ahoy-4-v3-0"])
def test_where_nothing_has_happened_chances_are_what_seats_win(name: str) -> None:
    """An outlook alone gives the Union nine games of ten, with three and four."""
    told = course(name)
    k = next(k for k in nodes_of(told) if told.moments[k].kind == CHOICE)
    judge = Judge(told.game)
    raw = judge.raw(told.moments[k].before, lambda seat: told.heard(seat, k), 30, Dice(3))
    _, fair = AT_FIRST["ahoy", told.seats]
    assert judge.seen(raw, 0.0) == pytest.approx(fair, abs=0.1)
    last = [0.9] + [0.1 / (told.seats - 1)] * (told.seats - 1)
    assert judge.seen(last, 1.0)[0] > 0.99


def test_a_look_in_pieces_is_the_same_look() -> None:
    record = text("captain_flip-2-A-0")
    told = course("captain_flip-2-A-0")
    some = nodes_of(told)[::PIECES]
    how, rows = answer_task(piece(record, 0))
    assert how == "ok"
    assert [row[0] for row in rows] == some
    how, made = answer_task(whole(record, [rows]))
    assert how == "ok"
    assert b'"fineness":"fine"' in made


def test_asked_again_it_says_the_same() -> None:
    told = course("captain_flip-2-A-0")
    for k in nodes_of(told)[::9]:
        assert reckon(told, k, TINY, 3) == reckon(told, k, TINY, 3)


def test_a_record_that_is_no_finished_game_is_refused_in_words() -> None:
    good = parse(text("captain_flip-2-A-0"))
    cut = Record(good.header, good.actions[:30])
    with pytest.raises(Unfinished, match="not over"):
        Course(cut)
    with pytest.raises(Unfinished, match="says it is over"):
        Course(Record(good.header, good.actions[:30], good.end))
    with pytest.raises(BadRecord, match="newer than this"):
        Course(parse(text("captain_flip-2-A-0").replace('"rules_version":1', '"rules_version":99')))
    with pytest.raises(BadRecord, match="otherwise"):
        Course(Record(good.header, good.actions, _other_end(good)))
    with pytest.raises(BadRecord, match="against the rules"):
        Course(Record(good.header, [good.actions[0], *good.actions], good.end))
    with pytest.raises(BadRecord, match="chess"):
        Course(parse(text("captain_flip-2-A-0").replace('"captain_flip"', '"chess"')))
    how, why = answer_task(look_back(cut.to_lines(), "coarse"))
    assert how == "bad"
    assert "not over" in why


def _other_end(record: Record) -> Any:
    won = course("captain_flip-2-A-0").result
    return End([1 - w for w in won.winners], won.scores, "end")


def test_what_a_seat_heard_is_what_it_heard_then() -> None:
    told = course("anchors_aweigh-2-beat-0")
    k = len(told.moments) // 2
    assert told.heard(1, k) is not told.heard(1, k)
    assert len(told.heard(1, k)) == told.told(k)
    assert [(h.kind, h.secret) for h in told.heard(1, k)] == [
        (h.kind, h.secret) for h in (heard_by(e, 1) for e in told.events[: told.told(k)])
    ]


def test_a_whole_coarse_look_says_what_would_have_been_better() -> None:
    """A random game has decisions that cost much."""
    look = look_at(course("captain_flip-2-A-0"), "coarse")
    assert look.costs
    assert look.costs[0].cost >= look.costs[-1].cost > 0.03
    assert look.costs[0].best.row != look.costs[0].made.row
