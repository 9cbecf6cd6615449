"""The grammar of Ahoy's actions."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import pack
from quarterdeck.core.verb import Verb
from quarterdeck.games.ahoy.boards import GRID, SLOTS
from quarterdeck.games.ahoy.cards import CARDS_COUNT, PLANS
from quarterdeck.games.ahoy.components import BOARD_ROOM, COMRADES, DICE, FIGURES, REGIONS, SPACES
from quarterdeck.games.ahoy.tiles import TILES_COUNT

# NATURE's
REMOVE: Final = 0  # a market card goes to the box before the game (AH-005)
DEAL: Final = 1  # a market card comes to the Market
TILE: Final = 2  # a region tile is drawn
ROLL: Final = 3  # a die, or a battle die
PLAN: Final = 4  # the Union draws a plan
PILES: Final = 5  # which pile of a Smuggler is the Squadron's
# the players': part A
START: Final = 6  # where the Flagship starts
PICK: Final = 7  # the die to be placed
CHANGE: Final = 8  # 1 gold: 0 up by 1, 1 down by 1, 2 up by 2, 3 down by 2 (Middleman)
PLACE: Final = 9  # the die on this slot
ASIDE: Final = 10  # a die that fits nowhere
END: Final = 11  # of the turn
CONCEDE: Final = 12
BUILD: Final = 13  # a Stronghold for two Patrols
STEP: Final = 14  # one space in a direction; off the map: explore
JUMP: Final = 15  # Sea Witch: off the map in this direction
STOP: Final = 16  # move no further
LAY: Final = 17  # the tile: place * 4 + turn (grid.py)
PASS: Final = 18  # whatever may be declined: decline it
GAIN: Final = 19  # this effect of anchoring next
RELOAD: Final = 20  # Harbor: the die on this slot goes to the Cannons
FLY: Final = 21  # directly to a space
SAIL: Final = 22  # Cutter or Gunship: sail, rather than the Tailwind
MARCH: Final = 23  # this Patrol, this way
PUT: Final = 24  # a Patrol or Comrade on this space
SHIFT: Final = 25  # Comrades from an Island to another: how many
RAISE: Final = 26  # a region's wealth
WIPE: Final = 27  # the Market goes to the box
# part B
RECRUIT: Final = 28  # a card of the Market; for gold or free
HIRE: Final = 29  # a card of the Market for a die
SMUGGLE: Final = 30
DELIVER: Final = 31
PLAY: Final = 32  # a plan
USE: Final = 33  # the action of a crew that takes no die
ENGAGE: Final = 34  # this enemy figure next
BRIBE: Final = 35  # Emissary
HOLD: Final = 36  # no plans in any battle of this turn
LOWER: Final = 37  # the die on this Cannons slot by so much
REROLL: Final = 38  # Grogmaster
WIN: Final = 39  # this option of the Battle Victory
HARM: Final = 40  # damage on this slot of the seat (or ship) that suffers it
PUSH: Final = 41  # Battering Beakhead: the figure this way
DISCARD: Final = 42  # this card to the box (Buccaneer, a third cargo)
AIM: Final = 43  # Gunner's Mate: at this space
MEND: Final = 44  # take the damage off this slot
HIT: Final = 45  # deal a damage to this figure
MARK: Final = 46  # move the white marker to this space of the grid
REWARD: Final = 47  # take it
SELL: Final = 48  # so many gold into Fame
PLEDGE: Final = 49  # the cargo under this pile
EDGE: Final = 50  # a tile beyond this space in this direction
CREW: Final = 51  # Naive Noble: this card as crew
CARGO: Final = 52  # Naive Noble: this card as cargo
ISLE: Final = 53  # the Island of this region (plans)
STRIKE: Final = 54  # Sneak Attack: this Patrol off the map

VERBS: Final = [
    Verb(REMOVE, "remove", ("card",)),
    Verb(DEAL, "deal", ("card",)),
    Verb(TILE, "tile", ("tile",)),
    Verb(ROLL, "roll", ("value",)),
    Verb(PLAN, "plan", ("plan",)),
    Verb(PILES, "piles", ("pile",)),
    Verb(START, "start", ("space",)),
    Verb(PICK, "pick", ("die",)),
    Verb(CHANGE, "change", ("delta",)),
    Verb(PLACE, "place", ("slot",)),
    Verb(ASIDE, "aside", ("die",)),
    Verb(END, "end", ()),
    Verb(CONCEDE, "concede", ()),
    Verb(BUILD, "build", ("region",)),
    Verb(STEP, "step", ("direction",)),
    Verb(JUMP, "jump", ("direction",)),
    Verb(STOP, "stop", ()),
    Verb(LAY, "lay", ("spot",)),
    Verb(PASS, "pass", ()),
    Verb(GAIN, "gain", ("effect",)),
    Verb(RELOAD, "reload", ("slot",)),
    Verb(FLY, "fly", ("space",)),
    Verb(SAIL, "sail", ()),
    Verb(MARCH, "march", ("figure", "direction")),
    Verb(PUT, "put", ("space",)),
    Verb(SHIFT, "shift", ("region", "region", "count")),
    Verb(RAISE, "raise", ("region",)),
    Verb(WIPE, "wipe", ()),
    Verb(RECRUIT, "recruit", ("card",)),
    Verb(HIRE, "hire", ("card", "die")),
    Verb(SMUGGLE, "smuggle", ("card",)),
    Verb(DELIVER, "deliver", ("card",)),
    Verb(PLAY, "play", ("plan",)),
    Verb(USE, "use", ("card",)),
    Verb(ENGAGE, "engage", ("figure",)),
    Verb(BRIBE, "bribe", ()),
    Verb(HOLD, "hold", ()),
    Verb(LOWER, "lower", ("slot", "amount")),
    Verb(REROLL, "reroll", ()),
    Verb(WIN, "win", ("option",)),
    Verb(HARM, "harm", ("slot",)),
    Verb(PUSH, "push", ("direction",)),
    Verb(DISCARD, "discard", ("card",)),
    Verb(AIM, "aim", ("space",)),
    Verb(MEND, "mend", ("slot",)),
    Verb(HIT, "hit", ("figure",)),
    Verb(MARK, "mark", ("grid",)),
    Verb(REWARD, "reward", ()),
    Verb(SELL, "sell", ("amount",)),
    Verb(PLEDGE, "pledge", ("pile",)),
    Verb(EDGE, "edge", ("space", "direction")),
    Verb(CREW, "crew", ("card",)),
    Verb(CARGO, "cargo", ("card",)),
    Verb(ISLE, "isle", ("region",)),
    Verb(STRIKE, "strike", ("figure",)),
]

KINDS: Final = {  # of an argument, and how many there are of it
    "card": CARDS_COUNT,
    "tile": TILES_COUNT,
    "value": 7,
    "plan": PLANS,
    "pile": 2,
    "space": SPACES,
    "die": DICE,
    "delta": 4,
    "slot": SLOTS,
    "region": REGIONS,
    "direction": 4,
    "spot": 16,
    "effect": 8,
    "figure": FIGURES,
    "count": COMRADES + 1,
    "amount": 6,
    "option": 3,
    "grid": GRID,
}


# Moves made once: the hot paths only look them up.
def _one(verb: int, many: int) -> list[int]:
    return [int(pack(verb, a)) for a in range(many)]


def _two(verb: int, first: int, second: int) -> list[int]:
    """By a * second + b."""
    return [int(pack(verb, a, b)) for a in range(first) for b in range(second)]


REMOVES: Final[list[int]] = _one(REMOVE, CARDS_COUNT)
DEALS: Final[list[int]] = _one(DEAL, CARDS_COUNT)
DRAWS: Final[list[int]] = _one(TILE, TILES_COUNT)
ROLLS: Final[list[int]] = _one(ROLL, 7)  # 0 is none
DIE_ROLLS: Final[list[int]] = ROLLS[1:]
PLAN_DRAWS: Final[list[int]] = _one(PLAN, PLANS)
PILE_DRAWS: Final[list[int]] = _one(PILES, 2)
STARTS: Final[list[int]] = _one(START, 8)
PICKS: Final[list[int]] = _one(PICK, DICE)
CHANGES: Final[list[int]] = _one(CHANGE, 4)
PLACES: Final[list[int]] = _one(PLACE, SLOTS)
ASIDES: Final[list[int]] = _one(ASIDE, DICE)
END_MOVE: Final = int(pack(END))
CONCEDE_MOVE: Final = int(pack(CONCEDE))
BUILDS: Final[list[int]] = _one(BUILD, REGIONS)
MOVE_STEPS: Final[list[int]] = _one(STEP, 4)
JUMPS: Final[list[int]] = _one(JUMP, 4)
STOP_MOVE: Final = int(pack(STOP))
LAYS: Final[list[int]] = _one(LAY, 16)
PASS_MOVE: Final = int(pack(PASS))
GAINS: Final[list[int]] = _one(GAIN, 8)
RELOADS: Final[list[int]] = _one(RELOAD, SLOTS)
FLIES: Final[list[int]] = _one(FLY, SPACES)
SAIL_MOVE: Final = int(pack(SAIL))
MARCHES: Final[list[int]] = _two(MARCH, FIGURES, 4)  # figure * 4 + direction
PUTS: Final[list[int]] = _one(PUT, SPACES)
RAISES: Final[list[int]] = _one(RAISE, REGIONS)
WIPE_MOVE: Final = int(pack(WIPE))
RECRUITS: Final[list[int]] = _one(RECRUIT, CARDS_COUNT)
HIRES: Final[list[int]] = _two(HIRE, CARDS_COUNT, DICE)  # card * 5 + die
SMUGGLES: Final[list[int]] = _one(SMUGGLE, CARDS_COUNT)
DELIVERS: Final[list[int]] = _one(DELIVER, CARDS_COUNT)
PLAYS: Final[list[int]] = _one(PLAY, PLANS)
USES: Final[list[int]] = _one(USE, CARDS_COUNT)
ENGAGES: Final[list[int]] = _one(ENGAGE, FIGURES)
BRIBE_MOVE: Final = int(pack(BRIBE))
HOLD_MOVE: Final = int(pack(HOLD))
LOWERS: Final[list[int]] = _two(LOWER, BOARD_ROOM, 6)  # slot * 6 + amount
REROLL_MOVE: Final = int(pack(REROLL))
WINS: Final[list[int]] = _one(WIN, 4)
HARMS: Final[list[int]] = _one(HARM, SLOTS)
PUSHES: Final[list[int]] = _one(PUSH, 4)
DISCARDS: Final[list[int]] = _one(DISCARD, CARDS_COUNT)
AIMS: Final[list[int]] = _one(AIM, SPACES)
MENDS: Final[list[int]] = _one(MEND, SLOTS)
HITS: Final[list[int]] = _one(HIT, FIGURES)
MARKS: Final[list[int]] = _one(MARK, GRID)
REWARD_MOVE: Final = int(pack(REWARD))
SELLS: Final[list[int]] = _one(SELL, 6)
PLEDGES: Final[list[int]] = _one(PLEDGE, 2)
EDGES: Final[list[int]] = _two(EDGE, SPACES, 4)  # space * 4 + direction
CREWS: Final[list[int]] = _one(CREW, CARDS_COUNT)
CARGOES: Final[list[int]] = _one(CARGO, CARDS_COUNT)
ISLES: Final[list[int]] = _one(ISLE, REGIONS)
STRIKES: Final[list[int]] = _one(STRIKE, FIGURES)
