"""The guided first game: eight turns on the pirate ship that show every idea once."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.seat import NATURE
from quarterdeck.games.captain_flip.components import (
    CARPENTER,
    CARTOGRAPHER,
    COOK,
    GUNNER,
    LOOKOUT,
    MONKEY,
    NAVIGATOR,
    PARROT,
    SWABBY,
    pair_of,
)
from quarterdeck.kit.guide import LEARNER, Guide, Line

MATE: Final = 1


def drawn(up: int, back: int) -> Line:
    """NATURE draws this tile, this side up."""
    return Line(NATURE, "draw", (pair_of(up, back), 0 if up < back else 1))


def kept(seat: int, column: int, lesson: str = "") -> list[Line]:
    """Keep the side seen and place it."""
    return [Line(seat, "keep", (), lesson), Line(seat, "place", (column,))]


def flipped(seat: int, column: int, lesson: str = "", then: str = "") -> list[Line]:
    """Flip the tile and place it."""
    return [Line(seat, "flip", (), lesson), Line(seat, "place", (column,), then)]


LINES: Final[list[Line]] = [
    Line(NATURE, "flag", (LEARNER,)),
    # 1: a tile has two sides; Swabbies count at the end
    drawn(SWABBY, COOK),
    *kept(LEARNER, 0, "guide-welcome"),
    drawn(GUNNER, COOK),
    *kept(MATE, 0, "guide-mate-gunner"),
    # 2: a Cook pays for its row
    drawn(COOK, LOOKOUT),
    *kept(LEARNER, 1, "guide-cook"),
    drawn(CARTOGRAPHER, MONKEY),
    *kept(MATE, 1, "guide-mate-map"),
    # 3: flip what does not help; the map changes hands
    drawn(NAVIGATOR, CARTOGRAPHER),
    *flipped(LEARNER, 4, "guide-flip", "guide-flipped"),
    drawn(LOOKOUT, SWABBY),
    *kept(MATE, 2, "guide-mate-lookout"),
    # 4: a Parrot plays another tile
    drawn(PARROT, LOOKOUT),
    *kept(LEARNER, 0, "guide-parrot"),
    drawn(GUNNER, CARPENTER),
    *kept(LEARNER, 4, "guide-gunner"),
    drawn(SWABBY, MONKEY),
    *kept(MATE, 3, "guide-mate-swabby"),
    # 5: a Monkey flips a neighbour
    drawn(MONKEY, GUNNER),
    *kept(LEARNER, 1, "guide-monkey"),
    Line(LEARNER, "turn", (1,), "guide-monkey-flip"),
    drawn(CARTOGRAPHER, PARROT),
    *kept(MATE, 4, "guide-mate-takes-map"),
    # 6: a full column pays its bonus
    drawn(SWABBY, NAVIGATOR),
    *kept(LEARNER, 1, "guide-bonus"),
    drawn(GUNNER, LOOKOUT),
    *kept(MATE, 2, "guide-mate-two-gunners"),
    # 7: effect and bonus add up
    drawn(NAVIGATOR, COOK),
    *kept(LEARNER, 4, "guide-navigator"),
    drawn(CARPENTER, SWABBY),
    *kept(MATE, 1, "guide-mate-carpenter"),
    # 8: the fourth column ends it
    drawn(PARROT, COOK),
    *kept(LEARNER, 3, "guide-last-parrot"),
    drawn(SWABBY, PARROT),
    *kept(LEARNER, 3, "guide-fourth-column"),
    drawn(NAVIGATOR, GUNNER),
    *flipped(MATE, 2, "guide-mate-gambles", "guide-mate-explodes"),
]

GUIDE: Final = Guide(2, {"board": "A"}, LINES, "guide-farewell")
