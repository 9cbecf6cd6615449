"""The captain's deck: the back of the next card, then its front (AA-30, AA-35)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import Step
from quarterdeck.games.anchors_aweigh.components import (
    CONTRACT,
    FIRST_CARD,
    NONE,
    PIRATES,
    TYPES,
)
from quarterdeck.games.anchors_aweigh.frames import CHOOSE_FRAMES, DECLARE_FRAME, TURN_UP_FRAMES
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import DRAW, DRAWS, TURN_UP, TURN_UPS
from quarterdeck.kit.bits import BIT

# For ``shown_last``; tiles have the numbers below.
SHOWN_BACK: Final = 2000
SHOWN_CARD: Final = 2100


class DrawCard(Step[AnchorsAweighState]):
    """Until no card is left. Contracts go to the bottom while there are others (AA-35)."""

    def enter(self, s: AnchorsAweighState, f: Frame) -> bool:
        card_done(s)
        others: i64 = 0
        kinds: i64 = 0
        last: i64 = 0
        t: i64 = 0
        while t < TYPES:
            if s.left[t]:
                kinds += 1
                last = t
                if t != CONTRACT:
                    others += 1
            t += 1
        if others == 0:
            if s.left[CONTRACT]:
                s.left[CONTRACT] -= 1
            elif s.bottom:
                s.bottom -= 1
            else:
                s.stack.pop()
                return False
            meet(s, CONTRACT)
            return False
        if kinds > 1:
            return True
        self.apply(s, f, NATURE, DRAWS[last])
        return False

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        return [DRAWS[t] for t in range(TYPES) if s.left[t]]

    def odds(self, s: AnchorsAweighState, f: Frame) -> list[int]:
        return [n for n in s.left if n]

    def draw(self, s: AnchorsAweighState, f: Frame, dice: Dice) -> i64:
        total: i64 = 0
        for n in s.left:
            total += n
        at = dice.below(total)
        t: i64 = 0
        while at >= s.left[t]:
            at -= s.left[t]
            t += 1
        return DRAWS[t]

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        t = arg(move)
        if verb_of(move) != DRAW or t >= TYPES or s.left[t] == 0:
            return Refusal("no-bad-arguments")
        return None

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        t = arg(move)
        s.left[t] -= 1
        if t != CONTRACT:
            meet(s, t)
            return
        s.bottom += 1
        s.shown_last = SHOWN_BACK + t
        if s.loud:
            s.reveal("drawn", int(t))
            s.tell("bottomed", int(s.bottom))


def meet(s: AnchorsAweighState, t: i64) -> None:
    """A card of that type is next."""
    s.back = t
    s.shown_last = SHOWN_BACK + t
    if s.loud:
        s.reveal("drawn", int(t))
    s.stack.append(DECLARE_FRAME if t == PIRATES else TURN_UP_FRAMES[BIT[s.seats] - 1])


def card_done(s: AnchorsAweighState) -> None:
    """The card that was resolved leaves the game (AA-36)."""
    card = s.card
    s.back = NONE
    if card >= 0:
        s.used |= BIT[card]
        s.card = NONE
        if s.loud:
            s.tell("card_done", int(card))


class TurnUpCard(Step[AnchorsAweighState]):
    """Any card of that type that is still in the deck; ``args[0]``: who will have a choice."""

    def enter(self, s: AnchorsAweighState, f: Frame) -> bool:
        moves = self.legal(s, f, NATURE)
        if len(moves) > 1:
            return True
        self.apply(s, f, NATURE, moves[0])
        return False

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        out: list[int] = []
        card: i64 = FIRST_CARD[s.back]
        end: i64 = FIRST_CARD[s.back + 1]
        while card < end:
            if s.deck & BIT[card]:
                out.append(TURN_UPS[card])
            card += 1
        return out

    def draw(self, s: AnchorsAweighState, f: Frame, dice: Dice) -> i64:
        moves = self.legal(s, f, NATURE)
        return moves[dice.below(len(moves))]

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) == TURN_UP and move in self.legal(s, f, seat):
            return None
        return Refusal("no-bad-arguments")

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        card = arg(move)
        s.deck &= ~BIT[card]
        s.card = card
        s.shown_last = SHOWN_CARD + card
        s.stack[-1] = CHOOSE_FRAMES[f.args[0]]
        if s.loud:
            s.reveal("turned", int(card), int(s.back))
