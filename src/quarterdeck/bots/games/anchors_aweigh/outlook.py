"""What a ship of Anchors Aweigh! may still earn, in hundredths of a coin, by the cards to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.games.anchors_aweigh.cargo import count
from quarterdeck.games.anchors_aweigh.components import (
    ASKS,
    ASSETS,
    BACK,
    CARDS,
    CHEST_COINS,
    COINS,
    COLOURS,
    CONTRACT,
    FRONTS,
    FULL,
    GREY,
    LOAD,
    LOADING,
    MIXED,
    MIXED_MASK,
    MONKEY,
    NEED_ASSETS,
    NEED_CARGO,
    NONE,
    REWARD,
    SPACES,
    STORAGE,
    TRADE,
    TRAVEL,
    TYPE,
)
from quarterdeck.games.anchors_aweigh.frames import EXCHANGE, STOW_CARGO, TAKE_REWARD
from quarterdeck.games.anchors_aweigh.ship import content
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import CARGO, TAKE
from quarterdeck.kit.bits import BIT

COIN: Final = 100
ROUND_TO_COME: Final = 2000  # what a second round is worth to anybody
PARROT_WORTH: Final = 250
# What a card is thought to be worth, in percent, by how many of its assets are still to be found.
CHANCE: Final[list[int]] = [100, 72, 48, 30]
MOST_MISSING: Final = 3
WANTED: Final = 30  # what a contract symbol adds to a token of its colour
MOST_WANTED: Final = 75
ANY_TOKEN: Final = 150  # a token of a colour of choice
TRADING: Final = 60  # percent: the cargo may come too late for it
OPEN_SPACE: Final = 12  # an open space while loading, besides what is planned for it
CARGO_TO_COME: Final = 125  # a token still to be loaded
HURRY: Final = 6  # what an open space costs with every beat: what is still missing may never come
SPARE: Final = 8  # an asset that fits no plan


def cards_left(s: AnchorsAweighState) -> list[int]:
    """The cards still to be resolved: those that lie open, or what is dealt of the deck."""
    out: list[int] = []
    if s.phase == LOADING and s.captain < 0:
        for card in s.cards:
            if card >= 0:
                out.append(card)
        return out
    if s.card >= 0:
        out.append(int(s.card))
    card_number: i64 = 0
    while card_number < CARDS:
        if s.deck & BIT[card_number]:
            out.append(int(card_number))
        card_number += 1
    return out


def worths(s: AnchorsAweighState) -> list[int]:
    """By seat: coins and chests, and what is to be expected of this round and the next."""
    cards = cards_left(s) if s.phase == LOADING or s.phase == TRAVEL else []
    out: list[int] = []
    seat: i64 = 0
    while seat < s.seats:
        worth: i64 = (s.coins[seat] + CHEST_COINS * s.chests[seat]) * COIN
        if s.round < 2:
            worth += ROUND_TO_COME
        if s.phase == LOADING or s.phase == TRAVEL:
            worth += ship_worth(s, seat, cards)
        elif s.parrots[seat]:
            worth += PARROT_WORTH
        out.append(int(worth))
        seat += 1
    return out


def ship_worth(s: AnchorsAweighState, seat: i64, cards: list[int]) -> i64:
    """What the ship may earn in this round's travel, as it is loaded now."""
    have = [0] * ASSETS
    loading = s.phase == LOADING
    k: i64 = 0
    while k < MIXED:
        code = content(s, seat, k)
        if 0 < code <= FRONTS:
            # A starfish asset is washed off before travel (AA-17).
            if not (loading and s.stars and code & 1 == 0):
                have[(code - 1) >> 1] += 1
        k += 1
    empty: i64 = ~s.filled[seat] & FULL
    room: i64 = bits(empty & MIXED_MASK)
    tokens = count(s, seat)
    to_load: i64 = bits(empty >> MIXED) if loading else 0
    exchanged: i64 = 0
    if loading:
        if s.hand[seat] >= 0:
            room -= coming(s, have, s.held[seat], room)
        elif s.acts[seat] >= 0:  # what it reaches for is as good as had
            move: i64 = s.acts[seat]
            if verb_of(move) == TAKE and s.beaten[seat] < 0:
                tile = arg(move)
                if s.faces[tile] >= 0:
                    room -= coming(s, have, s.faces[tile], room)
                elif s.faces[tile] == BACK:
                    room -= coming(s, have, s.fronts[tile], room)
            elif verb_of(move) == CARGO and to_load > 0:
                tokens[arg(move)] += 1
                to_load -= 1
    else:
        for f in s.stack:
            if f.seat == seat and f.op == TAKE_REWARD:
                for colour in range(COLOURS):
                    tokens[colour] += f.args[colour]
                tokens[0] += f.args[GREY]
            elif f.seat == seat and f.op == STOW_CARGO:
                tokens[f.args[0]] += 1
            elif f.seat == seat and f.op == EXCHANGE:
                exchanged += under_exchange(s, seat, f, have)
    wild: i64 = s.parrots[seat] if s.round == 2 else 0
    if s.rough:
        wild += have[MONKEY] + exchanged
    worth = travel_worth(cards, have, wild, tokens, room, to_load, loading)
    return worth - room * s.beat * HURRY if loading else worth


def under_exchange(s: AnchorsAweighState, seat: i64, f: Frame, have: list[int]) -> i64:
    """Two alike for one of the pile (AA-64): what goes, and 1 if what comes is still open."""
    if s.hand[seat] >= 0:
        if s.held[seat] >= 0:
            have[s.held[seat] >> 1] += 1
        return 0
    if len(f.args) == 1:  # the second of the two is still to be named
        code = content(s, seat, f.args[0])
        if 0 < code <= FRONTS:
            have[(code - 1) >> 1] -= 2
    return 1


def coming(s: AnchorsAweighState, have: list[int], front: i64, room: i64) -> i64:
    """A tile on its way to the ship; how many spaces it will fill."""
    if room == 0 or front < 0:
        return 0
    if not (s.stars and front & 1):
        have[front >> 1] += 1
    return 1


def bits(mask: i64) -> i64:
    """How many bits are set, of fourteen."""
    n: i64 = 0
    while mask:
        n += 1
        mask &= mask - 1
    return n


def travel_worth(
    cards: list[int],
    have: list[int],
    wild: i64,
    tokens: list[int],
    room: i64,
    to_load: i64,
    loading: bool,
) -> i64:
    """What assets and cargo earn if the best cards for them are resolved, one after the other.

    ``room``: open spaces; while loading they are thought to be filled with what is missing.
    Assets are used up in the given list.
    """
    token = token_worths(cards)
    pool = [n * COIN for n in tokens]  # hundredths of a token
    worth: i64 = 0
    if loading:
        best: i64 = max(token)
        worth += to_load * (CARGO_TO_COME - COIN) + room * OPEN_SPACE
        pool[token.index(int(best))] += int(to_load * COIN)
    done: i64 = 0  # mask of places in ``cards``
    n: i64 = len(cards)
    while True:
        pick: i64 = NONE
        most: i64 = 0
        lacks: i64 = 0
        k: i64 = 0
        while k < n:
            card: i64 = cards[k]
            if not done & BIT[k] and (TYPE[card] != TRADE and TYPE[card] != CONTRACT):
                lack = missing(card, have) - wild
                if lack <= 0 or (loading and lack <= room and lack <= MOST_MISSING):
                    lack = max(lack, 0)
                    value = card_worth(card, token) * CHANCE[lack] // len(ASKS[card])
                    if value > most:
                        most = value
                        pick = k
                        lacks = lack
            k += 1
        if pick < 0:
            break
        done |= BIT[pick]
        card = cards[pick]
        wild -= max(0, missing(card, have) - lacks)
        room -= lacks
        k = 0
        while k < MONKEY:
            have[k] = max(0, have[k] - NEED_ASSETS[card * ASSETS + k])
            k += 1
        share: i64 = CHANCE[lacks]
        worth += COINS[card] * share
        for colour in REWARD[card]:
            if colour == GREY:
                worth += (ANY_TOKEN - COIN) * share // 100
                pool[token.index(max(token))] += int(share)
            else:
                pool[colour] += int(share)
    return worth + sell(cards, have, pool, token)


def sell(cards: list[int], have: list[int], pool: list[int], token: list[int]) -> i64:
    """What the cargo earns by trades, contracts and the sale at the end."""
    worth: i64 = 0
    spare: i64 = 0
    k: i64 = 0
    while k < ASSETS:
        if k != STORAGE:
            spare += have[k]
        k += 1
    worth += (spare + have[STORAGE]) * SPARE
    most: i64 = (SPACES - spare - have[STORAGE] + LOAD * have[STORAGE]) * COIN
    if sum(pool) > most:  # no room for all of it
        whole = sum(pool)
        k = 0
        while k < COLOURS:
            pool[k] = int(pool[k] * most // whole)
            k += 1
    for card in cards:
        if TYPE[card] == TRADE:
            asked = ASKS[card][0]
            if pool[asked] >= COIN:
                gain: i64 = -token[asked]
                for colour in REWARD[card]:
                    gain += token[colour]
                if gain > 0:
                    worth += gain * TRADING // 100
    for card in cards:
        if TYPE[card] == CONTRACT:
            fit: i64 = 100
            k = 0
            while k < COLOURS:
                need: i64 = NEED_CARGO[card * COLOURS + k]
                if need:
                    fit = min(fit, pool[k] // need)
                k += 1
            asks: i64 = len(ASKS[card])
            worth += (COINS[card] - asks) * fit * fit // 100
            if fit >= 100:
                k = 0
                while k < COLOURS:
                    pool[k] -= NEED_CARGO[card * COLOURS + k] * COIN
                    k += 1
                worth += asks * COIN
    return worth + sum(pool)


def token_worths(cards: list[int]) -> list[int]:
    """By colour: a token is sold for a coin, and may be wanted for contracts."""
    out = [COIN] * COLOURS
    for card in cards:
        if TYPE[card] == CONTRACT:
            for colour in ASKS[card]:
                out[colour] = min(out[colour] + WANTED, COIN + MOST_WANTED)
    return out


def card_worth(card: i64, token: list[int]) -> i64:
    """What resolving it brings."""
    worth: i64 = COINS[card] * COIN
    for colour in REWARD[card]:
        worth += ANY_TOKEN if colour == GREY else token[colour]
    return worth


def missing(card: i64, have: list[int]) -> i64:
    """How many of the assets it asks are not aboard."""
    lack: i64 = 0
    k: i64 = 0
    while k < MONKEY:
        need: i64 = NEED_ASSETS[card * ASSETS + k] - have[k]
        if need > 0:
            lack += need
        k += 1
    return lack
