"""Why one choice is better than another: the count by source, after many games played on alike."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec

from quarterdeck.bots.brains import instinct_for
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice, mix
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.play import playout
from quarterdeck.core.view import View

SURE: Final = 3.0  # standard errors: a reason that other dice would turn round is none
LEAST: Final = 0.3  # points
RISK: Final = 0.05


class Reason(msgspec.Struct, frozen=True):
    """``more`` or ``less`` of a source in the end, ``rival`` less for somebody, ``risk`` smaller,
    ``aim``: a shot is expected to bring more. ``amount``: points, or a share of games."""

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
    return said(differences(game, view, heard, seat, best, other, n, seed))


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
    instinct = instinct_for(game)
    seats = int(view.seats)
    rows: list[dict[str, float]] = []
    for r in range(n):
        deal = Dice(mix(seed ^ r << 20))
        s = belief.deal(deal)
        counts = []
        for a in (best, other):
            c = s.clone()
            if game.check(c, a) is not None:
                break
            game.act(c, a)
            took = playout(game, c, Dice(mix(seed ^ r << 20 ^ 0xA11)), instinct)
            counts.append(counted(game, c, seat, seats, int(took)))
        if len(counts) == 2:
            ours, theirs = counts
            rows.append({k: ours.get(k, 0) - theirs.get(k, 0) for k in {*ours, *theirs}})
    return rows


def counted(game: Game[Any], s: Any, seat: int, seats: int, took: int) -> dict[str, float]:
    """A finished game by what it was made of: the seat's sources, the others' totals."""
    result = game.result(s)
    out: dict[str, float] = {"took": float(took)}
    for line in result.lines:
        if line.seat == seat and line.points:
            key = f"own {line.key.removeprefix('tally-')}"
            out[key] = out.get(key, 0.0) + line.points
    for k in range(seats):
        if k != seat:
            out[f"rival {k}"] = float(max(0, result.scores[k]))
    if result.scores[seat] < 0 or (result.ranks[seat] == 0 and seat not in result.winners):
        out["risk"] = 1.0
    return out


def said(rows: list[dict[str, float]]) -> list[Reason]:
    """The differences that are sure."""
    if len(rows) < 8:
        return []
    pros: list[tuple[float, Reason]] = []
    cons: list[tuple[float, Reason]] = []
    keys = sorted({k for row in rows for k in row if k != "took"})
    for key in keys:
        values = [row.get(key, 0.0) for row in rows]
        middle = sum(values) / len(values)
        spread = sqrt(sum((x - middle) ** 2 for x in values) / (len(values) - 1) / len(values))
        if abs(middle) < max(SURE * spread, RISK if key == "risk" else LEAST):
            continue
        if key == "risk":
            if middle < 0:
                pros.append((100.0, Reason("risk", "", -middle)))
        elif key.startswith("own"):
            kind = "more" if middle > 0 else "less"
            reason = Reason(kind, key.removeprefix("own "), abs(middle))
            (pros if middle > 0 else cons).append((abs(middle), reason))
        elif middle < 0:
            pros.append((-middle, Reason("rival", "", -middle, int(key.removeprefix("rival ")))))
    pros.sort(key=lambda row: -row[0])
    cons.sort(key=lambda row: -row[0])
    return [reason for _, reason in pros[:2]] + [reason for _, reason in cons[: 1 if pros else 0]]
