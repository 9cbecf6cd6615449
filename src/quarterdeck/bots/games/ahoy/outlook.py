"""How well each seat of Ahoy stands before the end, in hundredths of Fame, by what it scores by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.ahoy.battles import battle_under_way
from quarterdeck.bots.games.ahoy.control import (
    WIDEST,
    control_leads,
    dice_left,
    region_worth,
    rounds_left,
    row_now,
)
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
    BOARD_ROOM,
    CARGO,
    CREW,
    CUTTER,
    DAMAGE,
    DICE,
    EMPTY,
    FACTION,
    MARKET,
    NONE,
    PLEDGED,
    REGIONS,
    SMUGGLER,
    SPACES,
    SQUADRON,
    STRONGHOLDS,
)
from quarterdeck.games.ahoy.effects import is_dominated, union
from quarterdeck.games.ahoy.foes import has_cannons
from quarterdeck.games.ahoy.frames import (
    ANCHOR,
    COMRADES,
    DEPLOY,
    FLY,
    HALTED,
    INSPIRE,
    ORDER_PATROLS,
    SHIP_MOVE,
    TRIP,
)
from quarterdeck.games.ahoy.info import COMRADES_BY_SHIP
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.tiles import ISLAND_QUARTER, SUIT_OF

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
# Odds and ends, by faction: Squadron, Union, Smuggler.
GOLD_VALUE: Final[list[int]] = [0, 55, 100, 135, 160, 175, 185, 190]
GOLD_SHARE: Final[list[int]] = [60, 50, 50]  # percent of that
CREW_VALUE: Final[list[int]] = [50, 45, 25]
UNPLACED: Final[list[int]] = [80, 75, 35]  # a die still to be placed
# Actions whose die is placed and whose gain is still to come: worth that die until they are done.
UNDER_WAY: Final = (TRIP, FLY, SHIP_MOVE, ORDER_PATROLS, DEPLOY, INSPIRE)
LOADED: Final[list[int]] = [15, 15, 10]
LOADED_DIE: Final[list[int]] = [3, 12, 5]  # more for each die that may still bring a battle
CREW_HARM: Final = 28
# A damaged slot of the board: one of several alike is missed least. The order is that of boards.py.
HARM: Final[list[int]] = [
    *[22, 22, 22, 22, 28, 28, 14, 14, 14, 34, 44, 0],
    *[18, 18, 18, 18, 14, 14, 48, 14, 70, 48, 0, 0],
    *[28, 28, 28, 44, 18, 12, 14, 0, 0, 0, 0, 0],
]
STRONG: Final = 110  # a Stronghold, besides its control
# Ready Comrades: more than can be landed soon are of little use.
READY_VALUE: Final[list[int]] = [0, 80, 155, 230, 300, 365, 425, 480, 530, 575, 615]
PLAN_VALUE: Final[list[int]] = [90, 90, 15, 50, 60, 35, 50, 90, 60]  # by plan
ASHORE: Final = 45  # a Comrade on an Island, besides its control
SHIP_HERE: Final[list[int]] = [140, 120]  # Cutter, Gunship, besides control
SHIP_VALUE: Final[list[int]] = [60, 80]  # for each later round
BOMBARD_SLOT: Final = 9  # of the Squadron's board, and the die it wants
BOMBARD_DIE: Final = 4
BOMBARDED: Final = 25  # for each Comrade, up to three, and each wealth
SHIP_COMRADES: Final[list[int]] = [30, 20]  # more since their Sail brings Comrades
# An Island in reach for Comrades: where two would turn the region, for each wealth; elsewhere.
LANDING: Final[list[int]] = [40, 20]
# Of that, in percent, for Cutter and Gunship: they have fewer slots, the Gunship wants a 4 or a 6.
SHIP_LANDING: Final[list[int]] = [50, 35]


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


def outlooks(s: AhoyState) -> list[int]:
    """By seat."""
    seats = s.seats
    out: list[int] = [0] * seats
    left = rounds_left(s)
    lead = control_leads(s)
    ready = about_to_land(s, lead)
    row = row_now(s)
    threat = bombarded(s)
    theirs = union(s)
    seat: i64 = 0
    while seat < seats:
        side = FACTION[seats * 4 + seat]
        value = common(s, seat, side)
        if side == SMUGGLER:
            value += smuggler(s, seat, left, lead)
        elif side == SQUADRON:
            value += regions_worth(s, lead, 0, row, left) + threat
            figure: i64 = STRONGHOLDS
            while figure < CUTTER:
                if s.at[figure] != NONE:
                    value += STRONG
                figure += 1
        else:
            value += regions_worth(s, lead, 1, row, left) - threat
            value += comrades(s, theirs, left, lead, ready)
        out[seat] = int(value)
        seat += 1
    if s.stack:
        battle_under_way(s, lead, row, left, out)
        f = s.stack[-1]
        if f.op in UNDER_WAY and (f.op != TRIP or (f.args[1] > 0 and f.args[3] < HALTED)):
            out[f.seat] += UNPLACED[FACTION[seats * 4 + f.seat]]
    return out


def regions_worth(s: AhoyState, lead: list[int], side: i64, row: i64, left: i64) -> i64:
    """What Squadron (0) or Union (1) may expect of all regions."""
    value: i64 = 0
    region: i64 = 0
    while region < s.regions:
        value += region_worth(s.wealth[region], lead[region], side, row, left)
        region += 1
    return value


def bombarded(s: AhoyState) -> i64:
    """What the Squadron's Flagship threatens where it is, with a 4 in hand for its Bombard."""
    here: i64 = s.at[0]
    if here == NONE or s.slots[BOMBARD_SLOT] != EMPTY or s.comrades[here >> 2] == 0:
        return 0
    k: i64 = 0
    while k < DICE:
        if s.dice[k] == BOMBARD_DIE:
            region = here >> 2
            return BOMBARDED * min(s.comrades[region], 3) * s.wealth[region]
        k += 1
    return 0


def common(s: AhoyState, seat: i64, side: i64) -> i64:
    """What counts for everybody: Fame, gold, crew, damage, Cannons, dice in hand."""
    value: i64 = s.fame[seat] * FAME
    value += GOLD_VALUE[min(s.gold[seat], 7)] * GOLD_SHARE[side] // 100
    k: i64 = 0
    while k < BOARD_ROOM:
        if s.slots[seat * BOARD_ROOM + k] == DAMAGE:
            value -= HARM[side * BOARD_ROOM + k]
        k += 1
    card: i64 = 0
    mine = CREW + seat
    while card < CARDS_COUNT:
        if s.where[card] == mine:
            value += CREW_VALUE[side]
            if s.crew_slots[card] == DAMAGE:
                value -= CREW_HARM
        card += 1
    dice = dice_left(s, seat)
    value += dice * UNPLACED[side]
    if has_cannons(s, seat):
        value += LOADED[side] + dice * LOADED_DIE[side]
    return value


# ---------------------------------------------------------------- the Union


def about_to_land(s: AhoyState, lead: list[int]) -> i64:
    """Ready Comrades, as many as will be left if a ship is just anchoring at an Island.

    It lands them there, which is in ``lead`` then, or gains some if none is Ready (AH-130).
    """
    if s.stack:
        f = s.stack[-1]
        if f.op == ANCHOR and f.args[1] & COMRADES:
            if s.ready == 0:
                return min(2, s.comrades_left)
            count = min(2, s.ready)
            region = s.at[f.args[0]] >> 2
            lead[region] -= int(count * 2 if s.at[CUTTER] >> 2 == region else count)
            return s.ready - count
    return s.ready


def comrades(s: AhoyState, seat: i64, left: i64, lead: list[int], ready: i64) -> i64:
    """Ready Comrades, where they could land next, plans in hand and the other ships."""
    to_use: i64 = READY_VALUE[min(ready, 10)]
    for plan in s.plans[seat]:
        to_use += PLAN_VALUE[plan]
    value: i64 = to_use * min(left, 3) // 3 + ASHORE * max(0, s.ready - ready)
    region: i64 = 0
    while region < s.regions:
        value += ASHORE * s.comrades[region]
        region += 1
    ship: i64 = 0
    while ship < 2:
        here: i64 = s.at[CUTTER + ship]
        if here != NONE:
            value += SHIP_HERE[ship] + SHIP_VALUE[ship] * (left - 1)
            if s.version >= COMRADES_BY_SHIP:
                value += SHIP_COMRADES[ship] * (left - 1)
                value += best_landing(s, here, lead) * SHIP_LANDING[ship] // 100
        ship += 1
    here = s.at[seat]
    return value if here == NONE else value + best_landing(s, here, lead)


def best_landing(s: AhoyState, here: i64, lead: list[int]) -> i64:
    """Of the Islands that a ship can sail to from here with two steps."""
    near = s.near
    best = to_land(s, here, lead)
    k: i64 = here * 4
    while k < here * 4 + 4:
        beside: i64 = near[k]
        if beside >= 0:
            best = max(best, to_land(s, beside, lead))
            j: i64 = beside * 4
            while j < beside * 4 + 4:
                if near[j] >= 0:
                    best = max(best, to_land(s, near[j], lead))
                j += 1
        k += 1
    return best


def to_land(s: AhoyState, space: i64, lead: list[int]) -> i64:
    """How good it is to be near this Island, if it is one."""
    if space & 3 != ISLAND_QUARTER:
        return 0
    region = space >> 2
    margin: i64 = lead[region]
    return LANDING[0] * s.wealth[region] if s.ready > 1 and 0 <= margin < 2 else LANDING[1]


# ---------------------------------------------------------------- Smugglers


def smuggler(s: AhoyState, seat: i64, left: i64, lead: list[int]) -> i64:
    """Pledges as they stand, cargo aboard by how near its harbor is, and the next to fetch."""
    value: i64 = 0
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
        value += PROSPECT[s.white[seat]] * time // 100
    far = distances(s, s.at[seat])
    aboard: i64 = 0
    card: i64 = 0
    squadrons_pile: i64 = s.pledges[seat]
    while card < CARDS_COUNT:
        where: i64 = s.where[card]
        if where == CARGO + seat:
            aboard += 1
            value += CARGO_VALUE[0] * near_suit(s, far, GOES_TO[card]) * time // 10_000
        elif where >= PLEDGED:
            pile = where - PLEDGED - seat * 2
            if pile == 0 or pile == 1:
                sign: i64 = 1 if pile == squadrons_pile else -1
                value += pledge(s, lead, CARD_SUIT[card], sign, left)
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
        value += CARGO_VALUE[1] * best * time // 1_000_000
    return value


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
