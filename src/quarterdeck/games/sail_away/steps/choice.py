"""A choice with one outcome is not asked."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.sail_away.components import SPACES
from quarterdeck.games.sail_away.state import SailAwayState


class Choice(Step[SailAwayState]):
    """The only move there is happens by itself; with none the step is passed over."""

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        moves = self.legal(s, f, f.seat)
        if len(moves) > 1:
            return True
        if moves:
            self.apply(s, f, f.seat, moves[0])
        else:
            s.stack.pop()
            self.passed_over(s, f)
        return False

    def passed_over(self, s: SailAwayState, f: Frame) -> None:
        """There was nothing to choose from."""


def no_open_space(s: SailAwayState, isle: i64, space: i64, clause: str) -> Refusal | None:
    """Why nothing can come to or go from that space: it is none, or its island is claimed."""
    if isle > s.seats or space >= SPACES:
        return Refusal("no-such-space", (), clause)
    if s.claimed >> isle & 1:
        return Refusal("no-closed", (), "SA-18")
    return None
