"""The design prototype of Captain Flip: a speed mark for `quarterdeck bench`, not the rules.

It was written before the kernel, for one game only and with nothing in its way: no seats for
chance, no views, no records. Its board, bonuses and scoring only resemble the real ones.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from mypy_extensions import i64


class Character(Enum):
    CARTOGRAPHER = 0
    NAVIGATOR = 1
    PARROT = 2
    COOK = 3
    SWABBY = 4
    GUNNER = 5
    CARPENTER = 6
    MONKEY = 7
    LOOKOUT = 8


CHARACTERS: Final = list(Character)
BASE: Final[list[int]] = [1, 1, 0, 0, 2]
HEIGHT: Final[list[int]] = [3, 4, 5, 3, 2]
TOP_COINS: Final[list[int]] = [3, 5, 0, 3, 0]
TOP_MAP: Final[list[bool]] = [False, False, True, False, False]
N_FULL: Final[list[int]] = [bin(mask).count("1") for mask in range(32)]
LOST: Final = -100
KEEP: Final = 0
FLIP: Final = 1
PLACE: Final = 2
FLIP_AT: Final = 7
SIDE_ACTIONS: Final[list[int]] = [KEEP, FLIP]
PLACE_ACTIONS: Final[list[list[int]]] = [
    [PLACE + c for c in range(5) if not mask >> c & 1] for mask in range(32)
]


def _adjacent(cell: int) -> list[int]:
    def on(c: int, r: int) -> bool:
        return 0 <= c < 5 and BASE[c] <= r < BASE[c] + HEIGHT[c]

    c, r = divmod(cell, 5)
    return [x * 5 + y for x, y in ((c - 1, r), (c, r - 1), (c, r + 1), (c + 1, r)) if on(x, y)]


ADJACENT: Final[list[list[int]]] = [_adjacent(k) for k in range(25)]
ROW_CELLS: Final[list[list[int]]] = [
    [c * 5 + r for c in range(5) if BASE[c] <= r < BASE[c] + HEIGHT[c]] for r in range(5)
]


class Rng:
    __slots__ = ("x",)
    x: i64

    def __init__(self, x: i64) -> None:
        self.x = x

    def below(self, n: i64) -> i64:
        x = 2069793774 * (self.x & 0xFFFFFFFF) + (self.x >> 32)
        self.x = x
        return ((x & 0xFFFFFFFF) * n) >> 32


def seeded(seed: i64) -> Rng:
    rng = Rng(seed * 2654435761 + 88172645463325)
    for _ in range(4):
        rng.below(2)
    return rng


class Tile:
    """Immutable and interned: see TILES / Tile.flipped."""

    __slots__ = ("down", "known", "other", "up")
    up: Character
    down: Character
    known: bool
    other: Tile | None

    def __init__(self, up: Character, down: Character, known: bool) -> None:
        self.up = up
        self.down = down
        self.known = known
        self.other = None

    def flipped(self) -> Tile:
        assert self.other is not None
        return self.other


def _make_tiles() -> list[Tile]:
    out: list[Tile] = []
    for i, a in enumerate(CHARACTERS):
        for b in CHARACTERS[i + 1 :]:
            t, u = Tile(a, b, False), Tile(b, a, False)
            kt, ku = Tile(a, b, True), Tile(b, a, True)
            t.other, u.other, kt.other, ku.other = ku, kt, ku, kt
            out.append(t)
            TURNED[t] = u
    return out


TURNED: Final[dict[Tile, Tile]] = {}
TILES: Final = _make_tiles()


class Op(Enum):
    DRAW = 0
    BONUS = 1
    END_TURN = 2
    SIDE = 3
    COLUMN = 4
    TARGET = 5


class Frame:
    """Immutable: clones of a game share frames."""

    __slots__ = ("arg", "op")
    op: Op
    arg: i64

    def __init__(self, op: Op, arg: i64) -> None:
        self.op = op
        self.arg = arg


DRAW: Final = Frame(Op.DRAW, 0)
END_TURN: Final = Frame(Op.END_TURN, 0)
SIDE: Final = Frame(Op.SIDE, 0)
COLUMN: Final = Frame(Op.COLUMN, 0)
BONUS: Final = [Frame(Op.BONUS, c) for c in range(5)]
TARGET: Final = [Frame(Op.TARGET, k) for k in range(25)]


class Board:
    __slots__ = ("coins", "full", "tiles", "tops")
    tiles: list[Tile | None]
    tops: list[int]
    full: i64
    coins: i64

    def __init__(self, tiles: list[Tile | None], tops: list[int], full: i64, coins: i64) -> None:
        self.tiles = tiles
        self.tops = tops
        self.full = full
        self.coins = coins

    def clone(self) -> Board:
        return Board(self.tiles[:], self.tops[:], self.full, self.coins)

    def count(self, who: Character) -> i64:
        n: i64 = 0
        for t in self.tiles:
            if t is not None and t.up is who:
                n += 1
        return n

    def row_size(self, row: i64) -> i64:
        n: i64 = 0
        for k in ROW_CELLS[row]:
            if self.tiles[k] is not None:
                n += 1
        return n

    def neighbours(self, cell: i64) -> list[int]:
        return [k for k in ADJACENT[cell] if self.tiles[k] is not None]

    def score(self) -> i64:
        if self.count(Character.GUNNER) >= 3:
            return LOST
        total = self.coins
        gunner_rows: i64 = 0
        gunner_cols: i64 = 0
        swabby_cols: i64 = 0
        for k, t in enumerate(self.tiles):
            if t is not None:
                if t.up is Character.GUNNER:
                    gunner_rows |= 1 << k % 5
                    gunner_cols |= 1 << k // 5
                elif t.up is Character.SWABBY:
                    swabby_cols |= 1 << k // 5
                elif t.up is Character.PARROT:
                    total -= 1
                elif t.up is Character.LOOKOUT and k % 5 == self.tops[k // 5] - 1:
                    total += 4
        for k, t in enumerate(self.tiles):
            if t is not None and t.up is Character.CARPENTER:
                if not gunner_rows >> k % 5 & 1 and not gunner_cols >> k // 5 & 1:
                    total += 3
        swabbies: i64 = N_FULL[swabby_cols]
        return total + swabbies * swabbies


class Game:
    __slots__ = ("bag", "boards", "current", "done", "ending", "hand", "map_owner", "rng", "stack")
    boards: list[Board]
    bag: list[Tile]
    rng: Rng
    stack: list[Frame]
    current: i64
    map_owner: i64
    ending: bool
    done: bool
    hand: Tile

    def __init__(
        self,
        boards: list[Board],
        bag: list[Tile],
        rng: Rng,
        stack: list[Frame],
        current: i64,
        map_owner: i64,
        ending: bool,
        done: bool,
        hand: Tile,
    ) -> None:
        self.boards = boards
        self.bag = bag
        self.rng = rng
        self.stack = stack
        self.current = current
        self.map_owner = map_owner
        self.ending = ending
        self.done = done
        self.hand = hand

    def clone(self) -> Game:
        return Game(
            [b.clone() for b in self.boards],
            self.bag[:],
            Rng(self.rng.x),
            self.stack[:],
            self.current,
            self.map_owner,
            self.ending,
            self.done,
            self.hand,
        )

    # -- decisions ---------------------------------------------------------
    def legal(self) -> list[int]:
        frame = self.stack[-1]
        board = self.boards[self.current]
        if frame.op is Op.SIDE:
            return SIDE_ACTIONS
        if frame.op is Op.COLUMN:
            return PLACE_ACTIONS[board.full]
        return [FLIP_AT + k for k in board.neighbours(frame.arg)]

    def apply(self, action: i64) -> None:
        frame = self.stack.pop()
        if frame.op is Op.SIDE:
            if action == FLIP:
                self.hand = self.hand.flipped()
            self.stack.append(COLUMN)
        elif frame.op is Op.COLUMN:
            self.place(self.hand, action - PLACE)
        else:
            self.flip_at(action - FLIP_AT)
        self.advance()

    # -- machinery ---------------------------------------------------------
    def advance(self) -> None:
        while not self.done:
            frame = self.stack[-1]
            op = frame.op
            if op is Op.SIDE or op is Op.COLUMN or op is Op.TARGET:
                return
            self.stack.pop()
            if op is Op.DRAW:
                self.draw()
            elif op is Op.BONUS:
                self.top_bonus(frame.arg)
            else:
                self.end_turn()

    def draw(self) -> None:
        if self.boards[self.current].full == 31:
            return
        n: i64 = len(self.bag)
        if n == 0:
            self.done = True
            return
        i = self.rng.below(n)
        tile = self.bag[i]
        last = self.bag.pop()
        if i < n - 1:
            self.bag[i] = last
        self.hand = TURNED[tile] if self.rng.below(2) != 0 else tile
        self.stack.append(SIDE)

    def place(self, tile: Tile, col: i64) -> None:
        board = self.boards[self.current]
        row: i64 = board.tops[col]
        board.tops[col] = row + 1
        cell = col * 5 + row
        board.tiles[cell] = tile
        if row + 1 == BASE[col] + HEIGHT[col]:
            board.full |= 1 << col
            self.stack.append(BONUS[col])
        self.effect(tile.up, cell, board)

    def flip_at(self, cell: i64) -> None:
        board = self.boards[self.current]
        tile = board.tiles[cell]
        assert tile is not None
        tile = tile.flipped()
        board.tiles[cell] = tile
        self.effect(tile.up, cell, board)

    def effect(self, who: Character, cell: i64, board: Board) -> None:
        if who is Character.CARTOGRAPHER:
            self.map_owner = self.current
        elif who is Character.NAVIGATOR:
            board.coins += 2 * board.count(Character.CARTOGRAPHER)
        elif who is Character.PARROT:
            self.stack.append(DRAW)
        elif who is Character.COOK:
            board.coins += board.row_size(cell % 5)
        elif who is Character.GUNNER:
            board.coins += 5
        elif who is Character.MONKEY:
            board.coins += 1
            if board.neighbours(cell):
                self.stack.append(TARGET[cell])

    def top_bonus(self, col: i64) -> None:
        board = self.boards[self.current]
        board.coins += TOP_COINS[col]
        if TOP_MAP[col]:
            self.map_owner = self.current

    def end_turn(self) -> None:
        board = self.boards[self.current]
        if self.map_owner == self.current:
            board.coins += 1
        if N_FULL[board.full] >= 4:
            self.ending = True
        last = self.current == len(self.boards) - 1
        if self.ending and last:
            self.done = True
            return
        self.current = 0 if last else self.current + 1
        self.stack.append(END_TURN)
        self.stack.append(DRAW)

    def scores(self) -> list[int]:
        return [b.score() for b in self.boards]


def new_game(players: i64, seed: i64) -> Game:
    empty: list[Tile | None] = [None] * 25
    g = Game(
        [Board(empty[:], BASE[:], 0, 0) for _ in range(players)],
        TILES + TILES,
        seeded(seed),
        [END_TURN, DRAW],
        0,
        -1,
        False,
        False,
        TILES[0],
    )
    g.advance()
    return g


def playout(seed: i64, players: i64) -> tuple[list[int], int]:
    g = new_game(players, seed)
    rng = seeded(seed + 500_000_000)
    decisions = 0
    while not g.done:
        actions = g.legal()
        g.apply(actions[rng.below(len(actions))])
        decisions += 1
    return g.scores(), decisions


def mid_state(seed: i64, players: i64, steps: i64) -> Game:
    g = new_game(players, seed)
    rng = seeded(seed + 500_000_000)
    for _ in range(steps):
        actions = g.legal()
        g.apply(actions[rng.below(len(actions))])
    return g


def bench_clone(seed: i64, players: i64, steps: i64, reps: i64) -> None:
    g = mid_state(seed, players, steps)
    for _ in range(reps):
        g.clone()
