"""What an act of the hand does when its time is over, in a race and in a beat alike."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    BACK,
    CARDS,
    DEALT,
    FIRST_CARD,
    FRONTS,
    FULL,
    MIXED,
    NONE,
    TYPES,
)
from quarterdeck.games.anchors_aweigh.components import CARGO as CARGO_CODE
from quarterdeck.games.anchors_aweigh.ship import from_pile, lift_tile, put, put_tile, to_pile
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import (
    CARGO,
    DISCARD,
    FLIP,
    FLIPS,
    PLACE,
    PUT_BACK,
    TAKE,
    TAKES,
    WAIT,
)
from quarterdeck.kit.bits import BIT


def carry_out(s: AnchorsAweighState, seat: i64) -> None:
    """The hand is free again, or holds a tile, or comes back empty (AA-11)."""
    move: i64 = s.acts[seat]
    verb = verb_of(move)
    what = arg(move)
    s.acts[seat] = NONE
    by = s.beaten[seat]
    if by >= 0:
        s.beaten[seat] = NONE
        if s.loud:
            s.tell("missed", int(seat), int(verb), int(what), by)
    elif verb == TAKE:
        take(s, seat, what)
    elif verb == PLACE:
        tile: i64 = s.hand[seat]
        empty_hand(s, seat)
        place(s, seat, what, tile)
        look_at_ship(s, seat)
    elif verb == FLIP:
        flip(s, seat, what)
    elif verb == CARGO:
        load_cargo(s, seat, what)
        look_at_ship(s, seat)
    elif verb == PUT_BACK:
        put_back(s, seat)
    elif verb == DISCARD:
        discard(s, seat, what)
    elif verb == WAIT and s.loud:
        s.tell("waited", int(seat))


def flip(s: AnchorsAweighState, seat: i64, tile: i64) -> None:
    """A face-down tile is turned face up where it lies (AA-12)."""
    front: i64 = s.fronts[tile]
    s.faces[tile] = front
    s.down -= 1
    s.shown_last = tile * FRONTS + front + 1
    outrun(s, seat, FLIPS[tile], FLIPS[tile])
    if s.loud:
        s.reveal("flipped", int(seat), int(tile), int(front))


def take(s: AnchorsAweighState, seat: i64, tile: i64) -> None:
    """A tile comes into the hand; taken face down only its holder sees it (AA-13)."""
    front: i64 = s.fronts[tile]
    unseen = s.faces[tile] == BACK
    from_pile(s, tile)
    s.hand[seat] = tile
    s.held[seat] = front
    outrun(s, seat, FLIPS[tile], TAKES[tile])
    if unseen:
        if s.loud:
            s.whisper("drew", (int(seat), int(tile)), (int(seat),), (int(front),))
    else:
        s.shown[seat] = front
        s.shown_last = tile * FRONTS + front + 1
        if s.loud:
            s.tell("took", int(seat), int(tile), int(front))


def outrun(s: AnchorsAweighState, seat: i64, flip_move: i64, take_move: i64) -> None:
    """Other hands under way to the same tile will come back empty (AA-11)."""
    k: i64 = 0
    while k < s.seats:
        act: i64 = s.acts[k]
        if act >= 0 and (act == flip_move or act == take_move):
            s.beaten[k] = seat
        k += 1


def place(s: AnchorsAweighState, seat: i64, space: i64, tile: i64) -> None:
    """A tile comes on a space: above deck for all to see, below deck for its owner (AA-14)."""
    put_tile(s, seat, space, tile)
    front: i64 = s.fronts[tile]
    if space < ABOVE:
        s.shown_last = tile * FRONTS + front + 1
        if s.loud:
            s.reveal("placed", int(seat), int(tile), int(front), int(space))
    elif s.loud:
        s.whisper("hid", (int(seat), int(tile), int(space)), (int(seat),), (int(front),))


def empty_hand(s: AnchorsAweighState, seat: i64) -> None:
    """Nothing is in the hand any more."""
    s.hand[seat] = NONE
    s.shown[seat] = NONE
    s.held[seat] = NONE


def put_back(s: AnchorsAweighState, seat: i64) -> None:
    """The tile in hand lies face up in the pile again (AA-13)."""
    tile: i64 = s.hand[seat]
    empty_hand(s, seat)
    to_pile(s, tile)
    if s.loud:
        s.reveal("put_back", int(seat), int(tile), s.fronts[tile])


def load_cargo(s: AnchorsAweighState, seat: i64, colour: i64) -> None:
    """A token comes on the first open cargo-only space (AA-15)."""
    space: i64 = MIXED
    while s.filled[seat] & BIT[space]:
        space += 1
    s.supply[colour] -= 1
    put(s, seat, space, CARGO_CODE + colour)
    if s.loud:
        s.tell("loaded", int(seat), int(colour), int(space))


def discard(s: AnchorsAweighState, seat: i64, space: i64) -> None:
    """A starfish asset goes back face up; its space is open again (AA-17)."""
    tile = lift_tile(s, seat, space)
    if s.loud:
        s.reveal("discarded", int(seat), int(tile), s.fronts[tile], int(space))


def look_at_ship(s: AnchorsAweighState, seat: i64) -> None:
    """The first ship that is full makes its player captain (AA-19)."""
    if s.filled[seat] != FULL:
        return
    if s.loud:
        s.tell("full", int(seat))
    if s.captain < 0:
        call(s, seat)


def call(s: AnchorsAweighState, seat: i64) -> None:
    """Anchors aweigh! The cards are gathered face down; nobody sees their fronts again."""
    s.captain = seat
    k: i64 = 0
    while k < DEALT:
        s.deck |= BIT[s.cards[k]]
        s.cards[k] = NONE
        k += 1
    t: i64 = 0
    while t < TYPES:
        n: i64 = 0
        card_no: i64 = FIRST_CARD[t]
        end: i64 = FIRST_CARD[t + 1]
        while card_no < end and card_no < CARDS:
            if s.deck & BIT[card_no]:
                n += 1
            card_no += 1
        s.left[t] = n
        t += 1
    if s.loud:
        s.tell("captain", int(seat))


def all_full(s: AnchorsAweighState) -> bool:
    """Loading ends as soon as every ship is full (AA-20)."""
    k: i64 = 0
    while k < s.seats:
        if s.filled[k] != FULL:
            return False
        k += 1
    return True
