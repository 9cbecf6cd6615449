"""What the Union's plans and the Smugglers' pledges may be; all else lies open (AH-165)."""

from __future__ import annotations

from quarterdeck.core.belief import Belief
from quarterdeck.core.dice import Dice
from quarterdeck.core.view import View, restore
from quarterdeck.games.ahoy.cards import PLAN_COPIES, PLANS
from quarterdeck.games.ahoy.components import FACTION, NONE, SEATS, SMUGGLER, UNION_SEAT
from quarterdeck.games.ahoy.frames import PLEDGE_PILES
from quarterdeck.games.ahoy.state import AUDIENCE, AhoyState, blank
from quarterdeck.kit.deal import draw


class AhoyBelief(Belief[AhoyState]):
    """Plans not yet played are as likely in the hand as in the deck, either pile is as likely the
    Squadron's: nothing that was heard tells more than the view. What somebody does with a hidden
    card is no proof of it, and is not counted as one.
    """

    public: AhoyState
    unseen: list[int]  # plans in the deck or in a hand the seat does not see
    held: int  # how many of them are in that hand
    secretive: list[int]  # Smugglers whose piles the seat does not know

    def __init__(self, view: View) -> None:
        s = blank()
        restore(view, AUDIENCE, s)
        self.public = s
        self._hand(view)
        self._piles(view)

    def _hand(self, view: View) -> None:
        s = self.public
        hands = view.fields["plans"]
        waived = view.fields["waived"]
        assert isinstance(hands, list)
        assert isinstance(waived, list)
        s.plans = [()] * view.seats
        s.waived = [w if isinstance(w, int) else 0 for w in waived]
        left = [PLAN_COPIES[plan] - s.played[plan] for plan in range(PLANS)]
        seat = UNION_SEAT[view.seats]
        hand = hands[seat]
        self.held = 0
        if isinstance(hand, tuple):
            s.plans[seat] = hand
        elif s.ended:
            shown = [plan for plan in range(PLANS) for _ in range(s.shown_plans[plan])]
            s.plans[seat] = tuple(shown)
        else:
            assert isinstance(hand, int)
            self.held = hand
        self.unseen = [plan for plan in range(PLANS) for _ in range(left[plan])]

    def _piles(self, view: View) -> None:
        s = self.public
        known = view.fields["pledges"]
        assert isinstance(known, list)
        s.pledges = [NONE] * view.seats
        waiting = [int(f.seat) for f in view.stack if f.op == PLEDGE_PILES]
        self.secretive = []
        for seat in range(view.seats):
            own = known[seat]
            if isinstance(own, int):
                s.pledges[seat] = own
            elif s.ended:
                s.pledges[seat] = s.shown_pledges[seat]
            elif FACTION[view.seats * SEATS + seat] == SMUGGLER and seat not in waiting:
                self.secretive.append(seat)

    def deal(self, dice: Dice) -> AhoyState:
        s = self.public.clone()
        if self.held:
            hand = [draw(self.unseen, i, dice) for i in range(self.held)]
            s.plans[UNION_SEAT[s.seats]] = tuple(sorted(hand))
        for seat in self.secretive:
            s.pledges[seat] = int(dice.below(2))
        return s
