"""Rows: nothing is clipped, nothing is told that a seat may not know, nothing changes unsaid."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import NOBODY
from quarterdeck.core.view import OWNER, PUBLIC, SECRET
from quarterdeck.research.kernel.field import Field
from quarterdeck.research.kernel.layout import Layout, empty
from quarterdeck.research.setting import Setting, researched, table_of
from tests.research import layouts
from tests.research.cases import GAMES, USUAL, setting_of, settings, usual
from tests.support.subjects import Subject
from tests.support.walk import Walk

EVERY = 7  # of the nodes of a walk, so many are looked at


def row(layout: Layout, s: Any, seat: int) -> Any:
    """The row of a state."""
    out = empty(layout.size)
    assert layout.write(s, seat, out, 0) == layout.size
    return np.frombuffer(memoryview(out), np.int16)


def misfit(x: Setting, s: Any) -> str:
    """What of a state does not fit the table; nothing, if all does."""
    table = x.table
    for name, who in x.game.audience.items():
        field: Field = table.FIELDS.get(name)
        if who == SECRET or field.count == 0:
            continue
        value = getattr(s, name)
        values = list(value) if isinstance(value, (list, tuple)) else [value]
        room = field.count * (s.seats if field.by_seat or who != PUBLIC else 1)
        if len(values) > room:
            return f"{name}: {len(values)} entries, room for {room}"
        for v in values:
            for one in v if isinstance(v, tuple) else [v]:
                most = field.each - 1 if isinstance(v, tuple) else None
                if (0 <= one <= most) if most is not None else field.holds(one):
                    continue
                return f"{name}: {one}"
    for f in s.stack:
        step = type(x.game.steps[f.op]).__name__
        fields = table.STEPS.get(int(f.op), ())
        if len(f.args) > len(fields):
            return f"step {step} has {len(f.args)} arguments, its table {len(fields)}"
        for k, (v, field) in enumerate(zip(f.args, fields, strict=False)):
            if not field.holds(v):
                return f"step {step}, argument {k}: {v}"
    return ""


@pytest.mark.parametrize("subject", settings())
def test_rows_lose_nothing_and_tell_nothing(subject: Subject) -> None:
    """The state's own numbers fit the table; the row of the truth is the row of any deal."""
    x = setting_of(subject)
    layout = x.terms.layout
    walk = Walk(subject, 5)
    dice = Dice(11)
    for node, s in enumerate(walk):
        assert not misfit(x, s), misfit(x, s)
        if node % EVERY:
            continue
        for seat in range(subject.seats):
            belief = x.game.belief(x.game.view(s, seat), walk.heard(seat))
            dealt = belief.deal(dice)
            assert (row(layout, s, seat) == row(layout, dealt, seat)).all(), (node, seat)
            assert (row(layout, s, NOBODY) == row(layout, dealt, NOBODY)).all(), (node, seat)
    assert not misfit(x, walk.s), misfit(x, walk.s)


@pytest.mark.parametrize("id", GAMES)
def test_a_spectator_sees_nobody_s_own(id: str) -> None:
    x = usual(id)
    run = x.run(3)
    names = [name for name, who in x.game.audience.items() if who not in (PUBLIC, SECRET)]
    seen = x.row(run, NOBODY)
    for part in x.terms.slices:
        if part.name in names:
            assert (seen[part.start : part.start + part.length] == -1).all(), part


@pytest.mark.parametrize("id", GAMES)
def test_a_forgotten_field_is_named(id: str) -> None:
    x, table = usual(id), table_of(id)
    rest = (table.STEPS, len(x.game.steps), x.seats, table.FRAMES, table.TURNED)
    with pytest.raises(ValueError, match="no line for the field 'weather'"):
        Layout(x.game.audience | {"weather": OWNER}, table.FIELDS, *rest)
    with pytest.raises(ValueError, match="'weather', which nobody sees"):
        Layout(x.game.audience, table.FIELDS | {"weather": Field(0, 1)}, *rest)
    secret = x.game.audience | {"weather": SECRET}
    with pytest.raises(ValueError, match="'weather', which nobody sees"):
        Layout(secret, table.FIELDS | {"weather": Field(0, 1)}, *rest)


@pytest.mark.parametrize("id", GAMES)
def test_a_changed_layout_has_a_new_version(id: str) -> None:
    version = str(table_of(id).VERSION)
    kept = layouts.known().get(id, {})
    assert version in kept, "a new version: python -m tests.research.layouts writes it down"
    assert layouts.digest(id) == kept[version], (
        f"rows or numbers of {id} mean something else now: raise VERSION in its table, say why in "
        "HISTORY, then python -m tests.research.layouts"
    )


def test_every_table_has_a_history_and_a_set_up_to_be_tested_with() -> None:
    assert researched() == list(USUAL)
    for id in researched():
        table = table_of(id)
        assert len(table.HISTORY) == table.VERSION, id


def test_seats_are_told_from_the_one_who_looks() -> None:
    x = usual("captain_flip")
    run = x.run(8)
    dice = Dice(2)
    s: Any = run.s
    while min(s.coins) == max(s.coins):
        lawful = run.lawful()
        run.act(lawful[dice.below(len(lawful))])
    at = {part.name: part.start for part in x.terms.slices}
    for seat in range(x.seats):
        seen = x.row(run, seat)
        assert seen[at["coins"] : at["coins"] + 3].tolist() == [
            s.coins[(seat + k) % 3] for k in range(3)
        ]
        assert seen[at["turn"]] == (s.turn - seat) % 3
