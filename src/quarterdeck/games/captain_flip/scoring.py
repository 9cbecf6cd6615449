"""The end: what each board is worth, who wins, and the count line by line."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.result import Result, ScoreLine
from quarterdeck.games.captain_flip.components import (
    BOARDS,
    CARPENTER,
    CARPENTER_COINS,
    CELLS,
    COLUMNS,
    DIFFERENT,
    EMPTY,
    GUNNER,
    GUNNERS_TO_LOSE,
    LOOKOUT,
    LOOKOUT_COINS,
    PARROT,
    PARROT_LOSS,
    ROWS,
    SAME,
    SWABBY,
    SWABBY_COINS,
    TILES,
)
from quarterdeck.games.captain_flip.effects import count, kinds_in_column
from quarterdeck.games.captain_flip.info import END_FOURTH_COLUMN
from quarterdeck.games.captain_flip.state import CaptainFlipState
from quarterdeck.kit.bits import HOW_MANY
from quarterdeck.kit.rewards import by_margin

EXPLODED: Final = -1  # the score of a player with three Gunners, below every other (CF-15)
AFTER_COLUMNS: Final = COLUMNS  # the group of the lines that belong to no column


def score(s: CaptainFlipState, seat: i64) -> i64:
    """Coins and endgame effects of the sides showing (CF-20); losses last, not below 0 (CF-29)."""
    first = seat * CELLS
    showing = s.showing
    board = BOARDS[s.board]
    total: i64 = s.coins[seat]
    parrots: i64 = 0
    gunners: i64 = 0
    gunner_rows: i64 = 0
    gunner_columns: i64 = 0
    swabby_columns: i64 = 0
    carpenters = False
    column: i64 = 0
    while column < COLUMNS:
        cell: i64 = column * ROWS + board.starts[column]
        above: i64 = column * ROWS + s.tops[seat * COLUMNS + column]
        while cell < above:
            who: i64 = showing[first + cell]
            if who == PARROT:
                parrots += 1
            elif who == SWABBY:
                swabby_columns |= 1 << column
            elif who == GUNNER:
                gunners += 1
                gunner_rows |= 1 << cell % ROWS
                gunner_columns |= 1 << column
            elif who == CARPENTER:
                carpenters = True
            elif who == LOOKOUT and cell == above - 1:
                total += LOOKOUT_COINS
            cell += 1
        column += 1
    if gunners >= GUNNERS_TO_LOSE:
        return EXPLODED
    if carpenters:
        cell = 0
        while cell < CELLS:
            if (
                showing[first + cell] == CARPENTER
                and not gunner_rows >> cell % ROWS & 1
                and not gunner_columns >> cell // ROWS & 1
            ):
                total += CARPENTER_COINS
            cell += 1
    if board.late:
        column = 0
        while column < COLUMNS:
            total += column_bonus(s, seat, column)
            column += 1
    total += SWABBY_COINS[HOW_MANY[swabby_columns]]
    total -= parrots * PARROT_LOSS
    return total if total > 0 else 0


def column_bonus(s: CaptainFlipState, seat: i64, column: i64) -> i64:
    """The raft's endgame bonus of a full column (CF-25)."""
    printed = BOARDS[s.board].columns[column]
    if not s.full[seat] >> column & 1:
        return 0
    if printed.bonus == SAME and kinds_in_column(s, seat, column) == 1:
        return printed.value
    if printed.bonus == DIFFERENT and kinds_in_column(s, seat, column) == printed.height:
        return printed.value
    return 0


def winners(s: CaptainFlipState, scores: list[int]) -> list[int]:
    """Most coins; a tied holder of the Treasure Map wins alone; exploded players never (CF-22)."""
    best = max(scores)
    if best == EXPLODED:
        return []
    tied = [seat for seat, n in enumerate(scores) if n == best]
    holder = int(s.map_holder)
    return [holder] if holder in tied else tied


def result(s: CaptainFlipState) -> Result:
    """Ranks, and the count column by column."""
    scores = [int(score(s, seat)) for seat in range(s.seats)]
    first = winners(s, scores)
    ranks: list[int] = []
    for seat, n in enumerate(scores):
        if n == EXPLODED:
            ranks.append(0)
        elif seat in first:
            ranks.append(1)
        else:
            # A tie broken by the map leaves the others tied below its holder.
            ahead = [k for k, m in enumerate(scores) if k != seat and (m > n or k in first)]
            ranks.append(1 + len(ahead))
    lines: list[ScoreLine] = []
    for seat in range(s.seats):
        lines.extend(seat_lines(s, seat))
    return Result(first, scores, ranks, END_FOURTH_COLUMN, lines)


def seat_lines(s: CaptainFlipState, seat: int) -> list[ScoreLine]:
    """Coins first, then each column from left to right, losses last (CF-29)."""
    lines = [ScoreLine(seat, "tally-coins", (s.coins[seat],), s.coins[seat], -1)]
    swabby_columns = 0
    parrots: list[str] = []
    for column in range(COLUMNS):
        for cell in range(column * ROWS, column * ROWS + ROWS):
            who = s.showing[seat * CELLS + cell]
            ref = f"cell:{seat}:{cell}"
            if who == CARPENTER:
                near = gunner_near(s, seat, cell)
                lines.append(
                    ScoreLine(
                        seat,
                        "tally-carpenter-spoiled" if near else "tally-carpenter",
                        (),
                        0 if near else CARPENTER_COINS,
                        column,
                        (ref, *[f"cell:{seat}:{k}" for k in near]),
                    )
                )
            elif who == LOOKOUT:
                top = is_on_top(s, seat, cell)
                lines.append(
                    ScoreLine(
                        seat,
                        "tally-lookout" if top else "tally-lookout-blocked",
                        (),
                        LOOKOUT_COINS if top else 0,
                        column,
                        (ref,),
                    )
                )
            elif who == PARROT:
                parrots.append(ref)
        swabbies = [
            f"cell:{seat}:{cell}"
            for cell in range(column * ROWS, column * ROWS + ROWS)
            if s.showing[seat * CELLS + cell] == SWABBY
        ]
        if swabbies:
            # The squares 1, 4, 9 … as what each further column adds: 1, 3, 5 …
            swabby_columns += 1
            more = SWABBY_COINS[swabby_columns] - SWABBY_COINS[swabby_columns - 1]
            lines.append(
                ScoreLine(seat, "tally-swabby", (swabby_columns,), more, column, tuple(swabbies))
            )
        extra = int(column_bonus(s, seat, column))
        if extra:
            same = BOARDS[s.board].columns[column].bonus == SAME
            key = "tally-same" if same else "tally-different"
            refs = tuple([f"cell:{seat}:{k}" for k in range(column * ROWS, column * ROWS + ROWS)])
            lines.append(ScoreLine(seat, key, (), extra, column, refs))
    if parrots:
        so_far = sum([line.points for line in lines])
        loss = min(so_far, len(parrots) * PARROT_LOSS)
        lines.append(
            ScoreLine(seat, "tally-parrots", (len(parrots),), -loss, AFTER_COLUMNS, tuple(parrots))
        )
    if count(s, seat, GUNNER) >= GUNNERS_TO_LOSE:
        bombs = [f"cell:{seat}:{k}" for k in range(CELLS) if s.showing[seat * CELLS + k] == GUNNER]
        lines.append(
            ScoreLine(seat, "tally-exploded", (len(bombs),), 0, AFTER_COLUMNS, tuple(bombs))
        )
    return lines


def is_on_top(s: CaptainFlipState, seat: int, cell: int) -> bool:
    """Nothing is above it in its column."""
    column = cell // ROWS
    return cell == column * ROWS + s.tops[seat * COLUMNS + column] - 1


def gunner_near(s: CaptainFlipState, seat: int, cell: int) -> list[int]:
    """Cells of Gunners in the row (the whole printed level) or the column (CF-16)."""
    return [
        k
        for k in range(CELLS)
        if s.showing[seat * CELLS + k] == GUNNER
        and (k % ROWS == cell % ROWS or k // ROWS == cell // ROWS)
    ]


def rewards(s: CaptainFlipState) -> list[float]:
    """A share of the win, and a little for the margin, so that search prefers clear wins."""
    scores = [int(score(s, seat)) for seat in range(s.seats)]
    return by_margin(scores, winners(s, scores), 0.01)


def invariant(s: CaptainFlipState) -> str:
    """Empty if all tiles are somewhere and nobody owes coins."""
    tiles = sum(s.bag) + len([x for x in s.showing if x != EMPTY])
    if s.hand_up != EMPTY:
        tiles += 1
    if tiles != TILES:
        return f"{tiles} tiles instead of {TILES}"
    if sum(s.bag) != s.left:
        return "the bag is miscounted"
    if min(s.coins) < 0:
        return "somebody owes coins"
    return ""
