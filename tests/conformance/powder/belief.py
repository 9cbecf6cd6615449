"""What a seat of Powder can make of its view and of everything it has heard."""

from __future__ import annotations

from quarterdeck.core.belief import Belief
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.view import View
from tests.conformance.powder.state import DECK, KINDS, NOT_SEALED, PowderState, blank
from tests.conformance.powder.steps import dearest

UNSEEN = -1
OMEN_ODDS = (1, 2, 3, 4)


class PowderBelief(Belief[PowderState]):
    """Perfect recall: where each card went that the seat once saw, although the view forgot it."""

    def __init__(self, view: View, heard: list[Heard]) -> None:
        s = blank()
        s.seats = view.seats
        s.version = view.version
        s.stack = view.stack[:]
        s.round = view.number("round")
        s.rounds = view.number("rounds")
        s.wind = str(view.fields["wind"])
        spent = view.fields["spent"]
        assert isinstance(spent, tuple)
        s.spent = spent
        s.buried_count = view.number("buried_count")
        s.coins = view.numbers("coins")
        s.crates = view.numbers("crates")
        s.barrels = view.numbers("barrels")
        self.public = s
        self.seat = view.seat
        self.bids = list(view.fields["bids"])
        self.omens = list(view.fields["omens"])
        self.hands: list[list[int]] = [[] for _ in range(view.seats)]
        self.buried: list[int] = []
        self.omened: set[int] = set()
        for h in heard:
            self._recall(h)
        known = [c for cards in [*self.hands, self.buried] for c in cards if c != UNSEEN]
        self.unseen = [
            k for k in range(KINDS) for _ in range(DECK[k] - s.spent[k] - known.count(k))
        ]

    def _recall(self, h: Heard) -> None:
        card = h.secret[0] if h.secret else UNSEEN
        if h.kind == "drew":
            self.hands[h.args[0]].append(card)
        elif h.kind == "played":
            del self.hands[h.args[0]][h.args[1]]
        elif h.kind == "stole":
            thief, victim, i = h.args
            remembered = self.hands[victim].pop(i)
            self.hands[thief].append(card if card != UNSEEN else remembered)
        elif h.kind == "buried":
            self.buried.append(card)
        elif h.kind == "omened":
            self.omened.add(h.args[0])

    def deal(self, dice: Dice) -> PowderState:
        s = self.public.clone()
        cards = self.unseen[:]
        for i in range(len(cards) - 1, 0, -1):
            j = dice.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        s.hands = [tuple(cards.pop() if c == UNSEEN else c for c in hand) for hand in self.hands]
        s.buried = [cards.pop() if c == UNSEEN else c for c in self.buried]
        s.pool = [cards.count(k) for k in range(KINDS)]
        s.bids = [self._bid(k, dice) for k in range(s.seats)]
        s.omens = [self._omen(k, dice) for k in range(s.seats)]
        return s

    def _bid(self, seat: int, dice: Dice) -> int:
        bid = self.bids[seat]
        if seat == self.seat:
            return bid
        return dice.below(dearest(self.public, seat) + 1) if bid else NOT_SEALED

    def _omen(self, seat: int, dice: Dice) -> int:
        if seat == self.seat:
            return self.omens[seat]
        if seat not in self.omened:
            return UNSEEN
        left = dice.below(sum(OMEN_ODDS))
        kind = 0
        while left >= OMEN_ODDS[kind]:
            left -= OMEN_ODDS[kind]
            kind += 1
        return kind
