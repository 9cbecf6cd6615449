"""What is in the box of Ahoy besides tiles, cards and boards: factions, figures, limits."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# ---------------------------------------------------------------- factions (AH-001)
SQUADRON: Final = 0
UNION: Final = 1
SMUGGLER: Final = 2
FACTIONS: Final = 3
SEATS: Final = 4
MIN_SEATS: Final = 2
# Who sits where, clockwise, by seats * 4 + seat. The Squadron is always seat 0.
FACTION: Final[list[int]] = [
    *[NONE] * 8,
    *[SQUADRON, UNION, NONE, NONE],
    *[SQUADRON, SMUGGLER, UNION, NONE],
    *[SQUADRON, SMUGGLER, UNION, SMUGGLER],
]
UNION_SEAT: Final[list[int]] = [NONE, NONE, 1, 2, 2]  # by seats

# ---------------------------------------------------------------- suits
PARROT: Final = 0
SKULL: Final = 1
SWORDS: Final = 2
TREE: Final = 3
COMPASS: Final = 4
FISH: Final = 5
SUITS: Final = 6

# ---------------------------------------------------------------- figures, by number
# 0 to 3: the Flagship of that seat.
PATROL_COUNT: Final = 10  # AH-008
STRONGHOLD_COUNT: Final = 3
PATROLS: Final = SEATS  # the first of ten
STRONGHOLDS: Final = PATROLS + PATROL_COUNT  # the first of three
CUTTER: Final = STRONGHOLDS + STRONGHOLD_COUNT
GUNSHIP: Final = CUTTER + 1
FIGURES: Final = GUNSHIP + 1

# ---------------------------------------------------------------- limits
GOLD: Final = 20  # AH-006
COMRADES: Final = 20
READY: Final = 6  # AH-010
ON_ISLAND: Final = 2
START_GOLD: Final = 1
REGIONS: Final = 11  # AH-002: of 12 tiles one is put away
SPACES: Final = REGIONS * 4
MOST_WEALTH: Final = 6  # AH-004
FAME_TO_END: Final = 30  # AH-032
DICE: Final = 5  # room for each seat
DICE_OF: Final[list[int]] = [5, 4, 4]  # by faction, AH-007
DICE_A_TURN: Final = 2  # AH-020
MARKET: Final = 3  # AH-005
HAND_PLANS: Final = 2  # AH-010, AH-034
MOST_CARGO: Final = 2  # AH-151
DELIVERY_FAME: Final = 2  # AH-152
CONVINCED: Final = 2  # AH-200

# ---------------------------------------------------------------- what lies on a slot
EMPTY: Final = 0  # 1 to 6: a die of that value
DAMAGE: Final = 7
BOARD_ROOM: Final = 12  # slots kept for each seat; a board has 8 to 12

# ---------------------------------------------------------------- where a market card is
DECK: Final = 0
IN_MARKET: Final = 1
BOX: Final = 2
CREW: Final = 3  # + seat
CARGO: Final = CREW + SEATS  # + seat
PLEDGED: Final = CARGO + SEATS  # + seat * 2 + pile

# ---------------------------------------------------------------- kinds of movement
SAIL: Final = 0  # the Sail action of a Flagship
FULL_SAIL: Final = 1
SAILOR: Final = 2
TRAWLER: Final = 3
SHIP_SAIL: Final = 4  # Cutter or Gunship by their plan
TAILWIND: Final = 5  # the Tailwind action of a Flagship
SHIP_TAILWIND: Final = 6
DIRECT: Final = 7  # any other direct move
REWARD_MOVE: Final = 8  # "Move 2" of the rewards
QUIET_MOVE: Final = 9  # the same, ignoring battles
VICTORY_MOVE: Final = 10
ORDER: Final = 11  # a Patrol by Order
OFFICIAL: Final = 12  # a Patrol by Convincing Official
PUSHED: Final = 13  # by Battering Beakhead
KINDS: Final = 14
# By kind: whether battle is ignored, Wreckage is ignored.
NO_BATTLE: Final[list[bool]] = [k in (QUIET_MOVE, OFFICIAL, PUSHED) for k in range(KINDS)]
NO_WRECKAGE: Final[list[bool]] = [k in (SHIP_SAIL, SHIP_TAILWIND) for k in range(KINDS)]

# ---------------------------------------------------------------- the Cutter's and Gunship's slots
CUTTER_SLOT: Final = 0  # any die
GUNSHIP_FOUR: Final = 1
GUNSHIP_SIX: Final = 2
SHIP_SLOTS: Final = 3

# ---------------------------------------------------------------- ways to end (state.ended)
BY_FAME: Final = 1
BY_CONCEDING: Final = 2

# ---------------------------------------------------------------- where gold and Fame come from
FROM_TREASURE: Final = 0
FROM_MERCHANT: Final = 1
FROM_DIVER: Final = 2
FROM_DOCUMENTARIAN: Final = 3
FROM_ELDER: Final = 4
FROM_CUTPURSE: Final = 5
FROM_REWARD: Final = 6
FROM_DELIVERY: Final = 7
FROM_CONTROL: Final = 8
# what gold is paid for
FOR_DIE: Final = 9
FOR_CREW: Final = 10
FOR_AERONAUTS: Final = 11
FOR_WIND: Final = 12
FOR_REWARD: Final = 13
FROM_TRAWLER: Final = 14
SOURCES: Final = 15
