"""Quarterdeck: five seafaring board games to play, replay, analyse and simulate.

>>> import quarterdeck as qd
>>> qd.games()
['captain_flip', 'sail_away', 'ahoy', 'anchors_aweigh', 'ship_ahoy']
>>> match = qd.game("captain_flip").match(seats=3, seed=1)

`docs/guide/library.md` goes on from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarterdeck.library import Match, Rulebook, Unlawful

__version__ = "0.1.0"
__all__ = ["Match", "Rulebook", "Unlawful", "__version__", "game", "games"]


def game(id: str) -> Rulebook:
    """A game by its id."""
    from quarterdeck import library

    return library.game(id)


def __getattr__(name: str) -> object:
    """The rest of the front door, opened when somebody comes: the server does without it."""
    if name in {"Match", "Rulebook", "Unlawful"}:
        from quarterdeck import library

        return getattr(library, name)
    if name == "games":
        from importlib import import_module

        return import_module("quarterdeck.games")  # a folder that can be called: see there
    raise AttributeError(f"module 'quarterdeck' has no attribute {name!r}")
