"""The guided game of a Smuggler: cargo smuggled and delivered, a reward, a pledge, a free crew."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.cards import (
    AERONAUTS,
    BARRELMAN,
    BEAKHEAD,
    BUCCANEER,
    COMRADE_A,
    COMRADE_B,
    CUTPURSE,
    CUTTER_PLAN,
    DIVER,
    FIGHTERS,
    GUNSHIP_PLAN,
    SAILOR_CARD,
    SEA_WITCH,
    SECRET_WEAPON,
    WEAPON_CACHE,
)
from quarterdeck.games.ahoy.frames import (
    PLACE_COMRADES,
    PLACE_PATROL,
    TAKE_TREASURE,
)
from quarterdeck.games.ahoy.grid import EAST, NORTH, SOUTH, WEST
from quarterdeck.games.ahoy.guide import done, drawn, placed
from quarterdeck.kit.guide import Guide, Line

MATE: Final = 0  # leads the Squadron
LEARNER: Final = 1
COOK: Final = 2  # leads the Union

COMPASS_TILE: Final = 4
PARROT_TILE: Final = 11
COMPASS_ISLAND: Final = 3
START: Final = 2  # beside it
WRECK: Final = 1  # a Tailwind space, on the other side of it

BEACH: Final = 6  # a Tailwind space off Parrot

MATES_ROLL: Final = (2, 3, 6, 1, 4)
MATES_TWO, MATES_THREE, MATES_SIX, MATES_ONE, MATES_FOUR = range(5)
LEARNERS_ROLL: Final = (1, 5, 5, 2)
ONE, FIVE, OTHER_FIVE, TWO = range(4)
COOKS_ROLL: Final = (1, 3, 6, 2)
COOKS_ONE, COOKS_THREE, COOKS_SIX, COOKS_TWO = range(4)

SQUADRONS_PILE: Final = 0
UNIONS_PILE: Final = 1
FAME_REWARD: Final = 11  # beside the middle of the grid
GOLD_REWARD: Final = 10  # and beside that

SAIL: Final = 0  # slots of every board
FULL_SAIL: Final = 3  # a Smuggler's
TAILWIND: Final = 4
CANNONS: Final = 5
ASSEMBLE: Final = 6  # the Union's
RALLY: Final = 9
UNIONS_REPAIR: Final = 10
MATES_TAILWIND: Final = 4  # the Squadron's
DEPLOY: Final = 10

LINES: Final[list[Line]] = [
    drawn("tile", COMPASS_TILE),
    drawn("tile", PARROT_TILE),
    *[
        drawn("remove", card)
        for card in (AERONAUTS, BUCCANEER, CUTPURSE, COMRADE_A, BEAKHEAD, BARRELMAN)
    ],
    *[drawn("deal", card) for card in (SAILOR_CARD, SEA_WITCH, DIVER)],
    *[drawn("roll", value) for value in MATES_ROLL],
    *[drawn("roll", value) for value in LEARNERS_ROLL],
    *[drawn("roll", value) for value in COOKS_ROLL],
    done(MATE, "start", COMPASS_ISLAND, lesson="guide-smuggler-welcome"),
    drawn("piles", SQUADRONS_PILE),
    done(LEARNER, "start", START, lesson="guide-smuggler-start"),
    drawn("plan", GUNSHIP_PLAN),
    drawn("plan", WEAPON_CACHE),
    # Mate takes hold of Compass
    *placed(MATE, MATES_TWO, SAIL, "guide-smuggler-mate"),
    done(MATE, "step", EAST),
    done(MATE, "step", SOUTH),
    done(MATE, "gain", PLACE_PATROL),
    *placed(MATE, MATES_ONE, DEPLOY),
    done(MATE, "put", START),
    done(MATE, "end"),
    # 1: cargo from Compass to Parrot
    *placed(LEARNER, ONE, SAIL, "guide-smuggler-sail"),
    done(LEARNER, "step", WEST),
    done(LEARNER, "stop"),
    done(LEARNER, "smuggle", SAILOR_CARD, lesson="guide-smuggler-smuggle"),
    drawn("deal", FIGHTERS),
    *placed(LEARNER, FIVE, FULL_SAIL, "guide-smuggler-full-sail"),
    *[done(LEARNER, "step", way) for way in (EAST, SOUTH, EAST, EAST, SOUTH)],
    done(LEARNER, "deliver", SAILOR_CARD, lesson="guide-smuggler-deliver"),
    done(LEARNER, "mark", FAME_REWARD, lesson="guide-smuggler-mark"),
    done(LEARNER, "reward"),
    done(LEARNER, "pledge", SQUADRONS_PILE, lesson="guide-smuggler-pledge"),
    done(LEARNER, "smuggle", SEA_WITCH, lesson="guide-smuggler-again"),
    drawn("deal", COMRADE_B),
    done(LEARNER, "end"),
    # the Union stays where it is; Mate sails about
    *placed(COOK, COOKS_ONE, ASSEMBLE, "guide-smuggler-cook"),
    *placed(COOK, COOKS_SIX, RALLY),
    done(COOK, "end"),
    *placed(MATE, MATES_FOUR, MATES_TAILWIND, "guide-smuggler-mate-again"),
    done(MATE, "fly", BEACH),
    done(MATE, "gain", PLACE_PATROL),
    *placed(MATE, MATES_SIX, SAIL + 1),
    done(MATE, "step", NORTH),
    done(MATE, "step", WEST),
    done(MATE, "gain", PLACE_PATROL),
    done(MATE, "pass"),
    done(MATE, "end"),
    # 2: cargo from Parrot to Compass, with the Tailwind
    *placed(LEARNER, OTHER_FIVE, TAILWIND, "guide-smuggler-tailwind"),
    done(LEARNER, "fly", WRECK),
    done(LEARNER, "harm", CANNONS, lesson="guide-smuggler-wreck"),
    done(LEARNER, "gain", TAKE_TREASURE),
    *placed(LEARNER, TWO, SAIL + 1, "guide-smuggler-home"),
    done(LEARNER, "step", NORTH),
    done(LEARNER, "stop"),
    done(LEARNER, "deliver", SEA_WITCH),
    done(LEARNER, "mark", GOLD_REWARD, lesson="guide-smuggler-second"),
    done(LEARNER, "reward"),
    done(LEARNER, "pledge", UNIONS_PILE),
    done(LEARNER, "end"),
    # the others' last dice, and the round is scored
    *placed(COOK, COOKS_THREE, SAIL, "guide-smuggler-last-dice"),
    done(COOK, "step", NORTH),
    done(COOK, "step", SOUTH),
    done(COOK, "gain", PLACE_COMRADES),
    *placed(COOK, COOKS_TWO, UNIONS_REPAIR),
    done(COOK, "end"),
    *placed(MATE, MATES_THREE, SAIL + 2),
    done(MATE, "step", NORTH),
    done(MATE, "stop"),
    done(MATE, "gain", PLACE_PATROL),
    done(MATE, "end"),
    # a new round, which the learner begins
    *[drawn("roll", value) for value in (5, 2, 4, 6, 1, 6, 4, 3, 2, 1, 5, 3, 6)],
    *[drawn("plan", plan) for plan in (CUTTER_PLAN, SECRET_WEAPON)],
]

GUIDE: Final = Guide(3, {}, LINES, "guide-smuggler-farewell", LEARNER)
