"""Pairing and points of events, as plain functions of what has been."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarterdeck.server.events import pairing
from quarterdeck.server.events.pairing import Entrant, Pairs, robin_rounds, sizes
from quarterdeck.server.events.scoring import (
    LATE,
    WIN,
    Done,
    Place,
    place_points,
    same_draws_points,
    standings,
)

SIZES = st.integers(2, 5)
ANY = frozenset({2, 3, 4, 5})


class Course:
    """An event that is played through: whoever comes first in the order of strength wins."""

    def __init__(self, people: int) -> None:
        self.people = [f"p{n}" for n in range(people)]
        self.points: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()
        self.met: dict[str, Counter[str]] = {who: Counter() for who in self.people}

    def entrants(self) -> list[Entrant]:
        return [
            Entrant(who, self.points[who], n, self.byes[who], self.met[who])
            for n, who in enumerate(self.people)
        ]

    def play(self, pairs: Pairs) -> None:
        for who in pairs.byes:
            self.byes[who] += 1
            self.points[who] += WIN
        for table in pairs.tables:
            order = sorted(table, key=self.people.index)
            alone = [[n] for n in range(len(table))]
            got = place_points([Place(order.index(who) + 1) for who in table], alone)
            for who, points in zip(table, got, strict=True):
                self.points[who] += points
                self.met[who].update(other for other in table if other != who)

    def meetings(self) -> list[int]:
        return [self.met[a][b] for a, b in combinations(self.people, 2)]


def is_whole(pairs: Pairs, people: list[str], size: int, allowed: frozenset[int]) -> None:
    """Everybody once, at tables of allowed sizes."""
    everybody = [who for table in pairs.tables for who in table] + pairs.byes
    assert sorted(everybody) == sorted(people)
    assert {len(table) for table in pairs.tables} <= {n for n in allowed if n <= size}


@given(st.integers(0, 60), SIZES, st.sets(SIZES, min_size=1).map(frozenset))
def test_tables_are_of_allowed_sizes_and_few_sit_out(
    people: int, size: int, allowed: frozenset[int]
) -> None:
    found, byes = sizes(people, size, allowed)
    fit = {n for n in allowed if n <= size}
    assert sum(found) + byes == people
    assert set(found) <= fit
    if fit == set(range(2, size + 1)):
        assert byes == (people if people < 2 else people % 2 if size == 2 else 0)
    if people >= min(fit, default=99):
        assert found


@settings(deadline=None, max_examples=40)
@given(st.integers(2, 17), SIZES, st.integers(0, 1000))
def test_a_swiss_pairs_everybody_once_and_shares_byes(people: int, size: int, seed: int) -> None:
    course, luck = Course(people), Random(seed)
    for _ in range(4):
        pairs = pairing.swiss(course.entrants(), size, ANY, luck)
        is_whole(pairs, course.people, size, ANY)
        course.play(pairs)
        assert (
            max(course.byes.values(), default=0) - min(course.byes[w] for w in course.people) <= 1
        )


@settings(deadline=None, max_examples=30)
@given(st.sampled_from([(8, 2, 4), (9, 2, 4), (16, 4, 3), (12, 3, 3)]), st.integers(0, 1000))
def test_in_a_swiss_nobody_meets_again_while_there_is_somebody_else(
    shape: tuple[int, int, int], seed: int
) -> None:
    people, size, rounds = shape
    course, luck = Course(people), Random(seed)
    for _ in range(rounds):
        course.play(pairing.swiss(course.entrants(), size, ANY, luck))
    again = sum(n - 1 for n in course.meetings() if n > 1)
    assert again <= (0 if size == 2 else 2)
    best = max(course.people, key=lambda who: course.points[who])
    assert course.points[best] >= course.points["p9" if people > 9 else f"p{people - 1}"]


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 12), st.integers(0, 1000))
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(people: int, seed: int) -> None:
    course, luck = Course(people), Random(seed)
    for _ in range(robin_rounds(people, 2)):
        pairs = pairing.robin(course.entrants(), 2, ANY, luck)
        is_whole(pairs, course.people, 2, ANY)
        course.play(pairs)
    assert set(course.meetings()) == {1}
    assert {course.byes[who] for who in course.people} == {people % 2}


@settings(deadline=None, max_examples=12)
@given(st.integers(4, 13), st.integers(3, 5), st.integers(0, 1000))
def test_at_larger_tables_people_meet_as_evenly_as_can_be(
    people: int, size: int, seed: int
) -> None:
    course, luck = Course(people), Random(seed)
    for _ in range(robin_rounds(people, size)):
        pairs = pairing.robin(course.entrants(), size, ANY, luck)
        is_whole(pairs, course.people, size, ANY)
        course.play(pairs)
    met = [n for n in course.meetings() if n]
    assert len(met) >= 0.55 * len(course.meetings())
    assert max(met) <= 3


def test_whoever_comes_late_to_a_round_robin_is_met_too() -> None:
    course, luck = Course(6), Random(1)
    for _ in range(2):
        course.play(pairing.robin(course.entrants(), 2, ANY, luck))
    for late in ("p6", "p7"):
        course.people.append(late)
        course.met[late] = Counter()
    for _ in range(5):
        pairs = pairing.robin(course.entrants(), 2, ANY, luck)
        is_whole(pairs, course.people, 2, ANY)
        course.play(pairs)
    assert max(course.meetings()) <= 2
    assert len(course.met["p7"]) >= 4


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 15), SIZES, st.integers(0, 1000))
def test_an_arena_pairs_whom_it_can(people: int, size: int, seed: int) -> None:
    course = Course(people)
    allowed = frozenset({size})
    pairs = pairing.arena(course.entrants(), size, allowed, Random(seed))
    is_whole(pairs, course.people, size, allowed)
    assert len(pairs.byes) == people % size


@settings(deadline=None)
@given(SIZES, st.integers(0, 1000))
def test_seats_are_taken_in_turns(size: int, seed: int) -> None:
    luck = Random(seed)
    roles = [f"r{n}" for n in range(size)]
    sat: dict[str, Counter[str]] = {f"p{n}": Counter() for n in range(size)}
    for _ in range(size):
        group = [Entrant(who, sat=had) for who, had in sat.items()]
        for role, who in zip(roles, pairing.seated(group, roles, luck), strict=True):
            sat[who][role] += 1
    assert max(n for had in sat.values() for n in had.values()) <= 2


@given(st.lists(st.integers(0, 5), min_size=2, max_size=5))
def test_points_of_a_table_are_always_as_many(places: list[int]) -> None:
    alone = [[n] for n in range(len(places))]
    got = place_points([Place(place) for place in places], alone)
    assert sum(got) == WIN * len(places) // 2
    assert all(0 <= points <= WIN for points in got)
    for (a, mine), (b, theirs) in combinations(zip(places, got, strict=True), 2):
        assert (a == b) == (mine == theirs)


def test_points_at_tables_of_every_size() -> None:
    def points(*places: int) -> list[float]:
        alone = [[n] for n in range(len(places))]
        return [p / 2 for p in place_points([Place(place) for place in places], alone)]

    assert points(1, 2) == [12, 0]
    assert points(2, 1, 3) == [6, 12, 0]
    assert points(1, 2, 3, 4) == [12, 8, 4, 0]
    assert points(1, 1, 3, 4, 5) == [10.5, 10.5, 6, 3, 0]
    assert points(1, 2, 2, 0) == [12, 6, 6, 0]
    teams = place_points([Place(1), Place(3), Place(1), Place(3)], [[0, 2], [1, 3]])
    assert teams == [WIN, 0, WIN, 0]


def test_with_the_same_draws_each_seat_is_compared_with_the_same_seat() -> None:
    tables = [[(1, 30), (2, 20)], [(1, 25), (2, 24)], [(2, 20), (1, 26)]]
    got = same_draws_points([[Place(*s) for s in t] for t in tables], [[0], [1]])
    assert [[p / 2 for p in table] for table in got] == [[12, 0], [6, 6], [0, 12]]
    alone = same_draws_points([[Place(1, 30), Place(2, 20)]], [[0], [1]])
    assert alone == [[WIN, 0]]
    unranked = [[Place(0, 99), Place(1, 0)], [Place(2, 1), Place(1, 50)]]
    assert same_draws_points(unranked, [[0], [1]])[0][0] == 0


def test_standings_say_by_what_equals_are_told_apart() -> None:
    done = [
        Done("a", WIN, True, ("d",)),
        Done("b", WIN, True, ("c",)),
        Done("c", 0, False, ("b",)),
        Done("d", 0, False, ("a",)),
        Done("c", WIN, True, ("d",)),
        Done("d", 0, False, ("c",)),
        Done("e", LATE, played=False),
    ]
    rows = standings(["a", "b", "c", "d", "e"], done)
    assert [(row.who, row.place) for row in rows] == [
        ("b", 1),
        ("c", 2),
        ("a", 3),
        ("e", 4),
        ("d", 5),
    ]
    assert rows[0].strength == WIN
    assert [row.games for row in rows] == [1, 2, 1, 0, 2]
    level = standings(["x", "y", "z"], [Done("x", 6), Done("y", 6)])
    assert [row.place for row in level] == [1, 1, 3]
    arena = standings(["x", "y"], [Done("x", 12), Done("x", 12), Done("y", 24, True)], True)
    assert [row.who for row in arena] == ["y", "x"]


@pytest.mark.parametrize(
    ("people", "size", "rounds"), [(8, 2, 7), (7, 2, 7), (16, 4, 5), (1, 2, 1)]
)
def test_a_round_robin_knows_how_long_it_takes(people: int, size: int, rounds: int) -> None:
    assert robin_rounds(people, size) == rounds
