"""Shooting: the cannon next to an own piece or the pirate; the aim is the player's (SH-10 f.)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.ship_ahoy.components import (
    FLAT,
    FLEET,
    FLYING,
    GONE,
    MONSTER,
    MUZZLE,
    NEXT_TO,
    NONE,
    PIECES,
    PIRATE,
    REACH,
    SHIPS,
    SHOOTING,
    STANDING,
    STEEPEST,
    STRONGEST,
    TILE,
    WEAKEST,
)
from quarterdeck.games.ship_ahoy.frames import FLIGHT
from quarterdeck.games.ship_ahoy.geometry import TURN, cosine, point_close, sine
from quarterdeck.games.ship_ahoy.info import PIRATE_SHOOTS
from quarterdeck.games.ship_ahoy.pieces import (
    can_shoot,
    cargo,
    enemies,
    far,
    in_combat,
    mountain_close,
    outline,
    owner,
)
from quarterdeck.games.ship_ahoy.sighting import direction
from quarterdeck.games.ship_ahoy.state import ShipAhoyState

ARGS: Final = 6
TRIES: Final = 6


class Shoot(Step[ShipAhoyState]):
    """One shot a turn, or none (SH-05, SH-10)."""

    def enter(self, s: ShipAhoyState, f: Frame) -> bool:
        s.phase = SHOOTING
        if shooters(s, f.seat, True):
            return True
        s.stack.pop()
        return False

    def menu(self, s: ShipAhoyState, f: Frame, seat: i64) -> list[Action]:
        return [Action(int(seat), "hold")]

    def tool(self, s: ShipAhoyState, f: Frame, seat: i64) -> tuple[str, list[int], list[int]]:
        return ("aim", shooters(s, seat), [])

    def check_action(self, s: ShipAhoyState, f: Frame, a: Action) -> Refusal | None:
        if a.verb == "hold":
            return None if not a.args else Refusal("no-bad-arguments")
        if a.verb != "shoot":
            return Refusal("no-shoot-first", (), "SH-05")
        if len(a.args) != ARGS:
            return Refusal("no-bad-arguments")
        piece, x, y, yaw, elevation, power = a.args
        if not 0 <= piece < PIECES:
            return Refusal("no-such-piece", (), "SH-10")
        why = cannot_shoot(s, a.seat, piece)
        if why is not None:
            return why
        if not (0 <= x <= s.size and 0 <= y <= s.size):
            return Refusal("no-off-table", (), "SH-02")
        if not 0 <= yaw < TURN or not 0 <= elevation <= STEEPEST or power > STRONGEST:
            return Refusal("no-such-aim", (), "SH-11")
        if power < WEAKEST:
            return Refusal("no-too-weak", (), "SH-11")
        return misplaced_cannon(s, piece, x, y)

    def sample(self, s: ShipAhoyState, f: Frame, seat: i64, dice: Dice) -> Action:
        if dice.below(8) == 0:
            return Action(int(seat), "hold")
        mine = shooters(s, seat)
        targets = enemies(s, seat)
        if s.stand[MONSTER] != GONE:
            targets.append(MONSTER)
        k = 0
        while k < TRIES:
            piece = mine[dice.below(len(mine))]
            target = targets[dice.below(len(targets))]
            a = aimed(s, int(seat), piece, target, dice)
            if piece != target and self.check_action(s, f, a) is None:
                return a
            k += 1
        return Action(int(seat), "hold")

    def take(self, s: ShipAhoyState, f: Frame, a: Action) -> None:
        if a.verb == "hold":
            s.stack.pop()
            if s.loud:
                s.tell("held", a.seat)
            return
        s.phase = FLYING
        s.stack[-1] = Frame(FLIGHT, a.seat, a.args)
        if s.loud:
            s.reveal("fired", a.seat, *a.args)


def shooters(s: ShipAhoyState, seat: i64, one: bool = False) -> list[int]:
    """The pieces the cannon may be put next to; ``one``: the first will do."""
    out: list[int] = []
    p: i64 = 0
    while p <= PIRATE:
        if p < SHIPS and owner(s, p) != seat:
            p += FLEET
            continue
        if can_shoot(s, seat, p):
            out.append(int(p))
            if one:
                return out
        p += 1
    return out


def cannot_shoot(s: ShipAhoyState, seat: i64, piece: i64) -> Refusal | None:
    """Why a piece does not shoot."""
    if piece == TILE:
        return Refusal("no-tile-shoots", (), "SH-10")
    if piece == MONSTER:
        return Refusal("no-never-shoots", (int(piece),), "SH-62")
    if piece == PIRATE:
        if s.version < PIRATE_SHOOTS:
            return Refusal("no-never-shoots", (int(piece),), "SH-61")
        if s.stand[piece] == GONE:
            return Refusal("no-not-in-game", (int(piece),), "SH-61")
    elif s.stand[piece] == GONE or owner(s, piece) != seat:
        return Refusal("no-not-yours", (int(piece),), "SH-10")
    if s.stand[piece] == FLAT:
        return Refusal("no-flat-shoots", (int(piece),), "SH-51")
    if in_combat(s, piece):
        return Refusal("no-locked-shoots", (int(piece),), "SH-10")
    if cargo(s, piece) != NONE:
        return Refusal("no-laden-attacks", (int(piece),), "SH-64")
    return None


def misplaced_cannon(s: ShipAhoyState, piece: i64, x: i64, y: i64) -> Refusal | None:
    """The muzzle is next to the piece, and clear of everything that stands."""
    if not point_close(outline(s, piece), x, y, NEXT_TO):
        return Refusal("no-cannon-far", (int(piece),), "SH-10")
    other: i64 = 0
    while other < STANDING:
        if (
            s.stand[other] != GONE
            and not far(s, other, x, y, MUZZLE)
            and point_close(outline(s, other), x, y, MUZZLE)
        ):
            return Refusal("no-cannon-in-piece", (int(other),), "SH-10")
        other += 1
    spot: list[int] = [int(x), int(y), int(x), int(y)]
    if mountain_close(s, spot, MUZZLE):
        return Refusal("no-cannon-in-mountain", (), "SH-10")
    return None


def aimed(s: ShipAhoyState, seat: int, piece: int, target: int, dice: Dice) -> Action:
    """A rough shot at a target: the muzzle on the target's side of the piece."""
    toward = direction(s.x[target] - s.x[piece], s.y[target] - s.y[piece])
    out = REACH + MUZZLE + int(dice.below(80))
    x = s.x[piece] + out * int(cosine(toward)) // 100_000_000
    y = s.y[piece] + out * int(sine(toward)) // 100_000_000
    yaw = (direction(s.x[target] - x, s.y[target] - y) + int(dice.below(1000)) - 500) % TURN
    elevation = int(dice.below(1500))
    power = WEAKEST + 1000 + int(dice.below(STRONGEST - WEAKEST - 1000 + 1))
    return Action(seat, "shoot", (piece, x, y, yaw, elevation, power))
