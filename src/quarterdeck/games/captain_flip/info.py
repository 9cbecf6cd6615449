"""Captain Flip for the lobby and the record."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.info import GameInfo, OptionSpec
from quarterdeck.games.captain_flip.components import BOARD_LETTERS

RULES_VERSION: Final = 1
END_FOURTH_COLUMN: Final = "end-fourth-column"

INFO: Final = GameInfo(
    id="captain_flip",
    version=RULES_VERSION,
    min_seats=2,  # CF-01
    max_seats=5,
    minutes=15,
    options=(OptionSpec("board", BOARD_LETTERS, "A"),),
    end_reasons=(END_FOURTH_COLUMN,),
)
