"""The guided game of the Union: Comrades, secret plans, and the Gunship, up to the scoring."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.boards import SHIP_SLOT
from quarterdeck.games.ahoy.cards import (
    AERONAUTS,
    BARRELMAN,
    BUCCANEER,
    COMRADE_A,
    CUTPURSE,
    CUTTER_PLAN,
    DIVER,
    FIGHTERS,
    GUNSHIP_PLAN,
    OFFICIAL_A,
    SAILOR_CARD,
    SECRET_WEAPON,
    WEAPON_CACHE,
)
from quarterdeck.games.ahoy.components import GUNSHIP_SIX
from quarterdeck.games.ahoy.frames import (
    HARBOR_REPAIR,
    PLACE_PATROL,
    READY_COMRADES,
)
from quarterdeck.games.ahoy.grid import EAST, NORTH, SOUTH, WEST
from quarterdeck.games.ahoy.guide import done, drawn, placed
from quarterdeck.kit.guide import Guide, Line

MATE: Final = 0  # leads the Squadron
LEARNER: Final = 1

COMPASS_TILE: Final = 4  # where Mate begins
COMPASS_REGION: Final = 0
PARROT_TILE: Final = 11  # where the learner does
SWORDS_TILE: Final = 3  # found at the end
COMPASS_ISLAND: Final = 3
MATES_SPACE: Final = 4  # beside the learner's Island: Mate's Flagship comes there
MATES_BEACH: Final = 6  # and a Patrol here
LANDING: Final = 0

MATES_ROLL: Final = (2, 3, 6, 1, 4)
MATES_TWO, MATES_THREE, MATES_SIX, MATES_ONE, MATES_FOUR = range(5)
LEARNERS_ROLL: Final = (1, 3, 6, 5)
ONE, THREE, SIX, FIVE = range(4)

SAIL: Final = 0  # slots of either board
CANNONS_SIX: Final = 8  # the Squadron's
BOMBARD: Final = 9
DEPLOY: Final = 10
ASSEMBLE: Final = 6  # the Union's
LANDS: Final = 0  # the victory: 1 damage and a Comrade

LINES: Final[list[Line]] = [
    drawn("tile", COMPASS_TILE),
    drawn("tile", PARROT_TILE),
    *[
        drawn("remove", card)
        for card in (AERONAUTS, BUCCANEER, CUTPURSE, COMRADE_A, SAILOR_CARD, BARRELMAN)
    ],
    *[drawn("deal", card) for card in (FIGHTERS, OFFICIAL_A, DIVER)],
    *[drawn("roll", value) for value in MATES_ROLL],
    *[drawn("roll", value) for value in LEARNERS_ROLL],
    done(MATE, "start", COMPASS_ISLAND, lesson="guide-union-welcome"),
    drawn("plan", GUNSHIP_PLAN),
    drawn("plan", WEAPON_CACHE),
    # Mate comes over by way of the Harbor, which loads the Cannons later
    *placed(MATE, MATES_TWO, SAIL, "guide-union-mate-comes"),
    done(MATE, "step", EAST),
    done(MATE, "step", SOUTH),
    done(MATE, "gain", PLACE_PATROL),
    *placed(MATE, MATES_THREE, SAIL + 1),
    done(MATE, "step", EAST),
    done(MATE, "stop"),
    done(MATE, "pass"),
    done(MATE, "end"),
    # 1: Comrades ashore, and Ready ones for more
    *placed(LEARNER, ONE, ASSEMBLE, "guide-union-assemble"),
    *placed(LEARNER, THREE, SAIL, "guide-union-sail"),
    done(LEARNER, "step", NORTH),
    done(LEARNER, "step", SOUTH),
    done(LEARNER, "gain", READY_COMRADES, lesson="guide-union-ready"),
    done(LEARNER, "end"),
    # Mate loads Cannons and lands a Patrol; the last die would bombard
    *placed(MATE, MATES_SIX, CANNONS_SIX, "guide-union-mate-loads"),
    *placed(MATE, MATES_ONE, DEPLOY),
    done(MATE, "put", MATES_BEACH),
    done(MATE, "end"),
    # 2: the Gunship, a battle with a plan
    done(LEARNER, "play", GUNSHIP_PLAN, lesson="guide-union-plan"),
    *placed(LEARNER, SIX, SHIP_SLOT + GUNSHIP_SIX, "guide-union-gunship"),
    done(LEARNER, "sail"),
    done(LEARNER, "step", NORTH),
    done(LEARNER, "step", WEST),
    done(LEARNER, "play", WEAPON_CACHE, lesson="guide-union-battle"),
    done(MATE, "lower", CANNONS_SIX, 3, lesson="guide-union-mate-lowers"),
    drawn("roll", 2),
    drawn("roll", 3),
    done(LEARNER, "win", LANDS, lesson="guide-union-victory"),
    done(LEARNER, "harm", BOMBARD),
    *placed(LEARNER, FIVE, SAIL + 1, "guide-union-explore"),
    done(LEARNER, "step", EAST),
    drawn("tile", SWORDS_TILE),
    done(LEARNER, "lay", LANDING),
    done(LEARNER, "end"),
    # Mate flees and repairs; the round is scored
    *placed(MATE, MATES_FOUR, SAIL + 2, "guide-union-mate-flees"),
    done(MATE, "step", WEST),
    done(MATE, "stop"),
    done(MATE, "gain", HARBOR_REPAIR),
    done(MATE, "mend", BOMBARD),
    done(MATE, "gain", PLACE_PATROL),
    done(MATE, "end"),
    done(MATE, "raise", COMPASS_REGION, lesson="guide-union-scored"),
    done(MATE, "pass"),
    # a new round, which the learner begins
    *[drawn("roll", value) for value in (5, 2, 4, 6, 1, 6, 4, 3, 2)],
    *[drawn("plan", plan) for plan in (CUTTER_PLAN, SECRET_WEAPON)],
]

GUIDE: Final = Guide(2, {}, LINES, "guide-union-farewell", LEARNER)
