"""What one bot gains over another in the same seat of the same game, the others unchanged.

For games whose seats are not alike (Ahoy's factions), where rotating bots would compare factions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import mean, stdev

from quarterdeck import registry
from quarterdeck.bots.levels import parse
from quarterdeck.core.info import settled_options
from quarterdeck.lab.match import play_match
from quarterdeck.lab.processes import spread
from quarterdeck.lab.sim import BadSim, seed_of
from quarterdeck.lab.stats import student

FEWEST = 20  # pairs before a first look at the interval: a few lucky ones prove nothing

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Pairs:
    """What is compared. The result depends on nothing else."""

    game: str
    seats: int
    seat: int  # where the two take turns
    bots: tuple[str, str]  # the one that is to gain, and the one it is compared with
    others: str
    pairs: int  # at most
    seed: int
    stop: bool = True  # as soon as the interval excludes 0
    options: dict[str, str] = field(default_factory=dict)


def make_pairs(
    game: str,
    seats: int,
    seat: int,
    bots: list[str],
    others: str,
    pairs: int,
    seed: int,
    stop: bool,
    options: dict[str, str],
) -> Pairs:
    """Check everything."""
    rules = registry.game(game)
    chosen = settled_options(rules.info, seats, options)
    rules.new(seats, chosen)  # options that do not go together are told now
    if len(bots) != 2:
        raise BadSim("name two bots: the one that is to gain and the one it is compared with")
    if not 0 <= seat < seats:
        raise BadSim(f"there is no seat {seat + 1} of {seats}")
    if pairs < 2:
        raise BadSim("at least 2 pairs must be played")
    one, two = (parse(b).name for b in bots)
    return Pairs(game, seats, seat, (one, two), parse(others).name, pairs, seed, stop, chosen)


def run_pairs(
    plan: Pairs, processes: int = 0, progress: Progress | None = None, ray: str = ""
) -> dict[str, object]:
    """Play pair after pair, in order; stop where the interval excludes 0, if so wished."""
    waiting: dict[int, tuple[int, int]] = {}
    done: list[tuple[int, int]] = []
    work = partial(play_pair, plan)
    for number, scores in spread(work, range(plan.pairs), processes, chunk=1, ray=ray):
        waiting[number] = scores
        while len(done) in waiting and not _is_clear(plan, done):
            done.append(waiting.pop(len(done)))
            if progress is not None:
                progress(1)
        if _is_clear(plan, done):
            break
    gains = [float(one - two) for one, two in done]
    low, high = _interval(gains)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seat": plan.seat + 1,
        "bots": list(plan.bots),
        "others": plan.others,
        "pairs": len(done),
        "most_pairs": plan.pairs,
        "mean_scores": [round(mean(x), 2) for x in zip(*done, strict=True)],
        "gain": round(mean(gains), 3),
        "ci95": [round(low, 3), round(high, 3)],
        "seed": plan.seed,
        "options": plan.options,
    }


def play_pair(plan: Pairs, number: int) -> tuple[int, int]:
    """The score of the seat with the first bot in it, and with the second: same draws."""
    game = registry.game(plan.game)
    scores = []
    for bot in plan.bots:
        sitting = [plan.others] * plan.seats
        sitting[plan.seat] = bot
        played = play_match(
            game,
            plan.options,
            [parse(b) for b in sitting],
            seed_of(plan.seed, number, 0, 0),
            [seed_of(plan.seed, number, 1, k + 1) for k in range(plan.seats)],
        )
        scores.append(played.scores[plan.seat])
    return scores[0], scores[1]


def _is_clear(plan: Pairs, done: list[tuple[int, int]]) -> bool:
    if not plan.stop or len(done) < FEWEST:
        return False
    low, high = _interval([float(one - two) for one, two in done])
    return low > 0 or high < 0


def _interval(gains: list[float]) -> tuple[float, float]:
    middle = mean(gains)
    half = student(len(gains)) * stdev(gains) / sqrt(len(gains))
    return middle - half, middle + half
