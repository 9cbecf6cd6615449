"""What a seat's outlook in Ahoy is made of, by number and by name."""

from __future__ import annotations

from typing import Final

FAME_NOW: Final = 0
CONTROL: Final = 1  # of regions, as far as it will be scored
PLEDGES: Final = 2
ON_ITS_WAY: Final = 3  # cargo, aboard or to be fetched
REWARDS: Final = 4
GOLD: Final = 5
CREW: Final = 6
HARM: Final = 7
DICE_IN_HAND: Final = 8
CANNONS: Final = 9
STRONG: Final = 10  # Strongholds, besides their control
ASHORE: Final = 11  # Comrades: Ready, on Islands, and where they can land next
PLANS: Final = 12
SHIPS: Final = 13  # Cutter and Gunship, besides control
BOMBARD: Final = 14
BATTLE: Final = 15  # one that is under way
# The first and the third are called what the count calls them at the end.
NAMES: Final[list[str]] = [
    "fame",
    "control",
    "pledge",
    "cargo",
    "rewards",
    "gold",
    "crew",
    "unharmed",
    "dice",
    "cannons",
    "strongholds",
    "comrades",
    "plans",
    "ships",
    "bombard",
    "battle",
]
PARTS: Final = 16
