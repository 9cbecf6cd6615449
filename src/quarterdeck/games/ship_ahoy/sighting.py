"""The direction from one point to another, in whole numbers: for bots' aims, not for the law."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.ship_ahoy.geometry import HALF, QUARTER, TURN


def direction(dx: i64, dy: i64) -> int:
    """The angle of a vector, to about a milliradian; 0 for none."""
    if dx == 0 and dy == 0:
        return 0
    ax: i64 = dx if dx >= 0 else -dx
    ay: i64 = dy if dy >= 0 else -dy
    angle: i64 = _atan(ay * 10_000 // ax) if ay <= ax else QUARTER - _atan(ax * 10_000 // ay)
    if dx < 0:
        angle = HALF - angle
    if dy < 0:
        angle = TURN - angle
    return int(angle % TURN)


def _atan(t: i64) -> i64:
    """Of t in 1e-4, 0 to 1: pi/4 t + 0.273 t (1 - t), good to 4 milliradians; then one step on."""
    guess: i64 = (7854 * t + 2730 * t * (10_000 - t) // 10_000) // 10_000
    # Newton: tan is x + x^3/3 + 2x^5/15 + 17x^7/315 at the guess.
    q: i64 = guess * guess // 10_000
    tan: i64 = (
        guess + guess * (q * (10_000 + q * (4_000 + q * 1_619 // 10_000) // 10_000)) // 300_000_000
    )
    return guess + (t - tan) * 10_000 // (10_000 + tan * tan // 10_000)
