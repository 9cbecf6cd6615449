"""Sail Away for the lobby and the record."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.info import GameInfo

RULES_VERSION: Final = 3
OLDEST: Final = 2  # games begun under it go on as they began
OWN_ORDER: Final = 3  # since this version ships are launched in their owner's order (SA-31)
END_FIVE_SHIPS: Final = "end-five-ships"  # SA-60
END_LOCKED: Final = "end-locked"  # SA-14

INFO: Final = GameInfo(
    id="sail_away",
    version=RULES_VERSION,
    min_seats=2,  # SA-01
    max_seats=4,
    minutes=45,
    options=(),
    end_reasons=(END_FIVE_SHIPS, END_LOCKED),
    oldest=OLDEST,
)
