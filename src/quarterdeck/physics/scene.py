"""A table and a shot as the rules describe them to an engine: a small message of whole numbers."""

from __future__ import annotations

import msgspec

UPRIGHT = 1
FLAT = 2
BALL = 99
FIRST_TOWER = 12
PIRATE = 16
MONSTER = 17


class BadScene(ValueError):
    """Not a scene, or one that cannot be simulated; the message says why."""


class Mountain(msgspec.Struct, frozen=True, array_like=True):
    """A convex polygon, counter-clockwise, and its height."""

    height: int
    corners: tuple[tuple[int, int], ...]


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """One piece that stands or lies on the table; its number says what it is."""

    piece: int
    x: int
    y: int
    yaw: int
    stand: int


class Shot(msgspec.Struct, frozen=True, array_like=True):
    """The muzzle and the aim at the moment of firing, before the cannon's own spread."""

    x: int
    y: int
    yaw: int
    elevation: int
    power: int


class Scene(msgspec.Struct, frozen=True, array_like=True):
    """Lengths in tenths of a millimetre, angles in tenths of a milliradian, speed in mm/s."""

    size: int
    mountains: tuple[Mountain, ...]
    pieces: tuple[Piece, ...]


def read(numbers: tuple[int, ...]) -> tuple[Scene, Shot]:
    """What ``Step.scene`` wrote; BadScene if it is cut short or too long."""
    try:
        rest = iter(numbers)
        size, _, *shot = [next(rest) for _ in range(7)]
        mountains = []
        for _ in range(next(rest)):
            height, corners = next(rest), next(rest)
            mountains.append(
                Mountain(height, tuple((next(rest), next(rest)) for _ in range(corners)))
            )
        pieces = [Piece(*[next(rest) for _ in range(5)]) for _ in range(next(rest))]
    except (StopIteration, RuntimeError, TypeError) as error:
        raise BadScene("the scene is cut short") from error
    if next(rest, None) is not None:
        raise BadScene("the scene is too long")
    return Scene(size, tuple(mountains), tuple(pieces)), Shot(*shot)


def write(scene: Scene, shot: Shot, shooter: int = 0) -> tuple[int, ...]:
    """The same as flat numbers."""
    out = [scene.size, shooter, shot.x, shot.y, shot.yaw, shot.elevation, shot.power]
    out.append(len(scene.mountains))
    for m in scene.mountains:
        out += [m.height, len(m.corners)]
        out += [n for corner in m.corners for n in corner]
    out.append(len(scene.pieces))
    for p in scene.pieces:
        out += [p.piece, p.x, p.y, p.yaw, p.stand]
    return tuple(out)
