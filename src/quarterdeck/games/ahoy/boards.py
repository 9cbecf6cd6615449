"""The player boards: die slots, what fits them, what they do; and the Smugglers' rewards."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.cards import CARDS_COUNT, SLOT_WORD
from quarterdeck.games.ahoy.components import BOARD_ROOM, FACTIONS, SHIP_SLOTS

# ---------------------------------------------------------------- actions that take a die
DO_SAIL: Final = 0
DO_TAILWIND: Final = 1
DO_CANNONS: Final = 2
DO_REPAIR: Final = 3
DO_ORDER: Final = 4
DO_BOMBARD: Final = 5
DO_DEPLOY: Final = 6
DO_ASSEMBLE: Final = 7
DO_INSPIRE: Final = 8
DO_RALLY: Final = 9
DO_FULL_SAIL: Final = 10
DO_NEGOTIATE: Final = 11
DO_SHIPWRIGHT: Final = 12
DO_COMRADE: Final = 13
DO_OFFICIAL: Final = 14
DO_SAILOR: Final = 15
DO_TRAWLER: Final = 16
DO_CUTTER: Final = 17
DO_GUNSHIP: Final = 18
ACTIONS: Final = 19

WORDS: Final = {
    "Sail": DO_SAIL,
    "Tailwind": DO_TAILWIND,
    "Cannons": DO_CANNONS,
    "Repair": DO_REPAIR,
    "Order": DO_ORDER,
    "Bombard": DO_BOMBARD,
    "Deploy": DO_DEPLOY,
    "Assemble": DO_ASSEMBLE,
    "Inspire": DO_INSPIRE,
    "Rally": DO_RALLY,
    "Full-Sail": DO_FULL_SAIL,
    "Negotiate": DO_NEGOTIATE,
    "Shipwright": DO_SHIPWRIGHT,
    "Comrade": DO_COMRADE,
    "Official": DO_OFFICIAL,
    "Sailor": DO_SAILOR,
    "Trawler": DO_TRAWLER,
}

# Slots in their order; "Sail*4" is four alike, "=5" takes a 5, "=even" 2, 4 or 6 (AH-012). Repair
# is dashed: it cannot be damaged.
BOARDS: Final = (
    "Sail*4 Tailwind*2 Order=3 Cannons=5 Cannons=6 Bombard=4 Deploy Repair=2",
    "Sail*4 Tailwind*2 Assemble=1 Cannons Inspire=6 Rally=6 Repair=even",
    "Sail*3 Full-Sail Tailwind Cannons Negotiate=even Repair=even",
)
EVEN: Final = "even"

# One number for every place a die may lie, of one seat: board, crew, ship plans, costs of crew.
CREW_SLOT: Final = BOARD_ROOM  # + card: the slot of a crew card
SHIP_SLOT: Final = CREW_SLOT + CARDS_COUNT  # + 0 Cutter, 1 Gunship's four, 2 Gunship's six
COST_SLOT: Final = SHIP_SLOT + SHIP_SLOTS  # + card: the dashed slot of a card that costs a die
SLOTS: Final = COST_SLOT + CARDS_COUNT


def _spread(board: str) -> list[str]:
    out: list[str] = []
    for word in board.split():
        name, _, many = word.partition("*")
        out += [name] * int(many or 1)
    return out


def _takes(word: str, value: int) -> bool:
    _, _, need = word.partition("=")
    return value % 2 == 0 if need == EVEN else not need or int(need) == value


def _padded(words: list[str]) -> list[str]:
    return words + [""] * (BOARD_ROOM - len(words))


_BOARDS: Final = [_padded(_spread(board)) for board in BOARDS]
SLOT_COUNT: Final[list[int]] = [len(_spread(board)) for board in BOARDS]
# By faction * 12 + slot.
ACTION: Final[list[int]] = [
    WORDS[word.partition("=")[0]] if word else -1 for board in _BOARDS for word in board
]
TWIN: Final[list[int]] = [  # the first slot that is quite alike
    board.index(word) if word else -1 for board in _BOARDS for word in board
]
DASHED: Final[list[bool]] = [
    not word or word.startswith("Repair") for board in _BOARDS for word in board
]
FITS: Final[list[bool]] = [  # (faction * 12 + slot) * 7 + value
    bool(word) and value > 0 and _takes(word, value)
    for board in _BOARDS
    for word in board
    for value in range(7)
]
CANNONS: Final[list[list[int]]] = [  # by faction
    [k for k, word in enumerate(_BOARDS[faction]) if word.startswith("Cannons")]
    for faction in range(FACTIONS)
]
SHIP_FITS: Final[list[bool]] = [  # ship slot * 7 + value
    value > 0 and need in (0, value) for need in (0, 4, 6) for value in range(7)
]


CREW_ACTION: Final[list[int]] = [WORDS[word] if word else -1 for word in SLOT_WORD]  # by card

# ---------------------------------------------------------------- the rewards grid (AH-157)
GIVES_NOTHING: Final = 0
GIVES_GOLD: Final = 1  # amount
GIVES_FAME: Final = 2  # amount
SELLS_FAME: Final = 3  # up to amount gold, 1 Fame each
GIVES_CREW: Final = 4  # ignoring cost and suit
GIVES_WIND: Final = 5  # a free Tailwind
GIVES_MOVE: Final = 6
GIVES_QUIET_MOVE: Final = 7
GIVES_REPAIR: Final = 8  # all; amount: Fame for each
GIVES_TILE: Final = 9
GIVES_WEALTH: Final = 10  # amount of Fame, and wealth
GRID: Final = 25
MIDDLE: Final = 12

_GRID: Final = """
Sell5   Move    Fame2  Crew   Wealth4
Crew    Wind    Gold1  Fame1  Repair
Gold2   Fame1   -      Tile   Fame2
Wind    Quiet   Crew   Gold2  Move
Fame3   Gold2   Fame2  Gold1  Repair1
"""
_KINDS: Final = {
    "-": GIVES_NOTHING,
    "Gold": GIVES_GOLD,
    "Fame": GIVES_FAME,
    "Sell": SELLS_FAME,
    "Crew": GIVES_CREW,
    "Wind": GIVES_WIND,
    "Move": GIVES_MOVE,
    "Quiet": GIVES_QUIET_MOVE,
    "Repair": GIVES_REPAIR,
    "Tile": GIVES_TILE,
    "Wealth": GIVES_WEALTH,
}
REWARD: Final[list[int]] = [_KINDS[word.rstrip("0123456789")] for word in _GRID.split()]
AMOUNT: Final[list[int]] = [
    int(word[len(word.rstrip("0123456789")) :] or 0) for word in _GRID.split()
]
BESIDE: Final[list[list[int]]] = [  # the orthogonal neighbours of each grid space
    [there for there in range(GRID) if abs(there // 5 - here // 5) + abs(there % 5 - here % 5) == 1]
    for here in range(GRID)
]
