"""Recorded games replay to what was recorded, and together they show all a game can do."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.table.record import parse, replay
from tests.records.coverage import needed, shown
from tests.records.write import GAMES, HERE, records
from tests.support.subjects import ALL_SPECS

BY_ID = {game.info.id: game for game in GAMES}
FILES = sorted(HERE.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_a_record_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    game = BY_ID[record.header.game]
    s = replay(game, record.header, record.actions)
    r = game.result(s)
    assert game.is_over(s)
    assert record.end is not None
    assert (r.winners, r.scores, r.reason) == (
        record.end.winners,
        record.end.scores,
        record.end.reason,
    )
    assert record.to_lines() == text


@pytest.mark.parametrize("id", BY_ID)
def test_the_records_show_everything(id: str) -> None:
    """Every verb, step, event, character's effect, line of the count, seat count, option, end."""
    game = BY_ID[id]
    seen: set[str] = set()
    for record in records(game):
        if record.header.rules_version == game.info.version:
            seen |= shown(game, record)
    assert needed(game) - seen == set()
    assert seen & set(ALL_SPECS[id].exceptions) == set(), "no exception any more"


@pytest.mark.parametrize("id", BY_ID)
def test_every_version_that_is_played_has_records(id: str) -> None:
    info = BY_ID[id].info
    versions = {record.header.rules_version for record in records(BY_ID[id])}
    assert versions == set(range(info.oldest, info.version + 1))
