"""The look back measured: what it costs, whether it adds up, whom it blames; and its exponents.

    python -m benchmarks.lookback measure captain_flip --games 14 --bots captain,bosun
    python -m benchmarks.lookback fit ahoy --games 20
    python -m benchmarks.lookback hints captain_flip --games 200

``fit`` prints the row of ``SHARP`` in lookback/judge.py: how much what search looks at says about
who wins, at the beginning, a third, two thirds and the end of a game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from math import log, sqrt
from statistics import fmean, pstdev, stdev
from time import process_time

from quarterdeck import registry
from quarterdeck.bots.levels import parse
from quarterdeck.core.info import settled_options
from quarterdeck.lab.match import play_match
from quarterdeck.lab.sim import seed_of
from quarterdeck.lookback import judge
from quarterdeck.lookback.course import CHOICE, Course
from quarterdeck.lookback.hints import PLAYOUTS, SOME_PLAYOUTS, as_good, searched
from quarterdeck.lookback.nodes import budget_of, nodes_of, reckon
from quarterdeck.lookback.parts import PARTS, LookBack, assemble, summed
from quarterdeck.lookback.reasons import differences, reasons

Row = tuple[float, list[float], list[float]]  # progress, shares, who won


def played(id: str, bots: list[str], games: int, seed: int) -> Iterator[Course]:
    """Games between bots, each pair of seats both ways."""
    game = registry.game(id)
    options = settled_options(game.info, len(bots), {})
    for n in range(games):
        sitting = [bots[(k + n) % len(bots)] for k in range(len(bots))]
        luck = seed_of(seed, n // len(bots), 0, 0)
        own = [seed_of(seed, n, 1, k) for k in range(len(bots))]
        record = play_match(game, options, [parse(b) for b in sitting], luck, own, True).record
        assert record is not None
        yield Course(record)


def look(course: Course, fineness: str) -> LookBack:
    budget = budget_of(course, fineness)
    nodes = [reckon(course, k, budget, 5) for k in nodes_of(course)]
    return assemble(course, nodes, fineness)


def fit(id: str, bots: list[str], games: int, seed: int) -> None:
    """By the likelihood of who won."""
    judge.SHARP[id] = (1.0, 1.0, 1.0, 1.0)
    rows: list[Row] = []
    for course in played(id, bots, games, seed):
        found = look(course, "coarse")
        n = len(found.chances)
        rows += [
            (k / n, chances, found.result)
            for k, (before, chances) in enumerate(pairwise(found.chances[:-1]))
            if before != chances
        ]
    knots = [1.0, 1.0, 1.0, 1.0]
    step = 0.8
    best = loss(id, rows, knots)
    while step > 0.04:
        better = False
        for i in range(4):
            for d in (step, -step):
                tried = [*knots[:i], max(0.2, knots[i] + d), *knots[i + 1 :]]
                worth = loss(id, rows, tried)
                if worth < best - 1e-9:
                    best, knots, better = worth, tried, True
        step = step if better else step / 2
    print(f'"{id}": ({", ".join(f"{x:.2f}" for x in knots)}),  # {games} games, loss {best:.4f}')


def loss(id: str, rows: list[Row], knots: list[float]) -> float:
    judge.SHARP[id] = (knots[0], knots[1], knots[2], knots[3])
    total = 0.0
    for progress, shares, won in rows:
        chances = judge.sharpened(shares, id, progress)
        total -= sum(w * log(max(c, 1e-9)) for w, c in zip(won, chances, strict=True))
    even = 0.002 * sum((y - x) ** 2 for x, y in pairwise(knots))  # of few games, the simpler
    return total / len(rows) + even


def measure(id: str, bots: list[str], games: int, seed: int, fineness: str) -> None:
    """Games by games: cost, additivity, rest, and what each bot's decisions cost."""
    blamed: dict[str, list[float]] = {b: [] for b in bots}
    rests: list[float] = []
    costs: list[float] = []
    worst = 0.0
    deviations: list[float] = []
    for course in played(id, bots, games, seed):
        began = process_time()
        found = look(course, fineness)
        costs.append(process_time() - began)
        worst = max(worst, *[abs(summed(found, k) - x) for k, x in enumerate(found.result)])
        rests.append(found.parts["rest"][0])
        deviations.append(fmean(found.error))
        for seat, name in enumerate(course.record.header.seats):
            mine = [row for row in found.by_step if own(row, course, seat)]
            blamed[name].append(-sum(row[2 + seat] for row in mine))
    print(f"{id}, {fineness}, {games} games of {bots}: CPU a game {fmean(costs):.2f} s")
    print(f"  adds up to {worst:.1e}; a node's standard error {fmean(deviations):.4f}")
    print(f"  rest of seat 0: {fmean(rests):+.3f} ± {1.96 * pstdev(rests) / sqrt(games):.3f}")
    for name, values in blamed.items():
        half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        print(f"  decisions of {name} cost {fmean(values):.3f} ± {half:.3f} a game")


def hints(id: str, bots: list[str], positions: int, seed: int, seconds: float) -> None:
    """Of hints that give a reason: how often other dice say the same of it (``games``: hints).

    After so many seconds of processor time it says how far it came.
    """
    given = agreed = asked = alike = silent = 0
    began_all = process_time()
    spent: list[float] = []
    for course in played(id, bots, positions, seed):
        choices = [k for k, m in enumerate(course.moments) if m.kind == CHOICE]
        for k in choices[seed % 4 :: max(4, len(choices) // 12)]:
            if asked >= positions or process_time() - began_all > seconds:
                break
            if course.game.step(course.moments[k].before).wide:
                continue
            asked += 1
            seat = course.moments[k].action.seat
            view, heard = course.game.view(course.moments[k].before, seat), course.heard(seat, k)
            rows = searched(course.game, view, heard, seat, seed + k)
            if len(rows) < 2 or as_good(rows):
                alike += 1
                continue
            best, other = rows[0][0], rows[1][0]
            n = PLAYOUTS.get(id, SOME_PLAYOUTS)
            began = process_time()
            why = reasons(course.game, view, heard, seat, best, other, n, seed + k)
            spent.append(process_time() - began)
            if not why:
                silent += 1
                continue
            first = why[0]
            keys = {
                "rival": f"rival {first.seat}", "risk": "risk", "lead": "lead", "sooner": "took",
            }  # fmt: skip
            key = keys.get(first.kind, f"own {first.source}")
            again = differences(course.game, view, heard, seat, best, other, n, seed + k + 10**6)
            amount = fmean(row.get(key, 0.0) for row in again) if again else 0.0
            given += 1
            agreed += amount > 0 if first.kind in ("more", "lead") else amount < 0
        if asked >= positions or process_time() - began_all > seconds:
            break
    print(
        f"{id}: {asked} positions, {alike} with nothing to choose or another as good, {given} "
        f"reasons given, other dice agree with {agreed} ({agreed / max(1, given):.1%}); no reason "
        f"{silent}; CPU a reason {fmean(spent or [0.0]):.3f} s"
    )


def own(row: list[float], course: Course, seat: int) -> bool:
    """Whether this is what the seat's own decision changed."""
    return PARTS[int(row[1])] == "decisions" and course.moments[int(row[0])].action.seat == seat


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["measure", "fit", "hints"])
    parser.add_argument("games_of", nargs="+")
    parser.add_argument("--games", type=int, default=14)
    parser.add_argument("--bots", default="captain,bosun")
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--fineness", choices=["coarse", "fine"], default="coarse")
    wish = parser.parse_args()
    bots = wish.bots.split(",")
    for id in wish.games_of:
        if wish.what == "fit":
            fit(id, bots, wish.games, wish.seed)
        elif wish.what == "hints":
            hints(id, bots, wish.games, wish.seed, wish.seconds)
        else:
            measure(id, bots, wish.games, wish.seed, wish.fineness)


if __name__ == "__main__":
    main()
