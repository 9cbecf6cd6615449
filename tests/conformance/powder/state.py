"""All that is true at a table of Powder, and who sees it: every kind of audience."""

from __future__ import annotations

from typing import Annotated, Final

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


def bump(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """One more of a kind."""
    return tuple(n + (k == kind) for k, n in enumerate(counts))


class PowderState(State):
    round: Annotated[int, PUBLIC]
    rounds: Annotated[int, PUBLIC]
    wind: Annotated[str, PUBLIC, "calm"]
    pool: Annotated[list[int], SECRET, list(DECK)]  # how many of each kind
    spent: Annotated[tuple[int, ...], PUBLIC, (0,) * KINDS]  # how many of each kind were played
    buried: Annotated[list[int], SECRET]  # kinds, in the order of burying
    buried_count: Annotated[int, PUBLIC]
    hands: Annotated[list[tuple[int, ...]], COUNT]  # kinds, in the order in which they came
    # the kind whose played cards are worth a point each at the end
    omens: Annotated[list[int], OWNER]
    bids: Annotated[list[int], GIVEN]
    coins: Annotated[list[int], PUBLIC]
    crates: Annotated[list[int], PUBLIC]
    barrels: Annotated[list[int], PUBLIC]  # x, y, x, y …

    # From here on written by `make fields` from the fields above.
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

    def __init__(self) -> None:
        """Fills nothing: ``clone`` is hot. A first state comes from ``blank``."""

    def clone(self) -> PowderState:
        c = PowderState()
        c.seats = self.seats
        c.version = self.version
        c.stack = self.stack[:]
        c.events = []
        c.loud = False
        c.marks = None
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


def blank() -> PowderState:
    """A state with every field there and nothing in it."""
    s = PowderState()
    s.seats = 0
    s.version = 0
    s.stack = []
    s.events = []
    s.loud = False
    s.marks = None
    s.round = 0
    s.rounds = 0
    s.wind = "calm"
    s.pool = list(DECK)
    s.spent = (0,) * KINDS
    s.buried = []
    s.buried_count = 0
    s.hands = []
    s.omens = []
    s.bids = []
    s.coins = []
    s.crates = []
    s.barrels = []
    return s


AUDIENCE: Final[dict[str, str]] = {
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
