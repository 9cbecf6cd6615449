"""What the characters do at once, and what the top spaces pay."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.captain_flip.components import (
    BOARDS,
    CARTOGRAPHER,
    CELLS,
    COINS,
    COINS_PER_CARTOGRAPHER,
    COOK,
    EMPTY,
    FIRST_LATER,
    FROM_BONUS,
    GUNNER,
    GUNNER_COINS,
    MAP,
    MONKEY,
    MONKEY_COINS,
    NAVIGATOR,
    PARROT,
    PER_COLUMN,
    PER_KIND,
    ROWS,
)
from quarterdeck.games.captain_flip.frames import DRAW_TILE_FRAMES, MONKEY_FLIP_FRAMES
from quarterdeck.games.captain_flip.state import CaptainFlipState
from quarterdeck.kit.bits import HOW_MANY


def character_effect(s: CaptainFlipState, seat: i64, cell: i64, who: i64) -> None:
    """The immediate effect of the character now showing on ``cell`` (CF-10 to CF-17)."""
    if who == GUNNER:
        earn(s, seat, GUNNER_COINS, cell, who)
    elif who == CARTOGRAPHER:
        take_map(s, seat, cell)
    elif who == NAVIGATOR:
        earn(s, seat, COINS_PER_CARTOGRAPHER * count(s, seat, CARTOGRAPHER), cell, who)
    elif who == PARROT:
        s.stack.append(DRAW_TILE_FRAMES[seat])
    elif who == COOK:
        earn(s, seat, row_size(s, seat, cell % ROWS), cell, who)
    elif who == MONKEY:
        earn(s, seat, MONKEY_COINS, cell, who)
        if has_neighbour(s, seat, cell):
            s.stack.append(MONKEY_FLIP_FRAMES[seat * CELLS + cell])


def earn(s: CaptainFlipState, seat: i64, coins: i64, cell: i64, source: i64) -> None:
    """Coins from the bank, which never runs out (CF-28)."""
    s.coins[seat] += coins
    if s.loud:
        s.tell("earned", int(seat), int(coins), int(cell), int(source))


def take_map(s: CaptainFlipState, seat: i64, cell: i64) -> None:
    """There is one map; taking it takes it from whoever has it (CF-09)."""
    before = s.map_holder
    s.map_holder = seat
    if s.loud:
        s.tell("took_map", int(seat), int(before), int(cell))


def count(s: CaptainFlipState, seat: i64, who: i64) -> i64:
    """How many of a character show on the seat's board."""
    first = seat * CELLS
    return s.showing[first : first + CELLS].count(who)


def row_size(s: CaptainFlipState, seat: i64, row: i64) -> i64:
    """Characters in the whole printed level, across gaps (CF-13)."""
    first = seat * CELLS
    showing = s.showing
    n: i64 = 0
    for cell in BOARDS[s.board].rows[row]:
        if showing[first + cell] != EMPTY:
            n += 1
    return n


def has_neighbour(s: CaptainFlipState, seat: i64, cell: i64) -> bool:
    """Whether a Monkey on ``cell`` has a tile to flip (CF-17)."""
    first = seat * CELLS
    showing = s.showing
    for near in BOARDS[s.board].adjacent[cell]:  # noqa: SIM110 - any() over a generator is slower
        if showing[first + near] != EMPTY:
            return True
    return False


def pay_bonuses(s: CaptainFlipState, seat: i64) -> None:
    """Top spaces pay in the order of placing, each counted as the board then lies (CF-18)."""
    board = BOARDS[s.board]
    for column in s.bonuses:
        printed = board.columns[column]
        bonus = printed.bonus
        cell = column * ROWS + printed.base + printed.height - 1
        if bonus == COINS:
            earn(s, seat, printed.value, cell, FROM_BONUS)
        elif bonus == MAP:
            take_map(s, seat, cell)
        elif bonus == FIRST_LATER:
            first = not s.taken >> column & 1
            s.taken |= 1 << column
            coins = printed.value if first else printed.other
            if coins:
                earn(s, seat, coins, cell, FROM_BONUS)
        elif bonus == PER_COLUMN:
            earn(s, seat, printed.value * HOW_MANY[s.full[seat]], cell, FROM_BONUS)
        elif bonus == PER_KIND:
            earn(s, seat, printed.value * kinds_in_column(s, seat, column), cell, FROM_BONUS)
    s.bonuses.clear()


def kinds_in_column(s: CaptainFlipState, seat: i64, column: i64) -> i64:
    """Different characters showing in a column."""
    first = seat * CELLS + column * ROWS
    seen: i64 = 0
    n: i64 = 0
    for who in s.showing[first : first + ROWS]:
        if who != EMPTY and not seen >> who & 1:
            seen |= 1 << who
            n += 1
    return n
