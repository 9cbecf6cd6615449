"""A sailor's instinct for Captain Flip: rules of thumb, cheap enough for playouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.random import Instinct
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.games.captain_flip.components import (
    BOARDS,
    CARPENTER,
    CARTOGRAPHER,
    CELLS,
    COINS,
    COLUMNS,
    COOK,
    EMPTY,
    FIRST_LATER,
    GUNNER,
    HOW_MANY,
    LOOKOUT,
    MAP,
    MONKEY,
    NAVIGATOR,
    PARROT,
    PER_COLUMN,
    PER_KIND,
    ROWS,
    SWABBY,
)
from quarterdeck.games.captain_flip.frames import KEEP_OR_FLIP, PLACE_TILE
from quarterdeck.games.captain_flip.state import CaptainFlipState
from quarterdeck.games.captain_flip.verbs import PLACE

# All in half coins.
WHIM: Final = 4  # how much chance there is in a choice
FLIP_BELOW: Final = 5  # a tile worth less than this anywhere is flipped
DOOM: Final = 60  # a third Gunner
SECOND_GUNNER: Final = 7
BRAVE: Final = 2  # the same with two Gunners aboard, when any flip may be the end


class CaptainFlipInstinct(Instinct[CaptainFlipState]):
    """Puts each tile where it is worth most by rough rules, and flips what is worth little."""

    def move(self, s: CaptainFlipState, f: Frame, seat: i64, moves: list[int], dice: Dice) -> i64:
        if f.op == PLACE_TILE:
            return self.column(s, seat, moves, dice) & 0xFFFF
        if f.op == KEEP_OR_FLIP:
            worth = (self.column(s, seat, [], dice) >> 16) - 1000
            return moves[1 if worth < dice.below(3) else 0]
        return self.neighbour(s, seat, moves, dice)

    def column(self, s: CaptainFlipState, seat: i64, moves: list[int], dice: Dice) -> i64:
        """The best place for the tile in hand: its move, and (its worth + 1000) << 16."""
        who = s.hand_up
        first = seat * CELLS
        showing = s.showing
        tops = s.tops
        board = BOARDS[s.board]
        starts = board.starts
        # What stands where: one look at every tile.
        gunners: i64 = 0
        cartographers: i64 = 0
        gunner_rows: i64 = 0
        gunner_columns: i64 = 0
        carpenter_rows: i64 = 0
        carpenter_columns: i64 = 0
        swabby_columns: i64 = 0
        lookouts: i64 = 0  # columns with one on top
        sizes: i64 = 0  # of the rows, four bits each
        c: i64 = 0
        while c < COLUMNS:
            row: i64 = starts[c]
            top: i64 = tops[seat * COLUMNS + c]
            at: i64 = first + c * ROWS + row
            while row < top:
                tile: i64 = showing[at]
                sizes += 1 << (row * 4)
                if tile == GUNNER:
                    gunners += 1
                    gunner_rows |= 1 << row
                    gunner_columns |= 1 << c
                elif tile == CARPENTER:
                    carpenter_rows |= 1 << row
                    carpenter_columns |= 1 << c
                elif tile == SWABBY:
                    swabby_columns |= 1 << c
                elif tile == CARTOGRAPHER:
                    cartographers += 1
                elif tile == LOOKOUT and row == top - 1:
                    lookouts |= 1 << c
                at += 1
                row += 1
            c += 1
        # What the character is worth anywhere.
        basis: i64 = 1000
        basis -= FLIP_BELOW if gunners < 2 else BRAVE
        if who == GUNNER:
            basis += 10 if gunners == 0 else SECOND_GUNNER if gunners == 1 else -DOOM
        elif who == NAVIGATOR:
            basis += 4 * cartographers
        elif who == CARTOGRAPHER:
            basis += 6 if s.map_holder != seat else 2
        elif who == PARROT:
            basis += 3
        elif who == MONKEY:
            basis += 6
        elif who == CARPENTER:
            basis += 6
        more: i64 = 4 * HOW_MANY[swabby_columns] + 3  # for a Swabby in a new column
        best: i64 = 0
        full: i64 = s.full[seat]
        c = 0
        while c < COLUMNS:
            row = tops[seat * COLUMNS + c]
            if full >> c & 1 or (board.toll >> c & 1 and s.coins[seat] == 0):
                c += 1
                continue
            worth: i64 = basis
            last = row + 1 == board.ends[c]
            if who == COOK:
                worth += 2 * (sizes >> (row * 4) & 15) + 2
            elif who == LOOKOUT:
                worth += 8 if last else 3
            elif who == SWABBY:
                worth += 1 if swabby_columns >> c & 1 else more
            elif who == CARPENTER:
                if gunner_rows >> row & 1 or gunner_columns >> c & 1:
                    worth -= 6
            elif who == GUNNER:
                if carpenter_rows >> row & 1:
                    worth -= 5
                if carpenter_columns >> c & 1:
                    worth -= 5
            if lookouts >> c & 1:
                worth -= 6
            if last:
                bonus = board.columns[c].bonus
                if bonus == COINS or bonus == FIRST_LATER:
                    worth += 2 * board.columns[c].value
                elif bonus == MAP or bonus == PER_COLUMN or bonus == PER_KIND:
                    worth += 4
            worth = (worth << 16) | (c << 6) | PLACE
            if moves:
                worth += dice.below(WHIM) << 16
            best = max(best, worth)
            c += 1
        return best

    def neighbour(self, s: CaptainFlipState, seat: i64, moves: list[int], dice: Dice) -> i64:
        """A Monkey had better flip somebody whose work is done."""
        best: i64 = moves[0]
        most: i64 = -100
        for move in moves:
            at = seat * CELLS + (move >> 6)
            who: i64 = s.showing[at]
            likes = dice.below(WHIM)
            if who == CARPENTER or who == SWABBY or who == LOOKOUT:
                likes -= 4
            elif who == PARROT:
                likes += 1
            if s.known[at] != EMPTY:
                likes -= 1
                if s.known[at] == PARROT or s.known[at] == NAVIGATOR:
                    likes -= 2
            if likes > most:
                most = likes
                best = move
        return best


INSTINCT = CaptainFlipInstinct
