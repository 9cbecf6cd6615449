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


def clauses(letters: str, *parts: range, digits: int = 2) -> set[str]:
    return {f"{letters}-{n:0{digits}}" for part in parts for n in part}


# A game adds one line: the clauses its rules have.
LEDGERS = {
    "captain_flip": clauses("CF", range(1, 31)),
    "sail_away": clauses(
        "SA",
        range(1, 19),
        range(20, 26),
        range(30, 35),
        range(40, 47),
        range(50, 58),
        range(60, 65),
    ),
    "ahoy": clauses(
        "AH",
        range(1, 13),
        range(20, 27),
        range(30, 35),
        range(40, 46),
        range(50, 54),
        range(60, 68),
        range(70, 76),
        range(80, 84),
        range(90, 94),
        range(100, 104),
        range(110, 121),
        range(130, 141),
        range(150, 158),
        range(160, 166),
        range(200, 228),
        range(230, 239),
        digits=3,
    ),
    "anchors_aweigh": clauses(
        "AA", range(1, 8), range(10, 22), range(30, 45), range(50, 56), range(60, 65)
    ),
    "ship_ahoy": clauses(
        "SH",
        range(1, 6),
        range(10, 17),
        range(20, 24),
        range(30, 35),
        range(40, 44),
        range(50, 54),
        range(60, 68),
    ),
}


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


def test_every_game_has_its_clauses_here() -> None:
    assert set(LEDGERS) == set(registry.GAMES)


@EACH_GAME
def test_there_is_a_rules_page_for_every_language(game: str) -> None:
    assert {path.name for path in RULES.glob(f"{game}*.md")} == set(pages(game))


@EACH_PAGE
def test_every_clause_of_the_rules_page_has_a_test(game: str, page: str) -> None:
    assert cited(game, RULES / page) - proved(game) == set()


@EACH_PAGE
def test_every_clause_opens_one_block_of_the_rules_page(game: str, page: str) -> None:
    """That is what the browser links to."""
    text = (RULES / page).read_text(encoding="utf-8")
    opens = re.findall(rf"^(?:\*\*|\| )({pattern(game)})", text, re.MULTILINE)
    assert sorted(opens) == sorted(LEDGERS[game])


@EACH_GAME
def test_every_clause_has_a_test_and_no_test_names_another(game: str) -> None:
    assert proved(game) == LEDGERS[game]


@EACH_GAME
def test_the_code_cites_only_clauses_that_there_are(game: str) -> None:
    assert {c for path in SOURCE.rglob("*.py") for c in cited(game, path)} <= LEDGERS[game]
