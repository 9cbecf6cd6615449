"""How the numbers of a state's field, or of a frame's argument, are written into a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

# How a field is written.
NUMBER: Final = 0  # an int, or a flat list of ints
SEAT: Final = 1  # the same, naming seats: steps clockwise from the one who looks, -1 nobody
MASK: Final = 2  # an int of ``bits`` flags: one 0 or 1 for each
PACKED: Final = 3  # an int of ``each`` numbers of ``bits`` bits; -1 each if it is negative
BAG: Final = 4  # a tuple of kinds: how many of each of ``each`` kinds
ANGLE: Final = 5  # tenths of milliradians from 0 on: written from -31416 on, which fits
CODE: Final = 6  # a number of several parts: ``code`` says which, as a seat sees them

HOWS: Final = ("number", "seat", "mask", "packed", "bag", "angle", "code")
HALF_TURN: Final = 31416
UNKNOWN: Final = -1  # nobody has shown it to this seat

Code = Callable[[int, int, int], tuple[int, ...]]  # value, steps to seat 0's place, seats


class Field:
    """One line of a game's table."""

    __slots__ = ("bits", "by_seat", "code", "codes", "count", "each", "highest", "how", "lowest")

    def __init__(
        self,
        lowest: int,
        highest: int,
        count: int = 1,
        by_seat: bool = False,
        how: int = NUMBER,
        bits: int = 0,
        each: int = 1,
        code: Code | None = None,
        codes: int = 0,
    ) -> None:
        self.lowest = lowest
        self.highest = highest
        self.count = count  # entries (of one seat, if by seat), filled up; 0: left out
        self.by_seat = by_seat  # a list seat by seat: the one who looks comes first
        self.how = how
        self.bits = bits  # of a mask; of each number in a packed int
        self.each = each  # numbers in a packed int or a code; kinds in a bag
        self.code = code
        self.codes = codes  # a code's values are 0 to codes - 1

    def width(self) -> int:
        """Numbers that one entry becomes."""
        return self.bits if self.how == MASK else self.each

    def range(self) -> tuple[int, int]:
        """The lowest and highest number that is written."""
        if self.how == MASK:
            return (0, 1)
        if self.how == ANGLE:
            return (-HALF_TURN, HALF_TURN - 1)
        if self.how == SEAT or self.how == PACKED:
            return (UNKNOWN, self.highest)
        return (self.lowest, self.highest)

    def holds(self, value: int) -> bool:
        """Whether a state's value can be written as it is: what the tests ask at every node."""
        if self.how == MASK:
            return 0 <= value < 1 << self.bits
        if self.how == PACKED:
            part = (1 << self.bits) - 1
            parts = [value >> (self.bits * k) & part for k in range(self.each)]
            return value < 0 or (
                value >> (self.bits * self.each) == 0 and max(parts) <= self.highest
            )
        if self.how == CODE:
            return 0 <= value < self.codes
        if self.how == ANGLE:
            return 0 <= value < 2 * HALF_TURN
        if self.how == SEAT:
            return value >= -3
        return self.lowest <= value <= self.highest


def mask(bits: int, count: int = 1, by_seat: bool = False) -> Field:
    """Flags."""
    return Field(0, 1, count, by_seat, MASK, bits)


def seat(count: int = 1) -> Field:
    """A seat, or several; how many seats there are the layout knows."""
    return Field(0, 0, count, how=SEAT)


def left_out() -> Field:
    """Not in the row; the line in the table says why."""
    return Field(0, 0, 0)
