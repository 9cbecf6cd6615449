"""For all tests: says which build ran, refuses doubled node ids, picks tests by clause."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from tests.support.build import COMPILED, KERNEL

CLAUSE = re.compile(r"[A-Z]{2}-\d{2,3}")
# Tests that wait far more than they compute.
WAIT = ("tests/server/", "tests/cli/", "tests/packaging/", "tests/workers/")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--clause", action="append", default=[], help="only the tests of this clause (CF-17)"
    )


def pytest_report_header() -> str:
    return f"quarterdeck: {'compiled' if COMPILED else 'interpreted'} kernel ({KERNEL})"


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    node.workerinput["dist"] = node.config.getoption("dist")  # a worker itself does not know


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
    worker = getattr(config, "workerinput", {})
    if worker.get("dist") == "worksteal":
        items[:] = dealt(items, worker["workercount"])


def dealt(items: list[pytest.Item], hands: int) -> list[pytest.Item]:
    """In an order that gives each worker, who begins with its share of the list in one piece,
    as many of the tests that wait as any other, and those first: at the end nobody waits."""
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.nodeid.partition("::")[0], []).append(item)
    by_size = sorted(files.items(), key=lambda file: (-len(file[1]), file[0]))
    piles: list[list[pytest.Item]] = [[] for _ in range(hands)]
    for waits in (True, False):
        for name, tests in by_size:
            if name.startswith(WAIT) == waits:
                min(piles, key=len).extend(tests)
    return [item for pile in piles for item in pile]


def clauses_of(item: pytest.Item) -> list[str]:
    """The clauses a test is marked with."""
    return [str(arg) for mark in item.iter_markers("clause") for arg in mark.args]
