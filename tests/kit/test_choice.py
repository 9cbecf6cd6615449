"""A choice with one answer is made, with none it is passed over, with two it is asked."""

from __future__ import annotations

import pytest

from quarterdeck.core.frame import Frame
from quarterdeck.kit.choice import Choice
from tests.conformance.powder import POWDER


class Offers(Choice):
    """As many moves as the frame says; tells what became of it."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []

    def legal(self, s, f, seat):
        return list(range(7, 7 + f.args[0]))

    def apply(self, s, f, seat, move):
        s.stack.pop()
        self.heard.append((seat, move))

    def passed_over(self, s, f):
        self.heard.append("passed over")


@pytest.mark.parametrize(
    ("moves", "asked", "heard"), [(0, False, ["passed over"]), (1, False, [(1, 7)]), (2, True, [])]
)
def test_only_a_real_choice_is_asked(moves, asked, heard):
    s = POWDER.new(2, {})
    s.stack[:] = [Frame(0, 1, (moves,))]
    step = Offers()
    assert step.enter(s, s.stack[-1]) is asked
    assert step.heard == heard
    assert len(s.stack) == asked
