"""Close combat in Ship Ahoy: which running fight first, which attack is worth its risk."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.ship_ahoy.chart import CAUGHT, Chart
from quarterdeck.bots.games.ship_ahoy.judgement import boarding, distance
from quarterdeck.core.action import arg
from quarterdeck.core.frame import Frame
from quarterdeck.games.ship_ahoy.components import FLAT, PIRATE, TILE
from quarterdeck.games.ship_ahoy.pieces import entangled
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.games.ship_ahoy.verbs import FINISH_MOVE, LEAVE_MOVE, TAKE_MOVE

FARTHEST: Final = 9000  # a barrel is not carried farther than this


def attack(s: ShipAhoyState, seat: i64, moves: list[int]) -> int:
    """The move with the best prospect; running combats (no end is lawful then) in any order."""
    chart = Chart(s, seat)
    best = moves[0]
    most: i64 = -1_000_000
    for move in moves:
        gain: i64 = 0 if move == FINISH_MOVE else worth_of(chart, arg(move), arg(move, 1))
        if gain > most:
            most = gain
            best = move
    return best


def worth_of(chart: Chart, a: i64, b: i64) -> i64:
    """What an attack of one piece on another is worth."""
    s = chart.s
    if b == TILE:
        return CAUGHT if entangled(s, a) else CAUGHT // 3
    if a >= PIRATE:
        return chart.bane(b)
    if s.stand[b] == FLAT:
        return chart.win[b]
    # An enemy next to it that is not attacked attacks first in its turn: that risk is there anyway.
    anyway: i64 = chart.price[a] // 3 if chart.may_board(b) else 0
    return boarding(chart.win[b], chart.price[a]) + anyway


def salvage(s: ShipAhoyState, f: Frame) -> int:
    """Take a captured barrel if it is not too far to go."""
    ship = f.args[0]
    h = s.barrel_to[f.args[1]]
    far = distance(s.x[ship], s.y[ship], s.harbours[2 * h], s.harbours[2 * h + 1])
    return TAKE_MOVE if far < FARTHEST else LEAVE_MOVE
