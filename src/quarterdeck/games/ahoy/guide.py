"""The guided first game: one round of the Squadron against the Union, up to its scoring.

It stops there: by then every idea has been shown once. Mate's Flagship comes to take the Island
where the learner began, so that there is something to fight for.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.core.seat import NATURE
from quarterdeck.games.ahoy.cards import (
    AERONAUTS,
    BARRELMAN,
    BUCCANEER,
    COMRADE_A,
    CUTPURSE,
    DIVER,
    DYNAMIC_ENTRY,
    ENLIST,
    FIGHTERS,
    GHASTLY_GUST,
    OFFICIAL_A,
    SAILOR_CARD,
)
from quarterdeck.games.ahoy.frames import PLACE_COMRADES, PLACE_PATROL, TAKE_TREASURE
from quarterdeck.games.ahoy.grid import EAST, NORTH, SOUTH, WEST
from quarterdeck.kit.guide import LEARNER, Guide, Line

MATE: Final = 1

# Tiles; what is on them is in tiles.py.
SWORDS_TILE: Final = 2  # Wreckage with 2 gold beside the Island
TREE_TILE: Final = 8  # a current on Mate's way
PARROT_TILE: Final = 10  # and another

PARROT_REGION: Final = 0
PARROT_ISLAND: Final = 3  # the space where the learner starts
LANDING: Final = 2 * 4  # the tile's south-west place where the Flagship goes, not turned

# Dice as they are rolled; the numbers are those of the dice, the names say what they show.
LEARNERS_ROLL: Final = (3, 1, 6, 2, 5)
THREE, ONE, SIX, TWO, FIVE = range(5)
MATES_ROLL: Final = (4, 1, 5, 2)
MATES_FOUR, MATES_ONE, MATES_FIVE, MATES_TWO = range(4)
UP: Final = 0  # a gold raises a die by 1

# Slots of the boards (boards.py): the first of four Sails, and so on.
SAIL: Final = 0
TAILWIND: Final = 4
CANNONS_SIX: Final = 8
BOMBARD: Final = 9
ASSEMBLE: Final = 6  # the Union's
REPAIR: Final = 10  # the Union's

STEAL: Final = 0  # the victory: 1 damage and steal 1 gold


def drawn(verb: str, *args: int) -> Line:
    """NATURE turns something up, deals or rolls it."""
    return Line(NATURE, verb, args)


def done(seat: int, verb: str, *args: int, lesson: str = "") -> Line:
    """What a player does."""
    return Line(seat, verb, args, lesson)


def placed(seat: int, die: int, slot: int, lesson: str = "") -> list[Line]:
    """A player picks a die and puts it on a slot."""
    return [done(seat, "pick", die, lesson=lesson), done(seat, "place", slot)]


LINES: Final[list[Line]] = [
    # everything is laid out
    drawn("tile", PARROT_TILE),
    drawn("tile", TREE_TILE),
    *[
        drawn("remove", card)
        for card in (AERONAUTS, BUCCANEER, CUTPURSE, COMRADE_A, SAILOR_CARD, BARRELMAN)
    ],
    *[drawn("deal", card) for card in (FIGHTERS, OFFICIAL_A, DIVER)],
    *[drawn("roll", value) for value in LEARNERS_ROLL],
    *[drawn("roll", value) for value in MATES_ROLL],
    done(LEARNER, "start", PARROT_ISLAND, lesson="guide-welcome"),
    drawn("plan", DYNAMIC_ENTRY),
    drawn("plan", ENLIST),
    # 1: off the map, over a Wreckage, to an Island with crew
    *placed(LEARNER, ONE, SAIL, "guide-die"),
    done(LEARNER, "step", NORTH, lesson="guide-explore"),
    drawn("tile", SWORDS_TILE),
    done(LEARNER, "lay", LANDING, lesson="guide-lay"),
    done(LEARNER, "harm", TAILWIND, lesson="guide-wreckage"),
    done(LEARNER, "gain", TAKE_TREASURE, lesson="guide-anchor"),
    done(LEARNER, "gain", PLACE_PATROL),
    *placed(LEARNER, TWO, SAIL + 1, "guide-island"),
    done(LEARNER, "step", EAST),
    done(LEARNER, "stop"),
    done(LEARNER, "gain", PLACE_PATROL),
    done(LEARNER, "recruit", FIGHTERS, lesson="guide-crew"),
    drawn("deal", GHASTLY_GUST),
    done(LEARNER, "end"),
    # Mate comes on two currents and lands Comrades
    *placed(MATE, MATES_FOUR, SAIL, "guide-mate-lands"),
    done(MATE, "step", WEST),
    done(MATE, "step", WEST),
    *placed(MATE, MATES_FIVE, SAIL + 1),
    done(MATE, "step", WEST),
    done(MATE, "stop"),
    done(MATE, "gain", PLACE_COMRADES),
    done(MATE, "end"),
    # 2: loaded Cannons, a battle, a Stronghold
    *placed(LEARNER, SIX, CANNONS_SIX, "guide-cannons"),
    *placed(LEARNER, FIVE, SAIL + 2, "guide-attack"),
    done(LEARNER, "step", SOUTH),
    done(LEARNER, "step", WEST),
    done(MATE, "pass", lesson="guide-mate-plans"),
    done(LEARNER, "lower", CANNONS_SIX, 3, lesson="guide-lower"),
    drawn("roll", 2),
    drawn("roll", 5),
    done(LEARNER, "win", STEAL, lesson="guide-victory"),
    done(LEARNER, "harm", ASSEMBLE),
    done(LEARNER, "gain", PLACE_PATROL, lesson="guide-stronghold"),
    done(LEARNER, "end"),
    done(LEARNER, "build", PARROT_REGION),
    # Mate repairs, and more Comrades come
    *placed(MATE, MATES_TWO, REPAIR, "guide-mate-assembles"),
    done(MATE, "mend", ASSEMBLE),
    *placed(MATE, MATES_ONE, ASSEMBLE),
    done(MATE, "end"),
    # 3: gold makes a die fit; then the round is scored
    done(LEARNER, "pick", THREE, lesson="guide-gold"),
    done(LEARNER, "change", UP),
    done(LEARNER, "place", BOMBARD),
    done(LEARNER, "end"),
    done(LEARNER, "raise", PARROT_REGION, lesson="guide-scored"),
]

GUIDE: Final = Guide(2, {}, LINES, "guide-farewell")
