"""What each seat says to a card, in secret: encounter or flee, resolve or pass (AA-31 to AA-34)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.anchors_aweigh.cargo import has_cargo, token_at, tokens
from quarterdeck.games.anchors_aweigh.components import (
    NONE,
    PIRATES,
)
from quarterdeck.games.anchors_aweigh.frames import SETTLE_FRAME, TURN_UP_FRAMES
from quarterdeck.games.anchors_aweigh.payment import asks_assets, by_itself, is_able, ways
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.steps.free import FREE, do_free, why_not_free
from quarterdeck.games.anchors_aweigh.verbs import (
    ENCOUNTER,
    FLEE,
    LOSE,
    LOSES,
    PASS,
    PAY,
    PAYS,
    RESOLVE,
)
from quarterdeck.kit.bits import BIT

# ``chosen`` of a seat. Before pirates are seen:
FLED: Final = 0
MET: Final = 1
# And on a card: 0 pass; below LOST resolve, 1 + the payment; then the penalty, LOST + place.
PASSED: Final = 0
LOST: Final = 1 << 13

_DECLARING: Final[list[int]] = [ENCOUNTER, FLEE]
_PASSES: Final[list[int]] = [PASS]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[AnchorsAweighState]):
    """Everybody of ``who`` answers; opened together. Being asked tells nothing (AA-31)."""

    def who(self, s: AnchorsAweighState, f: Frame) -> i64:
        """Mask of the seats that have a say."""
        return BIT[s.seats] - 1

    def seat(self, s: AnchorsAweighState, f: Frame) -> i64:
        who = self.who(s, f)
        k: i64 = 0
        while k < s.seats:
            if s.chosen[k] < 0 and who & BIT[k]:
                return k
            k += 1
        return NONE

    def seats(self, s: AnchorsAweighState, f: Frame) -> list[int]:
        who = self.who(s, f)
        return [k for k in range(s.seats) if s.chosen[k] < 0 and who & BIT[k]]

    def seal(self, s: AnchorsAweighState, f: Frame, seat: i64, choice: i64) -> bool:
        """The seat has committed itself; whether everybody has."""
        s.chosen[seat] = choice
        if s.loud:
            s.tell("chose", int(seat))
        return self.seat(s, f) < 0


class Declare(Sealed):
    """Pirates: encounter or flee, before their card is seen (AA-33)."""

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        return _DECLARING

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if FREE[verb_of(move)]:
            return why_not_free(s, seat, move)
        if move == ENCOUNTER or move == FLEE:
            return None
        return Refusal("no-declare-now", (), "AA-33")

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        if FREE[verb_of(move)]:
            do_free(s, seat, move)
            return
        if not self.seal(s, f, seat, MET if move == ENCOUNTER else FLED):
            return
        met: i64 = 0
        k: i64 = 0
        while k < s.seats:
            chosen = s.chosen[k]
            s.chosen[k] = NONE
            if chosen == MET:
                met |= BIT[k]
            if s.loud:
                s.reveal("declared", int(k), chosen)
            k += 1
        s.stack[-1] = TURN_UP_FRAMES[met]


class Choose(Sealed):
    """Resolve the card, and with what, or not; ``args[0]``: who has a say.

    Pirates that were met and are not paid off take their penalty; one is committed then, so there
    are no free acts before it (AA-38).
    """

    def who(self, s: AnchorsAweighState, f: Frame) -> i64:
        return f.args[0]

    def enter(self, s: AnchorsAweighState, f: Frame) -> bool:
        if self.seat(s, f) >= 0:
            return True
        s.stack[-1] = SETTLE_FRAME
        return False

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        able = is_able(s, seat, s.card)
        if not able and s.back != PIRATES:
            return _PASSES
        out: list[int] = []
        if able:
            out.append(RESOLVE)
            several = len(ways(s, seat, s.card))
            if several > 1:
                out.extend(PAYS[:several])
        if s.back == PIRATES:
            for place in tokens(s, seat):
                out.append(LOSES[place])
            if has_cargo(s, seat):
                return out
        out.append(PASS)
        return out

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        verb = verb_of(move)
        pirates = s.back == PIRATES
        if FREE[verb]:
            return Refusal("no-committed", (), "AA-38") if pirates else why_not_free(s, seat, move)
        clause = "AA-34" if pirates else ("AA-31" if asks_assets(s.card) else "AA-32")
        if verb == PASS:
            if pirates and has_cargo(s, seat):
                return Refusal("no-penalty-cargo", (), clause)
            return None
        if verb == LOSE:
            if not pirates:
                return Refusal("no-choose-now", (), clause)
            if token_at(s, seat, arg(move)) < 0:
                return Refusal("no-no-cargo-there", (), clause)
            return None
        if verb != RESOLVE and verb != PAY:
            return Refusal("no-choose-now", (), clause)
        if not is_able(s, seat, s.card):
            return Refusal("no-not-able", (), clause)
        if verb == RESOLVE:
            return None
        several = len(ways(s, seat, s.card))
        if several < 2:
            return Refusal("no-one-way", (), "AA-44")
        return None if arg(move) < several else Refusal("no-such-choice", (), "AA-44")

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if FREE[verb]:
            do_free(s, seat, move)
            return
        if self.seal(s, f, seat, self.choice(s, seat, move)):
            s.stack[-1] = SETTLE_FRAME

    def choice(self, s: AnchorsAweighState, seat: i64, move: i64) -> i64:
        """What the move commits the seat to."""
        verb = verb_of(move)
        if verb == PASS:
            return PASSED
        if verb == LOSE:
            return LOST + arg(move)
        if verb == RESOLVE:
            return 1 + by_itself(s, seat, s.card)
        return 1 + ways(s, seat, s.card)[arg(move)]

    def any_choice(self, s: AnchorsAweighState, f: Frame, seat: i64, dice: Dice) -> i64:
        """What a seat of which nothing is known may have sealed."""
        moves = self.legal(s, f, seat)
        return self.choice(s, seat, moves[dice.below(len(moves))])
