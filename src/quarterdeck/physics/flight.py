"""The flight as key frames: few where bodies fly or rest, many where they collide."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from quarterdeck.physics import sizes
from quarterdeck.physics.judge import Outcome
from quarterdeck.physics.model import UNIT
from quarterdeck.physics.scene import BALL

ERROR = 0.001  # metres between the flight shown and the simulated one
STIR = 0.001  # who moves less is shown at rest
COARSER = 1.5
COARSEST = 5.0
BACK_MS = 400  # so long a piece that is put back takes in the picture
GONE_Z = -0.1

Array = Any  # numpy arrays of floats


class Track:
    """One body's way: times in ms, places, quaternions, and the points whose error counts.

    These are its origin and the ends of its axes: ``marks`` is how long they are, across and up.
    """

    def __init__(
        self, id: int, t: Array, pos: Array, quat: Array, marks: tuple[float, float]
    ) -> None:
        self.id = id
        self.t = t
        self.pos = pos
        self.quat = quat
        self.marks = marks
        self.points = _points(pos, quat, marks)
        self.keys = [0, len(t) - 1] if len(t) > 1 else [0]
        self.last: tuple[int, ...] = ()  # one more frame: the final pose in the rules' numbers

    def thin(self, error: float) -> None:
        """Choose the key frames: as few as keep every moment within the error."""
        count = len(self.t)
        if count < 3:
            return
        keys = [0, count - 1]
        open_ends = [(0, count - 1)]  # pairs of key frames between which the error is not known
        while open_ends:
            k = np.concatenate([np.arange(i, j) for i, j in open_ends])
            lengths = [j - i for i, j in open_ends]
            i, j = (np.repeat(ends, lengths) for ends in np.array(open_ends).T)
            part = ((self.t[k] - self.t[i]) / (self.t[j] - self.t[i]))[:, None]
            pos = self.pos[i] + part * (self.pos[j] - self.pos[i])
            points = _points(pos, _slerp(self.quat[i], self.quat[j], part), self.marks)
            off = np.abs(points - self.points[k]).max(axis=1)
            again = []
            at = 0
            for (begin, end), length in zip(open_ends, lengths, strict=True):
                worst = int(off[at : at + length].argmax())
                if off[at + worst] > error and worst:
                    keys.append(begin + worst)
                    again += [(begin, begin + worst), (begin + worst, end)]
                at += length
            open_ends = [(a, b) for a, b in again if b - a > 1]
        self.keys = sorted(keys)

    def row(self, k: int) -> tuple[int, ...]:
        """A key frame in whole numbers."""
        place = [round(n / UNIT) for n in self.pos[k].tolist()]
        return (int(self.t[k]), *place, *_rotation(*self.quat[k].tolist()))

    def rows(self) -> list[tuple[int, ...]]:
        """All of them, in order."""
        out = [self.row(k) for k in self.keys]
        return [*out, self.last] if self.last else out


def flight(frames: Array, outcomes: list[Outcome], room: int) -> list[int]:
    """Bodies, then of each its number, how many key frames, and these; at most ``room`` of JSON."""
    tracks = [_ball(frames)]
    stirred = np.abs(frames - frames[0]).max(axis=(0, 2))
    for o in outcomes:
        if o.moved or o.fell or stirred[o.body] > STIR / 10:
            if (track := _piece(frames, o)) is not None:
                tracks.append(track)
    error = ERROR
    for track in tracks:
        track.thin(error)
    # Too large to send: less exact, but whole. The ends alone always fit into 4 kB.
    while (size := _size(tracks)) > room and error < COARSEST:
        error *= max(COARSER, min(size / max(room, 1), 10))
        for track in tracks:
            track.thin(error)
    out = [len(tracks)]
    for track in tracks:
        rows = track.rows()
        out += [track.id, len(rows)]
        out += [number for row in rows for number in row]
    return out


def _ball(frames: Array) -> Track:
    """The ball; a disc looks the same however it is turned about its axis, so that is left out."""
    way = frames[:, 0]
    gone = np.flatnonzero(way[:, 2] < GONE_Z)
    end = int(gone[0]) + 1 if len(gone) else len(way)
    quat = _untwisted(way[:end, 3:7])
    return Track(BALL, np.arange(end), way[:end, :3], quat, (0.0, sizes.BALL_RADIUS))


def _piece(frames: Array, o: Outcome) -> Track | None:
    """A piece that was shaken, from the moment it began until it lay still."""
    way = frames[:, o.body]
    length, _, height, _ = sizes.body_of(o.piece)
    marks = (length, height)
    points = _points(way[:, :3], way[:, 3:7], marks)
    off = np.abs(points - points[0]).max(axis=1)
    if off.max() < STIR and not o.moved and not o.fell:
        return None
    stirs = np.flatnonzero(off > STIR / 4)
    begin = max(0, int(stirs[0]) - 1) if len(stirs) else 0
    still = np.abs(points - points[-1]).max(axis=1) < STIR / 4
    moving = np.flatnonzero(~still)
    end = min(len(way), int(moving[-1]) + 2) if len(moving) else len(way)
    end = max(end, begin + 1)
    gone = np.flatnonzero(way[begin:end, 2] < GONE_Z)
    if len(gone):
        end = begin + int(gone[0]) + 1
    track = Track(o.piece, np.arange(begin, end), way[begin:end, :3], way[begin:end, 3:7], marks)
    if not o.fell:
        turn = (round(o.yaw / 10) + 3142) % 6283 - 3142
        final = (o.x, o.y, 0, 0, 0, turn)
        seen = track.row(len(track.t) - 1)
        near = all(abs(a - b) <= 10 for a, b in zip(seen[1:], final, strict=True))
        track.last = (seen[0] + (1 if near else BACK_MS), *final)
    return track


def _size(tracks: list[Track]) -> int:
    """Characters of JSON, a little more than it will be."""
    rows = [row for track in tracks for row in track.rows()]
    return 8 + 8 * len(tracks) + sum(len(str(n)) + 1 for row in rows for n in row)


# ---------------------------------------------------------------- turning (w, x, y, z)


def _points(pos: Array, quat: Array, marks: tuple[float, float]) -> Array:
    """A body's origin and the ends of its axes, across and up: (frames, 9)."""
    w, x, y, z = quat.T
    long, tall = 2 * marks[0], 2 * marks[1]
    out = np.empty((len(pos), 9))
    out[:, :3] = pos
    out[:, 3] = marks[0] - long * (y * y + z * z)
    out[:, 4] = long * (x * y + w * z)
    out[:, 5] = long * (x * z - w * y)
    out[:, 6] = tall * (x * z + w * y)
    out[:, 7] = tall * (y * z - w * x)
    out[:, 8] = marks[1] - tall * (x * x + y * y)
    out[:, 3:6] += pos
    out[:, 6:] += pos
    return out


def _slerp(one: Array, other: Array, part: Array) -> Array:
    """Between two quaternions each, the short way."""
    dot = (one * other).sum(axis=1, keepdims=True)
    other = np.where(dot < 0, -other, other)
    angle = np.arccos(np.minimum(np.abs(dot), 1 - 1e-9))  # never quite 0
    return (np.sin((1 - part) * angle) * one + np.sin(part * angle) * other) / np.sin(angle)


def _untwisted(quat: Array) -> Array:
    """The same axis at every moment, without turning about it."""
    w0, z0 = quat[:-1, 0], quat[:-1, 3]
    w1, z1 = quat[1:, 0], quat[1:, 3]
    x0, y0, x1, y1 = quat[:-1, 1], quat[:-1, 2], quat[1:, 1], quat[1:, 2]
    turn = 2 * np.arctan2(
        w0 * z1 - z0 * w1 - x0 * y1 + y0 * x1, w0 * w1 + x0 * x1 + y0 * y1 + z0 * z1
    )
    turn = (turn + np.pi) % (2 * np.pi) - np.pi
    half = -np.concatenate(([0.0], np.cumsum(turn))) / 2
    c, s = np.cos(half), np.sin(half)
    w, x, y, z = quat.T
    return np.stack((w * c - z * s, x * c + y * s, y * c - x * s, w * s + z * c), axis=1)


def _rotation(w: float, x: float, y: float, z: float) -> tuple[int, int, int]:
    """Axis times angle in milliradians, at most half a turn."""
    if w < 0:
        w, x, y, z = -w, -x, -y, -z
    size = math.sqrt(x * x + y * y + z * z)
    if size < 1e-9:
        return 0, 0, 0
    scale = 2000 * math.atan2(size, w) / size
    return round(x * scale), round(y * scale), round(z * scale)
