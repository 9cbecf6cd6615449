"""Cards that change hands: the Market, crew, cargo and the box (AH-090 to AH-093, AH-115)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.cards import CARD_SUIT, CARDS_COUNT, COSTS_DIE
from quarterdeck.games.ahoy.components import (
    BOX,
    CARGO,
    CREW,
    DAMAGE,
    EMPTY,
    MARKET,
    NONE,
    SEATS,
    SQUADRON,
    STRONGHOLD_COUNT,
    STRONGHOLDS,
)
from quarterdeck.games.ahoy.effects import faction, is_dominated, suit
from quarterdeck.games.ahoy.slots import return_die, spend_die
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.tiles import ISLAND_QUARTER
from quarterdeck.kit.bits import BIT


def at_island(s: AhoyState, seat: i64) -> bool:
    """Whether the seat's Flagship is at an Island (AH-075)."""
    return s.at[seat] & 3 == ISLAND_QUARTER


def is_barred(s: AhoyState, seat: i64) -> bool:
    """Whether a Stronghold where the Flagship is keeps the seat from all cards (AH-115)."""
    return faction(s, seat) != SQUADRON and is_dominated(s, s.at[seat])


def suits_here(s: AhoyState, seat: i64) -> i64:
    """Mask of the suits the seat may take cards of, being at their Island (AH-090, AH-115)."""
    mask: i64 = 0
    if at_island(s, seat) and not is_barred(s, seat):
        mask = BIT[suit(s, s.at[seat] >> 2)]
    if faction(s, seat) == SQUADRON:
        figure: i64 = STRONGHOLDS
        while figure < STRONGHOLDS + STRONGHOLD_COUNT:
            if s.at[figure] != NONE:
                mask |= BIT[suit(s, s.at[figure] >> 2)]
            figure += 1
    return mask


def place_in_market(s: AhoyState, card: i64) -> i64:
    """The place of the Market where a card lies, or NONE."""
    place: i64 = 0
    while place < MARKET:
        if s.market[place] == card:
            return place
        place += 1
    return NONE


def take_from_market(s: AhoyState, card: i64, to: i64) -> i64:
    """A card becomes crew or cargo; the place it left. Who calls refills it (AH-092)."""
    place = place_in_market(s, card)
    s.market[place] = NONE
    s.where[card] = to
    return place


def recruit_free(s: AhoyState, seat: i64, card: i64) -> i64:
    """A card of the Market becomes crew without its cost; the place it left."""
    place = take_from_market(s, card, CREW + seat)
    if s.loud:
        s.tell("recruited", int(seat), int(card), int(place))
    return place


def for_a_die(s: AhoyState, seat: i64) -> list[int]:
    """The cards of the Market that the seat may recruit now by placing a die on them (AH-090)."""
    out: list[int] = []
    suits = suits_here(s, seat)
    if suits:
        for card in s.market:
            if card != NONE and COSTS_DIE[card] and suits & BIT[CARD_SUIT[card]]:
                out.append(card)
    return out


def hire(s: AhoyState, seat: i64, card: i64, die: i64) -> None:
    """The die, as it is now, on the card, which becomes crew; the Market is refilled (AH-090)."""
    value = spend_die(s, seat, die)
    s.cost_slots[card] = value
    place = take_from_market(s, card, CREW + seat)
    if s.loud:
        s.tell("hired", int(seat), int(card), int(value), int(place), int(die))
    refill(s, place)


def refill(s: AhoyState, place: i64) -> None:
    """The next card comes there, if there is one."""
    s.stack.append(fr.FILL_FRAMES[place])


def held(s: AhoyState, where: i64) -> list[int]:
    """The cards that are there: CREW + seat, CARGO + seat."""
    out: list[int] = []
    card: i64 = 0
    while card < CARDS_COUNT:
        if s.where[card] == where:
            out.append(int(card))
        card += 1
    return out


def strip(s: AhoyState, card: i64) -> None:
    """Dice on a crew that leaves go back to their owner, damage on it vanishes (AH-215)."""
    seat: i64 = s.where[card] - CREW
    if seat < SEATS:
        if s.crew_slots[card] != EMPTY and s.crew_slots[card] != DAMAGE:
            return_die(s, seat, s.crew_slots[card])
        if s.cost_slots[card] != EMPTY:
            return_die(s, seat, s.cost_slots[card])
    s.crew_slots[card] = EMPTY
    s.cost_slots[card] = EMPTY


def put_away(s: AhoyState, seat: i64, card: i64) -> None:
    """Crew or cargo to the box, by whom."""
    strip(s, card)
    s.where[card] = BOX
    if s.loud:
        s.tell("boxed", int(seat), int(card))


def nobles_loot(s: AhoyState, seat: i64) -> list[int]:
    """The crew and cargo that Naive Noble may take: of Flagships in the same region (AH-215)."""
    out: list[int] = []
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.at[other] >> 2 == s.at[seat] >> 2:
            out += held(s, CREW + other)
            out += held(s, CARGO + other)
        other += 1
    return out
