"""Many games between bots: the same draws with the seats rotated, on all cores."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from quarterdeck import registry
from quarterdeck.bots.levels import parse
from quarterdeck.core.dice import mix
from quarterdeck.core.info import settled_options
from quarterdeck.data.card import Source
from quarterdeck.data.folder import Folder, GameRow
from quarterdeck.lab.match import play_match
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
    games: list[GameRow] = field(default_factory=list)  # if they are kept


class Tally:
    """What counts of every set, in little room: sets come in any order, and by the million."""

    def __init__(self, plan: Plan) -> None:
        n = plan.seats
        self.plan = plan
        self.shares = [array("d", bytes(8 * plan.sets)) for _ in range(n)]  # by bot and set
        self.points = [0] * n
        self.decisions = 0

    def add(self, number: int, one: SetPlayed) -> None:
        """A set that was played."""
        for b in range(self.plan.seats):
            self.shares[b][number] = sum(row[b] for row in one.shares)
            self.points[b] += sum(row[b] for row in one.scores)
        self.decisions += sum(one.decisions)


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
    plan: Plan,
    processes: int = 0,
    progress: Progress | None = None,
    out: Path | None = None,
    record: Path | None = None,
    ray: str = "",
) -> dict[str, object]:
    """Play it all and sum it up.

    ``out`` is a folder for records as text; ``record`` one for a data set, which goes on where it
    was left.
    """
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    tally = Tally(plan)
    told = progress or (lambda _: None)
    with _data_set(plan, record) as folder:
        left = range(plan.sets) if folder is None else folder.missing()
        if folder is not None:
            for number, games in folder.outcomes():
                tally.add(number, _as_played(plan, games))
                told(plan.seats)
        work = partial(play_set, plan, keep=folder is not None or out is not None)
        for number, played in spread(work, left, processes, ray=ray):
            tally.add(number, played)
            if folder is not None:
                folder.add(number, played.games)
            if out is not None:
                _write(out, plan, played.games)
            told(plan.seats)
    return summary(plan, tally)


@contextmanager
def _data_set(plan: Plan, record: Path | None) -> Iterator[Folder | None]:
    if record is None:
        yield None
        return
    with Folder(record, source_of(plan), plan.seats) as folder:
        yield folder


def source_of(plan: Plan) -> Source:
    """What a data set's card says of its games."""
    return Source(
        plan.game,
        registry.game(plan.game).info.version,
        plan.options,
        plan.seats,
        plan.games,
        list(plan.bots),
        plan.seed,
        all(parse(b).ms == 0 for b in plan.bots),
    )


def summary(plan: Plan, tally: Tally) -> dict[str, object]:
    """What the command line prints."""
    n = plan.seats
    bots: list[dict[str, object]] = []
    for b in range(n):
        shares = tally.shares[b]
        wins = sum(shares)
        low, high = interval([share / n for share in shares], n)
        bots.append(
            {
                "name": _label(plan.bots, b),
                "wins": _neat(wins),
                "win_rate": round(wins / plan.games, 4),
                "ci95": [round(low, 4), round(high, 4)],
                "mean_score": round(tally.points[b] / plan.games, 2),
            }
        )
    return {
        "game": plan.game,
        "games": plan.games,
        "bots": bots,
        "mean_decisions": round(tally.decisions / plan.games, 2),
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
    }


def play_set(plan: Plan, number: int, keep: bool = False) -> SetPlayed:
    """The games of one set: same draws, every rotation."""
    game = registry.game(plan.game)
    n = plan.seats
    specs = [parse(b) for b in plan.bots]
    result = SetPlayed([], [], [])
    for turn in range(n):
        sitting = _sitting(n, turn)
        played = play_match(
            game,
            plan.options,
            [specs[b] for b in sitting],
            seed_of(plan.seed, number, 0, 0),
            [seed_of(plan.seed, number, turn + 1, b + 1) for b in sitting],
            keep=keep,
        )
        result.shares.append([played.shares[sitting.index(b)] for b in range(n)])
        result.scores.append([played.scores[sitting.index(b)] for b in range(n)])
        result.decisions.append(played.decisions)
        if played.record is not None and played.record.end is not None:
            row = GameRow(
                number * n + turn,
                [plan.bots[b] for b in sitting],
                played.shares,
                played.scores,
                played.record.end.winners,
                played.decisions,
                played.record.to_lines(),
            )
            result.games.append(row)
    return result


def _sitting(n: int, turn: int) -> list[int]:
    """By seat, which bot: bot b has seat (b + turn) % n; its dice are its own, wherever it sits."""
    return [(seat - turn) % n for seat in range(n)]


def _as_played(plan: Plan, games: list[GameRow]) -> SetPlayed:
    """A set that was played before."""
    n = plan.seats
    seats = [[_sitting(n, turn).index(b) for b in range(n)] for turn in range(n)]
    return SetPlayed(
        [[g.shares[seat] for seat in by] for g, by in zip(games, seats, strict=True)],
        [[g.scores[seat] for seat in by] for g, by in zip(games, seats, strict=True)],
        [g.decisions for g in games],
    )


def seed_of(seed: int, number: int, turn: int, bot: int) -> int:
    """Independent streams from one seed."""
    return mix(mix((seed & 0x3FFFFFFFFFFFFFFF) ^ number << 20) ^ turn << 10 ^ bot)


def _write(folder: Path, plan: Plan, games: list[GameRow]) -> None:
    for g in games:
        number, turn = divmod(g.game, plan.seats)
        path = folder / f"{plan.game}-{plan.seed}-{number:05}-{turn}.jsonl"
        path.write_text(g.record, encoding="utf-8")


def _label(names: tuple[str, ...], b: int) -> str:
    """A bot's name, numbered if another before it has the same."""
    before = names[:b].count(names[b])
    return names[b] if before == 0 else f"{names[b]} ({before + 1})"


def _neat(wins: float) -> float | int:
    return round(wins) if abs(wins - round(wins)) < 1e-9 else round(wins, 4)
