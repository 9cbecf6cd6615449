"""What the browser draws and warns by is what the rules measure by."""

from __future__ import annotations

import re
from pathlib import Path

from quarterdeck.games.ship_ahoy import components as c
from quarterdeck.games.ship_ahoy.ballistics import BALL_RADIUS, MUZZLE_HEIGHT
from quarterdeck.games.ship_ahoy.geometry import TURN
from quarterdeck.games.ship_ahoy.info import BARREL_CHOSEN, PIRATE_SHOOTS
from quarterdeck.games.ship_ahoy.sailing import WIND_REACH

PRINT = Path(__file__).parents[3] / "web/src/games/ship_ahoy/print.ts"
SAME = {
    "TURN": TURN,
    "FULL_TABLE": c.FULL,
    "KNOT": c.KNOT,
    "MOST_POINTS": c.POINTS,
    "SHIP_LONG": 2 * c.SHIP_HALF_LENGTH,
    "SHIP_WIDE": 2 * c.SHIP_HALF_WIDTH,
    "SHIP_HIGH": c.NEXT_TO,
    "TOWER": 2 * c.TOWER_HALF,
    "HARBOUR": c.HARBOUR_RADIUS,
    "ISLAND": c.ISLE_RADIUS,
    "TILE": c.TILE_RADIUS,
    "WIND_REACH": WIND_REACH,
    "BIG_MOUNTAIN": c.MOUNTAIN_RADIUS,
    "HALF_WIDE": c.SHIP_HALF_WIDTH,
    "CLEAR": c.CLEAR,
    "MUZZLE_CLEAR": c.MUZZLE,
    "REACHED": c.BARREL_REACH,
    "MUZZLE": MUZZLE_HEIGHT,
    "BALL": BALL_RADIUS,
    "MOST_ELEVATION": c.STEEPEST,
    "LEAST_POWER": c.WEAKEST,
    "MOST_POWER": c.STRONGEST,
    "HARBOURS": c.HARBOURS,
    "FLEET": c.FLEET,
    "SHIPS": c.SHIPS,
    "PIRATE": c.PIRATE,
    "MONSTER": c.MONSTER,
    "WIND": c.TILE,
    "PIECES": c.PIECES,
    "SHOT": c.BALL,
    "PIRATE_SHOOTS": PIRATE_SHOOTS,
    "BARREL_CHOSEN": BARREL_CHOSEN,
}


def test_the_browser_measures_as_the_rules_do() -> None:
    found = dict(re.findall(r"^export const (\w+) = (\d+);", PRINT.read_text(), re.MULTILINE))
    assert {name: int(found[name]) for name in SAME} == SAME
