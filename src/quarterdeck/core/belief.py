"""What a seat can make of what it has seen and heard."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from quarterdeck.core.dice import Dice
from quarterdeck.core.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(Generic[S]):
    """Made once a search from a view and what was heard; it never holds the real state."""

    def deal(self, dice: Dice) -> S:
        """A full state that agrees with all of it, drawn with the odds that knowledge gives."""
        raise NotImplementedError
