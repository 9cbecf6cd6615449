"""The table before the first player is drawn (SH-01 to SH-03, and the scenarios' set-ups)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.ship_ahoy.components import (
    APART,
    APART_SMALL,
    BERTH,
    BERTH_TURN,
    FLAT,
    FLEET,
    FULL,
    GONE,
    HARBOURS,
    HEAVY_WIND,
    IN_HARBOUR,
    ISLE_RADIUS,
    KRAKEN,
    KRAKEN_SCENE,
    MERCHANT,
    MONSTER,
    MOUNTAIN_RADIUS,
    NO_CHEST,
    NONE,
    ON_ISLE,
    PIECES,
    PIRATE,
    PIRATE_SHIP,
    SEA_MONSTER,
    SHIP_HALF_WIDTH,
    SMALL,
    TILE,
    TILE_RADIUS,
    TOWERS,
    TREASURE_ISLAND,
    UPRIGHT,
    WIND,
)
from quarterdeck.games.ship_ahoy.frames import DEAL_BARRELS_FRAME, FIRST_PLAYER_FRAME
from quarterdeck.games.ship_ahoy.geometry import ONE, QUARTER, TURN, cosine, root, sine
from quarterdeck.games.ship_ahoy.info import ADVANCED, SMALL_TABLE, YES, scenario_mask
from quarterdeck.games.ship_ahoy.state import ShipAhoyState, blank

# A small mountain behind its harbour: outward and sideways from the harbour's centre.
WALL = ((1150, -800), (1300, -500), (1400, 0), (1300, 500), (1150, 800))
# From each harbour to the middle.
SQUARE = (7854, 54978, 39270, 23562)
TRIANGLE = (5236, 47124, 26180)
# East of the middle: the treasure island by the middle mountain, and a berth beside the tile.
ISLE_ASIDE = MOUNTAIN_RADIUS + ISLE_RADIUS + 100
BESIDE_TILE = TILE_RADIUS + SHIP_HALF_WIDTH + 35


def first_state(seats: int, options: dict[str, str], loud: bool, version: int) -> ShipAhoyState:
    """Harbours with three ships and a tower each; what lies in the middle (SH-02, SH-03)."""
    s = blank()
    s.seats = seats
    s.version = version
    s.loud = loud
    small = options["table"] == SMALL_TABLE
    s.size = SMALL if small else FULL
    s.advanced = 1 if options["rules"] == ADVANCED else 0
    s.teams = 1 if options["teams"] == YES else 0
    s.limit = int(options["rounds"])
    s.scenarios = scenario_mask(options)
    s.x = [0] * PIECES
    s.y = [0] * PIECES
    s.yaw = [0] * PIECES
    s.stand = [GONE] * PIECES
    s.taken = [NONE] * PIECES
    s.points = [0] * seats
    s.barrel_to = [NONE] * HARBOURS
    s.barrel_at = [IN_HARBOUR] * HARBOURS
    s.barrel_x = [0] * HARBOURS
    s.barrel_y = [0] * HARBOURS
    s.barrel_by = [NONE] * HARBOURS
    s.harbours = harbour_places(seats, int(s.size), APART_SMALL if small else APART)
    played = len(s.harbours) // 2
    s.harbour_seat = [h % seats if h < played else NONE for h in range(HARBOURS)]
    walls: list[int] = []
    for h in range(played):
        walls += lay_harbour(s, h)
    middle = int(s.size) // 2
    if not s.scenarios & (TREASURE_ISLAND | SEA_MONSTER):
        walls += octagon(middle, middle, MOUNTAIN_RADIUS)
    s.mountains = tuple(walls)
    lay_scenarios(s, middle)
    s.stack.append(FIRST_PLAYER_FRAME)
    if s.scenarios & MERCHANT:
        s.stack.append(DEAL_BARRELS_FRAME)
    return s


def harbour_places(seats: int, size: int, apart: int) -> tuple[int, ...]:
    """A square, or a triangle for three; clockwise, so that play goes round (SH-02, SH-04)."""
    middle = size // 2
    low, high = middle - apart // 2, middle + apart // 2
    if seats != 3:
        return (low, low, low, high, high, high, high, low)
    height = int(root(apart * apart * 3)) // 2
    below = (height + 1) // 3
    return (low, middle - below, middle, middle - below + height + 1, high, middle - below)


def lay_harbour(s: ShipAhoyState, h: int) -> list[int]:
    """Tower and ships; returns the mountain behind it."""
    x, y = s.harbours[2 * h], s.harbours[2 * h + 1]
    inward = (TRIANGLE if s.seats == 3 else SQUARE)[h]
    put(s, TOWERS + h, x, y, inward)
    for k in range(FLEET):
        toward = (inward + (0, BERTH_TURN, TURN - BERTH_TURN)[k]) % TURN
        at = out_from(x, y, toward, BERTH, 0)
        put(s, FLEET * h + k, at[0], at[1], (toward + QUARTER) % TURN)
    outward = (inward + TURN // 2) % TURN
    wall = [len(WALL)]
    for out, across in WALL:
        wall += out_from(x, y, outward, out, across)
    return wall


def out_from(x: int, y: int, toward: int, out: int, across: int) -> list[int]:
    """The point so far in a direction, and so far to its left."""
    c, n = int(cosine(toward)), int(sine(toward))
    half = ONE // 2
    return [x + (out * c - across * n + half) // ONE, y + (out * n + across * c + half) // ONE]


def octagon(x: int, y: int, radius: int) -> list[int]:
    """The big mountain."""
    corners = [8]
    for k in range(8):
        corners += out_from(x, y, TURN * (2 * k + 1) // 16, radius, 0)
    return corners


def put(s: ShipAhoyState, piece: int, x: i64, y: i64, yaw: i64) -> None:
    """An upright piece on the table."""
    s.x[piece] = int(x)
    s.y[piece] = int(y)
    s.yaw[piece] = int(yaw)
    s.stand[piece] = UPRIGHT


def lay_scenarios(s: ShipAhoyState, middle: int) -> None:
    """What replaces, surrounds or lies under the middle mountain (SH-60 to SH-67)."""
    treasure = bool(s.scenarios & TREASURE_ISLAND)
    s.chest = ON_ISLE if treasure else NO_CHEST
    if s.scenarios & (TREASURE_ISLAND | PIRATE_SHIP):
        s.isle_x = middle if treasure else middle + ISLE_ASIDE
        s.isle_y = middle
    if s.scenarios & PIRATE_SHIP:
        beside = treasure and bool(s.scenarios & KRAKEN_SCENE)  # not on the kraken
        put(s, PIRATE, s.isle_x + (BESIDE_TILE if beside else 0), s.isle_y, QUARTER)
    if s.scenarios & SEA_MONSTER:
        put(s, MONSTER, middle, middle, 0)
    if s.scenarios & (HEAVY_WIND | KRAKEN_SCENE):
        s.tile = WIND if s.scenarios & HEAVY_WIND else KRAKEN
        put(s, TILE, middle, middle, 0)
        s.stand[TILE] = FLAT
