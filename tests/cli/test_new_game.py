"""`quarterdeck new-game` lays out a game that runs, and writes over nothing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.cli.new_game import new_game
from quarterdeck.cli.show import Oops

ROOT = Path(__file__).parents[2]
PARTS = ("src", "tests", "docs/rules", "web/src/games", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.play", "*.jsonl", "dist", "*.svelte")
NAME = "driftwood"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of what the command and its game's tests need of the source tree."""
    tree = tmp_path_factory.mktemp("tree")
    for part in PARTS:
        if (ROOT / part).is_file():
            shutil.copy(ROOT / part, tree / part)
        else:
            shutil.copytree(ROOT / part, tree / part, ignore=LEFT_OUT)
    yield tree
    shutil.rmtree(tree)


def run(here: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python with the copy's sources, as they are, uncompiled."""
    top = next((p for p in (here, *here.parents) if (p / "pyproject.toml").is_file()), ROOT)
    env = {**os.environ, "PYTHONPATH": str(top / "src"), "QUARTERDECK_PURE": "1"}
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=here, env=env, capture_output=True, text=True, check=False)


def contents(tree: Path) -> dict[Path, bytes]:
    files = [p for p in tree.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    return {p: p.read_bytes() for p in files}


@pytest.fixture(scope="module")
def laid_out(tree: Path) -> Path:
    """From a folder inside it; the same tree with the new game."""
    done = run(tree / "tests", "quarterdeck", "new-game", NAME)
    assert done.returncode == 0, done.stderr
    return tree


def test_bad_names_are_refused_and_change_nothing(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tree)
    before = contents(tree)
    taken = tree / "docs" / "rules" / "flotsam.md"
    taken.write_text("mine", encoding="utf-8")
    for name, why in {
        "captain_flip": "there is a game 'captain_flip' already",
        "Drift-Wood": "is no id for a game",
        "2ships": "is no id for a game",
        "../drift": "is no id for a game",
        "class": "is reserved",
        "powder": "is reserved",
        "ab": "an id has 3 to 24 letters",
        "flotsam": "there is docs/rules/flotsam.md already",
    }.items():
        with pytest.raises(Oops, match=re.escape(why)):
            new_game(name)
    taken.unlink()
    assert contents(tree) == before


def test_outside_a_source_tree_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Oops, match="writes into a source tree of Quarterdeck"):
        new_game(NAME)
    assert not list(tmp_path.iterdir())


def test_its_own_tests_pass(laid_out: Path) -> None:
    tests = [
        f"tests/games/{NAME}",
        "tests/games/test_clauses.py",
        "tests/architecture/test_words.py",
        "tests/conformance/test_presses.py",
        "tests/research/test_numbers.py",
    ]
    done = run(laid_out, "pytest", "-q", "-p", "no:cacheprovider", *tests, "-k", NAME)
    assert done.returncode == 0, done.stdout


def test_it_is_written_as_the_house_writes(laid_out: Path) -> None:
    for words in (("check",), ("format", "--check")):
        done = run(laid_out, "ruff", *words, "--no-cache", "src", f"tests/games/{NAME}")
        assert done.returncode == 0, done.stdout


def test_bots_play_it(laid_out: Path) -> None:
    words = ("sim", NAME, "--bots", "mcts:20it,random", "--games", "2", "-p", "1")
    done = run(laid_out, "quarterdeck", *words)
    assert done.returncode == 0, done.stderr


@pytest.mark.soak
def test_what_holds_for_all_games_holds_for_it(laid_out: Path) -> None:
    """But what is written by commands: digests, playthroughs, records."""
    tests = ["tests/conformance", "tests/bots/test_fair.py", "-k", f"{NAME} and not digest"]
    done = run(laid_out, "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert done.returncode == 0, done.stdout
    files = [f"src/quarterdeck/games/{NAME}", f"tests/games/{NAME}"]
    done = run(laid_out, "mypy", "--cache-dir", str(laid_out / "cache"), *files)
    assert done.returncode == 0, done.stdout
