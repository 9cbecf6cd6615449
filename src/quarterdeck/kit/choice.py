"""What can be answered in one way only is not asked."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from quarterdeck.core.frame import Frame
from quarterdeck.core.step import S, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """The only move there is happens by itself; without any the step is passed over."""

    def enter(self, s: S, f: Frame) -> bool:
        moves = self.legal(s, f, f.seat)
        if len(moves) > 1:
            return True
        if len(moves) == 1:
            self.apply(s, f, f.seat, moves[0])
        else:
            s.stack.pop()
            self.passed_over(s, f)
        return False

    def passed_over(self, s: S, f: Frame) -> None:
        """There was nothing to choose from."""
