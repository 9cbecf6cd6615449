"""What all one-time pirate action cards have in common."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.frame import Frame
from quarterdeck.core.step import Step
from quarterdeck.games.sail_away.state import SailAwayState


class CardStep(Step[SailAwayState]):
    """A card's effect: skipped if all one could do is decline it (SA-16)."""

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        if len(self.legal(s, f, f.seat)) > 1:
            return True
        s.stack.pop()
        if s.loud:
            s.tell("no_effect", int(f.seat))
        return False


def decline(s: SailAwayState, seat: i64, card: i64) -> None:
    """The effect may be declined (SA-16)."""
    s.stack.pop()
    if s.loud:
        s.tell("declined", int(seat), int(card))
