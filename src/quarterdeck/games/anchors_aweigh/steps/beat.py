"""Loading by beats: all choose one act in secret, then where it goes; the same deeds (AA-11)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.anchors_aweigh.acts import legal_acts, pick_act, why_not
from quarterdeck.games.anchors_aweigh.components import FULL, NONE
from quarterdeck.games.anchors_aweigh.deeds import all_full, carry_out
from quarterdeck.games.anchors_aweigh.frames import ACTS_FRAME, PLACES_FRAME
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState


class ChooseActs(Step[AnchorsAweighState]):
    """One reach of each hand: flip, take, cargo, or discard a starfish asset."""

    def must(self, s: AnchorsAweighState, seat: i64) -> bool:
        """Whether the seat has a say in this part of the beat, given yet or not."""
        return s.filled[seat] != FULL or s.stars == 1

    def seat(self, s: AnchorsAweighState, f: Frame) -> i64:
        k: i64 = 0
        while k < s.seats:
            if s.chosen[k] < 0 and self.must(s, k):
                return k
            k += 1
        return NONE

    def seats(self, s: AnchorsAweighState, f: Frame) -> list[int]:
        return [k for k in range(s.seats) if s.chosen[k] < 0 and self.must(s, k)]

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        return legal_acts(s, seat)

    def pick(self, s: AnchorsAweighState, f: Frame, seat: i64, dice: Dice) -> i64:
        return pick_act(s, seat, dice)

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        return why_not(s, seat, move)

    def is_last(self, s: AnchorsAweighState, f: Frame, seat: i64) -> bool:
        """Told that the seat has chosen; with the last one all choices are opened."""
        last = self.seat(s, f) < 0
        if s.loud:
            if last:
                s.reveal("chose", int(seat))
            else:
                s.tell("chose", int(seat))
        return last

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        s.chosen[seat] = move
        if not self.is_last(s, f, seat):
            return
        if carry_out_all(s):
            s.stack.pop()
            return
        for tile in s.hand:
            if tile >= 0:
                s.stack[-1] = PLACES_FRAME
                return
        next_beat(s)


class ChoosePlaces(ChooseActs):
    """Who took a tile chooses in secret where it goes, or to put it back."""

    def must(self, s: AnchorsAweighState, seat: i64) -> bool:
        return s.hand[seat] >= 0

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        s.chosen[seat] = move
        if not self.is_last(s, f, seat):
            return
        if carry_out_all(s):
            s.stack.pop()
            return
        s.stack[-1] = ACTS_FRAME
        next_beat(s)


def next_beat(s: AnchorsAweighState) -> None:
    """The seat that comes first moves on."""
    s.beat += 1
    if s.loud:
        s.tell("beat", int(s.beat), int(s.beat % s.seats))


def carry_out_all(s: AnchorsAweighState) -> bool:
    """The choices are opened and carried out in this beat's order; whether loading is over."""
    k: i64 = 0
    while k < s.seats:
        s.acts[k] = s.chosen[k]
        s.chosen[k] = NONE
        k += 1
    seat = s.beat % s.seats
    k = 0
    while k < s.seats:
        if s.acts[seat] >= 0:
            carry_out(s, seat)
            if all_full(s):
                return True
        seat = seat + 1 if seat + 1 < s.seats else 0
        k += 1
    return False
