"""Exchanges of Rough Seas that pay, and the cargo that is moved out of their way (AA-37, AA-64).

Nothing else is ever won by moving cargo: how much a ship holds, what it can pay and what it earns
depend on what is aboard, not on where it lies. But what lies on two storage assets is lost with
them, unless it was moved first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.anchors_aweigh.outlook import cards_left, token_worths, travel_worth
from quarterdeck.core.action import pack
from quarterdeck.games.anchors_aweigh.cargo import count, rooms, token_at
from quarterdeck.games.anchors_aweigh.components import (
    ASSETS,
    FRONTS,
    LOAD,
    LOADS,
    MIXED,
    MONKEY,
    NONE,
    SPACES,
    STORAGE,
)
from quarterdeck.games.anchors_aweigh.ship import content, load_on
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import LIFT
from quarterdeck.kit.bits import BIT

EXCHANGE_FOR: Final = 40  # what an exchange must bring at least: the cards may come otherwise


def pays_to_exchange(s: AnchorsAweighState, seat: i64) -> list[int]:
    """Spaces with one of two assets alike that are worth less than another of the pile."""
    out: list[int] = []
    cards = cards_left(s)
    have = assets(s, seat)
    tokens = count(s, seat)
    wild: i64 = s.parrots[seat] if s.round == 2 else 0
    now = travel_worth(cards, have[:], wild + have[MONKEY], tokens, 0, 0, False)
    open_fronts: i64 = 0  # mask of the assets that lie face up in the pile
    for face in s.faces:
        if face >= 0:
            open_fronts |= BIT[face >> 1]
    asset: i64 = 0
    while asset < ASSETS:
        if have[asset] >= 2:
            space = lightest(s, seat)[0] if asset == STORAGE else first_with(s, seat, asset)
            rest = kept(s, seat, cards, tokens) if asset == STORAGE else tokens
            other: i64 = 0
            while other < ASSETS:
                if other != asset and open_fronts & BIT[other]:
                    then = have[:]
                    then[asset] -= 2
                    then[other] += 1
                    worth = travel_worth(cards, then, wild + then[MONKEY], rest, 0, 0, False)
                    if worth > now + EXCHANGE_FOR:
                        out.append(int(space))
                        break
                other += 1
        asset += 1
    return out


def assets(s: AnchorsAweighState, seat: i64) -> list[int]:
    """Assets aboard by kind."""
    have = [0] * ASSETS
    k: i64 = 0
    while k < MIXED:
        code = content(s, seat, k)
        if 0 < code <= FRONTS:
            have[(code - 1) >> 1] += 1
        k += 1
    return have


def first_with(s: AnchorsAweighState, seat: i64, asset: i64) -> i64:
    """The first space with that asset."""
    k: i64 = 0
    while k < MIXED:
        code = content(s, seat, k)
        if 0 < code <= FRONTS and (code - 1) >> 1 == asset:
            return k
        k += 1
    return NONE


def carried(s: AnchorsAweighState, seat: i64, space: i64) -> i64:
    """How many tokens lie on the storage asset there."""
    load = load_on(s, seat, space)
    return 2 if load >= LOADS else (1 if load else 0)


def lightest(s: AnchorsAweighState, seat: i64) -> tuple[i64, i64]:
    """The two spaces with the storage assets that carry least; NONE for what is not there."""
    first: i64 = NONE
    second: i64 = NONE
    k: i64 = 0
    while k < MIXED:
        code = content(s, seat, k)
        if 0 < code <= FRONTS and (code - 1) >> 1 == STORAGE:
            if first < 0 or carried(s, seat, k) < carried(s, seat, first):
                second = first
                first = k
            elif second < 0 or carried(s, seat, k) < carried(s, seat, second):
                second = k
        k += 1
    return first, second


def places_beside(s: AnchorsAweighState, seat: i64, first: i64, second: i64) -> list[int]:
    """Places for a token that are on neither of the two storage assets."""
    return [
        place
        for place in rooms(s, seat)
        if place < SPACES or (place != SPACES + first and place != SPACES + second)
    ]


def kept(s: AnchorsAweighState, seat: i64, cards: list[int], tokens: list[int]) -> list[int]:
    """The tokens by colour once the two lightest storage assets are gone: what can be moved is."""
    first, second = lightest(s, seat)
    room: i64 = 0
    for place in places_beside(s, seat, first, second):
        room += 1 if place < SPACES else LOAD - carried(s, seat, place - SPACES)
    lost = carried(s, seat, first) + carried(s, seat, second) - room
    if lost <= 0:
        return tokens
    loads: list[int] = []
    for place in laden(first, second):
        colour = token_at(s, seat, place)
        if colour >= 0:
            loads.append(int(colour))
            if place < 2 * SPACES and carried(s, seat, place - SPACES) == 2:
                if token_at(s, seat, place + SPACES) < 0:  # two alike are one place
                    loads.append(int(colour))
    worth = token_worths(cards)
    rest = tokens[:]
    while lost > 0:
        lost -= 1
        least = loads[0]
        for colour_there in loads:
            if worth[colour_there] < worth[least]:
                least = colour_there
        loads.remove(least)
        rest[least] -= 1
    return rest


def laden(first: i64, second: i64) -> list[int]:
    """Where cargo can lie on two storage assets."""
    return [int(at + space) for space in (first, second) for at in (SPACES, 2 * SPACES)]


def cargo_in_the_way(s: AnchorsAweighState, seat: i64) -> i64:
    """Off a storage asset that it pays to exchange, the dearest token first; NONE: no such move."""
    first, second = lightest(s, seat)
    if second < 0 or carried(s, seat, first) + carried(s, seat, second) == 0:
        return NONE
    room = places_beside(s, seat, first, second)
    if not room or int(first) not in pays_to_exchange(s, seat):
        return NONE
    worth = token_worths(cards_left(s))
    best: i64 = NONE
    most: i64 = 0
    for place in laden(first, second):
        colour = token_at(s, seat, place)
        if colour >= 0 and worth[colour] > most:
            most = worth[colour]
            best = place
    end: i64 = room[0]
    for place in room:
        if MIXED <= place < SPACES:  # where nothing but cargo can lie
            end = place
    return pack(LIFT, best, end)
