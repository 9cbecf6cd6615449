"""The first part of a flight, as long as the ball cannot touch anything: no engine is needed."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from quarterdeck.games.ship_ahoy import ballistics
from quarterdeck.physics import sizes
from quarterdeck.physics.model import UNIT
from quarterdeck.physics.scene import Scene, Shot

GRAVITY = ballistics.GRAVITY_MM / 1000
LOW = sizes.BALL_RADIUS + 0.001  # below this it may touch the table
BESIDE = sizes.BALL_RADIUS + sizes.OVERHANG + 0.001  # nearer it may touch a piece

Array = Any  # numpy arrays of floats


def launch(scene: Scene, shot: Shot, spin: int) -> tuple[Array, Array]:
    """The ball's places from the muzzle on, ms by ms, and its speed at the last of them."""
    yaw, up, v = shot.yaw * UNIT, shot.elevation * UNIT, shot.power / 1000
    flat, rise, turn = v * math.cos(up), v * math.sin(up), spin / 100
    falls = (rise + math.sqrt(rise**2 + 2 * GRAVITY * (sizes.MUZZLE - LOW))) / GRAVITY
    t = np.arange(min(int(falls * 1000) + 1, sizes.CAP_MS // 2)) / 1000
    x = shot.x * UNIT + flat * math.cos(yaw) * t
    y = shot.y * UNIT + flat * math.sin(yaw) * t
    z = sizes.MUZZLE + rise * t - GRAVITY * t * t / 2
    near = np.flatnonzero(_near(scene, x, y, z))
    end = max(1, int(near[0])) if len(near) else len(t)
    cy, sy, cp, sp = (f(a / 2) for a in (yaw, -up) for f in (math.cos, math.sin))
    w0, x0, y0, z0 = cy * cp, -sy * sp, cy * sp, sy * cp
    c, s = np.cos(turn * t / 2), np.sin(turn * t / 2)  # it tumbles about its own axis across
    way = np.stack(
        (x, y, z, w0 * c - y0 * s, x0 * c - z0 * s, y0 * c + w0 * s, z0 * c + x0 * s), axis=1
    )
    fall = rise - GRAVITY * float(t[end - 1])
    speed = np.array((flat * math.cos(yaw), flat * math.sin(yaw), fall, 0, turn, 0))
    return way[:end], speed


def _near(scene: Scene, x: Array, y: Array, z: Array) -> Array:
    """At which moments the ball may touch something."""
    out = z < LOW
    for p in scene.pieces:
        length, width, height, _ = sizes.body_of(p.piece)
        c, s = math.cos(p.yaw * UNIT), math.sin(p.yaw * UNIT)
        dx, dy = x - p.x * UNIT, y - p.y * UNIT
        u = np.maximum(np.abs(dx * c + dy * s) - length, 0)
        v = np.maximum(np.abs(dy * c - dx * s) - width, 0)
        out |= (u * u + v * v < BESIDE**2) & (z < height + LOW)
    for m in scene.mountains:
        corners = np.array(m.corners) * UNIT
        cx, cy = corners.mean(axis=0)
        reach = np.hypot(corners[:, 0] - cx, corners[:, 1] - cy).max() + LOW
        out |= ((x - cx) ** 2 + (y - cy) ** 2 < reach**2) & (z < m.height * UNIT + LOW)
    return out
