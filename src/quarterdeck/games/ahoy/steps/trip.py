"""A figure under way: step by step, Wreckage, currents, new tiles (AH-040 to AH-053)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.cards import BARRELMAN, PILOT, SEA_DOG
from quarterdeck.games.ahoy.components import (
    FROM_TRAWLER,
    NONE,
    QUIET_MOVE,
    REWARD_MOVE,
    SEATS,
    TRAWLER,
    VICTORY_MOVE,
)
from quarterdeck.games.ahoy.effects import earn, has_crew, sweep
from quarterdeck.games.ahoy.grid import OPEN, WALL, turned
from quarterdeck.games.ahoy.mapping import lay_drawn, ways_to_lay
from quarterdeck.games.ahoy.slots import can_harm
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.tiles import ARROW, FOG, TERRAIN, TREASURE
from quarterdeck.games.ahoy.verbs import (
    FLY,
    GAIN,
    GAINS,
    JUMP,
    JUMPS,
    LAY,
    LAYS,
    MOVE_STEPS,
    PASS,
    PASS_MOVE,
    STEP,
    STOP,
    STOP_MOVE,
    USE,
    USES,
)
from quarterdeck.games.ahoy.voyage import (
    BY_CURRENT,
    BY_EXPLORING,
    BY_STEP,
    BY_WITCH,
    anchor,
    can_step,
    enter_space,
    go,
    witch_goal,
)
from quarterdeck.kit.bits import BIT


def ways(s: AhoyState, seat: i64, figure: i64, kind: i64, moves: list[int]) -> None:
    """Every step and every jump of Sea Witch."""
    d: i64 = 0
    while d < 4:
        if can_step(s, seat, figure, d, kind):
            moves.append(MOVE_STEPS[d])
        if figure < SEATS and witch_goal(s, figure, d, kind) != NONE:
            moves.append(JUMPS[d])
        d += 1


def why_no_way(s: AhoyState, figure: i64, move: i64) -> Refusal:
    """Why one cannot go that way."""
    if verb_of(move) == JUMP:
        return Refusal("no-jump", (), "AH-220")
    if arg(move) >= 4:
        return Refusal("no-such-choice", (), "AH-040")
    there = s.near[s.at[figure] * 4 + arg(move)]
    if there <= WALL:
        return Refusal("no-sandbar", (), "AH-040")
    if there == OPEN:
        return Refusal("no-explore-for-others", (), "AH-201")
    return Refusal("no-room", (), "AH-051")


class Trip(Ask):
    """One step after the other until it stops: args (figure, left, kind, status, taken)."""

    def __init__(self) -> None:
        super().__init__((STEP, JUMP, STOP), "no-move-now", "AH-022")

    def enter(self, s: AhoyState, f: Frame) -> bool:
        figure = f.args[0]
        status = f.args[3]
        if s.at[figure] == NONE:  # gone
            s.stack.pop()
            return False
        if status < fr.HALTED and f.args[1] > 0:
            moves = self.legal(s, f, f.seat)
            if len(moves) > 1:
                return True
            if len(moves) == 1 and moves[0] != STOP_MOVE:  # the only way
                self.apply(s, f, f.seat, moves[0])
                return False
        s.stack.pop()
        if status != fr.FRESH:  # who did not move does not anchor (AH-042)
            anchor(s, figure, f.args[2], f.args[4], status == fr.SWEPT)
        return False

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        ways(s, seat, f.args[0], f.args[2], moves)
        if f.args[3] != fr.FRESH or f.args[2] == VICTORY_MOVE:
            moves.append(STOP_MOVE)
        return moves

    def check(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) == FLY:
            return Refusal("no-step-by-step", (f.args[1],), "AH-040")
        return super().check(s, f, seat, move)

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == STOP:
            return Refusal("no-move-first", (), "AH-045")
        return why_no_way(s, f.args[0], move)

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        args = f.args
        figure = args[0]
        kind = args[2]
        s.stack.pop()
        if move == STOP_MOVE:
            if args[3] != fr.FRESH:
                anchor(s, figure, kind, args[4], False)
            return
        if args[3] == fr.FRESH:
            if kind == VICTORY_MOVE or kind == REWARD_MOVE or kind == QUIET_MOVE:
                sweep(s, figure)  # maybe in the middle of another trip (AH-156)
        s.push(fr.TRIP, seat, (figure, args[1] - 1, kind, fr.UNDER_WAY, args[4]))
        d = arg(move)
        if verb_of(move) == JUMP:
            enter_space(s, seat, figure, witch_goal(s, figure, d, kind), 0, kind, BY_WITCH)
        else:
            go(s, seat, figure, d, 0, kind, BY_STEP)


class Wreck(Ask):
    """Wreckage: 1 damage; a Pilot may spare the Flagship (AH-073, AH-216)."""

    def __init__(self) -> None:
        super().__init__((USE, PASS), "no-pilot-now", "AH-216")

    def enter(self, s: AhoyState, f: Frame) -> bool:
        figure = f.args[0]
        if figure < SEATS and has_crew(s, figure, PILOT) and can_harm(s, figure):
            return True
        self.apply(s, f, f.seat, PASS_MOVE)
        return False

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [USES[PILOT], PASS_MOVE]

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        figure = f.args[0]
        space = s.at[figure]
        if move == PASS_MOVE:
            if s.loud:
                s.tell("wrecked", int(seat), figure, space)
            s.push(fr.HURT, seat, (figure, space, 1, fr.BY_WRECKAGE))
        elif s.loud:
            s.tell("ignored", int(seat), PILOT, space)


class Current(Ask):
    """Strong Current carries a figure on; Sea Dog, Barrelman and Sea Witch give a choice (AH-070).

    Before TREASURE_LEFT a Trawler took the Treasure of a space here, without being asked.
    """

    def __init__(self) -> None:
        super().__init__((STEP, JUMP, PASS), "no-current-now", "AH-070")

    def enter(self, s: AhoyState, f: Frame) -> bool:
        figure = f.args[0]
        space = s.at[figure]
        k = s.tiles[space >> 2] * 4 + (space & 3)
        if f.args[2] == TRAWLER and TREASURE[k]:  # no space has both Treasure and a current
            s.stack.pop()
            trawl(s, figure)
            return False
        moves = self.legal(s, f, f.seat)
        if len(moves) > 1:
            return True
        self.apply(s, f, f.seat, moves[0] if moves else PASS_MOVE)
        return False

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        figure = f.args[0]
        kind = f.args[2]
        space = s.at[figure]
        k = s.tiles[space >> 2] * 4 + (space & 3)
        moves: list[int] = []
        free = TERRAIN[k] == FOG or (figure < SEATS and has_crew(s, figure, SEA_DOG))
        if free:  # any way, or none (AH-219, AH-225)
            ways(s, seat, figure, kind, moves)
            moves.append(PASS_MOVE)
            return moves
        d = turned(ARROW[k], s.turns[space >> 2])
        on = can_step(s, seat, figure, d, kind)
        if on:
            moves.append(MOVE_STEPS[d])
        if witch_goal(s, figure, d, kind) != NONE:
            moves.append(JUMPS[d])
            if not on:
                moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if move == PASS_MOVE:
            return Refusal("no-decline-current", (), "AH-070")
        return why_no_way(s, f.args[0], move)

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        figure = f.args[0]
        kind = f.args[2]
        space = s.at[figure]
        if move == PASS_MOVE:
            if s.loud and figure < SEATS and has_crew(s, figure, SEA_DOG):
                if TERRAIN[s.tiles[space >> 2] * 4 + (space & 3)] != FOG:
                    s.tell("ignored", int(seat), SEA_DOG, space)
            return
        if s.loud and TERRAIN[s.tiles[space >> 2] * 4 + (space & 3)] == FOG:
            s.tell("used", int(seat), BARRELMAN)
        used = f.args[1] | BIT[space]
        d = arg(move)
        if verb_of(move) == JUMP:
            goal = witch_goal(s, figure, d, kind)
            enter_space(s, seat, figure, goal, used, kind, BY_WITCH)
        else:
            go(s, seat, figure, d, used, kind, BY_CURRENT)


class Trawl(Ask):
    """The Treasure of a space entered with the Trawler, after battle and Wreckage: args (figure).

    It may be left, and taken on entering the space again, or on anchoring there (AH-222).
    """

    def __init__(self) -> None:
        super().__init__((GAIN, PASS), "no-trawl-now", "AH-222")

    def enter(self, s: AhoyState, f: Frame) -> bool:
        figure = f.args[0]
        if s.gold_left > 0 and not is_trawled(s, figure):
            return True
        s.stack.pop()
        return False

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [GAINS[fr.TAKE_TREASURE], PASS_MOVE]

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        return Refusal("no-effect-here", (), "AH-222")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move != PASS_MOVE:
            trawl(s, f.args[0])


def trip_of(s: AhoyState, figure: i64) -> i64:
    """Where on the stack the trip is that a figure is on."""
    k: i64 = len(s.stack) - 1
    while s.stack[k].op != fr.TRIP or s.stack[k].args[0] != figure:
        k -= 1
    return k


def is_trawled(s: AhoyState, figure: i64) -> bool:
    """Whether the Treasure of the space where it is was taken on this trip."""
    return s.stack[trip_of(s, figure)].args[4] & BIT[s.at[figure]] != 0


def trawl(s: AhoyState, figure: i64) -> None:
    """Take that Treasure, once (AH-222)."""
    if not is_trawled(s, figure):
        k = trip_of(s, figure)
        trip = s.stack[k]
        a = trip.args
        space = s.at[figure]
        s.stack[k] = Frame(fr.TRIP, trip.seat, (a[0], a[1], a[2], a[3], a[4] | BIT[space]))
        earn(s, figure, TREASURE[s.tiles[space >> 2] * 4 + (space & 3)], FROM_TRAWLER)


class PlaceTile(Ask):
    """The drawn tile over the goal, turned as its explorer likes (AH-050 to AH-052)."""

    def __init__(self) -> None:
        super().__init__((LAY,), "no-lay-now", "AH-050")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [LAYS[spot] for spot in ways_to_lay(s)]

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if arg(move) >= 16:
            return Refusal("no-such-choice", (), "AH-050")
        place = arg(move) & ~3
        for spot in ways_to_lay(s):
            if spot & ~3 == place:
                return Refusal("no-islands-touch", (), "AH-052")
        return Refusal("no-overlap", (), "AH-051")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        figure = f.args[0]
        spot = arg(move)
        tile = s.drawn
        region = s.regions
        space = lay_drawn(s, spot)
        if s.loud:
            s.tell("laid", int(seat), int(tile), int(region), int(spot))
        if figure != NONE:
            enter_space(s, seat, figure, space, f.args[1], f.args[2], BY_EXPLORING)
