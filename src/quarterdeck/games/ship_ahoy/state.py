"""All that is true at a table of Ship Ahoy; everybody sees all of it."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from quarterdeck.core.seat import NOBODY
from quarterdeck.core.state import State
from quarterdeck.core.view import PUBLIC
from quarterdeck.games.ship_ahoy.components import NO_CHEST, NONE


class ShipAhoyState(State):
    """Flat lists by piece: ships 3 * harbour + n, towers 12 + harbour, pirate, monster, tile."""

    size: Annotated[i64, PUBLIC]  # of the table's side
    advanced: Annotated[i64, PUBLIC]  # 1: the advanced rules (SH-50)
    teams: Annotated[i64, PUBLIC]  # 1: seats 0 and 2 against 1 and 3 (SH-42)
    scenarios: Annotated[i64, PUBLIC]  # mask of scenarios in components.py
    limit: Annotated[i64, PUBLIC]  # rounds (SH-43)
    round: Annotated[i64, PUBLIC]
    first: Annotated[i64, PUBLIC, NOBODY]  # who began
    turn: Annotated[i64, PUBLIC, NOBODY]  # whose turn it is
    phase: Annotated[i64, PUBLIC]  # of the turn: see components.py
    ended: Annotated[i64, PUBLIC]  # 0: not yet; BY_ELIMINATION, BY_LIMIT
    tile: Annotated[i64, PUBLIC]  # NO_TILE, WIND, KRAKEN
    isle_x: Annotated[i64, PUBLIC, NONE]  # the treasure island tile, or NONE
    isle_y: Annotated[i64, PUBLIC, NONE]
    chest: Annotated[i64, PUBLIC, NO_CHEST]  # the piece that holds it, ON_ISLE, NO_CHEST
    damage: Annotated[i64, PUBLIC]  # how often the sea monster was toppled (SH-62)
    flat_by: Annotated[i64, PUBLIC, NONE]  # who toppled the pirate ship, while it lies flat (SH-61)
    rolled: Annotated[i64, PUBLIC]  # the number die; 0: not rolled this turn
    knots: Annotated[i64, PUBLIC]  # left
    extra: Annotated[i64, PUBLIC]  # the wind's knot, if left (SH-63)
    windy: Annotated[i64, PUBLIC]  # mask of the ships that may use it
    moved: Annotated[i64, PUBLIC]  # mask: knots were spent on pirate, monster, tile this turn
    attacked: Annotated[i64, PUBLIC]  # mask of pieces that began an attack this turn (SH-34)
    released: Annotated[i64, PUBLIC]  # mask of ships the kraken has let go (SH-65)
    shown_last: Annotated[i64, PUBLIC]  # what chance showed last to everybody
    harbours: Annotated[tuple[int, ...], PUBLIC]  # x, y of each harbour in play, clockwise
    # corners n, then n times x, y; and the next mountain
    mountains: Annotated[tuple[int, ...], PUBLIC]
    harbour_seat: Annotated[list[int], PUBLIC]  # whose it is, or NONE
    x: Annotated[list[int], PUBLIC]  # by piece
    y: Annotated[list[int], PUBLIC]
    yaw: Annotated[list[int], PUBLIC]
    stand: Annotated[list[int], PUBLIC]  # by piece: GONE, UPRIGHT, FLAT
    taken: Annotated[list[int], PUBLIC]  # by piece: the seat whose trophy it is, LOST, or NONE
    points: Annotated[list[int], PUBLIC]  # by seat, chest and barrels included
    # running close combats: piece, piece, piece, piece … (SH-33)
    combats: Annotated[list[int], PUBLIC]
    backers: Annotated[list[int], PUBLIC]  # by combat, who rolls for the pirate ship in it, or NONE
    due: Annotated[list[int], PUBLIC]  # by combat, 1: must still be rolled for this turn (SH-32)
    # by the harbour it started in: the harbour of its colour, or NONE
    barrel_to: Annotated[list[int], PUBLIC]
    # the ship that carries it, IN_HARBOUR, DELIVERED, LYING
    barrel_at: Annotated[list[int], PUBLIC]
    barrel_x: Annotated[list[int], PUBLIC]  # where it lies, if it does
    barrel_y: Annotated[list[int], PUBLIC]
    barrel_by: Annotated[list[int], PUBLIC]  # who delivered it, or NONE

    # From here on written by `make fields` from the fields above.
    __slots__ = (
        "advanced",
        "attacked",
        "backers",
        "barrel_at",
        "barrel_by",
        "barrel_to",
        "barrel_x",
        "barrel_y",
        "chest",
        "combats",
        "damage",
        "due",
        "ended",
        "extra",
        "first",
        "flat_by",
        "harbour_seat",
        "harbours",
        "isle_x",
        "isle_y",
        "knots",
        "limit",
        "mountains",
        "moved",
        "phase",
        "points",
        "released",
        "rolled",
        "round",
        "scenarios",
        "shown_last",
        "size",
        "stand",
        "taken",
        "teams",
        "tile",
        "turn",
        "windy",
        "x",
        "y",
        "yaw",
    )

    def __init__(self) -> None:
        """Fills nothing: ``clone`` is hot. A first state comes from ``blank``."""

    def clone(self) -> ShipAhoyState:
        c = ShipAhoyState()
        c.seats = self.seats
        c.version = self.version
        c.stack = self.stack[:]
        c.events = []
        c.loud = False
        c.marks = None
        c.size = self.size
        c.advanced = self.advanced
        c.teams = self.teams
        c.scenarios = self.scenarios
        c.limit = self.limit
        c.round = self.round
        c.first = self.first
        c.turn = self.turn
        c.phase = self.phase
        c.ended = self.ended
        c.tile = self.tile
        c.isle_x = self.isle_x
        c.isle_y = self.isle_y
        c.chest = self.chest
        c.damage = self.damage
        c.flat_by = self.flat_by
        c.rolled = self.rolled
        c.knots = self.knots
        c.extra = self.extra
        c.windy = self.windy
        c.moved = self.moved
        c.attacked = self.attacked
        c.released = self.released
        c.shown_last = self.shown_last
        c.harbours = self.harbours
        c.mountains = self.mountains
        c.harbour_seat = self.harbour_seat[:]
        c.x = self.x[:]
        c.y = self.y[:]
        c.yaw = self.yaw[:]
        c.stand = self.stand[:]
        c.taken = self.taken[:]
        c.points = self.points[:]
        c.combats = self.combats[:]
        c.backers = self.backers[:]
        c.due = self.due[:]
        c.barrel_to = self.barrel_to[:]
        c.barrel_at = self.barrel_at[:]
        c.barrel_x = self.barrel_x[:]
        c.barrel_y = self.barrel_y[:]
        c.barrel_by = self.barrel_by[:]
        return c


def blank() -> ShipAhoyState:
    """A state with every field there and nothing in it."""
    s = ShipAhoyState()
    s.seats = 0
    s.version = 0
    s.stack = []
    s.events = []
    s.loud = False
    s.marks = None
    s.size = 0
    s.advanced = 0
    s.teams = 0
    s.scenarios = 0
    s.limit = 0
    s.round = 0
    s.first = NOBODY
    s.turn = NOBODY
    s.phase = 0
    s.ended = 0
    s.tile = 0
    s.isle_x = NONE
    s.isle_y = NONE
    s.chest = NO_CHEST
    s.damage = 0
    s.flat_by = NONE
    s.rolled = 0
    s.knots = 0
    s.extra = 0
    s.windy = 0
    s.moved = 0
    s.attacked = 0
    s.released = 0
    s.shown_last = 0
    s.harbours = ()
    s.mountains = ()
    s.harbour_seat = []
    s.x = []
    s.y = []
    s.yaw = []
    s.stand = []
    s.taken = []
    s.points = []
    s.combats = []
    s.backers = []
    s.due = []
    s.barrel_to = []
    s.barrel_at = []
    s.barrel_x = []
    s.barrel_y = []
    s.barrel_by = []
    return s


AUDIENCE: Final[dict[str, str]] = {
    "size": PUBLIC,
    "advanced": PUBLIC,
    "teams": PUBLIC,
    "scenarios": PUBLIC,
    "limit": PUBLIC,
    "round": PUBLIC,
    "first": PUBLIC,
    "turn": PUBLIC,
    "phase": PUBLIC,
    "ended": PUBLIC,
    "tile": PUBLIC,
    "isle_x": PUBLIC,
    "isle_y": PUBLIC,
    "chest": PUBLIC,
    "damage": PUBLIC,
    "flat_by": PUBLIC,
    "rolled": PUBLIC,
    "knots": PUBLIC,
    "extra": PUBLIC,
    "windy": PUBLIC,
    "moved": PUBLIC,
    "attacked": PUBLIC,
    "released": PUBLIC,
    "shown_last": PUBLIC,
    "harbours": PUBLIC,
    "mountains": PUBLIC,
    "harbour_seat": PUBLIC,
    "x": PUBLIC,
    "y": PUBLIC,
    "yaw": PUBLIC,
    "stand": PUBLIC,
    "taken": PUBLIC,
    "points": PUBLIC,
    "combats": PUBLIC,
    "backers": PUBLIC,
    "due": PUBLIC,
    "barrel_to": PUBLIC,
    "barrel_at": PUBLIC,
    "barrel_x": PUBLIC,
    "barrel_y": PUBLIC,
    "barrel_by": PUBLIC,
}
