"""Why one choice is better than another: the count by source, after many games played on alike.

A game that bots judge long before its end is played on to the end of the turn instead, and its
outlook there is told apart: at the end too much else would have happened.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec

from quarterdeck.bots.brains import Brain, brain_of, instinct_for
from quarterdeck.bots.greedy import SAMPLES, candidates, judged
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice, mix
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.play import playout
from quarterdeck.core.seat import NATURE
from quarterdeck.core.view import View

SURE: Final = 3.0  # standard errors: a reason that other dice would turn round is none
LEAST: Final = 0.3  # points
RISK: Final = 0.05
TEMPO: Final = 1.0  # decisions of each seat: about half a round
TURNS: Final = 16  # played to their end at most: that takes greedy play, and varies little
MOST_CHOICES: Final = 24  # in one of them
IN_POINTS: Final = 100  # parts of an outlook are in hundredths
NO_SOURCE: Final = ("took", "lead", "ahead")


class Reason(msgspec.Struct, frozen=True):
    """``more`` or ``less`` of a source in the end, ``rival`` less for somebody, ``risk`` smaller,
    ``sooner`` over with the lead in hand, or the ``lead`` as a whole; of a shot the ``target`` (a
    piece) and how likely it falls, one that is ``as_good``, how much more an ``aim`` brings; of a
    ship the ``prey`` it comes next to. ``amount``: points, or a share of games."""

    kind: str
    source: str = ""
    amount: float = 0.0
    seat: int = -1


def reasons(
    game: Game[Any],
    view: View,
    heard: list[Heard],
    seat: int,
    best: Action,
    other: Action,
    n: int,
    seed: int,
) -> list[Reason]:
    """What speaks for the first choice against the second, the strongest first; then what speaks
    against it."""
    rows = differences(game, view, heard, seat, best, other, n, seed)
    return said(rows, int(view.seats))


def differences(
    game: Game[Any],
    view: View,
    heard: list[Heard],
    seat: int,
    best: Action,
    other: Action,
    n: int,
    seed: int,
) -> list[dict[str, float]]:
    """By source, for each of so many games played on from both choices.

    By what the seat could know: deals and dice are the same for both.
    """
    belief = game.belief(view, heard)
    brain = brain_of(game.info.id)
    seats = int(view.seats)
    rows: list[dict[str, float]] = []
    for r in range(n if brain.parts is None else min(n, TURNS)):
        s = belief.deal(Dice(mix(seed ^ r << 20)))
        counts = []
        for a in (best, other):
            c = s.clone()
            if game.check(c, a) is not None:
                break
            game.act(c, a)
            dice = Dice(mix(seed ^ r << 20 ^ 0xA11))
            if brain.parts is None:
                took = playout(game, c, dice, instinct_for(game))
                counts.append(counted(game, c, seat, seats, int(took)))
            else:
                finish_turn(game, c, seat, brain, brain.turn(s, seat), dice)
                counts.append(weighed(game, c, seat, seats, brain))
        if len(counts) == 2:
            ours, theirs = counts
            row = {k: ours.get(k, 0) - theirs.get(k, 0) for k in {*ours, *theirs}}
            rows.append({**row, "ahead": ours["lead"]})
    return rows


def finish_turn(game: Game[Any], s: Any, seat: int, brain: Brain, began: int, dice: Dice) -> None:
    """Greedy play of everybody until what the seat was about is done; changes ``s``."""
    instinct = instinct_for(game)
    left = MOST_CHOICES
    while s.stack and left and brain.turn(s, seat) == began:
        f = s.stack[-1]
        step = game.steps[f.op]
        if step.nature:
            if step.wide:
                game.act(s, step.sample(s, f, NATURE, dice))
            else:
                game.apply(s, NATURE, step.draw(s, f, dice))
            continue
        left -= 1
        who = next(k for k in game.to_act(s) if k >= 0)
        actions = candidates(game, s, who, dice, SAMPLES, instinct)
        worths = judged(game, s, who, actions, dice, instinct) if len(actions) > 1 else [0]
        game.act(s, actions[worths.index(max(worths))])


def weighed(game: Game[Any], s: Any, seat: int, seats: int, brain: Brain) -> dict[str, float]:
    """How a game stands by what its outlook is made of: the seat's sources, the others' sums."""
    if not s.stack or brain.parts is None:
        return counted(game, s, seat, seats, 0)
    rows = brain.parts(s)
    sums = [sum(row.values()) / IN_POINTS for row in rows]
    out = {f"own {name}": value / IN_POINTS for name, value in rows[seat].items()}
    out |= {f"rival {k}": sums[k] for k in range(seats) if k != seat}
    out["lead"] = sums[seat] - max(x for k, x in enumerate(sums) if k != seat)
    return out


def counted(game: Game[Any], s: Any, seat: int, seats: int, took: int) -> dict[str, float]:
    """A finished game by what it was made of: the seat's sources, the others' totals."""
    result = game.result(s)
    scores = [float(max(0, x)) for x in result.scores]
    out: dict[str, float] = {"took": float(took)}
    for line in result.lines:
        if line.seat == seat and line.points:
            key = f"own {line.key.removeprefix('tally-')}"
            out[key] = out.get(key, 0.0) + line.points
    out |= {f"rival {k}": scores[k] for k in range(seats) if k != seat}
    out["lead"] = scores[seat] - max(x for k, x in enumerate(scores) if k != seat)
    if result.scores[seat] < 0 or (result.ranks[seat] == 0 and seat not in result.winners):
        out["risk"] = 1.0
    return out


def said(rows: list[dict[str, float]], seats: int) -> list[Reason]:
    """The differences that are sure."""
    if len(rows) < 8:
        return []
    pros: list[tuple[float, Reason]] = []
    cons: list[tuple[float, Reason]] = []
    for key in sorted({k for row in rows for k in row if k not in NO_SOURCE}):
        middle = sure(rows, key, RISK if key == "risk" else LEAST)
        if key == "risk":
            if middle < 0:
                pros.append((100.0, Reason("risk", "", -middle)))
        elif key.startswith("own"):
            kind = "more" if middle > 0 else "less"
            reason = Reason(kind, key.removeprefix("own "), abs(middle))
            if middle:
                (pros if middle > 0 else cons).append((abs(middle), reason))
        elif middle < 0:
            pros.append((-middle, Reason("rival", "", -middle, int(key.removeprefix("rival ")))))
    if sure(rows, "took", TEMPO * seats) < 0 and sure(rows, "ahead", LEAST) > 0:
        pros.append((0.0, Reason("sooner")))
    if not pros and (lead := sure(rows, "lead", LEAST)) > 0:
        return [Reason("lead", "", lead)]
    pros.sort(key=lambda row: -row[0])
    cons.sort(key=lambda row: -row[0])
    return [reason for _, reason in pros[:2]] + [reason for _, reason in cons[: 1 if pros else 0]]


def sure(rows: list[dict[str, float]], key: str, least: float) -> float:
    """The mean difference, if other deals and dice would not turn it round and it matters; or 0."""
    values = [row.get(key, 0.0) for row in rows]
    middle = sum(values) / len(values)
    spread = sqrt(sum((x - middle) ** 2 for x in values) / (len(values) - 1) / len(values))
    return middle if abs(middle) >= max(SURE * spread, least) else 0.0
