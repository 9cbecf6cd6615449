"""One shot in MuJoCo until everything is at rest; what goes wrong is noticed, never returned."""

from __future__ import annotations

import math
from typing import Any

import mujoco
import numpy as np

from quarterdeck.physics import sizes
from quarterdeck.physics.apart import are_inside
from quarterdeck.physics.launch import launch
from quarterdeck.physics.model import UNIT, model_of
from quarterdeck.physics.scene import BadScene, Scene, Shot

LOOK_MS = 20  # between two looks at who still moves
HOLD_MS = 260  # so long nothing may move: a piece at the apex of a tip stands still for less
CALM_MS = 60  # the same where no piece is between standing and lying
SETTLE_MS = 300  # after the ball was taken away
QUIET_MPS = 0.02
QUIET_RADPS = 1.0
SLOW_BALL_MPS = 0.3  # such a ball can topple nothing, and shifts a ship by half a millimetre
GONE_Z = -0.1
CORRIDOR = 0.02  # beside a piece: a ball that passes so close may still hit it
FASTEST_MPS = 12.0  # nothing moves faster unless the engine has gone wrong
HIGHEST = 1.5
START_DEPTH = 0.001  # further inside each other no two things may be at the start
REBOUND_MPS = 0.5
FAR = 700  # centres so far apart, in tenths of a millimetre: no two bases touch
TRIES = 3  # each with half the time step of the one before
LEANING = math.cos(math.radians(3))
LYING = math.cos(math.radians(70))
TOPPLED = math.cos(math.radians(45))  # resting places are bimodal: below 25 degrees or above 60

Array = Any  # numpy arrays of floats


class BadShot(RuntimeError):
    """The engine went wrong; the message says how."""


class Run:
    """What the engine saw: the place of every body at every millisecond; the ball is body 0."""

    def __init__(self, frames: Array, rest: Array, left: dict[int, tuple[int, bool]]) -> None:
        self.frames = frames  # ms, body, (x, y, z, qw, qx, qy, qz)
        self.rest = rest  # body, (x, y, z, qw, qx, qy, qz) at the end, the ball taken away
        self.left = left  # body -> when it left the table, and whether it lay on its side by then


def simulate(scene: Scene, shot: Shot, spin: int) -> Run:
    """The shot as aimed, spread included; BadShot if no time step gives a sound result."""
    trouble = ""
    for n in range(TRIES):
        try:
            run = _run(scene, shot, spin, sizes.STEP_S / 2**n)
            check_inside(scene, run.rest)
            return run
        except BadShot as error:
            trouble = str(error)
    raise BadShot(trouble)


def _run(scene: Scene, shot: Shot, spin: int, step: float) -> Run:
    kept = model_of(scene)
    m, d = kept.model, kept.data
    m.opt.timestep = step
    mujoco.mj_resetData(m, d)
    bodies = len(scene.pieces) + 1
    place = d.qpos.reshape(bodies, 7)
    speed = d.qvel.reshape(bodies, 6)
    way, speed[0] = launch(scene, shot, spin)
    place[0] = way[-1]
    for n, p in enumerate(scene.pieces, start=1):
        half = p.yaw * UNIT / 2
        place[n] = (p.x * UNIT, p.y * UNIT, 0, math.cos(half), 0, 0, math.sin(half))
    d.time = (len(way) - 1) / 1000
    mujoco.mj_forward(m, d)
    _check_start(scene, d)
    return _watch(scene, m, d, place, speed, way)


def _watch(scene: Scene, m: Any, d: Any, place: Array, speed: Array, way: Array) -> Run:
    """Step by step until nothing moves any more; ``way`` is what the ball has flown already."""
    steps = round(0.001 / m.opt.timestep)
    reach, rocks = _reaches(scene), _rocks(scene)
    size = scene.size * UNIT
    frames = np.empty((sizes.CAP_MS + 1, *place.shape))
    frames[: len(way)] = place
    frames[: len(way), 0] = way
    left: dict[int, tuple[int, bool]] = {}
    t = len(way) - 1
    quiet = HOLD_MS  # until something is hit
    while t < sizes.CAP_MS - LOOK_MS:
        for _ in range(LOOK_MS):
            mujoco.mj_step(m, d, steps)
            t += 1
            frames[t] = place
        _check_sound(d, t)
        _note_leaving(place, size, t, left)
        moving = np.abs(speed[1:])
        on_table = [n for n in range(len(moving)) if n + 1 not in left] if left else slice(None)
        is_quiet = not (
            (moving[on_table, :3] > QUIET_MPS).any() or (moving[on_table, 3:] > QUIET_RADPS).any()
        )
        quiet = quiet + LOOK_MS if is_quiet else 0
        hold = HOLD_MS if _tips(place).any() else CALM_MS
        if quiet >= hold and not _may_hit(place, speed, size, reach, rocks):
            break
    frames = frames[: t + 1].copy()
    _check_frames(frames)
    _settle(m, d, place, speed, steps, reach)
    _check_sound(d, round(d.time * 1000))
    return Run(frames, place.copy(), left)


def _settle(m: Any, d: Any, place: Array, speed: Array, steps: int, reach: Array) -> None:
    """Take the ball away; what leaned on it or still sways comes to rest."""
    leans = _upright(place) < LEANING
    near = np.hypot(place[1:, 0] - place[0, 0], place[1:, 1] - place[0, 1]) < reach + CORRIDOR
    place[0, :3] = (-5, -5, 5)  # beside the table, in free fall
    speed[0] = 0
    if leans.any() or near.any():
        mujoco.mj_step(m, d, SETTLE_MS * steps)


def _upright(place: Array) -> Array:
    """1: a piece stands, 0: it lies on its side."""
    return 1 - 2 * (place[1:, 4] ** 2 + place[1:, 5] ** 2)


def _tips(place: Array) -> Array:
    """Which pieces may stand for a moment on an edge, before they fall or come back."""
    upright = _upright(place)
    return (upright < LEANING) & (upright > LYING)


def _reaches(scene: Scene) -> Array:
    """How far from its centre each piece can be touched."""
    return np.array([math.hypot(*sizes.body_of(p.piece)[:2]) for p in scene.pieces])


def _rocks(scene: Scene) -> Array:
    """Mountains as circles: x, y, radius, height."""
    out = []
    for mountain in scene.mountains:
        n = len(mountain.corners)
        x = sum(c[0] for c in mountain.corners) / n
        y = sum(c[1] for c in mountain.corners) / n
        far = max(math.hypot(c[0] - x, c[1] - y) for c in mountain.corners)
        out.append((x * UNIT, y * UNIT, far * UNIT, mountain.height * UNIT))
    return np.array(out).reshape(-1, 4)


def _may_hit(place: Array, speed: Array, size: float, reach: Array, rocks: Array) -> bool:
    """Whether the ball may still hit a piece: it is on the table, moves, and towards one."""
    x, y, z = place[0, :3]
    vx, vy, vz = speed[0, :3]
    v = math.hypot(vx, vy)
    if z < 0 or not (0 <= x <= size and 0 <= y <= size) or math.hypot(v, vz) < SLOW_BALL_MPS:
        return False
    if v < SLOW_BALL_MPS:
        return bool((np.hypot(place[1:, 0] - x, place[1:, 1] - y) < reach + 2 * CORRIDOR).any())

    def ahead(px: Array, py: Array, within: Array) -> bool:
        along = ((px - x) * vx + (py - y) * vy) / v
        beside = np.abs((px - x) * vy - (py - y) * vx) / v
        return bool(((along > -within) & (beside < within)).any())

    if ahead(place[1:, 0], place[1:, 1], reach + CORRIDOR):
        return True
    # A fast ball comes back from a mountain.
    return v > REBOUND_MPS and ahead(rocks[:, 0], rocks[:, 1], rocks[:, 2] + sizes.BALL_RADIUS)


def _note_leaving(place: Array, size: float, t: int, left: dict[int, tuple[int, bool]]) -> None:
    """Who goes over the edge, and whether it lay on its side before it did."""
    off = ((place[:, :2] < 0) | (place[:, :2] > size)).any(axis=1)
    if off[1:].any():
        lying = _upright(place) < TOPPLED
        for n in np.flatnonzero(off[1:]) + 1:
            if int(n) not in left:
                left[int(n)] = (t, bool(lying[n - 1]))


# ---------------------------------------------------------------- what must not happen


def _check_start(scene: Scene, d: Any) -> None:
    """Pieces that overlap before the shot would fly apart like an explosion."""
    ball = 1 + len(scene.mountains)  # after the table and the mountains
    for n in range(d.ncon):
        contact = d.contact[n]
        if contact.dist < -START_DEPTH:
            who = "the muzzle touches a piece" if ball in contact.geom else "pieces overlap"
            raise BadScene(who)


def _check_sound(d: Any, t: int) -> None:
    """No warning of the engine, nothing infinite, and its clock was not set back (a reset)."""
    if d.warning.number.any():
        raise BadShot(f"the engine warns: {mujoco.mjtWarning(int(d.warning.number.argmax())).name}")
    if not math.isfinite(float(d.qpos.sum() + d.qvel.sum())):
        raise BadShot("numbers without end")
    if abs(d.time * 1000 - t) > 0.5:
        raise BadShot("the engine has started over")


def _check_frames(frames: Array) -> None:
    """Nothing was flung about."""
    way = np.linalg.norm(np.diff(frames[:, :, :3], axis=0), axis=2)
    if len(way) and way.max() > FASTEST_MPS / 1000:
        raise BadShot("a piece moved too fast")
    if frames[:, 1:, 2].max(initial=0) > HIGHEST:
        raise BadShot("a piece flew too high")


def check_inside(scene: Scene, rest: Array) -> None:
    """Two upright pieces in one place: the engine pushed one through the other.

    A piece that leans may stand on its neighbour's base: that is no fault.
    """
    upright = [
        (p, (float(q[0]) / UNIT, float(q[1]) / UNIT, yaw_of(q) / UNIT))
        for p, q in zip(scene.pieces, rest[1:], strict=True)
        if 1 - 2 * (q[4] ** 2 + q[5] ** 2) > LEANING and abs(q[2]) < 0.001
    ]
    for p, pose in upright:
        if math.hypot(pose[0] - p.x, pose[1] - p.y) < 1:
            continue  # it did not move: the rules have put it there
        for other, its in upright:
            if other is not p and math.hypot(pose[0] - its[0], pose[1] - its[1]) < FAR:
                if are_inside((p.piece, pose), (other.piece, its)):
                    raise BadShot("pieces inside each other")


def yaw_of(q: Array) -> float:
    """The direction of the bow seen from above; if it points up or down, of the side."""
    w, x, y, z = (float(n) for n in q[3:7])
    bow = (1 - 2 * (y * y + z * z), 2 * (x * y + w * z))
    if math.hypot(*bow) > 0.3:
        return math.atan2(bow[1], bow[0])
    side = (2 * (x * y - w * z), 1 - 2 * (x * x + z * z))
    return math.atan2(-side[0], side[1])
