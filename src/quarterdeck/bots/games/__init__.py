"""What bots know of single games beyond their rules: one module a game, all optional."""

from __future__ import annotations

from functools import cache
from typing import Any

from quarterdeck.bots.random import Instinct
from quarterdeck.core.game import Game


@cache
def instinct_for(game: Game[Any]) -> Instinct[Any]:
    """The game's own instinct, or the one that knows nothing."""
    if game.info.id == "captain_flip":
        from quarterdeck.bots.games.captain_flip import CaptainFlipInstinct

        return CaptainFlipInstinct(game)
    if game.info.id == "sail_away":
        from quarterdeck.bots.games.sail_away import SailAwayInstinct

        return SailAwayInstinct(game)
    if game.info.id == "ahoy":
        from quarterdeck.bots.games.ahoy import AhoyInstinct

        return AhoyInstinct(game)
    return Instinct(game)
