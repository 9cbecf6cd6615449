"""Who fights whom: running combats to be rolled for, new attacks, and why not (SH-30 to SH-34)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ship_ahoy.components import (
    FLAT,
    GONE,
    KRAKEN,
    MONSTER,
    MOVED_MONSTER,
    MOVED_PIRATE,
    NEXT_TO,
    NONE,
    PIECES,
    PIRATE,
    SHIPS,
    TILE,
    TILE_RADIUS,
    UPRIGHT,
)
from quarterdeck.games.ship_ahoy.fate import combat_of
from quarterdeck.games.ship_ahoy.geometry import point_close
from quarterdeck.games.ship_ahoy.pieces import (
    can_attack,
    cargo,
    enemies,
    far,
    is_friend,
    next_to,
    outline,
    owner,
)
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.games.ship_ahoy.verbs import FIGHTS
from quarterdeck.kit.bits import BIT

# ---------------------------------------------------------------- running combats


def call_combats(s: ShipAhoyState, seat: i64) -> None:
    """Marks the combats the seat has to roll for this turn (SH-32)."""
    k: i64 = 0
    while k < len(s.backers):
        s.due[k] = 1 if my_side(s, seat, k) != NONE else 0
        k += 1


def my_side(s: ShipAhoyState, seat: i64, k: i64) -> i64:
    """The piece with which the seat rolls in combat ``k``, or NONE if it has none that can."""
    a: i64 = s.combats[2 * k]
    b: i64 = s.combats[2 * k + 1]
    if can_attack(s, seat, a):
        return a
    if can_attack(s, seat, b):
        return b
    if s.backers[k] == seat and s.stand[PIRATE] == UPRIGHT:
        return PIRATE
    return NONE


def must_roll(s: ShipAhoyState, seat: i64) -> list[int]:
    """The moves that roll for running combats."""
    out: list[int] = []
    k: i64 = 0
    while k < len(s.backers):
        if s.due[k]:
            mine = my_side(s, seat, k)
            if mine != NONE:
                other: i64 = s.combats[2 * k] + s.combats[2 * k + 1] - mine
                out.append(FIGHTS[mine * PIECES + other])
        k += 1
    return out


# ---------------------------------------------------------------- new attacks


def attacks(s: ShipAhoyState, seat: i64, one: bool) -> list[int]:
    """New attacks of the seat's pieces; ``one``: the first will do."""
    out: list[int] = []
    foes = enemies(s, seat)
    a: i64 = 0
    while a < TILE:
        if s.stand[a] == UPRIGHT and not s.attacked & BIT[a] and may_attack(s, seat, a):
            for foe in foes:
                b: i64 = foe
                if (
                    b != a
                    and not (a >= PIRATE and b == PIRATE)
                    and next_to(s, a, b)
                    and combat_of(s, a, b) == NONE
                ):
                    out.append(FIGHTS[a * PIECES + b])
                    if one:
                        return out
            if a < SHIPS and s.tile == KRAKEN and near_tile(s, a):
                out.append(FIGHTS[a * PIECES + TILE])
                if one:
                    return out
        a += 1
    return out


def may_attack(s: ShipAhoyState, seat: i64, piece: i64) -> bool:
    """Own pieces, and pirate or monster once a knot was spent on them (SH-61, SH-62)."""
    if piece == PIRATE:
        return bool(s.moved & MOVED_PIRATE)
    if piece == MONSTER:
        return bool(s.moved & MOVED_MONSTER)
    return can_attack(s, seat, piece)


def near_tile(s: ShipAhoyState, piece: i64) -> bool:
    """On the kraken or next to it (SH-65)."""
    x: i64 = s.x[TILE]
    y: i64 = s.y[TILE]
    if far(s, piece, x, y, TILE_RADIUS + NEXT_TO):
        return False
    return point_close(outline(s, piece), x, y, TILE_RADIUS + NEXT_TO)


def cannot_attack(s: ShipAhoyState, seat: i64, piece: i64) -> Refusal | None:
    """Why a piece does not attack."""
    p = int(piece)
    if s.stand[piece] == GONE:
        return Refusal("no-not-in-game", (p,), "SH-30")
    if piece == TILE:
        return Refusal("no-tile-attacks", (), "SH-65")
    if piece >= PIRATE:
        clause = "SH-61" if piece == PIRATE else "SH-62"
        if s.stand[piece] == FLAT:
            return Refusal("no-flat-attacks", (p,), "SH-51")
        bit = MOVED_PIRATE if piece == PIRATE else MOVED_MONSTER
        return None if s.moved & bit else Refusal("no-spend-a-knot", (p,), clause)
    if owner(s, piece) != seat:
        return Refusal("no-not-yours", (p,), "SH-30")
    if s.stand[piece] == FLAT:
        return Refusal("no-flat-attacks", (p,), "SH-51")
    if cargo(s, piece) != NONE:
        return Refusal("no-laden-attacks", (p,), "SH-64")
    return None


def cannot_be_attacked(s: ShipAhoyState, seat: i64, a: i64, b: i64) -> Refusal | None:
    """Why this is no target for that piece."""
    p = int(b)
    if s.stand[b] == GONE:
        return Refusal("no-not-in-game", (p,), "SH-30")
    if b == TILE:
        if s.tile != KRAKEN or a >= SHIPS:
            return Refusal("no-tile-target", (), "SH-65")
        return None if near_tile(s, a) else Refusal("no-kraken-far", (int(a),), "SH-65")
    if b == MONSTER:
        return Refusal("no-monster-target", (), "SH-62")
    if b == PIRATE:
        if a >= PIRATE:
            return Refusal("no-pirate-target", (int(a),), "SH-61")
    elif is_friend(s, seat, owner(s, b)):
        mine = owner(s, b) == seat
        return Refusal("no-own-target" if mine else "no-partner-target", (p,), "SH-42")
    if not next_to(s, a, b):
        return Refusal("no-not-next-to", (int(a), p), "SH-30")
    if combat_of(s, a, b) != NONE:
        return Refusal("no-rolled-for", (p,), "SH-34")
    return None
