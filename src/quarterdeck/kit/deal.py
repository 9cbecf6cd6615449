"""Dealing from a pool of cards or tokens when a belief guesses who holds which."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.dice import Dice


def draw(pool: list[int], at: i64, dice: Dice) -> int:
    """One of ``pool[at:]``, each as likely; it changes places with ``pool[at]``.

    For ``at`` = 0, 1, 2 … that draws without putting back, whatever order the pool had before.
    """
    left: i64 = len(pool) - at
    j = at + dice.below(left)
    drawn = pool[j]
    pool[j] = pool[at]
    pool[at] = drawn
    return drawn
