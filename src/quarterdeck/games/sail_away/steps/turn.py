"""The frame of a turn: how it begins, what ends it, what ends the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.frame import Frame
from quarterdeck.core.step import Step
from quarterdeck.games.sail_away.components import CRATES_A_TURN, SHIPS_TO_END
from quarterdeck.games.sail_away.frames import END_TURN_FRAMES, PLACE_FRAMES, RECALL_FRAMES
from quarterdeck.games.sail_away.state import SailAwayState

FIVE_SHIPS: Final = 1  # values of ``ended``
LOCKED: Final = 2


def begin_turn(s: SailAwayState, seat: i64) -> None:
    """The seat places crates; with an empty supply it takes some back first (SA-14)."""
    s.turn = seat
    if seat == s.first:
        s.round += 1
    s.placed = 0
    s.allowed = CRATES_A_TURN
    s.used = 0
    s.claims = 0
    s.stack.append(END_TURN_FRAMES[seat])
    s.stack.append(PLACE_FRAMES[seat])
    if s.loud:
        s.tell("turn_began", int(seat), int(s.round))
    if s.supply[seat * 2] == 0 and s.supply[seat * 2 + 1] == 0:
        s.stack.append(RECALL_FRAMES[seat * 2])


class EndTurn(Step[SailAwayState]):
    """After a turn of somebody with five launched ships the others have one turn each (SA-60).

    A whole round in which nobody placed anything ends the game too (SA-14).
    """

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        seat = f.seat
        s.stack.pop()
        s.idle = s.idle + 1 if s.placed == 0 else 0
        if s.last_turns > 0:
            s.last_turns -= 1
        elif s.last_turns < 0 and s.launches[seat] >= SHIPS_TO_END:
            s.last_turns = s.seats - 1
            if s.loud:
                s.tell("last_round", int(seat), s.launches[seat])
        if s.last_turns == 0:
            end(s, FIVE_SHIPS)
        elif s.idle >= s.seats:
            end(s, LOCKED)
        else:
            following = seat + 1
            begin_turn(s, following if following < s.seats else 0)
        return False


def end(s: SailAwayState, reason: i64) -> None:
    """Nothing is left on the stack; the secret objectives are shown (SA-04)."""
    s.ended = reason
    s.revealed[:] = s.secrets
    if s.loud:
        s.tell("ended", int(reason))
        for seat, resource in enumerate(s.secrets):
            s.reveal("showed", seat, resource)
