"""What bots know of single games beyond their rules: one module a game, all optional."""

from __future__ import annotations

from functools import cache
from typing import Any

from quarterdeck.bots.pace import Pacer
from quarterdeck.bots.random import Instinct
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
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
    if game.info.id == "anchors_aweigh":
        from quarterdeck.bots.games.anchors_aweigh import AnchorsAweighInstinct

        return AnchorsAweighInstinct(game)
    return Instinct(game)


def pacer_for(game: Game[Any], seat: int, level: str, dice: Dice) -> Pacer:
    """The hand of a bot in a race of the game."""
    if game.info.id == "anchors_aweigh":
        from quarterdeck.bots.games.anchors_aweigh import AnchorsAweighPacer

        return AnchorsAweighPacer(game, seat, level, dice)
    return Pacer(game, seat, level, dice)


def remembered(game: Game[Any], heard: list[Heard], seat: int, level: str) -> list[Heard]:
    """What a bot of that level has kept in mind of what its seat heard."""
    if game.info.id == "anchors_aweigh":
        from quarterdeck.bots.games.anchors_aweigh import remembered as kept

        return kept(heard, seat, level)
    return heard
