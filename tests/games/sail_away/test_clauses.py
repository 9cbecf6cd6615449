"""Every clause of the rules is proved by a test, and the rules page has every clause."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from quarterdeck.words.catalogue import LANGUAGES

HERE = Path(__file__).parent
PAGES = sorted((HERE.parents[2] / "docs" / "rules").glob("sail_away*.md"))  # one a language
SOURCE = HERE.parents[2] / "src" / "quarterdeck"
CLAUSE = re.compile(r"SA-\d{2}")
PARTS = (range(1, 19), range(20, 26), range(30, 35), range(40, 47), range(50, 58), range(60, 65))
ALL = {f"SA-{n:02}" for part in PARTS for n in part}


def proved() -> set[str]:
    """The clauses that test functions are marked with."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if ast.unparse(mark).startswith("pytest.mark.clause("):
                        found |= set(CLAUSE.findall(ast.unparse(mark)))
    return found


def test_there_is_a_rules_page_for_every_language() -> None:
    names = {"sail_away.md", *[f"sail_away.{lang}.md" for lang in LANGUAGES if lang != "en"]}
    assert {page.name for page in PAGES} == names


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_every_clause_of_the_rules_page_has_a_test(page: Path) -> None:
    assert set(CLAUSE.findall(page.read_text(encoding="utf-8"))) - proved() == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_every_clause_opens_one_block_of_the_rules_page(page: Path) -> None:
    """That is what the browser links to."""
    opens = re.findall(r"^(?:\*\*|\| )(SA-\d{2})", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(opens) == sorted(ALL)


def test_every_clause_has_a_test_and_no_test_names_another() -> None:
    assert proved() == ALL


def test_the_code_cites_only_clauses_that_there_are() -> None:
    cited = {
        c for path in SOURCE.rglob("*.py") for c in CLAUSE.findall(path.read_text(encoding="utf-8"))
    }
    assert cited <= ALL
