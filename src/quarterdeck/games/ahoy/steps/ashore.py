"""Pieces put down where somebody chooses: Deploy, Inspire, Convincing Comrade."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, pack
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.components import (
    NONE,
)
from quarterdeck.games.ahoy.effects import land, place_patrol, shift, spare_patrol
from quarterdeck.games.ahoy.grid import WALL
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.verbs import PASS, PASS_MOVE, PUT, PUTS, SHIFT
from quarterdeck.kit.bits import BIT


class Deploy(Ask):
    """A Patrol in the Flagship's space or beside it, Sandbars or not (AH-118)."""

    def __init__(self) -> None:
        super().__init__((PUT,), "no-put-now", "AH-118")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        if spare_patrol(s) == NONE:
            return moves
        here: i64 = s.at[seat]
        moves.append(PUTS[here])
        d: i64 = 0
        while d < 4:
            there: i64 = s.near[here * 4 + d]
            if there <= WALL:
                there = WALL - there
            if there >= 0:
                moves.append(PUTS[there])
            d += 1
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        return Refusal("no-near-flagship", (), "AH-118")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        place_patrol(s, arg(move))


class Inspire(Ask):
    """A Ready Comrade each on up to four different Islands: args (regions done, left) (AH-132)."""

    def __init__(self) -> None:
        super().__init__((PUT, PASS), "no-put-now", "AH-132")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        if s.ready > 0:
            region: i64 = 0
            while region < s.regions:
                if not f.args[0] & BIT[region]:
                    moves.append(PUTS[region * 4 + 3])
                region += 1
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        space = arg(move)
        if s.ready == 0:
            return Refusal("no-ready-comrades", (), "AH-133")
        if space & 3 != 3 or space >= s.regions * 4:
            return Refusal("no-island-there", (), "AH-132")
        return Refusal("no-island-again", (), "AH-132")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            return
        region = arg(move) >> 2
        if f.args[1] > 1:
            s.push(fr.INSPIRE, seat, (f.args[0] | BIT[region], f.args[1] - 1))
        land(s, 1, region)


class Convince(Ask):
    """Up to two Comrades from one Island to one other, whoever asks them to (AH-200)."""

    def __init__(self) -> None:
        super().__init__((SHIFT, PASS), "no-shift-now", "AH-200")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        source: i64 = 0
        while source < s.regions:
            there: i64 = s.comrades[source]
            if there > 0:
                target: i64 = 0
                while target < s.regions:
                    if target != source:
                        moves.append(int(pack(SHIFT, source, target, 1)))
                        if there > 1:
                            moves.append(int(pack(SHIFT, source, target, 2)))
                    target += 1
            source += 1
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        source = arg(move)
        target = arg(move, 1)
        if source >= s.regions or target >= s.regions:
            return Refusal("no-island-there", (), "AH-200")
        if source == target:
            return Refusal("no-another-island", (), "AH-200")
        return Refusal("no-comrades-there", (), "AH-200")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            return
        source = arg(move)
        target = arg(move, 1)
        count = arg(move, 2)
        shift(s, seat, source, target, count)
