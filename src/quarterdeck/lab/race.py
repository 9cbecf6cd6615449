"""Bots' hands in a race on a fake clock: as quick and as slow as at a real table, in no time."""

from __future__ import annotations

from typing import Any

from quarterdeck.bots.brains import pacer_for
from quarterdeck.bots.levels import LEVELS, Spec
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.seat import CLOCK

QUICKEST: dict[str, str] = {"greedy": "captain", "mcts": "admiral"}  # a spec that is no level
MOST_LOOKS = 20_000  # glances without an act: a race that stands still is a mistake of ours


class Race:
    """One race: when each hand means to act next, and what it will do then."""

    def __init__(
        self, game: Game[Any], bots: list[Spec], own: list[Dice], heard: list[list[Heard]]
    ) -> None:
        self.game = game
        self.bots = bots
        self.own = own
        self.heard = heard
        self.now = 0
        self._listened = [0] * len(bots)
        self._plans: list[tuple[int, Action | None] | None] = [None] * len(bots)
        self._hands = [
            pacer_for(game, seat, _level(bot), own[seat]) for seat, bot in enumerate(bots)
        ]

    def next_action(self, s: Any) -> Action:
        """The act of a hand whose time comes first, or the clock's."""
        game = self.game
        step = game.step(s)
        f = s.stack[-1]
        for _ in range(MOST_LOOKS):
            first = -1
            what: Action | None = None
            at = step.due(s, f) if CLOCK in step.seats(s, f) else 0
            for seat in range(len(self.bots)):
                plan = self._plans[seat] or self._look(s, seat)
                if at == 0 or plan[0] < at:
                    first, (at, what) = seat, plan
            self.now = max(self.now, at)
            if first < 0:
                return game.ring(s)
            self._plans[first] = None
            if what is not None:
                act = Action(first, what.verb, what.args, at)
                if game.check(s, act) is None:
                    return act
        raise RuntimeError(f"{game.info.id}: nobody does anything in a race")

    def _look(self, s: Any, seat: int) -> tuple[int, Action | None]:
        """What the hand will do and when."""
        game = self.game
        step = game.step(s)
        earliest = max(self.now, int(step.earliest(s, s.stack[-1], seat)))
        if self.bots[seat].kind == "random":
            able = seat in step.seats(s, s.stack[-1])
            plan = (
                earliest + (0 if able else 1),
                game.sample(s, seat, self.own[seat]) if able else None,
            )
        else:
            hand = self._hands[seat]
            ears = self.heard[seat]
            while self._listened[seat] < len(ears):
                hand.hear(ears[self._listened[seat]], self.now)
                self._listened[seat] += 1
            wait, action = hand.act(game.view(s, seat), self.now)
            plan = (earliest + max(1, wait), action)
        self._plans[seat] = plan
        return plan


def _level(bot: Spec) -> str:
    return bot.name if bot.name in LEVELS else QUICKEST.get(bot.kind, bot.name)
