"""The cannon's own spread, drawn by NATURE, the same whoever computes the flight (SH-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.dice import Dice

# Standard deviations: tenths of a milliradian (1.6 and 1.1 degrees), parts in ten thousand of the
# power, hundredths of a radian a second.
YAW: Final = 279
ELEVATION: Final = 192
POWER: Final = 280
SPIN: Final = 300


def bell(dice: Dice, sigma: i64) -> i64:
    """Near enough to a normal distribution: twelve dice, never beyond six sigma."""
    total: i64 = -6000
    k: i64 = 0
    while k < 12:
        total += dice.below(1001)
        k += 1
    return total * sigma // 1000


def spread(dice: Dice) -> tuple[int, int, int, int]:
    """Yaw, elevation, power and spin: the first thing drawn from a shot's seed."""
    yaw = int(bell(dice, YAW))
    elevation = int(bell(dice, ELEVATION))
    power = int(bell(dice, POWER))
    return yaw, elevation, power, int(bell(dice, SPIN))


def aimed(
    yaw: i64, elevation: i64, power: i64, drawn: tuple[int, int, int, int]
) -> tuple[int, int, int]:
    """Where the ball really goes: direction, elevation, speed."""
    up = elevation + drawn[1]
    return int((yaw + drawn[0]) % 62832), int(up), int(power * (10_000 + drawn[2]) // 10_000)
