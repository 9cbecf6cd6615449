"""The guided first game: three turns from the first crate to a second full ship.

It stops before the game is over: by then every idea has been shown once.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.core.seat import NATURE
from quarterdeck.games.sail_away.components import (
    COCOA,
    COTTON,
    LANDLUBBER,
    MAPMAKER,
    SMUGGLED_GOODS,
    STANDARD,
    STRAIGHT_ABOARD,
    TREASURE,
    VANILLA,
)
from quarterdeck.kit.guide import LEARNER, Guide, Line

MATE: Final = 1

# Islands and ships by name; what is on them is in components.py.
COTTON_ISLAND: Final = 0  # cotton, cotton, vanilla, vanilla, sugar cane
SUGAR_ISLAND: Final = 2
HERON_ISLAND: Final = 7
AMITY: Final = 0  # cotton, vanilla
BEATRICE: Final = 1  # vanilla, sugar cane
ESMERALDA: Final = 4
GAZELLE: Final = 6  # cotton, sugar cane; smuggler's: coconuts
HALCYON: Final = 7  # vanilla, bananas; smuggler's: cocoa
JACARANDA: Final = 9
NERISSA: Final = 13  # vanilla, vanilla, coconuts
PALOMA: Final = 15
QUETZAL: Final = 16
TAMARIND: Final = 19
UNDINE: Final = 20
WINIFRED: Final = 22
AURORA: Final = 24  # cotton, cotton, vanilla, vanilla
DIADEM: Final = 27
ENDEAVOUR: Final = 28  # coconuts and cocoa only
INVINCIBLE: Final = 32

# Where they lie.
FIRST_ISLE: Final = 0
SUGAR_ISLE: Final = 1
TREASURE_ISLE: Final = 2
GOODS_SPOT: Final = 0
MAP_SPOT: Final = 1
LUBBER_SPOT: Final = 2
AMITY_BERTH: Final = 0
BEATRICE_BERTH: Final = 1
GAZELLE_BERTH: Final = 0
HALCYON_BERTH: Final = 1


def drawn(verb: str, *args: int) -> Line:
    """NATURE turns something up or deals it."""
    return Line(NATURE, verb, args)


def done(seat: int, verb: str, *args: int, lesson: str = "") -> Line:
    """What a player does."""
    return Line(seat, verb, args, lesson)


LINES: Final[list[Line]] = [
    # everything is laid out
    drawn("objective", VANILLA),
    drawn("secret", LEARNER, COTTON),
    drawn("secret", MATE, COCOA),
    drawn("open", FIRST_ISLE, COTTON_ISLAND),
    drawn("open", SUGAR_ISLE, SUGAR_ISLAND),
    drawn("open", TREASURE_ISLE, TREASURE),
    drawn("hire", GOODS_SPOT, SMUGGLED_GOODS),
    drawn("hire", MAP_SPOT, MAPMAKER),
    drawn("hire", LUBBER_SPOT, LANDLUBBER),
    *[
        drawn("deal", LEARNER, ship)
        for ship in (AMITY, INVINCIBLE, BEATRICE, PALOMA, AURORA, ESMERALDA)
    ],
    *[
        drawn("deal", MATE, ship)
        for ship in (GAZELLE, QUETZAL, HALCYON, UNDINE, ENDEAVOUR, JACARANDA)
    ],
    # three of six ships, with the objectives in mind
    done(LEARNER, "keep", AMITY, lesson="guide-welcome"),
    done(LEARNER, "keep", BEATRICE, lesson="guide-public"),
    done(LEARNER, "keep", AURORA, lesson="guide-secret"),
    done(MATE, "keep", GAZELLE, lesson="guide-mate-keeps"),
    done(MATE, "keep", HALCYON),
    done(MATE, "keep", ENDEAVOUR),
    drawn("dock", 0, DIADEM),
    drawn("dock", 1, NERISSA),
    drawn("dock", 2, TAMARIND),
    drawn("first", MATE),
    # 1: a crate on an island, and pirates on top of another
    done(MATE, "place", FIRST_ISLE, 4, lesson="guide-mate-begins"),
    done(MATE, "place", FIRST_ISLE, 0),
    done(LEARNER, "place", FIRST_ISLE, 1, lesson="guide-place"),
    done(LEARNER, "pirate", FIRST_ISLE, 4, lesson="guide-on-top"),
    done(MATE, "place", FIRST_ISLE, 2, lesson="guide-mate-strikes-back"),
    done(MATE, "pirate", FIRST_ISLE, 1),
    # 2: a pirate action card, a claim, ransom, unloading, a launch
    done(LEARNER, "board", MAP_SPOT, lesson="guide-card"),
    done(LEARNER, "place", FIRST_ISLE, 3, lesson="guide-claim"),
    done(LEARNER, "ransom", 1, lesson="guide-ransom"),
    done(MATE, "yield", 4, lesson="guide-mate-yields"),
    done(LEARNER, "stow", AMITY_BERTH, 0, lesson="guide-unload"),
    done(LEARNER, "stow", AMITY_BERTH, 1, lesson="guide-unload-vanilla"),
    done(LEARNER, "stow", BEATRICE_BERTH, 1, lesson="guide-unload-pirates"),
    done(MATE, "stow", GAZELLE_BERTH, 0, lesson="guide-mate-unloads"),
    done(MATE, "stow", HALCYON_BERTH, 0),
    done(LEARNER, "arm", STRAIGHT_ABOARD, lesson="guide-launch"),
    done(LEARNER, "take", 1, lesson="guide-new-ship"),
    drawn("dock", 1, WINIFRED),
    drawn("open", FIRST_ISLE, HERON_ISLAND),
    # 3: Mate uses a card that acts at once; Treasure Island; an ability
    done(MATE, "place", SUGAR_ISLE, 0, lesson="guide-mate-smuggles"),
    done(MATE, "board", GOODS_SPOT),
    done(MATE, "smuggle", SUGAR_ISLE, 0),
    done(MATE, "wait"),
    done(LEARNER, "place", TREASURE_ISLE, 3, lesson="guide-treasure"),
    done(LEARNER, "use", STRAIGHT_ABOARD, lesson="guide-ability"),
    done(LEARNER, "load", STANDARD, BEATRICE_BERTH, 0, lesson="guide-load"),
]

GUIDE: Final = Guide(2, {}, LINES, "guide-farewell")
