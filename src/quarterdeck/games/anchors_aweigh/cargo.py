"""Cargo aboard in travel: where it lies, where there is room, taking it and putting it."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    CARGO,
    CHEST,
    COLOURS,
    LOADS,
    MIXED,
    NONE,
    SPACES,
    STORAGE,
)
from quarterdeck.games.anchors_aweigh.ship import content, load_on, put, set_load
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import PLACES
from quarterdeck.kit.bits import BIT

# A load is written down with the lower colour first: tokens are not told apart (AA-37).


def is_storage(code: i64) -> bool:
    """Whether the code of a space is that of a storage asset."""
    return code == 1 + 2 * STORAGE or code == 2 + 2 * STORAGE


def told_place(place: i64) -> int:
    """The place as everybody may hear it: on which storage below deck is its owner's business."""
    if place >= SPACES and (place - SPACES) % SPACES >= ABOVE:
        return NONE
    return int(place)


def token_at(s: AnchorsAweighState, seat: i64, place: i64) -> i64:
    """The colour of the cargo at that place, or -1."""
    if place < SPACES:
        code = content(s, seat, place)
        return code - CARGO if CARGO <= code < CHEST else NONE
    if place >= PLACES:
        return NONE
    load = load_on(s, seat, (place - SPACES) % SPACES)
    first: i64 = load % LOADS - 1
    if place < 2 * SPACES:
        return first
    second: i64 = load // LOADS - 1
    return second if second != first else NONE


def tokens(s: AnchorsAweighState, seat: i64) -> list[int]:
    """All places at which cargo lies; two alike on one storage are one."""
    out: list[int] = []
    filled: i64 = s.filled[seat]
    k: i64 = 0
    while k < SPACES:
        if filled & BIT[k]:
            code = content(s, seat, k)
            if CARGO <= code < CHEST:
                out.append(int(k))
            elif is_storage(code):
                load = load_on(s, seat, k)
                if load:
                    out.append(int(SPACES + k))
                    if load // LOADS > load % LOADS:
                        out.append(int(2 * SPACES + k))
        k += 1
    return out


def has_cargo(s: AnchorsAweighState, seat: i64) -> bool:
    """Whether there is any token aboard."""
    k: i64 = SPACES - 1
    while k >= 0:
        code = content(s, seat, k)
        if CARGO <= code < CHEST or (is_storage(code) and load_on(s, seat, k)):
            return True
        k -= 1
    return False


def count(s: AnchorsAweighState, seat: i64) -> list[int]:
    """Tokens aboard by colour."""
    out = [0] * COLOURS
    filled: i64 = s.filled[seat]
    k: i64 = 0
    while k < SPACES:
        if filled & BIT[k]:
            code = content(s, seat, k)
            if CARGO <= code < CHEST:
                out[code - CARGO] += 1
            elif is_storage(code):
                load = load_on(s, seat, k)
                if load:
                    out[load % LOADS - 1] += 1
                    if load >= LOADS:
                        out[load // LOADS - 1] += 1
        k += 1
    return out


def find(s: AnchorsAweighState, seat: i64, colour: i64) -> i64:
    """Where a token of the colour is taken from: a space if there is one, else a storage."""
    k: i64 = 0
    while k < SPACES:
        if content(s, seat, k) == CARGO + colour:
            return k
        k += 1
    k = SPACES
    while k < PLACES:
        if token_at(s, seat, k) == colour:
            return k
        k += 1
    return NONE


def has_room(s: AnchorsAweighState, seat: i64, place: i64) -> bool:
    """Whether one more token can come to that place."""
    if place < SPACES:
        return not s.filled[seat] & BIT[place]
    if place >= SPACES + MIXED:
        return False
    space = place - SPACES
    return is_storage(content(s, seat, space)) and load_on(s, seat, space) < LOADS


def rooms(s: AnchorsAweighState, seat: i64) -> list[int]:
    """All places to which a token can come (AA-37)."""
    out: list[int] = []
    filled: i64 = s.filled[seat]
    k: i64 = 0
    while k < SPACES:
        if not filled & BIT[k]:
            out.append(int(k))
        k += 1
    k = 0
    while k < MIXED:
        if is_storage(content(s, seat, k)) and load_on(s, seat, k) < LOADS:
            out.append(int(SPACES + k))
        k += 1
    return out


def take_token(s: AnchorsAweighState, seat: i64, place: i64) -> i64:
    """The token leaves that place; its colour."""
    colour = token_at(s, seat, place)
    if place < SPACES:
        put(s, seat, place, 0)
        return colour
    space = (place - SPACES) % SPACES
    load = load_on(s, seat, space)
    set_load(s, seat, space, load % LOADS if place >= 2 * SPACES else load // LOADS)
    return colour


def put_token(s: AnchorsAweighState, seat: i64, place: i64, colour: i64) -> None:
    """A token comes to a place that has room for it."""
    if place < SPACES:
        put(s, seat, place, CARGO + colour)
        return
    space = place - SPACES
    load = load_on(s, seat, space)
    if load == 0:
        set_load(s, seat, space, 1 + colour)
    elif load <= 1 + colour:
        set_load(s, seat, space, load + LOADS * (1 + colour))
    else:
        set_load(s, seat, space, 1 + colour + LOADS * load)


def unload(s: AnchorsAweighState, seat: i64, space: i64) -> None:
    """What lies on the storage asset there goes back to the supply (AA-38)."""
    while load_on(s, seat, space):
        colour = take_token(s, seat, SPACES + space)
        s.supply[colour] += 1
        if s.loud:
            s.tell("tossed_cargo", int(seat), int(colour), told_place(SPACES + space))
