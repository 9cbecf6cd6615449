"""Instinct for Anchors Aweigh!: judge ships by the cards to come."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.bots.games.anchors_aweigh.exchange import cargo_in_the_way, pays_to_exchange
from quarterdeck.bots.games.anchors_aweigh.outlook import worths
from quarterdeck.bots.instinct import Instinct
from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.games.anchors_aweigh.components import (
    FRONTS,
    MIXED_MASK,
)
from quarterdeck.games.anchors_aweigh.frames import CHOOSE, DECLARE
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import FLIP, GRAB, PAIRS, TAKE
from quarterdeck.kit.bits import BIT


class AnchorsAweighInstinct(Instinct[AnchorsAweighState]):
    """Worths are in hundredths of a coin, as in the outlook."""

    def __init__(self, game: Game[AnchorsAweighState]) -> None:
        super().__init__(game)
        self.horizon = 1
        self.deals = 4
        self.depth = 1
        self.explore = 0.06
        self.explore_below = 0.03
        self.untried = 0.0
        self.scale = 1500.0
        self.envy = 0.5

    def narrow(self, s: AnchorsAweighState, f: Frame, seat: i64, moves: list[int]) -> list[int]:
        """One tile of each front, and one that lies face down; not the same one for each seat.

        With no space for a tile none is taken: it could only be put back. Cargo that lies on what
        is better exchanged is moved before anything else: it costs nothing.
        """
        if s.rough and (f.op == DECLARE or f.op == CHOOSE):
            lift = cargo_in_the_way(s, seat)
            if lift >= 0 and self.game.steps[f.op].check(s, f, seat, lift) is None:
                return [int(lift)]
        if len(moves) <= FRONTS:
            return moves
        out: list[int] = []
        has_room = ~s.filled[seat] & MIXED_MASK != 0
        met: i64 = 0  # mask: fronts, by verb
        n: i64 = len(moves)
        k: i64 = n * seat // s.seats
        last = k + n
        while k < last:
            move: i64 = moves[k if k < n else k - n]
            verb = verb_of(move)
            k += 1
            if verb == TAKE or verb == FLIP or verb == GRAB:
                what: i64 = s.faces[arg(move)] + 1
                if verb == FLIP:
                    what = FRONTS + 1
                if met & BIT[what] or (verb == TAKE and not has_room):
                    continue
                met |= BIT[what]
            out.append(int(move))
        return out

    def asides(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        """Rough Seas: two assets alike for one that brings more (AA-64)."""
        if s.rough == 0 or (f.op != DECLARE and f.op != CHOOSE):
            return []
        if cargo_in_the_way(s, seat) >= 0:
            return []  # that first
        moves = [PAIRS[space] for space in pays_to_exchange(s, seat)]
        step = self.game.steps[f.op]
        return [move for move in moves if step.check(s, f, seat, move) is None]

    def worth(self, s: AnchorsAweighState, seat: i64) -> i64:
        return worths(s)[seat]

    def worths(self, s: AnchorsAweighState) -> list[int]:
        return worths(s)

    def calm(self, s: AnchorsAweighState) -> bool:
        return max(s.chosen) < 0  # nobody has sealed anything yet
