"""A hand that races like ours in Anchors Aweigh!

It looks at part of the pile, reaches, and errs, at a pace that depends on its level.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.anchors_aweigh.outlook import bits, travel_worth
from quarterdeck.bots.pace import Pacer
from quarterdeck.core.action import Action, arg, verb_of
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.view import View
from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    ASSETS,
    BACK,
    CODE_BITS,
    CODE_MASK,
    COLOURS,
    DEALT,
    FRONTS,
    FULL,
    MIXED,
    MIXED_MASK,
    MONKEY,
    SPACES,
    STORAGE,
    TILES,
)
from quarterdeck.games.anchors_aweigh.components import CARGO as CARGO_CODE
from quarterdeck.games.anchors_aweigh.components import CHEST as CHEST_CODE
from quarterdeck.games.anchors_aweigh.frames import LOADING
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import FLIP, TAKE
from quarterdeck.kit.bits import BIT

# By level: ms until it has looked and decided (least, and spread), tiles it takes in at a look, how
# many of a hundred acts go wrong, and how many of the 13 cards it keeps in mind after the call.
Habits = tuple[int, int, int, int, int]
HABITS: Final[dict[str, Habits]] = {
    "cabin_boy": (880, 1300, 17, 19, 6),
    "deckhand": (690, 1020, 23, 15, 7),
    "mate": (600, 900, 28, 12, 8),
    "captain": (350, 600, 50, 5, 11),
    "admiral": (200, 350, 84, 1, 13),
}
WORTH_IT: Final = 25  # a tile that adds less, in hundredths of a coin, is not reached for
AGAIN_MS: Final = 250
HARDLY: Final = -1_000_000


class AnchorsAweighPacer(Pacer):
    """Looks over some of the pile, reaches for what its plans lack most, and now and then errs."""

    cards: list[int]  # what it has in mind of this round's
    faces: list[int]
    have: list[int]
    tokens: list[int]
    room: i64
    to_load: i64
    wild: i64
    stars: i64

    def __init__(self, game: Game[AnchorsAweighState], seat: int, level: str, dice: Dice) -> None:
        super().__init__(game, seat, level, dice)
        self.habits = HABITS.get(level, HABITS["captain"])
        self.cards = []
        self.faces = []
        self.have = []
        self.tokens = []
        self.room = 0
        self.to_load = 0
        self.wild = 0
        self.stars = 0

    def hear(self, heard: Heard, at: int) -> None:
        if heard.kind == "cards":
            self.cards = kept_in_mind(heard.args, self.seat, self.habits[4])

    def act(self, view: View, now: int) -> tuple[int, Action | None]:
        seat = self.seat
        if not view.stack or view.stack[-1].op != LOADING or view.numbers("acts")[seat] >= 0:
            return AGAIN_MS, None
        open_cards = [card for card in view.numbers("cards") if card >= 0]
        cards = open_cards or self.cards
        self.faces = view.numbers("faces")
        self.look_at_ship(view)
        least, spread, _, errs, _ = self.habits
        dice = self.dice
        wait = int(least + dice.below(spread))
        wrong = dice.below(100) < errs
        filled = view.numbers("filled")[seat]
        if view.numbers("hand")[seat] >= 0:
            held = view.fields["held"]
            assert isinstance(held, list)
            return wait // 2, self.put_down(cards, int(held[seat]), filled, wrong)
        star = self.starfish(view) if self.stars else -1
        if self.room == 0 and self.to_load == 0:
            if star >= 0 and self.usable() > 0:
                return wait, Action(seat, "discard", (star,))
            return AGAIN_MS, None
        if self.to_load and (self.room == 0 or dice.below(8) == 0):
            return wait, Action(seat, "cargo", (self.colour(cards, view),))
        action = self.reach(cards, view, wrong)
        if action is None and self.to_load:
            action = Action(seat, "cargo", (self.colour(cards, view),))
        return (wait, action) if action is not None else (AGAIN_MS, None)

    # ------------------------------------------------------------ what it sees

    def look_at_ship(self, view: View) -> None:
        """Its own ship, as it counts for plans."""
        seat = self.seat
        self.stars = view.number("stars")
        filled = view.numbers("filled")[seat]
        self.room = bits(~filled & MIXED_MASK)
        self.to_load = bits((~filled & FULL) >> MIXED)
        self.have = [0] * ASSETS
        self.tokens = [0] * COLOURS
        for code in self.codes(view):
            if 0 < code <= FRONTS:
                if not (self.stars and code & 1 == 0):
                    self.have[(code - 1) >> 1] += 1
            elif CARGO_CODE <= code < CHEST_CODE:
                self.tokens[code - CARGO_CODE] += 1
        self.wild = view.numbers("parrots")[seat]
        if view.number("rough"):
            self.wild += self.have[MONKEY]

    def codes(self, view: View) -> list[int]:
        """What lies on each of its spaces."""
        seat = self.seat
        above = view.numbers("above")
        hidden = view.fields["below"]
        assert isinstance(hidden, list)
        below = int(hidden[seat])
        out = above[seat * ABOVE : (seat + 1) * ABOVE]
        for k in range(SPACES - ABOVE):
            out.append(below >> (CODE_BITS * k) & CODE_MASK)
        return out

    def starfish(self, view: View) -> int:
        """A space with a starfish asset, or -1."""
        codes = self.codes(view)
        for k in range(MIXED):
            if 0 < codes[k] <= FRONTS and codes[k] & 1 == 0:
                return k
        return -1

    def usable(self) -> int:
        """Tiles in the pile that would stay aboard, as far as can be seen."""
        return len([f for f in self.faces if f == BACK or (f >= 0 and f & 1 == 0)])

    # ------------------------------------------------------------ what it wants

    def worth_with(self, cards: list[int], asset: i64) -> i64:
        """What the ship would be worth with one more of an asset; -1: with an open space filled."""
        have = self.have[:]
        wild = self.wild
        if asset >= 0:
            have[asset] += 1
        return travel_worth(cards, have, wild, self.tokens, self.room - 1, self.to_load, True)

    def reach(self, cards: list[int], view: View, wrong: bool) -> Action | None:
        """The tile to take, or a face-down one to try."""
        dice = self.dice
        acts = view.numbers("acts")
        sought = [arg(a) for a in acts if a >= 0 and verb_of(a) in (TAKE, FLIP)]
        gains = [HARDLY] * ASSETS
        basis = self.worth_with(cards, -1)
        best = -1
        most: i64 = WORTH_IT
        back = -1
        backs: i64 = 0
        seen: i64 = 0
        tile: i64 = dice.below(TILES)  # where the eye falls first
        looked: i64 = 0
        while looked < TILES and seen < self.habits[2]:
            looked += 1
            tile = tile + 31 if tile + 31 < TILES else tile + 31 - TILES
            face: i64 = self.faces[tile]
            if face < BACK or (tile in sought and not wrong):
                continue
            seen += 1
            if face == BACK:
                backs += 1
                if dice.below(backs) == 0:
                    back = int(tile)
                continue
            if self.stars and face & 1:
                continue
            asset = face >> 1
            if gains[asset] == HARDLY:
                gains[asset] = int(self.worth_with(cards, asset) - basis)
            gain = gains[asset] + dice.below(10)
            if wrong:
                gain = WORTH_IT + 1 + dice.below(500)
            if gain > most:
                most = gain
                best = int(tile)
        if best >= 0:
            return Action(self.seat, "take", (best,))
        if back >= 0:  # nothing good lies open: try one
            verb = "flip" if dice.below(3) == 0 else "take"
            return Action(self.seat, verb, (back,))
        return self.anything(sought)

    def anything(self, sought: list[int]) -> Action | None:
        """A space must be filled, and nothing is worth much: storage, or whatever there is."""
        best = -1
        most: i64 = -1
        for tile in range(TILES):
            face = self.faces[tile]
            if face >= BACK and tile not in sought:
                likes: i64 = self.dice.below(10)
                if face == BACK or not (self.stars and face & 1):
                    likes += 20
                if face >= 0 and face >> 1 == STORAGE:
                    likes += 10
                if likes > most:
                    most = likes
                    best = tile
        return Action(self.seat, "take", (best,)) if best >= 0 else None

    def put_down(self, cards: list[int], front: int, filled: int, wrong: bool) -> Action:
        """The tile in hand on a space, or back."""
        dice = self.dice
        stays = not (self.stars and front & 1)
        gain = self.worth_with(cards, front >> 1) - self.worth_with(cards, -1) if stays else 0
        better = len([f for f in self.faces if f != BACK and f >= 0]) > 6
        if gain < WORTH_IT and better and not wrong and dice.below(4):
            return Action(self.seat, "put_back", ())
        above = [k for k in range(ABOVE) if not filled & BIT[k]]
        below = [k for k in range(ABOVE, MIXED) if not filled & BIT[k]]
        deck = below if below and (not above or dice.below(3) == 0) else above
        if not deck:
            return Action(self.seat, "put_back", ())
        return Action(self.seat, "place", (deck[0],))

    def colour(self, cards: list[int], view: View) -> int:
        """The cargo that fits best."""
        supply = view.numbers("supply")
        best = 0
        most: i64 = HARDLY
        for k in range(COLOURS):
            if supply[k] == 0:
                continue
            tokens = self.tokens[:]
            tokens[k] += 1
            worth = travel_worth(
                cards, self.have[:], self.wild, tokens, self.room, self.to_load - 1, True
            )
            worth += self.dice.below(10)
            if worth > most:
                most = worth
                best = k
        return best


def kept_in_mind(cards: tuple[int, ...], seat: int, how_many: int) -> list[int]:
    """So many of the cards; the others are forgotten, and the same ones whenever it is asked."""
    dice = Dice(sum([n * card for n, card in enumerate(cards, 1)]) * 4 + seat)
    kept = list(cards)
    while len(kept) > how_many:
        kept.pop(dice.below(len(kept)))
    return kept


def remembered(heard: list[Heard], seat: int, level: str) -> list[Heard]:
    """What a bot of that level still knows of what it heard: some of the cards have slipped."""
    habits = HABITS.get(level)
    if habits is None or habits[4] >= DEALT:
        return heard
    out: list[Heard] = []
    for h in heard:
        if h.kind == "cards":
            kept = kept_in_mind(h.args, seat, habits[4])
            out.append(Heard("cards", tuple([card if card in kept else -1 for card in h.args])))
        else:
            out.append(h)
    return out
