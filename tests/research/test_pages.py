"""What the guide to learning shows is so, and the citation names this version."""

from __future__ import annotations

import doctest
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import quarterdeck

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(sys.platform == "win32", reason="OpenSpiel is not for Windows")
def test_what_the_guide_shows_is_so() -> None:
    page = str(ROOT / "docs/guide/learn.md")
    done = doctest.testfile(page, module_relative=False, encoding="utf-8")
    assert done.attempted > 20
    assert done.failed == 0


@pytest.mark.soak
def test_the_notebook_runs() -> None:
    """Its code cells, one after the other; what it learns carries further than chance."""
    book = json.loads((ROOT / "docs/guide/learn.ipynb").read_text(encoding="utf-8"))
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    seen: dict[str, Any] = {"__name__": "notebook"}
    for number, cell in enumerate(book["cells"]):
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []  # nothing that could be out of date
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), seen)
    assert seen["alike"] > 0.45
    assert seen["cloned"] > 0.55


def test_the_citation_names_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {quarterdeck.__version__}\n" in text
