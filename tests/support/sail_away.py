"""Scenes of Sail Away that read like the table.

Crates are words: ``s0`` a standard crate of seat 0, ``p1`` a pirate crate of seat 1, ``s0p1`` the
first with the second on top, ``.`` nothing. An island is its number and a word for each of its five
spaces, a ship its number and a word for each hold. Crates that lie nowhere are in the supply, ships
and islands that lie nowhere in their decks.
"""

from __future__ import annotations

from collections.abc import Mapping

from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.seat import NATURE
from quarterdeck.games.sail_away import GAME
from quarterdeck.games.sail_away import frames as fr
from quarterdeck.games.sail_away.components import (
    ABILITIES,
    BERTHS,
    CARD_SPACES,
    CARGO,
    HOLDS,
    ON_TOP,
    POINTS,
    RESOURCES,
    SPACES,
)
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.steps.turn import begin_turn
from tests.support.scene import BaseScene

COTTON, VANILLA, SUGAR, BANANA, COCONUT, COCOA = range(6)
SALE, GOODS, DEEDS, LUBBER, FRAUD, UNFAIR, DOCK, MAP = range(8)
MORE, ABOARD, CLAIM, HUNT, TWO = range(5)
TREASURE = 12


def crate(word: str) -> int:
    """``s0`` is 1, ``p0`` is 2, ``s1`` is 3 …"""
    return 1 + 2 * int(word[1]) + "sp".index(word[0])


def stack(word: str) -> int:
    """What stands on a space."""
    if word == ".":
        return 0
    return crate(word[:2]) + (ON_TOP * crate(word[2:]) if len(word) == 4 else 0)


def spell(what: int) -> str:
    """And back."""
    if what == 0:
        return "."
    words = [what % ON_TOP] + ([what // ON_TOP] if what >= ON_TOP else [])
    return "".join("sp"[(c - 1) & 1] + str((c - 1) >> 1) for c in words)


class Scene(BaseScene[SailAwayState]):
    """A table in the middle of a game."""

    def __init__(self, s: SailAwayState, whole: bool = True) -> None:
        super().__init__(GAME, s, whole)

    def isle(self, isle: int) -> str:
        """What stands on an island."""
        return " ".join(spell(x) for x in self.s.spaces[isle * SPACES : (isle + 1) * SPACES])

    def ship(self, seat: int, berth: int) -> tuple[int, str]:
        """A ship in front of a player and its crates."""
        at = seat * BERTHS + berth
        ship = self.s.ships[at]
        return ship, " ".join(spell(x) for x in self.s.holds[at * HOLDS : at * HOLDS + HOLDS])

    def supply(self, seat: int) -> tuple[int, int]:
        """Standard and pirate crates."""
        return self.s.supply[seat * 2], self.s.supply[seat * 2 + 1]

    def crew(self, spot: int) -> str:
        """The crates on a pirate action card."""
        return " ".join(spell(x) for x in self.s.manned[spot * CARD_SPACES :][:CARD_SPACES])

    @property
    def coins(self) -> list[int]:
        return list(self.s.coins)


def scene(
    islands: tuple[str, ...] = (),
    ships: Mapping[int, tuple[str, ...]] | None = None,
    *,
    seats: int = 2,
    turn: int = 0,
    coins: dict[int, int] | None = None,
    cards: tuple[int, ...] = (DOCK, MAP, SALE),
    crews: dict[int, str] | None = None,
    slots: dict[int, dict[int, int]] | None = None,
    launched: dict[int, tuple[int, ...]] | None = None,
    flipped: dict[int, tuple[int, ...]] | None = None,
    incoming: tuple[int, ...] = (18, 19, 20),
    supply: dict[int, tuple[int, int]] | None = None,
    joined: tuple[int, ...] = (),
    objective: int = COCOA,
    secrets: tuple[int, ...] = (BANANA, COCONUT, SUGAR, VANILLA),
    deck: tuple[int, ...] | None = None,
    version: int = 0,
) -> Scene:
    """A table at the start of ``turn``'s placing step; what is not said is as at the start."""
    s = GAME.new(seats, {}, loud=True, version=version)
    s.stack.clear()
    s.first = 0
    s.objective = objective
    s.secrets[:] = secrets[:seats]
    s.cards[:] = cards
    for seat, n in (coins or {}).items():
        s.coins[seat] = n
    for spot, words in (crews or {}).items():
        for k, word in enumerate(words.split()):
            s.manned[spot * CARD_SPACES + k] = crate(word) if word != "." else 0
    lay_islands(s, islands)
    lay_ships(s, ships or {}, slots or {}, launched or {}, incoming)
    for seat, used in (flipped or {}).items():
        s.flipped[seat] = sum(1 << k for k in used)
    lying = [c for what in s.spaces for c in (what % ON_TOP, what // ON_TOP)]
    lying += [*s.holds, *s.manned]
    for seat in range(seats):  # the two that wait are in play if they lie somewhere
        if seat in joined or lying.count(1 + 2 * seat) > 6 or lying.count(2 + 2 * seat) > 2:
            s.waiting[seat] = 0
    for k in range(seats * 2):
        s.supply[k] = (7, 3)[k & 1] - s.waiting[k // 2] - lying.count(k + 1)
        assert s.supply[k] >= 0
    for seat, (standards, pirates) in (supply or {}).items():
        s.supply[seat * 2 : seat * 2 + 2] = [standards, pirates]
    if deck is not None:  # the others are out of the game
        s.deck = sum(1 << n for n in deck)
    begin_turn(s, turn)
    GAME.settle(s)
    whole = supply is None and deck is None
    assert not whole or GAME.invariant(s) == ""
    return Scene(s, whole)


def lay_islands(s: SailAwayState, islands: tuple[str, ...]) -> None:
    spare = [n for n in (6, 7, 8, 9, 10, 11) if n not in [int(w.split()[0]) for w in islands]]
    for isle in range(s.seats + 1):
        words = (islands[isle] if isle < len(islands) else f"{spare.pop(0)} . . . . .").split()
        s.islands[isle] = int(words[0])
        s.island_deck &= ~(1 << int(words[0]))
        for space, word in enumerate(words[1:]):
            s.spaces[isle * SPACES + space] = stack(word)
            if word != ".":
                s.filled[isle] |= 1 << space


def lay_ships(
    s: SailAwayState,
    ships: Mapping[int, tuple[str, ...]],
    slots: dict[int, dict[int, int]],
    launched: dict[int, tuple[int, ...]],
    incoming: tuple[int, ...],
) -> None:
    asked = {int(words.split()[0]) for mine in ships.values() for words in mine} | set(incoming)
    asked |= {ship for mine in slots.values() for ship in mine.values()}
    asked |= {ship for mine in launched.values() for ship in mine}
    for at in range(s.seats * BERTHS):
        mine = ships.get(at // BERTHS, ())
        words = (mine[at % BERTHS] if at % BERTHS < len(mine) else "-1").split()
        s.ships[at] = int(words[0])
        for hold, word in enumerate(words[1:]):
            if word != ".":
                s.holds[at * HOLDS + hold] = crate(word)
                s.aboard[at] |= 1 << hold
    for place, ship in enumerate(incoming):
        s.incoming[place] = ship
    for seat in range(s.seats):
        tucked = slots.get(seat, {})
        for ability, ship in tucked.items():
            s.slots[seat * ABILITIES + ability] = ship
        for ship in (*tucked.values(), *launched.get(seat, ())):
            s.launched[ship] = seat
            s.launches[seat] += 1
            s.points[seat] += POINTS[ship]
            for r in range(RESOURCES):
                s.counts[seat * RESOURCES + r] += CARGO[ship * RESOURCES + r]
    for ship in asked - {-1}:
        s.deck &= ~(1 << ship)


def at_the_choice(seats: int = 2, seed: int = 3) -> SailAwayState:
    """A table where everybody chooses three ships of six."""
    s = GAME.new(seats, {}, loud=True)
    dice = Dice(seed)
    while s.stack[-1].op != fr.KEEP_SHIPS:
        f: Frame = s.stack[-1]
        GAME.apply(s, NATURE, GAME.step(s).draw(s, f, dice))
    return s
