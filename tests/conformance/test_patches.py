"""What facts say of the view leads every reader, fact by fact, to the view the server has."""

from __future__ import annotations

import msgspec
import pytest

from quarterdeck.core.seat import NOBODY
from quarterdeck.server import present
from quarterdeck.table.change import marked
from tests.support.subjects import Subject, setups
from tests.support.walk import Walk

NODES = 400  # of a walk


@pytest.mark.parametrize("subject", setups())
def test_the_patches_of_the_facts_add_up_to_the_true_view(subject: Subject) -> None:
    game, walk = subject.game, Walk(subject, 16)
    readers = (*range(subject.seats), NOBODY)
    shown = {reader: seen_by(walk, reader) for reader in readers}
    told = 0
    while not game.is_over(walk.s) and len(walk.record) < NODES:
        before = walk.s.clone()
        walk.s.marks = []
        walk.go_on()
        changes = present.changed(game, marked(before, walk.s))
        assert len(changes) == len(walk.fresh)
        told += len(changes)
        for reader in readers:
            truth = seen_by(walk, reader)
            for fact in present.facts(game, walk.fresh, reader, changes):
                shown[reader] = patched(shown[reader], wired(fact.patch))
            if walk.fresh:
                assert shown[reader] == truth
            shown[reader] = truth
    assert told > 20


def seen_by(walk: Walk, reader: int) -> dict[str, object]:
    """The view as it comes from the wire."""
    return wired(present.view_fields(walk.game.view(walk.s, reader)))


def wired(fields: dict[str, object]) -> dict[str, object]:
    return msgspec.json.decode(msgspec.json.encode(fields), type=dict[str, object])


def patched(view: dict[str, object], patch: dict[str, object]) -> dict[str, object]:
    """As web/src/wire/patched.ts does it."""
    out = dict(view)
    for name, value in patch.items():
        old = out[name]
        if isinstance(value, dict):
            assert isinstance(old, list)
            value = [value.get(str(place), entry) for place, entry in enumerate(old)]
        out[name] = value
    return out
