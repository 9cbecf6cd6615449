"""When a bot's hand acts in a race and what it does: cheap enough to be asked during it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.view import View

QUICKEST_MS = 300
SLOWEST_MS = 1200
AGAIN_MS = 100  # before looking again when there is nothing to do


@mypyc_attr(allow_interpreted_subclasses=True)
class Pacer:
    """One bot's hand in one race: does anything lawful. A game's own may know better (bots/games).

    It is told everything its seat hears, from the game's first event on, and remembers of it what
    its level remembers. Each call must take well under a millisecond.
    """

    def __init__(self, game: Game[Any], seat: int, level: str, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.level = level
        self.dice = dice
        self.heard: list[Heard] = []

    def hear(self, heard: Heard, at: int) -> None:
        """What the seat hears, ``at`` ms after the race began; 0: before it."""
        self.heard.append(heard)

    def act(self, view: View, now: int) -> tuple[int, Action | None]:
        """How many ms to wait and what to do then; None: only look again.

        Asked when the race begins, after each wait, and after its own act was taken or refused.
        """
        dealt = self.game.belief(view, self.heard).deal(self.dice)
        if self.seat not in self.game.to_act(dealt):
            return AGAIN_MS, None
        if not self.game.step(dealt).wide and not self.game.legal(dealt, self.seat):
            return AGAIN_MS, None
        wait = QUICKEST_MS + self.dice.below(SLOWEST_MS - QUICKEST_MS)
        return wait, self.game.sample(dealt, self.seat, self.dice)
