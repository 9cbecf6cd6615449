"""Bots by name: the levels that people choose from, and specs such as ``mcts:5000it``.

``mcts`` searches with what a game's instinct knows, ``uct`` with nothing but the rules: the same
tree and random playouts, the yardstick that other people's bots are measured with. ``anchor`` looks
over its own turn and takes what scores at once: it knows nothing of any game, so it stays as it is
when the others learn, and ladders of different days can be compared by it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Any

from quarterdeck.bots.brains import (
    done_by,
    instinct_for,
    nothing_known,
    remembered,
    score_only,
)
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
LEVEL_MS = 2_500  # of CPU time, whatever a level's budget: nobody waits longer
FLOOR = 200  # iterations before a level takes the answer for clear


class BadSpec(ValueError):
    """There is no such bot; the message says what there is."""


class Stopped(Exception):
    """Nobody wants the answer any more."""


@dataclass(frozen=True)
class Spec:
    """How a bot thinks; a ``level`` does so in each game in its own way (``budget``).

    ``slips`` of its choices in a hundred are the second best. With a ``floor`` it stops from
    there on as soon as the answer is clear. ``ms`` are of CPU time: a busy machine makes a bot
    slower, not weaker.
    """

    name: str
    kind: str  # level, random, anchor, greedy, mcts or uct
    iterations: int = 0
    ms: int = 0
    slips: int = 0
    floor: int = 0


LEVEL_NAMES: tuple[str, ...] = ("cabin_boy", "deckhand", "mate", "captain", "admiral")  # by skill
OLD_NAMES: dict[str, str] = {"bosun": "mate"}  # in records, stored tables and links of before
LEVELS: dict[str, Spec] = {name: Spec(name, "level") for name in LEVEL_NAMES}

# By game, for each level: slips in a hundred choices, and iterations a choice at most; 0: none, it
# plays greedily. What the levels are worth against each other is in docs/bots.md.
Budget = tuple[int, int]
USUAL: tuple[Budget, ...] = ((50, 0), (20, 0), (0, 0), (0, 400), (0, 4000))
BUDGETS: dict[str, tuple[Budget, ...]] = {
    "captain_flip": ((60, 0), (25, 0), (0, 0), (0, 150), (0, 20_000)),
    "sail_away": ((36, 0), (20, 0), (0, 0), (0, 150), (0, 3000)),
    # 1,000 iterations are worth some 4 Fame there, as much as four slips fewer.
    "ahoy": ((30, 0), (19, 0), (10, 0), (3, 0), (0, 1000)),
    "anchors_aweigh": ((17, 0), (6, 0), (0, 0), (0, 200), (0, 2000)),
    "ship_ahoy": ((0, 0), (0, 0), (0, 0), (0, 0), (0, 0)),  # their hands tell them apart
}

_BUDGET = re.compile(r"(mcts|uct):([0-9]{1,9})(it|ms)")
# What there is besides the levels, for helps and errors.
SPECS: tuple[str, ...] = ("random", "anchor", "greedy", "uct:5000it", "mcts:5000it", "mcts:100ms")


def level_called(name: str) -> str:
    """A level by today's name, if it is an old one's; anything else as it is."""
    return OLD_NAMES.get(name, name)


def parse(text: str) -> Spec:
    """A level or a spec as written on the command line; BadSpec if it is neither."""
    text = level_called(text.strip())
    if text in LEVELS:
        return LEVELS[text]
    if text in ("random", "anchor", "greedy"):
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


def budget(spec: Spec, game_id: str) -> Spec:
    """What a level does in this game; whatever is no level does the same in all."""
    if spec.kind != "level":
        return spec
    slips, most = BUDGETS.get(game_id, USUAL)[LEVEL_NAMES.index(spec.name)]
    if most == 0:
        return Spec(spec.name, "greedy", slips=slips)
    return Spec(spec.name, "mcts", most, LEVEL_MS, slips, min(FLOOR, most))


def is_quick(spec: Spec, game_id: str) -> bool:
    """Whether it answers without searching: in a few ms."""
    return budget(spec, game_id).kind not in ("mcts", "uct")


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
    spec = budget(spec, game.info.id)
    heard = remembered(game, heard, seat, spec.name)
    if spec.kind == "random":
        return random_action(game, view, heard, seat, dice)
    if spec.kind == "anchor":
        best = greedy_action(game, view, heard, seat, dice, score_only(game))
    elif spec.kind == "greedy":
        slip = spec.slips > 0 and dice.below(100) < spec.slips
        best = greedy_action(game, view, heard, seat, dice, instinct_for(game), slip)
    else:
        knows = nothing_known(game) if spec.kind == "uct" else instinct_for(game)
        search: Search[Any] = Search(game, view, heard, seat, dice, knows)
        think(search, spec.iterations, spec.ms, stop, spec.floor)
        best = search.best()
    return done_by(game, best, spec.name, dice)


def think(
    search: Search[Any],
    iterations: int,
    ms: int,
    stop: Callable[[], bool] | None = None,
    floor: int = 0,
) -> None:
    """Search in slices of a few ms until the budget is spent or no more of it can matter.

    With a floor it asks from there on, now and then, whether the answer is clear. The clock decides
    the size of the slices only, never the choice; but ``ms`` of CPU time are the end in any case.
    """
    most = iterations or MOST_ITERATIONS
    look = floor or most  # after how many iterations it asks
    search.plan(iterations)
    began = thread_time() if ms else 0.0
    now = perf_counter()
    size = FIRST_SLICE
    while True:
        left = most - search.done
        if left <= 0 or (search.settled(left) if iterations else search.forced()):
            return
        if ms and (thread_time() - began) * 1000 >= ms:
            return
        if search.done >= look:
            if search.clear():
                return
            look += look // 4
        search.run(min(size, left, look - search.done))
        if stop is not None and stop():
            raise Stopped
        before, now = now, perf_counter()
        size = max(1, min(size * 4, int(size * SLICE_S / max(now - before, 1e-6))))
