"""Anchoring: Harbor, Treasure, Merchant, the Squadron's Patrol, the Union's Comrades (AH-071)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.components import (
    FROM_MERCHANT,
    FROM_TREASURE,
    NONE,
)
from quarterdeck.games.ahoy.effects import earn, land, make_ready, place_patrol, spare_patrol
from quarterdeck.games.ahoy.info import JUDGED_IN_TURN
from quarterdeck.games.ahoy.slots import damage_count
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.steps.dice import can_reload
from quarterdeck.games.ahoy.verbs import GAIN, GAINS, PASS, PASS_MOVE
from quarterdeck.kit.bits import BIT


def is_there(s: AhoyState, seat: i64, effect: i64) -> bool:
    """Whether an effect would do anything now."""
    if effect == fr.HARBOR_REPAIR:
        return damage_count(s, seat) > 0
    if effect == fr.HARBOR_CANNONS:
        return can_reload(s, seat, s.gold[seat])
    if effect == fr.PLACE_PATROL:
        return spare_patrol(s) != NONE
    if effect == fr.PLACE_COMRADES:
        return s.ready > 0
    if effect == fr.READY_COMRADES:
        return s.comrades_left > 0
    return s.gold_left > 0


def within(s: AhoyState, seat: i64, mask: i64) -> i64:
    """The mask of those effects that would do anything now."""
    out: i64 = 0
    effect: i64 = 0
    while effect < fr.EFFECTS:
        if mask & BIT[effect] and is_there(s, seat, effect):
            out |= BIT[effect]
        effect += 1
    return out


def take(s: AhoyState, f: Frame, effect: i64) -> None:
    """Do it."""
    seat = f.seat
    space = s.at[f.args[0]]
    if effect == fr.HARBOR_REPAIR:
        s.push(fr.REPAIR, seat, (2, 0))
    elif effect == fr.HARBOR_CANNONS:
        s.stack.append(fr.HARBOR_DIE_FRAMES[seat])
    elif effect == fr.TAKE_TREASURE:
        earn(s, seat, f.args[2], FROM_TREASURE)  # the Diver's gold is in it (AH-203)
    elif effect == fr.TAKE_MERCHANT:
        earn(s, seat, 1, FROM_MERCHANT)
    elif effect == fr.PLACE_PATROL:
        place_patrol(s, space)
    elif effect == fr.PLACE_COMRADES:
        land(s, 2, space >> 2)
    else:
        make_ready(s, 2)


def ask_about(s: AhoyState, f: Frame, rest: i64) -> None:
    """What is left of an anchoring comes afterwards."""
    if rest:
        s.push(fr.ANCHOR, f.seat, (f.args[0], int(rest), f.args[2]))


class Anchor(Ask):
    """The effects, in the order the player likes: args (figure, mask, gold).

    All but the Merchant's gold may be declined.
    """

    def __init__(self) -> None:
        super().__init__((GAIN, PASS), "no-anchor-now", "AH-071")

    def enter(self, s: AhoyState, f: Frame) -> bool:
        mask = within(s, f.seat, f.args[1])
        if mask & ~BIT[fr.TAKE_MERCHANT]:
            return True
        s.stack.pop()
        if mask:
            if s.version >= JUDGED_IN_TURN:  # with this gold the Harbor may be of use
                ask_about(s, f, f.args[1] & ~BIT[fr.TAKE_MERCHANT])
            take(s, f, fr.TAKE_MERCHANT)
        return False

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        mask = within(s, seat, f.args[1])
        moves: list[int] = []
        if not mask & ~fr.FREELY and mask & (mask - 1):
            moves.append(GAINS[fr.EVERYTHING])
        effect: i64 = 0
        while effect < fr.EFFECTS:
            if mask & BIT[effect]:
                moves.append(GAINS[effect])
            effect += 1
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        effect = arg(move)
        if effect < fr.EFFECTS and f.args[1] & BIT[effect]:
            return Refusal("no-effect-now", (), "AH-164")
        return Refusal("no-effect-here", (), "AH-071")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            if f.args[1] & BIT[fr.TAKE_MERCHANT]:
                if s.version >= JUDGED_IN_TURN:  # what was not offered is not declined
                    ask_about(s, f, f.args[1] & ~within(s, seat, f.args[1]))
                take(s, f, fr.TAKE_MERCHANT)
            return
        effect = arg(move)
        mine: i64 = fr.FREELY if effect == fr.EVERYTHING else fr.EITHER[effect]
        ask_about(s, f, f.args[1] & ~mine)  # the gold may make a die fit the Harbor's Cannons
        if effect != fr.EVERYTHING:
            take(s, f, effect)
            return
        mask = within(s, seat, f.args[1] & fr.FREELY)
        effect = 0
        while effect < fr.EFFECTS:
            if mask & BIT[effect]:
                take(s, f, effect)
            effect += 1


class EffectOrder(Ask):
    """Another's Flagship anchors: the player in turn says which effect comes next (AH-162)."""

    def __init__(self) -> None:
        super().__init__((GAIN,), "no-order-now", "AH-162")

    def enter(self, s: AhoyState, f: Frame) -> bool:
        if len(self.legal(s, f, f.seat)) > 1:
            return True
        s.stack.pop()
        s.push(fr.ANCHOR, f.args[0], f.args)
        return False

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        mask = within(s, f.args[0], f.args[1])
        if s.version >= JUDGED_IN_TURN and mask & BIT[fr.HARBOR_CANNONS] and s.gold[f.args[0]] > 0:
            mask |= f.args[1] & fr.PAYING  # gold spent there is in an empty supply again
        if mask & BIT[fr.HARBOR_REPAIR]:  # either use of the Harbor is its owner's choice
            mask &= ~BIT[fr.HARBOR_CANNONS]
        return [GAINS[effect] for effect in range(fr.EFFECTS) if mask & BIT[effect]]

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        mine = fr.EITHER[arg(move)]
        s.push(fr.EFFECT_ORDER, seat, (f.args[0], f.args[1] & ~mine, f.args[2]))
        s.push(fr.ANCHOR, f.args[0], (f.args[0], f.args[1] & mine, f.args[2]))
