"""How much of a finished game between bots was the luck of the draw.

For each draw a guess of what it was worth is compared with the mean of the guesses after every
outcome that might have come, by their true odds. That is 0 in the mean whatever the guess is, so
taking it out of a result never favours anybody; the better the guess, the more noise it takes out.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.bots.brains import instinct_for
from quarterdeck.bots.playout import play_a_while
from quarterdeck.core.dice import Dice
from quarterdeck.core.game import Game
from quarterdeck.core.play import playout
from quarterdeck.core.seat import NATURE
from quarterdeck.table.record import Record

TRIES = 96  # playouts a draw, shared by what might have come
REAL = 48  # playouts of what came: alone it must be known well
MOST_OUTCOMES = 256  # of a draw; of more, each alone means little
UNMEASURED = {"ship_ahoy"}  # its luck is where shots land, which is no draw, and playouts are dear


def luck_of(game: Game[Any], record: Record) -> list[float]:
    """By seat, in rewards (0 to 1), what the draws brought in all."""
    header = record.header
    seats = len(header.seats)
    s = game.new(seats, header.options, version=header.rules_version)
    luck = [0.0] * seats
    if game.info.id in UNMEASURED:
        return luck
    for k, a in enumerate(record.actions):
        step = game.step(s)
        if a.seat == NATURE and step.plain:
            f = s.stack[-1]
            moves = step.legal(s, f, NATURE)
            if 1 < len(set(moves)) <= MOST_OUTCOMES:
                real = moves.index(int(game.verb_named[a.verb].move(a.args)))
                values = [_guess(game, s, move, k, TRIES // len(moves) + 1) for move in moves]
                came = _guess(game, s, moves[real], k, REAL)
                odds = step.odds(s, f)
                for seat in range(seats):
                    mean = sum(o * v[seat] for o, v in zip(odds, values, strict=True)) / sum(odds)
                    luck[seat] += came[seat] - mean
        game.act(s, a)
    return luck


def _guess(game: Game[Any], s: Any, move: int, seed: int, tries: int) -> list[float]:
    """What the outcome is worth to each seat: the same dice play on after each of them."""
    instinct = instinct_for(game)
    total = [0.0] * int(s.seats)
    for k in range(tries):
        t = s.clone()
        game.apply(t, NATURE, move)
        dice = Dice(seed << 10 | k)
        if instinct.horizon > 0:
            play_a_while(game, t, instinct, dice)
        else:
            playout(game, t, dice, instinct)
        shares = instinct.prospects(t) if t.stack else game.rewards(t)
        total = [x + y for x, y in zip(total, shares, strict=True)]
    return [x / tries for x in total]
