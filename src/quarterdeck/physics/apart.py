"""Bases that overlap or leave the table are moved by the least distance (shapely)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from shapely import MultiPoint, Point, Polygon, box, union_all
from shapely.affinity import scale
from shapely.ops import nearest_points

from quarterdeck.physics import sizes
from quarterdeck.physics.model import UNIT

GAP = 20  # tenths of a millimetre between any two bases (the rules ask for it)
ROUNDING = 2  # whole numbers cannot say it more exactly
NEAR = 1500  # what is farther away is looked at only if that was not enough
INSIDE = 30  # standing pieces further inside each other than this are the engine's fault

Pose = tuple[float, float, float]  # x, y in tenths of a millimetre, yaw in tenths of a mrad


def base(piece: int, pose: Pose, more: float = 0) -> Polygon:
    """The outline of a piece's base, in tenths of a millimetre."""
    x, y, yaw = pose
    length, width, _, _ = sizes.body_of(piece)
    a, b = length / UNIT + more, width / UNIT + more
    c, s = math.cos(yaw * UNIT), math.sin(yaw * UNIT)
    corners = ((a, b), (-a, b), (-a, -b), (a, -b))
    return Polygon([(x + u * c - v * s, y + u * s + v * c) for u, v in corners])


def are_inside(one: tuple[int, Pose], other: tuple[int, Pose]) -> bool:
    """Whether two standing pieces are where only one can be."""
    return bool(base(*one, -INSIDE / 2).intersects(base(*other, -INSIDE / 2)))


def place(
    piece: int, wish: Pose, size: int, mountains: Sequence[Polygon], others: Sequence[Polygon]
) -> tuple[int, int, int]:
    """The nearest pose with the same yaw that is on the table and clear of everything."""
    yaw = round(wish[2]) % 62832
    there = Point(wish[0], wish[1])
    everything = [*mountains, *others]
    near = [o for o in everything if o.distance(there) < NEAR]
    for obstacles in (near, everything):
        x, y = _nearest(piece, wish[0], wish[1], yaw, size, obstacles)
        outline = base(piece, (x, y, yaw))
        if all(outline.distance(o) >= GAP for o in everything):
            break
    return x, y, yaw


def _nearest(
    piece: int, x: float, y: float, yaw: int, size: int, obstacles: Sequence[Polygon]
) -> tuple[int, int]:
    """Where it is if that is free, else at the edge of the nearest free place."""
    here = base(piece, (round(x), round(y), yaw))
    west, south, east, north = here.bounds
    on_table = west >= 1 and south >= 1 and east <= size - 1 and north <= size - 1
    if on_table and all(here.distance(o) >= GAP + 1 for o in obstacles):
        return round(x), round(y)
    outline = base(piece, (0, 0, yaw))
    west, south, east, north = outline.bounds
    free = box(ROUNDING - west, ROUNDING - south, size - east - ROUNDING, size - north - ROUNDING)
    turned = scale(outline, -1, -1, origin=(0, 0)).exterior.coords[:-1]
    taken = [_sum(o, turned).buffer(GAP + ROUNDING) for o in obstacles]
    spot, _ = nearest_points(free.difference(union_all(taken)), Point(x, y))
    return round(spot.x), round(spot.y)


def _sum(one: Polygon, corners: Sequence[tuple[float, ...]]) -> Polygon:
    """Minkowski's sum of two convex outlines."""
    own = one.exterior.coords[:-1]
    return MultiPoint([(p[0] + q[0], p[1] + q[1]) for p in own for q in corners]).convex_hull
