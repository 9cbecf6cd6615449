"""How well each seat of Ahoy stands before the end, in hundredths of Fame, by what it scores by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.ahoy import parts as part
from quarterdeck.bots.games.ahoy.battles import battle_under_way
from quarterdeck.bots.games.ahoy.control import (
    control_leads,
    dice_left,
    region_worth,
    rounds_left,
    row_now,
)
from quarterdeck.bots.games.ahoy.smuggling import FAME, smuggler
from quarterdeck.games.ahoy.cards import CARDS_COUNT
from quarterdeck.games.ahoy.components import (
    BOARD_ROOM,
    CREW,
    CUTTER,
    DAMAGE,
    DICE,
    EMPTY,
    FACTION,
    NONE,
    SMUGGLER,
    SQUADRON,
    STRONGHOLDS,
)
from quarterdeck.games.ahoy.effects import union
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
    TAKE_TURN,
    TRIP,
)
from quarterdeck.games.ahoy.info import COMRADES_BY_SHIP
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.tiles import ISLAND_QUARTER

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
NEXT: Final = -1  # between others' actions, and in the midst of one
AMID: Final = -2


def outlooks(s: AhoyState) -> list[int]:
    """By seat."""
    out: list[int] = []
    for row in outlooks_by_part(s):
        worth: i64 = 0
        for value in row:
            worth += value
        out.append(int(worth))
    return out


def outlooks_by_part(s: AhoyState) -> list[list[int]]:
    """By seat, and by what it comes from (parts.py)."""
    seats = s.seats
    rows: list[list[int]] = []
    left = rounds_left(s)
    lead = control_leads(s)
    ready = about_to_land(s, lead)
    row = row_now(s)
    threat = bombarded(s)
    theirs = union(s)
    seat: i64 = 0
    while seat < seats:
        side = FACTION[seats * 4 + seat]
        out = [0] * part.PARTS
        common(s, seat, side, out)
        if side == SMUGGLER:
            smuggler(s, seat, left, lead, out)
        elif side == SQUADRON:
            out[part.CONTROL] = int(regions_worth(s, lead, 0, row, left))
            out[part.BOMBARD] = int(threat)
            figure: i64 = STRONGHOLDS
            while figure < CUTTER:
                if s.at[figure] != NONE:
                    out[part.STRONG] += STRONG
                figure += 1
        else:
            out[part.CONTROL] = int(regions_worth(s, lead, 1, row, left))
            out[part.BOMBARD] = int(-threat)
            comrades(s, theirs, left, lead, ready, out)
        rows.append(out)
        seat += 1
    if s.stack:
        battle: list[int] = [0] * seats
        battle_under_way(s, lead, row, left, battle)
        seat = 0
        while seat < seats:
            rows[seat][part.BATTLE] = battle[seat]
            seat += 1
        f = s.stack[-1]
        if f.op in UNDER_WAY and (f.op != TRIP or (f.args[1] > 0 and f.args[3] < HALTED)):
            rows[f.seat][part.DICE_IN_HAND] += UNPLACED[FACTION[seats * 4 + f.seat]]
    return rows


def named_parts(s: AhoyState) -> list[dict[str, int]]:
    """The same by name, for those who say why."""
    return [dict(zip(part.NAMES, row, strict=True)) for row in outlooks_by_part(s)]


def turn_of(s: AhoyState, seat: int) -> int:
    """The seat's own turn, or where somebody else's goes on after what the seat was asked."""
    if s.turn == seat:
        return int(s.round)
    return NEXT if s.stack and s.stack[-1].op == TAKE_TURN else AMID


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


def common(s: AhoyState, seat: i64, side: i64, out: list[int]) -> None:
    """What counts for everybody: Fame, gold, crew, damage, Cannons, dice in hand."""
    out[part.FAME_NOW] = s.fame[seat] * FAME
    out[part.GOLD] = int(GOLD_VALUE[min(s.gold[seat], 7)] * GOLD_SHARE[side] // 100)
    harm: i64 = 0
    k: i64 = 0
    while k < BOARD_ROOM:
        if s.slots[seat * BOARD_ROOM + k] == DAMAGE:
            harm += HARM[side * BOARD_ROOM + k]
        k += 1
    crew: i64 = 0
    card: i64 = 0
    mine = CREW + seat
    while card < CARDS_COUNT:
        if s.where[card] == mine:
            crew += CREW_VALUE[side]
            if s.crew_slots[card] == DAMAGE:
                harm += CREW_HARM
        card += 1
    dice = dice_left(s, seat)
    out[part.CREW] = int(crew)
    out[part.HARM] = int(-harm)
    out[part.DICE_IN_HAND] = int(dice * UNPLACED[side])
    if has_cannons(s, seat):
        out[part.CANNONS] = int(LOADED[side] + dice * LOADED_DIE[side])


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


def comrades(
    s: AhoyState, seat: i64, left: i64, lead: list[int], ready: i64, out: list[int]
) -> None:
    """Ready Comrades, where they could land next, plans in hand and the other ships."""
    waiting: i64 = READY_VALUE[min(ready, 10)]
    to_use = waiting
    for plan in s.plans[seat]:
        to_use += PLAN_VALUE[plan]
    soon: i64 = min(left, 3)
    ashore = waiting * soon // 3 + ASHORE * max(0, s.ready - ready)
    out[part.PLANS] = int(to_use * soon // 3 - waiting * soon // 3)
    region: i64 = 0
    while region < s.regions:
        ashore += ASHORE * s.comrades[region]
        region += 1
    ships: i64 = 0
    ship: i64 = 0
    while ship < 2:
        here: i64 = s.at[CUTTER + ship]
        if here != NONE:
            ships += SHIP_HERE[ship] + SHIP_VALUE[ship] * (left - 1)
            if s.version >= COMRADES_BY_SHIP:
                ships += SHIP_COMRADES[ship] * (left - 1)
                ships += best_landing(s, here, lead) * SHIP_LANDING[ship] // 100
        ship += 1
    here = s.at[seat]
    if here != NONE:
        ashore += best_landing(s, here, lead)
    out[part.ASHORE] = int(ashore)
    out[part.SHIPS] = int(ships)


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
