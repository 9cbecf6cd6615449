"""All that is true at a table of Captain Flip, and who sees it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.seat import NOBODY
from quarterdeck.core.state import State
from quarterdeck.core.view import PUBLIC, SECRET
from quarterdeck.games.captain_flip.components import EMPTY


class CaptainFlipState(State):
    """Boards lie one after another in flat lists: seat * 25 + column * 5 + row."""

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

    board: i64  # which of BOARDS all players use
    flag: i64  # the seat with the pirate flag, who began
    turn: i64  # whose turn it is
    round: i64
    map_holder: i64  # NOBODY: it lies on the table
    ending: i64  # the seat that completed its fourth column first; NOBODY: none yet
    taken: i64  # bitmask of columns whose top space somebody has placed on (board B)
    left: i64  # tiles in the bag
    hand_up: i64  # the side showing of the tile in hand; EMPTY: no tile in hand
    hand_known: i64  # its other side, if seen
    hand_back: i64  # its other side
    shown_last: i64  # the side that a draw, a flip or a Monkey showed last
    coins: list[int]
    showing: list[int]  # the side showing on each space
    known: list[int]  # the other side, if it has been seen (CF-08)
    backs: list[int]  # the other side
    tops: list[int]  # seat * 5 + column: row of the lowest empty space
    full: list[int]  # per seat, bitmask of completed columns
    bonuses: list[int]  # columns whose top bonus waits, in the order of placing (CF-18)
    bag: list[int]  # how many of each pair: no order to leak

    def __init__(self) -> None:
        """Fills nothing: ``clone`` is hot. A first state comes from ``blank``."""

    def clone(self) -> CaptainFlipState:
        c = CaptainFlipState()
        c.seats = self.seats
        c.version = self.version
        c.stack = self.stack[:]
        c.events = []
        c.loud = False
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
    """A state with nothing on the table."""
    s = CaptainFlipState()
    s.seats = 0
    s.version = 0
    s.stack = []
    s.events = []
    s.loud = False
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
