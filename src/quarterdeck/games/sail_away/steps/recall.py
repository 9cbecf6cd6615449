"""An empty supply at the start of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.sail_away.components import (
    BERTHS,
    CARD_SPACES,
    HOLDS,
    ON_TOP,
    SPACES,
    SPOTS,
)
from quarterdeck.games.sail_away.effects import has_own_aboard, home, lift, unstow
from quarterdeck.games.sail_away.frames import RECALL_FRAMES
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.verbs import (
    ENOUGH_MOVE,
    RECALL,
    RECALLS,
    RETAKE,
    RETAKES,
    WITHDRAW,
    WITHDRAWS,
)
from quarterdeck.kit.choice import Choice


class RecallCrates(Choice[SailAwayState]):
    """Own crates come off own ships, at least one; with none there, one off the table (SA-14).

    ``args[0]``: 0 before the first, 1 when more may follow.
    """

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        if f.args[0] and not has_own_aboard(s, f.seat):
            s.stack.pop()
            return False
        return super().enter(s, f)

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        first = seat * BERTHS * HOLDS
        k: i64 = 0
        while k < BERTHS * HOLDS:
            crate: i64 = s.holds[first + k]
            if crate and crate - 1 >> 1 == seat:
                moves.append(RECALLS[k])
            k += 1
        if f.args[0]:
            moves.append(ENOUGH_MOVE)
        elif not moves:
            k = 0
            while k < (s.seats + 1) * SPACES:
                if own_on_top(s.spaces[k], seat):
                    moves.append(RETAKES[k])
                k += 1
            k = 0
            while k < SPOTS:
                if own_space(s, k, seat) >= 0:
                    moves.append(WITHDRAWS[k])
                k += 1
        return moves

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        verb = verb_of(move)
        if int(move) in self.legal(s, f, seat):
            return None
        if verb == RECALL:
            return Refusal("no-not-your-crate", (), "SA-14")
        if verb == RETAKE or verb == WITHDRAW:
            if f.args[0] or has_own_aboard(s, seat):
                return Refusal("no-ships-first", (), "SA-14")
            return Refusal("no-not-your-crate", (), "SA-14")
        return Refusal("no-recall-first", (), "SA-14")

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        a = arg(move)
        b = arg(move, 1)
        if verb == RECALL:
            at = seat * BERTHS + a
            crate = unstow(s, at, b)
            s.stack[-1] = RECALL_FRAMES[seat * 2 + 1]
            if s.loud:
                ship = s.ships[at]
                s.tell("recalled", int(seat), int(crate - 1 & 1), ship, int(a), int(b))
            home(s, crate)
            return
        s.stack.pop()
        if verb == RETAKE:
            what: i64 = s.spaces[a * SPACES + b]
            if what >= ON_TOP:
                crate = what // ON_TOP
                s.spaces[a * SPACES + b] = what % ON_TOP
            else:
                crate = lift(s, a, b)
            if s.loud:
                island = s.islands[a]
                s.tell("retook", int(seat), int(crate - 1 & 1), island, int(a), int(b))
            home(s, crate)
        elif verb == WITHDRAW:
            k = own_space(s, a, seat)
            crate = s.manned[k]
            s.manned[k] = 0
            if s.loud:
                s.tell("withdrew", int(seat), s.cards[a], int(a))
            home(s, crate)


def own_on_top(what: i64, seat: i64) -> bool:
    """Whether the seat's crate lies there bare or on top of another."""
    if what >= ON_TOP:
        what = what // ON_TOP
    return what > 0 and what - 1 >> 1 == seat


def own_space(s: SailAwayState, spot: i64, seat: i64) -> i64:
    """Where on a pirate action card a crate of the seat lies; -1: nowhere."""
    mine = 2 + 2 * seat
    k: i64 = spot * CARD_SPACES
    while k < spot * CARD_SPACES + CARD_SPACES:
        if s.manned[k] == mine:
            return k
        k += 1
    return -1
