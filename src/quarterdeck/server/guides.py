"""Guided first games: found in a game's folder, if it has one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from quarterdeck.kit.guide import Guide


@cache
def guide_of(game_id: str) -> Guide | None:
    """The script of a game's guided first game."""
    name = f"quarterdeck.games.{game_id}.guide"
    if find_spec(name) is None:
        return None
    found = import_module(name).GUIDE
    assert isinstance(found, Guide)
    return found
