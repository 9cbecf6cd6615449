"""The shape of the house: docstrings, sizes, one way of imports, nothing compiled in src."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "quarterdeck"
LIMIT = 400
MODULES = sorted(p for p in SOURCE.rglob("*.py") if "webclient/dist" not in p.as_posix())
RULES = [p for p in MODULES if p.relative_to(SOURCE).parts[0] in {"core", "kit", "games"}]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_there_is_something_to_look_at() -> None:
    assert len(MODULES) > 40
    assert len(RULES) > 30


def test_every_module_says_what_it_is_for() -> None:
    silent = [name(p) for p in MODULES if not ast.get_docstring(tree(p))]
    assert silent == []


def test_the_first_line_is_one_sentence() -> None:
    for path in MODULES:
        first = (ast.get_docstring(tree(path)) or "x.").splitlines()[0]
        assert first.endswith((".", "!", "?", ":")), name(path)


def test_no_module_is_too_long() -> None:
    tests = sorted((ROOT / "tests").rglob("*.py"))
    sizes = {name(p): len(p.read_text(encoding="utf-8").splitlines()) for p in [*MODULES, *tests]}
    assert {n: size for n, size in sizes.items() if size > LIMIT} == {}


@pytest.mark.parametrize("path", RULES, ids=name)
def test_rules_never_wait_and_never_use_floats_or_globals(path: Path) -> None:
    """A generator cannot be cloned, saved or shown. Rewards are the only numbers with a comma."""
    module = tree(path)
    for node in ast.walk(module):
        assert not isinstance(node, ast.Yield | ast.YieldFrom | ast.Await | ast.Global), name(path)
        if isinstance(node, ast.FunctionDef) and node.name in {"rewards", "by_margin"}:
            node.body = []  # a share of the win, for search: outside the state
    for node in ast.walk(module):
        if isinstance(node, ast.Constant):
            assert not isinstance(node.value, float), name(path)
        if isinstance(node, ast.BinOp):
            assert not isinstance(node.op, ast.Div), name(path)


def test_src_holds_no_extension_module() -> None:
    built = [p for end in ("*.so", "*.pyd", "*.c") for p in (ROOT / "src").rglob(end)]
    assert built == []


def test_imports_go_one_way() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    if not linter.exists():
        pytest.skip("import-linter is not installed")
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [linter, "--no-cache"], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_names_the_folder_it_was_made_in() -> None:
    here = str(ROOT) + "/"
    places = [SOURCE, ROOT / "tests", ROOT / "docs", ROOT / "tools"]
    endings = {".py", ".md", ".ftl", ".play", ".jsonl", ".json", ".toml"}
    for place in places:
        for path in place.rglob("*"):
            if path.suffix in endings and path.is_file() and "dist" not in path.parts:
                assert here not in path.read_text(encoding="utf-8"), name(path)
