"""Ship Ahoy's rows and numbers."""

from quarterdeck.games.ship_ahoy import frames
from quarterdeck.games.ship_ahoy.components import (
    FACES,
    FULL,
    HARBOURS,
    PIECES,
    ROPE,
    SEATS,
    STEEPEST,
    STRONGEST,
)
from quarterdeck.games.ship_ahoy.info import SCENARIOS
from quarterdeck.research.kernel.field import ANGLE, Field, left_out, mask
from quarterdeck.research.kernel.ship_ahoy import ShipAhoyOffers

VERSION = 1  # raised when a row or a number comes to mean something else
HISTORY = ("1: the first",)
TURNED = False  # pieces belong to harbours, so seats keep their numbers; `seat` says who looks
FRAMES = 2
COMBATS = 12  # at once
_SEAT = Field(-3, SEATS - 1)
_PIECE = Field(0, PIECES - 1)
_PLACE = Field(-1, FULL)
FIELDS = {
    "size": Field(0, FULL),
    "advanced": Field(0, 1),
    "teams": Field(0, 1),
    "scenarios": mask(len(SCENARIOS)),
    "limit": Field(0, 100),
    "round": Field(0, 101),
    "first": _SEAT,
    "turn": _SEAT,
    "phase": Field(0, 5),
    "ended": Field(0, 2),
    "tile": Field(0, 2),
    "isle_x": _PLACE,
    "isle_y": _PLACE,
    "chest": Field(-2, PIECES - 1),
    "damage": Field(0, 2),
    "flat_by": _SEAT,
    "rolled": Field(0, FACES),
    "knots": Field(0, ROPE),
    "extra": Field(0, 1),
    "windy": mask(PIECES),
    "moved": mask(3),
    "attacked": mask(PIECES),
    "released": mask(PIECES),
    "shown_last": left_out(),  # a key for search; what it says lies on the table
    "harbours": Field(0, FULL, 2 * HARBOURS),
    "mountains": Field(0, FULL, 61),
    "harbour_seat": Field(-1, SEATS - 1, HARBOURS),
    "x": Field(0, FULL, PIECES),
    "y": Field(0, FULL, PIECES),
    "yaw": Field(0, 0, PIECES, how=ANGLE),
    "stand": Field(0, 2, PIECES),
    "taken": Field(-2, SEATS - 1, PIECES),
    "points": Field(0, 60, by_seat=True),
    "combats": Field(-1, PIECES - 1, 2 * COMBATS),
    "backers": Field(-1, SEATS - 1, COMBATS),
    "due": Field(0, 1, COMBATS),
    "barrel_to": Field(-1, HARBOURS - 1, HARBOURS),
    "barrel_at": Field(-3, PIECES - 1, HARBOURS),
    "barrel_x": Field(0, FULL, HARBOURS),
    "barrel_y": Field(0, FULL, HARBOURS),
    "barrel_by": Field(-1, SEATS - 1, HARBOURS),
}
STEPS = {
    frames.FLIGHT: (
        _PIECE,
        Field(0, FULL),
        Field(0, FULL),
        Field(0, 0, how=ANGLE),
        Field(0, STEEPEST),
        Field(0, STRONGEST),
    ),
    frames.SYMBOL: (_PIECE, _PIECE),
    frames.SALVAGE: (_PIECE, Field(0, HARBOURS - 1)),
}
NATURE = ("first", "barrels", "land", "knots", "symbol")
UNNUMBERED = ()
OFFERS = ShipAhoyOffers
LONGEST = 6000  # decisions and draws of the longest game
