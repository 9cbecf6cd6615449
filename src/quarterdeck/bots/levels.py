"""Bots by name: the levels that people choose from, and specs such as ``mcts:5000it``.

``mcts`` searches with what a game's instinct knows, ``uct`` with nothing but the rules: the same
tree and random playouts, the yardstick that other people's bots are measured with.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from quarterdeck.bots.brains import done_by, instinct_for, nothing_known, remembered
from quarterdeck.bots.greedy import greedy_action
from quarterdeck.bots.playout import random_action
from quarterdeck.bots.search import Search
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.view import View

SLICE_S = 0.004  # a compiled slice hears no Ctrl-C and lets no other thread run: keep it short
FIRST_SLICE = 16
MOST_ITERATIONS = 10_000_000
MOST_MS = 600_000


class BadSpec(ValueError):
    """There is no such bot; the message says what there is."""


class Stopped(Exception):
    """Nobody wants the answer any more."""


@dataclass(frozen=True)
class Spec:
    """How a bot thinks. ``slips`` of its choices in a hundred are made at random."""

    name: str
    kind: str  # random, greedy, mcts or uct
    iterations: int = 0
    ms: int = 0
    slips: int = 0


LEVELS: dict[str, Spec] = {  # easiest first
    "deckhand": Spec("deckhand", "greedy", slips=40),
    "bosun": Spec("bosun", "greedy"),
    "captain": Spec("captain", "mcts", iterations=400),
    "admiral": Spec("admiral", "mcts", ms=1000),
}
LEVEL_NAMES: tuple[str, ...] = tuple(LEVELS)

_BUDGET = re.compile(r"(mcts|uct):([0-9]{1,9})(it|ms)")
# What there is besides the levels, for helps and errors.
SPECS: tuple[str, ...] = ("random", "greedy", "uct:5000it", "mcts:5000it", "mcts:100ms")


def parse(text: str) -> Spec:
    """A level or a spec as written on the command line; BadSpec if it is neither."""
    text = text.strip()
    if text in LEVELS:
        return LEVELS[text]
    if text in ("random", "greedy"):
        return Spec(text, text)
    found = _BUDGET.fullmatch(text)
    if found is None:
        raise BadSpec(f"there is no bot {text!r}; try " + ", ".join((*SPECS, *LEVELS)))
    kind, amount = found[1], int(found[2])
    if found[3] == "it":
        if not 1 <= amount <= MOST_ITERATIONS:
            raise BadSpec(f"{text!r}: from 1 to {MOST_ITERATIONS} iterations")
        return Spec(text, kind, iterations=amount)
    if not 1 <= amount <= MOST_MS:
        raise BadSpec(f"{text!r}: from 1 to {MOST_MS} ms")
    return Spec(text, kind, ms=amount)


def choose(
    game: Game[Any],
    view: View,
    heard: list[Heard],
    seat: int,
    spec: Spec,
    dice: Dice,
    stop: Callable[[], bool] | None = None,
) -> Action:
    """What the bot does. It gets the seat's view, what the seat heard, and dice of its own."""
    dice = Dice(dice.fork())  # how long a search runs must not change what comes after it
    heard = remembered(game, heard, seat, spec.name)
    if spec.kind == "random" or (spec.slips and dice.below(100) < spec.slips):
        return random_action(game, view, heard, seat, dice)
    if spec.kind == "greedy":
        best = greedy_action(game, view, heard, seat, dice, instinct_for(game))
    else:
        knows = nothing_known(game) if spec.kind == "uct" else instinct_for(game)
        search: Search[Any] = Search(game, view, heard, seat, dice, knows)
        think(search, spec.iterations, spec.ms, stop)
        best = search.best()
    return done_by(game, best, spec.name, dice)


def think(
    search: Search[Any], iterations: int, ms: int, stop: Callable[[], bool] | None = None
) -> None:
    """Search in slices of a few ms until the budget is spent or no more of it can matter.

    With a budget of iterations the clock only decides the size of the slices, never the choice.
    """
    began = perf_counter()
    now = began
    size = FIRST_SLICE
    while True:
        if iterations:
            left = iterations - search.done
            if left <= 0 or search.settled(left):
                return
            size = min(size, left)
        elif (now - began) * 1000 >= ms or search.settled(MOST_ITERATIONS):
            return
        search.run(size)
        if stop is not None and stop():
            raise Stopped
        before, now = now, perf_counter()
        size = max(1, min(size * 4, int(size * SLICE_S / max(now - before, 1e-6))))
