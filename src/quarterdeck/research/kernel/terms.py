"""What all games of one setting share: rules, seats, options, rows and numbers."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from quarterdeck.core.action import Action
from quarterdeck.core.game import Game
from quarterdeck.core.result import Result
from quarterdeck.core.state import State
from quarterdeck.research.kernel.layout import Layout, Slice
from quarterdeck.research.kernel.numbering import Numbering
from quarterdeck.research.kernel.offers import Offers

SHARE = "share"  # of one win
SCORE = "score"  # as the game counts
RANK = "rank"  # 1 for the first, 0 for the last
REWARDS = (SHARE, SCORE, RANK)


class Terms:
    """Nothing in it changes."""

    game: Game[Any]
    options: dict[str, str]
    seats: i64
    layout: Layout
    moves: Numbering
    offers: Offers
    slices: list[Slice]  # the layout's, then the offers'
    row_size: i64
    packed: i64  # numbers from here on are offers
    size: i64  # all numbers
    reward: str

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, str],
        seats: int,
        layout: Layout,
        moves: Numbering,
        offers: Offers,
        reward: str,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.layout = layout
        self.moves = moves
        self.offers = offers
        self.reward = reward
        self.packed = moves.size
        self.size = moves.size + offers.most
        self.slices = list(layout.slices)
        at = int(layout.size)
        for k in range(int(offers.most)):
            for name, low, high in offers.ranges:
                self.slices.append(Slice(f"offer.{k}.{name}", at, 1, low, high))
                at += 1
        self.row_size = at

    def write(self, s: State, seat: i64, offered: list[Action], out: vec[i16], at: i64) -> None:
        """The row of a seat, with what is offered to it."""
        at = self.layout.write(s, seat, out, at)
        if self.offers.most > 0:
            self.offers.write(offered, out, at)

    def payoff(self, s: State) -> list[float]:
        """By seat, once it is over. Not ``game.rewards``: that adds a margin for search."""
        return paid(self.game.result(s), int(self.seats), self.reward)


def paid(result: Result, seats: int, reward: str) -> list[float]:
    """What each seat gets for how it ended."""
    if reward == SCORE:
        return [float(score) for score in result.scores]
    if reward == RANK:
        last = float(max(seats - 1, 1))
        return [float(seats - r) / last if r > 0 else 0.0 for r in result.ranks]
    first = result.winners
    if not first:
        return [1.0 / float(seats) for _ in range(seats)]
    return [1.0 / float(len(first)) if k in first else 0.0 for k in range(seats)]
