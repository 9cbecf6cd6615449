"""A captain's instinct for Ahoy: take what is offered, sail on, and judge early by faction.

A game has many hundreds of decisions, so search goes on for a few and then looks at the outlook.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.ahoy.outlook import outlooks
from quarterdeck.bots.instinct import Instinct
from quarterdeck.core.action import verb_of
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.games.ahoy.frames import BATTLE_ROLL, LOWER, PLACE_DIE, TAKE_TURN, TRIP
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.verbs import ASIDE, CHANGE, DELIVER, END, PASS, PLAY, SMUGGLE, STOP, USE

DECLINES: Final = (1 << PASS) | (1 << STOP) | (1 << END) | (1 << CHANGE)
# With more than two, a lead of so many hundredths of Fame makes a win e times as likely.
EVEN_CHANCE: Final = 900.0
FINE: Final = 1_000_000.0  # greedy play compares shares as whole numbers


class AhoyInstinct(Instinct[AhoyState]):
    """Cheap enough for playouts; worths are in hundredths of Fame, as in the outlook."""

    def __init__(self, game: Game[AhoyState]) -> None:
        super().__init__(game)
        self.horizon = 1
        self.at_once = True  # what instinct would do next tells less than the outlook before it
        self.deals = 1
        self.depth = 5
        self.breadth = 2
        self.explore = 0.02
        self.explore_below = 0.01
        self.untried = 0.0
        self.scale = 3000.0

    def move(self, s: AhoyState, f: Frame, seat: i64, moves: list[int], dice: Dice) -> i64:
        n: i64 = len(moves)
        op = f.op
        if op == TAKE_TURN:
            return self.business(moves, dice)
        move: i64 = moves[dice.below(n)]
        if op == PLACE_DIE:
            if verb_of(move) == CHANGE:
                move = moves[dice.below(n)]
        elif op == TRIP:
            if verb_of(move) == STOP:
                move = moves[dice.below(n)]
        elif op != LOWER and DECLINES >> verb_of(move) & 1:
            move = moves[dice.below(n)]
        return move

    def business(self, moves: list[int], dice: Dice) -> i64:
        """Between actions: cargo first, then dice; crew and plans now and then."""
        n: i64 = len(moves)
        tries: i64 = 3
        move: i64 = moves[dice.below(n)]
        for candidate in moves:
            verb = verb_of(candidate)
            if verb == DELIVER or (verb == SMUGGLE and dice.below(3)):
                return candidate
        while tries > 0:
            verb = verb_of(move)
            if verb != PLAY and verb != USE and verb != ASIDE:
                return move
            move = moves[dice.below(n)]
            tries -= 1
        return move

    def foresees(self, f: Frame) -> bool:
        return f.op == BATTLE_ROLL

    def worth(self, s: AhoyState, seat: i64) -> i64:
        if s.seats == 2:  # what the rival loses is won
            worths = outlooks(s)
            return worths[seat] - worths[1 - seat]
        return int(self.prospects(s)[seat] * FINE)

    def worths(self, s: AhoyState) -> list[int]:
        return outlooks(s)

    def prospects(self, s: AhoyState) -> list[float]:
        """With two by the lead; with more the share of the win, so that leaders are hindered."""
        worths = outlooks(s)
        most: i64 = max(worths)
        shares: list[float] = []
        if s.seats == 2:
            lead = float(worths[0] - worths[1]) / self.scale
            share = 0.5 + 0.5 * lead / (1.0 + abs(lead))
            return [share, 1.0 - share]
        total = 0.0
        for worth in worths:
            share = exp(float(worth - most) / EVEN_CHANCE)
            shares.append(share)
            total += share
        return [share / total for share in shares]
