"""Direct moves, the Cutter and Gunship, Patrols by Order and by a Convincing Official."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.components import (
    CUTTER,
    NONE,
    OFFICIAL,
    ORDER,
    PATROL_COUNT,
    PATROLS,
    SHIP_SAIL,
    SHIP_TAILWIND,
)
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.tiles import WIND
from quarterdeck.games.ahoy.verbs import (
    FLIES,
    FLY,
    MARCH,
    MARCHES,
    PASS,
    PASS_MOVE,
    SAIL,
    SAIL_MOVE,
)
from quarterdeck.games.ahoy.voyage import BY_STEP, can_step, fly_to, go, start_trip
from quarterdeck.kit.bits import BIT


def flights(s: AhoyState, figure: i64, value: i64, moves: list[int]) -> None:
    """Where it may go directly; never to the space it is in (AH-044)."""
    here: i64 = s.at[figure]
    space: i64 = 0
    while space < s.regions * 4:
        if space != here:
            wind = WIND[s.tiles[space >> 2] * 4 + (space & 3)]
            if value == fr.ANYWHERE or (wind and (value == fr.ANY_WIND or wind == value)):
                moves.append(FLIES[space])
        space += 1


def why_no_flight(s: AhoyState, figure: i64, value: i64, space: i64) -> Refusal:
    """Why not there."""
    if space >= s.regions * 4:
        return Refusal("no-such-space", (), "AH-044")
    if space == s.at[figure]:
        return Refusal("no-stay-there", (), "AH-044")
    return Refusal("no-wind-there", (), "AH-072")


class Fly(Ask):
    """Directly to a space with the right Tailwind, if wanted: args (figure, kind, value)."""

    def __init__(self) -> None:
        super().__init__((FLY, PASS), "no-fly-now", "AH-101")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        flights(s, f.args[0], f.args[2], moves)
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        return why_no_flight(s, f.args[0], f.args[2], arg(move))

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move != PASS_MOVE:
            fly_to(s, seat, f.args[0], arg(move), f.args[1])


class ShipMove(Ask):
    """Cutter or Gunship: Sail, or Tailwind to the value placed: args (figure, value) (AH-136)."""

    def __init__(self) -> None:
        super().__init__((SAIL, FLY, PASS), "no-ship-now", "AH-136")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        figure = f.args[0]
        d: i64 = 0
        while d < 4:
            if can_step(s, seat, figure, d, SHIP_SAIL):
                moves.append(SAIL_MOVE)
                break
            d += 1
        flights(s, figure, f.args[1], moves)
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == FLY:
            return why_no_flight(s, f.args[0], f.args[1], arg(move))
        return Refusal("no-way-out", (), "AH-045")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        figure = f.args[0]
        if move == SAIL_MOVE:
            start_trip(s, seat, figure, 3 if figure == CUTTER else 2, SHIP_SAIL)
        elif move != PASS_MOVE:
            fly_to(s, seat, figure, arg(move), SHIP_TAILWIND)


def marches(s: AhoyState, seat: i64, moved: i64, kind: i64) -> list[int]:
    """Each Patrol that has not moved, equal ones once, each way it can go; or none."""
    moves: list[int] = []
    seen: i64 = 0  # spaces done
    figure: i64 = PATROLS
    while figure < PATROLS + PATROL_COUNT:
        space: i64 = s.at[figure]
        if space != NONE and not moved & BIT[figure] and not seen & BIT[space]:
            seen |= BIT[space]
            d: i64 = 0
            while d < 4:
                if can_step(s, seat, figure, d, kind):
                    moves.append(MARCHES[figure * 4 + d])
                d += 1
        figure += 1
    moves.append(PASS_MOVE)
    return moves


def why_no_march(s: AhoyState, moved: i64, move: i64) -> Refusal:
    """Why not that Patrol, or not that way."""
    figure = arg(move)
    if not PATROLS <= figure < PATROLS + PATROL_COUNT or s.at[figure] == NONE:
        return Refusal("no-such-patrol", (), "AH-117")
    if moved & BIT[figure]:
        return Refusal("no-moved-already", (), "AH-117")
    return Refusal("no-way-there", (), "AH-040")


class MovePatrols(Ask):
    """One Patrol after another, each only once: args (moved, left)."""

    kind: i64

    def __init__(self, kind: i64, clause: str) -> None:
        super().__init__((MARCH, PASS), "no-march-now", clause)
        self.kind = kind

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return marches(s, seat, f.args[0], self.kind)

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        return why_no_march(s, f.args[0], move)

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            return
        figure = arg(move)
        if f.args[1] > 1:
            s.push(f.op, seat, (f.args[0] | BIT[figure], f.args[1] - 1))
        if self.kind == OFFICIAL:  # then the same Patrol may go on
            s.push(fr.TRIP, seat, (int(figure), 1, OFFICIAL, fr.UNDER_WAY, 0))
        go(s, seat, figure, arg(move, 1), 0, self.kind, BY_STEP)


class OrderPatrols(MovePatrols):
    """Up to four different Patrols move a space each (AH-117)."""

    def __init__(self) -> None:
        super().__init__(ORDER, "AH-117")


class CommandPatrols(MovePatrols):
    """Convincing Official: up to two Patrols, one or two spaces each, no battles (AH-201)."""

    def __init__(self) -> None:
        super().__init__(OFFICIAL, "AH-201")
