"""A card is carried out: all pay, then rewards clockwise from the captain (AA-43)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.frame import Frame
from quarterdeck.core.step import Step
from quarterdeck.games.anchors_aweigh.cargo import take_token, told_place
from quarterdeck.games.anchors_aweigh.components import (
    CARDS,
    COINS,
    NONE,
    PENALTY_COINS,
    PIRATES,
    REWARD,
)
from quarterdeck.games.anchors_aweigh.frames import TAKE_REWARD_FRAMES
from quarterdeck.games.anchors_aweigh.payment import pay
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.steps.choose import LOST, PASSED
from quarterdeck.kit.bits import BIT

FROM_CARD = 0
FROM_CARGO = 1


class SettleCard(Step[AnchorsAweighState]):
    """Choices are opened together; nobody is asked before all have paid."""

    def enter(self, s: AnchorsAweighState, f: Frame) -> bool:
        s.stack.pop()
        resolved: i64 = 0
        n: i64 = 0
        while n < s.seats:
            seat = (s.captain + n) % s.seats
            choice: i64 = s.chosen[seat]
            s.chosen[seat] = NONE
            if choice == PASSED or choice >= LOST:
                self._passed(s, seat, choice)
            elif choice > PASSED:
                resolved |= BIT[seat]
                if s.loud:
                    s.reveal("resolved", int(seat), int(s.card))
                pay(s, seat, s.card, choice - 1)
            n += 1
        self._reward(s, resolved)
        return False

    def _passed(self, s: AnchorsAweighState, seat: i64, choice: i64) -> None:
        """With pirates: the penalty, or as much of it as there is (AA-34)."""
        if s.loud:
            s.reveal("passed", int(seat), int(s.card))
        if s.back != PIRATES:
            return
        fine = min(s.coins[seat], PENALTY_COINS)
        s.coins[seat] -= fine
        if s.loud:
            s.tell("fined", int(seat), int(fine))
        if choice >= LOST:
            colour = take_token(s, seat, choice - LOST)
            s.supply[colour] += 1
            if s.loud:
                s.tell("robbed", int(seat), int(colour), told_place(choice - LOST))

    def _reward(self, s: AnchorsAweighState, resolved: i64) -> None:
        """Coins at once (AA-42); cargo in turn, the captain first."""
        coins: i64 = COINS[s.card]
        cargo = len(REWARD[s.card]) > 0
        n: i64 = s.seats - 1
        while n >= 0:
            seat = (s.captain + n) % s.seats
            n -= 1
            if not resolved & BIT[seat]:
                continue
            if coins:
                s.coins[seat] += coins
                if s.loud:
                    s.tell("earned", int(seat), int(coins), FROM_CARD)
            if cargo:
                s.stack.append(TAKE_REWARD_FRAMES[seat * CARDS + s.card])
