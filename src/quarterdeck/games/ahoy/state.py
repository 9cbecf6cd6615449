"""All that is true at a table of Ahoy, and who sees it."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from quarterdeck.core.seat import NOBODY
from quarterdeck.core.state import State
from quarterdeck.core.view import COUNT, OWNER, PUBLIC
from quarterdeck.games.ahoy.components import NONE

# state.battle while one is fought: attacking figure, defending figure, space, what each has
# lowered, what each has rolled (0: not yet), plans in use (bit 0 Secret Weapon, 2 a Weapon Cache).
BATTLE_FIELDS: Final = 8


class AhoyState(State):
    """Flat lists. A space is region * 4 + printed quarter, so that the Island of a region is its
    space 3 however the tile lies. Decks are masks and counts: no order to leak.
    """

    first: Annotated[i64, PUBLIC]  # who holds the first player card
    turn: Annotated[i64, PUBLIC, NOBODY]  # whose turn it is
    round: Annotated[i64, PUBLIC]
    ended: Annotated[i64, PUBLIC]  # 0: not yet; BY_FAME, BY_CONCEDING
    conceded: Annotated[i64, PUBLIC, NONE]  # who did, or NONE (AH-163)
    placed: Annotated[i64, PUBLIC]  # dice placed or set aside this turn (AH-020)
    allowed: Annotated[i64, PUBLIC]  # dice of this turn
    used: Annotated[i64, PUBLIC]  # crew used that works once a turn: 1 Mystic, 2 Whispering Wind
    regions: Annotated[i64, PUBLIC]  # tiles on the map
    # mask of tiles not on the map, the one put away among them (AH-002); known by elimination
    stock: Annotated[i64, PUBLIC]
    deck: Annotated[i64, PUBLIC]  # mask of market cards in the deck; known by elimination
    gold_left: Annotated[i64, PUBLIC]  # in the supply (AH-006)
    comrades_left: Annotated[i64, PUBLIC]  # in the supply
    ready: Annotated[i64, PUBLIC]  # Ready Comrades (AH-133)
    plan_deck: Annotated[i64, PUBLIC]  # plans left to draw
    drawn: Annotated[i64, PUBLIC, NONE]  # the tile just drawn, to be put down, or NONE
    goal: Annotated[i64, PUBLIC, NONE]  # the cell of the chart it must cover (grid.py), or NONE
    shown_last: Annotated[i64, PUBLIC]  # what chance showed last to everybody
    # by region, in the order in which they came: the tile, or NONE
    tiles: Annotated[list[int], PUBLIC]
    turns: Annotated[list[int], PUBLIC]  # by region, quarters turned clockwise
    xs: Annotated[list[int], PUBLIC]  # by region, where its north-west corner is
    ys: Annotated[list[int], PUBLIC]
    wealth: Annotated[list[int], PUBLIC]  # by region
    comrades: Annotated[list[int], PUBLIC]  # by region, on its Island
    # space * 4 + direction: a space, OPEN, SHUT or WALL - space (grid.py)
    near: Annotated[list[int], PUBLIC]
    at: Annotated[list[int], PUBLIC]  # by figure, its space, or NONE
    # seat * 5 + die: its value; 0 placed (or no such die); minus its value: spent
    dice: Annotated[list[int], PUBLIC]
    slots: Annotated[list[int], PUBLIC]  # seat * 12 + slot: EMPTY, a die's value, DAMAGE
    crew_slots: Annotated[list[int], PUBLIC]  # by market card, the same for the slot of a crew
    cost_slots: Annotated[list[int], PUBLIC]  # by market card, the die it was recruited with
    ship_slots: Annotated[list[int], PUBLIC]  # CUTTER_SLOT, GUNSHIP_FOUR, GUNSHIP_SIX, the same
    # by market card: DECK, IN_MARKET, BOX, CREW + seat, CARGO + seat, PLEDGED + pile
    where: Annotated[list[int], PUBLIC]
    market: Annotated[list[int], PUBLIC]  # the three places of the Market: a card, or NONE
    gold: Annotated[list[int], PUBLIC]  # by seat
    fame: Annotated[list[int], PUBLIC]  # by seat
    white: Annotated[list[int], PUBLIC]  # by seat, where the white reward marker is, or NONE
    black: Annotated[list[int], PUBLIC]
    # by plan, how many have left the hand: discarded, or lying before the player
    played: Annotated[list[int], PUBLIC]
    # what is seen of the battle being fought: see BATTLE_FIELDS, or empty
    battle: Annotated[list[int], PUBLIC]
    plans: Annotated[list[tuple[int, ...]], COUNT]  # by seat, the hand, in order of kind (AH-134)
    waived: Annotated[list[int], OWNER]  # by seat, 1: passes every battle of this turn
    # by seat, which of the two piles is the Squadron's (AH-153), or NONE
    pledges: Annotated[list[int], OWNER]
    shown_pledges: Annotated[list[int], PUBLIC]  # the same, once the game is over
    shown_plans: Annotated[list[int], PUBLIC]  # by plan, the hand, once the game is over

    # From here on written by `make fields` from the fields above.
    __slots__ = (
        "allowed",
        "at",
        "battle",
        "black",
        "comrades",
        "comrades_left",
        "conceded",
        "cost_slots",
        "crew_slots",
        "deck",
        "dice",
        "drawn",
        "ended",
        "fame",
        "first",
        "goal",
        "gold",
        "gold_left",
        "market",
        "near",
        "placed",
        "plan_deck",
        "plans",
        "played",
        "pledges",
        "ready",
        "regions",
        "round",
        "ship_slots",
        "shown_last",
        "shown_plans",
        "shown_pledges",
        "slots",
        "stock",
        "tiles",
        "turn",
        "turns",
        "used",
        "waived",
        "wealth",
        "where",
        "white",
        "xs",
        "ys",
    )

    def __init__(self) -> None:
        """Fills nothing: ``clone`` is hot. A first state comes from ``blank``."""

    def clone(self) -> AhoyState:
        c = AhoyState()
        c.seats = self.seats
        c.version = self.version
        c.stack = self.stack[:]
        c.events = []
        c.loud = False
        c.marks = None
        c.first = self.first
        c.turn = self.turn
        c.round = self.round
        c.ended = self.ended
        c.conceded = self.conceded
        c.placed = self.placed
        c.allowed = self.allowed
        c.used = self.used
        c.regions = self.regions
        c.stock = self.stock
        c.deck = self.deck
        c.gold_left = self.gold_left
        c.comrades_left = self.comrades_left
        c.ready = self.ready
        c.plan_deck = self.plan_deck
        c.drawn = self.drawn
        c.goal = self.goal
        c.shown_last = self.shown_last
        c.tiles = self.tiles[:]
        c.turns = self.turns[:]
        c.xs = self.xs[:]
        c.ys = self.ys[:]
        c.wealth = self.wealth[:]
        c.comrades = self.comrades[:]
        c.near = self.near[:]
        c.at = self.at[:]
        c.dice = self.dice[:]
        c.slots = self.slots[:]
        c.crew_slots = self.crew_slots[:]
        c.cost_slots = self.cost_slots[:]
        c.ship_slots = self.ship_slots[:]
        c.where = self.where[:]
        c.market = self.market[:]
        c.gold = self.gold[:]
        c.fame = self.fame[:]
        c.white = self.white[:]
        c.black = self.black[:]
        c.played = self.played[:]
        c.battle = self.battle[:]
        c.plans = self.plans[:]
        c.waived = self.waived[:]
        c.pledges = self.pledges[:]
        c.shown_pledges = self.shown_pledges[:]
        c.shown_plans = self.shown_plans[:]
        return c


def blank() -> AhoyState:
    """A state with every field there and nothing in it."""
    s = AhoyState()
    s.seats = 0
    s.version = 0
    s.stack = []
    s.events = []
    s.loud = False
    s.marks = None
    s.first = 0
    s.turn = NOBODY
    s.round = 0
    s.ended = 0
    s.conceded = NONE
    s.placed = 0
    s.allowed = 0
    s.used = 0
    s.regions = 0
    s.stock = 0
    s.deck = 0
    s.gold_left = 0
    s.comrades_left = 0
    s.ready = 0
    s.plan_deck = 0
    s.drawn = NONE
    s.goal = NONE
    s.shown_last = 0
    s.tiles = []
    s.turns = []
    s.xs = []
    s.ys = []
    s.wealth = []
    s.comrades = []
    s.near = []
    s.at = []
    s.dice = []
    s.slots = []
    s.crew_slots = []
    s.cost_slots = []
    s.ship_slots = []
    s.where = []
    s.market = []
    s.gold = []
    s.fame = []
    s.white = []
    s.black = []
    s.played = []
    s.battle = []
    s.plans = []
    s.waived = []
    s.pledges = []
    s.shown_pledges = []
    s.shown_plans = []
    return s


AUDIENCE: Final[dict[str, str]] = {
    "first": PUBLIC,
    "turn": PUBLIC,
    "round": PUBLIC,
    "ended": PUBLIC,
    "conceded": PUBLIC,
    "placed": PUBLIC,
    "allowed": PUBLIC,
    "used": PUBLIC,
    "regions": PUBLIC,
    "stock": PUBLIC,
    "deck": PUBLIC,
    "gold_left": PUBLIC,
    "comrades_left": PUBLIC,
    "ready": PUBLIC,
    "plan_deck": PUBLIC,
    "drawn": PUBLIC,
    "goal": PUBLIC,
    "shown_last": PUBLIC,
    "tiles": PUBLIC,
    "turns": PUBLIC,
    "xs": PUBLIC,
    "ys": PUBLIC,
    "wealth": PUBLIC,
    "comrades": PUBLIC,
    "near": PUBLIC,
    "at": PUBLIC,
    "dice": PUBLIC,
    "slots": PUBLIC,
    "crew_slots": PUBLIC,
    "cost_slots": PUBLIC,
    "ship_slots": PUBLIC,
    "where": PUBLIC,
    "market": PUBLIC,
    "gold": PUBLIC,
    "fame": PUBLIC,
    "white": PUBLIC,
    "black": PUBLIC,
    "played": PUBLIC,
    "battle": PUBLIC,
    "plans": COUNT,
    "waived": OWNER,
    "pledges": OWNER,
    "shown_pledges": PUBLIC,
    "shown_plans": PUBLIC,
}
