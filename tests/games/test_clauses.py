"""Every clause of a game's rules is proved by a test, and its rules pages have every clause."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from quarterdeck import registry
from quarterdeck.words.catalogue import LANGUAGES

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules"
SOURCE = HERE.parents[1] / "src" / "quarterdeck"
FACES = HERE.parents[1] / "web" / "src" / "games"


OPENS = re.compile(r"^(?:\*\*|\| )([A-Z]{2}-\d{2,3})", re.MULTILINE)


def opened(page: str) -> list[str]:
    """The clauses that open a block of a rules page: what the browser links to."""
    return OPENS.findall((RULES / page).read_text(encoding="utf-8"))


# A game's clauses are those of its English rules page.
LEDGERS = {game: set(opened(f"{game}.md")) for game in registry.GAMES}


def pages(game: str) -> list[str]:
    """One a language."""
    return [f"{game}.md", *[f"{game}.{lang}.md" for lang in LANGUAGES if lang != "en"]]


def pattern(game: str) -> str:
    letters, _, number = next(iter(LEDGERS[game])).partition("-")
    return rf"{letters}-\d{{{len(number)}}}"


def cited(game: str, path: Path) -> set[str]:
    return set(re.findall(pattern(game), path.read_text(encoding="utf-8")))


def proved(game: str) -> set[str]:
    """The clauses that test functions are marked with."""
    found: set[str] = set()
    for path in (HERE / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if ast.unparse(mark).startswith("pytest.mark.clause("):
                        found |= set(re.findall(pattern(game), ast.unparse(mark)))
    return found


EACH_GAME = pytest.mark.parametrize("game", LEDGERS)
EACH_PAGE = pytest.mark.parametrize(("game", "page"), [(g, p) for g in LEDGERS for p in pages(g)])


@EACH_GAME
def test_there_is_a_rules_page_for_every_language(game: str) -> None:
    assert {path.name for path in RULES.glob(f"{game}*.md")} == set(pages(game))


@EACH_PAGE
def test_every_clause_of_the_rules_page_has_a_test(game: str, page: str) -> None:
    assert cited(game, RULES / page) - proved(game) == set()


@EACH_PAGE
def test_every_clause_opens_one_block_of_the_rules_page(game: str, page: str) -> None:
    """Each once, and the same in every language."""
    assert sorted(opened(page)) == sorted(LEDGERS[game])
    assert LEDGERS[game] >= cited(game, RULES / page)


@EACH_GAME
def test_every_clause_has_a_test_and_no_test_names_another(game: str) -> None:
    assert proved(game) == LEDGERS[game]


@EACH_GAME
def test_the_code_cites_only_clauses_that_there_are(game: str) -> None:
    assert {c for path in SOURCE.rglob("*.py") for c in cited(game, path)} <= LEDGERS[game]


@EACH_GAME
def test_every_piece_leads_to_a_clause_that_there_is(game: str) -> None:
    """What is explained at the table links to its place on the rules page."""
    face = [path for path in (FACES / game).rglob("*") if path.suffix in (".ts", ".svelte")]
    named = {c for path in face for c in cited(game, path)}
    assert named
    assert named <= LEDGERS[game]
