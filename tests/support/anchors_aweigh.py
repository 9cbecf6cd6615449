"""Scenes of Anchors Aweigh! that read like the table.

Unless a test says otherwise the tiles are poured in the order of their fronts, all face up, so tile
numbers follow from names: ``tile("rope")`` is the first rope without a starfish,
``tile("rope*", 2)`` the third with one. Hands act at once, and the clock carries out what they
began.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Event, Heard, heard_by
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import CLOCK, NATURE
from quarterdeck.core.view import View
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.games.anchors_aweigh.components import (
    ALL_FRONTS,
    DEALT,
    FIRST_CARD,
    FRONT_COUNT,
    FULL,
    GONE,
    MIXED,
    SPACES,
    STANDARD_MIX,
    TILES,
    TYPES,
)
from quarterdeck.games.anchors_aweigh.deeds import load_cargo, look_at_ship, place
from quarterdeck.games.anchors_aweigh.ship import content, from_pile
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from tests.support.subjects import Subject
from tests.support.walk import Walk

NAMES = ["cannon", "sword", "sailor", "shovel", "spyglass"]
NAMES += ["rope", "compass", "map", "storage", "monkey"]
BLUE, WHITE, ORANGE, PURPLE = range(4)
# The first cards of each type: 5 discovery, 2 trade, 3 pirates, 3 contract.
FIRST_CARDS = tuple(FIRST_CARD[t] + k for t in range(TYPES) for k in range(STANDARD_MIX[t]))


def front(name: str) -> int:
    """``rope`` or, with a starfish, ``rope*``."""
    return NAMES.index(name.rstrip("*")) * 2 + name.endswith("*")


def tile(name: str, k: int = 0) -> int:
    """The number of a tile of the ordered pile."""
    f = front(name)
    assert k < FRONT_COUNT[f]
    return sum(FRONT_COUNT[:f]) + k


class Scene:
    """A table of Anchors Aweigh!; every act is checked first."""

    def __init__(self, seats: int = 3, version: int = 0, **options: str) -> None:
        self.options = options
        self.dice = Dice(5)
        self.events: list[Event] = []  # of the last act
        self.told: list[Event] = []  # everything
        self.s: AnchorsAweighState = GAME.new(seats, options, True, version)
        self._listen()

    # ------------------------------------------------------------ acts

    def act(self, seat: int, verb: str, *args: int, at: int = 0) -> Scene:
        """One lawful act and nothing else."""
        a = Action(seat, verb, args, at)
        refusal = GAME.check(self.s, a)
        assert refusal is None, f"{a}: {refusal}"
        GAME.act(self.s, a)
        assert GAME.invariant(self.s) == ""
        self._listen()
        return self

    def ring(self) -> Scene:
        """The clock acts once."""
        return self.act(CLOCK, "ring", at=int(self.due))

    def do(self, seat: int, verb: str, *args: int) -> Scene:
        """An act of the hand from its start to its end, while the other hands are still."""
        self.act(seat, verb, *args)
        return self.ring()

    def chance(self) -> Scene:
        """NATURE acts until somebody else must."""
        while GAME.to_act(self.s) == [NATURE]:
            self.nature()
        return self

    def nature(self) -> Scene:
        """NATURE acts once."""
        f = self.s.stack[-1]
        step = GAME.steps[f.op]
        if step.wide:
            a = step.sample(self.s, f, NATURE, self.dice)
        else:
            a = GAME.word(NATURE, step.draw(self.s, f, self.dice))
        return self.act(NATURE, a.verb, *a.args)

    def no(self, seat: int, verb: str, *args: int) -> Refusal:
        """Why the act is refused."""
        refusal = GAME.check(self.s, Action(seat, verb, args))
        assert refusal is not None, f"{verb}{args} is allowed"
        return refusal

    # ------------------------------------------------------------ the table

    def pour(self, down: Iterable[int] = ()) -> Scene:
        """Tile by tile in the order of fronts, face up but for those."""
        hidden = set(down)
        poured = ALL_FRONTS[: TILES - sum(self.s.meddled)]
        return self.act(
            NATURE, "pour", *[2 * front + (n not in hidden) for n, front in enumerate(poured)]
        )

    def lay_out(self, cards: Iterable[int] = FIRST_CARDS) -> Scene:
        """Past the countdown to the start of loading, with these cards."""
        if self.op == fr.COUNTDOWN:
            self.ring()
        return self.act(NATURE, "lay_out", *cards)

    def stock(self, seat: int, names: str, spaces: Iterable[int] = range(MIXED)) -> Scene:
        """Put tiles on a ship as if they had been loaded, on the first open of these spaces."""
        s = self.s
        for name in names.split():
            space = next(k for k in spaces if not s.filled[seat] >> k & 1)
            wanted = [n for n in range(TILES) if s.faces[n] != GONE and s.fronts[n] == front(name)]
            found = wanted[0]
            from_pile(s, found)
            place(s, seat, space, found)
        look_at_ship(s, seat)
        self._listen()
        return self

    def cargo(self, seat: int, *colours: int) -> Scene:
        """Put tokens on the cargo-only spaces as if they had been loaded."""
        for colour in colours:
            load_cargo(self.s, seat, colour)
        look_at_ship(self.s, seat)
        self._listen()
        return self

    # ------------------------------------------------------------ what one sees

    @property
    def op(self) -> int:
        return int(self.s.stack[-1].op)

    @property
    def due(self) -> int:
        return int(GAME.step(self.s).due(self.s, self.s.stack[-1]))

    def kinds(self) -> list[str]:
        """The kinds of the events of the last act."""
        return [e.kind for e in self.events]

    def event(self, kind: str) -> Event:
        """The only event of that kind of the last act."""
        (found,) = [e for e in self.events if e.kind == kind]
        return found

    def heard(self, seat: int) -> list[Heard]:
        """All that the seat has heard."""
        return [heard_by(e, seat) for e in self.told]

    def view(self, seat: int) -> View:
        return GAME.view(self.s, seat)

    def on(self, seat: int, space: int) -> int:
        """The code of what lies there."""
        return int(content(self.s, seat, space))

    def aboard(self, seat: int) -> list[str]:
        """The names of the assets on a ship."""
        codes = [self.on(seat, k) for k in range(SPACES)]
        return [NAMES[(code - 1) // 2] + "*" * ((code - 1) & 1) for code in codes if 0 < code < 20]

    def full(self, seat: int) -> bool:
        return self.s.filled[seat] == FULL

    def _listen(self) -> None:
        self.events = self.s.events[:]
        self.told += self.events
        self.s.events.clear()


def loading(seats: int = 3, down: Iterable[int] = (), version: int = 0, **options: str) -> Scene:
    """At the start of loading, the pile in order."""
    return Scene(seats, version, **options).pour(down).lay_out()


def questions_of_other_ways() -> list[Any]:
    """States of every step that only other options bring about, or acts that chance never takes."""
    found: dict[int, Any] = {}
    for options in (
        (("pace", "beat"),),
        (("rough", "yes"),),
        (("limit", "3"), ("monkeys", "yes")),
    ):
        for s in Walk(Subject(GAME, 3, options), 7):
            found.setdefault(int(s.stack[-1].op), s.clone())
            if s.rough and fr.EXCHANGE not in found:
                found.update({int(t.stack[-1].op): t for t in _after_a_pair(s)})
    return list(found.values())


def _after_a_pair(s: Any) -> list[Any]:
    out = []
    for seat in GAME.to_act(s):
        for space in range(SPACES):
            a = Action(seat, "pair", (space,))
            if GAME.check(s, a) is None:
                t = s.clone()
                GAME.act(t, a)
                out.append(t)
    return out


# Twelve assets without a starfish, and twelve others.
TWELVE = "cannon sword sailor shovel spyglass rope compass map cannon sword sailor shovel"
OTHERS = "storage storage storage map map rope rope compass compass monkey monkey monkey"
assert len(FIRST_CARDS) == DEALT
