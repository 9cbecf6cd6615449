"""The end of a round: cargo is sold, assets return, chests, parrots (AA-50 to AA-55)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.anchors_aweigh.cargo import take_token, tokens
from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    CHEST_COINS,
    FRONTS,
    MIXED,
    NONE,
    ROUND_END,
    ROUNDS,
)
from quarterdeck.games.anchors_aweigh.components import CHEST as CHEST_CODE
from quarterdeck.games.anchors_aweigh.frames import PLACE_CHEST_FRAMES
from quarterdeck.games.anchors_aweigh.setup import begin_round
from quarterdeck.games.anchors_aweigh.ship import content, lift_tile, put
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.steps.settle import FROM_CARGO
from quarterdeck.games.anchors_aweigh.verbs import CHEST, CHEST_MOVES
from quarterdeck.kit.bits import BIT


class EndRound(Step[AnchorsAweighState]):
    """Every cargo is sold, every asset returns; then coins become chests, seat by seat."""

    def enter(self, s: AnchorsAweighState, f: Frame) -> bool:
        s.stack.pop()
        s.phase = ROUND_END
        if s.loud:
            s.reveal("round_ended", int(s.round))
        n: i64 = 0
        while n < s.seats:
            seat = (s.captain + n) % s.seats
            sell(s, seat)
            unload_assets(s, seat)
            n += 1
        n = s.seats - 1
        while n >= 0:
            s.stack.append(PLACE_CHEST_FRAMES[(s.captain + n) % s.seats])
            n -= 1
        return False


def sell(s: AnchorsAweighState, seat: i64) -> None:
    """Cargo cannot be kept: one coin each (AA-50)."""
    sold: i64 = 0
    places = tokens(s, seat)
    while len(places) > 0:
        for place in places[::-1]:  # the second cargo of a load before the first
            s.supply[take_token(s, seat, place)] += 1
            sold += 1
        places = tokens(s, seat)
    s.coins[seat] += sold
    if s.loud and sold:
        s.tell("earned", int(seat), int(sold), FROM_CARGO)


def unload_assets(s: AnchorsAweighState, seat: i64) -> None:
    """Back to the pile, face up, the handicap monkey alone excepted."""
    n: i64 = 0
    k: i64 = 0
    while k < MIXED:
        if 0 < content(s, seat, k) <= FRONTS and k != s.monkey_at[seat]:
            lift_tile(s, seat, k)
            n += 1
        k += 1
    if s.loud:
        s.reveal("unloaded", int(seat), int(n))


class PlaceChest(Step[AnchorsAweighState]):
    """Every ten coins become a chest above deck, or beside the ship if there is no space (AA-51).

    After the last round nothing has to be kept free: chests are only counted.
    """

    def enter(self, s: AnchorsAweighState, f: Frame) -> bool:
        seat = f.seat
        while s.coins[seat] >= CHEST_COINS:
            spaces = open_above(s, seat) if s.round < ROUNDS else []
            if len(spaces) > 1:
                return True
            add_chest(s, seat, spaces[0] if len(spaces) == 1 else NONE)
        s.stack.pop()
        return False

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        return [CHEST_MOVES[k] for k in open_above(s, seat)]

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != CHEST:
            return Refusal("no-chest-now", (), "AA-51")
        space = arg(move)
        if space >= ABOVE:
            return Refusal("no-above-deck", (), "AA-51")
        if s.filled[seat] & BIT[space]:
            return Refusal("no-space-taken", (), "AA-51")
        return None

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        add_chest(s, seat, arg(move))


def open_above(s: AnchorsAweighState, seat: i64) -> list[int]:
    """Open spaces above deck."""
    return [k for k in range(ABOVE) if not s.filled[seat] & BIT[k]]


def add_chest(s: AnchorsAweighState, seat: i64, space: i64) -> None:
    """Ten coins become a chest that stays."""
    s.coins[seat] -= CHEST_COINS
    s.chests[seat] += 1
    if space >= 0:
        put(s, seat, space, CHEST_CODE)
    if s.loud:
        s.tell("chest", int(seat), int(space))


class NextRound(Step[AnchorsAweighState]):
    """Parrots for the poorest, then the second round; or the end (AA-53, AA-55)."""

    def enter(self, s: AnchorsAweighState, f: Frame) -> bool:
        s.stack.pop()
        if s.round < ROUNDS:
            give_parrots(s)
            begin_round(s)
            return False
        s.ended = 1
        if s.loud:
            s.tell("ended")
        return False


def give_parrots(s: AnchorsAweighState) -> None:
    """To all who have least; if that is everybody, to nobody."""
    totals = [s.coins[k] + CHEST_COINS * s.chests[k] for k in range(s.seats)]
    least = min(totals)
    if least == max(totals):
        return
    for k in range(s.seats):
        if totals[k] == least:
            s.parrots[k] += 1
            if s.loud:
                s.tell("parrot", k)
