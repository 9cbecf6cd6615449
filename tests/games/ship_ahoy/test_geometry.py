"""The whole-number geometry agrees with an independent library, and with sine and cosine."""

from __future__ import annotations

from math import atan2, cos, hypot, sin

import pytest
from shapely import LineString, Point, Polygon

from quarterdeck.core.dice import Dice
from quarterdeck.games.ship_ahoy import geometry as g
from quarterdeck.games.ship_ahoy import setup
from quarterdeck.games.ship_ahoy.info import RULES_VERSION
from quarterdeck.games.ship_ahoy.routes import reached
from quarterdeck.games.ship_ahoy.sighting import direction

CASES = 1500
NEAR = 1e-6  # what floats cannot tell apart


def polygon(outline: list[int]) -> Polygon:
    return Polygon(list(zip(outline[::2], outline[1::2], strict=True)))


def some_base(dice: Dice, room: int) -> list[int]:
    """A ship's or a tower's base somewhere."""
    half = (300, 125) if dice.below(2) else (200, 200)
    return g.rectangle(5000 + dice.below(room), 5000 + dice.below(room), dice.below(g.TURN), *half)


def some_path(dice: Dice, points: int) -> list[int]:
    return [5000 + dice.below(1800) for _ in range(2 * points)]


def test_sine_and_cosine_of_every_angle() -> None:
    for a in range(-100, g.TURN + 100, 3):
        # A turn is rounded to 62832 parts: less than 0.2 of one off.
        assert abs(g.sine(a) / g.ONE - sin(a / 10_000)) < 3e-5
        assert abs(g.cosine(a) / g.ONE - cos(a / 10_000)) < 3e-5


def test_a_rectangle_is_one_to_the_nearest_tenth_of_a_millimetre() -> None:
    dice = Dice(1)
    for _ in range(CASES):
        x, y, yaw = dice.below(17000), dice.below(17000), dice.below(g.TURN)
        corners = g.rectangle(x, y, yaw, 300, 125)
        c, s = cos(yaw / 10_000), sin(yaw / 10_000)
        for k, (u, v) in enumerate(((300, 125), (-300, 125), (-300, -125), (300, -125))):
            assert abs(corners[2 * k] - (x + u * c - v * s)) < 0.52
            assert abs(corners[2 * k + 1] - (y + u * s + v * c)) < 0.52
        assert polygon(corners).exterior.is_ccw


@pytest.mark.parametrize("r", [1, 20, 125, 630])
def test_gaps_between_outlines(r: int) -> None:
    dice = Dice(r)
    close = 0
    for _ in range(CASES):
        p, q = some_base(dice, 1500), some_base(dice, 1500)
        gap = polygon(p).distance(polygon(q))
        if abs(gap - r) > NEAR:
            assert g.outlines_close(p, q, r) == (gap < r)
            assert g.outlines_close(q, p, r) == (gap < r)
        close += gap < r
    assert CASES / 20 < close < CASES


def test_outlines_inside_each_other_are_close() -> None:
    big = [0, 0, 1000, 0, 1000, 1000, 0, 1000]
    small = [400, 400, 500, 400, 500, 500, 400, 500]
    assert g.outlines_close(big, small, 1)
    assert g.outlines_close(small, big, 1)
    assert g.segment_close(big, 400, 400, 500, 500, 1)


@pytest.mark.parametrize("r", [1, 125, 600])
def test_points_and_paths_near_outlines(r: int) -> None:
    dice = Dice(r + 7)
    seen = set()
    for _ in range(CASES):
        base, path = some_base(dice, 1800), some_path(dice, 2 + dice.below(4))
        line = LineString(list(zip(path[::2], path[1::2], strict=True)))
        gap = polygon(base).distance(line)
        if abs(gap - r) > NEAR:
            assert g.path_close(base, path, r) == (gap < r)
            seen.add(gap < r)
        x, y = path[0], path[1]
        away = polygon(base).distance(Point(x, y))
        if abs(away - r) > NEAR:
            assert g.point_close(base, x, y, r) == (away < r)
            assert g.outline_within(base, x, y, r) == (away < r)
        mid = line.distance(Point(6000, 6000))
        if abs(mid - r) > NEAR:
            assert g.path_near(path, 6000, 6000, r) == (mid < r)
            assert g.path_touches(path, 6000, 6000, r) == (mid < r)
    assert seen == {True, False}


def test_exactly_as_far_is_touching_but_not_closer() -> None:
    path = [0, 0, 1000, 0]
    for p in ((500, 300), (1300, 0), (0, -300)):
        assert g.path_touches(path, *p, 300)
        assert not g.path_near(path, *p, 300)
    square = [0, 0, 100, 0, 100, 100, 0, 100]
    assert g.outline_within(square, 400, 50, 300)
    assert not g.point_close(square, 400, 50, 300)


def test_lengths_are_never_more_than_they_are() -> None:
    dice = Dice(3)
    for _ in range(CASES):
        path = some_path(dice, 2 + dice.below(22))
        true = LineString(list(zip(path[::2], path[1::2], strict=True))).length
        assert true - len(path) / 2 < g.length(path) <= true + NEAR


def test_where_a_path_first_is_within_reach() -> None:
    dice = Dice(4)
    found = 0
    for _ in range(CASES):
        ax, ay, bx, by = some_path(dice, 2)
        line = LineString([(ax, ay), (bx, by)])
        disc = Point(6000, 6000).buffer(400, quad_segs=200)
        at = reached(ax, ay, bx, by, 6000, 6000, 400, 0)
        part = line.intersection(disc)
        if at < 0:
            assert part.length < 20
        else:
            found += 1
            start = line.interpolate(at)
            assert disc.distance(start) < 3
            assert part.is_empty or abs(line.project(Point(part.coords[0])) - at) < 3
    assert CASES / 10 < found < CASES


def test_directions() -> None:
    dice = Dice(5)
    for _ in range(CASES):
        dx, dy = dice.below(20000) - 10000, dice.below(20000) - 10000
        if hypot(dx, dy) > 100:
            off = (direction(dx, dy) - round(atan2(dy, dx) * 10_000)) % g.TURN
            assert min(off, g.TURN - off) < 25
    assert direction(0, 0) == 0


def test_mountains_are_convex_and_turn_left() -> None:
    for seats in (2, 3, 4):
        s = setup.first_state(seats, OPTIONS, loud=False, version=RULES_VERSION)
        walls = list(s.mountains)
        while walls:
            n = walls.pop(0)
            shape = polygon(walls[: 2 * n])
            assert shape.exterior.is_ccw
            assert abs(shape.convex_hull.area - shape.area) < NEAR
            del walls[: 2 * n]


OPTIONS = {
    "table": "full",
    "rules": "basic",
    "teams": "no",
    "rounds": "5",
    **dict.fromkeys(("treasure", "pirate", "monster", "wind", "merchant", "kraken"), "no"),
}
