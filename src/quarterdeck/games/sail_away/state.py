"""All that is true at a table of Sail Away, and who sees it."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from quarterdeck.core.seat import NOBODY
from quarterdeck.core.state import State
from quarterdeck.core.view import COUNT, OWNER, PUBLIC
from quarterdeck.games.sail_away.components import NONE


class SailAwayState(State):
    """Flat lists: spaces by isle * 5 + space, ships by seat * 3 + berth, holds by ship * 4 + hold.

    Decks are bitmasks: no order to leak. What crates are is in components.py.
    """

    first: Annotated[i64, PUBLIC, NOBODY]  # who began
    turn: Annotated[i64, PUBLIC, NOBODY]  # the active player
    round: Annotated[i64, PUBLIC]
    placed: Annotated[i64, PUBLIC]  # crates placed this turn
    allowed: Annotated[i64, PUBLIC]  # crates that may be placed this turn
    # cards used this turn: bits 0 to 4 islands, 5 to 7 pirate action cards (SA-11)
    used: Annotated[i64, PUBLIC]
    claimed: Annotated[i64, PUBLIC]  # mask of islands claimed and not yet resolved (SA-18)
    posted: Annotated[i64, PUBLIC]  # those of them with a claim post (SA-25)
    claims: Annotated[i64, PUBLIC]  # islands claimed this turn
    idle: Annotated[i64, PUBLIC]  # turns in a row in which nothing was placed (SA-14)
    last_turns: Annotated[i64, PUBLIC, -1]  # turns left in the final round; -1: it has not begun
    ended: Annotated[i64, PUBLIC]  # 0: not yet; 1: five ships; 2: locked
    objective: Annotated[i64, PUBLIC, NONE]  # the public one
    # mask of ships that do not lie open: the ship deck and, until they are shown, the dealt hands;
    # known by elimination
    deck: Annotated[i64, PUBLIC]
    discard: Annotated[i64, PUBLIC]  # mask of ships discarded by Insurance Fraud
    island_deck: Annotated[i64, PUBLIC]  # mask
    island_discard: Annotated[i64, PUBLIC]  # mask
    shown_last: Annotated[i64, PUBLIC]  # what chance showed last to everybody
    coins: Annotated[list[int], PUBLIC]
    supply: Annotated[list[int], PUBLIC]  # seat * 2 + kind
    waiting: Annotated[list[int], PUBLIC]  # 1: the two crates of ability 5 wait
    islands: Annotated[list[int], PUBLIC]  # by isle, its place on the table
    spaces: Annotated[list[int], PUBLIC]  # what stands there: crate + 16 * crate on top
    filled: Annotated[list[int], PUBLIC]  # by isle, mask of filled spaces
    ships: Annotated[list[int], PUBLIC]  # unlaunched
    holds: Annotated[list[int], PUBLIC]  # the crate in it, or 0
    aboard: Annotated[list[int], PUBLIC]  # by seat * 3 + berth, mask of filled holds
    slots: Annotated[list[int], PUBLIC]  # seat * 5 + slot: the ship tucked there
    flipped: Annotated[list[int], PUBLIC]  # by seat, mask of slots whose ability has been used
    launched: Annotated[list[int], PUBLIC]  # by ship, who launched it
    launches: Annotated[list[int], PUBLIC]  # by seat, how many
    points: Annotated[list[int], PUBLIC]  # by seat, of launched ships
    counts: Annotated[list[int], PUBLIC]  # seat * 6 + resource: spaces on launched ships
    incoming: Annotated[list[int], PUBLIC]
    cards: Annotated[list[int], PUBLIC]  # pirate action cards in play
    manned: Annotated[list[int], PUBLIC]  # spot * 2 + space: the pirate crate there, or 0
    secrets: Annotated[list[int], OWNER]  # by seat, the secret objective
    revealed: Annotated[list[int], PUBLIC]  # the same, once the game is over
    hands: Annotated[list[tuple[int, ...]], COUNT]  # ships dealt, before the choice
    picks: Annotated[list[tuple[int, ...]], COUNT]  # those picked so far

    # From here on written by `make fields` from the fields above.
    __slots__ = (
        "aboard",
        "allowed",
        "cards",
        "claimed",
        "claims",
        "coins",
        "counts",
        "deck",
        "discard",
        "ended",
        "filled",
        "first",
        "flipped",
        "hands",
        "holds",
        "idle",
        "incoming",
        "island_deck",
        "island_discard",
        "islands",
        "last_turns",
        "launched",
        "launches",
        "manned",
        "objective",
        "picks",
        "placed",
        "points",
        "posted",
        "revealed",
        "round",
        "secrets",
        "ships",
        "shown_last",
        "slots",
        "spaces",
        "supply",
        "turn",
        "used",
        "waiting",
    )

    def __init__(self) -> None:
        """Fills nothing: ``clone`` is hot. A first state comes from ``blank``."""

    def clone(self) -> SailAwayState:
        c = SailAwayState()
        c.seats = self.seats
        c.version = self.version
        c.stack = self.stack[:]
        c.events = []
        c.loud = False
        c.marks = None
        c.first = self.first
        c.turn = self.turn
        c.round = self.round
        c.placed = self.placed
        c.allowed = self.allowed
        c.used = self.used
        c.claimed = self.claimed
        c.posted = self.posted
        c.claims = self.claims
        c.idle = self.idle
        c.last_turns = self.last_turns
        c.ended = self.ended
        c.objective = self.objective
        c.deck = self.deck
        c.discard = self.discard
        c.island_deck = self.island_deck
        c.island_discard = self.island_discard
        c.shown_last = self.shown_last
        c.coins = self.coins[:]
        c.supply = self.supply[:]
        c.waiting = self.waiting[:]
        c.islands = self.islands[:]
        c.spaces = self.spaces[:]
        c.filled = self.filled[:]
        c.ships = self.ships[:]
        c.holds = self.holds[:]
        c.aboard = self.aboard[:]
        c.slots = self.slots[:]
        c.flipped = self.flipped[:]
        c.launched = self.launched[:]
        c.launches = self.launches[:]
        c.points = self.points[:]
        c.counts = self.counts[:]
        c.incoming = self.incoming[:]
        c.cards = self.cards[:]
        c.manned = self.manned[:]
        c.secrets = self.secrets[:]
        c.revealed = self.revealed[:]
        c.hands = self.hands[:]
        c.picks = self.picks[:]
        return c


def blank() -> SailAwayState:
    """A state with every field there and nothing in it."""
    s = SailAwayState()
    s.seats = 0
    s.version = 0
    s.stack = []
    s.events = []
    s.loud = False
    s.marks = None
    s.first = NOBODY
    s.turn = NOBODY
    s.round = 0
    s.placed = 0
    s.allowed = 0
    s.used = 0
    s.claimed = 0
    s.posted = 0
    s.claims = 0
    s.idle = 0
    s.last_turns = -1
    s.ended = 0
    s.objective = NONE
    s.deck = 0
    s.discard = 0
    s.island_deck = 0
    s.island_discard = 0
    s.shown_last = 0
    s.coins = []
    s.supply = []
    s.waiting = []
    s.islands = []
    s.spaces = []
    s.filled = []
    s.ships = []
    s.holds = []
    s.aboard = []
    s.slots = []
    s.flipped = []
    s.launched = []
    s.launches = []
    s.points = []
    s.counts = []
    s.incoming = []
    s.cards = []
    s.manned = []
    s.secrets = []
    s.revealed = []
    s.hands = []
    s.picks = []
    return s


AUDIENCE: Final[dict[str, str]] = {
    "first": PUBLIC,
    "turn": PUBLIC,
    "round": PUBLIC,
    "placed": PUBLIC,
    "allowed": PUBLIC,
    "used": PUBLIC,
    "claimed": PUBLIC,
    "posted": PUBLIC,
    "claims": PUBLIC,
    "idle": PUBLIC,
    "last_turns": PUBLIC,
    "ended": PUBLIC,
    "objective": PUBLIC,
    "deck": PUBLIC,
    "discard": PUBLIC,
    "island_deck": PUBLIC,
    "island_discard": PUBLIC,
    "shown_last": PUBLIC,
    "coins": PUBLIC,
    "supply": PUBLIC,
    "waiting": PUBLIC,
    "islands": PUBLIC,
    "spaces": PUBLIC,
    "filled": PUBLIC,
    "ships": PUBLIC,
    "holds": PUBLIC,
    "aboard": PUBLIC,
    "slots": PUBLIC,
    "flipped": PUBLIC,
    "launched": PUBLIC,
    "launches": PUBLIC,
    "points": PUBLIC,
    "counts": PUBLIC,
    "incoming": PUBLIC,
    "cards": PUBLIC,
    "manned": PUBLIC,
    "secrets": OWNER,
    "revealed": PUBLIC,
    "hands": COUNT,
    "picks": COUNT,
}
