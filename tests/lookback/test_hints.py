"""What a hint says besides the move: by what it is better, at what a shot is aimed."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.bots.brains import brain_of
from quarterdeck.bots.games.ahoy.outlook import outlooks
from quarterdeck.bots.games.ahoy.parts import NAMES, PARTS
from quarterdeck.core.dice import Dice
from quarterdeck.games.ahoy import GAME as AHOY
from quarterdeck.games.ship_ahoy import GAME as SHIP_AHOY
from quarterdeck.games.ship_ahoy.pieces import is_enemy
from quarterdeck.lookback.course import CHOICE, Course
from quarterdeck.lookback.hints import hint
from quarterdeck.lookback.page import told_reason
from quarterdeck.lookback.reasons import Reason, said
from quarterdeck.table.record import parse
from quarterdeck.words.catalogue import LANGUAGES, Catalogue

RECORDS = Path(__file__).parents[1] / "records"


def course(name: str) -> Course:
    return Course(parse((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")))


def test_ahoys_parts_are_its_outlook_and_have_names_in_both_languages() -> None:
    assert len(NAMES) == PARTS == len(set(NAMES))
    parts = brain_of("ahoy").parts
    assert parts is not None
    met: set[str] = set()
    for name in ("ahoy-3-v3-14", "ahoy-2-v3-9"):
        for moment in course(name).moments[::7]:
            rows = parts(moment.before)
            assert [sum(row.values()) for row in rows] == outlooks(moment.before)
            met |= {k for row in rows for k, value in row.items() if value}
    assert len(met) >= 12
    for language in LANGUAGES:
        words = Catalogue(language, "ahoy", ["Anna", "Ben"])
        for name in NAMES:
            assert told_reason(words, Reason("more", name, 1.2)).strip()


def test_in_ahoy_a_hint_that_is_sure_mostly_says_why() -> None:
    """It used to know a reason in two of sixty."""
    told = course("ahoy-2-v3-9")
    choices = [k for k, m in enumerate(told.moments) if m.kind == CHOICE]
    sure = why = 0
    for k in choices[1:24:2]:
        seat = told.moments[k].action.seat
        found = hint(AHOY, AHOY.view(told.moments[k].before, seat), told.heard(seat, k), seat, 7)
        sure += not found.alike
        why += bool(found.why)
    assert sure >= 3
    assert why * 2 > sure


def test_a_shot_is_told_with_its_target_and_how_likely_it_falls() -> None:
    told = course("ship_ahoy-2-10-v2-0")
    seen: set[str] = set()
    for k, moment in enumerate(told.moments):
        seat = moment.action.seat
        if moment.kind != CHOICE or len(seen) == 4:
            continue
        view = SHIP_AHOY.view(moment.before, seat)
        found = hint(SHIP_AHOY, view, told.heard(seat, k), seat, 7)
        if found.acts[0].row[1] != "shoot":
            continue
        at = found.why[0]
        assert at.kind == "target"
        assert 0 < at.amount <= 1
        assert is_enemy(moment.before, seat, int(at.source))
        seen.add(at.source)
        for language in LANGUAGES:
            words = Catalogue(language, "ship_ahoy", ["Anna", "Ben"])
            assert str(round(at.amount * 100)) in told_reason(words, at)
    assert len(seen) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = Catalogue(language, "ship_ahoy", ["Anna", "Ben"])
    for kind in ("target", "as_good", "prey"):
        told = [told_reason(words, Reason(kind, piece, 0.44)) for piece in ("4", "9")]
        assert told[0] != told[1]  # it names the piece
    for kind in ("risk", "duel", "sooner", "lead", "aim"):
        assert told_reason(words, Reason(kind, "", 0.44))
    assert "Ben" in told_reason(words, Reason("rival", "", 2.0, 1))


def test_sooner_over_is_a_reason_only_for_who_leads() -> None:
    """And where no source stands out, the lead as a whole is."""
    dice = Dice(3)
    jitter = [int(dice.below(3)) / 10 for _ in range(20)]
    quick = [{"took": -6.0 + x, "ahead": 4.0 + x, "lead": 0.0} for x in jitter]
    assert [r.kind for r in said(quick, 2)] == ["sooner"]
    behind = [{**row, "ahead": -4.0} for row in quick]
    assert said(behind, 2) == []
    in_all = [{"took": 0.0, "ahead": 1.0, "lead": 0.8 + x, "own coins": x} for x in jitter]
    assert [r.kind for r in said(in_all, 2)] == ["lead"]
