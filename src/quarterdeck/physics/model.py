"""MuJoCo's model of a table: one for each set of pieces, made when it is first needed and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import mujoco

from quarterdeck.physics import sizes
from quarterdeck.physics.scene import FLAT, MONSTER, Mountain, Scene

KEPT = 48  # models in memory, each well under a megabyte
UNIT = 1e-4  # tenths of a millimetre in metres
TOP = 0.45  # a mountain's top measures that much of its foot

# Who touches whom: sails across reach over their base and would overlap the neighbours' pieces
# where the rules see a gap, so they touch only the table, bases and the ball.
GROUND, ROCK, BALL, SOLID, SAIL, BASE = 1, 2, 4, 8, 16, 32
BITS = {
    "ground": (GROUND, 0),
    "rock": (ROCK, 0),
    "ball": (BALL, GROUND | ROCK | SOLID | SAIL | BASE),
    "solid": (SOLID, GROUND | ROCK | SOLID | BASE),
    "base": (BASE, GROUND | ROCK | SOLID | BASE | SAIL),
    "sail": (SAIL, GROUND),
}

HEAD = f"""
<mujoco>
  <compiler angle="radian"/>
  <option timestep="{sizes.STEP_S}" integrator="implicitfast" cone="elliptic" impratio="3"
          solver="Newton" iterations="30" gravity="0 0 -9.81">
    <flag sleep="enable" autoreset="disable"/>
  </option>
  <default>
    <geom solref="0.002 1" solimp="0.95 0.99 0.0005" condim="4" friction="0.45 0.005 0.0001"/>
  </default>
"""
BALL_GEOM = (
    f'<geom type="cylinder" size="{sizes.BALL_RADIUS} {sizes.BALL_HALF}" mass="{sizes.BALL_MASS}" '
    'solref="0.002 0.5" priority="1" condim="6" friction="0.30 0.002 0.0002" %s/>'
)

Key = tuple[int, tuple[Mountain, ...], tuple[tuple[int, int], ...]]


class Model:
    """The compiled model and its one set of working data."""

    def __init__(self, key: Key) -> None:
        size, mountains, pieces = key
        self.model: Any = mujoco.MjModel.from_xml_string(_xml(size, mountains, pieces))
        self.data: Any = mujoco.MjData(self.model)


def model_of(scene: Scene) -> Model:
    """The model for the pieces of a scene; where they are is no part of it."""
    return _model((scene.size, scene.mountains, tuple((p.piece, p.stand) for p in scene.pieces)))


@lru_cache(maxsize=KEPT)
def _model(key: Key) -> Model:
    return Model(key)


def _xml(size: int, mountains: tuple[Mountain, ...], pieces: tuple[tuple[int, int], ...]) -> str:
    half = size * UNIT / 2
    out = [HEAD, "<asset>"]
    out += [f'<mesh name="m{n}" vertex="{_vertices(m)}"/>' for n, m in enumerate(mountains)]
    out += ["</asset><worldbody>"]
    out.append(_box((half, half, 0.02), (half, half, -0.02), 0, "ground"))
    out += [f'<geom type="mesh" mesh="m{n}" {_bits("rock")}/>' for n in range(len(mountains))]
    out.append("<body><freejoint/>" + BALL_GEOM % _bits("ball") + "</body>")
    out += [f"<body><freejoint/>{_geoms(piece, stand)}</body>" for piece, stand in pieces]
    return "".join([*out, "</worldbody></mujoco>"])


def _geoms(piece: int, stand: int) -> str:
    """Its boxes; the body's origin is the centre of its base, on the table."""
    length, width, height, mass = sizes.body_of(piece)
    if stand == FLAT:
        height = sizes.FLAT_HEIGHT
        return _box((length, width, height / 2), (0, 0, height / 2), mass, "base")
    if sizes.is_tower(piece) or piece == MONSTER:
        return _box((length, width, height / 2), (0, 0, height / 2), mass, "solid")
    return "".join(
        _box(half, (0, 0, z), mass, touch)
        for (half, z, mass), touch in (
            (sizes.SHIP_BASE, "base"),
            (sizes.SHIP_PLATE, "solid"),
            (sizes.SHIP_CROSS, "sail"),
        )
    )


def _box(
    half: tuple[float, float, float], pos: tuple[float, float, float], mass: float, touch: str
) -> str:
    weight = f'mass="{mass}" ' if mass else ""
    return (
        f'<geom type="box" size="{half[0]} {half[1]} {half[2]}" '
        f'pos="{pos[0]} {pos[1]} {pos[2]}" {weight}{_bits(touch)}/>'
    )


def _bits(touch: str) -> str:
    own, others = BITS[touch]
    return f'contype="{own}" conaffinity="{others}"'


def _middle(m: Mountain) -> tuple[float, float]:
    n = len(m.corners)
    return sum(x for x, _ in m.corners) / n * UNIT, sum(y for _, y in m.corners) / n * UNIT


def _vertices(m: Mountain) -> str:
    """The foot and a smaller top; MuJoCo takes their convex hull."""
    cx, cy = _middle(m)
    out = []
    for z, scale in ((0.0, 1.0), (m.height * UNIT, TOP)):
        out += [
            f"{x * UNIT * scale + cx * (1 - scale)} {y * UNIT * scale + cy * (1 - scale)} {z}"
            for x, y in m.corners
        ]
    return " ".join(out)
