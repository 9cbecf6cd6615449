"""Ahoy for the lobby and the record."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.info import GameInfo

RULES_VERSION: Final = 2
END_FAME: Final = "end-fame"  # AH-032
END_CONCEDED: Final = "end-conceded"  # AH-163

INFO: Final = GameInfo(
    id="ahoy",
    version=RULES_VERSION,
    min_seats=2,  # AH-001
    max_seats=4,
    minutes=75,
    options=(),
    end_reasons=(END_FAME, END_CONCEDED),
)
