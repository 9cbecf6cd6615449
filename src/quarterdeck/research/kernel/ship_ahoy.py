"""Ship Ahoy's shots and ropes as a list: different targets, aims and ways, the likeliest first."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from quarterdeck.bots.games.ship_ahoy.chart import Chart
from quarterdeck.bots.games.ship_ahoy.gunnery import shots, strayed
from quarterdeck.bots.games.ship_ahoy.helm import Berth, berths_of, by_gain, voyage
from quarterdeck.bots.games.ship_ahoy.judgement import prizes
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.state import State
from quarterdeck.games.ship_ahoy.components import (
    FULL,
    KNOT,
    PIECES,
    PIRATE,
    ROPE,
    STEEPEST,
    STRONGEST,
    TILE,
)
from quarterdeck.games.ship_ahoy.frames import KRAKEN_MOVE, SHOOT
from quarterdeck.games.ship_ahoy.geometry import QUARTER, TURN, east, north
from quarterdeck.games.ship_ahoy.pieces import is_enemy
from quarterdeck.games.ship_ahoy.routes import cost
from quarterdeck.games.ship_ahoy.sailing import OWN_REACH, PATH, bad_sail, movers, reach_of
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.games.ship_ahoy.steps.sail import KrakenMove, Move
from quarterdeck.games.ship_ahoy.steps.shoot import Shoot, aimed, shooters
from quarterdeck.research.kernel.field import HALF_TURN
from quarterdeck.research.kernel.offers import Offers

MOST: Final = 32
ENOUGH: Final = 24  # offers from which on no rough ones are added
BERTHS: Final = 10  # the best places that ropes are laid to
TRIES: Final = 200  # of rough shots
WAYS: Final = 16  # directions of a rope, and how far apart those are that follow each other
APART: Final = 5
VERBS: Final = ("", "shoot", "sail", "load", "hold", "roll", "done")
# How an aim is varied: direction, elevation (tenths of milliradians), pull (ten-thousandths).
AIMS: Final = ((180, 0, 0), (-180, 0, 0), (0, 250, 0), (0, -250, 0), (0, 0, -1200), (360, 150, 0))


class ShipAhoyOffers(Offers):
    """All of it is on the table for everybody to see: the list tells nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.most = MOST
        self.ranges = [
            ("verb", 0, len(VERBS) - 1),
            ("piece", 0, PIECES - 1),
            ("x", 0, FULL),  # of the muzzle, or where the rope ends
            ("y", 0, FULL),
            ("yaw", -HALF_TURN, HALF_TURN - 1),
            ("elevation_or_load", 0, STEEPEST),
            ("power_or_knots", 0, STRONGEST),
        ]
        self.shoot = Shoot(wide=True)
        self.move = Move(wide=True)
        self.kraken = KrakenMove(wide=True)

    def actions(self, state: State, f: Frame, seat: i64) -> list[Action]:
        s = cast(ShipAhoyState, state)
        if f.op == SHOOT:
            return self.shots(s, f, seat)
        if f.op == KRAKEN_MOVE:
            out = self.kraken.menu(s, f, seat)
            return ropes(s, seat, [TILE], ROPE, out)
        out = self.move.menu(s, f, seat)
        return ropes(s, seat, movers(s, seat, True), OWN_REACH, out) if s.rolled else out[:MOST]

    def shots(self, s: ShipAhoyState, f: Frame, seat: i64) -> list[Action]:
        """Hold; the best shots; the same a little otherwise; rough ones at anything."""
        best = [a for _, a in shots(s, seat, prizes(s, seat))]
        out = self.shoot.menu(s, f, seat)
        for a in best:
            self.add(s, f, a, out, ENOUGH)
        for yaw, tilt, power in AIMS:
            for a in best[:6]:
                self.add(s, f, strayed(a, yaw, tilt, power), out, MOST)
        mine = shooters(s, seat)
        targets = [p for p in range(PIRATE + 1) if is_enemy(s, seat, p)]
        dice = Dice(looks(s))
        tries = TRIES
        while tries > 0 and targets and len(out) < ENOUGH:
            tries -= 1
            piece = mine[dice.below(len(mine))]
            target = targets[dice.below(len(targets))]
            if piece != target:
                self.add(s, f, aimed(s, int(seat), piece, target, dice), out, ENOUGH)
        return out

    def add(self, s: ShipAhoyState, f: Frame, a: Action, out: list[Action], most: i64) -> None:
        """One more, if it is lawful, another, and there is room."""
        if len(out) < most and a not in out and self.shoot.check_action(s, f, a) is None:
            out.append(a)

    def describe(self, a: Action) -> list[int]:
        verb = VERBS.index(a.verb)
        args = a.args
        if a.verb == "shoot":
            piece, x, y, yaw, elevation, power = args
            return [verb, piece, x, y, signed(yaw), elevation, power]
        if a.verb == "sail":
            knots = int(cost(list(args[PATH:])))
            return [verb, args[0], args[-2], args[-1], signed(args[2]), args[1], knots]
        if a.verb == "load":
            return [verb, args[0], 0, 0, 0, args[1] if len(args) > 1 else 0, 0]
        return [verb, 0, 0, 0, 0, 0, 0]


def signed(yaw: int) -> int:
    """An angle that fits the row."""
    return yaw if yaw < HALF_TURN else yaw - 2 * HALF_TURN


def looks(s: ShipAhoyState) -> i64:
    """A number that is the same whenever the table looks the same."""
    h: i64 = s.round * 8 + s.turn
    piece: i64 = 0
    while piece < PIECES:
        h = (h * 31 + s.x[piece] * 7 + s.y[piece] + s.stand[piece]) & 0xFFFFFFFFFF
        piece += 1
    return h


def ropes(
    s: ShipAhoyState, seat: i64, pieces: list[int], reach: i64, out: list[Action]
) -> list[Action]:
    """What is on the menu; paths to the best places; then paths all around, the longest first."""
    chart = Chart(s, seat)
    berths: list[Berth] = []
    for piece in pieces:
        berths += berths_of(chart, piece, reach_of(s, piece) if reach == OWN_REACH else reach)
    berths.sort(key=by_gain)
    for b in berths[:BERTHS]:
        a = voyage(chart, b, reach)
        if a is not None and a not in out and len(out) < MOST:
            out.append(a)
    for aside in (0, QUARTER, QUARTER // 2):  # of the way it went, where it looks in the end
        halves: i64 = 2 * (ROPE + 1)
        while halves > 0:
            for first in (0, 4, 8, 12):
                for piece in pieces:
                    most = reach_of(s, piece) if reach == OWN_REACH else reach
                    if halves <= 2 * most and (aside == 0 or piece != TILE):
                        far = halves * KNOT // 2 - 20
                        around(s, seat, piece, far, first, aside, reach, out)
            halves -= 1
    return out


def around(
    s: ShipAhoyState,
    seat: i64,
    piece: int,
    far: i64,
    first: i64,
    aside: i64,
    reach: i64,
    out: list[Action],
) -> None:
    """Four straight paths of that length, far apart from each other."""
    x: i64 = s.x[piece]
    y: i64 = s.y[piece]
    k = first
    while k < first + 4 and len(out) < MOST:
        angle: i64 = k * APART % WAYS * TURN // WAYS
        k += 1
        nx = x + east(far, angle)
        ny = y + north(far, angle)
        if 0 <= nx <= s.size and 0 <= ny <= s.size:
            yaw = 0 if piece == TILE else int((angle + aside) % TURN)
            a = Action(int(seat), "sail", (piece, 0, yaw, int(x), int(y), int(nx), int(ny)))
            if a not in out and bad_sail(s, a, reach) is None:
                out.append(a)
