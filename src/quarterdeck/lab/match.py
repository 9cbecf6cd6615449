"""One game between bots, without a network or a clock."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from quarterdeck.bots.levels import Spec, choose
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice, mix
from quarterdeck.core.event import Heard, heard_by
from quarterdeck.core.game import Game
from quarterdeck.core.play import racer
from quarterdeck.core.seat import CLOCK, NATURE
from quarterdeck.core.step import RACE
from quarterdeck.lab.race import Race
from quarterdeck.table.record import End, Header, Record

MOST_ACTIONS = 100_000
SEATS_FROM = 8  # the seats of chance and clock are below 0


@dataclass
class Played:
    """How a game between bots went, by seat."""

    shares: list[float]  # of the win: ties share it; where nobody wins, all do
    scores: list[int]
    decisions: int  # of the bots, forced moves included
    record: Record | None = None


class Luck:
    """What chance has in store: for each seat its first draw, its second …, and the table's own.

    Bots that play a game again in each other's places meet the same luck there, however often
    chance acts for others in between: so a pair of games tells more than two games.
    """

    def __init__(self, seed: int) -> None:
        self._seed = mix(seed & 0x3FFFFFFFFFFFFFFF)
        self._drawn: dict[int, int] = {}

    def of(self, seat: int) -> Dice:
        """For the next draw of a seat, or of NATURE."""
        n = self._drawn.get(seat, 0)
        self._drawn[seat] = n + 1
        return Dice(self._seed ^ (seat + SEATS_FROM) << 40 ^ n)


@dataclass
class _Room:
    """What one game needs while it is played."""

    game: Game[Any]
    s: Any
    bots: list[Spec]
    luck: Luck
    own: list[Dice]
    heard: list[list[Heard]] = field(default_factory=list)
    race: Race | None = None  # the one that runs

    def act(self, a: Action) -> None:
        self.game.act(self.s, a)
        for e in self.s.events:
            for seat, ears in enumerate(self.heard):
                ears.append(heard_by(e, seat))
        self.s.events.clear()

    def next_action(self) -> Action:
        """What the seat that acts next does; a race is run on a fake clock."""
        game, s = self.game, self.s
        seats = game.to_act(s)
        step = game.step(s)
        seat = seats[0]
        if step.timing != RACE:
            self.race = None
        elif self.heard:
            if self.race is None:
                self.race = Race(game, self.bots, self.own, self.heard)
            return self.race.next_action(s)
        else:
            seat = int(racer(step, s, s.stack[-1], seats, self.luck.of(NATURE)))
        if seat == NATURE:
            f = s.stack[-1]
            dice = self.luck.of(int(f.seat))
            if step.wide:
                return step.sample(s, f, NATURE, dice)
            return game.word(NATURE, step.draw(s, f, dice))
        if seat == CLOCK:
            return game.ring(s)
        if not step.wide:
            moves = game.legal(s, seat)
            if len(moves) == 1:
                return game.word(seat, moves[0])
        if self.bots[seat].kind == "random":
            return game.sample(s, seat, self.own[seat])  # the lawful moves are no secret
        view = game.view(s, seat)
        return choose(game, view, self.heard[seat], seat, self.bots[seat], self.own[seat])


def play_match(
    game: Game[Any],
    options: dict[str, str],
    bots: list[Spec],
    nature_seed: int,
    seeds: list[int],
    keep: bool = False,
) -> Played:
    """Play to the end. ``seeds`` are the bots' own; the same seeds give the same game."""
    thinking = any(b.kind != "random" for b in bots)
    s = game.new(len(bots), options, loud=thinking)
    room = _Room(game, s, bots, Luck(nature_seed), [Dice(n) for n in seeds])
    room.heard = [[] for _ in bots] if thinking else []
    actions: list[Action] = []
    decisions = count = 0
    while not game.is_over(s):
        a = room.next_action()
        room.act(a)
        decisions += a.seat >= 0
        count += 1
        if keep:
            actions.append(a)
        if count > MOST_ACTIONS:
            raise RuntimeError(f"{game.info.id} is not over after {count} actions")
    r = game.result(s)
    n = len(bots)
    winners = r.winners or list(range(n))
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(n)]
    record = None
    if keep:
        header = Header(game.info.id, game.info.version, options, [b.name for b in bots])
        record = Record(header, actions, End(r.winners, r.scores, r.reason))
    return Played(shares, list(r.scores), decisions, record)
