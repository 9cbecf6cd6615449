"""A fair first aim and a sensible first path for each piece in a person's hands, to begin from."""

from __future__ import annotations

from typing import Final

from quarterdeck.bots.games.ship_ahoy.chart import Chart
from quarterdeck.bots.games.ship_ahoy.gunnery import (
    LOB,
    SHIP_AIMS,
    TOWER_AIM,
    aimed_at,
    expected,
    spots,
    tilt_for,
)
from quarterdeck.bots.games.ship_ahoy.helm import TRIES, berths_of, by_gain, voyage
from quarterdeck.bots.games.ship_ahoy.judgement import (
    Ridges,
    chance_from,
    distance,
    is_target,
    prizes,
)
from quarterdeck.core.action import Action
from quarterdeck.games.ship_ahoy.ballistics import BEFORE, MUZZLE_HEIGHT, aspect_of
from quarterdeck.games.ship_ahoy.components import PIRATE, ROPE, STEEPEST, TILE, TOWERS
from quarterdeck.games.ship_ahoy.frames import KRAKEN_MOVE
from quarterdeck.games.ship_ahoy.sailing import OWN_REACH, reach_of
from quarterdeck.games.ship_ahoy.state import ShipAhoyState

LOOKED_AT: Final = 2  # targets of each piece that are judged closely
EASY: Final = 4400  # a pull that leaves room to pull harder


def proposed(s: ShipAhoyState, seat: int, kind: str, pieces: list[int]) -> list[list[int]]:
    """For each piece the numbers of an aim or of a path; none where nothing is worth it."""
    if kind == "aim":
        prize = prizes(s, seat)
        ridges = Ridges(s)
        return [fair_aim(s, seat, piece, prize, ridges) for piece in pieces]
    chart = Chart(s, seat)
    frees = s.stack[-1].op == KRAKEN_MOVE
    return [fair_path(chart, piece, frees) for piece in pieces]


def fair_aim(
    s: ShipAhoyState, seat: int, piece: int, prize: list[int], ridges: Ridges
) -> list[int]:
    """From there at what promises most; nothing, if every enemy is out of reach."""
    rough: list[tuple[int, int]] = []
    for target in range(PIRATE + 1):
        if prize[target] > 0 and target != piece and is_target(s, target):
            far = distance(s.x[piece], s.y[piece], s.x[target], s.y[target])
            guess = prize[target] * int(chance_from(far))
            hidden = ridges.hide(s.x[piece], s.y[piece], s.x[target], s.y[target])
            rough.append((guess // 5 if hidden else guess, target))
    rough.sort(reverse=True)
    best: Action | None = None
    most = -1
    for _, target in rough[:LOOKED_AT]:
        for spot in spots(s, piece, target, ridges):
            a = aimed_at(s, seat, piece, target, spot // 65536, spot % 65536, ridges)
            if a is None:
                continue
            worth = int(expected(s, a, prize))
            if worth > most:
                most, best = worth, eased(s, a, target)
    return list(best.args) if best is not None else []


def eased(s: ShipAhoyState, a: Action, target: int) -> Action:
    """The same shot with a softer pull, where that leads there too."""
    piece, x, y, yaw, tilt, _ = a.args
    if tilt == LOB:
        return a
    far = max(float(distance(x, y, s.x[target], s.y[target]) - BEFORE), 50.0)
    aim = TOWER_AIM
    if not TOWERS <= target < PIRATE:
        aim = SHIP_AIMS[aspect_of(yaw, target, s.yaw[target])]
    soft = tilt_for(far, float(aim - MUZZLE_HEIGHT), float(EASY))
    if not 0 <= soft <= STEEPEST:
        return a
    return Action(a.seat, a.verb, (piece, x, y, yaw, soft, EASY))


def fair_path(chart: Chart, piece: int, frees: bool) -> list[int]:
    """To the best place in reach; nothing, if it is best to stay."""
    reach = ROPE if frees and piece == TILE else int(reach_of(chart.s, piece))
    berths = berths_of(chart, piece, reach)
    berths.sort(key=by_gain)
    for berth in berths[:TRIES]:
        a = voyage(chart, berth, ROPE if frees else OWN_REACH)
        if a is not None:
            return list(a.args)
    return []
