"""How often a careful shot topples a lone piece, by distance: the engine and the stand-in.

python -m benchmarks.standin_bands --shots 500
"""

from __future__ import annotations

import argparse
import math
import random

from benchmarks.standin_fit import MIDDLE, SIZE, elevation_for, lone
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.games.ship_ahoy import standin
from quarterdeck.games.ship_ahoy.components import PIECES
from quarterdeck.games.ship_ahoy.info import RULES_VERSION
from quarterdeck.games.ship_ahoy.spread import aimed, spread
from quarterdeck.games.ship_ahoy.state import ShipAhoyState, blank
from quarterdeck.physics.engine import simulate
from quarterdeck.physics.judge import judge
from quarterdeck.physics.model import UNIT
from quarterdeck.physics.scene import FIRST_TOWER, Scene, Shot

SHIP, TOWER = 0, FIRST_TOWER
BANDS = ((0.25, 0.5), (0.5, 0.75), (0.75, 1.0), (1.0, 1.25), (1.25, 1.5))
# A careful shot: the hand and the cannon together, in degrees and parts of the power; the cannon
# alone has 1.6, 1.1 and 0.028 (spread.py), the rest is the hand.
TOTAL = (2.0, 1.4, 0.035)
CANNON = (1.6, 1.1, 0.028)
HAND = tuple(math.sqrt(t * t - c * c) for t, c in zip(TOTAL, CANNON, strict=True))
POWER = 4500
FAR_POWER = 5000  # from 1 m on
HEIGHT = {SHIP: 0.040, TOWER: 0.060}  # where one aims


def careful(piece: int, distance: float, luck: random.Random) -> tuple[Scene, Shot]:
    """A shot at a piece that lies anyhow, as the hand fires it; the cannon's spread comes after."""
    toward = luck.uniform(0, 2 * math.pi)
    power = POWER if distance < 1 else FAR_POWER
    up = elevation_for(distance, power / 1000, HEIGHT[piece])
    x = MIDDLE - distance * math.cos(toward) / UNIT
    y = MIDDLE - distance * math.sin(toward) / UNIT
    yaw = toward + math.radians(luck.gauss(0, HAND[0]))
    up += math.radians(luck.gauss(0, HAND[1]))
    power = round(power * (1 + luck.gauss(0, HAND[2])))
    shot = Shot(round(x), round(y), round(yaw / UNIT) % 62832, round(up / UNIT), power)
    return lone(piece, luck.randrange(62832)), shot


def by_engine(scene: Scene, shot: Shot, seed: int) -> bool:
    """Whether the piece falls in the engine."""
    drawn = spread(Dice(seed))
    aim = aimed(shot.yaw, shot.elevation, shot.power, drawn)
    run = simulate(scene, Shot(shot.x, shot.y, *aim), drawn[3])
    return judge(scene, run)[0].fell


def by_stand_in(scene: Scene, shot: Shot, seed: int) -> bool:
    """Whether it falls for the stand-in."""
    numbers = standin.land(_state(scene), Frame(0, 0, (1, *_aim(shot))), Dice(seed))
    return numbers[5] == 1 and numbers[10] == 1


def rate(piece: int, near: float, far: float, shots: int, seed: int, engine: bool) -> float:
    """How many of so many careful shots topple it."""
    luck = random.Random(seed)
    falls = by_engine if engine else by_stand_in
    fell = 0
    for n in range(shots):
        scene, shot = careful(piece, luck.uniform(near, far), luck)
        fell += falls(scene, shot, seed * 1_000_003 + n)
    return fell / shots


def show(shots: int, seed: int) -> None:
    """Print both, side by side."""
    for piece, name in ((SHIP, "ship"), (TOWER, "tower")):
        for near, far in BANDS:
            real = rate(piece, near, far, shots, seed, True)
            quick = rate(piece, near, far, 20 * shots, seed + 1, False)
            print(
                f"{name:5} {near:.2f}-{far:.2f} m  engine {real:6.1%}  stand-in {quick:6.1%}"
                f"  {100 * (quick - real):+.1f} points (+- {196 * math.sqrt(0.25 / shots):.1f})",
                flush=True,
            )


def _aim(shot: Shot) -> tuple[int, int, int, int, int]:
    return shot.x, shot.y, shot.yaw, shot.elevation, shot.power


def _state(scene: Scene) -> ShipAhoyState:
    s = blank()
    s.seats = 2
    s.version = RULES_VERSION
    s.size = SIZE
    s.harbour_seat = [1, 1, 1, 1]
    s.x, s.y, s.yaw, s.stand = ([0] * PIECES for _ in range(4))
    for p in scene.pieces:
        s.x[p.piece], s.y[p.piece] = p.x, p.y
        s.yaw[p.piece], s.stand[p.piece] = p.yaw, p.stand
    return s


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shots", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    show(given.shots, given.seed)


if __name__ == "__main__":
    main()
