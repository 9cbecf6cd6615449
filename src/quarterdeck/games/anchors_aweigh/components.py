"""What is in the box of Anchors Aweigh!: asset tiles, adventure cards, cargo, ships."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
SEATS: Final = 4  # AA-01
ROUNDS: Final = 2

# ---------------------------------------------------------------- phases of a round
SETUP: Final = 0
LOADING: Final = 1
TRAVEL: Final = 2
ROUND_END: Final = 3

# ---------------------------------------------------------------- assets (AA-02)
CANNON: Final = 0
SWORD: Final = 1
SAILOR: Final = 2
SHOVEL: Final = 3
SPYGLASS: Final = 4
ROPE: Final = 5
COMPASS: Final = 6
MAP: Final = 7
STORAGE: Final = 8
MONKEY: Final = 9
ASSETS: Final = MONKEY + 1
EACH: Final = 9  # tiles of every asset but the monkey
MONKEYS: Final = 3
STARFISH_EACH: Final = 4  # of the nine; no monkey shows one (reconstructed)
TILES: Final = MONKEY * EACH + MONKEYS

# What is printed on a tile's front: asset * 2 + 1 if it shows a starfish.
FRONTS: Final = MONKEY * 2 + 1
MONKEY_FRONT: Final = MONKEY * 2
FRONT_COUNT: Final[list[int]] = [  # by front, how many tiles have it
    *[EACH - STARFISH_EACH, STARFISH_EACH] * MONKEY,
    MONKEYS,
]
ALL_FRONTS: Final[list[int]] = [f for f in range(FRONTS) for _ in range(FRONT_COUNT[f])]

# How a tile lies in the pile: its front (face up), or
BACK: Final = -1  # face down
GONE: Final = -2  # not in the pile: in a hand, aboard, or in the box

# ---------------------------------------------------------------- cargo (AA-04), in a ring
BLUE: Final = 0
WHITE: Final = 1
ORANGE: Final = 2
PURPLE: Final = 3
COLOURS: Final = 4
TOKENS: Final = 16  # of each colour
GREY: Final = COLOURS  # on a card: any colour (AA-39)
PARROTS: Final = 3

# ---------------------------------------------------------------- ships (AA-05)
ABOVE: Final = 8  # spaces 0 to 7, for everyone to see
MIXED: Final = 12  # spaces 0 to 11 take an asset or a cargo; 8 to 11 lie below deck
SPACES: Final = 14  # spaces 12 and 13, below deck, take cargo only
BELOW: Final = SPACES - ABOVE
FULL: Final = (1 << SPACES) - 1
MIXED_MASK: Final = (1 << MIXED) - 1
# What lies on a space: 0 nothing, 1 + front an asset, then
CARGO: Final = FRONTS + 1  # + colour
CHEST: Final = CARGO + COLOURS
CODE_BITS: Final = 5  # a code fits in
CODE_MASK: Final = (1 << CODE_BITS) - 1
LOAD: Final = 2  # cargo on a storage asset (AA-37): 1 + colour, plus 5 * (1 + colour) of the second
LOADS: Final = COLOURS + 1

# ---------------------------------------------------------------- adventure cards (AA-03)
DISCOVERY: Final = 0
TRADE: Final = 1
PIRATES: Final = 2
CONTRACT: Final = 3
TYPES: Final = 4
DEALT: Final = 13  # a round (AA-07)
STANDARD_MIX: Final[list[int]] = [5, 2, 3, 3]  # by type

_SH: Final = (SHOVEL,)
_SP: Final = (SPYGLASS,)
_RO: Final = (ROPE,)
_CO: Final = (COMPASS,)
_MA: Final = (MAP,)
_CA: Final = (CANNON,)
_SW: Final = (SWORD,)
_SA: Final = (SAILOR,)
_B: Final = (BLUE,)
_W: Final = (WHITE,)
_O: Final = (ORANGE,)
_P: Final = (PURPLE,)
_ANY: Final = (GREY,)
_NO: Final[tuple[int, ...]] = ()

# Each as printed (reconstructed): what it asks, the cargo it gives, the coins it gives.
_DISCOVERY: Final = [
    (_SH + _SP, _B + _W, 0),
    (_SH + _RO, _O + _P, 0),
    (_SH + _CO, _W * 2, 0),
    (_SH + _MA, _P * 2, 0),
    (_SP + _RO, _B + _O, 0),
    (_SP + _CO, _W + _P, 0),
    (_SP + _MA, _B * 2, 0),
    (_RO + _CO, _O * 2, 0),
    (_RO + _MA, _NO, 4),
    (_CO + _MA, _NO, 4),
    (_SH, _B, 0),
    (_SP, _W, 0),
    (_RO, _O, 0),
    (_CO, _P, 0),
    (_MA, _NO, 2),
    (_SH * 2, _B * 3, 0),
    (_SP * 2, _W * 3, 0),
    (_RO * 2, _O * 3, 0),
    (_CO * 2, _P * 3, 0),
    (_MA * 2, _NO, 5),
]
_TRADE: Final = [  # for a colour: two of the next, or one of each of the two others
    (_B, _W * 2, 0),
    (_W, _O * 2, 0),
    (_O, _P * 2, 0),
    (_P, _B * 2, 0),
    (_B, _O + _P, 0),
    (_W, _P + _B, 0),
    (_O, _B + _W, 0),
    (_P, _W + _O, 0),
]
_PIRATES: Final = [
    (_CA + _SW, _NO, 5),
    (_CA + _SA, _NO, 5),
    (_SW + _SA, _NO, 5),
    (_CA * 2, _ANY * 3, 0),
    (_SW * 2, _ANY * 3, 0),
    (_SA * 2, _ANY * 3, 0),
    (_CA * 2 + _SW, _NO, 7),
    (_SW * 2 + _SA, _NO, 7),
    (_SA * 2 + _CA, _NO, 7),
    (_CA + _SW + _SA, _NO, 8),
    (_CA + _SW + _SA, _ANY * 4, 0),
    (_CA + _SW + _SA, _ANY * 4, 0),
]
_CONTRACTS: Final = [
    (_B * 3, _NO, 6),
    (_W * 3, _NO, 6),
    (_O * 3, _NO, 6),
    (_P * 3, _NO, 6),
    (_B * 2 + _W, _NO, 5),
    (_W * 2 + _O, _NO, 5),
    (_O * 2 + _P, _NO, 5),
    (_P * 2 + _B, _NO, 5),
    (_B + _W + _O, _NO, 5),
    (_W + _O + _P, _NO, 5),
    (_O + _P + _B, _NO, 5),
    (_P + _B + _W, _NO, 5),
]
_ALL: Final = [*_DISCOVERY, *_TRADE, *_PIRATES, *_CONTRACTS]
CARDS: Final = len(_ALL)
DECKS: Final[list[int]] = [  # cards by type
    len(_DISCOVERY),
    len(_TRADE),
    len(_PIRATES),
    len(_CONTRACTS),
]
FIRST_CARD: Final[list[int]] = [  # by type, and after the last: its cards follow each other
    sum(DECKS[:t]) for t in range(TYPES + 1)
]

TYPE: Final[list[int]] = [t for t in range(TYPES) for _ in range(DECKS[t])]  # by card
# By card: the assets (discovery, pirates) or colours (trade, contract) asked, one entry a symbol.
ASKS: Final[list[tuple[int, ...]]] = [asked for asked, _, _ in _ALL]
NEED_ASSETS: Final[list[int]] = [  # card * 10 + asset: how many
    asked.count(a) if TYPE[card] in (DISCOVERY, PIRATES) else 0
    for card, (asked, _, _) in enumerate(_ALL)
    for a in range(ASSETS)
]
NEED_CARGO: Final[list[int]] = [  # card * 4 + colour
    asked.count(c) if TYPE[card] in (TRADE, CONTRACT) else 0
    for card, (asked, _, _) in enumerate(_ALL)
    for c in range(COLOURS)
]
REWARD: Final[list[tuple[int, ...]]] = [cargo for _, cargo, _ in _ALL]  # colours, GREY: any
COINS: Final[list[int]] = [coins for _, _, coins in _ALL]

PENALTY_COINS: Final = 2  # AA-34, and one cargo
CHEST_COINS: Final = 10  # AA-51

# ---------------------------------------------------------------- the race (AA-11)
COUNTDOWN_MS: Final = 3000
REACHES: Final[dict[str, int]] = {"200": 200, "400": 400, "800": 800}
LIMITS: Final[dict[str, int]] = {"none": 0, "3": 180_000, "5": 300_000}  # AA-21
