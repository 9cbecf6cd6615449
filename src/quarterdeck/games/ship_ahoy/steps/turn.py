"""Set-up by chance, the frame of a turn, and the round limit (SH-04, SH-05, SH-43, SH-52)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import arg, pack
from quarterdeck.core.frame import Frame
from quarterdeck.core.step import Step
from quarterdeck.games.ship_ahoy.components import (
    BY_LIMIT,
    FLAT,
    NONE,
    PIRATE,
    SHOOTING,
    UPRIGHT,
)
from quarterdeck.games.ship_ahoy.fate import count, end_game
from quarterdeck.games.ship_ahoy.frames import (
    COMBAT_FRAMES,
    END_TURN_FRAMES,
    MOVE_FRAMES,
    SHOOT_FRAMES,
    START_TURN_FRAMES,
)
from quarterdeck.games.ship_ahoy.pieces import owner
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.games.ship_ahoy.verbs import BARRELS, FIRSTS


def arrangements(n: int) -> list[tuple[int, ...]]:
    """Every way to give each of n harbours the barrel of another."""
    ways: list[tuple[int, ...]] = [()]
    for h in range(n):
        ways = [(*w, c) for w in ways for c in range(n) if c != h and c not in w]
    return ways


# By the number of harbours in play: SH-64.
DEALS: Final[list[list[tuple[int, ...]]]] = [arrangements(n) for n in range(5)]
DEAL_MOVES: Final[list[list[int]]] = [
    [int(pack(BARRELS, k)) for k in range(len(ways))] for ways in DEALS
]


class FirstPlayer(Step[ShipAhoyState]):
    """Drawn at random (SH-04)."""

    def legal(self, s: ShipAhoyState, f: Frame, seat: i64) -> list[int]:
        return FIRSTS[: s.seats]

    def apply(self, s: ShipAhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.first = arg(move)
        s.shown_last = s.first
        s.stack[-1] = START_TURN_FRAMES[s.first]
        if s.loud:
            s.reveal("begins", int(s.first))


class DealBarrels(Step[ShipAhoyState]):
    """One barrel a harbour, of another harbour's colour, at random (SH-64)."""

    def legal(self, s: ShipAhoyState, f: Frame, seat: i64) -> list[int]:
        return DEAL_MOVES[len(s.harbours) // 2]

    def apply(self, s: ShipAhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        s.shown_last = arg(move)
        for h, colour in enumerate(DEALS[len(s.harbours) // 2][arg(move)]):
            s.barrel_to[h] = colour
            if s.loud:
                s.reveal("barrel_dealt", h, colour)


class StartTurn(Step[ShipAhoyState]):
    """Lays out the turn: shooting, moving, close combat (SH-05)."""

    def enter(self, s: ShipAhoyState, f: Frame) -> bool:
        seat = f.seat
        s.turn = seat
        s.phase = SHOOTING
        if seat == s.first:
            s.round += 1
            if s.loud:
                s.tell("round_began", int(s.round))
        s.rolled = 0
        s.knots = 0
        s.extra = 0
        s.windy = 0
        s.moved = 0
        s.attacked = 0
        if s.loud:
            s.tell("turn_began", int(seat), int(s.round))
        if s.flat_by == seat:
            s.flat_by = NONE
            s.stand[PIRATE] = UPRIGHT
            if s.loud:
                s.tell("raised", int(seat), PIRATE)
        s.stack[-1] = END_TURN_FRAMES[seat]
        s.stack.append(COMBAT_FRAMES[seat])
        s.stack.append(MOVE_FRAMES[seat])
        s.stack.append(SHOOT_FRAMES[seat])
        return False


class EndTurn(Step[ShipAhoyState]):
    """Flat pieces are raised (SH-52); after the last full round it is over (SH-43)."""

    def enter(self, s: ShipAhoyState, f: Frame) -> bool:
        seat = f.seat
        piece: i64 = 0
        while piece < PIRATE:
            if s.stand[piece] == FLAT and owner(s, piece) == seat:
                s.stand[piece] = UPRIGHT
                if s.loud:
                    s.tell("raised", int(seat), int(piece))
            piece += 1
        follower = seat + 1 if seat + 1 < s.seats else 0
        if follower == s.first and s.round >= s.limit:
            count(s)
            end_game(s, BY_LIMIT)
            return False
        s.stack[-1] = START_TURN_FRAMES[follower]
        return False
