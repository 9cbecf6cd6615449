"""The thirty market cards and the twelve plans."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.components import SUITS
from quarterdeck.games.ahoy.tiles import SUIT_WORDS

# Suit | crew | cost (g1, g2 gold; D a die) | where the cargo goes | its own slot, if any: what a
# die there does (WORDS of boards.py). A new card comes last: cards are known by their numbers.
CARDS: Final = (
    "Parrot  | Aeronauts             | g1 | Swords  |",
    "Parrot  | Middleman             | g1 | Skull   |",
    "Parrot  | Documentarian         | g1 | Tree    |",
    "Parrot  | Elder                 | D  | Fish    |",
    "Parrot  | Sea Witch             | g2 | Compass |",
    "Skull   | Buccaneer             | g1 | Parrot  |",
    "Skull   | Mystic                | g1 | Swords  |",
    "Skull   | Gunner                | D  | Tree    |",
    "Skull   | Gunner's Mate         | g1 | Fish    |",
    "Skull   | Powder Monkey         | D  | Compass |",
    "Swords  | Fighters              | g2 | Parrot  |",
    "Swords  | Cutpurse              | D  | Skull   |",
    "Swords  | Shipwright            | g1 | Tree    | Shipwright",
    "Swords  | Emissary              | g1 | Fish    |",
    "Swords  | Grogmaster            | g1 | Compass |",
    "Tree    | Convincing Comrade    | g1 | Parrot  | Comrade",
    "Tree    | Convincing Comrade    | g1 | Swords  | Comrade",
    "Tree    | Convincing Official   | g1 | Skull   | Official",
    "Tree    | Convincing Official   | g1 | Fish    | Official",
    "Tree    | Naive Noble           | g1 | Compass |",
    "Compass | Sailor                | g2 | Parrot  | Sailor",
    "Compass | Battering Beakhead    | g1 | Skull   |",
    "Compass | Ghastly Gust          | g2 | Tree    |",
    "Compass | Whispering Wind       | D  | Swords  |",
    "Compass | Trawler               | g2 | Fish    | Trawler",
    "Fish    | Barrelman             | g1 | Parrot  |",
    "Fish    | Pilot                 | D  | Skull   |",
    "Fish    | Sea Dog               | g1 | Tree    |",
    "Fish    | Diver                 | g1 | Swords  |",
    "Fish    | Merchant              | g1 | Compass |",
)
CARDS_COUNT: Final = len(CARDS)
AERONAUTS: Final = 0
MIDDLEMAN: Final = 1
DOCUMENTARIAN: Final = 2
ELDER: Final = 3
SEA_WITCH: Final = 4
BUCCANEER: Final = 5
MYSTIC: Final = 6
GUNNER: Final = 7
GUNNERS_MATE: Final = 8
POWDER_MONKEY: Final = 9
FIGHTERS: Final = 10
CUTPURSE: Final = 11
SHIPWRIGHT: Final = 12
EMISSARY: Final = 13
GROGMASTER: Final = 14
COMRADE_A: Final = 15
COMRADE_B: Final = 16
OFFICIAL_A: Final = 17
OFFICIAL_B: Final = 18
NAIVE_NOBLE: Final = 19
SAILOR_CARD: Final = 20
BEAKHEAD: Final = 21
GHASTLY_GUST: Final = 22
WHISPERING_WIND: Final = 23
TRAWLER_CARD: Final = 24
BARRELMAN: Final = 25
PILOT: Final = 26
SEA_DOG: Final = 27
DIVER: Final = 28
MERCHANT: Final = 29


def _part(card: str, k: int) -> str:
    return card.split("|")[k].strip()


NAMES: Final[list[str]] = [_part(card, 1) for card in CARDS]
CARD_SUIT: Final[list[int]] = [SUIT_WORDS[_part(card, 0)] for card in CARDS]
COST: Final[list[int]] = [int(_part(c, 2)[1:] or 0) for c in CARDS]  # in gold; 0: a die
COSTS_DIE: Final[list[bool]] = [_part(card, 2) == "D" for card in CARDS]
GOES_TO: Final[list[int]] = [SUIT_WORDS[_part(card, 3)] for card in CARDS]
SLOT_WORD: Final[list[str]] = [_part(card, 4) for card in CARDS]
HAS_SLOT: Final[list[bool]] = [word != "" for word in SLOT_WORD]
SLOT_CARDS: Final[list[int]] = [card for card in range(CARDS_COUNT) if HAS_SLOT[card]]
BY_SUIT: Final[list[list[int]]] = [
    [card for card in range(CARDS_COUNT) if CARD_SUIT[card] == suit] for suit in range(SUITS)
]

# ---------------------------------------------------------------- plans, by kind (AH-238)
CUTTER_PLAN: Final = 0
GUNSHIP_PLAN: Final = 1
CLOSE_CALL: Final = 2
DYNAMIC_ENTRY: Final = 3
ENLIST: Final = 4
EVACUATION: Final = 5
SECRET_WEAPON: Final = 6
SNEAK_ATTACK: Final = 7
WEAPON_CACHE: Final = 8
PLANS: Final = 9
PLAN_COPIES: Final[list[int]] = [1, 1, 1, 2, 1, 1, 1, 2, 2]
PLAN_CARDS: Final = sum(PLAN_COPIES)
IN_BATTLE: Final[list[bool]] = [
    plan in (CLOSE_CALL, SECRET_WEAPON, WEAPON_CACHE) for plan in range(PLANS)
]
