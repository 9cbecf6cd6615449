"""Who can pay for an adventure card, in which ways, and paying it (AA-31, AA-32, AA-44)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.games.anchors_aweigh.cargo import count, find, take_token, told_place
from quarterdeck.games.anchors_aweigh.components import (
    ASKS,
    ASSETS,
    COLOURS,
    DISCOVERY,
    FRONTS,
    MIXED,
    MONKEY,
    NEED_ASSETS,
    NEED_CARGO,
    NONE,
    PIRATES,
    TYPE,
)
from quarterdeck.games.anchors_aweigh.ship import content, lift_tile
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.kit.bits import BIT

# A payment in assets: four bits a symbol in the order of ASKS, 1 + space or
BY_PARROT: Final = 15
DIGIT: Final = 4


def asks_assets(card: i64) -> bool:
    """Discoveries and pirates ask assets, trades and contracts cargo."""
    return TYPE[card] == DISCOVERY or TYPE[card] == PIRATES


def in_hand(s: AnchorsAweighState, seat: i64) -> tuple[list[int], i64]:
    """Assets aboard by kind, and how many wild ones: parrots, and monkeys in Rough Seas."""
    have = [0] * ASSETS
    k: i64 = 0
    while k < MIXED:
        code = content(s, seat, k)
        if 0 < code <= FRONTS:
            have[(code - 1) >> 1] += 1
        k += 1
    wild: i64 = s.parrots[seat]
    if s.rough:  # AA-63
        wild += have[MONKEY]
    return have, wild


def is_able(s: AnchorsAweighState, seat: i64, card: i64) -> bool:
    """Whether all that the card asks can be paid."""
    k: i64 = 0
    if asks_assets(card):
        have, wild = in_hand(s, seat)
        while k < MONKEY:  # storage and monkeys are never asked (AA-41)
            lack: i64 = NEED_ASSETS[card * ASSETS + k] - have[k]
            if lack > 0:
                wild -= lack
            k += 1
        return wild >= 0
    aboard = count(s, seat)
    while k < COLOURS:
        if aboard[k] < NEED_CARGO[card * COLOURS + k]:
            return False
        k += 1
    return True


def ways(s: AnchorsAweighState, seat: i64, card: i64) -> list[int]:
    """All ways to pay with assets, each set of tiles once (AA-44)."""
    out: list[int] = []
    if asks_assets(card):
        kinds = [NONE] * MIXED  # by space
        k: i64 = 0
        while k < MIXED:
            code = content(s, seat, k)
            if 0 < code <= FRONTS:
                kinds[k] = int((code - 1) >> 1)
            k += 1
        wild = MONKEY if s.rough else NONE - 1
        _grow(kinds, wild, s.parrots[seat] > 0, ASKS[card], [], 0, out, [])
    return out


def _grow(
    kinds: list[int],
    wild: i64,
    has_parrot: bool,
    asked: tuple[int, ...],
    digits: list[int],
    used: i64,
    out: list[int],
    seen: list[int],
) -> None:
    """Pay for one symbol more, in every way; of equal symbols in the order of spaces."""
    done: i64 = len(digits)
    if done == len(asked):
        if used not in seen:
            seen.append(int(used))
            out.append(int(packed(digits)))
        return
    asset: i64 = asked[done]
    k: i64 = 0
    if done > 0 and asked[done - 1] == asset:
        k = digits[done - 1]
    while k < MIXED:
        if (kinds[k] == asset or kinds[k] == wild) and not used & BIT[k]:
            more = [*digits, int(k + 1)]
            _grow(kinds, wild, has_parrot, asked, more, used | BIT[k], out, seen)
        k += 1
    if has_parrot and not used & BIT[BY_PARROT]:
        more = [*digits, BY_PARROT]
        _grow(kinds, wild, has_parrot, asked, more, used | BIT[BY_PARROT], out, seen)


def packed(digits: list[int]) -> i64:
    """A payment as one number."""
    pack: i64 = 0
    k: i64 = len(digits) - 1
    while k >= 0:
        pack = pack << DIGIT | digits[k]
        k -= 1
    return pack


def by_itself(s: AnchorsAweighState, seat: i64, card: i64) -> i64:
    """The way of one who does not care: plain assets, monkeys, parrots; above deck first."""
    digits: list[int] = []
    if asks_assets(card):
        for asset in ASKS[card]:
            digit = _first(s, seat, asset, digits)
            if digit == 0 and s.rough:
                digit = _first(s, seat, MONKEY, digits)
            digits.append(int(digit) if digit else BY_PARROT)
    return packed(digits)


def _first(s: AnchorsAweighState, seat: i64, asset: i64, digits: list[int]) -> i64:
    k: i64 = 0
    while k < MIXED:
        code = content(s, seat, k)
        if 0 < code <= FRONTS and (code - 1) >> 1 == asset and k + 1 not in digits:
            return k + 1
        k += 1
    return 0


def pay(s: AnchorsAweighState, seat: i64, card: i64, pack: i64) -> None:
    """The required assets go face up to the pile, the required cargo to the supply."""
    if asks_assets(card):
        for asset in ASKS[card]:
            digit = pack & 15
            pack >>= DIGIT
            if digit == BY_PARROT:
                s.parrots[seat] -= 1  # AA-54
                if s.loud:
                    s.tell("used_parrot", int(seat), asset)
            else:
                tile = lift_tile(s, seat, digit - 1)
                if s.loud:
                    s.reveal("spent", int(seat), int(tile), s.fronts[tile], int(digit) - 1)
        return
    for colour in ASKS[card]:
        place = find(s, seat, colour)
        take_token(s, seat, place)
        s.supply[colour] += 1
        if s.loud:
            s.tell("paid_cargo", int(seat), colour, told_place(place))
