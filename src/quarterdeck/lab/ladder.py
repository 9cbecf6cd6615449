"""The ladder: is each level of bots above the one below it, and by how much?

Two bots play pairs of games with the same draws and the seats exchanged. What counts is the margin
to the rival, with the luck of the draws taken out of it. When a comparison stops is settled before
it begins: after each number of pairs in ``LOOKS``, as soon as the margin's interval excludes 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from math import sqrt
from statistics import mean, variance
from time import monotonic

from quarterdeck import registry
from quarterdeck.bots.levels import LEVEL_NAMES, level_called, parse
from quarterdeck.core.info import settled_options
from quarterdeck.lab.draws import luck_of
from quarterdeck.lab.match import play_match
from quarterdeck.lab.processes import spread
from quarterdeck.lab.ratings import ratings
from quarterdeck.lab.sim import BadSim, seed_of

ANCHOR = "anchor"  # knows nothing of any game, so that ladders of different days compare
ZERO = "mate"  # has rating 0
LOOKS = (20, 30, 40, 60, 80)  # pairs of games after which the interval is looked at
Z99 = 2.576  # each look at 99 %: five of them err in at most 5 of 100 comparisons
Z95 = 1.96
SEATS = 2

Spread = Callable[..., Iterator[tuple[int, "Pair"]]]  # as lab.processes.spread


@dataclass(frozen=True)
class Rung:
    """Two bots that are compared in a game; the first should be the stronger."""

    game: str
    bots: tuple[str, str]


@dataclass(frozen=True)
class Ladder:
    """What is measured. With time enough the result depends on nothing else."""

    rungs: tuple[Rung, ...]
    seed: int
    minutes: float
    pairs: int = LOOKS[-1]  # at most, of each rung
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Pair:
    """Two games with the same draws, seats exchanged: means of both, as the first bot sees it."""

    margin: float  # in points
    drawn: float  # luck of what was drawn, its own less its rival's
    shown: float  # luck of what was turned over
    share: float  # of the win


@dataclass
class Compared:
    """A rung and its pairs so far, in the order of their numbers."""

    rung: Rung
    pairs: list[Pair] = field(default_factory=list)
    apart: bool = False

    def corrected(self) -> list[float]:
        """Margins less what luck explains of them; the slopes are these pairs' own."""
        margins = [p.margin for p in self.pairs]
        shown = [p.shown for p in self.pairs]
        drawn = [p.drawn for p in self.pairs]
        # One after the other: what was drawn only as far as what was shown does not tell it.
        drawn = _without(drawn, shown)
        # Luck is 0 in the mean by its making, so the mean of it is taken out too.
        return _without(_without(margins, shown), drawn)

    def interval(self, z: float) -> tuple[float, float]:
        """Of the corrected margin; wider for few pairs, as Student's."""
        values = self.corrected()
        n = len(values)
        free = n - 1 - self.slopes()
        if free < 1:
            return float("-inf"), float("inf")
        half = z * (1 + (z * z + 1) / (4 * free)) * sqrt(self.left() / n)
        return mean(values) - half, mean(values) + half

    def slopes(self) -> int:
        """How many were fitted: each takes out a little noise by being fitted alone."""
        parts = [[p.drawn for p in self.pairs], [p.shown for p in self.pairs]]
        return sum(len(set(part)) > 1 for part in parts)

    def left(self) -> float:
        """The variance of a corrected pair."""
        values = self.corrected()
        middle = mean(values)
        free = max(1, len(values) - 1 - self.slopes())
        return sum((x - middle) ** 2 for x in values) / free

    def look(self) -> None:
        """One of the looks fixed beforehand."""
        low, high = self.interval(Z99)
        self.apart = low > 0 or high < 0


def make_ladder(
    games: Sequence[str],
    seed: int,
    minutes: float,
    pairs: int,
    options: dict[str, str],
    anchored: bool = True,
    levels: Sequence[str] = LEVEL_NAMES,
) -> Ladder:
    """Neighbours in each game, and each level against the anchor."""
    chosen = [level_called(level) for level in levels]
    for level in chosen:
        if level not in LEVEL_NAMES:
            raise BadSim(f"there is no level {level!r}; there is {', '.join(LEVEL_NAMES)}")
    rising = [level for level in LEVEL_NAMES if level in chosen]
    if len(rising) < 2 and not anchored:
        raise BadSim("neighbours are two levels at least")
    rungs = []
    for id in games:
        rules = registry.game(id)
        rules.new(SEATS, settled_options(rules.info, SEATS, options))
        rungs += [Rung(id, (b, a)) for a, b in pairwise(rising)]
        if anchored:
            rungs += [Rung(id, (level, ANCHOR)) for level in rising]
    if minutes <= 0:
        raise BadSim("a ladder needs some minutes")
    if not LOOKS[0] <= pairs:
        raise BadSim(f"fewer than {LOOKS[0]} pairs tell nothing")
    return Ladder(tuple(rungs), seed, minutes, pairs, options)


def run_ladder(
    plan: Ladder,
    processes: int = 0,
    told: Callable[[Compared], None] | None = None,
    work: Spread = spread,
) -> dict[str, object]:
    """Play look by look; ``work`` spreads the pairs over whatever there is to spread them over."""
    began = monotonic()
    all_of_them = [Compared(rung) for rung in plan.rungs]
    in_time = True
    for most in sorted({min(look, plan.pairs) for look in LOOKS}):
        jobs = [
            (c.rung, number)
            for number in range(most)
            for c in all_of_them
            if not c.apart and number >= len(c.pairs)
        ]
        in_time = _play(plan, jobs, all_of_them, processes, began, work)
        for c in all_of_them:
            if not c.apart and len(c.pairs) >= most:
                c.look()
                if told is not None:
                    told(c)
        if not in_time:
            break
    return summary(plan, all_of_them, monotonic() - began, in_time)


def _without(values: list[float], luck: list[float]) -> list[float]:
    """The values less what luck explains of them."""
    middle, far = mean(luck), mean(values)
    squares = sum((x - middle) ** 2 for x in luck)
    if squares < 1e-12:
        return values
    both = sum((x - middle) * (y - far) for x, y in zip(luck, values, strict=True))
    return [y - both / squares * x for x, y in zip(luck, values, strict=True)]


def _play(
    plan: Ladder,
    jobs: list[tuple[Rung, int]],
    all_of_them: list[Compared],
    processes: int,
    began: float,
    work: Spread,
) -> bool:
    """Play the pairs; False if time was up first. Only pairs without a gap before them count."""
    by_rung = {c.rung: c for c in all_of_them}
    waiting: dict[tuple[Rung, int], Pair] = {}
    for k, pair in work(partial(play_job, plan, tuple(jobs)), range(len(jobs)), processes):
        waiting[jobs[k]] = pair
        compared = by_rung[jobs[k][0]]
        while (key := (compared.rung, len(compared.pairs))) in waiting:
            compared.pairs.append(waiting.pop(key))
        if monotonic() - began > plan.minutes * 60:
            return False
    return True


def play_job(plan: Ladder, jobs: tuple[tuple[Rung, int], ...], k: int) -> Pair:
    """The k-th pair of games."""
    rung, number = jobs[k]
    game = registry.game(rung.game)
    options = settled_options(game.info, SEATS, plan.options)
    margins, drawn, shown, shares = [], [], [], []
    for turn in range(2):
        mine = turn
        bots = [rung.bots[seat ^ turn] for seat in range(SEATS)]
        played = play_match(
            game,
            options,
            [parse(b) for b in bots],
            seed_of(plan.seed, number, 0, 0),
            [seed_of(plan.seed, number, turn + 1, (seat ^ turn) + 1) for seat in range(SEATS)],
            keep=True,
        )
        assert played.record is not None
        luck = luck_of(game, played.record)
        own, rivals = luck[mine], luck[1 - mine]
        margins.append(played.scores[mine] - played.scores[1 - mine])
        drawn.append(own.drawn - rivals.drawn)
        shown.append(own.shown - rivals.shown)
        shares.append(played.shares[mine])
    return Pair(mean(margins), mean(drawn), mean(shown), mean(shares))


def summary(
    plan: Ladder, all_of_them: list[Compared], seconds: float, in_time: bool
) -> dict[str, object]:
    """What the command line prints."""
    games: dict[str, object] = {}
    for id in dict.fromkeys(rung.game for rung in plan.rungs):
        mine = [c for c in all_of_them if c.rung.game == id and len(c.pairs) >= 2]
        shares = {c.rung.bots: [p.share for p in c.pairs] for c in mine}
        rated = {}
        if any(ZERO in bots for bots in shares):
            rated = {
                name: {"rating": r, "ci95": [low, high]}
                for name, (r, low, high) in ratings(shares, ZERO, plan.seed).items()
            }
        games[id] = {"rungs": [_row(c) for c in mine], "ratings": rated}
    return {
        "games": games,
        "anchor": ANCHOR,
        "seed": plan.seed,
        "looks": list(LOOKS),
        "seconds": round(seconds),
        "time_was_up": not in_time,
    }


def _row(c: Compared) -> dict[str, object]:
    margins = [p.margin for p in c.pairs]
    corrected = c.corrected()
    low, high = c.interval(Z95)
    plain = variance(margins)
    return {
        "bots": list(c.rung.bots),
        "pairs": len(margins),
        "margin": round(mean(margins), 2),
        "corrected": round(mean(corrected), 2),
        "ci95": [round(low, 2), round(high, 2)],
        "variance_left": round(c.left() / plain, 2) if plain > 0 else 1.0,
        "share": round(mean(p.share for p in c.pairs), 3),
        "apart": c.apart,
    }
