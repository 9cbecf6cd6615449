"""The Monkey's mischief."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.captain_flip.components import BOARDS, CELLS, EMPTY
from quarterdeck.games.captain_flip.effects import character_effect
from quarterdeck.games.captain_flip.state import CaptainFlipState
from quarterdeck.games.captain_flip.verbs import TURN, TURNS


class MonkeyFlip(Step[CaptainFlipState]):
    """Flip one adjacent tile and apply the revealed character's effect (CF-17).

    ``args[0]`` is the Monkey's cell. A top bonus is not paid again: nothing was placed (CF-18).
    """

    def legal(self, s: CaptainFlipState, f: Frame, seat: i64) -> list[int]:
        first = seat * CELLS
        showing = s.showing
        return [
            TURNS[near]
            for near in BOARDS[s.board].adjacent[f.args[0]]
            if showing[first + near] != EMPTY
        ]

    def check(self, s: CaptainFlipState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != TURN:
            return Refusal("no-monkey-must-flip", (), "CF-17")
        cell = arg(move)
        if cell not in BOARDS[s.board].adjacent[f.args[0]]:
            return Refusal("no-not-next-to-monkey", (), "CF-17")
        if s.showing[seat * CELLS + cell] == EMPTY:
            return Refusal("no-empty-space", (), "CF-17")
        return None

    def apply(self, s: CaptainFlipState, f: Frame, seat: i64, move: i64) -> None:
        cell = arg(move)
        s.stack.pop()
        at = seat * CELLS + cell
        old: i64 = s.showing[at]
        new: i64 = s.backs[at]
        fresh = s.known[at] == EMPTY
        s.showing[at] = new
        s.backs[at] = old
        s.known[at] = old  # what was seen of a tile stays seen (CF-08)
        s.shown_last = new
        if s.loud:
            if fresh:
                s.reveal("turned", int(seat), int(cell), int(old), int(new))
            else:
                s.tell("turned", int(seat), int(cell), int(old), int(new))
        character_effect(s, seat, cell, new)
