"""Cargo as a reward: which colours, and where it is stowed (AA-37, AA-39, AA-40)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.anchors_aweigh.cargo import (
    put_token,
    rooms,
    token_at,
    tokens,
    told_place,
)
from quarterdeck.games.anchors_aweigh.components import COLOURS, FRONTS, GREY, MIXED, NONE, SPACES
from quarterdeck.games.anchors_aweigh.frames import LEFT, STOW_FRAMES, TAKE_REWARD
from quarterdeck.games.anchors_aweigh.info import LEFT_ASIDE
from quarterdeck.games.anchors_aweigh.ship import content
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.steps.free import (
    FREE,
    do_free,
    toss,
    why_not_free,
    why_not_room,
    why_not_toss,
)
from quarterdeck.games.anchors_aweigh.verbs import (
    GAIN,
    GAINS,
    LEAVE,
    REPLACE,
    REPLACES,
    STOW,
    STOWS,
)


class Reward(Step[AnchorsAweighState]):
    """While one stows, the others throw overboard, move cargo and exchange as they like (AA-38)."""

    def __init__(self) -> None:
        super().__init__(asides=True)

    def aside(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if FREE[verb_of(move)]:
            return why_not_free(s, seat, move)
        return self.barred(s, f, seat)


class TakeReward(Reward):
    """One token after the other; ``args``: how many of each colour, and of any colour, to come.

    What the supply has no more of may be any colour instead; with no supply the rest is lost. What
    was left on the way comes to the supply last, so that it is not dealt again (AA-40).
    """

    def enter(self, s: AnchorsAweighState, f: Frame) -> bool:
        seat = f.seat
        colour: i64 = 0
        while colour < COLOURS:
            if f.args[colour]:
                if s.supply[colour]:
                    self._take(s, f, colour, colour)
                else:
                    if s.loud:
                        s.tell("short", int(seat), int(colour))
                    s.stack[-1] = Frame(TAKE_REWARD, seat, _any_instead(f.args, colour))
                return False
            colour += 1
        left: i64 = 0
        last: i64 = 0
        colour = 0
        while colour < COLOURS:
            if s.supply[colour]:
                left += 1
                last = colour
            colour += 1
        if f.args[GREY] == 0 or left == 0:
            s.stack.pop()
            self._give_back(s, f)
            return False
        if left > 1:
            return True
        self._take(s, f, GREY, last)
        return False

    def _take(self, s: AnchorsAweighState, f: Frame, of: i64, colour: i64) -> None:
        s.supply[colour] -= 1
        if s.loud:
            s.tell("gained", int(f.seat), int(colour))
        args = tuple([n - 1 if k == of else n for k, n in enumerate(f.args)])
        s.stack[-1] = Frame(TAKE_REWARD, f.seat, args)
        s.stack.append(STOW_FRAMES[f.seat * COLOURS + colour])

    def _give_back(self, s: AnchorsAweighState, f: Frame) -> None:
        k: i64 = LEFT
        while k < len(f.args):
            for _ in range(f.args[k]):
                to_supply(s, f.seat, k - LEFT)
            k += 1

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        return [GAINS[colour] for colour in range(COLOURS) if s.supply[colour]]

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if FREE[verb_of(move)]:
            return why_not_free(s, seat, move)
        if verb_of(move) != GAIN:
            return Refusal("no-gain-now", (), "AA-39")
        colour = arg(move)
        if colour >= COLOURS:
            return Refusal("no-bad-arguments")
        return None if s.supply[colour] else Refusal("no-supply", (int(colour),), "AA-40")

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        if FREE[verb_of(move)]:
            do_free(s, seat, move)
        else:
            self._take(s, f, GREY, arg(move))


def _any_instead(args: tuple[int, ...], colour: i64) -> tuple[int, ...]:
    """The missing tokens may be any (AA-40)."""
    missing = args[colour]
    return tuple(
        [0 if k == colour else n + missing if k == GREY else n for k, n in enumerate(args)]
    )


def to_supply(s: AnchorsAweighState, seat: i64, colour: i64) -> None:
    """A token of the reward that does not come aboard."""
    s.supply[colour] += 1
    if s.loud:
        s.tell("left_behind", int(seat), int(colour))


def set_aside(s: AnchorsAweighState, seat: i64, colour: i64) -> None:
    """The reward on top of the stack keeps it until all of it is stowed (AA-40)."""
    args = list(s.stack[-1].args)
    if len(args) == LEFT:
        args += [0] * COLOURS
    args[LEFT + colour] += 1
    s.stack[-1] = Frame(TAKE_REWARD, seat, tuple(args))
    if s.loud:
        s.tell("set_aside", int(seat), int(colour))


class StowCargo(Reward):
    """The token in hand (``args``: its colour) goes aboard, or back to the supply (AA-37)."""

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        room = rooms(s, seat)
        out: list[int] = []
        if len(room) > 0:
            for place in room:
                out.append(STOWS[place])
        else:
            colour: i64 = f.args[0]
            k: i64 = 0
            while k < MIXED:
                if 0 < content(s, seat, k) <= FRONTS and k != s.monkey_at[seat]:
                    out.append(REPLACES[k])
                k += 1
            for place in tokens(s, seat):
                if token_at(s, seat, place) != colour:
                    out.append(REPLACES[place])
        out.append(LEAVE)
        return out

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        verb = verb_of(move)
        if FREE[verb]:
            return why_not_free(s, seat, move)
        if move == LEAVE:
            return None
        place = arg(move)
        if verb == STOW:
            return why_not_room(s, seat, place)
        if verb != REPLACE:
            return Refusal("no-stow-now", (), "AA-37")
        if len(rooms(s, seat)) > 0:
            return Refusal("no-there-is-room", (), "AA-37")
        refusal = why_not_toss(s, seat, place)
        if refusal is None and token_at(s, seat, place) == f.args[0]:
            return Refusal("no-same-colour", (), "AA-37")
        return refusal

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if FREE[verb]:
            do_free(s, seat, move)
            return
        s.stack.pop()
        colour: i64 = f.args[0]
        if verb == LEAVE:
            if s.version >= LEFT_ASIDE:
                set_aside(s, seat, colour)
            else:
                to_supply(s, seat, colour)
            return
        place = arg(move)
        if verb == REPLACE:
            if s.loud:
                s.reveal("replaced", int(seat), told_place(place))  # so every storage was full
            toss(s, seat, place)
            if place >= SPACES:
                place = SPACES + place % SPACES
        put_token(s, seat, place, colour)
        if s.loud:
            if told_place(place) == NONE:  # so there is a storage below deck
                s.reveal("stowed", int(seat), int(colour), NONE)
            else:
                s.tell("stowed", int(seat), int(colour), told_place(place))
