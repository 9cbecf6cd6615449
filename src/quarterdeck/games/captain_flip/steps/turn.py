"""The frame of a turn: how it begins, and what happens at its end."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.frame import Frame
from quarterdeck.core.seat import NOBODY
from quarterdeck.core.step import Step
from quarterdeck.games.captain_flip.components import FROM_MAP, MAP_COINS
from quarterdeck.games.captain_flip.effects import earn, pay_bonuses
from quarterdeck.games.captain_flip.frames import DRAW_TILE_FRAMES, END_TURN_FRAMES
from quarterdeck.games.captain_flip.state import CaptainFlipState


def begin_turn(s: CaptainFlipState, seat: i64) -> None:
    """The seat draws; what ends its turn waits below on the stack."""
    s.turn = seat
    if seat == s.flag:
        s.round += 1
    s.stack.append(END_TURN_FRAMES[seat])
    s.stack.append(DRAW_TILE_FRAMES[seat])
    if s.loud:
        s.tell("turn_began", int(seat), int(s.round))


class EndTurn(Step[CaptainFlipState]):
    """When no effect is left: bonuses (CF-18), then the Treasure Map pays (CF-09), then the next.

    The round is finished once the end is triggered, so all have had as many turns (CF-21).
    """

    def enter(self, s: CaptainFlipState, f: Frame) -> bool:
        seat = f.seat
        s.stack.pop()
        if s.bonuses:
            pay_bonuses(s, seat)
        if s.map_holder == seat:
            earn(s, seat, MAP_COINS, -1, FROM_MAP)
        following = seat + 1
        if following == s.seats:
            following = 0
        if following == s.flag and s.ending != NOBODY:
            if s.loud:
                s.tell("ended")
            return False
        begin_turn(s, following)
        return False
