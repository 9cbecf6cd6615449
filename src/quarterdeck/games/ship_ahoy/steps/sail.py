"""Moving: the number die, the rope, barrels and whatever else knots are spent on (SH-20 to SH-23).

``sail`` is piece, load, the yaw at the end, then 2 to 24 points x, y; the first is where it is.
``load`` is a mask of the barrels that are wanted: the first of them on the way is taken aboard.
"""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import Action, arg
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.ship_ahoy.components import (
    MOVING,
    ROPE,
    TILE,
)
from quarterdeck.games.ship_ahoy.frames import KNOTS_FRAMES
from quarterdeck.games.ship_ahoy.routes import (
    cost,
    put_aboard,
)
from quarterdeck.games.ship_ahoy.sailing import (
    OWN_REACH,
    PATH,
    bad_sail,
    cannot_load,
    downwind,
    loaded_by,
    loads,
    may_use_wind,
    movers,
    reach_of,
    sail,
)
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.games.ship_ahoy.verbs import KNOTS_MOVES
from quarterdeck.games.ship_ahoy.wandering import wander


class Move(Step[ShipAhoyState]):
    """Roll once, then move one after another, in whole knots; fewer may be used (SH-20)."""

    def enter(self, s: ShipAhoyState, f: Frame) -> bool:
        if s.phase != MOVING:
            s.phase = MOVING
            s.windy = downwind(s, f.seat)
        if loads(s, f.seat):
            return True
        if s.rolled == 0:
            if movers(s, f.seat, False, True):
                return True
        elif s.knots + s.extra > 0 and movers(s, f.seat, True, True):
            return True
        s.stack.pop()
        return False

    def menu(self, s: ShipAhoyState, f: Frame, seat: i64) -> list[Action]:
        me = int(seat)
        out = loads(s, seat)
        if s.rolled == 0 and movers(s, seat, False):
            out.append(Action(me, "roll"))
        return [*out, Action(me, "done")]

    def tool(self, s: ShipAhoyState, f: Frame, seat: i64) -> tuple[str, list[int], list[int]]:
        if s.rolled == 0:
            return ("path", [], [])
        pieces = movers(s, seat, True)
        return ("path", pieces, [int(reach_of(s, p)) for p in pieces])

    def check_action(self, s: ShipAhoyState, f: Frame, a: Action) -> Refusal | None:
        if a.verb == "done":
            return None if not a.args else Refusal("no-bad-arguments")
        if a.verb == "roll":
            if a.args:
                return Refusal("no-bad-arguments")
            if s.rolled:
                return Refusal("no-rolled-already", (), "SH-20")
            if not movers(s, a.seat, False):
                return Refusal("no-nothing-moves", (), "SH-22")
            return None
        if a.verb == "load":
            return cannot_load(s, a)
        if a.verb != "sail":
            return Refusal("no-move-now", (), "SH-05")
        if s.rolled == 0:
            return Refusal("no-roll-first", (), "SH-20")
        return bad_sail(s, a, OWN_REACH)

    def sample(self, s: ShipAhoyState, f: Frame, seat: i64, dice: Dice) -> Action:
        me = int(seat)
        ready = loads(s, seat)
        if ready and dice.below(2) == 0:
            return ready[dice.below(len(ready))]
        if s.rolled == 0:
            if not movers(s, seat, False, True) or dice.below(16) == 0:
                return Action(me, "done")
            return Action(me, "roll")
        pieces = movers(s, seat, True)
        tries = 0
        while pieces and tries < 5:
            piece = pieces[dice.below(len(pieces))]
            a = wander(s, me, piece, reach_of(s, piece), dice)
            if bad_sail(s, a, OWN_REACH) is None:
                return a
            tries += 1
        return Action(me, "done")

    def take(self, s: ShipAhoyState, f: Frame, a: Action) -> None:
        if a.verb == "done":
            s.stack.pop()
            if s.loud:
                s.tell("moved_enough", a.seat)
        elif a.verb == "roll":
            s.stack.append(KNOTS_FRAMES[a.seat])
            if s.loud:
                s.reveal("throws", a.seat)
        elif a.verb == "load":
            put_aboard(s, a.seat, a.args[0], loaded_by(s, a))
        else:
            spent = cost(list(a.args[PATH:]))
            gift: i64 = 1 if s.extra and may_use_wind(s, a.args[0]) else 0
            s.extra -= gift
            s.knots -= spent - gift
            sail(s, a, spent)


class Knots(Step[ShipAhoyState]):
    """The number die: 1 to 3 (SH-20), and the wind's extra knot (SH-63)."""

    def legal(self, s: ShipAhoyState, f: Frame, seat: i64) -> list[int]:
        return KNOTS_MOVES

    def apply(self, s: ShipAhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        s.rolled = arg(move)
        s.knots = s.rolled
        s.extra = 1 if s.windy else 0
        s.shown_last = s.rolled
        if s.loud:
            s.reveal("rolled", int(f.seat), int(s.rolled), int(s.extra))


class KrakenMove(Step[ShipAhoyState]):
    """Who made the kraken let go may move it up to a rope's length (SH-65)."""

    def menu(self, s: ShipAhoyState, f: Frame, seat: i64) -> list[Action]:
        return [Action(int(seat), "done")]

    def tool(self, s: ShipAhoyState, f: Frame, seat: i64) -> tuple[str, list[int], list[int]]:
        return ("path", [TILE], [ROPE])

    def check_action(self, s: ShipAhoyState, f: Frame, a: Action) -> Refusal | None:
        if a.verb == "done":
            return None if not a.args else Refusal("no-bad-arguments")
        if a.verb != "sail" or (a.args and a.args[0] != TILE):
            return Refusal("no-only-kraken", (), "SH-65")
        return bad_sail(s, a, ROPE)

    def sample(self, s: ShipAhoyState, f: Frame, seat: i64, dice: Dice) -> Action:
        a = wander(s, int(seat), TILE, ROPE, dice)
        return a if self.check_action(s, f, a) is None else Action(int(seat), "done")

    def take(self, s: ShipAhoyState, f: Frame, a: Action) -> None:
        s.stack.pop()
        if a.verb == "sail":
            sail(s, a, cost(list(a.args[PATH:])))
