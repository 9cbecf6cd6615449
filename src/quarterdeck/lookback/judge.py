"""What a position is worth to each seat: by search from the view of whoever acts, in shares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quarterdeck.bots.brains import instinct_for
from quarterdeck.bots.playout import play_a_while
from quarterdeck.bots.search import Search
from quarterdeck.bots.tree import Edge
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard, heard_by
from quarterdeck.core.game import Game
from quarterdeck.core.play import playout
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import RACE

Shares = list[float]
Ears = Callable[[int], list[Heard]]  # what a seat has heard so far

LEAST: Final = 0.002  # nobody is given up before it is over
OUT_OF_REACH: Final = -1e9
BRANCHES: Final = 3  # of chance that follows chance
ROUGH: Final = 8  # short playouts that tell the others' shares apart
SHARE: Final = 8  # of iterations, one such playout where it goes on to the end
# What search looks at is a mean of wins and margins, or an outlook. How much it says about who
# wins grows as the game goes on: its exponent at the beginning, at a third, at two thirds and at
# the end. Fitted on 16 games between captains each (benchmarks/lookback.py) and, since these are
# few, drawn towards an even rise.
SHARP: Final[dict[str, tuple[float, float, float, float]]] = {
    "captain_flip": (1.6, 2.0, 2.4, 2.8),
    "sail_away": (1.0, 1.2, 1.8, 3.2),
    "ahoy": (4.0, 6.0, 8.0, 10.0),
    "anchors_aweigh": (6.0, 8.0, 11.0, 13.0),
    "ship_ahoy": (1.5, 1.8, 2.1, 2.5),
}
PLAIN: Final = (1.0, 1.3, 1.8, 3.0)
# An outlook knows nothing of what nobody has begun: a Smuggler's cargo, the Strongholds to come. By
# game and seats: what search has at the first choice, and the share of wins of each seat between
# bots that search. The one is taken for the other there, and less and less later on. The shares
# are of 80 games with two, 90 with three and 40 with four (docs/rules/balance/ahoy.md).
AT_FIRST: Final[dict[tuple[str, int], tuple[Shares, Shares]]] = {
    ("ahoy", 2): ([0.427, 0.573], [0.62, 0.38]),
    ("ahoy", 3): ([0.306, 0.181, 0.513], [0.37, 0.26, 0.37]),
    ("ahoy", 4): ([0.257, 0.155, 0.436, 0.152], [0.49, 0.04, 0.36, 0.11]),
}


def sharpened(shares: Shares, id: str, progress: float) -> Shares:
    """Chances of the win from what search looks at."""
    knots = SHARP.get(id, PLAIN)
    at = min(max(progress, 0.0), 1.0) * 3
    k = min(int(at), 2)
    power = knots[k] + (knots[k + 1] - knots[k]) * (at - k)
    sharp = [max(x, LEAST) ** power for x in shares]
    if (id, len(shares)) in AT_FIRST:
        seen, fair = AT_FIRST[id, len(shares)]
        left = 1 - at / 3
        sharp = [x * (f / s ** knots[0]) ** left for x, s, f in zip(sharp, seen, fair, strict=True)]
    return whole(sharp)


def whole(shares: Shares) -> Shares:
    """The same in proportion, together one."""
    total = sum(shares)
    return [x / total for x in shares]


def mean(rows: list[Shares]) -> Shares:
    """Seat by seat."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


class Judge:
    """Of one game. What it says of a seat that acts rests on that seat's view and ears alone."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.instinct = instinct_for(game)

    # ------------------------------------------------------------ a position

    def value(self, s: Any, ears: Ears, n: int, dice: Dice, progress: float) -> Shares:
        """Each seat's chance."""
        if self.game.is_over(s):
            return self.won(s)
        return self.seen(self.raw(s, ears, n, dice), progress)

    def seen(self, shares: Shares, progress: float) -> Shares:
        """What search has, as chances."""
        return sharpened(shares, self.game.info.id, progress)

    def raw(self, s: Any, ears: Ears, n: int, dice: Dice) -> Shares:
        """The same as search has it."""
        game = self.game
        if game.is_over(s):
            return whole([max(x, LEAST) for x in game.rewards(s)])
        step = game.step(s)
        if step.timing == RACE or (step.wide and not step.nature):
            return self.outlook(s)
        if step.nature:
            rows = []
            for _ in range(BRANCHES):
                c, heard = self.drawn(s, ears, dice)
                rows.append(self.raw(c, heard, max(8, n // BRANCHES), dice))
            return mean(rows)
        seat = next(k for k in game.to_act(s) if k >= 0)
        luck = int(dice.x) & 0xFFFFFFFF
        search = self.looked(s, seat, ears(seat), n, dice)
        a, x = best_of(search)
        return self.shares(search, seat, x, a, luck)

    def won(self, s: Any) -> Shares:
        """Of a game that is over."""
        winners = self.game.result(s).winners or list(range(s.seats))
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def outlook(self, s: Any) -> Shares:
        """At a moment nobody searches: as instinct judges it, else all alike."""
        if self.instinct.horizon > 0:
            return whole([max(x, LEAST) for x in self.instinct.prospects(s)])
        seats = int(s.seats)
        return [1 / seats] * seats

    # ------------------------------------------------------------ chance

    def drawn(self, s: Any, ears: Ears, dice: Dice) -> tuple[Any, Ears]:
        """One way chance may go on from here, until somebody must choose."""
        game = self.game
        c = s.clone()
        c.loud = True
        while not game.is_over(c) and game.step(c).nature:
            f = c.stack[-1]
            step = game.steps[f.op]
            if step.wide:
                game.act(c, step.sample(c, f, NATURE, dice))
            else:
                game.apply(c, NATURE, step.draw(c, f, dice))
        return c, overheard(c, ears)

    def faces(self, s: Any, ears: Ears, most: int) -> list[tuple[float, Any, Ears]]:
        """Every way one draw may go, those that look the same to whoever acts next only once.

        []: there are too many, or more chance comes behind it.
        """
        game = self.game
        f = s.stack[-1]
        step = game.steps[f.op]
        if step.wide:
            return []
        met: dict[str, list[Any]] = {}
        moves, odds = step.legal(s, f, NATURE), step.odds(s, f)
        for move, weight in zip(moves, odds, strict=True):
            if not weight:
                continue
            c = s.clone()
            c.loud = True
            game.apply(c, NATURE, move)
            heard = overheard(c, ears)
            key = "over"
            if not game.is_over(c):
                if game.step(c).nature:
                    return []
                view = game.view(c, next((k for k in game.to_act(c) if k >= 0), 0))
                key = f"{view.stack}{view.fields}"
            else:
                key = str(self.won(c))
            if key in met:
                met[key][0] += weight
            else:
                met[key] = [weight, c, heard]
                if len(met) > most:
                    return []
        total = sum(row[0] for row in met.values())
        return [(row[0] / total, row[1], row[2]) for row in met.values()]

    # ------------------------------------------------------------ search

    def looked(self, s: Any, seat: int, heard: list[Heard], n: int, dice: Dice) -> Search[Any]:
        """A search from the view of the seat."""
        search = Search(self.game, self.game.view(s, seat), heard, seat, dice, self.instinct)
        run(search, n)
        return search

    def held(
        self, s: Any, seat: int, heard: list[Heard], a: Action, n: int, dice: Dice
    ) -> Shares | None:
        """What one choice leads to as its seat could know: a search held to it, each time with
        what is hidden dealt anew; None: it is not among those that bots tell apart."""
        search = Search(self.game, self.game.view(s, seat), heard, seat, dice, self.instinct)
        wanted: Edge | None = None
        for e in search.choices:
            if search.word(e) == a:
                wanted = e
                e.visits, e.total = 1, 0.5  # so that none is tried but this; taken off below
            else:
                e.visits, e.total = 1, OUT_OF_REACH
        if wanted is None:
            return None
        luck = int(dice.x) & 0xFFFFFFFF
        run(search, n)
        if wanted.visits < 2:
            return None
        x = (wanted.total - 0.5) / (int(wanted.visits) - 1)
        return self.shares(search, seat, x, a, luck)

    def shares(self, search: Search[Any], seat: int, x: float, a: Action, luck: int) -> Shares:
        """One seat's prospect as everybody's share.

        With two seats a reward leaves the rest to the other. An outlook does not: each seat minds
        its rivals in its own measure, so the others are looked at for themselves.
        """
        seats = int(search.belief.deal(Dice(1)).seats)
        x = min(max(x, LEAST), 1 - LEAST)
        if seats == 2 and self.instinct.horizon == 0:
            return [x, 1 - x] if seat == 0 else [1 - x, x]
        rough = [0.0] * seats
        dice = Dice(luck)  # the same for choices that are compared
        many = ROUGH if self.instinct.horizon > 0 else max(ROUGH, int(search.done) // SHARE)
        for _ in range(many):
            s = search.belief.deal(dice)
            if self.game.check(s, a) is None:
                self.game.act(s, a)
            for k, y in enumerate(self.played(s, dice)):
                rough[k] += y / many
        rough[seat] = x
        return whole([max(y, LEAST) for y in rough])

    def played(self, s: Any, dice: Dice) -> list[float]:
        """Each seat's reward after a playout by instinct; changes ``s``."""
        if self.instinct.horizon > 0:
            play_a_while(self.game, s, self.instinct, dice)
            return self.instinct.prospects(s) if s.stack else self.game.rewards(s)
        playout(self.game, s, dice, self.instinct)
        return self.game.rewards(s)


def run(search: Search[Any], n: int) -> None:
    """So many iterations, also where there is only one choice."""
    if len(search.choices) > 1:
        search.run(n)
    else:
        for _ in range(n):
            search.iterate()


def best_of(search: Search[Any]) -> tuple[Action, float]:
    """The choice tried most, and its mean reward."""
    a, _, x = max(search.opinions(), key=lambda row: row[1])
    return a, x


def overheard(c: Any, ears: Ears) -> Ears:
    """What a seat has heard once ``c`` has told its events too."""
    events = c.events[:]
    c.events.clear()
    return lambda seat: [*ears(seat), *[heard_by(e, seat) for e in events]]
