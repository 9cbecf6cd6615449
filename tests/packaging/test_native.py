"""The kernel is compiled, or it is said that it is not and why: never interpreted in silence."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.packages import ROOT, build, contents, run

NOTE = "quarterdeck/interpreted.txt"
NO_COMPILER = {"CC": "no-such-compiler"}

FIRST = """
from typing import Final

KEEL: Final = "keel"


def sail(knots: int) -> tuple[str, int]:
    return (KEEL, knots + 1)
"""
LONG = "a sentence that is too long for mypyc to write beside it"
SECOND = f"""
from typing import Final

from quarterdeck.core import first

MAST: Final = ("mast", "{LONG}", 10**30)


def all_of_it() -> object:
    return (*first.sail(2), *MAST, "yard", 2.5)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A working copy whose kernel is two small files."""
    if run("cc", "--version", cwd=tmp_path).returncode:
        pytest.skip("no C compiler here")
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "tools", tree / "tools")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tree)
    files = {
        "__init__.py": '__version__ = "0.1.0"\n',
        "core/__init__.py": "",
        "core/first.py": FIRST,
        "core/second.py": SECOND,
        "webclient/dist/index.html": "<!doctype html>",
    }
    for name, text in files.items():
        path = tree / "src" / "quarterdeck" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tree


def native(tree: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "tools/native.py", *words, cwd=tree, **env)


def spoil(tree: Path) -> None:
    with (tree / "src/quarterdeck/core/first.py").open("a") as file:
        file.write('\n\nDEPTH: Final[int] = "deep"\n')


def test_a_kernel_that_does_not_compile_is_an_error(tree: Path) -> None:
    spoil(tree)
    done = run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", cwd=tree)
    assert done.returncode == 1
    said = done.stdout + done.stderr
    assert "first.py" in said
    assert "could not be compiled" in said
    assert "QUARTERDECK_PURE=1" in said
    assert not list(tree.glob("dist/*"))
    done = native(tree)
    assert done.returncode == 1
    assert "could not be compiled" in done.stderr
    assert not (tree / "build/native").exists()


def test_who_goes_on_without_is_told_each_time(tree: Path) -> None:
    spoil(tree)
    for _ in range(2):
        done = native(tree, "--lenient")
        assert done.returncode == 0
        assert "interpreted" in done.stderr
    assert "did not compile" in (tree / "build/native" / NOTE).read_text()
    for _ in range(2):
        done = native(tree, **NO_COMPILER)
        assert done.returncode == 0
        assert "no C compiler: the kernel runs interpreted" in done.stderr
    assert (tree / "build/native" / NOTE).read_text() == "no C compiler\n"


@pytest.mark.soak
def test_a_wheel_says_why_it_is_interpreted(tree: Path, tmp_path: Path) -> None:
    for number, (env, why) in enumerate(
        [(NO_COMPILER, "no C compiler"), ({"QUARTERDECK_PURE": "1"}, "QUARTERDECK_PURE=1")]
    ):
        inside = contents(build("wheel", tree, tmp_path / str(number), **env))
        assert inside[NOTE].decode() == f"{why}, when it was built\n"
        assert not [name for name in inside if name.endswith((".so", ".pyd"))]


@pytest.mark.soak
def test_only_what_changed_is_compiled_again(tree: Path, tmp_path: Path) -> None:
    def value() -> str:
        ask = "from quarterdeck.core import first, second as s; print(s.__file__, *s.all_of_it())"
        done = run(sys.executable, "-c", ask, cwd=tree, PYTHONPATH=str(tree / "build/native"))
        file, text = done.stdout.strip().split(" ", 1)
        assert not file.endswith(".py")
        return text

    def objects() -> set[Path]:
        return set((tree / "build/objects").iterdir())

    assert native(tree).returncode == 0
    assert value() == f"keel 3 mast {LONG} {10**30} yard 2.5"
    before = objects()

    first = tree / "src/quarterdeck/core/first.py"
    first.write_text(FIRST.replace("def sail", 'OAR: Final = "a constant"\n\n\ndef sail'))
    assert native(tree).returncode == 0
    assert value() == f"keel 3 mast {LONG} {10**30} yard 2.5"
    after = objects()
    assert before < after, "nothing is forgotten so soon"
    assert len(after - before) == 2, "the file itself, and the one that holds all constants"

    # The wheel takes what is compiled already; another copy of the tree would find the objects.
    began = {path: path.stat().st_mtime_ns for path in after}
    names = contents(build("wheel", tree, tmp_path / "wheel")).keys()
    assert [name for name in names if name.startswith("quarterdeck/core/first.") and "so" in name]
    assert {path: path.stat().st_mtime_ns for path in objects()} == began
