"""Guides name files, the flow of one click also what in them to look for: all of it is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDES = sorted((ROOT / "docs" / "guide").glob("*.md"))
GUIDE = ROOT / "docs" / "guide" / "one-click.md"
OUTSIDE = ("src/", "web/", "tests/", "tools/", "benchmarks/", "docs/", "examples/")
ROOMS = sorted(p.name for p in (ROOT / "src" / "quarterdeck").iterdir() if p.is_dir())
STARTS = "|".join([*OUTSIDE, *(f"{room}/" for room in ROOMS)])
ANYWHERE = re.compile(rf"(?<![\w./-])((?:{STARTS})[\w<>./-]*\.(?:py|ts|svelte|ftl|md))\b")
BEGINS = 40  # in a line of a walk, what stands farther left is prose
FILE = re.compile(r"([\w/<>.-]+\.(?:py|ts|svelte))(?:\s*\(([\w,.\s]+)\))?")


def named() -> list[tuple[str, tuple[str, ...]]]:
    """Each file of the walks, and the names in brackets behind it.

    A file without a folder is in that of the one before it.
    """
    out: list[tuple[str, tuple[str, ...]]] = []
    for walk in re.findall(r"```\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL):
        folder = ""
        places = " ".join(line[BEGINS:].partition("  ")[2] for line in walk.splitlines())
        for path, names in FILE.findall(places):
            if "/" in path:
                folder = path.rpartition("/")[0]
            whole = path if "/" in path else f"{folder}/{path}"
            out.append((whole, tuple(re.findall(r"\w+", names))))
    return out


NAMED = named()


def found(path: str) -> list[Path]:
    base = ROOT if path.startswith(OUTSIDE) else ROOT / "src" / "quarterdeck"
    return sorted(base.glob(re.sub("<[a-z]+>", "*", path)))


def test_the_guide_is_read() -> None:
    assert len(NAMED) > 60
    assert sum(len(names) for _, names in NAMED) > 30


@pytest.mark.parametrize(("path", "names"), NAMED)
def test_what_it_names_is_there(path: str, names: tuple[str, ...]) -> None:
    files = found(path)
    assert files, path
    text = files[0].read_text(encoding="utf-8")
    says = r"(?:def|class|function|const|readonly) {0}\b|^  (?:async |private |get )*{0}\("
    missing = [n for n in names if not re.search(says.format(n), text, re.MULTILINE)]
    assert not missing, f"{path} has no {missing}"


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_every_file_that_a_guide_names_is_there(guide: Path) -> None:
    names = set(ANYWHERE.findall(guide.read_text(encoding="utf-8")))
    assert [name for name in sorted(names) if not found(name)] == []
