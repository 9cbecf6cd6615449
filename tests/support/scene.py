"""What the scenes of all games have in common: acts that are checked first, and questions."""

from __future__ import annotations

from typing import Generic, Self

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Event
from quarterdeck.core.game import Game
from quarterdeck.core.result import Result
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import S


class BaseScene(Generic[S]):
    """A table in the middle of a game; every act is checked first, chance acts by itself."""

    def __init__(self, game: Game[S], s: S, whole: bool = True) -> None:
        self.game = game
        self.s = s
        self.whole = whole  # all pieces are in the game
        self.events: list[Event] = []
        self.dice = Dice(7)
        self._listen()

    # ------------------------------------------------------------ acts

    def do(self, verb: str, *args: int, seat: int | None = None) -> Self:
        """One act of the seat that must act; then chance, until somebody must choose again."""
        a = Action(self.waits if seat is None else seat, verb, args)
        refusal = self.game.check(self.s, a)
        assert refusal is None, f"{a}: {refusal}; may {self.may}"
        self._act(a)
        self._chance()
        return self

    def say(self, *words: str) -> Self:
        """Acts as ``may`` spells them: ``place 0 1``."""
        for word in words:
            verb, *args = word.split()
            self.do(verb, *map(int, args))
        return self

    def _chance(self) -> None:
        while self.s.stack and self.waits == NATURE:
            self._act(self._drawn())

    def _drawn(self) -> Action:
        """What NATURE does."""
        draw = self.game.step(self.s).draw
        return self.game.word(NATURE, draw(self.s, self.s.stack[-1], self.dice))

    def _act(self, a: Action) -> None:
        self.game.act(self.s, a)
        assert self.game.invariant(self.s) == "" or not self.whole
        self._listen()

    def _listen(self) -> None:
        self.events += self.s.events
        self.s.events.clear()

    # ------------------------------------------------------------ questions

    @property
    def waits(self) -> int:
        """Who must act."""
        return int(self.game.seat_to_act(self.s))

    @property
    def asked(self) -> str:
        """The name of the step that waits."""
        return type(self.game.step(self.s)).__name__

    @property
    def step(self) -> str:
        """What is asked, and whom."""
        return f"{self.asked} {self.waits}"

    @property
    def may(self) -> list[str]:
        """What the one who must act may do: ``place 0 1``."""
        if not self.s.stack:
            return []
        words = [self.game.word(self.waits, m) for m in self.game.legal(self.s, self.waits)]
        return [" ".join([a.verb, *map(str, a.args)]) for a in words]

    def mays(self, verb: str) -> list[str]:
        """The same, of one verb."""
        return [m for m in self.may if m.split()[0] == verb]

    def why_not(self, verb: str, *args: int, seat: int | None = None) -> str:
        """The key of the refusal, with its clause."""
        refusal = self.game.check(self.s, Action(self.waits if seat is None else seat, verb, args))
        assert refusal is not None, f"{verb}{args} is lawful"
        return f"{refusal.key} {refusal.clause}".strip()

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The arguments of all events of a kind since the scene began."""
        return [e.args for e in self.events if e.kind == kind]

    def story(self, *kinds: str) -> list[str]:
        """The kinds of events in their order, or only some of them."""
        return [e.kind for e in self.events if not kinds or e.kind in kinds]

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.s)

    @property
    def result(self) -> Result:
        return self.game.result(self.s)
