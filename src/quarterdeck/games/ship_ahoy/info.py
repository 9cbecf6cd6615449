"""Ship Ahoy for the lobby and the record: options, and which go together."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.info import BadSetup, GameInfo, OptionSpec, settled_options
from quarterdeck.games.ship_ahoy.components import (
    HEAVY_WIND,
    KRAKEN_SCENE,
    MERCHANT,
    PIRATE_SHIP,
    SEA_MONSTER,
    TREASURE_ISLAND,
)

RULES_VERSION: Final = 2
OLDEST_VERSION: Final = 1
# Since which version of the rules:
PIRATE_SHOOTS: Final = 2  # the cannon may be put next to the pirate ship (SH-61)
BARREL_CHOSEN: Final = 2  # of several barrels in reach the player chooses (SH-64)

END_OUT: Final = "end-out"  # SH-40
END_LIMIT: Final = "end-limit"  # SH-43
BY_TOWERS: Final = "-towers"  # and towers broke a tie (SH-41)

YES: Final = "yes"
NO: Final = "no"
BASIC: Final = "basic"
ADVANCED: Final = "advanced"
FULL_TABLE: Final = "full"
SMALL_TABLE: Final = "small"

# Of these only one can be chosen (SH-67).
_APART: Final = {
    "treasure": "monster",
    "monster": "treasure",
    "wind": "kraken",
    "kraken": "wind",
}
# The option of each scenario and its bit (SH-60 to SH-65).
SCENARIOS: Final = (
    ("treasure", TREASURE_ISLAND),
    ("pirate", PIRATE_SHIP),
    ("monster", SEA_MONSTER),
    ("wind", HEAVY_WIND),
    ("merchant", MERCHANT),
    ("kraken", KRAKEN_SCENE),
)

INFO: Final = GameInfo(
    id="ship_ahoy",
    version=RULES_VERSION,
    min_seats=2,  # SH-01
    max_seats=4,
    minutes=45,
    options=(
        OptionSpec("table", (FULL_TABLE, SMALL_TABLE), FULL_TABLE),  # SH-02
        OptionSpec("rules", (BASIC, ADVANCED), BASIC),  # SH-50
        OptionSpec("teams", (NO, YES), NO, seats=4),  # SH-42
        OptionSpec("rounds", ("5", "10", "20", "30", "60", "100"), "60"),  # SH-43
        *[OptionSpec(name, (NO, YES), NO, apart=_APART.get(name, "")) for name, _ in SCENARIOS],
    ),
    end_reasons=(END_OUT, END_LIMIT),
    oldest=OLDEST_VERSION,
    printed=True,  # a harbour, its tower and its ships (SH-01)
)


def chosen_options(seats: int, wanted: dict[str, str]) -> dict[str, str]:
    """Every option with its value; BadSetup says what does not go together (SH-67)."""
    chosen = settled_options(INFO, seats, wanted)
    if chosen["teams"] == YES and seats != 4:
        raise BadSetup("teams of two are for four players", "no-setup-teams")
    if chosen["wind"] == YES and chosen["kraken"] == YES:
        raise BadSetup("Heavy Wind and Kraken are two sides of one tile", "no-setup-wind-kraken")
    if chosen["treasure"] == YES and chosen["monster"] == YES:
        raise BadSetup(
            "Treasure Island and Sea Monster both take the middle", "no-setup-treasure-monster"
        )
    return chosen


def scenario_mask(chosen: dict[str, str]) -> int:
    """The scenarios of a table as bits."""
    return sum([bit for name, bit in SCENARIOS if chosen[name] == YES])
