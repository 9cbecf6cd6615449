"""What the others' secret objectives and dealt ships may be; all else lies open (SA-09)."""

from __future__ import annotations

from quarterdeck.core.belief import Belief
from quarterdeck.core.dice import Dice
from quarterdeck.core.view import View, restore
from quarterdeck.games.sail_away.components import DEALT, NONE, RESOURCES, SHIPS_COUNT
from quarterdeck.games.sail_away.frames import SECRET_OBJECTIVE
from quarterdeck.games.sail_away.state import AUDIENCE, SailAwayState, blank
from quarterdeck.kit.deal import draw


class SailAwayBelief(Belief[SailAwayState]):
    """Tokens nobody has shown are as likely in any hand; so are dealt ships before the choice.

    What one put back is in the deck again, and the deck is known by elimination: nothing heard
    tells more than the view.
    """

    public: SailAwayState
    tokens: list[int]  # objectives the seat does not know the place of
    holders: list[int]  # the others who hold one
    unseen: list[int]  # ships that may be in the others' hands, while there are hands
    sizes: list[int]  # by seat, ships in a hand to be guessed
    picked: list[int]  # and how many of them are picked

    def __init__(self, view: View) -> None:
        s = blank()
        restore(view, AUDIENCE, s)
        self.public = s
        self._objectives(view)
        self._hands(view)

    def _objectives(self, view: View) -> None:
        s = self.public
        known = view.fields["secrets"]
        assert isinstance(known, list)
        s.secrets = [NONE] * view.seats
        waiting = [int(f.seat) for f in view.stack if f.op == SECRET_OBJECTIVE]
        self.holders = []
        for k in range(view.seats):
            own = known[k]
            if isinstance(own, int):
                s.secrets[k] = own
            elif s.revealed[k] != NONE:
                s.secrets[k] = s.revealed[k]
            elif k not in waiting:
                self.holders.append(k)
        self.tokens = [r for r in range(RESOURCES) if r != s.objective and r not in s.secrets]

    def _hands(self, view: View) -> None:
        s = self.public
        hands = view.fields["hands"]
        picks = view.fields["picks"]
        assert isinstance(hands, list)
        assert isinstance(picks, list)
        s.hands = [()] * view.seats
        s.picks = [()] * view.seats
        self.sizes = [0] * view.seats
        self.picked = [0] * view.seats
        mine: tuple[int, ...] = ()
        for k in range(view.seats):
            hand = hands[k]
            pick = picks[k]
            if isinstance(hand, int):
                assert isinstance(pick, int)
                self.sizes[k] = hand
                self.picked[k] = pick
            else:
                s.hands[k] = tuple(hand)
                s.picks[k] = tuple(pick)
                mine = s.hands[k]
        self.unseen = []
        if sum(self.sizes) > 0:
            self.unseen = [n for n in range(SHIPS_COUNT) if s.deck >> n & 1 and n not in mine]

    def deal(self, dice: Dice) -> SailAwayState:
        s = self.public.clone()
        for i, k in enumerate(self.holders):
            s.secrets[k] = draw(self.tokens, i, dice)
        if self.unseen:
            self._deal_hands(s, dice)
        return s

    def _deal_hands(self, s: SailAwayState, dice: Dice) -> None:
        at = 0
        for k, size in enumerate(self.sizes):
            hand = [draw(self.unseen, i, dice) for i in range(at, at + size)]
            at += size
            if size:
                assert size <= DEALT
                s.hands[k] = tuple(hand)
                s.picks[k] = tuple(hand[: self.picked[k]])  # the hand has a random order
