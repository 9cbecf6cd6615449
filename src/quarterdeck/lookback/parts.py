"""A game told apart: start + luck + decisions + hidden + pace + rest = result, for every seat."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec

from quarterdeck import __version__
from quarterdeck.core.action import Action
from quarterdeck.core.game import Game
from quarterdeck.core.phrases import named
from quarterdeck.games.ship_ahoy import GAME as SHIP_AHOY
from quarterdeck.lookback.course import CHANCE, RACING, Course
from quarterdeck.lookback.gunner import GunnersJudge
from quarterdeck.lookback.judge import Shares, mean
from quarterdeck.lookback.nodes import Node
from quarterdeck.lookback.reasons import Reason, reasons
from quarterdeck.table.record import action_row, row_action

VERSION: Final = f"{__version__}/2"  # of what is reckoned: other numbers, another version

LUCK: Final = "luck"
DECISION: Final = "decisions"
HIDDEN: Final = "hidden"
PACE: Final = "pace"
REST: Final = "rest"
PARTS: Final = (LUCK, DECISION, HIDDEN, PACE, REST)

WORTH_SHOWING: Final = 0.03
SURE: Final = 2.0  # standard errors
MOST_SHOWN: Final = 6
NEAR: Final = 8  # nodes on either side that say how sure one is


class Act(msgspec.Struct, frozen=True):
    """A choice: as the record has it, its label's key and arguments, and what is clicked for it."""

    row: list[object]
    key: str
    args: dict[str, int]
    refs: list[str]


class Cost(msgspec.Struct, frozen=True):
    """A decision that cost its seat something, by what it could know."""

    step: int  # of the replay: it shows how it stood before
    seat: int
    cost: float  # of the win
    error: float
    made: Act
    best: Act
    why: list[Reason] = []


class Swing(msgspec.Struct, frozen=True):
    """What chance did at once to a seat that it moved most."""

    step: int
    seat: int
    gain: float


class LookBack(msgspec.Struct, frozen=True):
    """All that is said about one game. ``chances`` and ``error`` have an entry for each step of
    the replay: the first is how it stood before the first action."""

    version: str
    fineness: str
    game: str
    seats: int
    start: Shares
    result: Shares
    chances: list[Shares]
    error: list[float]
    kinds: list[str]  # what each action was: a choice, chance, forced, race
    parts: dict[str, Shares]
    spent: list[float]  # what each seat's own decisions cost it
    by_step: list[list[float]]  # for the machines: step, part's number, shares …
    costs: list[Cost]
    swings: list[Swing]
    reckoned: int  # moments


def assemble(course: Course, nodes: list[Node], fineness: str) -> LookBack:
    """The nodes as one line, every change of it put down to something."""
    seats, moments = course.seats, course.moments
    by_k = {node.k: node for node in nodes}
    errors = _errors(nodes)
    first = next((node for node in nodes if node.before), None)
    start = mean(first.before) if first is not None else [1 / seats] * seats
    now = start[:]
    parts: dict[str, Shares] = {name: [0.0] * seats for name in PARTS}
    chances: list[Shares] = [now[:]]
    error = [errors[first.k] if first is not None else 0.0]
    by_step: list[list[float]] = []
    spent = [0.0] * seats
    costs: list[Cost] = []
    swings: list[Swing] = []
    doubt = _doubt(nodes)
    since = REST

    def put(name: str, k: int, to: Shares) -> None:
        nonlocal now
        change = [y - x for x, y in zip(now, to, strict=True)]
        for seat, d in enumerate(change):
            parts[name][seat] += d
        if any(change):
            by_step.append([float(k), float(PARTS.index(name)), *change])
        now = to[:]

    shown: dict[int, Shares] = {}
    for k, moment in enumerate(moments):
        node = by_k.get(k)
        if node is not None and node.before:
            put(since, k, mean(node.before))
            since = REST
            if moment.kind == CHANCE:
                before, end = now[:], course.run(k)
                put(LUCK, k, mean(node.after))
                shown[end - 1] = now[:]
                gain = [y - x for x, y in zip(before, now, strict=True)]
                seat = max(range(seats), key=lambda n: abs(gain[n]))
                if abs(gain[seat]) > WORTH_SHOWING:
                    swings.append(Swing(end, seat, gain[seat]))
            elif node.best is not None:
                seat = moment.action.seat
                change = mean(node.after)
                if change[seat] < 0:
                    spent[seat] -= change[seat]
                    put(DECISION, k, [x + d for x, d in zip(now, change, strict=True)])
                    own = doubt
                    if -change[seat] > max(WORTH_SHOWING, SURE * own):
                        made = act_of(course.game, moment.before, moment.action)
                        best = act_of(course.game, moment.before, node.best)
                        costs.append(Cost(k + 1, seat, -change[seat], own, made, best))
        if moment.kind == RACING:
            since = PACE
        elif moment.reveals and moment.kind != CHANCE and since == REST:
            since = HIDDEN
        chances.append(now[:])
        error.append(errors.get(k, error[-1]))
    put(since, len(moments), course.shares)
    chances[-1] = now[:]
    error[-1] = 0.0
    costs.sort(key=lambda c: -c.cost)
    swings.sort(key=lambda w: -abs(w.gain))
    return LookBack(
        VERSION,
        fineness,
        course.game.info.id,
        seats,
        start,
        course.shares,
        chances,
        error,
        [m.kind for m in moments],
        parts,
        spent,
        by_step,
        costs[:MOST_SHOWN],
        swings[:3],
        len(nodes),
    )


def act_of(game: Game[Any], s: Any, a: Action) -> Act:
    """A choice in words."""
    key, args = game.label(s, a)
    kinds = game.phrases.sentences.get(key, ())
    return Act(action_row(a), key, named(kinds, args), list(game.refs(s, a)))


def explained(course: Course, look: LookBack, playouts: int, seed: int) -> LookBack:
    """With the reasons of the costliest decisions, by what their seats could know."""
    game, costs = course.game, []
    for cost in look.costs:
        k = cost.step - 1
        s = course.moments[k].before
        why: list[Reason] = []
        if game is SHIP_AHOY:
            why = GunnersJudge().why(s, course.moments[k].action)
        elif not game.step(s).wide:
            best = row_action(cost.best.row)
            heard = course.heard(cost.seat, k)
            view = game.view(s, cost.seat)
            made = course.moments[k].action
            why = reasons(game, view, heard, cost.seat, best, made, playouts, seed + k)
        costs.append(msgspec.structs.replace(cost, why=why))
    return msgspec.structs.replace(look, costs=costs)


def _errors(nodes: list[Node]) -> dict[int, float]:
    """How far a node's shares may be off (its standard error), as its neighbours' repeats say."""
    rows = [(node.k, _variance(node.before)) for node in nodes if node.before]
    out: dict[int, float] = {}
    for i, (k, _) in enumerate(rows):
        near = rows[max(0, i - NEAR) : i + NEAR + 1]
        out[k] = sqrt(sum(v for _, v in near) / len(near))
    return out


def _doubt(nodes: list[Node]) -> float:
    """The standard error of a decision's cost, as all of them together say."""
    rows = [_variance(node.after) for node in nodes if node.best is not None and node.after]
    return sqrt(sum(rows) / len(rows)) if rows else 0.0


def _variance(rows: list[Shares]) -> float:
    """Of the mean over repeats, for the seat where it is greatest."""
    n = len(rows)
    if n < 2:
        return 0.0
    middle = mean(rows)
    return max(
        sum((row[seat] - middle[seat]) ** 2 for row in rows) / (n - 1) / n
        for seat in range(len(middle))
    )


def summed(look: LookBack, seat: int) -> float:
    """Start and parts together: the result, for every seat."""
    return look.start[seat] + sum(look.parts[name][seat] for name in PARTS)


def as_json(look: LookBack) -> dict[str, Any]:
    """For machines."""
    told: dict[str, Any] = msgspec.to_builtins(look)
    return told
