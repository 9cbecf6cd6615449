"""What becomes of pieces: trophies, losses, combats that end, points, the end (SH-12 to SH-64)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.ship_ahoy.components import (
    BARREL_POINTS,
    BY_ELIMINATION,
    CHEST_POINTS,
    DELIVERED,
    FLEET,
    GONE,
    IN_HARBOUR,
    LYING,
    NONE,
    ON_ISLE,
    OVER,
    PIECES,
    PIRATE,
    SHIP_POINTS,
    TOWER_POINTS,
    TOWERS,
)
from quarterdeck.games.ship_ahoy.pieces import cargo, next_to, on_kraken, owner
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.kit.bits import BIT

# ---------------------------------------------------------------- combats


def end_combat(s: ShipAhoyState, k: i64) -> None:
    """Combat ``k`` is over, whatever the reason."""
    i = int(k)
    del s.combats[2 * i : 2 * i + 2]
    del s.backers[i]
    del s.due[i]


def end_combats_of(s: ShipAhoyState, piece: i64) -> None:
    """A piece that leaves the table ends all its combats (SH-34)."""
    k: i64 = len(s.backers) - 1
    while k >= 0:
        if s.combats[2 * k] == piece or s.combats[2 * k + 1] == piece:
            end_combat(s, k)
        k -= 1


def combat_of(s: ShipAhoyState, a: i64, b: i64) -> i64:
    """The number of the running combat between two pieces, or NONE."""
    k: i64 = 0
    n: i64 = len(s.backers)
    while k < n:
        one: i64 = s.combats[2 * k]
        other: i64 = s.combats[2 * k + 1]
        if (one == a and other == b) or (one == b and other == a):
            return k
        k += 1
    return NONE


def part(s: ShipAhoyState) -> None:
    """Combats of pieces that a shot drove apart end (SH-16)."""
    k: i64 = len(s.backers) - 1
    while k >= 0:
        a: i64 = s.combats[2 * k]
        b: i64 = s.combats[2 * k + 1]
        if not next_to(s, a, b):
            end_combat(s, k)
            if s.loud:
                s.tell("parted", int(a), int(b))
        k -= 1


# ---------------------------------------------------------------- leaving the table


def remove(s: ShipAhoyState, piece: i64, by: i64) -> None:
    """Off the table, as a trophy of the seat ``by`` or LOST to everyone."""
    s.stand[piece] = GONE
    s.taken[piece] = int(by)
    s.released &= ~BIT[piece]
    if piece == PIRATE:
        s.flat_by = NONE
    end_combats_of(s, piece)


def send_back(s: ShipAhoyState, piece: i64) -> None:
    """What a lost piece held: the chest to the island, the barrel to its first harbour."""
    if s.chest == piece:
        s.chest = ON_ISLE
        if s.loud:
            s.tell("chest_back", int(piece))
    barrel = cargo(s, piece)
    if barrel != NONE:
        s.barrel_at[barrel] = IN_HARBOUR
        if s.loud:
            s.tell("barrel_back", int(barrel), s.barrel_to[barrel])


def lay_barrel(s: ShipAhoyState, barrel: i64, x: i64, y: i64) -> None:
    """It lies on the spot (SH-64)."""
    s.barrel_at[barrel] = LYING
    s.barrel_x[barrel] = int(x)
    s.barrel_y[barrel] = int(y)
    if s.loud:
        s.tell("barrel_lies", int(barrel), s.barrel_to[barrel])


def let_go(s: ShipAhoyState) -> None:
    """A ship that has left the kraken may be caught again (SH-65)."""
    if s.released:
        piece: i64 = 0
        while piece < PIECES:
            if s.released & BIT[piece] and not on_kraken(s, piece):
                s.released &= ~BIT[piece]
            piece += 1


# ---------------------------------------------------------------- points and the end


def worth(piece: i64) -> i64:
    """Points of a trophy (SH-41)."""
    return TOWER_POINTS if TOWERS <= piece < PIRATE else SHIP_POINTS


def count(s: ShipAhoyState) -> None:
    """All points anew."""
    k: i64 = 0
    while k < s.seats:
        s.points[k] = 0
        k += 1
    k = 0
    while k < PIECES:
        by: i64 = s.taken[k]
        if by >= 0:
            s.points[by] += int(worth(k))
        k += 1
    k = 0
    while k < 4:
        if s.barrel_at[k] == DELIVERED:
            s.points[s.barrel_by[k]] += BARREL_POINTS
        k += 1
    if s.chest >= 0:
        s.points[owner(s, s.chest)] += CHEST_POINTS


def is_out(s: ShipAhoyState, seat: i64) -> bool:
    """No ship and no tower is left (SH-40)."""
    h: i64 = 0
    while h < 4:
        if s.harbour_seat[h] == seat:
            if s.stand[TOWERS + h] != GONE:
                return False
            k: i64 = h * FLEET
            while k < h * FLEET + FLEET:
                if s.stand[k] != GONE:
                    return False
                k += 1
        h += 1
    return True


def somebody_out(s: ShipAhoyState) -> bool:
    """Counts the points and ends the game if a player has nothing left (SH-40)."""
    count(s)
    seat: i64 = 0
    out = False
    while seat < s.seats:
        if is_out(s, seat):
            out = True
            if s.loud:
                s.tell("out", int(seat))
        seat += 1
    if out:
        end_game(s, BY_ELIMINATION)
    return out


def end_game(s: ShipAhoyState, reason: i64) -> None:
    """Nothing is left to be done."""
    s.ended = reason
    s.phase = OVER
    s.stack.clear()
    if s.loud:
        s.tell("ended", int(reason))
