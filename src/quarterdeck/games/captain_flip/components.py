"""What is printed: the characters, their two-sided tiles, the adventure boards."""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------- characters

CARTOGRAPHER: Final = 0
NAVIGATOR: Final = 1
PARROT: Final = 2
COOK: Final = 3
SWABBY: Final = 4
GUNNER: Final = 5
CARPENTER: Final = 6
MONKEY: Final = 7
LOOKOUT: Final = 8
# How many there are. All numbers that depend on it are made from it in this file, by plain
# arithmetic: the compiler then knows them everywhere, which it would not know of a len().
CHARACTERS: Final = 9
EMPTY: Final = CHARACTERS  # no tile here, or a side nobody has seen

# Sources of coins after the characters, for those who listen (source-… in the words).
FROM_BONUS: Final = CHARACTERS
FROM_MAP: Final = CHARACTERS + 1

COINS_PER_CARTOGRAPHER: Final = 2  # CF-11
GUNNER_COINS: Final = 5  # CF-15
MONKEY_COINS: Final = 1  # CF-17
MAP_COINS: Final = 1  # CF-09
CARPENTER_COINS: Final = 3  # CF-16
LOOKOUT_COINS: Final = 4  # CF-19
PARROT_LOSS: Final = 1  # CF-12
GUNNERS_TO_LOSE: Final = 3  # CF-15
SWABBY_COINS: Final[list[int]] = [0, 1, 4, 9, 16, 25]  # CF-14, by columns with a Swabby
COLUMNS_TO_END: Final = 4  # CF-21

# ---------------------------------------------------------------- tiles (CF-02)

# Every unordered pair of characters, two tiles of each: of nine characters 36 x 2 = 72.
PAIRS: Final[list[tuple[int, int]]] = [
    (a, b) for a in range(CHARACTERS) for b in range(a + 1, CHARACTERS)
]
COPIES: Final = 2
TILES: Final = CHARACTERS * (CHARACTERS - 1) // 2 * COPIES
SIDES: Final = (CHARACTERS - 1) * COPIES  # tiles with one character on either side
FIRST_SIDE: Final[list[int]] = [pair[0] for pair in PAIRS]
SECOND_SIDE: Final[list[int]] = [pair[1] for pair in PAIRS]


def pair_of(side: int, other: int) -> int:
    """The number of the pair with these two sides."""
    return PAIRS.index((side, other) if side < other else (other, side))


# ---------------------------------------------------------------- boards

COLUMNS: Final = 5
ROWS: Final = 5
CELLS: Final = COLUMNS * ROWS  # cell = column * 5 + row, row 0 at the bottom

# What a top space does.
NOTHING: Final = 0
COINS: Final = 1  # take `value` coins
MAP: Final = 2  # take the Treasure Map
FIRST_LATER: Final = 3  # the first player there takes `value`, every later one `other`
SAME: Final = 4  # at the end: `value` if all characters of the full column are identical
DIFFERENT: Final = 5  # at the end: `value` if all are different
PER_COLUMN: Final = 6  # `value` per column completed, this one counted
PER_KIND: Final = 7  # `value` per kind of character showing in the column
COSTS: Final = 8  # costs `value` to place on


class Column:
    """A column as printed: its lowest row, its number of spaces, what its top space does."""

    __slots__ = ("base", "bonus", "height", "other", "value")

    def __init__(
        self, base: int, height: int, bonus: int = NOTHING, value: int = 0, other: int = 0
    ) -> None:
        self.base = base
        self.height = height
        self.bonus = bonus
        self.value = value
        self.other = other


class Board:
    """An adventure board and what follows from its shape (CF-27)."""

    __slots__ = ("adjacent", "columns", "ends", "late", "letter", "rows", "starts", "toll")

    def __init__(self, letter: str, columns: list[Column]) -> None:
        self.letter = letter
        self.columns = columns
        self.starts = [c.base for c in columns]
        self.ends = [c.base + c.height for c in columns]
        self.adjacent = [_adjacent(columns, cell) for cell in range(CELLS)]
        self.rows = [
            [c * ROWS + r for c in range(COLUMNS) if _has(columns, c, r)] for r in range(ROWS)
        ]
        toll = 0  # bitmask of columns that cost a coin
        late = False  # whether a top space pays at the end
        for c in range(COLUMNS):
            if columns[c].bonus == COSTS:
                toll |= 1 << c
            if columns[c].bonus in (SAME, DIFFERENT):
                late = True
        self.toll = toll
        self.late = late


def _has(columns: list[Column], column: int, row: int) -> bool:
    if not 0 <= column < COLUMNS:
        return False
    return columns[column].base <= row < columns[column].base + columns[column].height


def _adjacent(columns: list[Column], cell: int) -> list[int]:
    """Side by side or above and below, never diagonal, never across a missing space."""
    c, r = divmod(cell, ROWS)
    if not _has(columns, c, r):
        return []
    around = [(c - 1, r), (c, r - 1), (c, r + 1), (c + 1, r)]
    return [x * ROWS + y for x, y in around if _has(columns, x, y)]


BOARDS: Final[list[Board]] = [
    Board(  # the pirate ship (CF-23)
        "A",
        [
            Column(0, 2),
            Column(0, 3, MAP),
            Column(0, 5, COINS, 5),
            Column(2, 2),
            Column(0, 3, COINS, 3),
        ],
    ),
    Board(  # the Kraken (CF-24)
        "B",
        [
            Column(0, 2, FIRST_LATER, 1, 0),
            Column(0, 3, FIRST_LATER, 2, 1),
            Column(0, 5, FIRST_LATER, 6, 3),
            Column(0, 1, FIRST_LATER, 0, 2),
            Column(0, 4, FIRST_LATER, 4, 2),
        ],
    ),
    Board(  # the raft (CF-25)
        "C",
        [
            Column(0, 3, MAP),
            Column(0, 3, SAME, 6),
            Column(0, 2),
            Column(0, 5, DIFFERENT, 4),
            Column(0, 2),
        ],
    ),
    Board(  # the desert island (CF-26)
        "D",
        [
            Column(1, 3, COINS, 3),
            Column(0, 4, PER_COLUMN, 2),
            Column(0, 5, PER_KIND, 1),
            Column(2, 2),
            Column(2, 1, COSTS, 1),
        ],
    ),
]
BOARD_LETTERS: Final = tuple([board.letter for board in BOARDS])
ALL_FULL: Final = (1 << COLUMNS) - 1
