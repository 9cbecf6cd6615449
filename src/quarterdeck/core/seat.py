"""Who can change a game: the players by number, and three seats that are nobody's."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int

NATURE: Final = -1  # dice, draws, a cannonball's flight
CLOCK: Final = -2  # time passing
NOBODY: Final = -3  # spectators; frames that belong to no seat
