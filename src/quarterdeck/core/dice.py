"""Chance for searches, simulations and tests: one int, the same bits interpreted and compiled."""

from __future__ import annotations

from mypy_extensions import i64


def mix(h: i64) -> i64:
    """A nonlinear bijection on 62 bits (six Feistel rounds, every product below 2**62).

    The generator below is linear: seeds 0, 1, 2 … without this would give correlated streams.
    """
    left: i64 = h >> 31 & 0x7FFFFFFF
    right: i64 = h & 0x7FFFFFFF
    k: i64 = 0
    while k < 6:
        f: i64 = (right ^ (k * 0x1F123BB5 & 0x7FFFFFFF)) * 0x5851F42D
        f = (f >> 29 ^ f) & 0x7FFFFFFF
        f = f * 0x2C1B3C6D
        f = (f >> 27 ^ f) & 0x7FFFFFFF
        swap: i64 = left ^ f
        left = right
        right = swap
        k += 1
    return left << 31 | right


class Dice:
    """Multiply-with-carry; every intermediate stays below 2**63."""

    __slots__ = ("x",)

    x: i64

    def __init__(self, seed: i64) -> None:
        self.x = mix(seed & 0x3FFFFFFFFFFFFFFF) | 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each as likely; n below 2**31."""
        x: i64 = 2069793774 * (self.x & 0xFFFFFFFF) + (self.x >> 32)
        self.x = x
        return ((x & 0xFFFFFFFF) * n) >> 32

    def fork(self) -> i64:
        """A seed for an independent stream."""
        self.below(2)
        return mix(self.x & 0x3FFFFFFFFFFFFFFF)
