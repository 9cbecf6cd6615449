"""Scenes of Anchors Aweigh! at sea: ships as they are loaded, and the cards of the captain's deck.

A card is named by its number in components.py: 0 shovel + spyglass -> blue + white, 10 shovel ->
blue, 15 two shovels -> three blue; 20 blue -> two white; 28 cannon + sword -> 5 coins, 31 two
cannons -> three of any colour; 40 three blue -> 6 coins. Spaces: 0-7 above deck, 8-11 below, 12-13
cargo only; 14 + n is on the storage asset of space n.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import CLOCK, NATURE
from quarterdeck.core.step import RACE
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.games.anchors_aweigh.cargo import (
    count,
    has_room,
    put_token,
    rooms,
    tokens,
    told_place,
)
from quarterdeck.games.anchors_aweigh.components import (
    PIRATES,
    SPACES,
    TRAVEL,
    TYPE,
    TYPES,
)
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import PLACES
from tests.support.anchors_aweigh import Scene
from tests.support.subjects import Subject
from tests.support.walk import Walk

SPARE = 51  # a contract to come, so that the round does not end
OPS = {n: name for name, n in vars(fr).items() if name.isupper() and isinstance(n, int)}


class Voyage(Scene):
    """A table in travel; ships are loaded as said, the rest of them is empty."""

    def __init__(
        self,
        ships: Mapping[int, str],
        cargo: Mapping[int, Mapping[int, int]],
        cards: Sequence[int],
        seats: int = 3,
        captain: int = 0,
        round: int = 1,
        version: int = 0,
        **options: str,
    ) -> None:
        super().__init__(seats, version, **options)
        self.pour()
        if self.op == fr.COUNTDOWN:
            self.ring()
        self.nature()  # its 13 cards give way to those that are wanted
        s = self.s
        for seat, names in ships.items():
            for space, name in enumerate(names.split()):
                if name != "-":
                    self.stock(seat, name, [space])
        for seat, at in cargo.items():
            for place, colour in at.items():
                self.stow(seat, place, colour)
        s.captain = captain
        s.phase = TRAVEL
        s.round = round
        s.cards[:] = [-1] * len(s.cards)
        s.deck = sum(1 << card for card in cards)
        s.reveal("cards", *cards)
        s.left[:] = [sum(TYPE[card] == t for card in cards) for t in range(TYPES)]
        s.stack[:] = [fr.NEXT_ROUND_FRAME, fr.END_ROUND_FRAME, fr.DRAW_CARD_FRAME]
        GAME.settle(s)
        self._listen()
        assert GAME.invariant(s) == ""

    def stow(self, seat: int, place: int, *colours: int) -> Voyage:
        """Cargo comes to a place as if it had been a reward."""
        for colour in colours:
            self.s.supply[colour] -= 1
            put_token(self.s, seat, place, colour)
            self.s.tell("stowed", seat, colour, told_place(place))
        self._listen()
        return self

    # ------------------------------------------------------------ cards

    def meet(self, card: int) -> Voyage:
        """The next card is of this card's type; contracts are met and go to the bottom."""
        t = TYPE[card]
        if self.op == fr.DRAW_CARD:
            self.act(NATURE, "draw", t)
        if t != PIRATES:
            self.turn_up(card)
        return self

    def turn_up(self, card: int) -> Voyage:
        """It is this one, if there are several it could be."""
        if self.op == fr.TURN_UP_CARD:
            self.act(NATURE, "turn_up", card)
        return self

    def declare(self, *words: str) -> Voyage:
        """Seat by seat."""
        for seat, word in enumerate(words):
            self.act(seat, word)
        return self

    def say(self, *answers: str) -> Voyage:
        """What each seat that is asked says to the card: ``resolve``, ``pay 3``, ``lose 12`` …"""
        for seat, answer in zip(self.asked, answers, strict=True):
            for part in answer.split(","):
                verb, *args = part.split()
                self.act(seat, verb, *map(int, args))
        return self

    def of(self, seat: int, *acts: str) -> Voyage:
        """Acts of one seat, one after the other."""
        for part in acts:
            verb, *args = part.split()
            self.act(seat, verb, *map(int, args))
        return self

    # ------------------------------------------------------------ questions

    @property
    def asked(self) -> list[int]:
        return GAME.to_act(self.s)

    @property
    def step(self) -> str:
        """``STOW_CARGO 1``, or ``OVER``."""
        if not self.s.stack:
            return "OVER"
        f = self.s.stack[-1]
        return OPS[int(f.op)] + (f" {f.seat}" if f.seat >= 0 else "")

    def may(self, seat: int) -> list[str]:
        """What is lawful and listed."""
        moves = [GAME.word(seat, m) for m in GAME.legal(self.s, seat)]
        return [" ".join([a.verb, *map(str, a.args)]) for a in moves]

    def clicks(self, seat: int) -> list[tuple[str, ...]]:
        """What to click for each way to pay."""
        moves = [GAME.word(seat, m) for m in GAME.legal(self.s, seat)]
        return [GAME.refs(self.s, a) for a in moves if a.verb == "pay"]

    def why(self, seat: int, act: str) -> str:
        """``no-not-able AA-31``."""
        verb, *args = act.split()
        refusal = self.no(seat, verb, *map(int, args))
        return f"{refusal.key} {refusal.clause}".strip()

    def tokens(self, seat: int) -> list[int]:
        """Cargo aboard by colour."""
        return count(self.s, seat)

    def story(self, *kinds: str) -> list[tuple[str, tuple[int, ...]]]:
        """All events of these kinds so far."""
        return [(e.kind, e.args) for e in self.told if e.kind in kinds]


def voyage(
    cards: Iterable[int],
    ships: Mapping[int, str] | None = None,
    cargo: Mapping[int, Mapping[int, int]] | None = None,
    seats: int = 3,
    captain: int = 0,
    round: int = 1,
    version: int = 0,
    **options: str,
) -> Voyage:
    """At sea with these cards in the deck; ``ships``: names of assets from space 0, ``-`` empty."""
    return Voyage(ships or {}, cargo or {}, list(cards), seats, captain, round, version, **options)


def at(
    card: int,
    ships: Mapping[int, str] | None = None,
    cargo: Mapping[int, Mapping[int, int]] | None = None,
    seats: int = 3,
    captain: int = 0,
    round: int = 1,
    version: int = 0,
    **options: str,
) -> Voyage:
    """The same where this card has just been turned up (pirates: met), and another is to come."""
    return voyage([card, SPARE], ships, cargo, seats, captain, round, version, **options).meet(card)


def fill(scene: Voyage, seat: int, colour: int) -> Voyage:
    """Cargo of this colour on every place that is still open."""
    for place in rooms(scene.s, seat):
        while has_room(scene.s, seat, place):
            scene.stow(seat, place, colour)
    return scene


# ---------------------------------------------------------------- free acts, which nobody who
# plays at random does by himself


def free_acts(s: AnchorsAweighState, seat: int) -> list[Action]:
    """Everything that may be thrown overboard, moved or exchanged now."""
    spelled = [Action(seat, "toss", (place,)) for place in range(PLACES)]
    spelled += [Action(seat, "pair", (space,)) for space in range(SPACES)]
    spelled += [
        Action(seat, "lift", (start, end)) for start in tokens(s, seat) for end in rooms(s, seat)
    ]
    return [a for a in spelled if GAME.check(s, a) is None]


class TimedWalk(Walk):
    """A random game in which hands act some time after they could, as people's do."""

    def __init__(self, subject: Subject, seed: int) -> None:
        super().__init__(subject, seed)
        self.delay = Dice(seed + 1)
        self.now = 0  # since the race began

    def act(self, a: Action) -> None:
        f = self.s.stack[-1]
        step = GAME.steps[f.op]
        if step.timing != RACE:
            self.now = 0
        else:
            due = int(step.due(self.s, f))
            if a.seat == CLOCK:
                self.now = due
            else:
                first = max(self.now, int(step.earliest(self.s, f, a.seat)))
                self.now = first + int(self.delay.below(150))
                if due:  # the clock would have been quicker
                    self.now = min(self.now, due)
            a = Action(a.seat, a.verb, a.args, self.now)
        super().act(a)


def played_freely(subject: Subject, seed: int, often: int = 3) -> Iterator[Walk]:
    """A random game, node by node, in which one act in ``often`` is a free one if it can be."""
    walk = TimedWalk(subject, seed)
    dice = Dice(seed)
    for s in walk:
        yield walk
        while GAME.step(s).timing != RACE and s.phase == TRAVEL and dice.below(often) == 0:
            seats = [k for k in GAME.to_act(s) if k >= 0]
            acts = [a for k in seats for a in free_acts(s, k)]
            if not acts:
                break
            moves = [a for a in acts if a.verb == "lift"]
            some = moves if moves and dice.below(3) else acts
            walk.act(some[dice.below(len(some))])
            yield walk


def questions_at_sea() -> list[AnchorsAweighState]:
    """States of steps that random play does not come to."""
    ships = {0: "rope rope rope"}
    chests = voyage([40])
    chests.s.coins[0] = 25
    scenes = [
        at(10, ships, rough="yes").of(0, "pair 0"),
        at(10, ships, rough="yes").of(0, "pair 0", "pair 1"),
        at(10, ships, rough="yes").of(0, "pair 0", "pair 1", "grab 60"),
        at(31, {0: "cannon cannon"}).declare("encounter", "flee", "flee").say("resolve"),
        chests.say("pass", "pass", "pass"),
    ]
    return [scene.s for scene in scenes]
