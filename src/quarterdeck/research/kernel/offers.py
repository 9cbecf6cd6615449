"""Where an action takes free numbers: a list of such actions worth telling apart, by place."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from quarterdeck.core.action import Action
from quarterdeck.core.frame import Frame
from quarterdeck.core.state import State
from quarterdeck.research.kernel.layout import clear


@mypyc_attr(allow_interpreted_subclasses=True)
class Offers:
    """None: the game has no such steps. Another's makes the list and writes it into the row.

    It may look only at what everybody sees, so that the list tells nobody anything.
    """

    most: i64  # how many there can be
    ranges: list[tuple[str, int, int]]  # of the numbers that describe one: name, lowest, highest

    def __init__(self) -> None:
        self.most = 0
        self.ranges = []

    def actions(self, s: State, f: Frame, seat: i64) -> list[Action]:
        """The offers at a wide step of that seat: at least one, never more than ``most``."""
        raise NotImplementedError

    def describe(self, a: Action) -> list[int]:
        """One offer as numbers, within ``ranges``."""
        raise NotImplementedError

    def write(self, offered: list[Action], out: vec[i16], at: i64) -> i64:
        """All offers, then nothing; where the row ends."""
        width: i64 = len(self.ranges)
        for a in offered:
            for v in self.describe(a):
                out[at] = i16(v)
                at += 1
        many: i64 = (self.most - len(offered)) * width
        clear(out, at, many, 0)
        return at + many
