"""Who decides what may be done at a table: the players alone, or the script of a guided game."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.game import Game
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import CLOCK, NOBODY
from quarterdeck.kit.guide import Guide
from quarterdeck.table.ask import Ask

ALWAYS_ASK = -1  # a pause that only Done ends


class Guidance:
    """An ordinary game: nobody is guided. ``played``: how many actions there were."""

    is_free = True
    learner = NOBODY  # whose seat it is to learn

    def is_done(self, played: int) -> bool:
        """The script is done: nothing happens any more, be the game over or not."""
        return False

    def light(self, ask: Ask, played: int) -> None:
        """Leave of a question what may be answered."""

    def as_taught(
        self, game: Game[Any], s: Any, played: int, actions: list[Action]
    ) -> list[Action] | Refusal:
        """What the actions count as."""
        return actions

    def scripted(self, played: int) -> Action | None:
        """The next act, if a script says it."""
        return None

    def lets_ring(self, played: int) -> bool:
        """Whether the CLOCK may act."""
        return True

    def lesson(self, played: int, reading: bool) -> str:
        """What to read now."""
        return ""

    def pause(self, own: int) -> int:
        """How long a turn stays open, where its seat has chosen ``own``."""
        return own

    def reads_after(self, played: int, seat: int) -> bool:
        """Whether the learner reads first, now that a seat has acted."""
        return False


class Guided(Guidance):
    """The learner does the script's next line, or what comes near enough; the others follow it."""

    is_free = False

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.learner = guide.learner

    def is_done(self, played: int) -> bool:
        return self.guide.expected(played) is None

    def light(self, ask: Ask, played: int) -> None:
        """Leave only what the next line says: its choice, or its piece for the tool in hand."""
        ask.options = [o for o in ask.options if self.guide.allows(played, o.actions)]
        kind, pieces, reach = ask.tool
        lit = self.guide.in_hand(played, pieces)
        ask.tool = (kind, [pieces[k] for k in lit], [reach[k] for k in lit if reach])

    def as_taught(
        self, game: Game[Any], s: Any, played: int, actions: list[Action]
    ) -> list[Action] | Refusal:
        """What comes near enough but is not lawful: the learner hears why."""
        meant = self.guide.meant(played, actions)
        if not self.guide.allows(played, meant):
            return Refusal("no-not-in-lesson")
        refusal = None if meant is actions else game.check(s, actions[0])
        return meant if refusal is None else refusal

    def scripted(self, played: int) -> Action | None:
        return self.guide.expected(played)

    def lets_ring(self, played: int) -> bool:
        return self.guide.is_next(played, CLOCK)

    def lesson(self, played: int, reading: bool) -> str:
        return self.guide.lesson(played, reading)

    def pause(self, own: int) -> int:
        return ALWAYS_ASK

    def reads_after(self, played: int, seat: int) -> bool:
        return self.guide.pauses_after(played, seat)
