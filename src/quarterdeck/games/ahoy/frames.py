"""The steps by number, what their frames carry, and frames made once.

Whoever wants something done pushes a frame: nobody needs to know the module that does it. The seat
of a frame is the one who decides. ``kind`` is a kind of movement (components.py), ``used`` a mask
of spaces whose current has already carried the figure in this step (AH-070).
"""

from __future__ import annotations

from typing import Final

from quarterdeck.core.frame import Frame
from quarterdeck.games.ahoy.components import DICE, MARKET, SEATS, SUITS

# ---------------------------------------------------------------- part A
REMOVE_CARD: Final = 0  # NATURE (suit): one card of it to the box
FILL_MARKET: Final = 1  # NATURE (place): a card comes there, if there is one
DRAW_TILE: Final = 2  # NATURE, seat who explores (): s.drawn is it; lays the first two itself
ROLL_DIE: Final = 3  # NATURE, seat whose (die)
DRAW_PLAN: Final = 4  # NATURE, the Union's seat ()
PLEDGE_PILES: Final = 5  # NATURE, seat whose ()
PLACE_FLAGSHIP: Final = 6  # ()
TAKE_TURN: Final = 7  # (): the seat's choice between actions
PLACE_DIE: Final = 8  # (die): change it with gold, then choose its slot, or the crew it pays
LOAD_CANNONS: Final = 9  # (slot): Harbor; change the die lying there, then choose the Cannons slot
END_TURN: Final = 10  # nobody acts (): end-of-turn effects, the next seat or the round's end
BUILD_STRONGHOLDS: Final = 11  # (): Strongholds at the end of the Squadron's turn
TRIP: Final = 12  # (figure, left, kind, status, taken): one step after the other, then anchors
PLACE_TILE: Final = 13  # (figure or NONE, used, kind): s.drawn over s.goal; the figure goes there
WRECK: Final = 14  # (figure, kind): Wreckage; asks only about the Pilot
CURRENT: Final = 15  # (figure, used, kind): Strong Current, or Fog with Barrelman
ANCHOR: Final = 16  # the figure's owner (figure, mask of EFFECTS left, gold of the Treasure)
EFFECT_ORDER: Final = 17  # who is in turn (the same): which effect of another's Flagship is next
HARBOR_DIE: Final = 18  # (): which placed die goes to the Cannons
FLY: Final = 19  # (figure, kind, value): directly to a Tailwind of that value; ANY_WIND, ANYWHERE
SHIP_MOVE: Final = 20  # (figure, value): Cutter or Gunship, Sail or Tailwind
ORDER_PATROLS: Final = 21  # (mask of Patrols moved, left)
COMMAND_PATROLS: Final = 22  # (mask of Patrols moved, left)
DEPLOY: Final = 23  # ()
INSPIRE: Final = 24  # (mask of regions done, left)
CONVINCE: Final = 25  # ()
ROUND_END: Final = 26  # nobody acts (): control is scored, maybe the end
RAISE_WEALTH: Final = 27  # () two players
WIPE_MARKET: Final = 28  # () two players
NEXT_ROUND: Final = 29  # nobody acts (): dice, first player, plans

# ---------------------------------------------------------------- part B
BATTLES: Final = 30  # seat of the attacker (figure, space, mask of figures still to be battled)
EMISSARY: Final = 31  # seat of the attacker (attacking figure, defending figure, space)
PLAN_BATTLE: Final = 32  # the Union (attacking, defending, space, plans in use)
LOWER: Final = 33  # (attacking, defending, space, plans, a_low, d_low): the seat lowers its die
BATTLE_ROLL: Final = 34  # NATURE (attacking, defending, space, plans, a_low, d_low, a_roll, d_roll)
GROG: Final = 35  # (the same): Grogmaster
VICTORY: Final = 36  # seat of the winner (winning figure, losing figure, space, extra damage)
HURT: Final = 37  # seat who chooses (figure, space, harms left, source): damage one after the other
BEAKHEAD: Final = 38  # seat who pushes (figure)
SPOILS: Final = 39  # nobody acts; winner (winning, losing, space, option): second half, Cutpurse
BUCCANEER: Final = 40  # winner (loser's seat, cards left)
GUNNERS_MATE: Final = 41  # (): after a die came to the Cannons
REPAIR: Final = 42  # (left, mended): damage off slots one after the other; then the Powder Monkey
HIT: Final = 43  # (source card): a figure in the Flagship's region gets 1 damage
RECRUIT_FREE: Final = 44  # (left, source): Negotiate, reward, Enlist
JETTISON: Final = 45  # (): cargo down to two
DELIVERY: Final = 46  # (card): the markers move, then the pile
MARKER: Final = 47  # (): move the white marker
REWARD: Final = 48  # (grid): take it or not
PLEDGE_CARGO: Final = 49  # (card): under which pile
ADD_TILE: Final = 50  # (): at which edge; s.drawn is the tile
NOBLE: Final = 51  # (): which card, as what
PLAY_SHIP: Final = 52  # (figure): from which Island
ENLIST: Final = 53  # (region or NONE): which Island, then cards
EVACUATE: Final = 54  # (region or NONE, left, mask of regions done): from where, then to where
SNEAK: Final = 55  # (region or NONE, left): Patrols off the map
START_ROUND: Final = 56  # nobody acts (): the first player's turn begins (part A)
TRAWL: Final = 57  # (figure): the Trawler may take the Treasure here (part A)

# ---------------------------------------------------------------- TRIP's status
FRESH: Final = 0  # has not moved
UNDER_WAY: Final = 1  # may go on while there is movement left
HALTED: Final = 2  # battled or explored: must anchor (AH-043)
SWEPT: Final = 3  # left the space by a victory move or a push: see AH-041

# ---------------------------------------------------------------- FLY's value
ANY_WIND: Final = 0
ANYWHERE: Final = 7

# ---------------------------------------------------------------- HURT's source
BY_WRECKAGE: Final = 0
BY_BATTLE: Final = 1
BY_HIT: Final = 2  # Mystic, Powder Monkey
BY_OWN_CREW: Final = 3  # Grogmaster's price
BY_MYSTIC: Final = 4  # Mystic's price: on the player board only (AH-214)
DEALT: Final = 16  # added once something was damaged

# ---------------------------------------------------------------- effects of anchoring
HARBOR_REPAIR: Final = 0
HARBOR_CANNONS: Final = 1
TAKE_TREASURE: Final = 2
TAKE_MERCHANT: Final = 3
PLACE_PATROL: Final = 4
PLACE_COMRADES: Final = 5
READY_COMRADES: Final = 6
EFFECTS: Final = 7
EVERYTHING: Final = 7  # all of FREELY, where nothing else has to be chosen first
FREELY: Final = 0b11100  # those that can be taken together, in any order with the same outcome
PAYING: Final = 0b1100  # those that bring gold
COMRADES: Final = 0b1100000  # either is offered where the Union may bring Comrades
EITHER: Final[list[int]] = [  # by effect, the mask of those that one of them uses up
    0b11,
    0b11,
    0b100,
    0b1000,
    0b10000,
    COMRADES,
    COMRADES,
]

_SEATS: Final = range(SEATS)
REMOVE_FRAMES: Final = [Frame(REMOVE_CARD, -3, (suit,)) for suit in range(SUITS)]
FILL_FRAMES: Final = [Frame(FILL_MARKET, -3, (place,)) for place in range(MARKET)]
DRAW_TILE_FRAMES: Final = [Frame(DRAW_TILE, seat) for seat in _SEATS]
ROLL_FRAMES: Final = [  # seat * 5 + die
    Frame(ROLL_DIE, seat, (die,)) for seat in _SEATS for die in range(DICE)
]
DRAW_PLAN_FRAMES: Final = [Frame(DRAW_PLAN, seat) for seat in _SEATS]
PILES_FRAMES: Final = [Frame(PLEDGE_PILES, seat) for seat in _SEATS]
FLAGSHIP_FRAMES: Final = [Frame(PLACE_FLAGSHIP, seat) for seat in _SEATS]
TURN_FRAMES: Final = [Frame(TAKE_TURN, seat) for seat in _SEATS]
PLACE_DIE_FRAMES: Final = [  # seat * 5 + die
    Frame(PLACE_DIE, seat, (die,)) for seat in _SEATS for die in range(DICE)
]
END_TURN_FRAMES: Final = [Frame(END_TURN, seat) for seat in _SEATS]
BUILD_FRAME: Final = Frame(BUILD_STRONGHOLDS, 0)
HARBOR_DIE_FRAMES: Final = [Frame(HARBOR_DIE, seat) for seat in _SEATS]
DEPLOY_FRAME: Final = Frame(DEPLOY, 0)
CONVINCE_FRAMES: Final = [Frame(CONVINCE, seat) for seat in _SEATS]
ROUND_END_FRAME: Final = Frame(ROUND_END)
RAISE_FRAMES: Final = [Frame(RAISE_WEALTH, seat) for seat in _SEATS]
WIPE_FRAMES: Final = [Frame(WIPE_MARKET, seat) for seat in _SEATS]
NEXT_ROUND_FRAME: Final = Frame(NEXT_ROUND)
START_ROUND_FRAME: Final = Frame(START_ROUND)
GUNNERS_MATE_FRAMES: Final = [Frame(GUNNERS_MATE, seat) for seat in _SEATS]
MARKER_FRAMES: Final = [Frame(MARKER, seat) for seat in _SEATS]
ADD_TILE_FRAMES: Final = [Frame(ADD_TILE, seat) for seat in _SEATS]
JETTISON_FRAMES: Final = [Frame(JETTISON, seat) for seat in _SEATS]
NOBLE_FRAMES: Final = [Frame(NOBLE, seat) for seat in _SEATS]
