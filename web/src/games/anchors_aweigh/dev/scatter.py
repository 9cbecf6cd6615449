"""Throws 84 tiles on a table so that none lies on another, and writes loading/scatter.ts.

Squares of side 1 are thrown at random, turned a little, and pushed apart until they only touch.
Run from the repository's root: python web/src/games/anchors_aweigh/dev/scatter.py
"""

from __future__ import annotations

import math
import random
from pathlib import Path

TILES = 84
GAP = 0.03
OUT = Path(__file__).parents[1] / "loading" / "scatter.ts"
Tile = tuple[float, float, float]
HEAD = """\
// Where each tile lies and how it is turned, by its number: fixed. Written by dev/scatter.py.

export interface Scatter {
  w: number; // of the table, in tiles
  h: number;
  tiles: readonly (readonly [number, number, number])[]; // middle, and degrees
}

"""


def corners(x: float, y: float, turn: float) -> list[tuple[float, float]]:
    half = 0.5 + GAP / 2
    c, s = math.cos(turn) * half, math.sin(turn) * half
    return [
        (x + c - s, y + s + c),
        (x - c - s, y - s + c),
        (x - c + s, y - s - c),
        (x + c + s, y + s - c),
    ]


def depth(a: Tile, b: Tile) -> tuple[float, float, float]:
    """How far two squares lie in each other, and the way to push the second; 0: they do not."""
    if abs(a[0] - b[0]) > 1.5 or abs(a[1] - b[1]) > 1.5:
        return 0, 0, 0
    ca, cb = corners(*a), corners(*b)
    best = (9.0, 0.0, 0.0)
    for turn in (a[2], a[2] + math.pi / 2, b[2], b[2] + math.pi / 2):
        x, y = math.cos(turn), math.sin(turn)
        pa = [px * x + py * y for px, py in ca]
        pb = [px * x + py * y for px, py in cb]
        overlap = min(max(pa), max(pb)) - max(min(pa), min(pb))
        if overlap <= 0:
            return 0, 0, 0
        if overlap < best[0]:
            way = 1 if sum(pb) > sum(pa) else -1
            best = (overlap, x * way, y * way)
    return best


def throw(w: float, h: float, seed: int) -> list[Tile]:
    dice = random.Random(seed)
    cols = round(math.sqrt(TILES * w / h))
    rows = math.ceil(TILES / cols)
    cells = [(c, r) for r in range(rows) for c in range(cols)]
    dice.shuffle(cells)
    tiles = [
        (
            (c + 0.5 + dice.uniform(-0.45, 0.45)) * w / cols,
            (r + 0.5 + dice.uniform(-0.45, 0.45)) * h / rows,
            math.radians(dice.triangular(-34, 34, 0)),
        )
        for c, r in cells[:TILES]
    ]
    for round_no in range(3000):
        worst = 0.0
        for i in range(TILES):
            for j in range(i + 1, TILES):
                d, x, y = depth(tiles[i], tiles[j])
                if d > 0:
                    worst = max(worst, d)
                    push = d * 0.5 + 0.002
                    a, b = tiles[i], tiles[j]
                    tiles[i] = (a[0] - x * push, a[1] - y * push, a[2])
                    tiles[j] = (b[0] + x * push, b[1] + y * push, b[2])
        for i, (x, y, turn) in enumerate(tiles):
            reach = (abs(math.cos(turn)) + abs(math.sin(turn))) / 2
            if worst > 0.02 and round_no > 60:  # crowded: lie a little straighter
                turn *= 0.9985
            tiles[i] = (min(max(x, reach), w - reach), min(max(y, reach), h - reach), turn)
        if worst == 0:
            print(w, h, "settled after", round_no, "fill", round(TILES / (w * h), 3))
            return tiles
    raise SystemExit(f"{w} x {h} is too narrow (worst {worst:.3f})")


def written(name: str, w: float, h: float, seed: int) -> str:
    tiles = throw(w, h, seed)
    dice = random.Random(seed + 1)
    dice.shuffle(tiles)
    rows = [f"[{x:.3f}, {y:.3f}, {math.degrees(turn):.1f}]" for x, y, turn in tiles]
    body = "".join("    " + ", ".join(rows[k : k + 7]) + ",\n" for k in range(0, TILES, 7))
    return f"export const {name}: Scatter = {{\n  w: {w},\n  h: {h},\n  tiles: [\n{body}  ],\n}};\n"


if __name__ == "__main__":
    OUT.write_text(
        HEAD
        + "\n".join(
            [
                written("BROAD", 14.5, 8.4, 8),
                written("WIDE", 13.4, 9.0, 5),
                written("SQUARE", 11.2, 10.6, 11),
                written("TALL", 9.4, 12.7, 3),
            ]
        )
    )
