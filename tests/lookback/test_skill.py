"""Long runs: a look back tells skill from luck, and fits into the time it may take."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from time import process_time

import pytest

from benchmarks.lookback import look, own, played
from quarterdeck.lookback.course import Course

GAMES = 14


@pytest.mark.soak
@pytest.mark.parametrize("id", ["captain_flip", "sail_away"])
def test_a_captains_decisions_cost_less_than_a_bosuns(id: str) -> None:
    """With their intervals apart."""
    spent: dict[str, list[float]] = {"captain": [], "bosun": []}
    for course in played(id, ["captain", "bosun"], GAMES, 17):
        found = look(course, "coarse")
        for seat, name in enumerate(course.record.header.seats):
            mine = [row for row in found.by_step if own(row, course, seat)]
            spent[name].append(-sum(row[2 + seat] for row in mine))
    captain, bosun = (interval(spent[name]) for name in ("captain", "bosun"))
    assert captain[1] < bosun[0], (captain, bosun)


@pytest.mark.soak
@pytest.mark.parametrize(("id", "most"), [("captain_flip", 10.0), ("ahoy", 60.0)])
def test_a_finer_look_costs_no_more_than_it_may(id: str, most: float) -> None:
    """In processor time, and it is as sure as it should be."""
    courses: list[Course] = list(played(id, ["captain", "bosun"], 2, 17))
    began = process_time()
    found = [look(course, "fine") for course in courses]
    assert (process_time() - began) / len(courses) <= most
    assert fmean(fmean(one.error) for one in found) <= 0.012


def interval(values: list[float]) -> tuple[float, float]:
    half = 1.96 * stdev(values) / sqrt(len(values))
    return fmean(values) - half, fmean(values) + half
