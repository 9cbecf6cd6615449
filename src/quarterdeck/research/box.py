"""Ship Ahoy by six numbers from -1 to 1: a shot or a rope for continuous control."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ship_ahoy.components import (
    ANY_BARREL,
    KNOT,
    ROPE,
    STEEPEST,
    STRONGEST,
    TILE,
    WEAKEST,
)
from quarterdeck.games.ship_ahoy.frames import KRAKEN_MOVE, SHOOT
from quarterdeck.games.ship_ahoy.geometry import TURN, east, north
from quarterdeck.games.ship_ahoy.sailing import movers, reach_of
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.games.ship_ahoy.steps.shoot import misplaced_cannon, shooters

NUMBERS = 6
NOT = -0.5  # a first number below it: no shot, no move
RINGS = (840, 620, 560)  # how far from the piece's middle the muzzle is put, the first that is free
SHORTEST = 100


def checked(numbers: Sequence[float]) -> list[float]:
    """Six finite numbers, or a ValueError that says so."""
    out = [float(n) for n in numbers]
    if len(out) != NUMBERS or not all(isfinite(n) for n in out):
        raise ValueError(f"{NUMBERS} finite numbers are needed, not {out}")
    return out


def is_asked(s: ShipAhoyState, f: Frame) -> bool:
    """Whether this is a shot or a rope; whatever else is asked, instinct answers."""
    return f.op in (SHOOT, KRAKEN_MOVE) or (s.rolled > 0 and bool(movers(s, f.seat, True)))


def action(s: Any, f: Frame, seat: int, box: Sequence[float]) -> Action:
    """What the numbers mean: see `docs/research/ship_ahoy.md`. The law has still to be asked."""
    if f.op == SHOOT:
        return _shot(s, seat, box)
    pieces = [TILE] if f.op == KRAKEN_MOVE else movers(s, seat, True)
    if box[0] < NOT or not pieces:
        return Action(seat, "done")
    piece = _pick(pieces, box[1])
    reach = ROPE if f.op == KRAKEN_MOVE else int(reach_of(s, piece))
    heading = _angle(box[2])
    far = SHORTEST + int(_part(box[3]) * (reach * KNOT - SHORTEST))
    x, y = s.x[piece], s.y[piece]
    end = (x + int(east(far, heading)), y + int(north(far, heading)))
    yaw = 0 if piece == TILE else _angle(box[4])
    load = ANY_BARREL if box[5] > 0 and piece != TILE else 0
    return Action(seat, "sail", (piece, load, yaw, x, y, *end))


def instead(f: Frame, seat: int) -> Action:
    """What happens if the law refuses it: nothing."""
    return Action(seat, "hold" if f.op == SHOOT else "done")


def why(refusal: Refusal) -> str:
    """For ``info``."""
    return f"{refusal.key} ({refusal.clause})" if refusal.clause else refusal.key


def _shot(s: ShipAhoyState, seat: int, box: Sequence[float]) -> Action:
    mine = shooters(s, seat)
    if box[0] < NOT or not mine:
        return Action(seat, "hold")
    piece = _pick(mine, box[1])
    bearing = _angle(box[2])
    x = y = 0
    for ring in RINGS:
        x = s.x[piece] + int(east(ring, bearing))
        y = s.y[piece] + int(north(ring, bearing))
        if misplaced_cannon(s, piece, x, y) is None:
            break
    yaw = (bearing + int(box[3] * TURN / 4)) % TURN
    power = WEAKEST + int(_part(box[5]) * (STRONGEST - WEAKEST))
    return Action(seat, "shoot", (piece, x, y, yaw, int(_part(box[4]) * STEEPEST), power))


def _part(number: float) -> float:
    """From 0 to 1."""
    return min(max((number + 1) / 2, 0.0), 1.0)


def _angle(number: float) -> int:
    """All around; 0 is east."""
    return int(number * TURN / 2) % TURN


def _pick(pieces: list[int], number: float) -> int:
    return pieces[min(int(_part(number) * len(pieces)), len(pieces) - 1)]
