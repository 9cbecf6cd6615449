"""What all questions of Ahoy have in common."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.action import verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.kit.choice import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Choice[AhoyState]):
    """``legal`` is the law here; ``why`` only finds the words."""

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

    def check(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if not self.takes[verb_of(move)]:
            return Refusal(self.now, (), self.clause)
        if move in self.legal(s, f, seat):
            return None
        return self.why(s, f, seat, move)

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        """Why a move of the right verb is not lawful."""
        return Refusal("no-such-choice", (), self.clause)
