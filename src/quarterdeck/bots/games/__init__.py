"""What bots know of single games beyond their rules: one module a game, all of it optional.

A module may have ``INSTINCT`` (a class for playouts, greedy play and search), ``PACER`` (a class
for the hand in a race), ``remembered`` (what a level keeps in mind of what it heard) and ``hand``
(what becomes of what a level meant to do, where that takes skill).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from quarterdeck.bots.pace import Pacer
from quarterdeck.bots.random import Instinct
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game


@cache
def instinct_for(game: Game[Any]) -> Instinct[Any]:
    """The game's own instinct, or the one that knows nothing."""
    made: Instinct[Any] = _known(game.info.id, "INSTINCT", Instinct)(game)
    return made


@cache
def nothing_known(game: Game[Any]) -> Instinct[Any]:
    """Random playouts, and a tree that tries everything once: search as in the textbooks."""
    made: Instinct[Any] = Instinct(game)
    made.explore_below = made.explore
    made.untried = -1.0
    return made


def pacer_for(game: Game[Any], seat: int, level: str, dice: Dice) -> Pacer:
    """The hand of a bot in a race of the game."""
    made: Pacer = _known(game.info.id, "PACER", Pacer)(game, seat, level, dice)
    return made


def remembered(game: Game[Any], heard: list[Heard], seat: int, level: str) -> list[Heard]:
    """What a bot of that level has kept in mind of what its seat heard."""
    kept: list[Heard] = _known(game.info.id, "remembered", _everything)(heard, seat, level)
    return kept


def done_by(game: Game[Any], meant: Action, level: str, dice: Dice) -> Action:
    """What a bot of that level really does when it means to do something lawful: lawful too."""
    done: Action = _known(game.info.id, "hand", _surely)(meant, level, dice)
    return done


def _surely(meant: Action, level: str, dice: Dice) -> Action:
    return meant


def _everything(heard: list[Heard], seat: int, level: str) -> list[Heard]:
    return heard


@cache
def _known(id: str, name: str, otherwise: Any) -> Any:
    """What the game's module says, if there is one and it says anything."""
    path = f"{__name__}.{id}"
    if not id.isidentifier() or find_spec(path) is None:
        return otherwise
    return getattr(import_module(path), name, otherwise)
