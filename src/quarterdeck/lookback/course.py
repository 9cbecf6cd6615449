"""A finished game once more: each action with what was known before it, and what kind it was."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck import registry
from quarterdeck.core.action import Action
from quarterdeck.core.event import Event, Heard, heard_by
from quarterdeck.core.game import Game
from quarterdeck.core.result import Result
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import RACE
from quarterdeck.table.record import BadRecord, Record, first_state
from quarterdeck.table.verify import draws_of

CHOICE: Final = "choice"
CHANCE: Final = "chance"
RACING: Final = "race"
FORCED: Final = "forced"  # nothing else could be done, or nobody asked


class Unfinished(BadRecord):
    """The game is not over: there is nothing to look back at."""


class Moment:
    """One action and how it stood before."""

    __slots__ = ("action", "before", "kind", "reveals", "told")

    def __init__(self, action: Action, before: Any, kind: str, told: int) -> None:
        self.action = action
        self.before = before
        self.kind = kind
        self.told = told  # how many events there were before
        self.reveals = False  # it showed somebody something new


class Course:
    """A record played through and checked; BadRecord says what is wrong with it."""

    def __init__(self, record: Record) -> None:
        try:
            self.game: Game[Any] = registry.game(record.header.game)
        except registry.UnknownGame as error:
            raise BadRecord(str(error)) from None
        self.record = record
        self.moments: list[Moment] = []
        self.events: list[Event] = []
        self._heard: dict[int, list[Heard]] = {}
        self.final = self._play()
        self.result = self._result()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.record.header.seats)

    @property
    def shares(self) -> list[float]:
        """Of the win: ties share it; where nobody wins, all do."""
        winners = self.result.winners or list(range(self.seats))
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def after(self, k: int) -> Any:
        """How it stood after action ``k``."""
        return self.moments[k + 1].before if k + 1 < len(self.moments) else self.final

    def told(self, k: int) -> int:
        """How many events there were before action ``k``."""
        return self.moments[k].told if k < len(self.moments) else len(self.events)

    def heard(self, seat: int, k: int) -> list[Heard]:
        """What the seat had heard before action ``k``."""
        if seat not in self._heard:
            self._heard[seat] = [heard_by(e, seat) for e in self.events]
        return self._heard[seat][: self.told(k)]

    def progress(self, k: int) -> float:
        """How much of the game had been played before action ``k``, from 0 to 1."""
        return k / max(1, len(self.moments))

    def run(self, k: int) -> int:
        """Where chance that begins with action ``k`` ends: the first action after it."""
        while k < len(self.moments) and self.moments[k].kind == CHANCE:
            k += 1
        return k

    def _play(self) -> Any:
        game, record = self.game, self.record
        draws = draws_of(record)
        s = first_state(game, record.header, loud=True)
        self._hear(s)
        for number, a in enumerate(record.actions, start=1):
            if draws is not None:
                draws.look(game, s, a)
            refusal = game.check(s, a)
            if refusal is not None:
                raise BadRecord(f"action {number} ({a}) is against the rules: {refusal}")
            moment = Moment(a, s.clone(), self._kind(s, a), len(self.events))
            self.moments.append(moment)
            game.act(s, a)
            moment.reveals = self._hear(s)
        if not game.is_over(s):
            raise Unfinished(
                "the record says it is over, but the game is not"
                if record.end is not None
                else "the game is not over: only finished games are looked back at"
            )
        return s

    def _hear(self, s: Any) -> bool:
        events: list[Event] = s.events[:]
        s.events.clear()
        self.events += events
        return any(e.reveals for e in events)

    def _kind(self, s: Any, a: Action) -> str:
        step = self.game.step(s)
        if step.timing == RACE:
            return RACING
        if a.seat == NATURE:
            return CHANCE
        if a.seat < 0 or a.seat not in self.game.to_act(s):
            return FORCED
        if step.wide:
            return CHOICE
        return CHOICE if len(self.game.legal(s, a.seat)) > 1 else FORCED

    def _result(self) -> Result:
        result, end = self.game.result(self.final), self.record.end
        if end is not None and (end.scores != result.scores or end.winners != result.winners):
            raise BadRecord("the game ended otherwise than the record says")
        return result
