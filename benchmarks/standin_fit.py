"""Counts out the odds of Ship Ahoy's stand-in from many real shots.

    python -m benchmarks.standin_fit shoot shots.csv --shots 7000 --seed 1   # minutes
    python -m benchmarks.standin_fit write shots.csv [more.csv ...]          # standin_data.py
    python -m benchmarks.standin_bands --shots 500                           # both, side by side

To be run again whenever ``sizes.py`` or the engine's version changes.
"""

from __future__ import annotations

import argparse
import csv
import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from quarterdeck.games.ship_ahoy import ballistics
from quarterdeck.games.ship_ahoy.ballistics import Way, aspect_of, kind_of
from quarterdeck.physics.engine import BadShot, simulate, yaw_of
from quarterdeck.physics.judge import judge
from quarterdeck.physics.model import UNIT
from quarterdeck.physics.scene import FIRST_TOWER, Piece, Scene, Shot

MIDDLE, SIZE = 20_000, 40_000  # a lone piece in the middle of a table without end
TARGET = Path(__file__).parents[1] / "src/quarterdeck/games/ship_ahoy/standin_data.py"
GRAVITY = 9.81
MUZZLE = 0.030
CAREFUL = 0.5  # of the shots are aimed as people do, the others cover everything else
COLUMNS = (
    "kind", "aspect", "across", "air", "height", "slope", "since", "power",
    "hit", "fell", "push", "turn",
)  # fmt: skip


def elevation_for(distance: float, speed: float, height: float, lob: bool = False) -> float:
    """The elevation that brings the ball to a height at a distance, in radians; NaN: too far."""
    a = GRAVITY * distance**2 / (2 * speed**2)
    inside = distance**2 - 4 * a * (a + height - MUZZLE)
    if inside < 0:
        return math.nan
    return math.atan((distance + (1 if lob else -1) * math.sqrt(inside)) / (2 * a))


def lone(piece: int, yaw: int) -> Scene:
    """A table with one piece."""
    return Scene(SIZE, (), (Piece(piece, MIDDLE, MIDDLE, yaw, 1),))


def one_shot(luck: random.Random) -> tuple[Scene, Shot]:
    """Anything that may happen near a piece: all heights, offsets, speeds, sides."""
    piece = FIRST_TOWER if luck.random() < 0.4 else 0
    if luck.random() < CAREFUL:
        return careful_shot(piece, luck.uniform(0.2, 1.55), luck, luck.uniform(4.2, 5.2))
    toward = luck.uniform(0, 2 * math.pi)
    distance = 0.15 + 1.45 * luck.random() ** 1.3
    power = round(luck.uniform(2500, 5300) if luck.random() < 0.5 else luck.gauss(4600, 300))
    speed, beside = power / 1000, luck.uniform(-0.048, 0.048)
    kind = luck.random()
    up = math.nan
    if kind < 0.12:
        up = elevation_for(distance, speed, luck.uniform(0, 0.1), lob=True)
        if not up < 0.72:
            up = math.nan
    elif kind < 0.35:  # touches the table on its way
        up = elevation_for(max(0.05, distance - luck.uniform(0.02, 0.9)), speed, 0.006)
    if math.isnan(up):
        up = elevation_for(distance - 0.01, speed, luck.uniform(0.004, 0.105))
    if math.isnan(up):
        up = luck.uniform(0.1, 0.7)
    c, s = math.cos(toward), math.sin(toward)
    x = MIDDLE - (distance * c - beside * s) / UNIT
    y = MIDDLE - (distance * s + beside * c) / UNIT
    scene = lone(piece, luck.randrange(62832))
    return scene, Shot(round(x), round(y), round(toward / UNIT) % 62832, round(up / UNIT), power)


def careful_shot(
    piece: int, distance: float, luck: random.Random, speed: float
) -> tuple[Scene, Shot]:
    """Somebody aims well, with the scatter of hand and cannon together (``bands.TOTAL``)."""
    toward = luck.uniform(0, 2 * math.pi)
    up = elevation_for(distance, speed, luck.uniform(0.03, 0.05) if piece == 0 else 0.06)
    x = MIDDLE - distance * math.cos(toward) / UNIT
    y = MIDDLE - distance * math.sin(toward) / UNIT
    yaw = toward + math.radians(luck.gauss(0, 2.0))
    up += math.radians(luck.gauss(0, 1.4))
    power = round(speed * 1000 * (1 + luck.gauss(0, 0.035)))
    scene = lone(piece, luck.randrange(62832))
    return scene, Shot(round(x), round(y), round(yaw / UNIT) % 62832, round(up / UNIT), power)


def outcome(scene: Scene, shot: Shot, spin: int) -> tuple[bool, bool, float, float]:
    """Hit, fell, how far along the ball's way, how far turned."""
    run = simulate(scene, shot, spin)
    piece = scene.pieces[0]
    begin, end = run.frames[0, 1], run.rest[1]
    hit = bool(np.abs(run.frames[:, 1, :3] - begin[:3]).max() > 0.0005)
    fell = judge(scene, run)[0].fell
    yaw = shot.yaw * UNIT
    push = (end[0] - begin[0]) * math.cos(yaw) + (end[1] - begin[1]) * math.sin(yaw)
    turn = (yaw_of(end) / UNIT - piece.yaw + 31416) % 62832 - 31416
    return hit, fell, float(push) / UNIT, turn


def row_of(scene: Scene, shot: Shot, spin: int) -> list[int]:
    """What the stand-in would look at, and what came of it."""
    piece = scene.pieces[0]
    way = Way(shot.x, shot.y, shot.yaw, shot.elevation, shot.power)
    along, across = way.along(piece.x, piece.y), way.across(piece.x, piece.y)
    at = along - ballistics.BEFORE
    air = at <= way.land
    hit, fell, push, turn = outcome(scene, shot, spin)
    slope = way.slope(at if air else way.land)
    aspect = aspect_of(shot.yaw, piece.piece, piece.yaw)
    features = [kind_of(piece.piece), aspect, across, air, way.height(at), slope, at - way.land]
    return [int(n) for n in (*features, shot.power, hit, fell, round(push), round(turn))]


def shoot_many(path: Path, shots: int, seed: int) -> None:
    """Fill a file with shots."""
    luck = random.Random(seed)
    with path.open("w", newline="") as file:
        out = csv.writer(file)
        out.writerow(COLUMNS)
        for _ in range(shots):
            scene, shot = one_shot(luck)
            try:
                out.writerow(row_of(scene, shot, round(luck.gauss(0, 300))))
            except BadShot:
                continue


# ---------------------------------------------------------------- from shots to odds


def load(paths: list[Path]) -> dict[str, Any]:
    """All shots, by column."""
    rows = []
    for path in paths:
        with path.open() as file:
            rows += [[int(n) for n in row] for row in list(csv.reader(file))[1:]]
    table = np.array(rows, dtype=float)
    return {name: table[:, k] for k, name in enumerate(COLUMNS)}


def odds(
    d: dict[str, Any], at: dict[str, float], widths: dict[str, float], mask: Any
) -> tuple[int, int]:
    """Hit and fall among the shots that are like this one, in thousandths.

    Each shot counts by its likeness; where few are alike, likeness is taken more widely.
    """
    for wider in (1.0, 1.4, 2.0, 3.0, 5.0, 9.0):
        far = mask * 0.0
        for name, value in at.items():
            column = np.abs(d[name]) if name == "across" else d[name]
            far += ((column - value) / (widths[name] * wider)) ** 2
        weights = np.exp(-0.5 * np.minimum(far, 60)) * mask
        total = float(weights.sum())
        if total > ENOUGH:
            break
    hit, fell = (float((weights * d[what]).sum()) / total for what in ("hit", "fell"))
    return round(1000 * hit), round(1000 * fell)


ENOUGH = 6.0  # shots
SPEED_AT = (3000.0, 3800.0, 4700.0)
SLOPE_AT = ((2.0, 6.0), (16.0, 9.0), (45.0, 20.0))  # and how widely others count
AIR_WIDTHS = {"across": 30.0, "height": 35.0, "power": 300.0, "aspect": 0.3}
GROUND_WIDTHS = {"across": 60.0, "power": 500.0, "slope": 12.0, "since": 400.0}
SINCE_AT = (250.0, 1000.0, 2200.0, 4200.0, 7000.0)


def air_cells(d: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """Hit and fall for each cell of ``ballistics.air_cell``, in its order."""
    for kind in range(2):
        mask = (d["air"] == 1) & (d["kind"] == kind)
        for aspect in range(ballistics.ASPECTS):
            for offset in range(ballistics.OFFSETS):
                for height in range(ballistics.HEIGHTS):
                    for speed in SPEED_AT:
                        for slope, wide in SLOPE_AT:
                            at = {"across": 80 * offset + 40, "height": 100 * height + 50,
                                  "power": speed, "slope": slope}  # fmt: skip
                            if kind == 0:
                                at["aspect"] = aspect
                            yield odds(d, at, AIR_WIDTHS | {"slope": wide}, mask)


def ground_cells(d: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """Hit and fall for each cell of ``ballistics.ground_cell``, in its order."""
    for kind in range(2):
        mask = (d["air"] == 0) & (d["kind"] == kind)
        for since in SINCE_AT:
            for offset in range(ballistics.OFFSETS):
                for slope in (10.0, 25.0, 60.0):
                    for speed in SPEED_AT:
                        at = {"across": 80 * offset + 40, "since": since, "power": speed,
                              "slope": slope}  # fmt: skip
                        widths = GROUND_WIDTHS | ({"since": 1200.0} if since > 2000 else {})
                        yield odds(d, at, widths, mask)


def pushes(d: dict[str, Any]) -> tuple[list[int], list[int]]:
    """How far ships are pushed (low or high hit, stands or falls, speed), how far turned."""
    ship = (d["hit"] == 1) & (d["kind"] == 0)
    low = (d["air"] == 0) | (d["height"] < 250)
    push = []
    for high in (0, 1):
        for fell in (0, 1):
            for least, most in ((0, 3400), (3400, 4200), (4200, 9999)):
                like = ship & (low != bool(high)) & (d["fell"] == fell)
                like &= (d["power"] >= least) & (d["power"] < most)
                push.append(round(float(np.median(d["push"][like]))) if like.sum() > 5 else 300)
    turn = []
    for fell in (0, 1):
        like = ship & (d["fell"] == fell) & (np.abs(d["across"]) > 60)
        sided = d["turn"][like] * np.sign(d["across"][like])
        turn.append(round(float(np.mean(np.clip(sided, -12000, 12000)))))
    return push, turn


def write(paths: list[Path], target: Path = TARGET) -> None:
    """The tables as a module of the game."""
    d = load(paths)
    air, ground = list(air_cells(d)), list(ground_cells(d))
    push, turn = pushes(d)
    lines = [
        '"""Odds of the quick stand-in in thousandths: written by benchmarks/standin_fit.py.',
        "",
        f"From {len(d['hit'])} shots. The cells are those of ballistics.py.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# fmt: off",
    ]
    tables = {
        "AIR_HIT": [h for h, _ in air],
        "AIR_FALL": [f for _, f in air],
        "GROUND_HIT": [h for h, _ in ground],
        "GROUND_FALL": [f for _, f in ground],
        "PUSH": push,
        "TURN_BY": turn,
    }
    for name, numbers in tables.items():
        lines.append(f"{name}: Final[list[int]] = [")
        line = "   "
        for n in numbers:
            if len(line) + len(str(n)) + 2 > 100:
                lines.append(line)
                line = "   "
            line += f" {n},"
        lines += [line, "]"]
    target.write_text("\n".join([*lines, "# fmt: on", ""]))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("shoot", "write"))
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--shots", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.what == "shoot":
        shoot_many(given.files[0], given.shots, given.seed)
    else:
        write(given.files)


if __name__ == "__main__":
    main()
