"""How much of a finished game between bots was the luck of the draw.

For each draw a guess of what it was worth is compared with the mean of the guesses after every
outcome that might have come, by their true odds. That is 0 in the mean whatever the guess is, so
taking it out of a result never favours anybody; the better the guess, the more noise it takes out.

Luck comes in two parts. Of a tile that is drawn only a side is seen: that is the draw. What is on
its back is luck when somebody turns it over, and more of it. Which is why the back is not counted
at the draw: whoever does not turn it over has neither gained nor lost by it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quarterdeck.bots.brains import instinct_for
from quarterdeck.bots.playout import play_a_while
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice, mix
from quarterdeck.core.event import Heard, heard_by
from quarterdeck.core.game import Game
from quarterdeck.core.play import playout
from quarterdeck.core.seat import NATURE
from quarterdeck.core.view import PUBLIC, SECRET
from quarterdeck.table.record import Record

TRIES = 96  # playouts a draw, shared by what might have come
REAL = 48  # playouts of what came: alone it must be known well
MOST_OUTCOMES = 256  # of a draw; of more, each alone means little
DEALS = 160  # of what lies hidden, to count what might have been shown
SHOWN = 40  # playouts of each of them
UNMEASURED = {"ship_ahoy"}  # its luck is where shots land, which is no draw, and playouts are dear

Worth = list[float]  # by seat: points at the end, or where bots judge before it, its prospects


@dataclass
class Luck:
    """What chance brought a seat in all; in points, or of what its bots judge by."""

    drawn: float = 0.0
    shown: float = 0.0


def luck_of(game: Game[Any], record: Record) -> list[Luck]:
    """By seat."""
    header = record.header
    seats = len(header.seats)
    luck = [Luck() for _ in range(seats)]
    if game.info.id in UNMEASURED:
        return luck
    s = game.new(seats, header.options, loud=True, version=header.rules_version)
    heard: list[list[Heard]] = [[] for _ in range(seats)]
    blind = nobody_knows_more(game)
    for k, a in enumerate(record.actions):
        step = game.step(s)
        if a.seat == NATURE and step.plain:
            for mine, x in zip(luck, _drawn(game, s, a, k, blind), strict=True):
                mine.drawn += x
        before = s.clone() if blind and a.seat >= 0 and step.plain else None
        game.act(s, a)
        if before is not None and any(e.reveals for e in s.events):
            for mine, x in zip(luck, _shown(game, before, s, a, heard[a.seat], k), strict=True):
                mine.shown += x
        for e in s.events:
            for seat, ears in enumerate(heard):
                ears.append(heard_by(e, seat))
        s.events.clear()
    return luck


def nobody_knows_more(game: Game[Any]) -> bool:
    """Whether all that is hidden is hidden from everybody alike.

    Only then does no choice tell anything of it, so that a deal's odds are the true ones.
    """
    return set(game.audience.values()) <= {PUBLIC, SECRET}


def _drawn(game: Game[Any], s: Any, a: Action, k: int, blind: bool) -> Worth:
    """What a draw brought against the mean of what might have come."""
    f, step = s.stack[-1], game.step(s)
    nothing = [0.0] * int(s.seats)
    moves, odds = step.legal(s, f, NATURE), step.odds(s, f)
    if not 1 < len(set(moves)) <= MOST_OUTCOMES:
        return nothing
    came = int(game.verb_named[a.verb].move(a.args))
    alike: dict[int, list[int]] = {}  # by what is seen: the moves that look so, each by its odds
    real = 0
    for number, (move, weight) in enumerate(zip(moves, odds, strict=True)):
        seen = number
        if blind:
            t = s.clone()
            game.apply(t, NATURE, move)
            seen = int(game.key(t, 0))
        alike.setdefault(seen, []).extend([move] * weight)
        if move == came:
            real = seen
    if len(alike) == 1:
        return nothing
    n = TRIES // len(alike) + 1
    values = {seen: _after(game, s, same, k, n) for seen, same in alike.items()}
    here = _after(game, s, alike[real], k, REAL)
    return _less_mean(here, values, {seen: len(same) for seen, same in alike.items()})


def _shown(
    game: Game[Any], before: Any, after: Any, a: Action, heard: list[Heard], k: int
) -> Worth:
    """What an act brought by what it showed, against the mean of what it might have shown."""
    seat = a.seat
    real = int(game.key(after, seat))
    dice = Dice(mix(k))
    belief = game.belief(game.view(before, seat), heard)
    met: dict[int, int] = {}
    first: dict[int, Any] = {real: after}
    for _ in range(DEALS):
        t = belief.deal(dice)
        game.act(t, a)
        seen = int(game.key(t, seat))
        met[seen] = met.get(seen, 0) + 1
        first.setdefault(seen, t)
    if len(met) == 1 and real in met:
        return [0.0] * int(after.seats)
    values = {}
    for seen, t in first.items():
        guess = game.belief(game.view(t, seat), heard)
        dice = Dice(mix(k))
        values[seen] = _mean(
            [_played(game, guess.deal(dice), k << 10 | n) for n in range(SHOWN)], int(after.seats)
        )
    return _less_mean(values[real], values, met)


def _less_mean(here: Worth, values: dict[int, Worth], odds: dict[int, int]) -> Worth:
    total = sum(odds.values())
    return [
        x - sum(n * values[seen][seat] for seen, n in odds.items()) / total
        for seat, x in enumerate(here)
    ]


def _after(game: Game[Any], s: Any, same: list[int], k: int, tries: int) -> Worth:
    """What the outcome is worth to each seat: the same dice play on after each of them."""
    rows = []
    for n in range(tries):
        t = s.clone()
        # Which of the moves that look alike: spread evenly over all of them.
        game.apply(t, NATURE, same[(2 * n + 1) * len(same) // (2 * tries)])
        rows.append(_played(game, t, k << 10 | n))
    return _mean(rows, int(s.seats))


def _played(game: Game[Any], t: Any, seed: int) -> Worth:
    """One way it may go on; changes ``t``."""
    instinct = instinct_for(game)
    dice = Dice(mix(seed))
    if instinct.horizon > 0:
        play_a_while(game, t, instinct, dice)
        return instinct.prospects(t) if t.stack else game.rewards(t)
    playout(game, t, dice, instinct)
    # Points say more of a margin than who won: with those half as much noise stays in it.
    return [float(game.standing(t, seat)) for seat in range(int(t.seats))]


def _mean(rows: list[Worth], seats: int) -> Worth:
    return [sum(row[seat] for row in rows) / len(rows) for seat in range(seats)]
