"""Anchors Aweigh!'s rows and numbers, by beats."""

from quarterdeck.games.anchors_aweigh import frames
from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    BELOW,
    CARDS,
    CHEST,
    CODE_BITS,
    COLOURS,
    DEALT,
    FRONTS,
    GONE,
    PARROTS,
    SEATS,
    SPACES,
    TILES,
    TOKENS,
    TYPES,
)
from quarterdeck.research.kernel.field import CODE, PACKED, Field, left_out, mask, seat

VERSION = 1  # raised when a row or a number comes to mean something else
HISTORY = ("1: the first",)
TURNED = True  # seats are told as steps clockwise from the one who looks
FRAMES = 2
ALWAYS = {"pace": "beat"}  # a race has no turns that could be numbered
WHY_ALWAYS = "a race of hands has no turns to number: research plays by beats, pace='beat'"


def who(value: int, steps: int, seats: int) -> tuple[int, ...]:
    """A mask of seats, the one who looks first."""
    return tuple([value >> ((k + steps) % seats) & 1 if k < seats else 0 for k in range(SEATS)])


_WHO = Field(0, 1, how=CODE, each=SEATS, code=who, codes=1 << SEATS)
_HIDDEN = Field(0, CHEST, how=PACKED, bits=CODE_BITS, each=BELOW)
FIELDS = {
    "live": left_out(),  # 0 by beats, as are all that only a race has
    "reach": left_out(),
    "limit": left_out(),
    "rough": Field(0, 1),
    "stars": Field(0, 1),
    "ocean": Field(0, 1),
    "mix": Field(0, DEALT, TYPES),
    "picked": mask(CARDS),
    "round": Field(0, 2),
    "phase": Field(0, 3),
    "captain": seat(),
    "ended": Field(0, 1),
    "shown_last": left_out(),  # a key for search; what it says lies on the table
    "faces": Field(GONE, FRONTS - 1, TILES),
    "pile": Field(0, TILES),
    "down": Field(0, TILES),
    "hand": Field(-1, TILES - 1, by_seat=True),
    "shown": Field(-1, FRONTS - 1, by_seat=True),
    "held": Field(-1, FRONTS - 1),
    "acts": left_out(),
    "since": left_out(),
    "order": left_out(),
    "beaten": left_out(),
    "arrivals": left_out(),
    "floor": left_out(),
    "at": left_out(),
    "beat": seat(),  # who comes first in it
    "filled": mask(SPACES, by_seat=True),
    "above": Field(0, CHEST, ABOVE, by_seat=True),
    "below": _HIDDEN,
    "loads": Field(0, CHEST, ABOVE, by_seat=True),
    "below_loads": _HIDDEN,
    "meddled": Field(0, 1, by_seat=True),
    "monkey_at": Field(-1, SPACES - 1),
    "coins": Field(0, 300, by_seat=True),
    "chests": Field(0, 30, by_seat=True),
    "parrots": Field(0, PARROTS, by_seat=True),
    "supply": Field(0, TOKENS, COLOURS),
    "cards": Field(-1, CARDS - 1, DEALT),
    "left": Field(0, DEALT, TYPES),
    "bottom": Field(0, DEALT),
    "back": Field(-1, TYPES - 1),
    "card": Field(-1, CARDS - 1),
    "used": mask(CARDS),
    "chosen": Field(0, 63, how=PACKED, bits=6, each=3),
}
_COLOURS = tuple([Field(0, TOKENS) for _ in range(COLOURS)])
STEPS = {
    frames.TURN_UP_CARD: (_WHO,),
    frames.CHOOSE: (_WHO,),
    frames.TAKE_REWARD: (*_COLOURS, Field(0, TOKENS), *_COLOURS),
    frames.STOW_CARGO: (Field(0, COLOURS - 1),),
    frames.EXCHANGE: (Field(0, SPACES - 1),),
}
NATURE = ("pour", "lay_out", "fill", "ring", "draw", "turn_up")
# Tidying up that is lawful at any time and never listed.
UNNUMBERED = ("toss", "lift", "pair")
LONGEST = 6000  # decisions and draws of the longest game
