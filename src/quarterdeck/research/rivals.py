"""Who plays against a learner, by name: at random, by instinct, or any bot there is."""

from __future__ import annotations

from typing import Any

from quarterdeck.bots.brains import instinct_for
from quarterdeck.bots.levels import choose, parse
from quarterdeck.core.dice import Dice
from quarterdeck.core.game import Game
from quarterdeck.research.kernel.rivals import ByInstinct, Rivals
from quarterdeck.research.kernel.run import Run

INSTINCT = "instinct"


class Bots(Rivals):
    """A bot that gets its seat's view and what the seat has heard, like anybody."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.listening = True
        self.spec = parse(name)

    def act(self, run: Run, dice: Dice) -> None:
        game, seat = run.terms.game, int(run.seat)
        view = game.view(run.s, seat)
        run.act_at_will(choose(game, view, run.heard[seat], seat, self.spec, dice))


def rivals_named(name: str, game: Game[Any], *, many: bool = False) -> Rivals:
    """``random``, ``instinct``, or a bot; many games at once have time for the first two only."""
    if name == "random":
        return Rivals()
    if name == INSTINCT:
        return ByInstinct(instinct_for(game))
    found = Bots(name)
    if many:
        raise ValueError(f"rivals of a fleet are random or {INSTINCT}; {name!r} plays in SeatEnv")
    return found
