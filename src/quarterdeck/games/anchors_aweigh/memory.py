"""What a seat remembers of all it has heard: which tile is what, and where things lie."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.event import Heard
from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    COLOURS,
    LOAD,
    MIXED,
    MONKEY_FRONT,
    NONE,
    SPACES,
    STORAGE,
    TILES,
)
from quarterdeck.kit.bits import BIT

UNSEEN: Final = -1  # a tile's front, a space's cargo
NO_CARGO: Final = -2

SHOWN: Final = frozenset({"flipped", "took", "put_back"})  # seat, tile, front
GONE_FROM: Final = frozenset({"discarded", "washed", "spent", "tossed", "exchanged"})  # and space
CARGO_GOES: Final = frozenset({"paid_cargo", "robbed", "tossed_cargo"})  # seat, colour, place


class Storages:
    """Something that was seen tells how many of these tiles are storage assets."""

    __slots__ = ("exact", "need", "tiles")

    tiles: list[int]
    need: int
    exact: bool  # neither more nor fewer

    def __init__(self, tiles: list[int], need: int, exact: bool) -> None:
        self.tiles = tiles
        self.need = need
        self.exact = exact

    def holds(self, fronts: list[int]) -> bool:
        """Whether it is so with these fronts."""
        n = 0
        for tile in self.tiles:
            if fronts[tile] >> 1 == STORAGE:
                n += 1
        return n == self.need if self.exact else n >= self.need


class Memory:
    """Perfect recall. Where cargo lies below deck of another ship, on which of several storage
    assets, nobody is told; that it lies there can be seen, for its space does not fill.
    """

    def __init__(self, seat: int, seats: int, is_starry: bool, heard: list[Heard]) -> None:
        self.seat = seat
        self.is_starry = is_starry  # starfish act
        self.fronts = [UNSEEN] * TILES
        self.lying = [NONE] * (seats * SPACES)
        self.monkey_at = [NONE] * seats
        self.plain: set[int] = set()  # tiles never seen that show no starfish
        self.deck = 0  # mask of the 13 cards, as far as remembered, but those turned up
        self.turned = 0  # mask of those
        self.cargo = [NO_CARGO] * (seats * SPACES)
        # Tokens by seat * 4 + colour that lie below deck, nobody knows where exactly
        self.hidden = [0] * (seats * COLOURS)
        self.storages: list[Storages] = []
        self.seats = seats
        for h in heard:
            self._hear(h.kind, h.args, h.secret)

    def _hear(self, kind: str, args: tuple[int, ...], secret: tuple[int, ...]) -> None:
        if kind == "reached" or kind == "chose":
            return  # the most frequent ones
        if kind in SHOWN:
            self.fronts[args[1]] = args[2]
        elif kind == "drew":
            if secret:
                self.fronts[args[1]] = secret[0]
        elif kind == "placed":
            self.fronts[args[1]] = args[2]
            self.lying[args[0] * SPACES + args[3]] = args[1]
        elif kind == "hid":
            self.lying[args[0] * SPACES + args[2]] = args[1]
            if secret:
                self.fronts[args[1]] = secret[0]
        elif kind in GONE_FROM:
            self.fronts[args[1]] = args[2]
            self.lying[args[0] * SPACES + args[3]] = NONE
        elif kind == "loaded":
            self.cargo[args[0] * SPACES + args[2]] = args[1]
        elif kind == "stowed":
            self._comes(args[0], args[1], args[2])
        elif kind in CARGO_GOES:
            self._goes(args[0], args[1], args[2])
        elif kind == "restowed":
            self._moves(args[0], args[1], args[2], args[3])
        elif kind == "replaced":
            self._note(args[0], True)
        else:
            self._turn(kind, args)

    def _turn(self, kind: str, args: tuple[int, ...]) -> None:
        """What happens once a card, or once a round."""
        if kind == "cards":
            self.deck = self.turned = 0
            for card in args:
                if card >= 0:  # -1: forgotten
                    self.deck |= BIT[card]
        elif kind == "turned":
            self.deck &= ~BIT[args[0]]
            self.turned |= BIT[args[0]]
        elif kind == "meddled":
            tile = TILES - 1 - len([k for k in self.monkey_at if k >= 0])
            self.fronts[tile] = MONKEY_FRONT
            self.monkey_at[args[0]] = args[1]
            self.lying[args[0] * SPACES + args[1]] = tile
        elif kind == "loading_ended" and self.is_starry:
            # Those that show one leave at once, for all to see (AA-17).
            self.plain = {t for t in self.lying if t >= 0 and self.fronts[t] == UNSEEN}
        elif kind == "round_ended":
            for seat in range(self.seats):
                for k in range(SPACES):
                    if k != self.monkey_at[seat]:
                        self.lying[seat * SPACES + k] = NONE
            self.cargo = [NO_CARGO] * (self.seats * SPACES)
            self.hidden = [0] * (self.seats * COLOURS)
            self.plain = set()
            self.storages = []

    # ------------------------------------------------------------ cargo

    def _comes(self, seat: int, colour: int, place: int) -> None:
        if place == NONE:
            self.hidden[seat * COLOURS + colour] += 1
            self._note(seat, False)
        elif ABOVE <= place < SPACES:
            self.cargo[seat * SPACES + place] = colour

    def _goes(self, seat: int, colour: int, place: int) -> None:
        if place == NONE:
            self.hidden[seat * COLOURS + colour] -= 1
        elif ABOVE <= place < SPACES:
            if self.cargo[seat * SPACES + place] == UNSEEN:
                self.hidden[seat * COLOURS + colour] -= 1
            self.cargo[seat * SPACES + place] = NO_CARGO

    def _moves(self, seat: int, colour: int, start: int, end: int) -> None:
        """``colour`` is -1 if the move was all below deck; the start may be known all the same."""
        if colour == UNSEEN and start != NONE:
            colour = self.cargo[seat * SPACES + start]
        if colour != UNSEEN:
            self._goes(seat, colour, start)
            self._comes(seat, colour, end)
            return
        if start != NONE:
            self.cargo[seat * SPACES + start] = NO_CARGO
        if end != NONE:
            self.cargo[seat * SPACES + end] = UNSEEN
        else:
            self._note(seat, False)

    def on_storages(self, seat: int) -> int:
        """How many tokens lie on storage assets below deck."""
        somewhere = sum(self.hidden[seat * COLOURS : (seat + 1) * COLOURS])
        return somewhere - len(self.unknown_spaces(seat))

    def unknown_spaces(self, seat: int) -> list[int]:
        """Spaces below deck with cargo of an unknown colour."""
        return [k for k in range(ABOVE, SPACES) if self.cargo[seat * SPACES + k] == UNSEEN]

    def tiles_below(self, seat: int) -> list[int]:
        """The tiles below deck of that ship."""
        tiles = self.lying[seat * SPACES + ABOVE : seat * SPACES + MIXED]
        return [tile for tile in tiles if tile >= 0]

    def _note(self, seat: int, exact: bool) -> None:
        """So many storage assets there must be; ``exact``: they were full, there was no room."""
        if seat != self.seat:
            need = (self.on_storages(seat) + LOAD - 1) // LOAD
            self.storages.append(Storages(self.tiles_below(seat), need, exact))

    def all_storages(self) -> list[Storages]:
        """What is known of storage assets, the present loads included."""
        now = [
            Storages(self.tiles_below(k), (self.on_storages(k) + LOAD - 1) // LOAD, False)
            for k in range(self.seats)
            if k != self.seat
        ]
        told = [known for known in [*self.storages, *now] if known.need > 0 or known.exact]
        return [known for known in told if self._tells(known)]

    def _tells(self, known: Storages) -> bool:
        """Whether it says something about a tile the seat has not seen."""
        return UNSEEN in [self.fronts[tile] for tile in known.tiles]
