"""Dirty Deeds and Landlubber: an ability, and what stands on islands."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.sail_away.components import (
    ABILITIES,
    DIRTY_DEEDS,
    FREE_SPACES,
    ISLANDS_COUNT,
    LANDLUBBER,
    SPACES,
)
from quarterdeck.games.sail_away.effects import (
    claim_if_full,
    lift,
    put,
)
from quarterdeck.games.sail_away.frames import (
    SHIFT_FRAMES,
)
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.steps.abilities import can_do, cannot_do, do_ability
from quarterdeck.games.sail_away.steps.card import CardStep
from quarterdeck.games.sail_away.steps.open_space import no_open_space
from quarterdeck.games.sail_away.verbs import (
    DEED,
    DEEDS,
    LIFT,
    LIFTS,
    SHIFT,
    SHIFT_FREE,
    SHIFTS,
)


class DoDeed(CardStep):
    """Dirty Deeds: one launch ability, armed or not, used or not; nothing is used up (SA-52)."""

    def __init__(self) -> None:
        super().__init__(DIRTY_DEEDS, DEED, "no-deed-now", "SA-52")

    def effects(self, s: SailAwayState, seat: i64) -> list[int]:
        moves: list[int] = []
        k: i64 = 0
        while k < ABILITIES:
            if can_do(s, seat, k, True):
                moves.append(DEEDS[k])
            k += 1
        return moves

    def cannot(self, s: SailAwayState, seat: i64, move: i64) -> Refusal | None:
        if arg(move) >= ABILITIES:
            return self.refuse(self.other)
        return cannot_do(s, seat, arg(move), True)

    def do(self, s: SailAwayState, seat: i64, move: i64) -> None:
        if s.loud:
            s.tell("deed", int(seat), int(arg(move)))
        do_ability(s, seat, arg(move))


class LiftStack(CardStep):
    """Landlubber: what stands on one space of an island … (SA-53)."""

    def __init__(self) -> None:
        super().__init__(LANDLUBBER, LIFT, "no-lift-now", "SA-53")

    def effects(self, s: SailAwayState, seat: i64) -> list[int]:
        moves: list[int] = []
        k: i64 = 0
        while k < (s.seats + 1) * SPACES:
            if s.spaces[k] and not s.claimed >> k // SPACES & 1:
                moves.append(LIFTS[k])
            k += 1
        return moves

    def cannot(self, s: SailAwayState, seat: i64, move: i64) -> Refusal | None:
        isle = arg(move)
        space = arg(move, 1)
        closed = no_open_space(s, isle, space, self.clause)
        if closed is not None:
            return closed
        if s.spaces[isle * SPACES + space] == 0:
            return self.refuse("no-empty-space")
        return None

    def do(self, s: SailAwayState, seat: i64, move: i64) -> None:
        isle = arg(move)
        s.stack.append(SHIFT_FRAMES[(seat * 5 + isle) * SPACES + arg(move, 1)])


class ShiftStack(Step[SailAwayState]):
    """… goes to an empty space, or changes places with what stands on another (SA-53).

    ``args``: the isle and the space it comes from. If that fills an island, it is claimed.
    """

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        here: i64 = f.args[0] * SPACES + f.args[1]
        isle: i64 = 0
        while isle <= s.seats:
            if not s.claimed >> isle & 1:
                at: i64 = isle * SPACES
                end: i64 = at + SPACES
                while at < end:
                    if s.spaces[at] and at != here:
                        moves.append(SHIFTS[at])
                    at += 1
                key: i64 = (isle * ISLANDS_COUNT + s.islands[isle]) * 32 + s.filled[isle]
                moves.extend(SHIFT_FREE[key])
            isle += 1
        return moves

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != SHIFT:
            return Refusal("no-shift-now", (), "SA-53")
        isle = arg(move)
        space = arg(move, 1)
        closed = no_open_space(s, isle, space, "SA-53")
        if closed is not None:
            return closed
        if isle == f.args[0] and space == f.args[1]:
            return Refusal("no-another-space", (), "SA-53")
        if s.spaces[isle * SPACES + space] == 0:
            if int(space) not in FREE_SPACES[s.islands[isle] * 32 + s.filled[isle]]:
                return Refusal("no-take-the-first", (), "SA-53")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        isle: i64 = f.args[0]
        space: i64 = f.args[1]
        to = arg(move)
        at = arg(move, 1)
        there: i64 = s.spaces[to * SPACES + at]
        here = lift(s, isle, space)
        put(s, to, at, here)
        if there:
            put(s, isle, space, there)
        if s.loud:
            s.tell(
                "exchanged" if there else "shifted",
                int(seat),
                s.islands[isle],
                s.islands[to],
                int(isle),
                int(space),
                int(to),
                int(at),
            )
        if not there and isle != to:
            claim_if_full(s, to)
