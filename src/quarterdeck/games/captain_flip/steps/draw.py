"""The bag: who begins, and the tile a turn or a Parrot draws."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.step import Step
from quarterdeck.games.captain_flip.components import (
    ALL_FULL,
    COPIES,
    EMPTY,
    FIRST_SIDE,
    SECOND_SIDE,
    TILES,
)
from quarterdeck.games.captain_flip.frames import KEEP_OR_FLIP_FRAMES
from quarterdeck.games.captain_flip.state import CaptainFlipState
from quarterdeck.games.captain_flip.steps.place import closed_columns
from quarterdeck.games.captain_flip.steps.turn import begin_turn
from quarterdeck.games.captain_flip.verbs import DRAWS, VERBS

SKIPPED_NO_SPACE = 0
SKIPPED_NO_TILE = 1


class GiveFlag(Step[CaptainFlipState]):
    """One seat, drawn at random, holds the pirate flag and goes first (CF-03)."""

    def legal(self, s: CaptainFlipState, f: Frame, seat: i64) -> list[int]:
        return [int(VERBS[0].move((k,))) for k in range(s.seats)]

    def apply(self, s: CaptainFlipState, f: Frame, seat: i64, move: i64) -> None:
        first = arg(move)
        s.stack.pop()
        s.flag = first
        if s.loud:
            s.reveal("flag_given", int(first))
        begin_turn(s, first)


class DrawTile(Step[CaptainFlipState]):
    """Draw one tile; only one of its sides, chosen at random, is seen (CF-04).

    Before each draw it is checked that a space is open and a tile is left (CF-28).
    """

    def enter(self, s: CaptainFlipState, f: Frame) -> bool:
        if s.left > 0 and closed_columns(s, f.seat) != ALL_FULL:
            return True
        s.stack.pop()
        if s.loud:
            s.tell("skipped", int(f.seat), SKIPPED_NO_TILE if s.left == 0 else SKIPPED_NO_SPACE)
        return False

    def legal(self, s: CaptainFlipState, f: Frame, seat: i64) -> list[int]:
        return [DRAWS[2 * p + side] for p, n in enumerate(s.bag) if n for side in range(2)]

    def odds(self, s: CaptainFlipState, f: Frame) -> list[int]:
        return [n for n in s.bag if n for side in range(2)]

    def draw(self, s: CaptainFlipState, f: Frame, dice: Dice) -> i64:
        # All tiles x 2 sides; a tile that has left the bag is thrown again, so each tile still in
        # it is as likely. Bit 0 is the side, above it the tile: the copies of a pair in a row.
        bag = s.bag
        while True:
            j = dice.below(2 * TILES)
            tile = j >> 1
            pair = tile // COPIES
            if tile % COPIES < bag[pair]:
                return DRAWS[pair * 2 + (j & 1)]

    def apply(self, s: CaptainFlipState, f: Frame, seat: i64, move: i64) -> None:
        pair = arg(move)
        s.bag[pair] -= 1
        s.left -= 1
        if arg(move, 1) == 1:
            s.hand_up = SECOND_SIDE[pair]
            s.hand_back = FIRST_SIDE[pair]
        else:
            s.hand_up = FIRST_SIDE[pair]
            s.hand_back = SECOND_SIDE[pair]
        s.hand_known = EMPTY
        s.shown_last = s.hand_up
        s.stack[-1] = KEEP_OR_FLIP_FRAMES[f.seat]
        if s.loud:
            s.reveal("drew", int(f.seat), int(s.hand_up))
