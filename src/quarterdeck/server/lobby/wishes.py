"""What somebody wishes a table to be like: as the game has it, or why that cannot be."""

from __future__ import annotations

from typing import Any

from quarterdeck.bots.levels import LEVEL_NAMES, level_called
from quarterdeck.core.game import Game
from quarterdeck.core.info import BadSetup, settled_options
from quarterdeck.server.errors import SENTENCES, Trouble
from quarterdeck.server.session.lending import DEFAULT_LEVEL


def good_options(game: Game[Any], seats: int, wanted: dict[str, str]) -> dict[str, str]:
    """Every option with its value; what the game has not, or what does not go together, is told."""
    info = game.info
    if not info.min_seats <= seats <= info.max_seats:
        raise Trouble(400, "no-seat-count", seats, info.min_seats, info.max_seats)
    try:
        options = settled_options(info, seats, wanted)
        game.new(seats, options)
    except BadSetup as error:
        key = getattr(error, "key", "")
        if key in SENTENCES:
            raise Trouble(400, key, *getattr(error, "values", ())) from None
        raise Trouble(400, "no-such-option") from None
    return options


def good_level(wish: str) -> str:
    """A bot's level; empty means the usual one."""
    level = level_called(wish or DEFAULT_LEVEL)
    if level not in LEVEL_NAMES:
        raise Trouble(400, "no-such-level")
    return level
