"""A deckhand's instinct for Sail Away: load rather than sell, place where it fits, judge early.

A game has some hundreds of decisions, so search does not play to the end: it goes on for a few
and then looks at the outlook.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.sail_away.outlook import POINT, SURE, outlook
from quarterdeck.bots.instinct import Instinct
from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.games.sail_away.components import (
    BERTHS,
    DOCKMASTER,
    FIT,
    HOLD_COUNT,
    MAPMAKER,
    NONE,
    POINTS,
    PRINTS,
    RESOURCES,
    REWARDS,
    SPACE_COINS,
    SPACES,
    TREASURE,
)
from quarterdeck.games.sail_away.frames import (
    FREE_CRATES,
    LAUNCH_SHIPS,
    PLACE_CRATES,
    RECALL_CRATES,
    REPLACE_SHIP,
    UNLOAD_CRATES,
)
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.verbs import (
    BOARD,
    CLEAR,
    DECLINE,
    DONE,
    PIRATE,
    PLACE,
    RANSOM,
    WAIT,
)
from quarterdeck.kit.bits import HOW_MANY

WHIM: Final = 80  # how much chance there is in a choice, in hundredths of a point


class SailAwayInstinct(Instinct[SailAwayState]):
    """Cheap enough for playouts; all worths are in hundredths of a point, as in the outlook."""

    patience: i64  # 0: judge at any moment; 1: with no claim open; 2: when a turn begins

    def __init__(self, game: Game[SailAwayState]) -> None:
        super().__init__(game)
        self.horizon = 2
        self.deals = 1
        self.explore = 0.06
        self.explore_below = 0.03
        self.untried = 0.0
        self.scale = 2500.0
        self.patience = 1

    def move(self, s: SailAwayState, f: Frame, seat: i64, moves: list[int], dice: Dice) -> i64:
        n: i64 = len(moves)
        op = f.op
        if op == PLACE_CRATES:
            return self.place(s, seat, moves, dice)
        if op == UNLOAD_CRATES:  # the last is selling
            best: i64 = moves[0]
            most: i64 = -1
            i: i64 = 0
            while i < n - 1:
                move: i64 = moves[i]
                at = seat * BERTHS + arg(move)
                ship: i64 = s.ships[at]
                near: i64 = HOW_MANY[s.aboard[at]] * 12 // HOLD_COUNT[ship] + POINTS[ship]
                near += dice.below(4)
                if near > most:
                    most = near
                    best = move
                i += 1
            return best
        if op == LAUNCH_SHIPS:
            last: i64 = moves[n - 1]
            if verb_of(last) != WAIT:
                return moves[dice.below(n)]
            return last if dice.below(4) == 0 else moves[dice.below(n - 1)]
        if op == REPLACE_SHIP:
            best = moves[0]
            most = -1
            for move in moves:
                ship = s.incoming[arg(move)]
                near = POINTS[ship] + dice.below(6)
                if near > most:
                    most = near
                    best = move
            return best
        if op == RECALL_CRATES and f.args[0]:
            return moves[n - 1]  # one is enough
        move = moves[dice.below(n)]
        if verb_of(move) == DECLINE or (op == FREE_CRATES and verb_of(move) != RANSOM):
            move = moves[dice.below(n)]
        return move

    def place(self, s: SailAwayState, seat: i64, moves: list[int], dice: Dice) -> i64:
        """Where a crate loads a ship or takes coins, and rather where the island fills up."""
        need = self.needs(s, seat)
        best: i64 = moves[0]
        most: i64 = -10_000
        for move in moves:
            verb = verb_of(move)
            a = arg(move)
            worth: i64 = dice.below(WHIM)
            if verb == PLACE or verb == PIRATE:
                space = arg(move, 1)
                island: i64 = s.islands[a]
                p: i64 = PRINTS[island * SPACES + space]
                fill: i64 = 0 if s.filled[a] >> space & 1 else 1
                full: i64 = HOW_MANY[s.filled[a]] + fill
                gain: i64 = SPACE_COINS[p] * POINT if island == TREASURE else need[p]
                if verb == PIRATE:
                    gain -= 60
                    if not fill:
                        gain = gain * 8 // 10
                worth += gain * SURE[full] // 100
                if full == SPACES and fill:
                    worth += REWARDS[island] * POINT
                if s.used >> a & 1:
                    worth -= 200
            elif verb == BOARD:
                card: i64 = s.cards[a]
                worth += 150 if card == DOCKMASTER or card == MAPMAKER else 70
            elif verb == CLEAR:
                worth -= 350
            elif verb == DONE:
                worth += 20
            else:  # an ability
                worth += 90
            if worth > most:
                most = worth
                best = move
        return best

    def needs(self, s: SailAwayState, seat: i64) -> list[int]:
        """By resource, what one more crate of it would be worth."""
        need: list[int] = [85] * 8
        free: list[int] = [0] * 8
        berth: i64 = 0
        while berth < BERTHS:
            at = seat * BERTHS + berth
            ship: i64 = s.ships[at]
            if ship != NONE:
                mask: i64 = s.aboard[at]
                each: i64 = (POINTS[ship] + 1) * POINT // HOLD_COUNT[ship]
                r: i64 = 0
                while r < RESOURCES:
                    open_holds: i64 = FIT[ship * 8 + r] & ~mask
                    if open_holds:
                        free[r] += HOW_MANY[open_holds]
                        need[r] = int(max(need[r], each))
                    r += 1
            berth += 1
        mine = 1 + 2 * seat
        k: i64 = 0
        while k < (s.seats + 1) * SPACES:
            what: i64 = s.spaces[k]
            if what == mine or what == mine + 1:
                p: i64 = PRINTS[s.islands[k // SPACES] * SPACES + k % SPACES]
                free[p] -= 1
                if free[p] <= 0:
                    need[p] = 85
            k += 1
        return need

    def worth(self, s: SailAwayState, seat: i64) -> i64:
        return outlook(s, seat)

    def worths(self, s: SailAwayState) -> list[int]:
        out: list[int] = []
        seat: i64 = 0
        while seat < s.seats:
            out.append(int(outlook(s, seat)))
            seat += 1
        return out

    def calm(self, s: SailAwayState) -> bool:
        if self.patience == 0:
            return True
        f = s.stack[-1]
        if f.op != PLACE_CRATES:
            return False
        return s.placed == 0 if self.patience == 2 else s.claims == 0
