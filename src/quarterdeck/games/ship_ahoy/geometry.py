"""Plane geometry in whole numbers: outlines, gaps, paths. The same bits on every machine.

An outline is a flat list x0, y0, x1, y1 … of a convex polygon, counter-clockwise. Coordinates stay
below 2**15, so that every product here stays far below 2**63.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

TURN: Final = 62832  # a whole turn in tenths of a milliradian
HALF: Final = 31416
QUARTER: Final = 15708
ONE: Final = 100_000_000  # sines are in these parts


def sine(angle: i64) -> i64:
    """Of any angle, in 1e-8: a Taylor series, good to a few of these parts."""
    a: i64 = angle % 62832
    sign: i64 = 1
    if a >= 31416:
        a -= 31416
        sign = -1
    if a > 15708:
        a = 31416 - a
    if a > 7854:
        return sign * _cosine(15708 - a)
    return sign * _sine(a)


def cosine(angle: i64) -> i64:
    """Of any angle, in 1e-8."""
    return sine(angle + 15708)


def east(far: i64, angle: i64) -> i64:
    """How much further in x one is after going so far in a direction."""
    return far * cosine(angle) // 100_000_000


def north(far: i64, angle: i64) -> i64:
    """How much further in y."""
    return far * sine(angle) // 100_000_000


def _sine(a: i64) -> i64:
    x: i64 = a * 10_000
    q: i64 = x * x // 100_000_000
    t: i64 = 100_000_000 - q // 72
    t = 100_000_000 - q * t // 4_200_000_000
    t = 100_000_000 - q * t // 2_000_000_000
    t = 100_000_000 - q * t // 600_000_000
    return x * t // 100_000_000


def _cosine(a: i64) -> i64:
    x: i64 = a * 10_000
    q: i64 = x * x // 100_000_000
    t: i64 = 100_000_000 - q // 56
    t = 100_000_000 - q * t // 3_000_000_000
    t = 100_000_000 - q * t // 1_200_000_000
    return 100_000_000 - q * t // 200_000_000


def root(n: i64) -> i64:
    """The whole part of a square root."""
    return isqrt(n)


def rectangle(x: i64, y: i64, yaw: i64, half_length: i64, half_width: i64) -> list[int]:
    """The four corners of a base, to the nearest tenth of a millimetre."""
    c: i64 = cosine(yaw)
    s: i64 = sine(yaw)
    ux: i64 = half_length * c
    uy: i64 = half_length * s
    vx: i64 = -half_width * s
    vy: i64 = half_width * c
    h: i64 = 50_000_000
    return [
        x + (ux + vx + h) // 100_000_000,
        y + (uy + vy + h) // 100_000_000,
        x + (vx - ux + h) // 100_000_000,
        y + (vy - uy + h) // 100_000_000,
        x + (h - ux - vx) // 100_000_000,
        y + (h - uy - vy) // 100_000_000,
        x + (ux - vx + h) // 100_000_000,
        y + (uy - vy + h) // 100_000_000,
    ]


# ---------------------------------------------------------------- points and segments


def point_near(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64, r: i64) -> bool:
    """Whether the point is closer than ``r`` to the segment from a to b."""
    dx: i64 = bx - ax
    dy: i64 = by - ay
    ex: i64 = px - ax
    ey: i64 = py - ay
    along: i64 = ex * dx + ey * dy
    if along <= 0:
        return ex * ex + ey * ey < r * r
    whole: i64 = dx * dx + dy * dy
    if along >= whole:
        ex = px - bx
        ey = py - by
        return ex * ex + ey * ey < r * r
    across: i64 = ex * dy - ey * dx
    return across * across < r * r * whole


def side(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64) -> i64:
    """1: the point is left of the line from a to b; -1 right; 0 on it."""
    turn: i64 = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
    if turn > 0:
        return 1
    return -1 if turn < 0 else 0


def crosses(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Whether two segments cross inside both (touching ends are left to the distances)."""
    return (
        side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0
        and side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
    )


# ---------------------------------------------------------------- outlines


def holds(outline: list[int], px: i64, py: i64) -> bool:
    """Whether the point is strictly inside."""
    n: i64 = len(outline)
    ax: i64 = outline[n - 2]
    ay: i64 = outline[n - 1]
    k: i64 = 0
    while k < n:
        bx: i64 = outline[k]
        by: i64 = outline[k + 1]
        if (bx - ax) * (py - ay) - (by - ay) * (px - ax) <= 0:
            return False
        ax = bx
        ay = by
        k += 2
    return True


def point_close(outline: list[int], px: i64, py: i64, r: i64) -> bool:
    """Whether the point is inside or closer than ``r``."""
    n: i64 = len(outline)
    ax: i64 = outline[n - 2]
    ay: i64 = outline[n - 1]
    k: i64 = 0
    while k < n:
        bx: i64 = outline[k]
        by: i64 = outline[k + 1]
        if point_near(ax, ay, bx, by, px, py, r):
            return True
        ax = bx
        ay = by
        k += 2
    return holds(outline, px, py)


def is_aside(outline: list[int], low: i64, high: i64, first: i64) -> bool:
    """Whether all x (y: ``first`` 1) are at or beyond one of two limits: a quick look first."""
    n: i64 = len(outline)
    below = True
    above = True
    k = first
    while k < n:
        v: i64 = outline[k]
        if v > low:
            below = False
        if v < high:
            above = False
        k += 2
    return below or above


def segment_close(outline: list[int], ax: i64, ay: i64, bx: i64, by: i64, r: i64) -> bool:
    """Whether the segment enters the outline or comes closer than ``r`` to it (r above 0)."""
    n: i64 = len(outline)
    if is_aside(outline, min(ax, bx) - r, max(ax, bx) + r, 0) or is_aside(
        outline, min(ay, by) - r, max(ay, by) + r, 1
    ):
        return False
    cx: i64 = outline[n - 2]
    cy: i64 = outline[n - 1]
    k: i64 = 0
    while k < n:
        dx: i64 = outline[k]
        dy: i64 = outline[k + 1]
        if (
            point_near(ax, ay, bx, by, dx, dy, r)
            or point_near(cx, cy, dx, dy, ax, ay, r)
            or point_near(cx, cy, dx, dy, bx, by, r)
            or crosses(ax, ay, bx, by, cx, cy, dx, dy)
        ):
            return True
        cx = dx
        cy = dy
        k += 2
    return holds(outline, ax, ay)


def outlines_close(p: list[int], q: list[int], r: i64) -> bool:
    """Whether two outlines overlap or come closer than ``r`` to each other (r above 0)."""
    n: i64 = len(p)
    low_x: i64 = p[0]
    low_y: i64 = p[1]
    high_x = low_x
    high_y = low_y
    i: i64 = 2
    while i < n:
        x: i64 = p[i]
        y: i64 = p[i + 1]
        low_x = min(low_x, x)
        high_x = max(high_x, x)
        low_y = min(low_y, y)
        high_y = max(high_y, y)
        i += 2
    if is_aside(q, low_x - r, high_x + r, 0) or is_aside(q, low_y - r, high_y + r, 1):
        return False
    ax: i64 = p[n - 2]
    ay: i64 = p[n - 1]
    k: i64 = 0
    while k < n:
        bx: i64 = p[k]
        by: i64 = p[k + 1]
        if segment_close(q, ax, ay, bx, by, r):
            return True
        ax = bx
        ay = by
        k += 2
    return holds(p, q[0], q[1])


def on_table(outline: list[int], size: i64) -> bool:
    """Whether all corners are on the table."""
    k: i64 = 0
    n: i64 = len(outline)
    while k < n:  # compiled, faster than min and max
        v: i64 = outline[k]
        if v < 0 or v > size:
            return False
        k += 1
    return True


def shifted(outline: list[int], x: i64, y: i64) -> list[int]:
    """The same outline somewhere else."""
    out: list[int] = []
    k: i64 = 0
    n: i64 = len(outline)
    while k < n:
        out.append(int(outline[k] + x))
        out.append(int(outline[k + 1] + y))
        k += 2
    return out


# ---------------------------------------------------------------- paths


def length(path: list[int]) -> i64:
    """Of a path, each part rounded down: never more than it is."""
    total: i64 = 0
    k: i64 = 2
    n: i64 = len(path)
    while k < n:
        dx: i64 = path[k] - path[k - 2]
        dy: i64 = path[k + 1] - path[k - 1]
        total += root(dx * dx + dy * dy)
        k += 2
    return total


def path_touches(path: list[int], px: i64, py: i64, r: i64) -> bool:
    """Whether a path comes as near as ``r`` to a point: exactly ``r`` counts."""
    k: i64 = 2
    n: i64 = len(path)
    while k < n:
        if point_within(path[k - 2], path[k - 1], path[k], path[k + 1], px, py, r):
            return True
        k += 2
    return False


def path_near(path: list[int], px: i64, py: i64, r: i64) -> bool:
    """Whether a path comes closer than ``r`` to a point."""
    k: i64 = 2
    n: i64 = len(path)
    while k < n:
        if point_near(path[k - 2], path[k - 1], path[k], path[k + 1], px, py, r):
            return True
        k += 2
    return False


def outline_within(outline: list[int], px: i64, py: i64, r: i64) -> bool:
    """Whether an outline holds a point or is as near as ``r`` to it: exactly ``r`` counts."""
    closed = outline + outline[:2]
    return path_touches(closed, px, py, r) or holds(outline, px, py)


def point_within(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64, r: i64) -> bool:
    """Whether the point is as near as ``r`` to the segment: exactly ``r`` counts."""
    dx: i64 = bx - ax
    dy: i64 = by - ay
    ex: i64 = px - ax
    ey: i64 = py - ay
    along: i64 = ex * dx + ey * dy
    if along <= 0:
        return ex * ex + ey * ey <= r * r
    whole: i64 = dx * dx + dy * dy
    if along >= whole:
        ex = px - bx
        ey = py - by
        return ex * ex + ey * ey <= r * r
    across: i64 = ex * dy - ey * dx
    return across * across <= r * r * whole


def path_close(outline: list[int], path: list[int], r: i64) -> bool:
    """Whether a path enters an outline or comes closer than ``r`` to it."""
    k: i64 = 2
    n: i64 = len(path)
    while k < n:
        if segment_close(outline, path[k - 2], path[k - 1], path[k], path[k + 1], r):
            return True
        k += 2
    return False
