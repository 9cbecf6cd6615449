"""Free acts of travel: overboard, rearranging, the exchange of Rough Seas (AA-37, AA-38, AA-64)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.anchors_aweigh.acts import why_not_here
from quarterdeck.games.anchors_aweigh.cargo import (
    has_room,
    is_storage,
    put_token,
    take_token,
    token_at,
    told_place,
    unload,
)
from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    CHEST,
    FRONTS,
    GONE,
    MIXED,
    NONE,
    SPACES,
    TILES,
)
from quarterdeck.games.anchors_aweigh.deeds import empty_hand, place, take
from quarterdeck.games.anchors_aweigh.frames import EXCHANGE_FRAMES, GRAB_FRAMES
from quarterdeck.games.anchors_aweigh.ship import content, lift_tile
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import (
    GRAB,
    GRABS,
    LIFT,
    PAIR,
    PAIRS,
    PLACE,
    PLACES,
    PLACINGS,
    TOSS,
)
from quarterdeck.kit.bits import BIT

# ``check`` allows these in DECLARE, CHOOSE and while storing; ``legal`` leaves them out, so that
# whoever plays at random does not rearrange the hold for ever.
FREE: Final[list[bool]] = [verb in (TOSS, LIFT, PAIR) for verb in range(64)]


def why_not_free(s: AnchorsAweighState, seat: i64, move: i64) -> Refusal | None:
    """The law of the free acts."""
    verb = verb_of(move)
    what = arg(move)
    if verb == TOSS:
        return why_not_toss(s, seat, what)
    if verb == LIFT:
        return _why_not_lift(s, seat, what, arg(move, 1))
    if s.rough == 0:
        return Refusal("no-calm-seas", (), "AA-64")
    if what >= SPACES or content(s, seat, what) == 0:
        return Refusal("no-nothing-there", (), "AA-64")
    return None if alike(s, seat, what) else Refusal("no-pair", (), "AA-64")


def why_not_toss(s: AnchorsAweighState, seat: i64, what: i64) -> Refusal | None:
    """Whether what lies at that place may be thrown overboard (AA-38)."""
    if what >= SPACES:
        if token_at(s, seat, what) >= 0:
            return None
        return Refusal("no-nothing-there", (), "AA-38")
    code = content(s, seat, what)
    if code == 0:
        return Refusal("no-nothing-there", (), "AA-38")
    if code == CHEST:
        return Refusal("no-chest", (), "AA-51")
    if what == s.monkey_at[seat]:
        return Refusal("no-handicap", (), "AA-60")
    return None


def _why_not_lift(s: AnchorsAweighState, seat: i64, start: i64, end: i64) -> Refusal | None:
    if token_at(s, seat, start) < 0:
        return Refusal("no-no-cargo-there", (), "AA-37")
    if start >= SPACES and (start - SPACES) % SPACES == end - SPACES:
        return Refusal("no-place-taken", (), "AA-37")
    return why_not_room(s, seat, end)


def why_not_room(s: AnchorsAweighState, seat: i64, end: i64) -> Refusal | None:
    """Whether one more token may come to that place (AA-37)."""
    if end >= PLACES:
        return Refusal("no-such-space", (), "AA-05")
    if has_room(s, seat, end):
        return None
    if end < SPACES:
        return Refusal("no-place-taken", (), "AA-37")
    if end < SPACES + MIXED and is_storage(content(s, seat, end - SPACES)):
        return Refusal("no-storage-full", (), "AA-37")
    return Refusal("no-no-storage", (), "AA-37")


def do_free(s: AnchorsAweighState, seat: i64, move: i64) -> None:
    """Carry out a free act."""
    verb = verb_of(move)
    what = arg(move)
    if verb == TOSS:
        toss(s, seat, what)
    elif verb == LIFT:
        end = arg(move, 1)
        colour = take_token(s, seat, what)
        put_token(s, seat, end, colour)
        if s.loud:
            hidden = is_below(what) and is_below(end)
            shown = NONE if hidden else int(colour)
            start, there = told_place(what), told_place(end)
            if start == NONE or there == NONE:  # so there are storages below deck
                s.reveal("restowed", int(seat), shown, start, there)
            else:
                s.tell("restowed", int(seat), shown, start, there)
    else:
        s.stack.append(EXCHANGE_FRAMES[seat * SPACES + what])


def is_below(what: i64) -> bool:
    """Whether a place is below deck."""
    return what % SPACES >= ABOVE


def toss(s: AnchorsAweighState, seat: i64, what: i64) -> None:
    """Assets go face up to the pile, cargo to the supply (AA-38)."""
    colour = token_at(s, seat, what)
    if colour >= 0:
        take_token(s, seat, what)
        s.supply[colour] += 1
        if s.loud:
            s.tell("tossed_cargo", int(seat), int(colour), told_place(what))
        return
    unload(s, seat, what)
    tile = lift_tile(s, seat, what)
    if s.loud:
        s.reveal("tossed", int(seat), int(tile), s.fronts[tile], int(what))


def alike(s: AnchorsAweighState, seat: i64, space: i64) -> list[int]:
    """Other spaces with the same asset (a starfish makes no difference)."""
    out: list[int] = []
    code = content(s, seat, space)
    if code > FRONTS:
        return out
    k: i64 = 0
    while k < MIXED:
        other = content(s, seat, k)
        if k != space and 0 < other <= FRONTS and (other - 1) >> 1 == (code - 1) >> 1:
            out.append(int(k))
        k += 1
    return out


class Exchange(Step[AnchorsAweighState]):
    """Two tiles alike for one of the pile: the second tile, what is taken, where it goes (AA-64).

    What can be answered in one way only is not asked.
    """

    def enter(self, s: AnchorsAweighState, f: Frame) -> bool:
        if len(f.args) == 0:
            return True
        others = alike(s, f.seat, f.args[0])
        if len(others) > 1:
            return True
        self.apply(s, f, f.seat, PAIRS[others[0]])
        return False

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        if len(f.args) == 1:
            return [PAIRS[k] for k in alike(s, seat, f.args[0])]
        if s.hand[seat] < 0:
            return [GRABS[tile] for tile in range(TILES) if s.faces[tile] != GONE]
        return [PLACINGS[k] for k in range(MIXED) if not s.filled[seat] & BIT[k]]

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        verb = verb_of(move)
        what = arg(move)
        if len(f.args) == 1:
            if verb != PAIR:
                return Refusal("no-exchange-now", (), "AA-64")
            return None if what in alike(s, seat, f.args[0]) else Refusal("no-pair", (), "AA-64")
        if s.hand[seat] < 0:
            if verb != GRAB:
                return Refusal("no-exchange-now", (), "AA-64")
            if what >= TILES:
                return Refusal("no-such-tile", (), "AA-02")
            return None if s.faces[what] != GONE else Refusal("no-tile-gone", (), "AA-64")
        if verb != PLACE:
            return Refusal("no-exchange-now", (), "AA-64")
        return why_not_here(s, seat, what)

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        what = arg(move)
        if len(f.args) == 1:
            self._give(s, seat, f.args[0])
            self._give(s, seat, what)
            s.stack[-1] = GRAB_FRAMES[seat]
        elif s.hand[seat] < 0:
            take(s, seat, what)
        else:
            s.stack.pop()
            tile: i64 = s.hand[seat]
            empty_hand(s, seat)
            place(s, seat, what, tile)

    def _give(self, s: AnchorsAweighState, seat: i64, space: i64) -> None:
        unload(s, seat, space)
        tile = lift_tile(s, seat, space)
        if s.loud:
            s.reveal("exchanged", int(seat), int(tile), s.fronts[tile], int(space))
