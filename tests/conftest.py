"""For all tests: says which build ran, refuses doubled node ids, picks tests by clause."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.support.build import COMPILED, KERNEL

CLAUSE = re.compile(r"[A-Z]{2}-\d{2,3}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--clause", action="append", default=[], help="only the tests of this clause (CF-17)"
    )


def pytest_report_header() -> str:
    return f"quarterdeck: {'compiled' if COMPILED else 'interpreted'} kernel ({KERNEL})"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    doubled = [name for name, n in Counter(item.nodeid for item in items).items() if n > 1]
    if doubled:
        raise pytest.UsageError("two tests with the same id: " + ", ".join(sorted(doubled)[:5]))
    for item in items:
        for mark in item.iter_markers("clause"):
            if not mark.args or not all(CLAUSE.fullmatch(str(arg)) for arg in mark.args):
                raise pytest.UsageError(f"{item.nodeid}: a clause mark names clauses like CF-17")
    wanted = set(config.getoption("--clause"))
    if wanted:
        chosen = [i for i in items if wanted & set(clauses_of(i))]
        config.hook.pytest_deselected(items=[i for i in items if i not in chosen])
        items[:] = chosen


def clauses_of(item: pytest.Item) -> list[str]:
    """The clauses a test is marked with."""
    return [str(arg) for mark in item.iter_markers("clause") for arg in mark.args]
