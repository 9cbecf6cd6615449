"""Powder's wide steps: a shot, the flight that nature decides, and a rope path around barrels."""

from __future__ import annotations

from math import isqrt

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import Step
from tests.conformance.powder.state import BARREL_RADIUS, FIELD, SHALLOWS, PowderState
from tests.conformance.powder.steps import FLIGHT

WIDEST = 800  # milliradians to either side
MISS = -1
POINTS = 6
ROPE_LENGTH = 600
MORE_PER_CRATE = 100


class Shoot(Step[PowderState]):
    """Any milliradian, any grain of powder."""

    def check_action(self, s: PowderState, f: Frame, a: Action) -> Refusal | None:
        if a.verb != "shoot":
            return Refusal("no-must-shoot")
        if len(a.args) != 2:
            return Refusal("no-bad-arguments")
        if not -WIDEST <= a.args[0] <= WIDEST:
            return Refusal("no-too-far-round")
        if not 100 <= a.args[1] <= 1000:
            return Refusal("no-such-powder")
        return None

    def sample(self, s: PowderState, f: Frame, seat: int, dice: Dice) -> Action:
        return Action(seat, "shoot", (dice.below(2 * WIDEST + 1) - WIDEST, 100 + dice.below(901)))

    def take(self, s: PowderState, f: Frame, a: Action) -> None:
        s.stack[-1] = Frame(FLIGHT, a.seat, a.args)
        if s.loud:
            s.tell("fired", a.seat, *a.args)


class Flight(Step[PowderState]):
    """Where the ball or the barrel it hit comes to rest: computed outside, recorded as it was."""

    def check_action(self, s: PowderState, f: Frame, a: Action) -> Refusal | None:
        if a.verb != "land" or len(a.args) != 3:
            return Refusal("no-bad-arguments")
        barrel, x, y = a.args
        if not MISS <= barrel < len(s.barrels) // 2:
            return Refusal("no-such-barrel")
        if not (0 <= x <= FIELD and SHALLOWS <= y <= FIELD):
            return Refusal("no-off-the-sea")
        return None

    def sample(self, s: PowderState, f: Frame, seat: int, dice: Dice) -> Action:
        straight = abs(f.args[0]) < 400
        barrel = dice.below(len(s.barrels) // 2) if straight and dice.below(2) else MISS
        y = SHALLOWS + dice.below(FIELD - SHALLOWS + 1)
        return Action(NATURE, "land", (barrel, dice.below(FIELD + 1), y))

    def take(self, s: PowderState, f: Frame, a: Action) -> None:
        s.stack.pop()
        barrel, x, y = a.args
        if barrel != MISS:
            s.barrels[2 * barrel : 2 * barrel + 2] = [x, y]
            s.coins[f.seat] += 1
        if s.loud:
            s.reveal("landed", f.seat, barrel, x, y)


class Rope(Step[PowderState]):
    """Points from the seat's mast: not too long, not through a barrel. One point: no rope."""

    def check_action(self, s: PowderState, f: Frame, a: Action) -> Refusal | None:
        if a.verb != "rope":
            return Refusal("no-must-rope")
        if len(a.args) % 2 or not 2 <= len(a.args) <= 2 * POINTS:
            return Refusal("no-bad-arguments")
        if a.args[:2] != mast(a.seat):
            return Refusal("no-not-your-mast")
        if not all(0 <= n <= FIELD for n in a.args):
            return Refusal("no-off-the-sea")
        if length(a.args) > ROPE_LENGTH + MORE_PER_CRATE * s.crates[a.seat]:
            return Refusal("no-rope-too-short", (length(a.args),))
        for i in range(0, len(s.barrels), 2):
            if blocks(a.args, s.barrels[i], s.barrels[i + 1]):
                return Refusal("no-barrel-in-the-way", (i // 2,))
        return None

    def sample(self, s: PowderState, f: Frame, seat: int, dice: Dice) -> Action:
        for _ in range(6):
            x, y = mast(seat)
            path = [x, y]
            for _ in range(1 + dice.below(POINTS - 1)):
                x = min(max(x + dice.below(401) - 200, 0), FIELD)
                y = min(y + dice.below(201), FIELD)
                path += [x, y]
            a = Action(seat, "rope", tuple(path))
            if self.check_action(s, f, a) is None:
                return a
        return Action(seat, "rope", mast(seat))

    def take(self, s: PowderState, f: Frame, a: Action) -> None:
        s.stack.pop()
        reach = a.args[-1]
        s.coins[a.seat] += reach // 300
        if s.loud:
            s.tell("roped", a.seat, len(a.args) // 2, reach)


def mast(seat: int) -> tuple[int, int]:
    """Where the seat's mast stands."""
    return (100 + 200 * seat, 0)


def length(path: tuple[int, ...]) -> int:
    """The path's length, each part rounded down: whole numbers only."""
    parts = zip(path[0::2], path[1::2], path[2::2], path[3::2], strict=False)
    return sum(isqrt((c - a) ** 2 + (d - b) ** 2) for a, b, c, d in parts)


def blocks(path: tuple[int, ...], x: int, y: int) -> bool:
    """Whether a part of the path comes too close to a barrel, in whole numbers."""
    near = BARREL_RADIUS**2
    for a, b, c, d in zip(path[0::2], path[1::2], path[2::2], path[3::2], strict=False):
        dx, dy = c - a, d - b
        along = (x - a) * dx + (y - b) * dy
        whole = dx * dx + dy * dy
        if along <= 0:
            close = (x - a) ** 2 + (y - b) ** 2 < near
        elif along >= whole:
            close = (x - c) ** 2 + (y - d) ** 2 < near
        else:
            close = ((x - a) * dy - (y - b) * dx) ** 2 < near * whole
        if close:
            return True
    return False
