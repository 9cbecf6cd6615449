"""The only list of games, of their guided first games and of their practice ranges."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.state import State
from quarterdeck.kit.guide import Guide


class Range(Protocol):
    """A practice range: a game's module that has these two."""

    def lay(self, size: int, numbers: list[int]) -> State | Refusal:
        """A bare table with these pieces, or why there can be none."""

    def fired(self, s: Any, shot: list[int]) -> Frame | Refusal:
        """The shot in the air, or why it cannot be fired."""


def _captain_flip() -> Game[Any]:
    from quarterdeck.games.captain_flip import GAME

    return GAME


def _sail_away() -> Game[Any]:
    from quarterdeck.games.sail_away import GAME

    return GAME


def _ahoy() -> Game[Any]:
    from quarterdeck.games.ahoy import GAME

    return GAME


def _anchors_aweigh() -> Game[Any]:
    from quarterdeck.games.anchors_aweigh import GAME

    return GAME


def _ship_ahoy() -> Game[Any]:
    from quarterdeck.games.ship_ahoy import GAME

    return GAME


def _guides_captain_flip() -> list[Guide]:
    from quarterdeck.games.captain_flip.guide import GUIDE

    return [GUIDE]


def _guides_sail_away() -> list[Guide]:
    from quarterdeck.games.sail_away.guide import GUIDE

    return [GUIDE]


def _guides_ahoy() -> list[Guide]:
    from quarterdeck.games.ahoy import guide, guide_smuggler, guide_union

    return [guide.GUIDE, guide_union.GUIDE, guide_smuggler.GUIDE]


def _guides_anchors_aweigh() -> list[Guide]:
    from quarterdeck.games.anchors_aweigh.guide import GUIDE

    return [GUIDE]


def _guides_ship_ahoy() -> list[Guide]:
    from quarterdeck.games.ship_ahoy.guide import GUIDE

    return [GUIDE]


def _range_ship_ahoy() -> Range:
    from quarterdeck.games.ship_ahoy import practice

    return practice


# By id, in the order of the home page. A game is imported when it is first asked for.
GAMES: dict[str, Callable[[], Game[Any]]] = {
    "captain_flip": _captain_flip,
    "sail_away": _sail_away,
    "ahoy": _ahoy,
    "anchors_aweigh": _anchors_aweigh,
    "ship_ahoy": _ship_ahoy,
}
# A game may have none, or one for each role.
GUIDES: dict[str, Callable[[], list[Guide]]] = {
    "captain_flip": _guides_captain_flip,
    "sail_away": _guides_sail_away,
    "ahoy": _guides_ahoy,
    "anchors_aweigh": _guides_anchors_aweigh,
    "ship_ahoy": _guides_ship_ahoy,
}

# Where one may try single shots outside a game.
RANGES: dict[str, Callable[[], Range]] = {"ship_ahoy": _range_ship_ahoy}


class UnknownGame(KeyError):
    """There is no game of that id; the message says which there are."""

    def __str__(self) -> str:
        return f"there is no game {self.args[0]!r}; there is {', '.join(GAMES)}"


@cache
def game(id: str) -> Game[Any]:
    """The rulebook of a game."""
    if id not in GAMES:
        raise UnknownGame(id)
    return GAMES[id]()


@cache
def guides(id: str) -> dict[str, Guide]:
    """The scripts of a game's guided first games, by the role that one learns."""
    scripts = GUIDES[id]() if id in GUIDES else []
    return {game(id).info.role(script.seats, script.learner): script for script in scripts}


def guide(id: str, role: str = "") -> Guide | None:
    """One of them; without a role the first."""
    found = guides(id)
    return found.get(role or next(iter(found), ""))
