"""What a press on a piece of Ship Ahoy could mean, and what a choice puts at stake."""

from __future__ import annotations

from quarterdeck.core.action import Action
from quarterdeck.core.event import Event
from quarterdeck.core.phrases import Said
from quarterdeck.games.ship_ahoy import frames as fr
from quarterdeck.games.ship_ahoy.components import FLAT, PIECES, PIRATE, SHIPS, TILE
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.kit.ref import parted

POWER = 5000  # any that the cannon has


def meant(s: ShipAhoyState, seat: int, ref: str) -> list[Action]:
    """Likeliest first; of a shot and a rope only the piece matters here."""
    kind, at = parted(ref)
    if len(at) != 1:
        return []
    if kind == "barrel":
        return [Action(seat, "load", (ship, at[0])) for ship in range(SHIPS)]
    if kind != "piece" or at[0] >= PIECES:
        return []
    piece = at[0]
    if s.stack[-1].op == fr.COMBAT:
        foes = [Action(seat, "fight", (own, piece)) for own in range(PIECES) if own != piece]
        mine = [Action(seat, "fight", (piece, foe)) for foe in range(PIECES) if foe != piece]
        return mine + foes
    x, y = s.x[piece], s.y[piece]
    return [
        Action(seat, "shoot", (piece, x, y, 0, 0, POWER)),
        Action(seat, "sail", (piece, 0, 0, x, y, x, y)),
        *[Action(seat, "load", (piece, barrel)) for barrel in range(len(s.barrel_to))],
    ]


def risk(s: ShipAhoyState, told: list[Event], a: Action) -> Said | None:
    """What is given up for nobody's good, and pieces of one's own that fall by it."""
    if a.verb == "fight" and a.args[0] >= PIRATE and a.args[1] != TILE:
        return ("risk-swallowed", (a.args[1],)) if s.stand[a.args[1]] == FLAT else None
    if a.verb == "leave":
        return ("risk-leaves", ())
    if a.verb == "done" and s.rolled and s.knots + s.extra > 0:
        return ("risk-knots", (int(s.knots + s.extra),))
    for e in told:
        if e.kind == "out" and e.args[0] == a.seat:
            return ("risk-out", ())
    return None
