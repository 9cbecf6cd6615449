"""All that is true at a table of Powder, and who sees it: every kind of audience."""

from __future__ import annotations

from quarterdeck.core.state import State
from quarterdeck.core.view import COUNT, GIVEN, OWNER, PUBLIC, SECRET

COIN = 0  # a coin
ECHO = 1  # draw a card, then play up to two more: cards that play cards
THIEF = 2  # a random card of a victim's hand; only the two know which
PEEK = 3  # look at a card of the pool alone, then it is buried for good
KINDS = 4
DECK = (8, 6, 5, 5)

NOT_SEALED = -1
FIELD = 1000  # the sea is 1000 x 1000
BARREL_RADIUS = 40
SHALLOWS = 100  # no barrel comes closer to the masts, which stand on y = 0


class PowderState(State):
    __slots__ = (
        "barrels",
        "bids",
        "buried",
        "buried_count",
        "coins",
        "crates",
        "hands",
        "omens",
        "pool",
        "round",
        "rounds",
        "spent",
        "wind",
    )

    round: int
    rounds: int
    wind: str
    pool: list[int]  # how many of each kind
    spent: tuple[int, ...]  # how many of each kind were played
    buried: list[int]  # kinds, in the order of burying
    buried_count: int
    hands: list[tuple[int, ...]]  # kinds, in the order in which they came
    omens: list[int]  # the kind whose played cards are worth a point each at the end
    bids: list[int]
    coins: list[int]
    crates: list[int]
    barrels: list[int]  # x, y, x, y …

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.rounds = 0
        self.wind = "calm"
        self.pool = list(DECK)
        self.spent = (0,) * KINDS
        self.buried = []
        self.buried_count = 0
        self.hands = []
        self.omens = []
        self.bids = []
        self.coins = []
        self.crates = []
        self.barrels = []

    def clone(self) -> PowderState:
        c = PowderState()
        c.seats = self.seats
        c.version = self.version
        c.stack = self.stack[:]
        c.events = []
        c.loud = False
        c.round = self.round
        c.rounds = self.rounds
        c.wind = self.wind
        c.pool = self.pool[:]
        c.spent = self.spent
        c.buried = self.buried[:]
        c.buried_count = self.buried_count
        c.hands = self.hands[:]
        c.omens = self.omens[:]
        c.bids = self.bids[:]
        c.coins = self.coins[:]
        c.crates = self.crates[:]
        c.barrels = self.barrels[:]
        return c


AUDIENCE = {
    "round": PUBLIC,
    "rounds": PUBLIC,
    "wind": PUBLIC,
    "pool": SECRET,
    "spent": PUBLIC,
    "buried": SECRET,
    "buried_count": PUBLIC,
    "hands": COUNT,
    "omens": OWNER,
    "bids": GIVEN,
    "coins": PUBLIC,
    "crates": PUBLIC,
    "barrels": PUBLIC,
}


def bump(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """One more of a kind."""
    return tuple(n + (k == kind) for k, n in enumerate(counts))
