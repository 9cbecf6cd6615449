"""States are plain data: flat fields, all of them in the audience table, all of them cloned."""

from __future__ import annotations

import ast
import subprocess
import sys
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
BASE = {"seats", "version", "stack", "events", "loud", "marks"}


@dataclass
class StateClass:
    """A State as its source says."""

    fields: dict[str, str]  # name -> type
    cloned: dict[str, str]  # name -> what clone assigns


def read(path: Path) -> StateClass:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [
        n
        for n in tree.body
        if isinstance(n, ast.ClassDef) and "State" in [ast.unparse(b) for b in n.bases]
    ]
    assert len(found) == 1, f"{path} has {len(found)} State classes"
    fields, cloned = {}, {}
    for node in found[0].body:
        if isinstance(node, ast.AnnAssign):
            fields[ast.unparse(node.target)] = type_of(node.annotation)
        elif isinstance(node, ast.FunctionDef) and node.name == "clone":
            for line in node.body:
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]).startswith("c."):
                    cloned[ast.unparse(line.targets[0])[2:]] = ast.unparse(line.value)
    return StateClass(fields, cloned)


def type_of(annotation: ast.expr) -> str:
    """``Annotated[type, audience, ...]``: the type."""
    assert isinstance(annotation, ast.Subscript)
    assert isinstance(annotation.slice, ast.Tuple)
    return ast.unparse(annotation.slice.elts[0])


@pytest.mark.parametrize("id", FILES)
def test_fields_are_flat_values_without_floats(id: str) -> None:
    state = read(FILES[id])
    assert state.fields
    assert set(state.fields.values()) <= VALUES | LISTS


def test_what_follows_from_the_fields_is_fresh() -> None:
    """A field is one line by hand; its slot, first value, copy and audience are written from it."""
    tool = [sys.executable, str(ROOT / "tools" / "fields.py"), "--check"]
    done = subprocess.run(tool, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("id", FILES)
def test_every_field_has_an_audience(id: str) -> None:
    assert list(GAMES[id].audience) == list(read(FILES[id]).fields)


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
    silent = (state.cloned["events"], state.cloned["loud"], state.cloned["marks"])
    assert silent == ("[]", "False", "None")


def test_every_game_keeps_its_state_in_one_place() -> None:
    """Another State class elsewhere would escape the tests above."""
    for path in (SOURCE / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and "State" in [ast.unparse(b) for b in node.bases]:
                assert path in FILES.values()
