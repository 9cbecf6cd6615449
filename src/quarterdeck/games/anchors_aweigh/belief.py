"""What may lie face down, below the others' decks and in their sealed choices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.belief import Belief
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.view import View, restore
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.games.anchors_aweigh.acts import pick_act
from quarterdeck.games.anchors_aweigh.cargo import has_room, put_token
from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    BACK,
    CARGO,
    COLOURS,
    CONTRACT,
    FIRST_CARD,
    FRONT_COUNT,
    FRONTS,
    MIXED,
    NONE,
    SETUP,
    SPACES,
    TILES,
    TYPES,
)
from quarterdeck.games.anchors_aweigh.memory import UNSEEN, Memory, Storages
from quarterdeck.games.anchors_aweigh.ship import put
from quarterdeck.games.anchors_aweigh.state import AUDIENCE, AnchorsAweighState, blank
from quarterdeck.games.anchors_aweigh.steps.choose import Choose
from quarterdeck.kit.bits import BIT
from quarterdeck.kit.deal import draw

SEALED_OPS: Final = (fr.CHOOSE_ACTS, fr.CHOOSE_PLACES, fr.DECLARE, fr.CHOOSE)
PATIENCE: Final = 100_000


class AnchorsAweighBelief(Belief[AnchorsAweighState]):
    """Fronts never seen are as likely on any tile never seen, but for what is certain: starfish
    that would have left, storage that must be there. What somebody chose is no proof of what they
    have, and is not counted as one.
    """

    public: AnchorsAweighState
    seat: int
    first: list[int]  # unseen tiles about which something is certain, those without starfish first
    plain: i64  # how many of them have none
    rest: list[int]  # all other unseen tiles
    pool: list[int]  # unseen fronts, those without a starfish first
    starless: i64  # how many of the pool have none
    certain: list[Storages]
    below: list[tuple[int, int, int]]  # seat, space, tile: unseen ones aboard
    holding: list[tuple[int, int]]  # seat, tile: unseen ones in hands
    loose: list[list[int]]  # by seat, tokens below deck of which nobody knows where
    loose_spaces: list[list[int]]  # by seat, spaces on which some of them lie
    forgotten: list[tuple[int, list[int]]]  # cards of the deck: how many, of which it may be
    sealed: list[int]  # seats whose sealed choice is not known
    op: int  # of the step they chose in
    choose: Choose

    def __init__(self, view: View, heard: list[Heard]) -> None:
        self.seat = view.seat
        self.choose = Choose()
        memory = Memory(view.seat, view.seats, view.number("stars") == 1, heard)
        s = blank()
        restore(view, AUDIENCE, s)
        s.lying = memory.lying[:]
        s.monkey_at = memory.monkey_at[:]
        for tile in range(TILES):
            if s.faces[tile] > BACK:
                memory.fronts[tile] = s.faces[tile]
        s.fronts = memory.fronts[:]
        s.held = own(view, "held", NONE)
        s.below = own(view, "below", 0)
        s.below_loads = own(view, "below_loads", 0)
        self.public = s
        self._deck(memory)
        self._tiles(memory)
        self._ships(memory)
        self._choices(view)

    # ------------------------------------------------------------ what is not known

    def _deck(self, memory: Memory) -> None:
        """Everybody has seen the 13 cards, but not everybody remembers them all."""
        s = self.public
        self.forgotten = []
        if s.captain < 0 or s.phase == SETUP:
            return
        s.deck = memory.deck
        out = s.used | memory.deck | memory.turned
        for t in range(TYPES):
            cards = range(FIRST_CARD[t], FIRST_CARD[t + 1])
            missing = s.left[t] - len([card for card in cards if s.deck & BIT[card]])
            if t == CONTRACT:
                missing += s.bottom
            if t == s.back and s.card < 0:
                missing += 1
            if missing > 0:
                self.forgotten.append((int(missing), [c for c in cards if not out & BIT[c]]))

    def _tiles(self, memory: Memory) -> None:
        s = self.public
        self.first = []
        self.rest = []
        self.pool = []
        self.certain = []
        self.plain = 0
        self.starless = 0
        if s.round == 0:
            return  # nothing is poured yet
        unseen = [tile for tile in range(TILES) if s.fronts[tile] == UNSEEN]
        self.certain = memory.all_storages()
        noted = {tile for known in self.certain for tile in known.tiles}
        plain = [tile for tile in unseen if tile in memory.plain]
        self.plain = len(plain)
        self.first = [*plain, *[t for t in unseen if t in noted and t not in memory.plain]]
        self.rest = [tile for tile in unseen if tile not in self.first]
        left = FRONT_COUNT[:]
        for front in s.fronts:
            if front != UNSEEN:
                left[front] -= 1
        for star in (0, 1):
            for front in range(FRONTS):
                if front & 1 == star:
                    self.pool += [front] * left[front]
            if star == 0:
                self.starless = len(self.pool)

    def _ships(self, memory: Memory) -> None:
        """Others' ships below deck, as far as they are known."""
        s = self.public
        self.below = []
        self.holding = []
        self.loose = [[] for _ in range(s.seats)]
        self.loose_spaces = [[] for _ in range(s.seats)]
        filled = s.filled[:]
        for seat in range(s.seats):
            if seat == self.seat:
                continue
            if s.hand[seat] >= 0:
                s.held[seat] = s.fronts[s.hand[seat]]
                if s.held[seat] == UNSEEN:
                    self.holding.append((seat, s.hand[seat]))
            for space in range(ABOVE, SPACES):
                tile = s.lying[seat * SPACES + space]
                colour = memory.cargo[seat * SPACES + space]
                if tile >= 0 and s.fronts[tile] == UNSEEN:
                    self.below.append((seat, space, tile))
                elif tile >= 0:
                    put(s, seat, space, 1 + s.fronts[tile])
                elif colour >= 0:
                    put(s, seat, space, CARGO + colour)
            self.loose_spaces[seat] = memory.unknown_spaces(seat)
            for colour in range(COLOURS):
                self.loose[seat] += [colour] * memory.hidden[seat * COLOURS + colour]
        s.filled = filled

    def _choices(self, view: View) -> None:
        s = self.public
        s.chosen = [NONE] * view.seats
        self.sealed = []
        given = view.fields["chosen"]
        assert isinstance(given, list)
        for seat in range(view.seats):
            choice: object = given[seat]
            if seat == self.seat:
                assert isinstance(choice, int)
                s.chosen[seat] = choice
            elif choice:
                self.sealed.append(seat)
        self.op = NONE
        for f in view.stack:
            if f.op in SEALED_OPS:
                self.op = int(f.op)

    # ------------------------------------------------------------ a deal

    def deal(self, dice: Dice) -> AnchorsAweighState:
        s = self.public.clone()
        self._deal_fronts(s, dice)
        for seat, tile in self.holding:
            s.held[seat] = s.fronts[tile]
        for seat, space, tile in self.below:
            put(s, seat, space, 1 + s.fronts[tile])
        for seat in range(s.seats):
            if self.loose[seat]:
                self._deal_cargo(s, seat, dice)
        for missing, cards in self.forgotten:
            for k in range(missing):
                s.deck |= BIT[draw(cards, k, dice)]
        for seat in self.sealed:
            s.chosen[seat] = self._deal_choice(s, seat, dice)
        return s

    def _deal_fronts(self, s: AnchorsAweighState, dice: Dice) -> None:
        """Tiles with something certain about them first, again until all of it is so."""
        pool = self.pool[:]
        fronts = s.fronts
        done: i64 = 0
        if self.first:
            for _ in range(PATIENCE):
                if self._try_first(fronts, pool, dice):
                    break
                pool = self.pool[:]
            else:
                raise RuntimeError("what was heard does not agree with itself")
            done = len(self.first)
        for tile in self.rest:
            fronts[tile] = draw(pool, done, dice)
            done += 1

    def _try_first(self, fronts: list[int], pool: list[int], dice: Dice) -> bool:
        """The chosen fronts end up at the beginning of the pool."""
        n: i64 = len(pool)
        for k, tile in enumerate(self.first):
            j = k + dice.below((self.starless if k < self.plain else n) - k)
            front = pool[j]
            pool[j] = pool[k]
            pool[k] = front
            fronts[tile] = front
        return all(known.holds(fronts) for known in self.certain)

    def _deal_cargo(self, s: AnchorsAweighState, seat: int, dice: Dice) -> None:
        """Loose tokens on the spaces that must have one, the others on storage below deck."""
        tokens = self.loose[seat][:]
        for space in self.loose_spaces[seat]:
            put(s, seat, space, CARGO + tokens.pop(int(dice.below(len(tokens)))))
        while tokens:
            colour = tokens.pop(int(dice.below(len(tokens))))
            places = [SPACES + k for k in range(ABOVE, MIXED) if has_room(s, seat, SPACES + k)]
            put_token(s, seat, places[dice.below(len(places))], colour)

    def _deal_choice(self, s: AnchorsAweighState, seat: int, dice: Dice) -> int:
        """Any lawful choice: what it is told nothing."""
        if self.op == fr.DECLARE:
            return int(dice.below(2))
        if self.op == fr.CHOOSE:
            for f in s.stack:
                if f.op == fr.CHOOSE:
                    return int(self.choose.any_choice(s, f, seat, dice))
        return int(pick_act(s, seat, dice))


def own(view: View, name: str, unknown: int) -> list[int]:
    """A field of which a seat sees its own entry."""
    value = view.fields[name]
    assert isinstance(value, list)
    return [x if isinstance(x, int) else unknown for x in value]
