"""The end of loading: time is out, hands are emptied, starfish assets leave."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import Step
from quarterdeck.games.anchors_aweigh.acts import starfish
from quarterdeck.games.anchors_aweigh.components import (
    COLOURS,
    GONE,
    MIXED,
    NONE,
    SPACES,
    TILES,
    TRAVEL,
)
from quarterdeck.games.anchors_aweigh.deeds import (
    call,
    empty_hand,
    load_cargo,
    place,
    put_back,
    take,
)
from quarterdeck.games.anchors_aweigh.frames import FILL_FRAME
from quarterdeck.games.anchors_aweigh.ship import lift_tile
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.kit.bits import BIT


def still_hands(s: AnchorsAweighState) -> None:
    """Acts under way lapse; a tile in a hand goes back face up (AA-20)."""
    k: i64 = 0
    while k < s.seats:
        s.acts[k] = NONE
        s.beaten[k] = NONE
        if s.hand[k] >= 0:
            put_back(s, k)
        k += 1


def time_out(s: AnchorsAweighState) -> None:
    """The loading has lasted as long as the table allows (AA-21)."""
    if s.loud:
        s.tell("time_up")
    still_hands(s)
    s.stack[-1] = FILL_FRAME


def empty_spaces(s: AnchorsAweighState) -> list[int]:
    """seat * 14 + space of every empty space, in order."""
    return [
        int(seat * SPACES + space)
        for seat in range(s.seats)
        for space in range(SPACES)
        if not s.filled[seat] & BIT[space]
    ]


def fewest_empty(s: AnchorsAweighState) -> list[int]:
    """The seats whose ships have the fewest empty spaces."""
    empty = [0] * int(s.seats)
    for at in empty_spaces(s):
        empty[at // SPACES] += 1
    least = min(empty)
    return [seat for seat in range(s.seats) if empty[seat] == least]


class FillShips(Step[AnchorsAweighState]):
    """Empty spaces are filled at random, and there is a captain in any case (AA-21).

    One wide action: a tile or a colour for each empty space, by seat and space; then, if nobody
    has called yet, the captain.
    """

    def check_action(self, s: AnchorsAweighState, f: Frame, a: Action) -> Refusal | None:
        spaces = empty_spaces(s)
        if a.verb != "fill" or len(a.args) != len(spaces) + (1 if s.captain < 0 else 0):
            return Refusal("no-bad-arguments")
        supply = s.supply[:]
        seen: list[int] = []
        for at, n in zip(spaces, a.args, strict=False):
            if at % SPACES < MIXED:
                if n < 0 or n >= TILES or s.faces[n] == GONE or n in seen:
                    return Refusal("no-bad-arguments")
                seen.append(n)
            else:
                if n < 0 or n >= COLOURS or supply[n] == 0:
                    return Refusal("no-bad-arguments")
                supply[n] -= 1
        if s.captain < 0 and a.args[-1] not in fewest_empty(s):
            return Refusal("no-bad-arguments")
        return None

    def sample(self, s: AnchorsAweighState, f: Frame, seat: i64, dice: Dice) -> Action:
        pile = [tile for tile in range(TILES) if s.faces[tile] != GONE]
        supply = [colour for colour in range(COLOURS) for _ in range(s.supply[colour])]
        args: list[int] = []
        for at in empty_spaces(s):
            if at % SPACES < MIXED:
                args.append(pile.pop(dice.below(len(pile))))
            else:
                args.append(supply.pop(dice.below(len(supply))))
        if s.captain < 0:
            first = fewest_empty(s)
            args.append(first[dice.below(len(first))])
        return Action(NATURE, "fill", tuple(args))

    def take(self, s: AnchorsAweighState, f: Frame, a: Action) -> None:
        s.stack.pop()
        for at, n in zip(empty_spaces(s), a.args, strict=False):
            seat = at // SPACES
            if at % SPACES < MIXED:
                take(s, seat, n)  # told like any other, so all know who saw which tile
                empty_hand(s, seat)
                place(s, seat, at % SPACES, n)
            else:
                load_cargo(s, seat, n)
        if s.captain < 0:
            call(s, a.args[-1])


class EndLoading(Step[AnchorsAweighState]):
    """All ships are full. Before travel starfish assets leave, without replacement (AA-17)."""

    def enter(self, s: AnchorsAweighState, f: Frame) -> bool:
        s.stack.pop()
        still_hands(s)
        s.phase = TRAVEL
        if s.loud:
            s.tell("loading_ended")
        for seat in range(s.seats):
            for space in starfish(s, seat):
                tile = lift_tile(s, seat, space)
                if s.loud:
                    s.reveal("washed", seat, int(tile), s.fronts[tile], space)
        return False
