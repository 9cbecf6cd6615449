"""A surrender: the trophy, the chest, the barrel (SH-31, SH-53, SH-60 to SH-64)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.frame import Frame
from quarterdeck.games.ship_ahoy.components import LOST, NONE, PIRATE, SHIPS
from quarterdeck.games.ship_ahoy.fate import lay_barrel, remove, send_back, somebody_out
from quarterdeck.games.ship_ahoy.frames import SALVAGE
from quarterdeck.games.ship_ahoy.pieces import cargo
from quarterdeck.games.ship_ahoy.state import ShipAhoyState


def capture(s: ShipAhoyState, seat: i64, winner: i64, loser: i64) -> None:
    """The loser leaves the table; what it held goes to the winner, or back."""
    me = int(seat)
    remove(s, loser, LOST if winner >= PIRATE else seat)
    if s.loud:
        kind = "swallowed" if winner >= PIRATE else "captured"
        s.tell(kind, me, int(winner), int(loser))
    if winner >= PIRATE:
        send_back(s, loser)
        somebody_out(s)
        return
    if s.chest == loser:
        s.chest = winner
        if s.loud:
            s.tell("chest_taken", me, int(winner))
    barrel = cargo(s, loser)
    x: i64 = s.x[loser]
    y: i64 = s.y[loser]
    if barrel != NONE:
        lay_barrel(s, barrel, x, y)
    if somebody_out(s) or barrel == NONE or winner >= SHIPS:
        return
    s.stack.append(Frame(SALVAGE, seat, (int(winner), int(barrel))))
