"""Cargo: down to two, delivering, the markers, pledges (AH-150 to AH-153)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.boards import BESIDE, GIVES_NOTHING, GRID, REWARD
from quarterdeck.games.ahoy.components import (
    CARGO,
    DELIVERY_FAME,
    FROM_DELIVERY,
    MOST_CARGO,
    PLEDGED,
)
from quarterdeck.games.ahoy.effects import gain_fame, raise_wealth
from quarterdeck.games.ahoy.market import held, put_away
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.verbs import (
    DISCARD,
    DISCARDS,
    MARK,
    MARKS,
    PLEDGE,
    PLEDGES,
)


class Jettison(Ask):
    """More than two cargo: one goes to the box, the new one too if one likes (AH-151)."""

    def __init__(self) -> None:
        super().__init__((DISCARD,), "no-jettison-now", "AH-151")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        cargo = held(s, CARGO + seat)
        return [DISCARDS[card] for card in cargo] if len(cargo) > MOST_CARGO else []

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        return Refusal("no-your-cargo", (), "AH-151")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        put_away(s, seat, arg(move))


class Delivery(Step[AhoyState]):
    """Fame, wealth; then the marker with its reward; then the pledge (AH-152)."""

    def enter(self, s: AhoyState, f: Frame) -> bool:
        s.stack.pop()
        seat = f.seat
        region = s.at[seat] >> 2
        if s.loud:
            s.tell("delivered", int(seat), f.args[0], int(region), s.tiles[region])
        gain_fame(s, seat, DELIVERY_FAME, FROM_DELIVERY)
        raise_wealth(s, region)
        s.push(fr.PLEDGE_CARGO, seat, f.args)
        s.stack.append(fr.MARKER_FRAMES[seat])
        return False


class Marker(Ask):
    """The white marker must go to a space beside it, the black one follows at once (AH-152)."""

    def __init__(self) -> None:
        super().__init__((MARK,), "no-mark-now", "AH-152")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        black = s.black[seat]
        return [MARKS[there] for there in BESIDE[s.white[seat]] if there != black]

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        there = arg(move)
        if there < GRID and there == s.black[seat] and there != s.white[seat]:
            return Refusal("no-black-marker", (), "AH-152")
        return Refusal("no-not-beside", (), "AH-152")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        there = arg(move)
        left: i64 = s.white[seat]
        s.black[seat] = left
        s.white[seat] = there
        if s.loud:
            s.tell("marked", int(seat), int(left), int(there))
        if REWARD[there] != GIVES_NOTHING:
            s.push(fr.REWARD, seat, (int(there),))


class PledgeCargo(Ask):
    """The delivered card goes under one of the two markers (AH-152, AH-153)."""

    def __init__(self) -> None:
        super().__init__((PLEDGE,), "no-pledge-now", "AH-152")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return PLEDGES

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        card: i64 = f.args[0]
        pile = arg(move)
        s.where[card] = PLEDGED + seat * 2 + pile
        if s.loud:
            s.tell("pledged", int(seat), int(card), int(pile))
