"""The twelve region tiles, as printed with the Island in the south-east."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.components import COMPASS, FISH, PARROT, SKULL, SWORDS, TREE
from quarterdeck.games.ahoy.grid import NORTH, SOUTH

ISLAND_QUARTER: Final = 3

# Terrain
SEA: Final = 0
FOG: Final = 1
WRECKAGE: Final = 2
HARBOR: Final = 3
CURRENT: Final = 4
ISLAND: Final = 5

SUIT_WORDS: Final = {
    "Fish": FISH,
    "Swords": SWORDS,
    "Compass": COMPASS,
    "Skull": SKULL,
    "Tree": TREE,
    "Parrot": PARROT,
}
TERRAINS: Final = {
    "F": FOG,
    "W": WRECKAGE,
    "H": HARBOR,
    "Cn": CURRENT,
    "Cs": CURRENT,
    "-": SEA,
}

# Suit | NW | NE | SW | sandbar. A space: F fog, W wreckage, H harbor, Cn Cs strong current to the
# north or south, - open; $n gold, Tn tailwind die n.
TILES: Final = (
    "Fish    | F      | W $2    | - T6    |",
    "Fish    | - $2   | -       | Cs      | NW NE",
    "Swords  | -      | F T6    | W $2    |",
    "Swords  | -      | W $2    | F T6    |",
    "Compass | H      | W $1 T5 | -       |",
    "Compass | -      | -       | - T2    | NW SW",
    "Skull   | Cs     | H       | - T2    |",
    "Skull   | H      | - $1    | - $1    |",
    "Tree    | -      | F       | Cn      |",
    "Tree    | W $1 T3| -       | W $1 T4 |",
    "Parrot  | Cs     | W $1 T5 | -       |",
    "Parrot  | -      | H $1    | - T4    | SW SE",
)
TILES_COUNT: Final = len(TILES)
_NAMES: Final = ("NW", "NE", "SW", "SE")


def _suit(tile: str) -> int:
    return SUIT_WORDS[tile.split("|", maxsplit=1)[0].strip()]


def _words(tile: str) -> list[list[str]]:
    return [part.split() for part in tile.split("|")[1:4]] + [["I"]]


def _terrain(words: list[str]) -> int:
    return ISLAND if words[0] == "I" else TERRAINS[words[0]]


def _number(words: list[str], mark: str) -> int:
    return sum([int(w[1:]) for w in words if w[0] == mark])


def _arrow(words: list[str]) -> int:
    return {"Cn": NORTH, "Cs": SOUTH}.get(words[0], -1)


def _sandbar(tile: str) -> list[int]:
    """The quarter on the other side of a sandbar, or -1, by quarter."""
    out = [-1, -1, -1, -1]
    ends = tile.split("|")[4].split()
    if ends:
        a, b = _NAMES.index(ends[0]), _NAMES.index(ends[1])
        out[a], out[b] = b, a
    return out


# By tile * 4 + quarter.
SUIT_OF: Final[list[int]] = [_suit(tile) for tile in TILES]  # by tile
TERRAIN: Final[list[int]] = [_terrain(w) for tile in TILES for w in _words(tile)]
TREASURE: Final[list[int]] = [_number(w, "$") for tile in TILES for w in _words(tile)]
WIND: Final[list[int]] = [_number(w, "T") for tile in TILES for w in _words(tile)]
ARROW: Final[list[int]] = [_arrow(w) for tile in TILES for w in _words(tile)]  # as printed
SANDBAR: Final[list[int]] = [q for tile in TILES for q in _sandbar(tile)]  # the quarter beyond it
