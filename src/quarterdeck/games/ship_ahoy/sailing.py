"""Who may sail, the law of one move, and what it does (SH-20 to SH-23, SH-61 to SH-65)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ship_ahoy.components import (
    ANY_BARREL,
    FLAT,
    FLEET,
    GONE,
    MERCHANT,
    MONSTER,
    MOVED_MONSTER,
    MOVED_PIRATE,
    MOVED_TILE,
    NONE,
    PIECES,
    PIRATE,
    POINTS,
    SHIPS,
    TILE,
    TILE_RADIUS,
    TOWERS,
    UPRIGHT,
    WIND,
)
from quarterdeck.games.ship_ahoy.fate import let_go
from quarterdeck.games.ship_ahoy.geometry import TURN, outline_within
from quarterdeck.games.ship_ahoy.info import BARREL_CHOSEN
from quarterdeck.games.ship_ahoy.pieces import (
    can_sail,
    cargo,
    entangled,
    far,
    in_combat,
    outline,
    owner,
)
from quarterdeck.games.ship_ahoy.routes import (
    barrels_here,
    cost,
    in_the_way,
    meet,
    tile_in_the_way,
)
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.kit.bits import BIT

OWN_REACH: Final = -1  # the knots the piece may use; else a rope's length is given
PATH: Final = 3  # numbers before the points
WIND_REACH: Final = 3000  # a rope's length, edge to edge (SH-63)

# ---------------------------------------------------------------- who may


def movers(s: ShipAhoyState, seat: i64, now: bool, one: bool = False) -> list[int]:
    """The pieces that knots can be spent on; ``now``: with the knots that are left.

    ``one``: the first will do.
    """
    out: list[int] = []
    p: i64 = 0
    while p < PIECES:
        if p < SHIPS and owner(s, p) != seat:
            p += FLEET
            continue
        if (
            can_sail(s, seat, p)
            and not (p == TILE and s.tile == WIND and s.moved & MOVED_TILE)
            and (not now or reach_of(s, p) > 0)
        ):
            out.append(int(p))
            if one:
                return out
        p += 1 if p != TOWERS else PIRATE - TOWERS
    return out


def reach_of(s: ShipAhoyState, piece: i64) -> i64:
    """Knots a piece may use now; the wind tile goes one at most (SH-63)."""
    knots = s.knots + (s.extra if may_use_wind(s, piece) else 0)
    return 1 if piece == TILE and s.tile == WIND and knots > 1 else knots


def may_use_wind(s: ShipAhoyState, piece: i64) -> bool:
    """The extra knot is for a ship that was near the tile, or for the tile (SH-63)."""
    return bool(s.windy & BIT[piece]) or (piece == TILE and s.windy != 0)


def downwind(s: ShipAhoyState, seat: i64) -> i64:
    """Mask of the ships that can move and are within a rope's length of the wind tile (SH-63)."""
    mask: i64 = 0
    if s.tile != WIND:
        return 0
    x: i64 = s.x[TILE]
    y: i64 = s.y[TILE]
    piece: i64 = 0
    while piece < SHIPS:
        if (
            not far(s, piece, x, y, WIND_REACH + TILE_RADIUS)
            and can_sail(s, seat, piece)
            and outline_within(outline(s, piece), x, y, WIND_REACH + TILE_RADIUS)
        ):
            mask |= BIT[piece]
        piece += 1
    return mask


def loads(s: ShipAhoyState, seat: i64) -> list[Action]:
    """What can be loaded by the seat's ships where they stand (SH-64)."""
    out: list[Action] = []
    if not s.scenarios & MERCHANT:
        return out
    piece: i64 = 0
    while piece < SHIPS:
        if (
            s.stand[piece] == UPRIGHT
            and owner(s, piece) == seat
            and not in_combat(s, piece)
            and cargo(s, piece) == NONE
        ):
            for barrel in barrels_here(s, piece):
                args = (int(piece), barrel) if s.version >= BARREL_CHOSEN else (int(piece),)
                out.append(Action(int(seat), "load", args))
        piece += 1
    return out


def loaded_by(s: ShipAhoyState, a: Action) -> int:
    """The barrel that a lawful load takes aboard."""
    return a.args[1] if len(a.args) > 1 else barrels_here(s, a.args[0])[0]


# ---------------------------------------------------------------- the law


def cannot_load(s: ShipAhoyState, a: Action) -> Refusal | None:
    """Why a ship does not load."""
    chosen = s.version >= BARREL_CHOSEN
    if len(a.args) != (2 if chosen else 1):
        return Refusal("no-bad-arguments")
    piece = a.args[0]
    if not 0 <= piece < SHIPS or s.stand[piece] == GONE or owner(s, piece) != a.seat:
        return Refusal("no-not-your-ship", (), "SH-64")
    if s.stand[piece] == FLAT or in_combat(s, piece):
        return Refusal("no-cannot-load", (piece,), "SH-64")
    if cargo(s, piece) != NONE:
        return Refusal("no-laden-already", (piece,), "SH-64")
    here = barrels_here(s, piece)
    if not here:
        return Refusal("no-barrel-here", (piece,), "SH-64")
    if chosen and a.args[1] not in here:
        return Refusal("no-other-barrel", (piece,), "SH-64")
    return None


def wanted_barrels(s: ShipAhoyState, load: i64) -> i64:
    """What a sail says of barrels, as a mask; once it said only whether any is to be loaded."""
    return load if s.version >= BARREL_CHOSEN else load * ANY_BARREL


def bad_sail(s: ShipAhoyState, a: Action, reach: i64) -> Refusal | None:
    """The law of one path."""
    n = len(a.args) - PATH
    if n < 4 or n % 2 or n > 2 * POINTS:
        return Refusal("no-bad-arguments")
    piece, load, yaw = a.args[0], a.args[1], a.args[2]
    most = ANY_BARREL if s.version >= BARREL_CHOSEN else 1
    if not (0 <= piece < PIECES and 0 <= load <= most and 0 <= yaw < TURN):
        return Refusal("no-bad-arguments")
    path = list(a.args[PATH:])
    size = int(s.size)
    for c in path:
        if not 0 <= c <= size:
            return Refusal("no-off-table", (), "SH-02")
    why = cannot_sail(s, a.seat, piece)
    if why is not None:
        return why
    if path[0] != s.x[piece] or path[1] != s.y[piece]:
        return Refusal("no-not-from-there", (piece,), "SH-21")
    if piece == TILE and s.tile == WIND:
        if s.moved & MOVED_TILE:
            return Refusal("no-wind-moved", (), "SH-63")
        if n != 4:
            return Refusal("no-wind-straight", (), "SH-63")
    if reach == OWN_REACH:
        reach = reach_of(s, piece)
    spent = cost(path)
    if spent > reach:
        return Refusal("no-rope-short", (int(spent), int(reach)), "SH-21")
    if piece == TILE:
        return None if s.tile == WIND else tile_in_the_way(s, path)
    return in_the_way(s, piece, path, yaw)


def cannot_sail(s: ShipAhoyState, seat: i64, piece: i64) -> Refusal | None:
    """Why a piece does not move."""
    p = int(piece)
    if s.stand[piece] == GONE:
        return Refusal("no-not-in-game", (p,), "SH-20")
    if piece == TILE:
        return None
    if TOWERS <= piece < PIRATE:
        return Refusal("no-tower-moves", (), "SH-22")
    if piece < SHIPS and owner(s, piece) != seat:
        return Refusal("no-not-your-ship", (), "SH-20")
    if s.stand[piece] == FLAT:
        return Refusal("no-flat-moves", (p,), "SH-22")
    if in_combat(s, piece):
        return Refusal("no-locked-moves", (p,), "SH-22")
    if entangled(s, piece):
        return Refusal("no-entangled", (p,), "SH-65")
    return None


# ---------------------------------------------------------------- carried out


def sail(s: ShipAhoyState, a: Action, spent: i64) -> None:
    """A piece goes along its path."""
    piece = a.args[0]
    path = list(a.args[PATH:])
    s.x[piece] = path[-2]
    s.y[piece] = path[-1]
    s.yaw[piece] = a.args[2]
    if s.loud:
        left = int(s.knots + s.extra)
        if piece == TILE:
            s.tell("tile_moved", a.seat, int(s.tile), int(spent), left, *a.args[2:])
        else:
            s.tell("sailed", a.seat, piece, int(spent), left, *a.args[2:])
    if piece < SHIPS:
        let_go(s)
        meet(s, a.seat, piece, path, wanted_barrels(s, a.args[1]))
    elif piece == PIRATE:
        s.moved |= MOVED_PIRATE
        let_go(s)
    elif piece == MONSTER:
        s.moved |= MOVED_MONSTER
    else:
        s.moved |= MOVED_TILE
        s.released = 0
