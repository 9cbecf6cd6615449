"""Ship Ahoy's positions by the points that are there and those a shot is expected to bring."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from quarterdeck.bots.games.ship_ahoy.gunnery import expected, falls, shots
from quarterdeck.bots.games.ship_ahoy.judgement import prizes
from quarterdeck.core.action import Action
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.components import FLAT, TILE
from quarterdeck.games.ship_ahoy.frames import SHOOT
from quarterdeck.games.ship_ahoy.pieces import enemies, next_to
from quarterdeck.lookback.judge import Judge, Shares, sharpened, whole
from quarterdeck.lookback.reasons import Reason

IN_POINTS: Final = 100_000.0  # expected gains are in thousandths of hundredths of a point
A_POINT: Final = 0.15  # how much a point of the lead says, at the beginning
MOST: Final = 3.0  # points: the win itself is no gain in points
AS_GOOD: Final = 0.9  # of what the best shot is expected to bring
FIRST_WINS: Final = 2 / 3  # of the duels, whoever rolls first


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
        """What the best shot is meant for, and what it promises more than what was done."""
        found = self.aimed(s, a)
        if found is None:
            return []
        best, most, due = found
        at = [target(s, best)] if best is not None else []
        return [*at, Reason("aim", "", most - due)]

    def meant(self, s: Any, a: Action) -> list[Reason]:
        """What an act is for, for a hint: the target and how likely it falls, another that is as
        good; the enemy a ship comes next to; how an attack goes."""
        if a.verb == "shoot":
            at = target(s, a)
            found = shots(s, a.seat, prizes(s, a.seat))
            for gain, other in found:
                also = target(s, other)
                if also.source != at.source and gain >= AS_GOOD * found[0][0]:
                    return [at, Reason("as_good", also.source, also.amount)]
            return [at]
        if a.verb == "fight" and a.args[1] != TILE and s.stand[a.args[1]] != FLAT:
            return [Reason("duel", "", FIRST_WINS)]
        if a.verb == "sail" and a.args[0] != TILE:
            after = s.clone()
            before = enemies(s, a.seat)
            beside = {k for k in before if next_to(s, a.args[0], k)}
            self.game.act(after, a)
            for k in before:
                if k not in beside and next_to(after, a.args[0], k):
                    return [Reason("prey", str(k))]
        return []


def target(s: Any, a: Action) -> Reason:
    """The piece a shot most likely topples, of those that bring something, and how likely."""
    prize = prizes(s, a.seat)
    odds = falls(s, a)
    piece = max(range(len(odds)), key=lambda k: odds[k] * max(prize[k], 0))
    return Reason("target", str(piece), odds[piece] / 1000)
