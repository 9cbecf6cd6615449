"""Before the loading: handicap monkeys, the pile, the countdown, the 13 cards."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import Action, arg, verb_of
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import CLOCK, NATURE
from quarterdeck.core.step import Step
from quarterdeck.games.anchors_aweigh import verbs
from quarterdeck.games.anchors_aweigh.acts import why_not_here
from quarterdeck.games.anchors_aweigh.components import (
    ALL_FRONTS,
    BACK,
    CARDS,
    COUNTDOWN_MS,
    DEALT,
    FIRST_CARD,
    FRONT_COUNT,
    FRONTS,
    LOADING,
    MIXED,
    MONKEY_FRONT,
    MONKEYS,
    TILES,
    TYPE,
    TYPES,
)
from quarterdeck.games.anchors_aweigh.setup import begin_round
from quarterdeck.games.anchors_aweigh.ship import put_tile
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import DECLINE, MONKEY_MOVES, RING, RINGS
from quarterdeck.kit.bits import BIT


def shuffle(cards: list[int], dice: Dice) -> None:
    """Every order as likely."""
    i: i64 = len(cards) - 1
    while i > 0:
        j = dice.below(i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i -= 1


class TakeMonkey(Step[AnchorsAweighState]):
    """Each player in turn may put a monkey on their own ship, for all the game (AA-60)."""

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        if sum(s.meddled) == MONKEYS:
            return [DECLINE]
        return [*MONKEY_MOVES[:MIXED], DECLINE]

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if move == DECLINE:
            return None
        if verb_of(move) != verbs.MONKEY:
            return Refusal("no-monkey-now", (), "AA-60")
        if sum(s.meddled) == MONKEYS:
            return Refusal("no-monkey-left", (), "AA-60")
        return why_not_here(s, seat, arg(move))

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == DECLINE:
            if s.loud:
                s.tell("no_monkey", int(seat))
            return
        space = arg(move)
        tile = TILES - 1 - sum(s.meddled)  # not to be poured: the last numbers
        s.fronts[tile] = MONKEY_FRONT
        s.meddled[seat] = 1
        s.monkey_at[seat] = space
        put_tile(s, seat, space, tile)
        if s.loud:
            s.tell("meddled", int(seat), int(space))


class PourTiles(Step[AnchorsAweighState]):
    """All tiles fall, each face up or face down, and stay as they fall (AA-06).

    One wide action: for every tile its front * 2, + 1 if it lies face up.
    """

    def check_action(self, s: AnchorsAweighState, f: Frame, a: Action) -> Refusal | None:
        if a.verb != "pour" or len(a.args) != TILES - sum(s.meddled):
            return Refusal("no-bad-arguments")
        count = [0] * FRONTS
        count[MONKEY_FRONT] = sum(s.meddled)
        for n in a.args:
            if n < 0 or n >= 2 * FRONTS:
                return Refusal("no-bad-arguments")
            count[n >> 1] += 1
        return None if count == FRONT_COUNT else Refusal("no-bad-arguments")

    def sample(self, s: AnchorsAweighState, f: Frame, seat: i64, dice: Dice) -> Action:
        tiles = ALL_FRONTS[: TILES - sum(s.meddled)]  # monkeys come last in it
        shuffle(tiles, dice)
        return Action(NATURE, "pour", tuple([2 * front + int(dice.below(2)) for front in tiles]))

    def take(self, s: AnchorsAweighState, f: Frame, a: Action) -> None:
        s.stack.pop()
        up: i64 = 0
        tile: i64 = 0
        for n in a.args:
            s.fronts[tile] = n >> 1
            s.faces[tile] = BACK
            if n & 1:
                s.faces[tile] = n >> 1
                up += 1
            tile += 1
        s.pile = tile
        s.down = tile - up
        if s.loud:
            s.reveal("poured", int(up))
        begin_round(s)


class Countdown(Step[AnchorsAweighState]):
    """Three seconds in which nobody can act; then the clock opens the race."""

    def seat(self, s: AnchorsAweighState, f: Frame) -> i64:
        return CLOCK

    def due(self, s: AnchorsAweighState, f: Frame) -> i64:
        return COUNTDOWN_MS

    def legal(self, s: AnchorsAweighState, f: Frame, seat: i64) -> list[int]:
        return RINGS

    def check(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        return None if move == RING else Refusal("no-clock")

    def apply(self, s: AnchorsAweighState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()


class LayOutCards(Step[AnchorsAweighState]):
    """13 adventure cards, mixed, and at the start of loading all face up (AA-07, AA-10).

    Nobody sees a front before, so they are drawn when they are turned up. One wide action: the
    cards in their order round the pile.
    """

    def check_action(self, s: AnchorsAweighState, f: Frame, a: Action) -> Refusal | None:
        if a.verb != "lay_out" or len(a.args) != DEALT:
            return Refusal("no-bad-arguments")
        count = [0] * TYPES
        seen: i64 = 0
        fresh = fresh_cards(s)
        for card in a.args:
            if card < 0 or card >= CARDS or seen & BIT[card] or not fresh & BIT[card]:
                return Refusal("no-bad-arguments")
            seen |= BIT[card]
            count[TYPE[card]] += 1
        if min(count) < 1 or (s.ocean == 0 and count != s.mix) or s.picked & ~seen:
            return Refusal("no-bad-arguments")
        return None

    def sample(self, s: AnchorsAweighState, f: Frame, seat: i64, dice: Dice) -> Action:
        fresh = fresh_cards(s)
        dealt: list[int] = []
        rest: list[int] = []
        for t in range(TYPES):
            cards = range(FIRST_CARD[t], FIRST_CARD[t + 1])
            sure = [c for c in cards if s.picked & BIT[c]]
            deck = [c for c in cards if fresh & BIT[c] and not s.picked & BIT[c]]
            shuffle(deck, dice)
            n = 1 if s.ocean else s.mix[t] - len(sure)
            dealt.extend(sure)
            dealt.extend(deck[:n])
            rest.extend(deck[n:])
        if s.ocean:
            shuffle(rest, dice)
            dealt.extend(rest[: DEALT - TYPES])
        shuffle(dealt, dice)
        return Action(NATURE, "lay_out", tuple(dealt))

    def take(self, s: AnchorsAweighState, f: Frame, a: Action) -> None:
        s.stack.pop()
        s.used &= ~fresh_cards(s)
        s.cards[:] = a.args
        s.phase = LOADING
        if s.loud:
            s.reveal("cards", *a.args)
            s.tell("loading_began", int(s.round))


def fresh_cards(s: AnchorsAweighState) -> i64:
    """Mask of the cards to be drawn from: too short a deck has its used cards back (AA-52), and
    cards that the table has picked are always there (AA-61)."""
    out: i64 = s.picked
    t: i64 = 0
    while t < TYPES:
        unused: i64 = 0
        everything: i64 = 0
        n: i64 = 0
        card: i64 = FIRST_CARD[t]
        need: i64 = 1 if s.ocean else s.mix[t]
        while card < FIRST_CARD[t + 1]:
            if s.picked & BIT[card]:
                need -= 1
            else:
                everything |= BIT[card]
                if not s.used & BIT[card]:
                    unused |= BIT[card]
                    n += 1
            card += 1
        out |= unused if n >= need else everything
        t += 1
    return out
