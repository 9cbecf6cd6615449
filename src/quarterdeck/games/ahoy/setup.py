"""The table before the first draw (AH-001 to AH-011)."""

from __future__ import annotations

from quarterdeck.games.ahoy.boards import MIDDLE
from quarterdeck.games.ahoy.cards import CARDS_COUNT, PLAN_CARDS, PLANS
from quarterdeck.games.ahoy.components import (
    BOARD_ROOM,
    COMRADES,
    DECK,
    DICE,
    DICE_OF,
    EMPTY,
    FACTION,
    FIGURES,
    GOLD,
    HAND_PLANS,
    MARKET,
    NONE,
    READY,
    REGIONS,
    SEATS,
    SHIP_SLOTS,
    SMUGGLER,
    SPACES,
    START_GOLD,
    SUITS,
    UNION,
)
from quarterdeck.games.ahoy.frames import (
    DRAW_PLAN_FRAMES,
    DRAW_TILE_FRAMES,
    FILL_FRAMES,
    FLAGSHIP_FRAMES,
    PILES_FRAMES,
    REMOVE_FRAMES,
    ROLL_FRAMES,
    START_ROUND_FRAME,
)
from quarterdeck.games.ahoy.grid import SHUT
from quarterdeck.games.ahoy.state import AhoyState, blank
from quarterdeck.games.ahoy.tiles import TILES_COUNT


def first_state(seats: int, loud: bool, version: int) -> AhoyState:
    """Nothing on the map yet; the frames of the set-up wait."""
    s = blank()
    sides = FACTION[seats * SEATS : seats * SEATS + seats]
    s.seats = seats
    s.version = version
    s.loud = loud
    s.stock = (1 << TILES_COUNT) - 1
    s.deck = (1 << CARDS_COUNT) - 1
    s.gold_left = GOLD - START_GOLD * seats
    s.comrades_left = COMRADES - READY
    s.ready = READY
    s.plan_deck = PLAN_CARDS
    s.tiles = [NONE] * REGIONS
    s.turns = [0] * REGIONS
    s.xs = [0] * REGIONS
    s.ys = [0] * REGIONS
    s.wealth = [0] * REGIONS
    s.comrades = [0] * REGIONS
    s.near = [SHUT] * (SPACES * 4)
    s.at = [NONE] * FIGURES
    s.dice = [0] * (seats * DICE)
    s.slots = [EMPTY] * (seats * BOARD_ROOM)
    s.crew_slots = [EMPTY] * CARDS_COUNT
    s.cost_slots = [EMPTY] * CARDS_COUNT
    s.ship_slots = [EMPTY] * SHIP_SLOTS
    s.where = [DECK] * CARDS_COUNT
    s.market = [NONE] * MARKET
    s.gold = [START_GOLD] * seats
    s.fame = [0] * seats
    s.white = [MIDDLE if side == SMUGGLER else NONE for side in sides]
    s.black = s.white[:]
    s.played = [0] * PLANS
    s.battle = []
    s.plans = [()] * seats
    s.waived = [0] * seats
    s.pledges = [NONE] * seats
    s.shown_pledges = [NONE] * seats
    s.shown_plans = [0] * PLANS
    # The last to happen lies at the bottom.
    s.stack.append(START_ROUND_FRAME)
    for seat in reversed(range(seats)):  # the order of the seats is the order of AH-011
        s.stack.append(FLAGSHIP_FRAMES[seat])
        if sides[seat] == SMUGGLER:
            s.stack.append(PILES_FRAMES[seat])
        elif sides[seat] == UNION:
            s.stack += [DRAW_PLAN_FRAMES[seat]] * HAND_PLANS
    for seat in reversed(range(seats)):
        for die in reversed(range(DICE_OF[sides[seat]])):
            s.stack.append(ROLL_FRAMES[seat * DICE + die])
    for place in reversed(range(MARKET)):
        s.stack.append(FILL_FRAMES[place])
    if seats < SEATS:
        for suit in reversed(range(SUITS)):
            s.stack.append(REMOVE_FRAMES[suit])
    s.stack += [DRAW_TILE_FRAMES[0]] * 2
    return s
