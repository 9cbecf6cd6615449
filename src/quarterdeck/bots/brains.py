"""What bots know of single games beyond their rules: the only list of it, all of it optional."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from quarterdeck.bots.instinct import Instinct
from quarterdeck.bots.pace import Pacer
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.view import View


def _everything(heard: list[Heard], seat: int, level: str) -> list[Heard]:
    return heard


def _surely(meant: Action, level: str, dice: Dice) -> Action:
    return meant


def _nothing(s: Any, seat: int, kind: str, pieces: list[int]) -> list[list[int]]:
    return []


def _alike(s: Any, seat: int) -> int:
    return 0


class Brain:
    """What bots know of one game; whatever it leaves out is as good as in any game."""

    def __init__(
        self,
        instinct: Callable[[Game[Any]], Instinct[Any]] = Instinct,
        pacer: Callable[[Game[Any], int, str, Dice], Pacer] = Pacer,
        remembered: Callable[[list[Heard], int, str], list[Heard]] = _everything,
        hand: Callable[[Action, str, Dice], Action] = _surely,
        proposed: Callable[[Any, int, str, list[int]], list[list[int]]] = _nothing,
        parts: Callable[[Any], list[dict[str, int]]] | None = None,
        turn: Callable[[Any, int], int] = _alike,
    ) -> None:
        self.instinct = instinct  # for playouts, greedy play and search
        self.pacer = pacer  # the hand in a race
        self.remembered = remembered  # what a level keeps in mind of what its seat heard
        self.hand = hand  # what becomes of what a level meant to do, where that takes skill
        self.proposed = proposed  # a tool's fair use with each of some pieces, to begin from
        self.parts = parts  # by seat, its worth by source in hundredths of a point, if it is a sum
        self.turn = turn  # a number that changes when what a seat is about is done


def _captain_flip() -> Brain:
    from quarterdeck.bots.games.captain_flip.instinct import CaptainFlipInstinct

    return Brain(CaptainFlipInstinct)


def _sail_away() -> Brain:
    from quarterdeck.bots.games.sail_away.instinct import SailAwayInstinct

    return Brain(SailAwayInstinct)


def _ahoy() -> Brain:
    from quarterdeck.bots.games.ahoy.instinct import AhoyInstinct
    from quarterdeck.bots.games.ahoy.outlook import named_parts, turn_of

    return Brain(AhoyInstinct, parts=named_parts, turn=turn_of)


def _anchors_aweigh() -> Brain:
    from quarterdeck.bots.games.anchors_aweigh.instinct import AnchorsAweighInstinct
    from quarterdeck.bots.games.anchors_aweigh.pacer import AnchorsAweighPacer, remembered

    return Brain(AnchorsAweighInstinct, pacer=AnchorsAweighPacer, remembered=remembered)


def _ship_ahoy() -> Brain:
    from quarterdeck.bots.games.ship_ahoy.instinct import ShipAhoyInstinct, hand
    from quarterdeck.bots.games.ship_ahoy.proposals import proposed

    return Brain(ShipAhoyInstinct, hand=hand, proposed=proposed)


# By the game's id. A brain is imported when it is first asked for.
BRAINS: dict[str, Callable[[], Brain]] = {
    "captain_flip": _captain_flip,
    "sail_away": _sail_away,
    "ahoy": _ahoy,
    "anchors_aweigh": _anchors_aweigh,
    "ship_ahoy": _ship_ahoy,
}


@cache
def brain_of(id: str) -> Brain:
    """What bots know of a game; without a brain of its own, what they know of any."""
    return BRAINS.get(id, Brain)()


@cache
def instinct_for(game: Game[Any]) -> Instinct[Any]:
    """The game's own instinct, or the one that knows nothing."""
    return brain_of(game.info.id).instinct(game)


@cache
def nothing_known(game: Game[Any]) -> Instinct[Any]:
    """Random playouts, and a tree that tries everything once: search as in the textbooks."""
    made: Instinct[Any] = Instinct(game)
    made.explore_below = made.explore
    made.untried = -1.0
    return made


@cache
def score_only(game: Game[Any]) -> Instinct[Any]:
    """The anchor's: the score as it stands, two choices ahead. It must stay as it is for ever."""
    made: Instinct[Any] = Instinct(game)
    made.deals = 2
    made.depth = 2
    made.breadth = 2
    return made


def pacer_for(game: Game[Any], seat: int, level: str, dice: Dice) -> Pacer:
    """The hand of a bot in a race of the game."""
    return brain_of(game.info.id).pacer(game, seat, level, dice)


def remembered(game: Game[Any], heard: list[Heard], seat: int, level: str) -> list[Heard]:
    """What a bot of that level has kept in mind of what its seat heard."""
    return brain_of(game.info.id).remembered(heard, seat, level)


def done_by(game: Game[Any], meant: Action, level: str, dice: Dice) -> Action:
    """What a bot of that level really does when it means to do something lawful: lawful too."""
    return brain_of(game.info.id).hand(meant, level, dice)


def proposed_by(
    game: Game[Any], view: View, heard: list[Heard], seat: int, kind: str, pieces: list[int]
) -> list[list[int]]:
    """For each piece the numbers of a fair use of a tool, by what the seat sees; [] unknown."""
    dealt = game.belief(view, heard).deal(Dice(seat + 1))
    return brain_of(game.info.id).proposed(dealt, seat, kind, pieces)
