"""Die slots: one number for every place a die may lie (boards.py), and what fits there."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.ahoy.boards import (
    ACTION,
    COST_SLOT,
    CREW_ACTION,
    CREW_SLOT,
    DASHED,
    DO_CUTTER,
    DO_GUNSHIP,
    FITS,
    SHIP_FITS,
    SHIP_SLOT,
    SLOT_COUNT,
    TWIN,
)
from quarterdeck.games.ahoy.cards import HAS_SLOT, MIDDLEMAN, SLOT_CARDS
from quarterdeck.games.ahoy.components import (
    BOARD_ROOM,
    CREW,
    CUTTER,
    CUTTER_SLOT,
    DAMAGE,
    EMPTY,
    GUNSHIP,
    GUNSHIP_FOUR,
    GUNSHIP_SIX,
    NONE,
    SEATS,
    STRONGHOLDS,
    UNION,
)
from quarterdeck.games.ahoy.effects import faction
from quarterdeck.games.ahoy.state import AhoyState


def on_slot(s: AhoyState, seat: i64, slot: i64) -> i64:
    """EMPTY, a die's value, or DAMAGE."""
    if slot < CREW_SLOT:
        return s.slots[seat * BOARD_ROOM + slot]
    if slot < SHIP_SLOT:
        return s.crew_slots[slot - CREW_SLOT]
    if slot < COST_SLOT:
        return s.ship_slots[slot - SHIP_SLOT]
    return s.cost_slots[slot - COST_SLOT]


def set_slot(s: AhoyState, seat: i64, slot: i64, what: i64) -> None:
    """Put something there, or EMPTY."""
    if slot < CREW_SLOT:
        s.slots[seat * BOARD_ROOM + slot] = what
    elif slot < SHIP_SLOT:
        s.crew_slots[slot - CREW_SLOT] = what
    elif slot < COST_SLOT:
        s.ship_slots[slot - SHIP_SLOT] = what
    else:
        s.cost_slots[slot - COST_SLOT] = what


def has_slot(s: AhoyState, seat: i64, slot: i64) -> bool:
    """Whether the seat has such a slot now: on its board, crew or ship plans."""
    if slot < CREW_SLOT:
        return slot < SLOT_COUNT[faction(s, seat)]
    if slot < SHIP_SLOT:
        card = slot - CREW_SLOT
        return HAS_SLOT[card] and s.where[card] == CREW + seat
    if slot < COST_SLOT:
        if faction(s, seat) != UNION:
            return False
        return s.at[CUTTER if slot == SHIP_SLOT + CUTTER_SLOT else GUNSHIP] != NONE
    return s.where[slot - COST_SLOT] == CREW + seat


def action_of(s: AhoyState, seat: i64, slot: i64) -> i64:
    """What a die on this slot does (DO_... of boards.py)."""
    if slot < CREW_SLOT:
        return ACTION[faction(s, seat) * BOARD_ROOM + slot]
    if slot < SHIP_SLOT:
        return CREW_ACTION[slot - CREW_SLOT]
    return DO_CUTTER if slot == SHIP_SLOT + CUTTER_SLOT else DO_GUNSHIP


def open_slots(s: AhoyState, seat: i64, value: i64) -> list[int]:
    """Empty slots that take a die of this value, equal ones once (AH-025)."""
    out: list[int] = []
    side = faction(s, seat)
    base = seat * BOARD_ROOM
    last: i64 = NONE  # the kind of slot listed last
    slot: i64 = 0
    while slot < SLOT_COUNT[side]:
        if s.slots[base + slot] == EMPTY:
            k = side * BOARD_ROOM + slot
            if TWIN[k] != last and FITS[k * 7 + value]:
                last = TWIN[k]
                out.append(int(slot))
        slot += 1
    for card in SLOT_CARDS:
        if s.where[card] == CREW + seat and s.crew_slots[card] == EMPTY:
            out.append(CREW_SLOT + card)
    if side == UNION:
        if s.at[CUTTER] != NONE and s.ship_slots[CUTTER_SLOT] == EMPTY:
            out.append(SHIP_SLOT + CUTTER_SLOT)
        if s.at[GUNSHIP] != NONE:
            for ship_slot in (GUNSHIP_FOUR, GUNSHIP_SIX):
                if s.ship_slots[ship_slot] == EMPTY and SHIP_FITS[ship_slot * 7 + value]:
                    out.append(SHIP_SLOT + ship_slot)
    return out


def has_open(s: AhoyState, seat: i64, value: i64) -> bool:
    """Whether some empty slot takes a die of this value."""
    side = faction(s, seat)
    base = seat * BOARD_ROOM
    slot: i64 = 0
    while slot < SLOT_COUNT[side]:
        if s.slots[base + slot] == EMPTY and FITS[(side * BOARD_ROOM + slot) * 7 + value]:
            return True
        slot += 1
    for card in SLOT_CARDS:
        if s.where[card] == CREW + seat and s.crew_slots[card] == EMPTY:
            return True
    if side == UNION:
        if s.at[CUTTER] != NONE and s.ship_slots[CUTTER_SLOT] == EMPTY:
            return True
        if s.at[GUNSHIP] != NONE:
            if value == 4 and s.ship_slots[GUNSHIP_FOUR] == EMPTY:
                return True
            return value == 6 and s.ship_slots[GUNSHIP_SIX] == EMPTY
    return False


def can_place(s: AhoyState, seat: i64, value: i64, gold: i64) -> bool:
    """The same, with so much gold to change the die (AH-026, AH-213)."""
    if has_open(s, seat, value):
        return True
    span = gold * 2 if s.where[MIDDLEMAN] == CREW + seat else gold
    low = value - span if value - span > 1 else 1
    high = value + span if value + span < 6 else 6
    while low <= high:
        if low != value and has_open(s, seat, low):
            return True
        low += 1
    return False


def harmable(s: AhoyState, figure: i64) -> list[int]:
    """The slots of the figure's owner that a damage to it can go on, equal ones once (AH-081).

    Patrols and Strongholds have none: they are simply removed (AH-083).
    """
    out: list[int] = []
    if figure >= SEATS:
        if figure == CUTTER:
            if s.ship_slots[CUTTER_SLOT] == EMPTY:
                out.append(SHIP_SLOT + CUTTER_SLOT)
        elif figure == GUNSHIP:
            for ship_slot in (GUNSHIP_FOUR, GUNSHIP_SIX):
                if s.ship_slots[ship_slot] == EMPTY:
                    out.append(SHIP_SLOT + ship_slot)
        return out
    board_harmable(s, figure, out)
    for card in SLOT_CARDS:
        if s.where[card] == CREW + figure and s.crew_slots[card] == EMPTY:
            out.append(CREW_SLOT + card)
    return out


def board_harmable(s: AhoyState, seat: i64, out: list[int]) -> None:
    """The same of the player board alone (AH-214)."""
    side = faction(s, seat)
    base = seat * BOARD_ROOM
    last: i64 = NONE
    slot: i64 = 0
    while slot < SLOT_COUNT[side]:
        if s.slots[base + slot] == EMPTY:
            k = side * BOARD_ROOM + slot
            if TWIN[k] != last and not DASHED[k]:
                last = TWIN[k]
                out.append(int(slot))
        slot += 1


def can_harm(s: AhoyState, figure: i64) -> bool:
    """Whether a damage to it would do anything."""
    if SEATS <= figure < STRONGHOLDS + 3:
        return True
    return len(harmable(s, figure)) > 0


def damaged(s: AhoyState, seat: i64) -> list[int]:
    """Slots of board and crew with damage, equal ones once (AH-082)."""
    out: list[int] = []
    side = faction(s, seat)
    base = seat * BOARD_ROOM
    last: i64 = NONE
    slot: i64 = 0
    while slot < SLOT_COUNT[side]:
        if s.slots[base + slot] == DAMAGE:
            twin: i64 = TWIN[side * BOARD_ROOM + slot]
            if twin != last:
                last = twin
                out.append(int(slot))
        slot += 1
    for card in SLOT_CARDS:
        if s.where[card] == CREW + seat and s.crew_slots[card] == DAMAGE:
            out.append(CREW_SLOT + card)
    return out


def damage_count(s: AhoyState, seat: i64) -> i64:
    """Damage tokens on board and crew, all of them."""
    count: i64 = 0
    k: i64 = seat * BOARD_ROOM
    while k < seat * BOARD_ROOM + BOARD_ROOM:
        if s.slots[k] == DAMAGE:
            count += 1
        k += 1
    for card in SLOT_CARDS:
        if s.where[card] == CREW + seat and s.crew_slots[card] == DAMAGE:
            count += 1
    return count


def spend_die(s: AhoyState, seat: i64, die: i64) -> i64:
    """A die out of the hand to be placed: it counts among the turn's dice (AH-020); its value."""
    value: i64 = s.dice[seat * 5 + die]
    s.dice[seat * 5 + die] = 0
    s.placed += 1
    return value


def return_die(s: AhoyState, seat: i64, value: i64) -> None:
    """A die off a card goes back to its owner, spent for the round (AH-215)."""
    k = seat * 5
    while s.dice[k] != 0:
        k += 1
    s.dice[k] = -value
