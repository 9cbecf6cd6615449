"""The law of the hand while loading: what it may do, and why not (AA-11 to AA-17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.dice import Dice
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    BACK,
    CODE_BITS,
    COLOURS,
    FRONTS,
    FULL,
    GONE,
    MIXED,
    MIXED_MASK,
    SPACES,
    TILES,
)
from quarterdeck.games.anchors_aweigh.info import LOOK_AND_PUT_BACK
from quarterdeck.games.anchors_aweigh.ship import content
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import (
    CARGO,
    CARGOS,
    DISCARD,
    DISCARDS,
    FLIP,
    FLIPS,
    PLACE,
    PLACINGS,
    PUT_BACK,
    TAKE,
    TAKES,
    WAIT,
)
from quarterdeck.kit.bits import BIT

OPEN_COUNT: Final[list[int]] = [mask.bit_count() for mask in range(1 << MIXED)]


def starfish(s: AnchorsAweighState, seat: i64) -> list[int]:
    """The spaces on which a starfish asset lies, where starfish act (AA-17)."""
    out: list[int] = []
    if s.stars == 0:
        return out
    k: i64 = 0
    first = seat * ABOVE
    while k < ABOVE:
        code: i64 = s.above[first + k]
        if code <= FRONTS and code and code & 1 == 0:  # 1 + front, whose starfish bit is the lowest
            out.append(int(k))
        k += 1
    rest: i64 = s.below[seat]
    while k < MIXED:
        code = rest & 31
        if code <= FRONTS and code and code & 1 == 0:
            out.append(int(k))
        rest >>= CODE_BITS
        k += 1
    return out


def reaches_for_tiles(s: AnchorsAweighState, open_spaces: i64) -> bool:
    """Whether a ship that is not full takes tiles: also to look at one and put it back (AA-13)."""
    return s.version >= LOOK_AND_PUT_BACK or open_spaces & MIXED_MASK != 0


def legal_acts(s: AnchorsAweighState, seat: i64) -> list[int]:
    """What a free hand may do; of a full ship only starfish assets are exchanged."""
    out: list[int] = []
    open_spaces: i64 = ~s.filled[seat] & FULL
    if s.hand[seat] >= 0:
        k: i64 = 0
        while k < MIXED:
            if open_spaces & BIT[k]:
                out.append(PLACINGS[k])
            k += 1
        out.append(PUT_BACK)
        return out
    if open_spaces == 0:
        for space in starfish(s, seat):
            out.append(DISCARDS[space])
        out.append(WAIT)
        return out
    faces = s.faces
    may_take = reaches_for_tiles(s, open_spaces)
    tile: i64 = 0
    while tile < TILES:
        face: i64 = faces[tile]
        if face >= BACK:
            if face == BACK:
                out.append(FLIPS[tile])
            if may_take:
                out.append(TAKES[tile])
        tile += 1
    if open_spaces & ~MIXED_MASK:
        for colour in range(COLOURS):
            if s.supply[colour]:
                out.append(CARGOS[colour])
    for space in starfish(s, seat):
        out.append(DISCARDS[space])
    return out


def pick_act(s: AnchorsAweighState, seat: i64, dice: Dice) -> i64:
    """One of ``legal_acts``, each as likely, without listing a pile of 84 tiles."""
    open_spaces: i64 = ~s.filled[seat] & FULL
    n: i64
    if s.hand[seat] >= 0:
        n = dice.below(OPEN_COUNT[open_spaces & MIXED_MASK] + 1)
        space: i64 = 0
        while space < MIXED:
            if open_spaces & BIT[space]:
                if n == 0:
                    return PLACINGS[space]
                n -= 1
            space += 1
        return PUT_BACK
    if open_spaces == 0:
        moves = legal_acts(s, seat)
        return moves[dice.below(len(moves))]
    takes: i64 = s.pile if reaches_for_tiles(s, open_spaces) else 0
    tokens: i64 = COLOURS if open_spaces & ~MIXED_MASK else 0  # loading never empties a colour
    stars = starfish(s, seat)
    n = dice.below(s.down + takes + tokens + len(stars))
    faces = s.faces
    tile: i64
    if n < takes:
        while True:
            tile = dice.below(TILES)
            if faces[tile] != GONE:
                return TAKES[tile]
    n -= takes
    if n < s.down:
        while True:
            tile = dice.below(TILES)
            if faces[tile] == BACK:
                return FLIPS[tile]
    n -= s.down
    if n < tokens:
        return CARGOS[n]
    return DISCARDS[stars[n - tokens]]


def why_not(s: AnchorsAweighState, seat: i64, move: i64) -> Refusal | None:
    """The law: None if the free hand of the seat may do this."""
    verb = verb_of(move)
    what = arg(move)
    if verb == FLIP or verb == TAKE:
        return _why_not_tile(s, seat, verb, what)
    if verb == PLACE or verb == PUT_BACK:
        if s.hand[seat] < 0:
            return Refusal("no-hand-empty", (), "AA-11")
        return why_not_here(s, seat, what) if verb == PLACE else None
    if s.hand[seat] >= 0:
        return Refusal("no-hand-full", (), "AA-11")
    if verb == CARGO:
        if what >= COLOURS:
            return Refusal("no-bad-arguments")
        if s.filled[seat] == FULL:
            return Refusal("no-ship-full", (), "AA-17")
        if ~s.filled[seat] & FULL & ~MIXED_MASK == 0:
            return Refusal("no-cargo-aboard", (), "AA-15")
        if s.supply[what] == 0:
            return Refusal("no-supply", (int(what),), "AA-04")
        return None
    if verb == DISCARD:
        if s.stars == 0:
            return Refusal("no-starfish-here", (), "AA-17")
        if what >= SPACES:
            return Refusal("no-such-space", (), "AA-05")
        code = content(s, seat, what)
        if code == 0 or code > FRONTS or code & 1:
            return Refusal("no-starfish", (), "AA-17")
        return None
    if verb == WAIT:
        return None if s.filled[seat] == FULL else Refusal("no-wait", (), "AA-20")
    return Refusal("no-loading-now", (), "AA-11")


def why_not_here(s: AnchorsAweighState, seat: i64, space: i64) -> Refusal | None:
    """Whether an asset may be put on that space (AA-14)."""
    if space >= SPACES:
        return Refusal("no-such-space", (), "AA-05")
    if space >= MIXED:
        return Refusal("no-cargo-only", (), "AA-14")
    if s.filled[seat] & BIT[space]:
        return Refusal("no-space-taken", (), "AA-14")
    return None


def _why_not_tile(s: AnchorsAweighState, seat: i64, verb: i64, tile: i64) -> Refusal | None:
    if tile >= TILES:
        return Refusal("no-such-tile", (), "AA-02")
    if s.hand[seat] >= 0:
        return Refusal("no-hand-full", (), "AA-11")
    if s.filled[seat] == FULL:
        return Refusal("no-ship-full", (), "AA-17")
    if s.faces[tile] == GONE:
        return Refusal("no-tile-gone", (), "AA-11")
    if verb == FLIP:
        return None if s.faces[tile] == BACK else Refusal("no-face-up", (), "AA-12")
    if reaches_for_tiles(s, ~s.filled[seat] & FULL):
        return None
    return Refusal("no-room-aboard", (), "AA-14")
