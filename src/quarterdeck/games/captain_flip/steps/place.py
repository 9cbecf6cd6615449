"""Keep or flip, then choose a column."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NOBODY
from quarterdeck.core.step import Step
from quarterdeck.games.captain_flip.components import (
    BOARDS,
    CELLS,
    COLUMNS,
    COLUMNS_TO_END,
    EMPTY,
    NOTHING,
    ROWS,
)
from quarterdeck.games.captain_flip.effects import character_effect
from quarterdeck.games.captain_flip.frames import PLACE_TILE_FRAMES
from quarterdeck.games.captain_flip.state import CaptainFlipState
from quarterdeck.games.captain_flip.verbs import FLIP_MOVE, KEEP_OR_FLIP, PLACE, PLACES
from quarterdeck.kit.bits import HOW_MANY


def closed_columns(s: CaptainFlipState, seat: i64) -> i64:
    """Bitmask of columns the seat cannot place on: full, or too dear (CF-06, CF-26)."""
    full: i64 = s.full[seat]
    if s.coins[seat] == 0:
        return full | BOARDS[s.board].toll
    return full


class KeepOrFlip(Step[CaptainFlipState]):
    """Keep the side seen or flip the tile, once at most (CF-05)."""

    def legal(self, s: CaptainFlipState, f: Frame, seat: i64) -> list[int]:
        return KEEP_OR_FLIP

    def check(self, s: CaptainFlipState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if move in KEEP_OR_FLIP:
            return None
        return Refusal("no-keep-or-flip-first", (), "CF-05")

    def through(self, s: CaptainFlipState, f: Frame, seat: i64) -> i64:
        return KEEP_OR_FLIP[0]  # choosing a column is keeping the side seen

    def apply(self, s: CaptainFlipState, f: Frame, seat: i64, move: i64) -> None:
        s.stack[-1] = PLACE_TILE_FRAMES[seat]
        if move == FLIP_MOVE:
            up = s.hand_up
            s.hand_up = s.hand_back
            s.hand_back = up
            s.hand_known = up
            s.shown_last = s.hand_up
            if s.loud:
                s.reveal("flipped", int(seat), int(up), int(s.hand_up))
        elif s.loud:
            s.tell("kept", int(seat), int(s.hand_up))


class PlaceTile(Step[CaptainFlipState]):
    """The tile goes on the lowest empty space of a column that is not full (CF-06).

    Then the character's immediate effect; a top space queues its bonus (CF-07, CF-18).
    """

    def legal(self, s: CaptainFlipState, f: Frame, seat: i64) -> list[int]:
        return PLACES[closed_columns(s, seat)]

    def check(self, s: CaptainFlipState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != PLACE:
            return Refusal("no-place-it-now", (), "CF-05")
        column = arg(move)
        if column >= COLUMNS:
            return Refusal("no-such-column", (), "CF-01")
        if s.full[seat] >> column & 1:
            return Refusal("no-column-full", (int(column),), "CF-06")
        if closed_columns(s, seat) >> column & 1:
            return Refusal("no-costs-a-coin", (int(column),), "CF-26")
        return None

    def apply(self, s: CaptainFlipState, f: Frame, seat: i64, move: i64) -> None:
        column = arg(move)
        s.stack.pop()
        board = BOARDS[s.board]
        slot = seat * COLUMNS + column
        row: i64 = s.tops[slot]
        s.tops[slot] = row + 1
        cell = column * ROWS + row
        at = seat * CELLS + cell
        who = s.hand_up
        if board.toll >> column & 1:  # a paying space takes its coin first (CF-29)
            price: i64 = board.columns[column].value
            s.coins[seat] -= price
            if s.loud:
                s.tell("paid", int(seat), int(price), int(cell))
        s.showing[at] = who
        s.known[at] = s.hand_known
        s.backs[at] = s.hand_back
        s.hand_up = EMPTY
        s.hand_known = EMPTY
        s.hand_back = EMPTY
        if s.loud:
            s.tell("placed", int(seat), int(who), int(cell))
        if row + 1 == board.ends[column]:
            s.full[seat] |= 1 << column
            if board.columns[column].bonus != NOTHING:
                s.bonuses.append(column)
            done: i64 = HOW_MANY[s.full[seat]]
            if s.loud:
                s.tell("completed", int(seat), int(column), int(done))
            if done >= COLUMNS_TO_END and s.ending == NOBODY:
                s.ending = seat
                if s.loud:
                    s.tell("triggered", int(seat))
        character_effect(s, seat, cell, who)
