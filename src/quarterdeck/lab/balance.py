"""A look at a game through many games: who wins, where points come from, what is used and wins.

Nothing is said here about any game: whatever has a name in its catalogue (a card, a ship, an
island) is counted in whatever event speaks of it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from statistics import mean
from typing import Any

from quarterdeck import registry
from quarterdeck.bots.levels import parse
from quarterdeck.core.event import Event
from quarterdeck.core.game import Game
from quarterdeck.core.info import settled_options
from quarterdeck.core.seat import NOBODY
from quarterdeck.lab.match import play_match
from quarterdeck.lab.processes import spread
from quarterdeck.lab.sim import BadSim, seed_of
from quarterdeck.lab.stats import interval
from quarterdeck.table.record import Record
from quarterdeck.words.catalogue import Catalogue

AMOUNTS = ("coins", "points", "gold", "fame")
Thing = tuple[str, str, int]  # event, kind of thing, which

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Wish:
    """Games of one bot against itself. The result depends on nothing else."""

    game: str
    seats: int
    games: int
    bot: str
    seed: int
    options: dict[str, str] = field(default_factory=dict)


@dataclass
class Seen:
    """What was seen in one game."""

    shares: list[float]  # of the win, by seat
    scores: list[int]
    first: int  # the seat that began; NOBODY until that is drawn
    rounds: int
    decisions: int
    reason: str
    points: Counter[tuple[int, str]]  # by seat and line of the count
    times: Counter[Thing]
    amounts: Counter[Thing]
    doers: set[tuple[Thing, int]]  # who did it at least once


def make_wish(
    game: str, seats: int, games: int, bot: str, seed: int, options: dict[str, str]
) -> Wish:
    """Check everything."""
    rules = registry.game(game)
    chosen = settled_options(rules.info, seats, options)
    rules.new(seats, chosen)  # options that do not go together are told now
    if games < 1:
        raise BadSim("at least 1 game must be played")
    return Wish(game, seats, games, parse(bot).name, seed, chosen)


def look(
    wish: Wish, processes: int = 0, progress: Progress | None = None, ray: str = ""
) -> dict[str, object]:
    """Play it all and sum it up."""
    done: dict[int, Seen] = {}
    for number, seen in spread(partial(see, wish), range(wish.games), processes, ray=ray):
        done[number] = seen
        if progress is not None:
            progress(1)
    return summary(wish, [done[k] for k in range(wish.games)])


def see(wish: Wish, number: int) -> Seen:
    """Play one game, and go through its record listening."""
    game = registry.game(wish.game)
    own = [seed_of(wish.seed, number, 1, k + 1) for k in range(wish.seats)]
    draws = seed_of(wish.seed, number, 0, 0)
    specs = [parse(wish.bot)] * wish.seats
    played = play_match(game, wish.options, specs, draws, own, keep=True)
    assert played.record is not None
    seen = listen(game, played.record)
    seen.shares = played.shares
    return seen


def listen(game: Game[Any], record: Record) -> Seen:
    """What the events of a recorded game speak of."""
    words = Catalogue("en", game.info.id, [])
    s = game.new(len(record.header.seats), record.header.options, loud=True)
    seen = Seen([], [], NOBODY, 0, 0, "", Counter(), Counter(), Counter(), set())
    _hear(game, words, s, seen)
    for a in record.actions:
        game.act(s, a)
        if seen.first == NOBODY:  # in some games whoever goes first changes from round to round
            seen.first = int(getattr(s, "first", 0))
        _hear(game, words, s, seen)
    r = game.result(s)
    seen.scores = list(r.scores)
    seen.rounds = int(getattr(s, "round", 0))
    seen.decisions = sum(a.seat >= 0 for a in record.actions)
    seen.reason = r.reason
    for line in r.lines:
        seen.points[line.seat, line.key] += line.points
    return seen


def _hear(game: Game[Any], words: Catalogue, s: Any, seen: Seen) -> None:
    for e in s.events:
        kinds = game.phrases.events[e.kind]
        named = _names(words, e, kinds)
        amount = next((e.args[k] for k, kind in enumerate(kinds) if kind in AMOUNTS), 0)
        for thing in named or [(e.kind, "", 0)]:
            seen.times[thing] += 1
            seen.amounts[thing] += amount
            if kinds[:1] == ("seat",):
                seen.doers.add((thing, e.args[0]))
    s.events.clear()


def _names(words: Catalogue, e: Event, kinds: tuple[str, ...]) -> list[Thing]:
    """What an event speaks of that has a name, each once."""
    found: list[Thing] = []
    for kind, value in zip(kinds, e.args, strict=False):
        thing = (e.kind, kind, value)
        if kind != "seat" and thing not in found and words.has(f"{kind}-{value}"):
            found.append(thing)
    return found


def summary(wish: Wish, games: list[Seen]) -> dict[str, object]:
    """Plain values. Counts are for a game, points for a player."""
    n = wish.seats
    words = Catalogue("en", wish.game, [])
    return {
        "game": wish.game,
        "seats": n,
        "games": len(games),
        "bot": wish.bot,
        "seed": wish.seed,
        "options": wish.options,
        "by_seat": [_row([(g, seat) for g in games]) for seat in range(n)],
        "by_turn": [_row([(g, (g.first + turn) % n) for g in games]) for turn in range(n)],
        "rounds": _spread([g.rounds for g in games]),
        "decisions": _spread([g.decisions for g in games]),
        "winning_score": _spread([max(g.scores) for g in games]),
        "ends": dict(Counter(g.reason for g in games)),
        "points": _points(games, n),
        "used": _used(words, games),
    }


def _row(players: list[tuple[Seen, int]]) -> dict[str, object]:
    """How one seat, or one place in the order, fared."""
    shares = [g.shares[seat] for g, seat in players]
    low, high = interval(shares, 1)
    return {
        "share": round(mean(shares), 4),
        "ci95": [round(low, 4), round(high, 4)],
        "mean_score": round(mean(g.scores[seat] for g, seat in players), 2),
    }


def _spread(values: list[int]) -> dict[str, float]:
    """The middle and the ends of a list of numbers."""
    ranked = sorted(values)
    return {
        "mean": round(mean(ranked), 2),
        "least": ranked[0],
        "p10": ranked[len(ranked) // 10],
        "p90": ranked[len(ranked) * 9 // 10],
        "most": ranked[-1],
    }


def _points(games: list[Seen], seats: int) -> list[dict[str, object]]:
    """Points by line of the count, for each seat, a game's mean."""
    keys = sorted({key for g in games for _, key in g.points})
    return [
        {key: round(sum(g.points[seat, key] for g in games) / len(games), 2) for key in keys}
        for seat in range(seats)
    ]


def _used(words: Catalogue, games: list[Seen]) -> dict[str, list[dict[str, object]]]:
    """Every named thing by event: how often, how much, and how those fared who did it."""
    times: Counter[Thing] = Counter()
    amounts: Counter[Thing] = Counter()
    doers: Counter[Thing] = Counter()
    won: defaultdict[Thing, float] = defaultdict(float)
    for g in games:
        times.update(g.times)
        amounts.update(g.amounts)
        for thing, seat in g.doers:
            doers[thing] += 1
            won[thing] += g.shares[seat]
    table: dict[str, list[dict[str, object]]] = {}
    for thing in sorted(times):
        event, kind, which = thing
        row: dict[str, object] = {
            "name": words.say(f"{kind}-{which}") if kind else event,
            "per_game": round(times[thing] / len(games), 4),
        }
        if amounts[thing]:
            row["amount"] = round(amounts[thing] / len(games), 3)
        if doers[thing]:
            row["players"] = doers[thing]
            row["won"] = round(won[thing] / doers[thing], 4)  # 1 / seats is even
        table.setdefault(f"{event} {kind}".strip(), []).append(row)
    return table
