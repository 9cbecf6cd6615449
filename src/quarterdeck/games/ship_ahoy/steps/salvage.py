"""The barrel of a captured carrier: taken by the captor or left where it lies (SH-64)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.frame import Frame
from quarterdeck.core.step import Step
from quarterdeck.games.ship_ahoy.routes import put_aboard
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.games.ship_ahoy.verbs import LEAVE_MOVE, TAKE_MOVE


class Salvage(Step[ShipAhoyState]):
    """``args``: the ship that captured, the barrel."""

    def legal(self, s: ShipAhoyState, f: Frame, seat: i64) -> list[int]:
        return [TAKE_MOVE, LEAVE_MOVE]

    def apply(self, s: ShipAhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == TAKE_MOVE:
            put_aboard(s, seat, f.args[0], f.args[1])
