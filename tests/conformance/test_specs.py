"""Every game's spec is whole, and says of the game what is so."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck import registry
from quarterdeck.core.view import PUBLIC, SECRET
from tests.conformance.powder import POWDER
from tests.support.spec import ENTRIES, SPECS, Spec, load, specs
from tests.support.subjects import ALL_SPECS, REGISTERED, SUBJECTS

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = {**REGISTERED, "powder": POWDER}
each = pytest.mark.parametrize("id", ALL_SPECS)


@each
def test_it_names_set_ups_that_there_are(id: str) -> None:
    spec = ALL_SPECS[id]
    mine = {s.name: s for s in SUBJECTS if s.game.info.id == id}
    assert {spec.usual, *spec.plays, *spec.beliefs, *spec.fair} <= set(mine)
    assert mine[spec.usual].seats == 3 or GAMES[id].info.max_seats < 3


@each
def test_it_knows_what_is_hidden(id: str) -> None:
    """A field that becomes secret, or is no more, is a change that somebody meant."""
    spec, audience = ALL_SPECS[id], GAMES[id].audience
    assert spec.secret == {name for name, who in audience.items() if who == SECRET}
    is_open = all(who == PUBLIC for who in audience.values())
    assert is_open or spec.beliefs, "something is hidden: what is dealt must be tested"
    assert spec.fair


@each
def test_it_counts_everything_that_can_be_named(id: str) -> None:
    kinds = {kind for verb in GAMES[id].verbs if not verb.wide for kind in verb.kinds}
    assert kinds <= set(ALL_SPECS[id].ranges)


@pytest.mark.parametrize("id", SPECS)
def test_it_leaves_out_no_guide_and_no_face(id: str) -> None:
    assert (SPECS[id].lessons is not None) == bool(registry.guides(id))
    assert (SPECS[id].sideways is not None) == (WEB / id).is_dir()


def test_a_game_without_one_is_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "driftwood", registry.GAMES["captain_flip"])
    with pytest.raises(AssertionError, match=r"spec\.py is missing for driftwood"):
        specs()


@pytest.mark.parametrize("entry", ENTRIES)
def test_no_entry_can_be_left_out(entry: str) -> None:
    given = {name: getattr(SPECS["ahoy"], name) for name in ENTRIES if name != entry}
    with pytest.raises(TypeError, match=entry):
        Spec(**given)


def test_a_spec_is_a_spec() -> None:
    with pytest.raises(AttributeError, match="SPEC"):
        load("tests.support.build")
