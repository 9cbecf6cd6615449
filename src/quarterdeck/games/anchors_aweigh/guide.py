"""The guided first game: a whole loading against Mate, then one card of each type.

It stops after the first contract: by then every idea has been shown once. So that contracts come
so soon, the cards are the table's own choice (Open Ocean): ten contracts, one of each other type.
The race is real, but nothing in it happens before its line is next, so the learner may take time.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.core.seat import CLOCK, NATURE
from quarterdeck.games.anchors_aweigh.components import (
    ALL_FRONTS,
    BLUE,
    CANNON,
    COMPASS,
    CONTRACT,
    DISCOVERY,
    MAP,
    MONKEY,
    ORANGE,
    PIRATES,
    ROPE,
    SAILOR,
    SHOVEL,
    SPACES,
    SPYGLASS,
    STORAGE,
    SWORD,
    TILES,
    TRADE,
)
from quarterdeck.kit.guide import LEARNER, Guide, Line

MATE: Final = 1
OPTIONS: Final = {
    "ocean": "own",
    "discovery": "1",
    "trade": "1",
    "pirates": "1",
    "contract": "10",
}

# Cards (components.py) in the order in which they lie round the pile.
DIG: Final = 0  # shovel + spyglass -> blue + white
BARTER: Final = 20  # blue -> 2 white
RAID: Final = 28  # cannon + sword -> 5 coins
THREE_WHITE: Final = 41  # -> 6 coins
LAID_OUT: Final = (43, 47, DIG, 40, 49, RAID, 44, THREE_WHITE, 50, BARTER, 42, 51, 46)

# The pile: fronts well mixed, every third tile face down.
POURED: Final = [ALL_FRONTS[37 * n % TILES] for n in range(TILES)]


def tile(asset: int, k: int = 0, starfish: bool = False) -> int:
    """The k-th tile with that asset on it."""
    return [n for n in range(TILES) if POURED[n] == asset * 2 + starfish][k]


FLIPPED: Final = tile(SHOVEL)
WANTED: Final = tile(SWORD)  # Mate is quicker
UNSEEN: Final = tile(COMPASS, 0, starfish=True)

# Spaces of the learner's ship.
DECK: Final = 0
BELOW: Final = 8
STORE: Final = 9  # the storage tile
REST: Final = [  # what fills the ship, and where
    (tile(SAILOR), 3),
    (tile(ROPE), 4),
    (tile(MAP), 5),
    (tile(STORAGE, 1), 6),
    (tile(COMPASS), 7),
    (tile(MAP, 1), 10),
    (tile(ROPE, 1), 11),
]
MATES: Final = [  # besides that sword; two have a starfish, and there is no cannon
    (tile(SAILOR, -1), 1),
    (tile(MAP, -1), 8),
    (tile(SHOVEL, -1, starfish=True), 2),
    (tile(STORAGE, -1), 9),
    (tile(SPYGLASS, -1), 3),
    (tile(ROPE, -1, starfish=True), 4),
    (tile(COMPASS, -1), 10),
    (tile(MONKEY), 5),
    (tile(SAILOR, -2), 6),
    (tile(STORAGE, -2), 11),
    (tile(ROPE, -1), 7),
]
MATES_CARGO: Final = 12  # the space of what the pirates get
FACE_UP: Final = {n for n, _ in REST + MATES} | {
    WANTED,
    tile(SPYGLASS),
    tile(SWORD, 1),
    tile(CANNON),
    tile(STORAGE),
}
FACE_DOWN: Final = {FLIPPED, UNSEEN, *range(0, TILES, 3)} - FACE_UP
FALLEN: Final = [front * 2 + (n not in FACE_DOWN) for n, front in enumerate(POURED)]


def drawn(verb: str, *args: int, lesson: str = "") -> Line:
    """NATURE pours, lays out, draws or turns up."""
    return Line(NATURE, verb, args, lesson)


def done(seat: int, verb: str, *args: int, lesson: str = "") -> Line:
    """What a player does. Mate's sealed answers need no reading, unless there is a lesson."""
    return Line(seat, verb, args, lesson, seat == MATE and lesson == "")


def rung(lesson: str = "") -> Line:
    """The clock opens the race, or carries out what a hand began."""
    return Line(CLOCK, "ring", (), lesson)


def reach(seat: int, verb: str, *args: int, lesson: str = "") -> list[Line]:
    """A hand sets out, and does what it set out for."""
    return [done(seat, verb, *args, lesson=lesson), rung()]


def load(seat: int, number: int, space: int) -> list[Line]:
    """A tile from the pile comes aboard."""
    return [*reach(seat, "take", number), *reach(seat, "place", space)]


def meanwhile(tiles: list[tuple[int, int]], lesson: str) -> list[Line]:
    """Mate loads while the learner reads what is next: the lesson comes with the first ring."""
    first, *rest = [line for number, space in tiles for line in load(MATE, number, space)]
    return [first, rung(lesson), *rest[1:]]


LOADING: Final[list[Line]] = [
    drawn("pour", *FALLEN, lesson="guide-welcome"),
    rung(),
    drawn("lay_out", *LAID_OUT),
    *load(MATE, *MATES[0]),
    # 1: turn up, take, place above deck and below
    *reach(LEARNER, "flip", FLIPPED),
    *meanwhile(MATES[1:2], "guide-take"),
    *load(LEARNER, FLIPPED, DECK),
    *meanwhile(MATES[2:4], "guide-below"),
    *load(LEARNER, tile(SPYGLASS), BELOW),
    # 2: two hands, one tile
    done(MATE, "take", WANTED, lesson="guide-race"),
    done(LEARNER, "take", WANTED),
    rung(),
    rung(),
    done(MATE, "place", 0),
    rung("guide-missed"),
    *load(LEARNER, tile(SWORD, 1), 1),
    *load(LEARNER, tile(CANNON), 2),
    # 3: a tile nobody has seen, and back with it
    *meanwhile(MATES[4:6], "guide-unseen"),
    *reach(LEARNER, "take", UNSEEN),
    *reach(LEARNER, "put_back", lesson="guide-starfish"),
    # 4: cargo, storage, and the rest
    done(MATE, "cargo", ORANGE),
    rung("guide-cargo"),
    *reach(MATE, "cargo", ORANGE),
    *reach(LEARNER, "cargo", BLUE),
    *reach(LEARNER, "cargo", BLUE),
    *meanwhile(MATES[6:8], "guide-storage"),
    *load(LEARNER, tile(STORAGE), STORE),
    *meanwhile(MATES[8:10], "guide-rest"),
    *[line for number, space in REST for line in load(LEARNER, number, space)],
    *reach(MATE, "take", MATES[10][0], lesson="guide-captain"),
    *reach(MATE, "place", MATES[10][1]),
]

VOYAGE: Final[list[Line]] = [  # the only card of a type is turned up by itself
    drawn("draw", CONTRACT),
    drawn("draw", DISCOVERY),
    done(LEARNER, "resolve", lesson="guide-voyage"),
    done(MATE, "pass"),
    done(LEARNER, "stow", DECK, lesson="guide-stow"),
    done(LEARNER, "stow", SPACES + STORE),
    drawn("draw", PIRATES),
    done(LEARNER, "encounter", lesson="guide-pirates"),
    done(MATE, "encounter"),
    done(LEARNER, "resolve", lesson="guide-fight"),
    done(MATE, "lose", MATES_CARGO, lesson="guide-mate-robbed"),
    drawn("draw", TRADE),
    done(LEARNER, "resolve", lesson="guide-trade"),
    done(MATE, "pass"),
    done(LEARNER, "stow", DECK),
    done(LEARNER, "stow", BELOW),
    drawn("turn_up", THREE_WHITE),
    done(MATE, "pass"),
    done(LEARNER, "resolve", lesson="guide-contract"),
]

GUIDE: Final = Guide(2, OPTIONS, LOADING + VOYAGE, "guide-farewell")
