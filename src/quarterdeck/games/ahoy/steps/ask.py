"""What all questions of Ahoy have in common."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.ahoy.state import AhoyState


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[AhoyState]):
    """``legal`` is the law here; ``why`` only finds the words.

    What can be answered in one way only is not asked, and without any way it lapses.
    """

    takes: list[bool]  # by verb
    now: str  # the refusal of any other verb
    clause: str

    def __init__(
        self,
        takes: tuple[int, ...],
        now: str,
        clause: str,
        asks: bool = False,
        discreet: bool = False,
    ) -> None:
        super().__init__(asks=asks, discreet=discreet)
        self.takes = [verb in takes for verb in range(64)]
        self.now = now
        self.clause = clause

    def enter(self, s: AhoyState, f: Frame) -> bool:
        moves = self.legal(s, f, f.seat)
        if len(moves) > 1:
            return True
        if len(moves) == 1:
            self.apply(s, f, f.seat, moves[0])
        else:
            s.stack.pop()
        return False

    def check(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if not self.takes[move & 63]:
            return Refusal(self.now, (), self.clause)
        if move in self.legal(s, f, seat):
            return None
        return self.why(s, f, seat, move)

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        """Why a move of the right verb is not lawful."""
        return Refusal("no-such-choice", (), self.clause)
