"""What a strong bot would do now, and why in a sentence: by the seat's view alone."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec

from quarterdeck.bots.brains import instinct_for
from quarterdeck.bots.greedy import candidates
from quarterdeck.bots.search import Search
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice, mix
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.view import View
from quarterdeck.games.ship_ahoy import GAME as SHIP_AHOY
from quarterdeck.lookback.gunner import GunnersJudge
from quarterdeck.lookback.parts import Act, act_of
from quarterdeck.lookback.reasons import Reason, reasons

SEARCHES: Final = 4  # of so many iterations each: how they differ says how sure they are
ITERATIONS: Final[dict[str, int]] = {"captain_flip": 1000, "sail_away": 400, "ahoy": 600}
OTHERWISE: Final = 400
PLAYOUTS: Final[dict[str, int]] = {"captain_flip": 300}
SOME_PLAYOUTS: Final = 80
SURE: Final = 2.0
LEAST: Final = 0.004  # of the win


class Hint(msgspec.Struct, frozen=True):
    """``acts`` are done one after the other; ``alike``: ``other`` is about as good."""

    acts: list[Act]
    alike: bool
    other: Act | None
    why: list[Reason]


def hint(game: Game[Any], view: View, heard: list[Heard], seat: int, seed: int) -> Hint:
    """One hint."""
    belief = game.belief(view, heard)
    s = belief.deal(Dice(mix(seed)))
    meant = GunnersJudge().meant if game is SHIP_AHOY else nothing_to_say
    if game.step(s).wide:
        a = candidates(game, s, seat, Dice(mix(seed)), 1, instinct_for(game))[0]
        return Hint([act_of(game, s, a)], False, None, meant(s, a))
    rows = searched(game, view, heard, seat, seed)
    if len(rows) == 1:
        a = rows[0][0]
        return Hint([act_of(game, s, a)], False, None, meant(s, a))
    best, other = rows[0][0], rows[1][0]
    alike = as_good(rows)
    why: list[Reason] = []
    if not alike:
        n = PLAYOUTS.get(game.info.id, SOME_PLAYOUTS)
        why = reasons(game, view, heard, seat, best, other, n, seed)
    acts = [act_of(game, s, best)]
    then = followed(game, s, seat, best)
    if then is not None:
        rows = searched(game, game.view(then, seat), heard, seat, seed + 1)
        acts.append(act_of(game, then, rows[0][0]))
    return Hint(acts, alike, act_of(game, s, other) if alike else None, why)


def as_good(rows: list[tuple[Action, float, float]]) -> bool:
    """Whether the second choice is about as good as the first, as far as searches can tell."""
    (_, high, wide), (_, low, narrow) = rows[0], rows[1]
    return high - low < max(LEAST, SURE * sqrt(wide * wide + narrow * narrow))


def nothing_to_say(s: Any, a: Action) -> list[Reason]:
    """Of an act that was not weighed against another."""
    return []


def followed(game: Game[Any], s: Any, seat: int, a: Action) -> Any:
    """Where a harmless move leads on at once to a choice of the same seat, as people are asked."""
    f = s.stack[-1]
    if game.verb_named[a.verb].move(a.args) != game.step(s).through(s, f, seat):
        return None
    t = s.clone()
    game.act(t, a)
    if not t.stack or seat not in game.to_act(t) or game.step(t).wide:
        return None
    return t


def searched(
    game: Game[Any], view: View, heard: list[Heard], seat: int, seed: int
) -> list[tuple[Action, float, float]]:
    """The choices that count: mean and standard error of each, the one tried most first."""
    visits: dict[Action, int] = {}
    means: dict[Action, list[float]] = {}
    n = ITERATIONS.get(game.info.id, OTHERWISE)
    for k in range(SEARCHES):
        search = Search(game, view, heard, seat, Dice(mix(seed ^ k << 30)), instinct_for(game))
        search.run(n)
        for a, tried, x in search.opinions():
            visits[a] = visits.get(a, 0) + tried
            if tried:
                means.setdefault(a, []).append(x)
    order = sorted(visits, key=lambda a: -visits[a])
    out = []
    for a in order:
        xs = means.get(a, [0.0])
        middle = sum(xs) / len(xs)
        spread = sum((x - middle) ** 2 for x in xs) / max(1, len(xs) - 1) / len(xs)
        out.append((a, middle, sqrt(spread)))
    return out
