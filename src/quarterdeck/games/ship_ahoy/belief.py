"""What a seat can make of its view: everything, for nothing at this table is hidden."""

from __future__ import annotations

from quarterdeck.core.belief import Belief
from quarterdeck.core.dice import Dice
from quarterdeck.core.view import View, restore
from quarterdeck.games.ship_ahoy.state import AUDIENCE, ShipAhoyState, blank


class ShipAhoyBelief(Belief[ShipAhoyState]):
    """The view is the state."""

    def __init__(self, view: View) -> None:
        s = blank()
        restore(view, AUDIENCE, s)
        self.public = s

    def deal(self, dice: Dice) -> ShipAhoyState:
        return self.public.clone()
