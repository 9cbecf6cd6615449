"""Ahoy's rows and numbers."""

from quarterdeck.games.ahoy import frames
from quarterdeck.games.ahoy.boards import GRID, SLOTS
from quarterdeck.games.ahoy.cards import CARDS_COUNT, PLAN_CARDS, PLANS
from quarterdeck.games.ahoy.components import (
    BOARD_ROOM,
    COMRADES,
    DAMAGE,
    DICE,
    DICE_A_TURN,
    FIGURES,
    GOLD,
    KINDS,
    MARKET,
    MOST_WEALTH,
    PLEDGED,
    REGIONS,
    SEATS,
    SHIP_SLOTS,
    SPACES,
    SUITS,
)
from quarterdeck.games.ahoy.grid import WALL
from quarterdeck.games.ahoy.state import BATTLE_FIELDS
from quarterdeck.games.ahoy.tiles import TILES_COUNT
from quarterdeck.research.kernel.field import BAG, PACKED, Field, left_out, mask

VERSION = 1  # raised when a row or a number comes to mean something else
HISTORY = ("1: the first",)
TURNED = False  # factions differ, so seats keep their numbers; `seat` says who looks
FRAMES = 3
FIELDS = {
    "first": Field(0, SEATS - 1),
    "turn": Field(-3, SEATS - 1),
    "round": Field(0, 200),
    "ended": Field(0, 2),
    "conceded": Field(-1, SEATS - 1),
    "placed": Field(0, 2 * DICE_A_TURN),
    "allowed": Field(0, 2 * DICE_A_TURN),
    "used": mask(2),
    "regions": Field(0, REGIONS),
    "stock": mask(TILES_COUNT),
    "deck": mask(CARDS_COUNT),
    "gold_left": Field(0, GOLD),
    "comrades_left": Field(0, COMRADES),
    "ready": Field(0, COMRADES),
    "plan_deck": Field(0, PLAN_CARDS),
    "drawn": Field(-1, TILES_COUNT - 1),
    "goal": Field(0, 63, how=PACKED, bits=6, each=2),  # a cell of the chart: across, down
    "shown_last": left_out(),  # a key for search; what it says lies on the table
    "tiles": Field(-1, TILES_COUNT - 1, REGIONS),
    "turns": Field(0, 3, REGIONS),
    "xs": Field(-24, 24, REGIONS),
    "ys": Field(-24, 24, REGIONS),
    "wealth": Field(0, MOST_WEALTH, REGIONS),
    "comrades": Field(0, COMRADES, REGIONS),
    "near": Field(WALL - SPACES + 1, SPACES - 1, 4 * SPACES),
    "at": Field(-1, SPACES - 1, FIGURES),
    "dice": Field(-6, 6, DICE, by_seat=True),
    "slots": Field(0, DAMAGE, BOARD_ROOM, by_seat=True),
    "crew_slots": Field(0, DAMAGE, CARDS_COUNT),
    "cost_slots": Field(0, DAMAGE, CARDS_COUNT),
    "ship_slots": Field(0, DAMAGE, SHIP_SLOTS),
    "where": Field(0, PLEDGED + 2 * SEATS - 1, CARDS_COUNT),
    "market": Field(-1, CARDS_COUNT - 1, MARKET),
    "gold": Field(0, GOLD, by_seat=True),
    "fame": Field(0, 200, by_seat=True),
    "white": Field(-1, GRID - 1, by_seat=True),
    "black": Field(-1, GRID - 1, by_seat=True),
    "played": Field(0, 2, PLANS),
    "battle": Field(-1, SPACES - 1, BATTLE_FIELDS),
    "plans": Field(0, 2, how=BAG, each=PLANS, codes=PLAN_CARDS),
    "waived": Field(0, 1),
    "pledges": Field(-1, 1),
    "shown_pledges": Field(-1, 1, by_seat=True),
    "shown_plans": Field(0, 2, PLANS),
}
_FIGURE = Field(-1, FIGURES - 1)
_SPACE = Field(-1, SPACES - 1)
_KIND = Field(0, KINDS - 1)
_DIE = Field(0, DICE - 1)
_CARD = Field(0, CARDS_COUNT - 1)
_REGION = Field(-1, REGIONS - 1)
_LOWERED = Field(0, 6)
_ROLLED = Field(0, 12)
_FOUGHT = (_FIGURE, _FIGURE, _SPACE)
_PLANNED = (*_FOUGHT, Field(0, 7))
_ROLLING = (*_PLANNED, _LOWERED, _LOWERED, _ROLLED, _ROLLED, Field(0, 31))
STEPS = {
    frames.REMOVE_CARD: (Field(0, SUITS - 1),),
    frames.FILL_MARKET: (Field(0, MARKET - 1),),
    frames.ROLL_DIE: (_DIE,),
    frames.PLACE_DIE: (_DIE,),
    frames.LOAD_CANNONS: (Field(0, SLOTS - 1),),
    frames.TRIP: (_FIGURE, Field(0, 12), _KIND, Field(0, 3), mask(SPACES)),
    frames.PLACE_TILE: (_FIGURE, mask(SPACES), _KIND),
    frames.WRECK: (_FIGURE, _KIND),
    frames.CURRENT: (_FIGURE, mask(SPACES), _KIND),
    frames.ANCHOR: (_FIGURE, mask(frames.EFFECTS), Field(0, GOLD)),
    frames.EFFECT_ORDER: (_FIGURE, mask(frames.EFFECTS), Field(0, GOLD)),
    frames.FLY: (_FIGURE, _KIND, Field(0, frames.ANYWHERE)),
    frames.SHIP_MOVE: (_FIGURE, Field(0, 6)),
    frames.ORDER_PATROLS: (mask(FIGURES), Field(0, 4)),
    frames.COMMAND_PATROLS: (mask(FIGURES), Field(0, 4)),
    frames.INSPIRE: (mask(REGIONS), Field(0, 4)),
    frames.BATTLES: (_FIGURE, _SPACE, mask(FIGURES)),
    frames.EMISSARY: _FOUGHT,
    frames.PLAN_BATTLE: _PLANNED,
    frames.LOWER: (*_PLANNED, _LOWERED, _LOWERED),
    frames.BATTLE_ROLL: _ROLLING,
    frames.GROG: _ROLLING,
    frames.VICTORY: (*_FOUGHT, Field(0, 4)),
    frames.HURT: (_FIGURE, _SPACE, Field(0, 8), Field(0, 31)),
    frames.BEAKHEAD: (_FIGURE,),
    frames.SPOILS: (*_FOUGHT, Field(-1, 8), Field(0, 1)),
    frames.BUCCANEER: (Field(0, SEATS - 1), Field(0, 2)),
    frames.REPAIR: (Field(0, 99), Field(0, 40)),
    frames.HIT: (_CARD,),
    frames.RECRUIT_FREE: (Field(0, 4), Field(0, 3)),
    frames.DELIVERY: (_CARD,),
    frames.REWARD: (Field(0, GRID - 1),),
    frames.PLEDGE_CARGO: (_CARD,),
    frames.PLAY_SHIP: (_FIGURE,),
    frames.ENLIST: (_REGION,),
    frames.EVACUATE: (_REGION, Field(0, COMRADES), mask(REGIONS)),
    frames.SNEAK: (_REGION, Field(0, 2)),
    frames.TRAWL: (_FIGURE,),
}
NATURE = ("remove", "deal", "tile", "roll", "plan", "piles")
UNNUMBERED = ("concede",)  # lawful at any time; a learner does not give up
LONGEST = 12000  # decisions and draws of the longest game
