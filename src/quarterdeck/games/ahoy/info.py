"""Ahoy for the lobby and the record."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.info import GameInfo
from quarterdeck.games.ahoy.components import FACTION, MIN_SEATS, SEATS

RULES_VERSION: Final = 3
OLDEST_VERSION: Final = 2
# By which version a rule came: a game begun under an earlier one goes on without it.
COMRADES_BY_SHIP: Final = 3  # AH-136: Cutter and Gunship bring Comrades where they anchor
JUDGED_IN_TURN: Final = 3  # AH-071: what an anchoring gives is judged when its turn comes
CHANGED_TO_RECRUIT: Final = 3  # AH-090: gold may change a die placed to recruit
TREASURE_LEFT: Final = 3  # AH-222: the Trawler may leave a Treasure
TILE_SEEN: Final = 3  # AH-157: a reward's tile is drawn before its place is chosen

FACTION_NAMES: Final = ("squadron", "union", "smuggler")

END_FAME: Final = "end-fame"  # AH-032
END_CONCEDED: Final = "end-conceded"  # AH-163

INFO: Final = GameInfo(
    id="ahoy",
    version=RULES_VERSION,
    min_seats=MIN_SEATS,  # AH-001
    max_seats=SEATS,
    minutes=75,
    options=(),
    end_reasons=(END_FAME, END_CONCEDED),
    oldest=OLDEST_VERSION,
    roles=tuple(
        [
            tuple([FACTION_NAMES[FACTION[seats * SEATS + seat]] for seat in range(seats)])
            for seats in range(MIN_SEATS, SEATS + 1)
        ]
    ),
    printed=True,
)
