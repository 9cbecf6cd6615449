"""How the table stands after a shot: who has fallen, who goes back, who is moved apart."""

from __future__ import annotations

import math
from typing import Any

from shapely import Polygon

from quarterdeck.physics import sizes
from quarterdeck.physics.apart import Pose, base, place
from quarterdeck.physics.engine import TOPPLED, Run, yaw_of
from quarterdeck.physics.model import UNIT
from quarterdeck.physics.scene import UPRIGHT, Piece, Scene

MOVED = 5  # tenths of a millimetre: less is the engine's rounding
TURNED = 50  # tenths of a milliradian


class Outcome:
    """One piece after the shot."""

    __slots__ = ("body", "fell", "moved", "piece", "x", "y", "yaw")

    def __init__(self, body: int, p: Piece, pose: tuple[int, int, int], fell: bool) -> None:
        self.body = body
        self.piece = p.piece
        self.x, self.y, self.yaw = pose
        self.fell = fell
        self.moved = pose != (p.x, p.y, p.yaw)


def judge(scene: Scene, run: Run) -> list[Outcome]:
    """All pieces, in the order of the scene."""
    fell = [_fell(p, run, n) for n, p in enumerate(scene.pieces, start=1)]
    wishes = [_wish(p, run.rest[n]) for n, p in enumerate(scene.pieces, start=1)]
    mountains = [Polygon(m.corners) for m in scene.mountains]
    poses: list[tuple[int, int, int]] = [(p.x, p.y, p.yaw) for p in scene.pieces]

    def unrest(n: int) -> int:
        """Who stayed keeps its place before who was shifted, and that before who fell."""
        if wishes[n] == poses[n]:
            return 0
        return 2 if fell[n] else 1

    placed: list[Polygon] = []
    for n in sorted(range(len(poses)), key=unrest):
        p = scene.pieces[n]
        if unrest(n):
            poses[n] = place(p.piece, wishes[n], scene.size, mountains, placed)
        placed.append(base(p.piece, poses[n]))
    return [Outcome(n + 1, p, poses[n], fell[n]) for n, p in enumerate(scene.pieces)]


def _fell(p: Piece, run: Run, body: int) -> bool:
    """By its tilt at rest; who went over the edge, by its tilt before; who lies already, never."""
    if p.stand != UPRIGHT:
        return False
    if body in run.left:
        return run.left[body][1]
    return _upright(run.rest[body]) < TOPPLED


def _upright(q: Any) -> float:
    """The cosine of the tilt."""
    return float(1 - 2 * (q[4] ** 2 + q[5] ** 2))


def _wish(p: Piece, q: Any) -> Pose:
    """Where it came to rest; where it was, if it did not move or is put back."""
    x, y = float(q[0]) / UNIT, float(q[1]) / UNIT
    yaw = yaw_of(q) / UNIT % 62832
    turn = abs((yaw - p.yaw + 31416) % 62832 - 31416)
    stays = math.hypot(x - p.x, y - p.y) < MOVED and turn < TURNED
    return (p.x, p.y, p.yaw) if stays or sizes.is_tower(p.piece) else (x, y, yaw)
