"""Placing a die, on crew too, and moving one to the Cannons (AH-025, AH-026, AH-071, AH-090)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.actions import do_action, loaded
from quarterdeck.games.ahoy.boards import CANNONS, FITS, SLOTS
from quarterdeck.games.ahoy.cards import MIDDLEMAN
from quarterdeck.games.ahoy.components import (
    BOARD_ROOM,
    DAMAGE,
    DICE,
    EMPTY,
    FOR_DIE,
    NONE,
)
from quarterdeck.games.ahoy.effects import faction, has_crew, pay
from quarterdeck.games.ahoy.free_refusals import why_not_take
from quarterdeck.games.ahoy.info import CHANGED_TO_RECRUIT
from quarterdeck.games.ahoy.market import for_a_die, hire
from quarterdeck.games.ahoy.slots import (
    action_of,
    can_place,
    has_slot,
    on_slot,
    open_slots,
    set_slot,
    spend_die,
)
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.verbs import (
    CHANGE,
    CHANGES,
    HIRE,
    HIRES,
    PLACE,
    PLACES,
    RELOAD,
    RELOADS,
)

DELTA: Final[list[int]] = [1, -1, 2, -2]  # by CHANGE's argument; the last two with Middleman
# Where a die is to go: to a slot, to the Cannons, or to crew, which takes any value.
TO_SLOT: Final = 0
TO_CANNONS: Final = 1
TO_CREW: Final = 2


def why_no_change(s: AhoyState, seat: i64, value: i64, move: i64) -> Refusal:
    """Why gold cannot change a die so (AH-026)."""
    k = arg(move)
    if s.gold[seat] == 0:
        return Refusal("no-gold", (1,), "AH-026")
    if k >= 4 or (k >= 2 and not has_crew(s, seat, MIDDLEMAN)):
        return Refusal("no-change-by", (), "AH-213")
    if not 1 <= value + DELTA[k] <= 6:
        return Refusal("no-die-range", (), "AH-026")
    return Refusal("no-fits-nowhere", (), "AH-025")


class PlaceDie(Ask):
    """Gold may change the die, then it goes on a slot, or on crew it recruits: args (die)."""

    def __init__(self) -> None:
        super().__init__((CHANGE, PLACE, HIRE), "no-place-now", "AH-025")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        value: i64 = s.dice[seat * DICE + f.args[0]]
        moves: list[int] = []
        for slot in open_slots(s, seat, value):
            moves.append(PLACES[slot])
        crew = waiting_crew(s, seat)
        for card in crew:
            moves.append(HIRES[card * DICE + f.args[0]])
        add_changes(s, seat, value, TO_CREW if crew else TO_SLOT, moves)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == CHANGE:
            return why_no_change(s, seat, s.dice[seat * DICE + f.args[0]], move)
        if verb_of(move) == HIRE:
            if s.version < CHANGED_TO_RECRUIT:
                return Refusal(self.now, (), self.clause)
            card = arg(move)
            if int(card) in waiting_crew(s, seat):
                return Refusal("no-other-die", (), "AH-090")
            return why_not_take(s, seat, HIRE, card, f.args[0])
        slot = arg(move)
        if slot >= SLOTS or not has_slot(s, seat, slot):
            return Refusal("no-such-slot", (), "AH-025")
        there = on_slot(s, seat, slot)
        if there == DAMAGE:
            return Refusal("no-slot-damaged", (), "AH-025")
        if there != EMPTY:
            return Refusal("no-slot-taken", (), "AH-025")
        value = s.dice[seat * DICE + f.args[0]]
        for other in open_slots(s, seat, value):
            if action_of(s, seat, other) == action_of(s, seat, slot):
                return Refusal("no-equal-slot", (), "AH-025")
        return does_not_fit(s, seat, slot, value)

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        die = f.args[0]
        k = arg(move)
        if verb_of(move) == CHANGE:
            old = s.dice[seat * DICE + die]
            s.dice[seat * DICE + die] = old + DELTA[k]
            pay_for_change(s, seat, old, old + DELTA[k], NONE, die)
            return
        s.stack.pop()
        if verb_of(move) == HIRE:
            hire(s, seat, k, die)
            return
        value = spend_die(s, seat, die)
        set_slot(s, seat, k, value)
        action = action_of(s, seat, k)
        if s.loud:
            s.tell("placed", int(seat), int(value), int(action), int(k), die)
        do_action(s, seat, action, value)


def does_not_fit(s: AhoyState, seat: i64, slot: i64, value: i64) -> Refusal:
    """Which value the slot takes, and for how much gold the die would have it (AH-026)."""
    action = int(action_of(s, seat, slot))
    best: i64 = 0
    wanted: i64 = 1
    while wanted <= 6:
        if best == 0 or abs(int(wanted - value)) < abs(int(best - value)):
            for other in open_slots(s, seat, wanted):
                if other == slot or action_of(s, seat, other) == action:
                    best = wanted
        wanted += 1
    if best == 0:
        return Refusal("no-equal-slot", (), "AH-025")
    gold = abs(int(best - value))
    if has_crew(s, seat, MIDDLEMAN):
        gold = (gold + 1) // 2
    key = "no-fits-for-gold" if s.gold[seat] >= gold else "no-does-not-fit"
    clause = "AH-026" if s.gold[seat] >= gold else "AH-025"
    return Refusal(key, (action, int(best), int(value), gold), clause)


def why_not_there(s: AhoyState, seat: i64, slot: i64) -> Refusal:
    """Why no die goes to a slot while none is in hand."""
    if slot >= SLOTS or not has_slot(s, seat, slot):
        return Refusal("no-such-slot", (), "AH-025")
    there = on_slot(s, seat, slot)
    if there == DAMAGE:
        return Refusal("no-slot-damaged", (), "AH-025")
    if there != EMPTY:
        return Refusal("no-slot-taken", (), "AH-025")
    best = Refusal("no-dice-done", (), "AH-020")
    cheapest = 99
    for value in s.dice[seat * DICE : (seat + 1) * DICE]:
        if value <= 0 or s.placed >= s.allowed:
            continue
        if int(slot) in open_slots(s, seat, value):
            return Refusal("no-pick-first", (int(value),), "AH-020")
        why = does_not_fit(s, seat, slot, value)
        gold = why.args[3] if len(why.args) == 4 else 98
        if gold < cheapest:
            best, cheapest = why, gold
    return best


def waiting_crew(s: AhoyState, seat: i64) -> list[int]:
    """The cards of the Market that the die in hand could recruit."""
    return for_a_die(s, seat) if s.version >= CHANGED_TO_RECRUIT else []


def pay_for_change(s: AhoyState, seat: i64, old: i64, new: i64, slot: i64, die: i64) -> None:
    """One gold (AH-026)."""
    if s.loud:
        s.tell("changed", int(seat), int(old), int(new), 1, int(slot), int(die))
    pay(s, seat, 1, FOR_DIE)


# ---------------------------------------------------------------- Harbor


def cannons_for(s: AhoyState, seat: i64, value: i64) -> list[int]:
    """Empty Cannons slots that take this value."""
    side = faction(s, seat)
    out: list[int] = []
    for slot in CANNONS[side]:
        if s.slots[seat * BOARD_ROOM + slot] == EMPTY:
            if FITS[(side * BOARD_ROOM + slot) * 7 + value]:
                out.append(slot)
    return out


def can_load(s: AhoyState, seat: i64, value: i64, gold: i64) -> bool:
    """Whether a die can come to the Cannons, with so much gold to change it."""
    if cannons_for(s, seat, value):
        return True
    span = gold * 2 if has_crew(s, seat, MIDDLEMAN) else gold
    low = value - span if value - span > 1 else 1
    high = value + span if value + span < 6 else 6
    while low <= high:
        if low != value and cannons_for(s, seat, low):
            return True
        low += 1
    return False


def add_changes(s: AhoyState, seat: i64, value: i64, goal: i64, moves: list[int]) -> None:
    """How gold may change a die so that it can still go somewhere (AH-026)."""
    gold: i64 = s.gold[seat]
    if gold == 0:
        return
    most = 4 if has_crew(s, seat, MIDDLEMAN) else 2
    k: i64 = 0
    while k < most:
        changed = value + DELTA[k]
        if 1 <= changed <= 6:
            if goal == TO_CANNONS:
                fits = can_load(s, seat, changed, gold - 1)
            else:
                fits = goal == TO_CREW or can_place(s, seat, changed, gold - 1)
            if fits:
                moves.append(CHANGES[k])
        k += 1


def loose_dice(s: AhoyState, seat: i64, gold: i64) -> list[int]:
    """Slots with dice that a Harbor can move to the Cannons, with so much gold (AH-071)."""
    out: list[int] = []
    side = faction(s, seat)
    if not [k for k in CANNONS[side] if s.slots[seat * BOARD_ROOM + k] == EMPTY]:
        return out
    slot: i64 = 0
    while slot < SLOTS:
        if has_slot(s, seat, slot):
            value = on_slot(s, seat, slot)
            if value != EMPTY and value != DAMAGE and can_load(s, seat, value, gold):
                out.append(int(slot))
        slot += 1
    return out


def can_reload(s: AhoyState, seat: i64, gold: i64) -> bool:
    """Whether the Harbor has a die to move, with so much gold to change it."""
    return len(loose_dice(s, seat, gold)) > 0


class HarborDie(Ask):
    """Which placed die goes to the Cannons (AH-071)."""

    def __init__(self) -> None:
        super().__init__((RELOAD,), "no-reload-now", "AH-071")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [RELOADS[slot] for slot in loose_dice(s, seat, s.gold[seat])]

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        slot = arg(move)
        if slot >= SLOTS or not has_slot(s, seat, slot):
            return Refusal("no-such-slot", (), "AH-071")
        if on_slot(s, seat, slot) == EMPTY or on_slot(s, seat, slot) == DAMAGE:
            return Refusal("no-die-there", (), "AH-071")
        return Refusal("no-cannons-for-it", (), "AH-071")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        s.push(fr.LOAD_CANNONS, seat, (int(arg(move)),))


class LoadCannons(Ask):
    """That die, changed by gold or not, to which Cannons slot: args (slot it lies on)."""

    def __init__(self) -> None:
        super().__init__((CHANGE, PLACE), "no-place-now", "AH-071")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        value = on_slot(s, seat, f.args[0])
        moves = [PLACES[slot] for slot in cannons_for(s, seat, value)]
        add_changes(s, seat, value, TO_CANNONS, moves)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == CHANGE:
            return why_no_change(s, seat, on_slot(s, seat, f.args[0]), move)
        return Refusal("no-cannons-for-it", (), "AH-071")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        slot = f.args[0]
        value = on_slot(s, seat, slot)
        k = arg(move)
        if verb_of(move) == CHANGE:
            set_slot(s, seat, slot, value + DELTA[k])
            pay_for_change(s, seat, value, value + DELTA[k], slot, NONE)
            return
        s.stack.pop()
        set_slot(s, seat, slot, EMPTY)
        set_slot(s, seat, k, value)
        if s.loud:
            s.tell("reloaded", int(seat), int(value), slot, int(k))
        loaded(s, seat)
