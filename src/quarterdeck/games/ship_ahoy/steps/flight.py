"""The flight: computed outside, recorded as it was; here it is judged (SH-12 to SH-16, SH-50).

``land`` is maker, spread of yaw, elevation and power, spin, n, then n times (piece, x, y, yaw,
fell), then what is to be seen: bodies, and for each its id, k, and k times (ms, x, y, z, rx, ry,
rz), the turn as a vector in milliradians.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import Step
from quarterdeck.games.ship_ahoy.components import (
    BALL,
    FLAT,
    FLIGHT_NUMBERS,
    GONE,
    LOST,
    MONSTER,
    NONE,
    PIRATE,
    STANDING,
    TOWERS,
)
from quarterdeck.games.ship_ahoy.fate import let_go, part, remove, send_back, somebody_out
from quarterdeck.games.ship_ahoy.geometry import TURN
from quarterdeck.games.ship_ahoy.pieces import is_spared
from quarterdeck.games.ship_ahoy.rest import POSE, misplaced
from quarterdeck.games.ship_ahoy.scene import scene
from quarterdeck.games.ship_ahoy.standin import land
from quarterdeck.games.ship_ahoy.state import ShipAhoyState

HEAD: Final = 6  # numbers before the poses
WIDEST: Final = 10_000  # of a spread
KEY: Final = 7  # numbers of a key frame
LONGEST_MS: Final = 60_000
FARTHEST: Final = 60_000  # a ball may leave the table
ROUND: Final = 3142  # half a turn in milliradians
BAD: Final = Refusal("no-bad-arguments")


class Flight(Step[ShipAhoyState]):
    """NATURE says where the shot left everything."""

    def check_action(self, s: ShipAhoyState, f: Frame, a: Action) -> Refusal | None:
        n = len(a.args)
        if a.verb != "land" or not HEAD < n <= FLIGHT_NUMBERS:
            return BAD
        if a.args[0] < 0 or beyond(a.args, 1, 5, WIDEST):
            return BAD
        moved = poses(a.args)
        at = HEAD + len(moved)
        if len(moved) != POSE * a.args[5] or not is_flight(a.args, at):
            return BAD
        return bad_poses(s, f, moved)

    def scene(self, s: ShipAhoyState, f: Frame) -> tuple[int, ...]:
        return scene(s, f)

    def sample(self, s: ShipAhoyState, f: Frame, seat: i64, dice: Dice) -> Action:
        return Action(NATURE, "land", land(s, f, dice))

    def take(self, s: ShipAhoyState, f: Frame, a: Action) -> None:
        s.stack.pop()
        moved = poses(a.args)
        come_to_rest(s, moved)
        if s.loud:
            s.reveal("landed", int(f.seat), f.args[0], sum(moved[4::POSE]), *a.args)
        judge(s, f, moved)


def poses(args: tuple[int, ...]) -> list[int]:
    """The poses in a ``land``; too few numbers give too few."""
    n = args[5]
    if not 0 <= n <= STANDING or len(args) < HEAD + POSE * n + 1:
        return []
    return list(args[HEAD : HEAD + POSE * n])


def beyond(args: tuple[int, ...], start: int, end: int, most: int) -> bool:
    """Whether one of these numbers is too big, up or down."""
    part_of = args[start:end]
    return min(part_of) < -most or max(part_of) > most


def is_flight(args: tuple[int, ...], at: int) -> bool:
    """Whether the rest of the numbers can be shown."""
    bodies = args[at]
    if not 0 <= bodies <= STANDING + 1:
        return False
    at += 1
    n = len(args)
    seen: list[int] = []
    for _ in range(bodies):
        if at + 2 > n:
            return False
        body, keys = args[at], args[at + 1]
        at += 2
        if body in seen or not (0 <= body < STANDING or body == BALL):
            return False
        if keys < 1 or at + KEY * keys > n:
            return False
        seen.append(body)
        before = 0
        for k in range(at, at + KEY * keys, KEY):
            if not before <= args[k] <= LONGEST_MS:
                return False
            before = args[k]
            if beyond(args, k + 1, k + 4, FARTHEST) or beyond(args, k + 4, k + 7, ROUND):
                return False
        at += KEY * keys
    return at == n


def bad_poses(s: ShipAhoyState, f: Frame, moved: list[int]) -> Refusal | None:
    """Every piece is there once, on the table, and clear of the others (SH-14)."""
    seen: list[int] = []
    k = 0
    while k < len(moved):
        piece = moved[k]
        if not 0 <= piece < STANDING or piece in seen or s.stand[piece] == GONE:
            return Refusal("no-such-piece", (), "SH-15")
        seen.append(piece)
        x, y, yaw, fell = moved[k + 1], moved[k + 2], moved[k + 3], moved[k + 4]
        if not (0 <= yaw < TURN and 0 <= fell <= 1):
            return BAD
        if not (0 <= x <= s.size and 0 <= y <= s.size):
            return Refusal("no-land-off", (piece,), "SH-14")
        k += POSE
    wrong = misplaced(s, f, moved)
    if wrong != NONE:
        return Refusal("no-land-overlap", (int(wrong),), "SH-14")
    return None


def come_to_rest(s: ShipAhoyState, moved: list[int]) -> None:
    """Ships stay where they came to rest; towers go back to their place."""
    k: i64 = 0
    n: i64 = len(moved)
    while k < n:
        piece: i64 = moved[k]
        if piece < TOWERS or piece >= PIRATE:
            s.x[piece] = moved[k + 1]
            s.y[piece] = moved[k + 2]
            s.yaw[piece] = moved[k + 3]
        k += POSE


def judge(s: ShipAhoyState, f: Frame, moved: list[int]) -> None:
    """Who was toppled is taken, flat, or stood up again."""
    k: i64 = 0
    n: i64 = len(moved)
    felled: i64 = 0
    while k < n:
        if moved[k + 4]:
            topple(s, f, moved[k])
            felled += 1 + moved[k]
        k += POSE
    s.shown_last = felled * 32 + n
    part(s)
    let_go(s)
    somebody_out(s)


def topple(s: ShipAhoyState, f: Frame, piece: i64) -> None:
    """One piece lies on its side when all is at rest: whoever fired toppled it (SH-12, SH-61)."""
    seat = f.seat
    me = int(seat)
    p = int(piece)
    if s.stand[piece] == FLAT:
        return  # it lies flat already (SH-50)
    if piece == MONSTER:
        s.damage += 1
        if s.damage >= 2:
            remove(s, piece, LOST)
        if s.loud:
            s.tell("monster_hit", me, int(s.damage))
    elif is_spared(s, seat, f.args[0], piece):
        if s.loud:
            s.tell("stood_up", me, p)  # SH-14
    elif s.advanced:
        s.stand[piece] = FLAT
        if piece == PIRATE:
            s.flat_by = seat
        if s.loud:
            s.tell("toppled", me, p)
    else:
        remove(s, piece, seat)
        if s.loud:
            s.tell("destroyed", me, p)
        send_back(s, piece)
