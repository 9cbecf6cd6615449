"""All that is true at a table of Anchors Aweigh!, and who sees it."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from quarterdeck.core.state import State
from quarterdeck.core.view import GIVEN, OWNER, PUBLIC, SECRET
from quarterdeck.games.anchors_aweigh.components import NONE


class AnchorsAweighState(State):
    """Flat lists: spaces by seat * 14 + space, those above deck by seat * 8 + space.

    What lies below deck is packed into one int a seat, 5 bits a space (ship.py reads and writes
    it), so that only its owner sees it. Codes of what lies on a space are in components.py.
    """

    # The table's options
    live: Annotated[i64, PUBLIC]  # 1: a race, 0: by beats
    reach: Annotated[i64, PUBLIC]  # ms an act of the hand takes
    limit: Annotated[i64, PUBLIC]  # ms a loading may take; 0: any
    rough: Annotated[i64, PUBLIC]  # 1: Rough Seas (AA-62)
    stars: Annotated[i64, PUBLIC]  # 1: starfish act (AA-17)
    ocean: Annotated[i64, PUBLIC]  # 1: 13 cards at random (AA-61)
    mix: Annotated[list[int], PUBLIC]  # cards a round by type, if not at random
    picked: Annotated[i64, PUBLIC]  # mask of those that are among them in both rounds (AA-61)

    round: Annotated[i64, PUBLIC]  # 1 or 2; 0 before the first
    phase: Annotated[i64, PUBLIC]  # SETUP, LOADING, TRAVEL, ROUND_END
    captain: Annotated[i64, PUBLIC, NONE]  # of this round, or -1
    ended: Annotated[i64, PUBLIC]
    shown_last: Annotated[i64, PUBLIC]  # what chance or a turned tile showed last to everybody

    # The pile (AA-06)
    # by tile, what is printed on it; never changes once poured
    fronts: Annotated[list[int], SECRET]
    # by tile: its front if it lies face up in the pile, or BACK, or GONE
    faces: Annotated[list[int], PUBLIC]
    pile: Annotated[i64, PUBLIC]  # tiles in the pile
    down: Annotated[i64, PUBLIC]  # face-down tiles in the pile

    # Hands (AA-11)
    hand: Annotated[list[int], PUBLIC]  # by seat, the tile in it or -1
    shown: Annotated[list[int], PUBLIC]  # its front, if everybody has seen it, or -1
    held: Annotated[list[int], OWNER]  # its front, for the one who holds it, or -1
    acts: Annotated[list[int], PUBLIC]  # the act under way as a packed move, or -1
    # ms since the race began: its start; of a free hand: when it came free
    since: Annotated[list[int], PUBLIC]
    order: Annotated[list[int], PUBLIC]  # the arrival of the act under way
    # the seat that was quicker at what this hand reaches for, or -1
    beaten: Annotated[list[int], PUBLIC]
    arrivals: Annotated[i64, PUBLIC]  # acts that have arrived in this loading
    floor: Annotated[i64, PUBLIC]  # start of the last act carried out: none may start earlier
    # when the act just being taken started, 0: as soon as it can; and 0 whenever somebody looks
    at: Annotated[i64, PUBLIC]
    beat: Annotated[i64, PUBLIC]  # the number of this beat, from 0

    # Ships (AA-05)
    filled: Annotated[list[int], PUBLIC]  # by seat, mask of filled spaces
    above: Annotated[list[int], PUBLIC]  # seat * 8 + space: what lies there
    below: Annotated[list[int], OWNER]  # by seat, packed: what lies on spaces 8 to 13
    lying: Annotated[list[int], SECRET]  # seat * 14 + space: which tile lies there, or -1
    loads: Annotated[list[int], PUBLIC]  # seat * 8 + space: cargo on the storage asset there
    below_loads: Annotated[list[int], OWNER]  # by seat, packed: the same below deck
    meddled: Annotated[list[int], PUBLIC]  # 1: has a handicap monkey aboard (AA-60)
    monkey_at: Annotated[list[int], OWNER]  # its space, or -1
    coins: Annotated[list[int], PUBLIC]
    chests: Annotated[list[int], PUBLIC]  # aboard and beside the ship
    parrots: Annotated[list[int], PUBLIC]
    supply: Annotated[list[int], PUBLIC]  # cargo by colour

    # Adventure cards
    cards: Annotated[list[int], PUBLIC]  # the 13 of this loading while they lie face up, else -1
    deck: Annotated[i64, SECRET]  # mask: the captain's deck, from the call until each is turned up
    left: Annotated[list[int], PUBLIC]  # by type, backs in it that have not been met
    bottom: Annotated[i64, PUBLIC]  # contracts put at the bottom
    back: Annotated[i64, PUBLIC, NONE]  # type of the card being resolved, or -1
    card: Annotated[i64, PUBLIC, NONE]  # the same once it is face up, or -1
    used: Annotated[i64, PUBLIC]  # mask of cards that have left the game
    # by seat, a sealed choice, or -1 (what it means: the step says)
    chosen: Annotated[list[int], GIVEN]

    # From here on written by `make fields` from the fields above.
    __slots__ = (
        "above",
        "acts",
        "arrivals",
        "at",
        "back",
        "beat",
        "beaten",
        "below",
        "below_loads",
        "bottom",
        "captain",
        "card",
        "cards",
        "chests",
        "chosen",
        "coins",
        "deck",
        "down",
        "ended",
        "faces",
        "filled",
        "floor",
        "fronts",
        "hand",
        "held",
        "left",
        "limit",
        "live",
        "loads",
        "lying",
        "meddled",
        "mix",
        "monkey_at",
        "ocean",
        "order",
        "parrots",
        "phase",
        "picked",
        "pile",
        "reach",
        "rough",
        "round",
        "shown",
        "shown_last",
        "since",
        "stars",
        "supply",
        "used",
    )

    def __init__(self) -> None:
        """Fills nothing: ``clone`` is hot. A first state comes from ``blank``."""

    def clone(self) -> AnchorsAweighState:
        c = AnchorsAweighState()
        c.seats = self.seats
        c.version = self.version
        c.stack = self.stack[:]
        c.events = []
        c.loud = False
        c.marks = None
        c.live = self.live
        c.reach = self.reach
        c.limit = self.limit
        c.rough = self.rough
        c.stars = self.stars
        c.ocean = self.ocean
        c.mix = self.mix[:]
        c.picked = self.picked
        c.round = self.round
        c.phase = self.phase
        c.captain = self.captain
        c.ended = self.ended
        c.shown_last = self.shown_last
        c.fronts = self.fronts[:]
        c.faces = self.faces[:]
        c.pile = self.pile
        c.down = self.down
        c.hand = self.hand[:]
        c.shown = self.shown[:]
        c.held = self.held[:]
        c.acts = self.acts[:]
        c.since = self.since[:]
        c.order = self.order[:]
        c.beaten = self.beaten[:]
        c.arrivals = self.arrivals
        c.floor = self.floor
        c.at = self.at
        c.beat = self.beat
        c.filled = self.filled[:]
        c.above = self.above[:]
        c.below = self.below[:]
        c.lying = self.lying[:]
        c.loads = self.loads[:]
        c.below_loads = self.below_loads[:]
        c.meddled = self.meddled[:]
        c.monkey_at = self.monkey_at[:]
        c.coins = self.coins[:]
        c.chests = self.chests[:]
        c.parrots = self.parrots[:]
        c.supply = self.supply[:]
        c.cards = self.cards[:]
        c.deck = self.deck
        c.left = self.left[:]
        c.bottom = self.bottom
        c.back = self.back
        c.card = self.card
        c.used = self.used
        c.chosen = self.chosen[:]
        return c


def blank() -> AnchorsAweighState:
    """A state with every field there and nothing in it."""
    s = AnchorsAweighState()
    s.seats = 0
    s.version = 0
    s.stack = []
    s.events = []
    s.loud = False
    s.marks = None
    s.live = 0
    s.reach = 0
    s.limit = 0
    s.rough = 0
    s.stars = 0
    s.ocean = 0
    s.mix = []
    s.picked = 0
    s.round = 0
    s.phase = 0
    s.captain = NONE
    s.ended = 0
    s.shown_last = 0
    s.fronts = []
    s.faces = []
    s.pile = 0
    s.down = 0
    s.hand = []
    s.shown = []
    s.held = []
    s.acts = []
    s.since = []
    s.order = []
    s.beaten = []
    s.arrivals = 0
    s.floor = 0
    s.at = 0
    s.beat = 0
    s.filled = []
    s.above = []
    s.below = []
    s.lying = []
    s.loads = []
    s.below_loads = []
    s.meddled = []
    s.monkey_at = []
    s.coins = []
    s.chests = []
    s.parrots = []
    s.supply = []
    s.cards = []
    s.deck = 0
    s.left = []
    s.bottom = 0
    s.back = NONE
    s.card = NONE
    s.used = 0
    s.chosen = []
    return s


AUDIENCE: Final[dict[str, str]] = {
    "live": PUBLIC,
    "reach": PUBLIC,
    "limit": PUBLIC,
    "rough": PUBLIC,
    "stars": PUBLIC,
    "ocean": PUBLIC,
    "mix": PUBLIC,
    "picked": PUBLIC,
    "round": PUBLIC,
    "phase": PUBLIC,
    "captain": PUBLIC,
    "ended": PUBLIC,
    "shown_last": PUBLIC,
    "fronts": SECRET,
    "faces": PUBLIC,
    "pile": PUBLIC,
    "down": PUBLIC,
    "hand": PUBLIC,
    "shown": PUBLIC,
    "held": OWNER,
    "acts": PUBLIC,
    "since": PUBLIC,
    "order": PUBLIC,
    "beaten": PUBLIC,
    "arrivals": PUBLIC,
    "floor": PUBLIC,
    "at": PUBLIC,
    "beat": PUBLIC,
    "filled": PUBLIC,
    "above": PUBLIC,
    "below": OWNER,
    "lying": SECRET,
    "loads": PUBLIC,
    "below_loads": OWNER,
    "meddled": PUBLIC,
    "monkey_at": OWNER,
    "coins": PUBLIC,
    "chests": PUBLIC,
    "parrots": PUBLIC,
    "supply": PUBLIC,
    "cards": PUBLIC,
    "deck": SECRET,
    "left": PUBLIC,
    "bottom": PUBLIC,
    "back": PUBLIC,
    "card": PUBLIC,
    "used": PUBLIC,
    "chosen": GIVEN,
}
