"""Sail Away for the lobby and the record."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.info import GameInfo

RULES_VERSION: Final = 2
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
)
