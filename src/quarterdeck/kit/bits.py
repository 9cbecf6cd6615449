"""Masks: a number's bit, and how many there are."""

from __future__ import annotations

from typing import Final

# Compiled, `1 << n` of an i64 has 32 bits: larger masks take theirs from here.
BIT: Final[list[int]] = [1 << n for n in range(62)]
SMALL: Final = 5  # bits of the masks that are counted by table
HOW_MANY: Final[list[int]] = [bin(mask).count("1") for mask in range(1 << SMALL)]
