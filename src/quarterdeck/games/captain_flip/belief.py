"""What the unseen backs and the bag may be, given all that has been seen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.belief import Belief
from quarterdeck.core.dice import Dice
from quarterdeck.core.view import View, restore
from quarterdeck.games.captain_flip.components import (
    CHARACTERS,
    COPIES,
    EMPTY,
    FIRST_SIDE,
    PAIRS,
    SECOND_SIDE,
    SIDES,
    TILES,
    pair_of,
)
from quarterdeck.games.captain_flip.state import AUDIENCE, CaptainFlipState, blank

# Tiles by number: the copies of pair p are COPIES * p and those after it.
TILES_WITH: Final[list[int]] = [  # character * SIDES + k
    COPIES * pair + copy
    for character in range(CHARACTERS)
    for pair in range(len(PAIRS))
    for copy in range(COPIES)
    if character in PAIRS[pair]
]
SWEEPS: Final = 6  # exchanges per hidden tile and deal: the deals are as good as fresh
FIRST_SWEEPS: Final = 30  # before the first deal


class CaptainFlipBelief(Belief[CaptainFlipState]):
    """All tiles nobody has seen both sides of: some lie on the boards, the rest are in the bag.

    Each way to put them there that agrees with the sides showing is as likely as any other, since
    draws are. A random walk over those ways visits them all equally often: it exchanges the tile
    of a place for another with the same character, if both fit where they go. Dealing one after
    another in order would not.
    """

    public: CaptainFlipState
    places: list[int]  # index into ``backs`` of each tile with an unseen back; -1: in hand
    fronts: list[int]  # the side showing there
    pool: list[int]  # tiles: first those of ``places``, then the bag
    where: list[int]  # the index of each tile in ``pool``; -1: both its sides are known
    fresh: bool

    def __init__(self, view: View) -> None:
        s = blank()
        restore(view, AUDIENCE, s)
        s.hand_back = s.hand_known
        s.backs = s.known[:]
        s.bag = [0] * len(PAIRS)
        self.public = s
        self.places = []
        self.fronts = []
        self.pool = []
        self.where = [-1] * TILES
        self.fresh = True
        self._sort_tiles()

    def _sort_tiles(self) -> None:
        """Take the tiles known on both sides out; put a fitting tile under each unseen back."""
        s = self.public
        unseen = [COPIES] * len(PAIRS)
        for at, side in enumerate(s.showing):
            if side == EMPTY:
                continue
            if s.known[at] != EMPTY:
                unseen[pair_of(side, s.known[at])] -= 1
            else:
                self.places.append(at)
                self.fronts.append(side)
        if s.hand_up != EMPTY:
            if s.hand_known != EMPTY:
                unseen[pair_of(int(s.hand_up), int(s.hand_known))] -= 1
            else:
                self.places.append(-1)
                self.fronts.append(int(s.hand_up))
        tiles = [COPIES * pair + copy for pair, n in enumerate(unseen) for copy in range(n)]
        holder = [-1] * len(tiles)  # tile -> the place it is put in
        for place in range(len(self.places)):
            if not self._seat_tile(place, tiles, holder, [False] * len(tiles)):
                raise ValueError("no tiles agree with what is seen")
        put = [-1] * len(self.places)
        for tile, place in enumerate(holder):
            if place >= 0:
                put[place] = tiles[tile]
        self.pool = put + [tiles[t] for t, place in enumerate(holder) if place < 0]
        for index, tile in enumerate(self.pool):
            self.where[tile] = index

    def _seat_tile(
        self, place: int, tiles: list[int], holder: list[int], tried: list[bool]
    ) -> bool:
        """Find a tile for a place, moving others along if need be (an augmenting path)."""
        front = self.fronts[place]
        for t, tile in enumerate(tiles):
            if tried[t] or front not in PAIRS[tile // COPIES]:
                continue
            tried[t] = True
            if holder[t] < 0 or self._seat_tile(holder[t], tiles, holder, tried):
                holder[t] = place
                return True
        return False

    def deal(self, dice: Dice) -> CaptainFlipState:
        hidden: i64 = len(self.places)
        pool = self.pool
        where = self.where
        fronts = self.fronts
        steps: i64 = hidden * (FIRST_SWEEPS if self.fresh else SWEEPS)
        self.fresh = False
        while steps > 0:
            steps -= 1
            throw = dice.below(hidden * SIDES)
            i = throw // SIDES
            tile: i64 = TILES_WITH[fronts[i] * SIDES + throw % SIDES]
            j: i64 = where[tile]
            if j < 0:
                continue
            mine: i64 = pool[i]
            if j < hidden:
                front: i64 = fronts[j]
                its: i64 = mine // COPIES
                if FIRST_SIDE[its] != front and SECOND_SIDE[its] != front:
                    continue
            pool[i] = tile
            pool[j] = mine
            where[tile] = i
            where[mine] = j
        s = self.public.clone()
        everything: i64 = len(pool)
        k: i64 = 0
        while k < everything:
            pair: i64 = pool[k] // COPIES
            if k >= hidden:
                s.bag[pair] += 1
            else:
                back: i64 = FIRST_SIDE[pair]
                if back == fronts[k]:
                    back = SECOND_SIDE[pair]
                if self.places[k] < 0:
                    s.hand_back = back
                else:
                    s.backs[self.places[k]] = back
            k += 1
        return s
