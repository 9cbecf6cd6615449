"""Actions that take no die, or pay for crew: what a turn offers besides placing dice.

Recruiting (AH-090 to AH-092), smuggling and delivering (AH-150 to AH-152), plans played as an
action (AH-134), crew actions (AH-208, AH-214, AH-215, AH-223, AH-224).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.boards import CANNONS
from quarterdeck.games.ahoy.cards import (
    CARD_SUIT,
    COST,
    COSTS_DIE,
    CUTTER_PLAN,
    DYNAMIC_ENTRY,
    ENLIST,
    EVACUATION,
    GOES_TO,
    GUNSHIP_PLAN,
    IN_BATTLE,
    SNEAK_ATTACK,
)
from quarterdeck.games.ahoy.components import (
    BOARD_ROOM,
    CARGO,
    CREW,
    CUTTER,
    DAMAGE,
    DICE,
    DIRECT,
    EMPTY,
    FOR_CREW,
    GUNSHIP,
    NONE,
    SMUGGLER,
    UNION,
)
from quarterdeck.games.ahoy.crew import ACTORS, can_use, end_of_turn, use
from quarterdeck.games.ahoy.effects import faction, pay
from quarterdeck.games.ahoy.free_refusals import why_not_free
from quarterdeck.games.ahoy.hand import use_plan
from quarterdeck.games.ahoy.market import (
    held,
    hire,
    recruit_free,
    refill,
    suits_here,
    take_from_market,
)
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.verbs import (
    DELIVER,
    DELIVERS,
    HIRE,
    HIRES,
    PLAY,
    PLAYS,
    RECRUIT,
    RECRUITS,
    SMUGGLE,
    SMUGGLES,
    USES,
)
from quarterdeck.kit.bits import BIT

__all__ = ["do_free", "end_of_turn", "free_moves", "why_not_free"]

BOOST: Final = 2  # AH-232

# ---------------------------------------------------------------- what is lawful


def free_moves(s: AhoyState, seat: i64, moves: list[int]) -> None:
    """Append the seat's lawful RECRUIT, HIRE, SMUGGLE, DELIVER, PLAY and USE moves."""
    side = faction(s, seat)
    suits = suits_here(s, seat)
    if suits:
        for card in s.market:
            if card != NONE and suits & BIT[CARD_SUIT[card]]:
                if COSTS_DIE[card]:
                    hire_moves(s, seat, card, moves)
                elif s.gold[seat] >= COST[card]:
                    moves.append(RECRUITS[card])
                if side == SMUGGLER:
                    moves.append(SMUGGLES[card])
        if side == SMUGGLER:
            for card in held(s, CARGO + seat):
                if suits & BIT[GOES_TO[card]]:
                    moves.append(DELIVERS[card])
    if side == UNION:
        last: i64 = NONE
        for plan in s.plans[seat]:
            if plan != last and not IN_BATTLE[plan] and can_play(s, plan):
                moves.append(PLAYS[plan])
            last = plan
    for card in ACTORS:
        if s.where[card] == CREW + seat and can_use(s, seat, card):
            moves.append(USES[card])


def hire_moves(s: AhoyState, seat: i64, card: i64, moves: list[int]) -> None:
    """For a die of any value, which counts among the turn's dice (AH-091).

    As it is: whoever wants to change it with gold takes it in hand first (PLACE_DIE).
    """
    if s.placed >= s.allowed:
        return
    seen: i64 = 0
    die: i64 = 0
    while die < DICE:
        value: i64 = s.dice[seat * DICE + die]
        if value > 0 and not seen & BIT[value]:
            seen |= BIT[value]
            moves.append(HIRES[card * DICE + die])
        die += 1


def can_play(s: AhoyState, plan: i64) -> bool:
    """A ship needs an Island with two Comrades (AH-135); the others may be played in vain."""
    if plan != CUTTER_PLAN and plan != GUNSHIP_PLAN:
        return True
    return max(s.comrades) >= 2


# ---------------------------------------------------------------- what happens


def do_free(s: AhoyState, seat: i64, move: i64) -> None:
    """Carry one out; the TURN frame is on top of the stack and stays: only push."""
    verb = verb_of(move)
    card = arg(move)
    if verb == RECRUIT:
        pay(s, seat, COST[card], FOR_CREW)
        refill(s, recruit_free(s, seat, card))
    elif verb == HIRE:
        hire(s, seat, card, arg(move, 1))
    elif verb == SMUGGLE:
        place = take_from_market(s, card, CARGO + seat)
        if s.loud:
            s.tell("smuggled", int(seat), int(card), int(place))
        refill(s, place)
        s.stack.append(fr.JETTISON_FRAMES[seat])  # before the Market is refilled
    elif verb == DELIVER:
        s.push(fr.DELIVERY, seat, (int(card),))
    elif verb == PLAY:
        play(s, seat, card)
    else:
        use(s, seat, card)


def play(s: AhoyState, seat: i64, plan: i64) -> None:
    """A plan as an action (AH-134)."""
    use_plan(s, seat, plan)
    if plan == CUTTER_PLAN:
        s.push(fr.PLAY_SHIP, seat, (CUTTER,))
    elif plan == GUNSHIP_PLAN:
        s.push(fr.PLAY_SHIP, seat, (GUNSHIP,))
    elif plan == DYNAMIC_ENTRY:
        boost(s, seat)
        s.push(fr.FLY, seat, (int(seat), DIRECT, fr.ANY_WIND))
    elif plan == ENLIST:
        s.push(fr.ENLIST, seat, (NONE,))
    elif plan == EVACUATION:
        s.push(fr.EVACUATE, seat, (NONE, 0, 0))
    elif plan == SNEAK_ATTACK:
        s.push(fr.SNEAK, seat, (NONE, 2))


def boost(s: AhoyState, seat: i64) -> None:
    """Dynamic Entry: the Cannons die up by 2, not above 6; nothing without one (AH-232)."""
    slot = CANNONS[UNION][0]
    k = seat * BOARD_ROOM + slot
    die: i64 = s.slots[k]
    if die == EMPTY or die == DAMAGE:
        return
    s.slots[k] = die + BOOST if die + BOOST < 6 else 6
    if s.loud:
        s.tell("boosted", int(seat), s.slots[k], slot)
