"""A gunner's, helmsman's and boarder's instinct for Ship Ahoy; how steady a level's hand is.

Shots, paths and attacks are judged by their expected gain. Search adds nothing to that: the sums
over a shot's spread are exact where a search would sample them, so there is one choice a question.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.ship_ahoy.boarding import attack, salvage
from quarterdeck.bots.games.ship_ahoy.gunnery import shots, strayed
from quarterdeck.bots.games.ship_ahoy.helm import kraken_move, loading, sailing
from quarterdeck.bots.games.ship_ahoy.judgement import prizes
from quarterdeck.bots.instinct import Instinct
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.games.ship_ahoy.components import ROPE
from quarterdeck.games.ship_ahoy.frames import COMBAT, KRAKEN_MOVE, MOVE, SALVAGE, SHOOT
from quarterdeck.games.ship_ahoy.sailing import movers
from quarterdeck.games.ship_ahoy.spread import bell
from quarterdeck.games.ship_ahoy.state import ShipAhoyState

# How far a level's aim strays: the deviation of the direction in tenths of milliradians. The
# elevation strays by seven tenths of that; the pull as a careful player's does, in proportion.
UNSTEADY: Final[dict[str, int]] = {
    "cabin_boy": 900,
    "deckhand": 580,
    "mate": 436,
    "captain": 210,
    "admiral": 100,
}
DEFAULT_UNSTEADY: Final = 436  # 2.5 degrees


class ShipAhoyInstinct(Instinct[ShipAhoyState]):
    """One answer to every question."""

    def offers(self, s: ShipAhoyState, f: Frame, seat: i64, dice: Dice) -> list[Action]:
        me = int(seat)
        if f.op == SHOOT:
            found = shots(s, seat, prizes(s, seat))
            if found and found[0][0] > 0:
                return [found[0][1]]
            return [Action(me, "hold")]
        if f.op == MOVE:
            load = loading(s, seat)
            if load is not None:
                return [load]
            if s.rolled == 0:
                return [Action(me, "roll" if movers(s, seat, False) else "done")]
            return [sailing(s, seat)]
        if f.op == KRAKEN_MOVE:
            return [kraken_move(s, seat, ROPE)]
        return []

    def narrow(self, s: ShipAhoyState, f: Frame, seat: i64, moves: list[int]) -> list[int]:
        if f.op == COMBAT:
            return [attack(s, seat, moves)]
        if f.op == SALVAGE:
            return [salvage(s, f)]
        return moves

    def move(self, s: ShipAhoyState, f: Frame, seat: i64, moves: list[int], dice: Dice) -> i64:
        return self.narrow(s, f, seat, moves)[0]


def hand(a: Action, level: str, dice: Dice) -> Action:
    """What a level's hand makes of what it meant to do."""
    if a.verb != "shoot":
        return a
    sigma = UNSTEADY.get(level, DEFAULT_UNSTEADY)
    return strayed(a, bell(dice, sigma), bell(dice, sigma * 7 // 10), bell(dice, sigma))
