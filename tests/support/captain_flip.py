"""Scenes of Captain Flip that read like the table: pictures of boards, tiles named by both sides.

A picture has the top row first and a word for each space: ``....`` is an empty space, ``----`` no
space at all, ``cook`` a tile that shows the Cook, ``cook/swab`` the same with a Swabby unseen on
its back, ``cook=swab`` with the Swabby seen before. Columns and rows count from 1, as printed, row
1 at the bottom.
"""

from __future__ import annotations

from typing_extensions import override

from quarterdeck.core.frame import Frame
from quarterdeck.core.seat import NATURE, NOBODY
from quarterdeck.games.captain_flip import GAME
from quarterdeck.games.captain_flip.components import (
    BOARDS,
    CELLS,
    COLUMNS,
    COPIES,
    EMPTY,
    FIRST_SIDE,
    PAIRS,
    ROWS,
    pair_of,
)
from quarterdeck.games.captain_flip.frames import (
    DRAW_TILE,
    END_TURN,
    KEEP_OR_FLIP,
    MONKEY_FLIP,
    PLACE_TILE,
)
from quarterdeck.games.captain_flip.state import CaptainFlipState
from tests.support.scene import BaseScene

NAMES = ("cart", "navi", "parr", "cook", "swab", "gunn", "carp", "monk", "look")
SPACE, NO_SPACE = "....", "----"
DEFAULT_BACKS = (6, 8, 4, 1, 0, 3, 7, 2, 5)  # tried first for a tile whose back is not given


class Scene(BaseScene[CaptainFlipState]):
    """A table in the middle of a game; tiles are drawn as the scene says, not by chance."""

    def __init__(self, s: CaptainFlipState, whole: bool = True) -> None:
        super().__init__(GAME, s, whole)

    # ------------------------------------------------------------ acts

    def draw(self, tile: str) -> Scene:
        """NATURE draws a tile: ``cook/swab`` shows the Cook."""
        up, back = (number(word) for word in tile.split("/"))
        pair = pair_of(up, back)
        return self.do("draw", pair, 0 if FIRST_SIDE[pair] == up else 1, seat=NATURE)

    def keep(self) -> Scene:
        return self.do("keep", seat=self.turn)

    def flip(self) -> Scene:
        return self.do("flip", seat=self.turn)

    def place(self, column: int) -> Scene:
        return self.do("place", column - 1, seat=self.turn)

    def monkey_flips(self, column: int, row: int) -> Scene:
        return self.do("turn", cell(column, row), seat=self.turn)

    def play(self, tile: str, column: int) -> Scene:
        """Draw it, keep it, place it."""
        return self.draw(tile).keep().place(column)

    @override
    def _chance(self) -> None:
        pass

    # ------------------------------------------------------------ questions

    @property
    def turn(self) -> int:
        return int(self.s.turn)

    @property
    def coins(self) -> list[int]:
        return list(self.s.coins)

    @property
    def map_holder(self) -> int | None:
        return None if self.s.map_holder == NOBODY else int(self.s.map_holder)

    @property
    def waits_for(self) -> str:
        """What is to be done now: draw, keep or flip, place, monkey; over."""
        if self.is_over:
            return "over"
        names = {
            DRAW_TILE: "draw",
            KEEP_OR_FLIP: "keep or flip",
            PLACE_TILE: "place",
            MONKEY_FLIP: "monkey",
        }
        return names[self.s.stack[-1].op]

    @property
    def open_columns(self) -> list[int]:
        """Where the tile in hand may go."""
        moves = GAME.legal(self.s, self.turn)
        return [GAME.word(self.turn, m).args[0] + 1 for m in moves]

    @property
    def monkey_targets(self) -> list[tuple[int, int]]:
        """Column and row of each tile the Monkey may flip."""
        cells = [GAME.word(self.turn, m).args[0] for m in GAME.legal(self.s, self.turn)]
        return [(c // ROWS + 1, c % ROWS + 1) for c in cells]

    @property
    def hand(self) -> str:
        return word(int(self.s.hand_up))

    def at(self, column: int, row: int, seat: int = 0) -> str:
        """The side showing on a space."""
        return word(self.s.showing[seat * CELLS + cell(column, row)])

    def known(self, column: int, row: int, seat: int = 0) -> str:
        """The other side of the tile there, if it has been seen."""
        return word(self.s.known[seat * CELLS + cell(column, row)])

    @override
    def why_not(self, verb: str, *args: int, seat: int | None = None) -> str:
        """Why the one whose turn it is may not, though a tile is still to be drawn."""
        return super().why_not(verb, *args, seat=self.turn if seat is None else seat)

    def score(self, seat: int = 0) -> int:
        """What the seat would have if it ended now."""
        return int(GAME.standing(self.s, seat))


def scene(
    board: str = "A",
    boards: dict[int, str] | None = None,
    *,
    seats: int = 2,
    coins: dict[int, int] | None = None,
    hand: str = "",
    flipped: bool = False,
    turn: int = 0,
    flag: int = 0,
    map_holder: int | None = None,
    ending: int | None = None,
    taken: tuple[int, ...] = (),
    bag: int | None = None,
) -> Scene:
    """A table at ``turn``'s draw, or with a tile in hand; what is not said is as at the start."""
    s = GAME.new(seats, {"board": board}, loud=True)
    s.flag = flag
    s.turn = turn
    s.round = 1
    s.map_holder = NOBODY if map_holder is None else map_holder
    s.ending = NOBODY if ending is None else ending
    s.taken = sum(1 << (c - 1) for c in taken)
    for seat, n in (coins or {}).items():
        s.coins[seat] = n
    loose: list[int] = []  # places of tiles whose back is not given
    for seat, picture in (boards or {}).items():
        loose += lay(s, seat, picture)
    s.stack[:] = [Frame(END_TURN, turn), Frame(DRAW_TILE, turn)]
    if hand:
        up, back = (number(w) for w in hand.split("/"))
        take(s, up, back)
        s.hand_up, s.hand_back = up, back
        s.hand_known = back if flipped else EMPTY
        s.stack[-1] = Frame(PLACE_TILE if flipped else KEEP_OR_FLIP, turn)
    for at in loose:
        s.backs[at] = some_back(s, s.showing[at])
        take(s, s.showing[at], s.backs[at])
    s.left = sum(s.bag)
    if bag is not None:  # the others are out of the game: for the empty bag (CF-28)
        assert s.left >= bag
        keep_in_bag(s, bag)
    GAME.settle(s)
    assert bag is not None or GAME.invariant(s) == ""
    return Scene(s, bag is None)


def lay(s: CaptainFlipState, seat: int, picture: str) -> list[int]:
    """Put a picture's tiles on a board; returns the places whose backs are still to be found."""
    lines = [line.split() for line in picture.strip().splitlines()]
    printed = BOARDS[s.board]
    loose = []
    for column in range(COLUMNS):
        top = printed.starts[column]
        for row in range(ROWS):
            at = seat * CELLS + column * ROWS + row
            line = len(lines) - 1 - row
            found = lines[line][column] if line >= 0 else ""
            inside = printed.starts[column] <= row < printed.ends[column]
            assert found == "" or inside == (found != NO_SPACE), (
                f"column {column + 1} row {row + 1}"
            )
            if found in {"", SPACE, NO_SPACE}:
                continue
            assert top == row, f"a hole below column {column + 1} row {row + 1}"
            top = row + 1
            up = number(found[:4])
            s.showing[at] = up
            if len(found) == 4:
                loose.append(at)
                continue
            s.backs[at] = number(found[5:])
            if found[4] == "=":
                s.known[at] = s.backs[at]
            take(s, up, s.backs[at])
        s.tops[seat * COLUMNS + column] = top
        if top == printed.ends[column]:
            s.full[seat] |= 1 << column
    return loose


def take(s: CaptainFlipState, up: int, back: int) -> None:
    """Out of the bag."""
    pair = pair_of(up, back)
    assert s.bag[pair] > 0, f"there are only {COPIES} tiles {word(up)}/{word(back)}"
    s.bag[pair] -= 1


def some_back(s: CaptainFlipState, up: int) -> int:
    """A back that is left, the same for the same scene."""
    order = [DEFAULT_BACKS[up], *range(len(NAMES))]
    return next(b for b in order if b != up and s.bag[pair_of(up, b)])


def keep_in_bag(s: CaptainFlipState, n: int) -> None:
    for pair in range(len(PAIRS)):
        s.bag[pair] = min(s.bag[pair], n)
        n -= s.bag[pair]
    s.left = sum(s.bag)


def cell(column: int, row: int) -> int:
    return (column - 1) * ROWS + row - 1


def number(name: str) -> int:
    return NAMES.index(name)


def word(character: int) -> str:
    return SPACE if character == EMPTY else NAMES[character]
