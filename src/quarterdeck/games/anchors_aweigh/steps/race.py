"""Loading as a race: every hand at its own pace, the clock carries out what hands began."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import CLOCK
from quarterdeck.core.step import Step
from quarterdeck.games.anchors_aweigh.acts import legal_acts, pick_act, why_not
from quarterdeck.games.anchors_aweigh.components import FULL, NONE
from quarterdeck.games.anchors_aweigh.deeds import all_full, carry_out
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.steps.close import time_out
from quarterdeck.games.anchors_aweigh.verbs import DISCARD, RING, RINGS


class Loading(Step[AnchorsAweighState]):
    """A seat's act only sets its hand in motion; when its time is over the clock carries it out.

    All acts take equally long, so they end in the order of their starts (AA-11). An act never
    counts as begun before the last one carried out, nor before the hand was free.
    """

    def seat(self, s: AnchorsAweighState, f: Frame) -> i64:
        k: i64 = 0
        while k < s.seats:
            if s.acts[k] < 0 and (s.stars or s.filled[k] != FULL):
                return k
            k += 1
        return CLOCK

    def seats(self, s: AnchorsAweighState, f: Frame) -> list[int]:
        out: list[int] = []
        busy = s.limit > 0
        k: i64 = 0
        while k < s.seats:
            if s.acts[k] >= 0:
                busy = True
            elif s.stars or s.filled[k] != FULL:
                out.append(int(k))
            k += 1
        if busy:
            out.append(CLOCK)
        return out

    def barred(self, s: AnchorsAweighState, f: Frame, seat: i64) -> Refusal:
        if s.acts[seat] >= 0:
            return Refusal("no-hand-busy", (), "AA-11")
        return Refusal("no-ship-full", (), "AA-17")

    def due(self, s: AnchorsAweighState, f: Frame) -> i64:
        k = next_hand(s)
        if k < 0:
            return s.limit
        end: i64 = s.since[k] + s.reach
        return s.limit if 0 < s.limit < end else end

    def earliest(self, s: AnchorsAweighState, f: Frame, seat: i64) -> i64:
        since: i64 = s.since[seat]
        return since if since > s.floor else s.floor

    def timed(self, s: AnchorsAweighState, f: Frame, at: i64) -> None:
        s.at = at

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        return RINGS if seat == CLOCK else legal_acts(s, seat)

    def pick(self, s: AnchorsAweighState, f: Frame, seat: i64, dice: Dice) -> i64:
        return RING if seat == CLOCK else pick_act(s, seat, dice)

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if seat == CLOCK:
            return None if move == RING else Refusal("no-clock")
        return why_not(s, seat, move)

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        if seat == CLOCK:
            self._ring(s)
            return
        start = self.earliest(s, f, seat)
        start = max(start, s.at)
        s.at = 0
        s.acts[seat] = move
        s.since[seat] = start
        s.order[seat] = s.arrivals
        s.arrivals += 1
        if s.loud:
            if verb_of(move) == DISCARD:  # what goes shows a starfish (AA-17)
                s.reveal("reached", int(seat), int(verb_of(move)), int(arg(move)), int(start))
            else:
                s.tell("reached", int(seat), int(verb_of(move)), int(arg(move)), int(start))

    def _ring(self, s: AnchorsAweighState) -> None:
        s.at = 0
        seat = next_hand(s)
        if seat < 0 or 0 < s.limit < s.since[seat] + s.reach:
            time_out(s)
            return
        s.floor = s.since[seat]
        s.since[seat] += s.reach
        carry_out(s, seat)
        if all_full(s):
            s.stack.pop()


def next_hand(s: AnchorsAweighState) -> i64:
    """The hand whose act began first (of two at once: the one that arrived first), or -1."""
    best: i64 = NONE
    k: i64 = 0
    while k < s.seats:
        if s.acts[k] >= 0 and (
            best < 0
            or s.since[k] < s.since[best]
            or (s.since[k] == s.since[best] and s.order[k] < s.order[best])
        ):
            best = k
        k += 1
    return best
