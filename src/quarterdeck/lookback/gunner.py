"""Ship Ahoy's positions by the points that are there and those a shot is expected to bring."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from quarterdeck.bots.games.ship_ahoy.gunnery import expected, shots
from quarterdeck.bots.games.ship_ahoy.judgement import prizes
from quarterdeck.core.action import Action
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.frames import SHOOT
from quarterdeck.lookback.judge import Judge, Shares, sharpened, whole
from quarterdeck.lookback.reasons import Reason

IN_POINTS: Final = 100_000.0  # expected gains are in thousandths of hundredths of a point
A_POINT: Final = 0.15  # how much a point of the lead says, at the beginning
MOST: Final = 3.0  # points: the win itself is no gain in points


class GunnersJudge(Judge):
    """No search: sums over the spread of a shot are exact already."""

    def __init__(self) -> None:
        super().__init__(GAME)

    def standing(self, s: Any, seat: int, more: float, progress: float) -> Shares:
        """Each seat's chance, if one seat gets so many points more."""
        if self.game.is_over(s):
            return self.won(s)
        points = [float(x) for x in s.points]
        points[seat] += more
        top = max(points)
        return sharpened(whole([exp(A_POINT * (x - top)) for x in points]), GAME.info.id, progress)

    def due(self, s: Any, a: Action) -> float:
        """The points a shot is expected to bring."""
        return min(MOST, int(expected(s, a, prizes(s, a.seat))) / IN_POINTS)

    def aimed(self, s: Any, a: Action) -> tuple[Action | None, float, float] | None:
        """The best shot, what it would bring, and what this act does; None: it is no aim."""
        if s.stack[-1].op != SHOOT:
            return None
        found = shots(s, a.seat, prizes(s, a.seat))
        most = min(MOST, found[0][0] / IN_POINTS) if found else 0.0
        due = self.due(s, a) if a.verb == "shoot" else 0.0
        if most <= max(due, 0.0):
            return None, max(due, 0.0), due
        return found[0][1], most, due

    def why(self, s: Any, a: Action) -> list[Reason]:
        """What the best shot promises more than what was done."""
        found = self.aimed(s, a)
        return [Reason("aim", "", found[1] - found[2])] if found is not None else []
