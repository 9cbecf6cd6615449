"""A sailor's instinct for Captain Flip: rules of thumb, cheap enough for playouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.instinct import Instinct
from quarterdeck.core.action import arg
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.games.captain_flip.components import (
    BOARDS,
    CARPENTER,
    CARTOGRAPHER,
    CELLS,
    COINS,
    COLUMNS,
    COLUMNS_TO_END,
    COOK,
    DIFFERENT,
    EMPTY,
    FIRST_LATER,
    GUNNER,
    LOOKOUT,
    MAP,
    MONKEY,
    NAVIGATOR,
    PARROT,
    PER_COLUMN,
    PER_KIND,
    ROWS,
    SAME,
    SWABBY,
    Board,
)
from quarterdeck.games.captain_flip.effects import count
from quarterdeck.games.captain_flip.frames import KEEP_OR_FLIP, PLACE_TILE
from quarterdeck.games.captain_flip.state import CaptainFlipState
from quarterdeck.games.captain_flip.verbs import PLACE
from quarterdeck.kit.bits import HOW_MANY

# What things are worth, in twentieths of a coin: found by some ten million games of this instinct
# against itself with one number changed, as benchmarks/instinct.py does.
AMPLE: Final = 10_000  # keeps what is packed above 0
SPACES: Final = 15  # of a board
WHIM: Final = 13  # how much chance there is in a choice

FLIP_BELOW: Final = 65  # a tile worth less than this anywhere is flipped
BRAVE: Final = 25  # the same with two Gunners aboard, when any flip may be the end
DOUBT: Final = 15  # how far off that is taken, and how much of it is below
DOUBT_BELOW: Final = 5

FIRST_GUNNER: Final = 100
SECOND_GUNNER: Final = 70
DOOM: Final = 600  # a third
NAVIGATION: Final = 40  # a Navigator, for each Cartographer
KEEP_MAP: Final = 20
TAKE_MAP: Final = 90  # and for each space left
MAP_TO_COME: Final = 2
PARROT_WORTH: Final = 90  # it is another turn
MONKEY_WORTH: Final = 45  # and by the best it has to flip
FLIPS_GUNNER: Final = 130
FLIPS_SPENT: Final = 25
FLIPS_KEEPER: Final = -60
FLIPS_NOBODY: Final = -30
CARPENTER_WORTH: Final = 40
SPOILT: Final = -60  # a Carpenter in a Gunner's way
SPOILS: Final = -50  # a Gunner in a Carpenter's
NEW_SWABBY: Final = 30  # in a new column, and for each other column and space left
SWABBIES: Final = 40
SWABBY_TO_COME: Final = 3
OLD_SWABBY: Final = 10
COOK_WORTH: Final = 25  # for each in the row
TOP_LOOKOUT: Final = 92
OPEN_LOOKOUT: Final = 30
LOOKOUT_BELOW: Final = -5  # for each space above it
COVERED: Final = -60  # a Lookout that somebody stands on

# Where anything goes first, by board and column: columns are not alike, whatever their bonus.
# fmt: off
COLUMN_WORTH: Final[list[int]] = [
    20, 0, 0, -20, 0,
    -10, -20, 0, 0, -10,
    0, -20, 10, 0, 20,
    10, 0, -40, 20, 20,
]
# fmt: on
HIGHER: Final = 5  # for each tile below
FULL_COLUMN: Final = -30  # it takes no more tiles, and the end comes nearer
FOURTH_COLUMN: Final = 25  # but then it is too late to wait
NO_SWABBY: Final = -4  # full without one, for what the next column would bring
BONUS_COIN: Final = 11
BONUS_MAP: Final = 24
BONUS: Final = 40
SAME_COLUMN: Final = -20  # it seldom stays that way
NEW_KIND: Final = 15  # in a column that pays for kinds
KIND_AGAIN: Final = -40  # in one whose characters must all differ

# What a Monkey had better flip.
KEEPER: Final = -40  # who counts in the end
ONLY_GUNNER: Final = 80
SECOND_OF_TWO: Final = 150
SPENT_PARROT: Final = 10
SEEN: Final = -10  # its back is no surprise
SEEN_POOR: Final = -20
MONKEY_WHIM: Final = 40


class CaptainFlipInstinct(Instinct[CaptainFlipState]):
    """Puts each tile where it is worth most by rough rules, and flips what is worth little."""

    # What the last look at a seat's board showed. It is kept for who keeps or flips a tile and
    # then places it: the board is the same until the next draw.
    looked: CaptainFlipState | None
    looked_seat: i64
    looked_left: i64
    room: i64  # empty spaces
    sizes: i64  # of the rows, four bits each
    gunners: i64
    cartographers: i64
    gunner_rows: i64
    gunner_columns: i64
    carpenter_rows: i64
    carpenter_columns: i64
    swabby_columns: i64
    lookouts: i64  # columns with one on top

    def __init__(self, game: Game[CaptainFlipState]) -> None:
        super().__init__(game)
        self.evenly = True
        self.looked = None
        self.looked_seat = -1
        self.looked_left = -1

    def move(self, s: CaptainFlipState, f: Frame, seat: i64, moves: list[int], dice: Dice) -> i64:
        if f.op == PLACE_TILE:
            return self.column(s, seat, WHIM, dice) & 0xFFFF
        if f.op == KEEP_OR_FLIP:
            worth = (self.column(s, seat, 1, dice) >> 16) - AMPLE
            return moves[1 if worth < dice.below(DOUBT) - DOUBT_BELOW else 0]
        return self.neighbour(s, seat, moves, dice)

    def look(self, s: CaptainFlipState, seat: i64) -> None:
        """What stands where: one look at every tile."""
        if self.looked is s and self.looked_seat == seat and self.looked_left == s.left:
            return
        showing = s.showing
        tops = s.tops
        starts = BOARDS[s.board].starts
        room: i64 = SPACES
        sizes: i64 = 0
        gunners: i64 = 0
        cartographers: i64 = 0
        gunner_rows: i64 = 0
        gunner_columns: i64 = 0
        carpenter_rows: i64 = 0
        carpenter_columns: i64 = 0
        swabby_columns: i64 = 0
        lookouts: i64 = 0
        c: i64 = 0
        while c < COLUMNS:
            row: i64 = starts[c]
            top: i64 = tops[seat * COLUMNS + c]
            at: i64 = seat * CELLS + c * ROWS + row
            while row < top:
                tile: i64 = showing[at]
                sizes += 1 << (row * 4)
                room -= 1
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
        self.looked = s
        self.looked_seat = seat
        self.looked_left = s.left
        self.room = room
        self.sizes = sizes
        self.gunners = gunners
        self.cartographers = cartographers
        self.gunner_rows = gunner_rows
        self.gunner_columns = gunner_columns
        self.carpenter_rows = carpenter_rows
        self.carpenter_columns = carpenter_columns
        self.swabby_columns = swabby_columns
        self.lookouts = lookouts

    def column(self, s: CaptainFlipState, seat: i64, whim: i64, dice: Dice) -> i64:
        """The best place for the tile in hand: its move, and (its worth + AMPLE) << 16."""
        self.look(s, seat)
        who = s.hand_up
        board = BOARDS[s.board]
        starts = board.starts
        ends = board.ends
        tops = s.tops
        full: i64 = s.full[seat]
        swabbies: i64 = HOW_MANY[self.swabby_columns]
        basis = AMPLE + self.anywhere(s, seat, who)
        closed: i64 = full
        if board.toll and s.coins[seat] == 0:
            closed |= board.toll
        best: i64 = 0
        c: i64 = 0
        while c < COLUMNS:
            if closed >> c & 1:
                c += 1
                continue
            row: i64 = tops[seat * COLUMNS + c]
            start: i64 = starts[c]
            last = row + 1 == ends[c]
            worth = basis + HIGHER * (row - start) + COLUMN_WORTH[s.board * COLUMNS + c]
            if who == COOK:
                worth += COOK_WORTH * (self.sizes >> (row * 4) & 15)
            elif who == LOOKOUT:
                if last:
                    worth += TOP_LOOKOUT
                else:
                    worth += OPEN_LOOKOUT + LOOKOUT_BELOW * (ends[c] - row - 1)
            elif who == SWABBY:
                if self.swabby_columns >> c & 1:
                    worth += OLD_SWABBY
                else:
                    worth += NEW_SWABBY + SWABBIES * swabbies + SWABBY_TO_COME * self.room
            elif who == CARPENTER:
                if self.gunner_rows >> row & 1 or self.gunner_columns >> c & 1:
                    worth += SPOILT
            elif who == GUNNER:
                if self.carpenter_rows >> row & 1:
                    worth += SPOILS
                if self.carpenter_columns >> c & 1:
                    worth += SPOILS
            elif who == MONKEY:
                worth += self.to_flip(s, seat, c * ROWS + row, board)
            if self.lookouts >> c & 1:
                worth += COVERED
            bonus = board.columns[c].bonus
            if bonus == PER_KIND:
                if not in_column(s, seat, c, start, row, who):
                    worth += NEW_KIND
            elif bonus == DIFFERENT and in_column(s, seat, c, start, row, who):
                worth += KIND_AGAIN
            if last:
                worth += FULL_COLUMN
                if HOW_MANY[full] == COLUMNS_TO_END - 1:
                    worth += FOURTH_COLUMN
                if who != SWABBY and not self.swabby_columns >> c & 1:
                    worth += NO_SWABBY * (2 * swabbies + 1)
                if bonus == COINS or bonus == FIRST_LATER:
                    worth += BONUS_COIN * board.columns[c].value
                elif bonus == MAP:
                    worth += BONUS_MAP
                elif bonus == PER_COLUMN or bonus == PER_KIND:
                    worth += BONUS
                elif bonus == SAME:
                    worth += SAME_COLUMN
            if whim > 1:
                worth += dice.below(whim)
            best = max(best, (worth << 16) | (c << 6) | PLACE)
            c += 1
        return best

    def anywhere(self, s: CaptainFlipState, seat: i64, who: i64) -> i64:
        """What a character is worth wherever it goes, above what is flipped."""
        worth: i64 = -FLIP_BELOW if self.gunners < 2 else -BRAVE
        if who == GUNNER:
            if self.gunners == 0:
                worth += FIRST_GUNNER
            else:
                worth += SECOND_GUNNER if self.gunners == 1 else -DOOM
        elif who == NAVIGATOR:
            worth += NAVIGATION * self.cartographers
        elif who == CARTOGRAPHER:
            if s.map_holder == seat:
                worth += KEEP_MAP
            else:
                worth += TAKE_MAP + MAP_TO_COME * self.room
        elif who == PARROT:
            worth += PARROT_WORTH
        elif who == MONKEY:
            worth += MONKEY_WORTH
        elif who == CARPENTER:
            worth += CARPENTER_WORTH
        return worth

    def to_flip(self, s: CaptainFlipState, seat: i64, cell: i64, board: Board) -> i64:
        """What a Monkey there would find beside it."""
        best: i64 = -DOOM
        for near in board.adjacent[cell]:
            who: i64 = s.showing[seat * CELLS + near]
            if who == EMPTY:
                continue
            if who == GUNNER:
                return FLIPS_GUNNER
            if who == CARPENTER or who == SWABBY or who == LOOKOUT:
                best = max(best, FLIPS_KEEPER)
            else:
                best = FLIPS_SPENT
        return best if best > -DOOM else FLIPS_NOBODY

    def neighbour(self, s: CaptainFlipState, seat: i64, moves: list[int], dice: Dice) -> i64:
        """A Monkey had better flip a Gunner, or somebody whose work is done."""
        first = seat * CELLS
        gunners = count(s, seat, GUNNER)
        best: i64 = moves[0]
        most: i64 = -AMPLE
        for move in moves:
            at = first + arg(move)
            who: i64 = s.showing[at]
            likes = dice.below(MONKEY_WHIM)
            if who == CARPENTER or who == SWABBY or who == LOOKOUT:
                likes += KEEPER
            elif who == PARROT:
                likes += SPENT_PARROT
            elif who == GUNNER:
                likes += SECOND_OF_TWO if gunners >= 2 else ONLY_GUNNER
            back: i64 = s.known[at]
            if back != EMPTY:
                likes += SEEN
                if back == PARROT or back == NAVIGATOR:
                    likes += SEEN_POOR
                elif back == GUNNER and gunners >= 2:
                    likes -= DOOM
            if likes > most:
                most = likes
                best = move
        return best


def in_column(s: CaptainFlipState, seat: i64, c: i64, row: i64, top: i64, who: i64) -> bool:
    """Whether the character stands in the column already."""
    at: i64 = seat * CELLS + c * ROWS + row
    while row < top:
        if s.showing[at] == who:
            return True
        at += 1
        row += 1
    return False
