"""Tables and shots for the tests of the cannon."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import NATURE
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.physics.scene import Mountain, Piece, Scene, Shot

SHIP, OTHER, TOWER, PIRATE, MONSTER = 0, 3, 12, 16, 17
SIZE = 17_000
EAST, NORTH = 0, 15_708
ROCK = Mountain(1400, ((8000, 8000), (9000, 8000), (9000, 9000), (8000, 9000)))


def scene(*pieces: tuple[int, ...], mountains: tuple[Mountain, ...] = ()) -> Scene:
    """Pieces as (piece, x, y, yaw) or with how they stand."""
    return Scene(SIZE, mountains, tuple(Piece(*(*p, 1)[:5]) for p in pieces))


def at(target: tuple[int, ...], distance: int, power: int = 4500, elevation: int = 600) -> Shot:
    """A shot from the west at a piece."""
    return Shot(target[1] - distance, target[2], EAST, elevation, power)


class Landed:
    """The numbers of a ``land``, taken apart."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.maker, *self.spread = numbers[:5]
        n = numbers[5]
        rows = [numbers[6 + 5 * k : 11 + 5 * k] for k in range(n)]
        self.poses = {row[0]: row[1:4] for row in rows}
        self.fell = {row[0] for row in rows if row[4]}
        self.flight: dict[int, list[tuple[int, ...]]] = {}
        k = 6 + 5 * n
        bodies = numbers[k]
        k += 1
        for _ in range(bodies):
            body, keys = numbers[k : k + 2]
            k += 2
            self.flight[body] = [numbers[k + 7 * i : k + 7 * i + 7] for i in range(keys)]
            k += 7 * keys
        assert k == len(numbers)


def turned(rotation: Any, vector: Any) -> Any:
    """A vector turned by a rotation vector (Rodrigues), as the browser does."""
    angle = float(np.linalg.norm(rotation))
    if angle == 0:
        return vector
    axis = rotation / angle
    return (
        vector * math.cos(angle)
        + np.cross(axis, vector) * math.sin(angle)
        + axis * (axis @ vector) * (1 - math.cos(angle))
    )


def shown(rows: list[tuple[int, ...]], t: float, mark: Any) -> Any:
    """Where a body's mark is shown at a moment, in metres: linear, and slerp for the turning."""
    before = max((r for r in rows if r[0] <= t), key=lambda r: r[0], default=rows[0])
    after = min((r for r in rows if r[0] >= t), key=lambda r: r[0], default=rows[-1])
    a, b = (np.array(r[1:4]) * 1e-4 for r in (before, after))
    one, other = (quaternion(np.array(r[4:7]) / 1000) for r in (before, after))
    part = (t - before[0]) / (after[0] - before[0]) if after[0] > before[0] else 0.0
    if one @ other < 0:
        other = -other
    angle = math.acos(min(1.0, float(one @ other)))
    if angle > 1e-6:
        one = (math.sin((1 - part) * angle) * one + math.sin(part * angle) * other) / math.sin(
            angle
        )
    u = one[1:]
    spun = mark + 2 * one[0] * np.cross(u, mark) + 2 * np.cross(u, np.cross(u, mark))
    return a + part * (b - a) + spun


def quaternion(rotation: Any) -> Any:
    """Of a rotation vector: w, x, y, z."""
    angle = float(np.linalg.norm(rotation))
    if angle == 0:
        return np.array([1.0, 0, 0, 0])
    return np.array([math.cos(angle / 2), *(rotation / angle * math.sin(angle / 2))])


def shots_of_a_game(seats: int, options: dict[str, str], seed: int, most: int) -> Any:
    """States of a random game in which a ball is in the air, with what the engine is asked."""
    s = GAME.new(seats, options)
    dice = Dice(seed)
    for _ in range(400):
        if GAME.is_over(s) or most == 0:
            return
        f = s.stack[-1]
        step = GAME.steps[f.op]
        numbers = step.scene(s, f) if step.nature else ()
        if numbers:
            most -= 1
            answer = yield s, numbers
            GAME.act(s, Action(NATURE, "land", answer))
            continue
        seat = GAME.to_act(s)[0]
        if step.nature and not step.wide:
            GAME.apply(s, seat, step.draw(s, f, dice))
        else:
            GAME.act(s, GAME.sample(s, seat, dice))
