"""A look at a game through many games: who wins, where points come from, what is used.

``python -m quarterdeck.lab.look sail_away --seats 2 --games 400 --count boarded:1 --count used:1``
plays bots against each other and prints JSON. ``--count kind:k`` counts the events of a kind by
their k-th argument, ``--sum kind:k:n`` adds up their n-th.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from quarterdeck import registry
from quarterdeck.bots.levels import parse
from quarterdeck.core.game import Game
from quarterdeck.lab.match import play_match
from quarterdeck.lab.sim import seed_of
from quarterdeck.lab.stats import interval
from quarterdeck.table.record import Record


@dataclass
class Look:
    """Sums over the games seen so far."""

    counting: list[tuple[str, int, int]]  # events by kind, argument to tell apart, to add up or -1
    games: int = 0
    shares: list[list[float]] = field(default_factory=list)  # of the win, in order of play
    rounds: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)  # by line of the count
    ends: Counter[str] = field(default_factory=Counter)
    events: dict[str, Counter[int]] = field(default_factory=dict)

    def add(self, game: Game[Any], record: Record) -> None:
        """Go through one recorded game, listening."""
        s = game.new(len(record.header.seats), record.header.options, loud=True)
        self._hear(s)
        for a in record.actions:
            game.act(s, a)
            self._hear(s)
        r = game.result(s)
        self.games += 1
        n = len(r.scores)
        first = int(getattr(s, "first", 0))  # games that draw who begins keep it there
        won = [1 / len(r.winners) if k in r.winners else 0.0 for k in range(n)]
        self.shares.append([won[(first + k) % n] for k in range(n)])
        self.rounds.append(int(getattr(s, "round", 0)))
        self.scores += r.scores
        self.winning.append(max(r.scores))
        self.actions.append(sum(a.seat >= 0 for a in record.actions))
        self.ends[r.reason] += 1
        for line in r.lines:
            self.points[line.key] += line.points

    def _hear(self, s: Any) -> None:
        for e in s.events:
            for kind, k, n in self.counting:
                if e.kind == kind:
                    name = f"{kind}:{k}" if n < 0 else f"{kind}:{k}:{n}"
                    here = self.events.setdefault(name, Counter())
                    here[e.args[k]] += 1 if n < 0 else e.args[n]
        s.events.clear()

    def summary(self) -> dict[str, object]:
        """Plain values; points and events are a game's mean, points of all seats together."""
        seats = len(self.shares[0])
        wins: list[dict[str, object]] = []
        for k in range(seats):
            own = [row[k] for row in self.shares]
            low, high = interval(own, 1)
            ci = [round(low, 3), round(high, 3)]
            wins.append({"turn": k + 1, "share": round(mean(own), 3), "ci95": ci})
        return {
            "games": self.games,
            "wins": wins,
            "rounds": round(mean(self.rounds), 1),
            "decisions": round(mean(self.actions), 1),
            "shortest_longest": [min(self.actions), max(self.actions)],
            "score": round(mean(self.scores), 2),
            "winning_score": round(mean(self.winning), 2),
            "ends": dict(self.ends),
            "points": {k: round(n / self.games, 2) for k, n in sorted(self.points.items())},
            "events": {
                name: {k: round(n / self.games, 3) for k, n in sorted(seen.items())}
                for name, seen in sorted(self.events.items())
            },
        }


def look(
    game: Game[Any],
    seats: int,
    games: int,
    bot: str,
    seed: int,
    counting: list[tuple[str, int, int]],
) -> Look:
    """Games of one bot against itself."""
    seen = Look(counting)
    spec = parse(bot)
    for number in range(games):
        own = [seed_of(seed, number, 1, k + 1) for k in range(seats)]
        played = play_match(game, {}, [spec] * seats, seed_of(seed, number, 0, 0), own, keep=True)
        assert played.record is not None
        seen.add(game, played.record)
    return seen


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m quarterdeck.lab.look")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", action="append", default=[], metavar="KIND:K")
    parser.add_argument("--sum", action="append", default=[], metavar="KIND:K:N")
    args = parser.parse_args()
    counting: list[tuple[str, int, int]] = []
    for text in [*args.count, *args.sum]:
        kind, *numbers = text.split(":")
        counting.append((kind, int(numbers[0]), int(numbers[1]) if len(numbers) > 1 else -1))
    seen = look(registry.game(args.game), args.seats, args.games, args.bot, args.seed, counting)
    print(json.dumps(seen.summary(), indent=1))


if __name__ == "__main__":
    main()
