"""States are plain data: flat fields, all of them in the audience table, all of them cloned."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

import pytest

from quarterdeck.core.view import AUDIENCES, PUBLIC, SECRET
from tests.conformance.powder import POWDER
from tests.support.subjects import REGISTERED

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "quarterdeck"
FILES = {
    **{id: SOURCE / "games" / id / "state.py" for id in REGISTERED},
    "powder": ROOT / "tests" / "conformance" / "powder" / "state.py",
}
GAMES = {**REGISTERED, "powder": POWDER}

VALUES = {"i64", "int", "str", "bool", "tuple[int, ...]"}
LISTS = {f"list[{value}]" for value in VALUES if value != "i64"}
BASE = {"seats", "version", "stack", "events", "loud"}


@dataclass
class StateClass:
    """A State as its source says."""

    fields: dict[str, str]  # name -> type
    slots: set[str]
    cloned: dict[str, str]  # name -> what clone assigns


def read(path: Path) -> StateClass:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [
        n
        for n in tree.body
        if isinstance(n, ast.ClassDef) and "State" in [ast.unparse(b) for b in n.bases]
    ]
    assert len(found) == 1, f"{path} has {len(found)} State classes"
    fields, slots, cloned = {}, set(), {}
    for node in found[0].body:
        if isinstance(node, ast.AnnAssign):
            fields[ast.unparse(node.target)] = ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
            slots = set(ast.literal_eval(node.value))
        elif isinstance(node, ast.FunctionDef) and node.name == "clone":
            for line in node.body:
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]).startswith("c."):
                    cloned[ast.unparse(line.targets[0])[2:]] = ast.unparse(line.value)
    return StateClass(fields, slots, cloned)


@pytest.mark.parametrize("id", FILES)
def test_fields_are_flat_values_without_floats(id: str) -> None:
    state = read(FILES[id])
    assert state.fields
    assert set(state.fields.values()) <= VALUES | LISTS


@pytest.mark.parametrize("id", FILES)
def test_every_field_has_an_audience_and_a_slot(id: str) -> None:
    state = read(FILES[id])
    assert set(state.fields) == set(GAMES[id].audience) == state.slots


@pytest.mark.parametrize("id", FILES)
def test_audiences_fit_the_fields(id: str) -> None:
    """What only some may see is a list with an entry per seat."""
    for name, who in GAMES[id].audience.items():
        assert who in AUDIENCES
        if who not in {PUBLIC, SECRET}:
            assert read(FILES[id]).fields[name].startswith("list[")


@pytest.mark.parametrize("id", FILES)
def test_clone_copies_each_field_and_shares_no_list(id: str) -> None:
    state = read(FILES[id])
    assert set(state.cloned) == set(state.fields) | BASE
    for name, kind in {**state.fields, "stack": "list[Frame]"}.items():
        copy = f"self.{name}[:]" if kind.startswith("list[") else f"self.{name}"
        assert state.cloned[name] == copy
    assert (state.cloned["events"], state.cloned["loud"]) == ("[]", "False")


def test_every_game_keeps_its_state_in_one_place() -> None:
    """Another State class elsewhere would escape the tests above."""
    for path in (SOURCE / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and "State" in [ast.unparse(b) for b in node.bases]:
                assert path in FILES.values()
