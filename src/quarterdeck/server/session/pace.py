"""The paces a table may have: those offered for a game, and which wishes are good ones."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.game import Game
from quarterdeck.core.step import RACE, Step
from quarterdeck.server.errors import Trouble
from quarterdeck.server.protocol.time import Pace, PaceChoice

NONE = Pace()
HOUR = 3600
DAY = 24 * HOUR
MOST = {"move": HOUR, "game": 6 * HOUR, "days": 14 * DAY}
LEAST_DAYS = HOUR
MOST_GAIN = 300
RELAXED, BRISK = 180, 45  # seconds a move
TO_AIM = 75  # a shot is looked at from all sides first


def races(game: Game[Any], options: dict[str, str]) -> bool:
    """Everybody acts at will there, unless it is played in beats."""
    return any(step.timing == RACE for step in game.steps) and options.get("pace") != "beat"


def paces_for(game: Game[Any]) -> list[PaceChoice]:
    """From none to days; the time for a whole game is what the box says, shared and a half more."""
    aims = any(type(step).scene is not Step.scene for step in game.steps)
    share = game.info.minutes * 60 * 3 // (2 * game.info.max_seats)
    whole = max(300, (share + 30) // 60 * 60)
    return [
        PaceChoice("none", NONE),
        PaceChoice("relaxed", Pace("move", RELAXED)),
        PaceChoice("brisk", Pace("move", TO_AIM if aims else BRISK)),
        PaceChoice("glass", Pace("game", whole, 15 if aims else 10)),
        PaceChoice("day", Pace("days", DAY)),
        PaceChoice("days", Pace("days", 3 * DAY)),
    ]


def good_pace(wish: Pace, least: int) -> Pace:
    """The wish, or why it cannot be; ``least``: seconds, of a clock that runs while one plays."""
    if wish.kind == "none":
        return NONE
    shortest = LEAST_DAYS if wish.kind == "days" else least
    if not shortest <= wish.time <= MOST[wish.kind]:
        raise Trouble(400, "no-bad-clock", shortest, MOST[wish.kind])
    if not 0 <= wish.gain <= MOST_GAIN:
        raise Trouble(400, "no-bad-gain", MOST_GAIN)
    return Pace(wish.kind, wish.time, wish.gain if wish.kind == "game" else 0)
