"""Many games between bots: the same draws with the seats rotated, on all cores."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from quarterdeck import registry
from quarterdeck.bots.levels import parse
from quarterdeck.core.dice import mix
from quarterdeck.core.info import settled_options
from quarterdeck.lab.match import Played, play_match
from quarterdeck.lab.processes import spread
from quarterdeck.lab.stats import interval

Progress = Callable[[int], None]  # told how many games were finished since the last call


class BadSim(ValueError):
    """A simulation that cannot be run; the message says why."""


@dataclass(frozen=True)
class Plan:
    """What is simulated. The result depends on nothing else."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]  # one for each seat
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def sets(self) -> int:
        """Each set plays the same draws once for every rotation of the bots over the seats."""
        return self.games // self.seats


@dataclass
class SetPlayed:
    """One set of games: by rotation, then by bot."""

    shares: list[list[float]]
    scores: list[list[int]]
    decisions: list[int]


def make_plan(
    game: str, seats: int, games: int, bots: list[str], seed: int, options: dict[str, str]
) -> Plan:
    """Check everything; the last bot takes the seats left over, and sets are filled up."""
    rules = registry.game(game)
    chosen = settled_options(rules.info, seats, options)
    rules.new(seats, chosen)  # options that do not go together are told now
    if not bots or len(bots) > seats:
        raise BadSim(f"{len(bots)} bots for {seats} seats: name one for each, or fewer")
    names = [parse(b).name for b in bots]
    names += names[-1:] * (seats - len(names))
    if games < 1:
        raise BadSim("at least 1 game must be played")
    whole = -(-games // seats) * seats
    return Plan(game, seats, whole, tuple(names), seed, chosen)


def run_plan(
    plan: Plan, processes: int = 0, progress: Progress | None = None, out: Path | None = None
) -> dict[str, object]:
    """Play it all and sum it up."""
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    done: dict[int, SetPlayed] = {}
    for number, played in spread(partial(play_set, plan, out=out), plan.sets, processes):
        done[number] = played
        if progress is not None:
            progress(plan.seats)
    return summary(plan, [done[k] for k in range(plan.sets)])


def summary(plan: Plan, sets: list[SetPlayed]) -> dict[str, object]:
    """What the command line prints."""
    n = plan.seats
    bots: list[dict[str, object]] = []
    for b in range(n):
        means = [sum(row[b] for row in one.shares) / n for one in sets]
        wins = sum(row[b] for one in sets for row in one.shares)
        low, high = interval(means, n)
        points = sum(row[b] for one in sets for row in one.scores)
        bots.append(
            {
                "name": _label(plan.bots, b),
                "wins": _neat(wins),
                "win_rate": round(wins / plan.games, 4),
                "ci95": [round(low, 4), round(high, 4)],
                "mean_score": round(points / plan.games, 2),
            }
        )
    decisions = sum(sum(one.decisions) for one in sets)
    return {
        "game": plan.game,
        "games": plan.games,
        "bots": bots,
        "mean_decisions": round(decisions / plan.games, 2),
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
    }


def play_set(plan: Plan, number: int, out: Path | None = None) -> SetPlayed:
    """The games of one set: same draws, every rotation."""
    game = registry.game(plan.game)
    n = plan.seats
    specs = [parse(b) for b in plan.bots]
    result = SetPlayed([], [], [])
    for turn in range(n):
        # Bot b sits on seat (b + turn) % n; its dice are its own, whatever seat it has.
        sitting = [(seat - turn) % n for seat in range(n)]
        played = play_match(
            game,
            plan.options,
            [specs[b] for b in sitting],
            seed_of(plan.seed, number, 0, 0),
            [seed_of(plan.seed, number, turn + 1, b + 1) for b in sitting],
            keep=out is not None,
        )
        result.shares.append([played.shares[sitting.index(b)] for b in range(n)])
        result.scores.append([played.scores[sitting.index(b)] for b in range(n)])
        result.decisions.append(played.decisions)
        if out is not None:
            _write(out / f"{plan.game}-{plan.seed}-{number:05}-{turn}.jsonl", played)
    return result


def seed_of(seed: int, number: int, turn: int, bot: int) -> int:
    """Independent streams from one seed."""
    return mix(mix((seed & 0x3FFFFFFFFFFFFFFF) ^ number << 20) ^ turn << 10 ^ bot)


def _write(path: Path, played: Played) -> None:
    assert played.record is not None
    path.write_text(played.record.to_lines(), encoding="utf-8")


def _label(names: tuple[str, ...], b: int) -> str:
    """A bot's name, numbered if another before it has the same."""
    before = names[:b].count(names[b])
    return names[b] if before == 0 else f"{names[b]} ({before + 1})"


def _neat(wins: float) -> float | int:
    return round(wins) if abs(wins - round(wins)) < 1e-9 else round(wins, 4)
