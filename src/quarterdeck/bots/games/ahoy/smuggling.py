"""What a Smuggler of Ahoy may expect: pledges, cargo on its way, the next reward."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.ahoy.control import WIDEST
from quarterdeck.bots.games.ahoy.parts import ON_ITS_WAY, PLEDGES, REWARDS
from quarterdeck.games.ahoy.boards import (
    AMOUNT,
    BESIDE,
    GIVES_FAME,
    GIVES_GOLD,
    GIVES_NOTHING,
    GIVES_TILE,
    GIVES_WEALTH,
    GRID,
    REWARD,
    SELLS_FAME,
)
from quarterdeck.games.ahoy.cards import CARD_SUIT, CARDS_COUNT, GOES_TO
from quarterdeck.games.ahoy.components import (
    CARGO,
    DICE,
    MARKET,
    NONE,
    PLEDGED,
    REGIONS,
    SPACES,
)
from quarterdeck.games.ahoy.effects import is_dominated
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.tiles import SUIT_OF

FAME: Final = 100
# How likely a pledged region's faction still holds it at the end, in percent, by its lead in
# control from -4 to 4: in the last round, and before.
LAST: Final[list[int]] = [2, 5, 10, 18, 32, 66, 80, 90, 95]
BEFORE: Final[list[int]] = [8, 12, 18, 25, 34, 44, 54, 62, 68]
# How near a place is, in percent, by spaces to sail.
NEARNESS: Final[list[int]] = [100, 86, 73, 62, 53, 45, 38, 32, 27, 23, 20, 18]
FARTHEST: Final = 12
NOWHERE: Final[list[int]] = [40, 15]  # an Island not on the map, with tiles to come and without
# Cargo if all were near: aboard, and the best of the Market. Delivered it is 2 Fame, a reward and a
# pledge, less what the richer region gives to others.
CARGO_VALUE: Final[list[int]] = [130, 80]


def _worth_of(place: int) -> int:
    """What a reward brings, more or less."""
    kind = REWARD[place]
    if kind in (GIVES_FAME, GIVES_WEALTH):
        return FAME * AMOUNT[place]
    if kind == GIVES_GOLD:
        return 25 * AMOUNT[place]
    return {GIVES_NOTHING: 0, GIVES_TILE: 10, SELLS_FAME: 100}.get(kind, 40)


# By space of the rewards grid: a part of the best reward beside it, which may come next.
PROSPECT: Final[list[int]] = [
    max([_worth_of(there) for there in BESIDE[place]]) * 30 // 100 for place in range(GRID)
]


def smuggler(s: AhoyState, seat: i64, left: i64, lead: list[int], out: list[int]) -> None:
    """Pledges as they stand, cargo aboard by how near its harbor is, and the next to fetch."""
    time: i64 = 100
    if left <= 1:  # it may be the last round: what is not delivered with the dice left is lost
        time = 0
        k: i64 = seat * DICE
        while k < (seat + 1) * DICE:
            if s.dice[k] > 0:
                time += 25
            k += 1
        if s.turn == seat:
            time += 15
    if s.white[seat] != NONE:
        out[REWARDS] += int(PROSPECT[s.white[seat]] * time // 100)
    far = distances(s, s.at[seat])
    aboard: i64 = 0
    card: i64 = 0
    squadrons_pile: i64 = s.pledges[seat]
    while card < CARDS_COUNT:
        where: i64 = s.where[card]
        if where == CARGO + seat:
            aboard += 1
            near = near_suit(s, far, GOES_TO[card])
            out[ON_ITS_WAY] += int(CARGO_VALUE[0] * near * time // 10_000)
        elif where >= PLEDGED:
            pile = where - PLEDGED - seat * 2
            if pile == 0 or pile == 1:
                sign: i64 = 1 if pile == squadrons_pile else -1
                out[PLEDGES] += int(pledge(s, lead, CARD_SUIT[card], sign, left))
        card += 1
    if aboard < 2:
        best: i64 = 0
        k = 0
        while k < MARKET:
            card = s.market[k]
            if card != NONE:
                there = near_suit(s, far, CARD_SUIT[card]) * near_suit(s, far, GOES_TO[card])
                best = max(best, there)
            k += 1
        out[ON_ITS_WAY] += int(CARGO_VALUE[1] * best * time // 1_000_000)


def pledge(s: AhoyState, lead: list[int], suit: i64, sign: i64, left: i64) -> i64:
    """What a pledged cargo will score, as it looks: regions of its suit held by its faction."""
    value: i64 = 0
    region: i64 = 0
    while region < s.regions:
        if SUIT_OF[s.tiles[region]] == suit:
            mine: i64 = max(-WIDEST, min(lead[region] * sign, WIDEST)) + WIDEST
            value += LAST[mine] if left <= 1 else BEFORE[mine]
        region += 1
    return value


def distances(s: AhoyState, start: i64) -> list[int]:
    """By space, how many spaces to sail there on the map as it lies."""
    far: list[int] = [FARTHEST] * SPACES
    if start == NONE:
        return far
    near = s.near
    far[start] = 0
    queue: list[int] = [int(start)]
    head: i64 = 0
    while head < len(queue):
        here: i64 = queue[head]
        head += 1
        there: i64 = far[here] + 1
        if there >= FARTHEST:
            break
        k: i64 = here * 4
        while k < here * 4 + 4:
            beside: i64 = near[k]
            if beside >= 0 and far[beside] > there:
                far[beside] = int(there)
                queue.append(int(beside))
            k += 1
    return far


def near_suit(s: AhoyState, far: list[int], suit: i64) -> i64:
    """How near the nearest Island of a suit is, in percent; under a Stronghold half of it."""
    best: i64 = NOWHERE[0] if s.regions < REGIONS else NOWHERE[1]
    region: i64 = 0
    while region < s.regions:
        if SUIT_OF[s.tiles[region]] == suit:
            there = region * 4 + 3
            steps: i64 = far[there]
            if steps < FARTHEST:
                nearness: i64 = NEARNESS[steps]
                if is_dominated(s, there):
                    nearness = nearness // 2
                best = max(best, nearness)
        region += 1
    return best
