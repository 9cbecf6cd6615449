"""Setting up: tokens, islands, pirates, and the sealed choice of three ships out of six."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, pack, verb_of
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.sail_away.components import (
    BERTHS,
    CARDS_COUNT,
    DEALT,
    ISLANDS_COUNT,
    KEPT,
    RESOURCES,
    SHIPS_COUNT,
)
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.steps.turn import begin_turn
from quarterdeck.games.sail_away.verbs import (
    DEAL,
    DOCKS,
    FIRST,
    HIRE,
    KEEP,
    KEEPS,
    OBJECTIVE,
    OPENS,
    SECRET,
)
from quarterdeck.kit.bits import BIT


def top(deck: i64, cards: i64, dice: Dice) -> i64:
    """The top card of a shuffled deck, given as a mask of ``cards`` that may be in it."""
    # A card that has left the deck is thrown again, so each still in it is as likely.
    while True:
        k = dice.below(cards)
        if deck >> k & 1:
            return k


def undealt(s: SailAwayState) -> i64:
    """Mask of the ships in the deck that nobody holds in hand."""
    left: i64 = s.deck
    for hand in s.hands:
        for ship in hand:
            left &= ~BIT[ship]
    return left


class FirstPlayer(Step[SailAwayState]):
    """Drawn at random, once everything lies ready (SA-08)."""

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        return [int(pack(FIRST, k)) for k in range(s.seats)]

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        s.first = arg(move)
        if s.loud:
            s.reveal("first", int(s.first))
        begin_turn(s, s.first)


class PublicObjective(Step[SailAwayState]):
    """One of the six tokens is turned up for all (SA-04)."""

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        return [int(pack(OBJECTIVE, r)) for r in range(RESOURCES)]

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        s.objective = arg(move)
        if s.loud:
            s.reveal("objective", int(s.objective))


class SecretObjective(Step[SailAwayState]):
    """Each takes one of the others, for nobody else to see (SA-04)."""

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        return [
            int(pack(SECRET, f.seat, r))
            for r in range(RESOURCES)
            if r != s.objective and r not in s.secrets
        ]

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        resource = arg(move, 1)
        s.secrets[f.seat] = resource
        if s.loud:
            s.whisper("secret", (int(f.seat),), (int(f.seat),), (int(resource),))


class TurnUpIsland(Step[SailAwayState]):
    """The top island of the deck; an empty deck is made anew of the discards (SA-05, SA-23).

    ``args[0]`` is its place on the table.
    """

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        if s.island_deck == 0:
            s.island_deck = s.island_discard
            s.island_discard = 0
            if s.loud:
                s.tell("reshuffled_islands")
        return True

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        first = f.args[0] * ISLANDS_COUNT
        return [OPENS[first + k] for k in range(ISLANDS_COUNT) if s.island_deck >> k & 1]

    def draw(self, s: SailAwayState, f: Frame, dice: Dice) -> i64:
        return OPENS[f.args[0] * ISLANDS_COUNT + top(s.island_deck, ISLANDS_COUNT, dice)]

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        isle = f.args[0]
        island = arg(move, 1)
        s.island_deck &= ~(1 << island)
        s.islands[isle] = island
        s.shown_last = island
        if s.loud:
            s.reveal("island", int(island), isle)


class HirePirates(Step[SailAwayState]):
    """Three of the eight pirate action cards; the others are out of the game (SA-07)."""

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        return [int(pack(HIRE, f.args[0], c)) for c in range(CARDS_COUNT) if c not in s.cards]

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        card = arg(move, 1)
        s.cards[f.args[0]] = card
        if s.loud:
            s.reveal("card", int(card), f.args[0])


class DealShip(Step[SailAwayState]):
    """Six ships to each player, for them alone to see (SA-06)."""

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        if len(s.hands[f.seat]) < DEALT:
            return True
        s.stack.pop()
        return False

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        left = undealt(s)
        return [int(pack(DEAL, f.seat, k)) for k in range(SHIPS_COUNT) if left >> k & 1]

    def draw(self, s: SailAwayState, f: Frame, dice: Dice) -> i64:
        return pack(DEAL, f.seat, top(undealt(s), SHIPS_COUNT, dice))

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        ship = int(arg(move, 1))
        s.hands[f.seat] = (*s.hands[f.seat], ship)
        if s.loud:
            s.whisper("dealt", (int(f.seat),), (int(f.seat),), (ship,))


class KeepShips(Step[SailAwayState]):
    """All at once, each picks three of their six; the others are shuffled back (SA-06)."""

    def seat(self, s: SailAwayState, f: Frame) -> i64:
        k: i64 = 0
        while len(s.picks[k]) == KEPT:
            k += 1
        return k

    def seats(self, s: SailAwayState, f: Frame) -> list[int]:
        return [k for k in range(s.seats) if len(s.picks[k]) < KEPT]

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        picked = s.picks[seat]
        return [KEEPS[ship] for ship in s.hands[seat] if ship not in picked]

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != KEEP:
            return Refusal("no-keep-three", (), "SA-06")
        if int(arg(move)) not in s.hands[seat]:
            return Refusal("no-not-dealt", (), "SA-06")
        if int(arg(move)) in s.picks[seat]:
            return Refusal("no-picked-already", (), "SA-06")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.picks[seat] = (*s.picks[seat], int(arg(move)))
        if s.loud:
            s.tell("picked", int(seat), len(s.picks[seat]))
        for picked in s.picks:
            if len(picked) < KEPT:
                return
        s.stack.pop()
        for k in range(s.seats):
            for berth, ship in enumerate(sorted(s.picks[k])):
                s.ships[k * BERTHS + berth] = ship
                s.deck &= ~BIT[ship]
            s.hands[k] = ()
            s.picks[k] = ()
            if s.loud:
                mine = s.ships[k * BERTHS : k * BERTHS + BERTHS]
                s.reveal("kept", k, mine[0], mine[1], mine[2])


class IncomingShip(Step[SailAwayState]):
    """A place in the incoming row is filled from the deck (SA-06, SA-30).

    An empty deck is made anew of the discards; if there are none the place stays empty (SA-33).
    ``args[0]`` is the place.
    """

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        if s.deck == 0:
            if s.discard == 0:
                s.stack.pop()
                return False
            s.deck = s.discard
            s.discard = 0
            if s.loud:
                s.tell("reshuffled_ships")
        return True

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        first = f.args[0] * SHIPS_COUNT
        return [DOCKS[first + k] for k in range(SHIPS_COUNT) if s.deck >> k & 1]

    def draw(self, s: SailAwayState, f: Frame, dice: Dice) -> i64:
        return DOCKS[f.args[0] * SHIPS_COUNT + top(s.deck, SHIPS_COUNT, dice)]

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        ship = arg(move, 1)
        s.deck &= ~BIT[ship]
        s.incoming[f.args[0]] = ship
        s.shown_last = ISLANDS_COUNT + ship
        if s.loud:
            s.reveal("docked", int(ship), f.args[0])
