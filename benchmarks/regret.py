"""What search loses at a choice, compared with a much longer search. JSON.

    python benchmarks/regret.py captain_flip
    python benchmarks/regret.py captain_flip --iterations 700 5000 \\
        --settings explore=0.3 explore_below=0.1,untried=0.05

Choices are taken from games that search plays against itself. A long search that tries all
answers alike says what each is worth; then each setting answers the same questions, and the loss
is how much less its answers are worth, in rewards from 0 to 1. Minutes tell what takes hours of
games. But the long search follows the same instinct, so what that gets wrong is not seen here; and
its own noise is in every loss, so compare losses, not a loss with 0.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from functools import partial
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from quarterdeck import registry
from quarterdeck.bots.brains import instinct_for
from quarterdeck.bots.levels import parse, think
from quarterdeck.bots.search import Search
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Event, Heard, heard_by
from quarterdeck.core.info import settled_options
from quarterdeck.core.step import RACE
from quarterdeck.core.view import View
from quarterdeck.lab.match import play_match
from quarterdeck.lab.processes import spread
from quarterdeck.lab.sim import seed_of

PLAYERS = "mcts:300it"
EVENLY = 6.0  # so much exploring tries all answers alike

Question = tuple[View, list[Heard], int]


def questions(
    game: Any, seats: int, options: dict[str, str], seed: int, share: float
) -> Iterator[Question]:
    """Some of the choices of one game, as the seat that has them sees them."""
    own = [seed_of(seed, 1, k, 0) for k in range(seats)]
    played = play_match(game, options, [parse(PLAYERS)] * seats, seed, own, keep=True)
    assert played.record is not None
    chance = Random(seed)
    s = game.new(seats, options, loud=True)
    told: list[Event] = []
    for action in played.record.actions:
        step = game.step(s)
        if action.seat >= 0 and step.timing != RACE and not step.wide:
            if len(game.legal(s, action.seat)) > 1 and chance.random() < share:
                heard = [heard_by(event, action.seat) for event in told]
                yield game.view(s, action.seat), heard, action.seat
        game.act(s, action)
        told += s.events
        s.events.clear()


def searched(
    game: Any, question: Question, settings: dict[str, float], iterations: int, seed: int
) -> Search[Any]:
    """A search of so many iterations, with some of its instinct's numbers changed."""
    view, heard, seat = question
    instinct = type(instinct_for(game))(game)
    for name, value in settings.items():
        setattr(instinct, name, value)
    search = Search(game, view, heard, seat, Dice(seed), instinct)
    think(search, iterations, 0)
    return search


def losses(
    id: str,
    seats: int,
    options: dict[str, str],
    wish: dict[str, Any],
    tries: list[tuple[int, str]],
    number: int,
) -> list[list[float]]:
    """Of each try, what it loses at each question of one game."""
    game = registry.game(id)
    seed = seed_of(wish["seed"], number, 0, 0)
    out: list[list[float]] = [[] for _ in tries]
    for question in questions(game, seats, options, seed, wish["share"]):
        long = searched(game, question, {"explore": EVENLY}, wish["long"], seed)
        worth: dict[Action, float] = {a: value for a, _, value in long.opinions()}
        most = max(worth.values())
        for k, (iterations, text) in enumerate(tries):
            answers = [
                searched(game, question, changes(text), iterations, seed + 1 + again).best()
                for again in range(wish["again"])
            ]
            out[k].append(mean(most - worth[answer] for answer in answers))
    return out


def changes(text: str) -> dict[str, float]:
    """``explore=0.3,untried=0.1`` as numbers."""
    parts = [part.split("=", 1) for part in text.split(",") if part]
    return {name: float(value) for name, value in parts}


def main() -> None:
    """Read the wish, search, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--settings", nargs="*", default=[], help="such as explore=0.3,untried=0.1")
    parser.add_argument("--iterations", nargs="*", type=int, default=[700, 5000])
    parser.add_argument("--long", type=int, default=80_000, help="iterations that say the worth")
    parser.add_argument("--games", type=int, default=8, help="that the choices are taken from")
    parser.add_argument("--share", type=float, default=0.45, help="of their choices")
    parser.add_argument("--again", type=int, default=3, help="answers of each try to a question")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="such as board=C")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--processes", type=int, default=0)
    wish = parser.parse_args()
    told = dict(part.split("=", 1) for part in wish.option)
    options = settled_options(registry.game(wish.game).info, wish.seats, told)
    tries = [(n, text) for n in wish.iterations for text in ["", *wish.settings]]
    work = partial(losses, wish.game, wish.seats, options, vars(wish), tries)
    lost: list[list[float]] = [[] for _ in tries]
    for _, found in spread(work, wish.games, wish.processes):
        for k, some in enumerate(found):
            lost[k] += some
    for (n, text), all_lost in zip(tries, lost, strict=True):
        off = 1.96 * stdev(all_lost) / sqrt(len(all_lost))
        row = {"iterations": n, "settings": text or "as they are", "choices": len(all_lost)}
        print(json.dumps(row | {"loss": round(mean(all_lost), 5), "off": round(off, 5)}))


if __name__ == "__main__":
    main()
