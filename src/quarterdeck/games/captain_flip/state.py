"""All that is true at a table of Captain Flip, and who sees it."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from quarterdeck.core.seat import NOBODY
from quarterdeck.core.state import State
from quarterdeck.core.view import PUBLIC, SECRET
from quarterdeck.games.captain_flip.components import EMPTY


class CaptainFlipState(State):
    """Boards lie one after another in flat lists: seat * 25 + column * 5 + row."""

    board: Annotated[i64, PUBLIC]  # which of BOARDS all players use
    flag: Annotated[i64, PUBLIC, NOBODY]  # the seat with the pirate flag, who began
    turn: Annotated[i64, PUBLIC, NOBODY]  # whose turn it is
    round: Annotated[i64, PUBLIC]
    map_holder: Annotated[i64, PUBLIC, NOBODY]  # NOBODY: it lies on the table
    # the seat that completed its fourth column first; NOBODY: none yet
    ending: Annotated[i64, PUBLIC, NOBODY]
    # bitmask of columns whose top space somebody has placed on (board B)
    taken: Annotated[i64, PUBLIC]
    left: Annotated[i64, PUBLIC]  # tiles in the bag
    # the side showing of the tile in hand; EMPTY: no tile in hand
    hand_up: Annotated[i64, PUBLIC, EMPTY]
    hand_known: Annotated[i64, PUBLIC, EMPTY]  # its other side, if seen
    hand_back: Annotated[i64, SECRET, EMPTY]  # its other side
    # the side that a draw, a flip or a Monkey showed last
    shown_last: Annotated[i64, PUBLIC, EMPTY]
    coins: Annotated[list[int], PUBLIC]
    showing: Annotated[list[int], PUBLIC]  # the side showing on each space
    known: Annotated[list[int], PUBLIC]  # the other side, if it has been seen (CF-08)
    backs: Annotated[list[int], SECRET]  # the other side
    tops: Annotated[list[int], PUBLIC]  # seat * 5 + column: row of the lowest empty space
    full: Annotated[list[int], PUBLIC]  # per seat, bitmask of completed columns
    # columns whose top bonus waits, in the order of placing (CF-18)
    bonuses: Annotated[list[int], PUBLIC]
    bag: Annotated[list[int], SECRET]  # how many of each pair: no order to leak

    # From here on written by `make fields` from the fields above.
    __slots__ = (
        "backs",
        "bag",
        "board",
        "bonuses",
        "coins",
        "ending",
        "flag",
        "full",
        "hand_back",
        "hand_known",
        "hand_up",
        "known",
        "left",
        "map_holder",
        "round",
        "showing",
        "shown_last",
        "taken",
        "tops",
        "turn",
    )

    def __init__(self) -> None:
        """Fills nothing: ``clone`` is hot. A first state comes from ``blank``."""

    def clone(self) -> CaptainFlipState:
        c = CaptainFlipState()
        c.seats = self.seats
        c.version = self.version
        c.stack = self.stack[:]
        c.events = []
        c.loud = False
        c.marks = None
        c.board = self.board
        c.flag = self.flag
        c.turn = self.turn
        c.round = self.round
        c.map_holder = self.map_holder
        c.ending = self.ending
        c.taken = self.taken
        c.left = self.left
        c.hand_up = self.hand_up
        c.hand_known = self.hand_known
        c.hand_back = self.hand_back
        c.shown_last = self.shown_last
        c.coins = self.coins[:]
        c.showing = self.showing[:]
        c.known = self.known[:]
        c.backs = self.backs[:]
        c.tops = self.tops[:]
        c.full = self.full[:]
        c.bonuses = self.bonuses[:]
        c.bag = self.bag[:]
        return c


def blank() -> CaptainFlipState:
    """A state with every field there and nothing in it."""
    s = CaptainFlipState()
    s.seats = 0
    s.version = 0
    s.stack = []
    s.events = []
    s.loud = False
    s.marks = None
    s.board = 0
    s.flag = NOBODY
    s.turn = NOBODY
    s.round = 0
    s.map_holder = NOBODY
    s.ending = NOBODY
    s.taken = 0
    s.left = 0
    s.hand_up = EMPTY
    s.hand_known = EMPTY
    s.hand_back = EMPTY
    s.shown_last = EMPTY
    s.coins = []
    s.showing = []
    s.known = []
    s.backs = []
    s.tops = []
    s.full = []
    s.bonuses = []
    s.bag = []
    return s


AUDIENCE: Final[dict[str, str]] = {
    "board": PUBLIC,
    "flag": PUBLIC,
    "turn": PUBLIC,
    "round": PUBLIC,
    "map_holder": PUBLIC,
    "ending": PUBLIC,
    "taken": PUBLIC,
    "left": PUBLIC,
    "hand_up": PUBLIC,
    "hand_known": PUBLIC,
    "hand_back": SECRET,
    "shown_last": PUBLIC,
    "coins": PUBLIC,
    "showing": PUBLIC,
    "known": PUBLIC,
    "backs": SECRET,
    "tops": PUBLIC,
    "full": PUBLIC,
    "bonuses": PUBLIC,
    "bag": SECRET,
}
