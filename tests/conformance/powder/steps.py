"""Powder's steps with packed moves: nature, sealed bids, nested cards, a race with the clock."""

from __future__ import annotations

from quarterdeck.core.action import arg, pack
from quarterdeck.core.frame import Frame
from quarterdeck.core.seat import CLOCK
from quarterdeck.core.step import Step
from quarterdeck.core.verb import Verb
from tests.conformance.powder.state import (
    COIN,
    ECHO,
    KINDS,
    NOT_SEALED,
    PEEK,
    THIEF,
    PowderState,
    bump,
)

ROUND, OMEN, DEAL, BID, PLAY, EFFECT, ROB, STEAL, BURY, LOAD, SHOOT, FLIGHT, ROPE = range(13)

VERBS = [
    Verb(0, "omen", ("card",)),
    Verb(1, "draw", ("card",)),
    Verb(2, "bid", ("coins",)),
    Verb(3, "play", ("index",)),
    Verb(4, "pass", ()),
    Verb(5, "rob", ("seat",)),
    Verb(6, "steal", ("index",)),
    Verb(7, "bury", ("card",)),
    Verb(8, "load", ("crate", "side")),
    Verb(9, "bell", ()),
    Verb(10, "shoot", ("angle", "power"), wide=True),
    Verb(11, "land", ("barrel", "x", "y"), wide=True),
    Verb(12, "rope", (), wide=True),
]
V_OMEN, V_DRAW, V_BID, V_PLAY, V_PASS, V_ROB, V_STEAL, V_BURY, V_LOAD, V_BELL = range(10)

HAND = 2  # cards a round
DEAREST_BID = 3
DEARER_BIDS = 2  # version of the rules since which it is that much; before it was:
DEAREST_BEFORE = 2
RACE_MS = 20_000
HEAVIEST = 3  # crates a seat can load


class Round(Step[PowderState]):
    """Lay out the round's business; the last pushed happens first."""

    def enter(self, s: PowderState, f: Frame) -> bool:
        s.stack.pop()
        if s.round == s.rounds:
            if s.loud:
                s.tell("ended")
            return False
        s.round += 1
        s.wind = "rough" if s.round % 2 == 0 else "calm"
        s.crates[:] = [0] * s.seats
        s.push(ROUND)
        for seat in reversed(range(s.seats)):
            s.push(ROPE, seat)
            s.push(SHOOT, seat)
        s.push(LOAD)
        s.push(BID)
        for seat in reversed(range(s.seats)):
            s.push(DEAL, seat, (HAND,))
        return False


class Omen(Step[PowderState]):
    """Nature gives the seat a kind of card that only it knows."""

    def legal(self, s: PowderState, f: Frame, seat: int) -> list[int]:
        return [pack(V_OMEN, k) for k in range(KINDS)]

    def odds(self, s: PowderState, f: Frame) -> list[int]:
        return [1, 2, 3, 4]

    def apply(self, s: PowderState, f: Frame, seat: int, move: int) -> None:
        s.stack.pop()
        s.omens[f.seat] = arg(move)
        if s.loud:
            s.whisper("omened", (f.seat,), (f.seat,), (arg(move),))


class Deal(Step[PowderState]):
    """Nature gives the seat ``args[0]`` cards, one by one, as long as there are any."""

    def enter(self, s: PowderState, f: Frame) -> bool:
        if f.args[0] > 0 and sum(s.pool) > 0:
            return True
        s.stack.pop()
        return False

    def legal(self, s: PowderState, f: Frame, seat: int) -> list[int]:
        return [pack(V_DRAW, k) for k in range(KINDS) if s.pool[k]]

    def odds(self, s: PowderState, f: Frame) -> list[int]:
        return [n for n in s.pool if n]

    def apply(self, s: PowderState, f: Frame, seat: int, move: int) -> None:
        card = arg(move)
        s.pool[card] -= 1
        s.hands[f.seat] += (card,)
        s.stack[-1] = Frame(DEAL, f.seat, (f.args[0] - 1,))
        if s.loud:
            s.whisper("drew", (f.seat,), (f.seat,), (card,))


class Bid(Step[PowderState]):
    """Everyone seals a bid; opened together; the highest (lowest seat) pays and plays."""

    def enter(self, s: PowderState, f: Frame) -> bool:
        if min(s.bids) == NOT_SEALED:
            return True
        lead = s.bids.index(max(s.bids))
        if s.loud:
            for seat in range(s.seats):
                s.reveal("opened", seat, s.bids[seat])
        s.coins[lead] -= s.bids[lead]
        s.bids[:] = [NOT_SEALED] * s.seats
        s.stack[-1] = Frame(PLAY, lead, (2,))
        return False

    def seats(self, s: PowderState, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if s.bids[seat] == NOT_SEALED]

    def seat(self, s: PowderState, f: Frame) -> int:
        return self.seats(s, f)[0]

    def legal(self, s: PowderState, f: Frame, seat: int) -> list[int]:
        return [pack(V_BID, n) for n in range(dearest(s, seat) + 1)]

    def apply(self, s: PowderState, f: Frame, seat: int, move: int) -> None:
        s.bids[seat] = arg(move)
        if s.loud:
            s.whisper("sealed", (seat,), (seat,), (arg(move),))


def dearest(s: PowderState, seat: int) -> int:
    """What the seat can bid at most."""
    return min(s.coins[seat], DEAREST_BEFORE if s.version < DEARER_BIDS else DEAREST_BID)


class Play(Step[PowderState]):
    """The seat may play up to ``args[0]`` cards, named by their place in the hand."""

    def enter(self, s: PowderState, f: Frame) -> bool:
        if f.args[0] > 0 and s.hands[f.seat]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: PowderState, f: Frame, seat: int) -> list[int]:
        return [pack(V_PASS), *[pack(V_PLAY, i) for i in range(len(s.hands[seat]))]]

    def apply(self, s: PowderState, f: Frame, seat: int, move: int) -> None:
        if move == pack(V_PASS):
            s.stack.pop()
            if s.loud:
                s.tell("passed", seat)
            return
        i = arg(move)
        hand = s.hands[seat]
        card = hand[i]
        s.hands[seat] = hand[:i] + hand[i + 1 :]
        s.spent = bump(s.spent, card)
        s.stack[-1] = Frame(PLAY, seat, (f.args[0] - 1,))
        s.push(EFFECT, seat, (card,))
        if s.loud:
            s.reveal("played", seat, i, card)


class Effect(Step[PowderState]):
    """What the card ``args[0]`` does: it changes the state or pushes frames, it never asks."""

    def enter(self, s: PowderState, f: Frame) -> bool:
        s.stack.pop()
        card = f.args[0]
        if card == COIN:
            s.coins[f.seat] += 1
        elif card == ECHO:
            s.push(PLAY, f.seat, (2,))
            s.push(DEAL, f.seat, (1,))
        elif card == THIEF:
            s.push(ROB, f.seat)
        elif card == PEEK:
            s.push(BURY, f.seat)
        return False


class Rob(Step[PowderState]):
    """The thief names a victim that has a card."""

    def enter(self, s: PowderState, f: Frame) -> bool:
        if self.legal(s, f, f.seat):
            return True
        s.stack.pop()
        return False

    def legal(self, s: PowderState, f: Frame, seat: int) -> list[int]:
        return [pack(V_ROB, k) for k in range(s.seats) if k != seat and s.hands[k]]

    def apply(self, s: PowderState, f: Frame, seat: int, move: int) -> None:
        s.stack[-1] = Frame(STEAL, seat, (arg(move),))


class Steal(Step[PowderState]):
    """Nature picks a card of the victim ``args[0]``; the two of them see it."""

    def legal(self, s: PowderState, f: Frame, seat: int) -> list[int]:
        return [pack(V_STEAL, i) for i in range(len(s.hands[f.args[0]]))]

    def apply(self, s: PowderState, f: Frame, seat: int, move: int) -> None:
        s.stack.pop()
        victim = f.args[0]
        i = arg(move)
        hand = s.hands[victim]
        s.hands[victim] = hand[:i] + hand[i + 1 :]
        s.hands[f.seat] += (hand[i],)
        if s.loud:
            s.whisper("stole", (f.seat, victim, i), (f.seat, victim), (hand[i],))


class Bury(Step[PowderState]):
    """The seat looks at a card of the pool; then it is gone, and no view shows it again."""

    def enter(self, s: PowderState, f: Frame) -> bool:
        if sum(s.pool) > 0:
            return True
        s.stack.pop()
        return False

    def legal(self, s: PowderState, f: Frame, seat: int) -> list[int]:
        return [pack(V_BURY, k) for k in range(KINDS) if s.pool[k]]

    def odds(self, s: PowderState, f: Frame) -> list[int]:
        return [n for n in s.pool if n]

    def apply(self, s: PowderState, f: Frame, seat: int, move: int) -> None:
        s.stack.pop()
        s.pool[arg(move)] -= 1
        s.buried.append(arg(move))
        s.buried_count += 1
        if s.loud:
            s.whisper("buried", (f.seat,), (f.seat,), (arg(move),))


class Load(Step[PowderState]):
    """Real time: everyone loads crates, light or heavy, until the clock rings."""

    def seats(self, s: PowderState, f: Frame) -> list[int]:
        return [*[k for k in range(s.seats) if s.crates[k] < HEAVIEST], CLOCK]

    def seat(self, s: PowderState, f: Frame) -> int:
        return self.seats(s, f)[0]

    def due(self, s: PowderState, f: Frame) -> int:
        return RACE_MS

    def legal(self, s: PowderState, f: Frame, seat: int) -> list[int]:
        if seat == CLOCK:
            return [pack(V_BELL)]
        room = HEAVIEST - s.crates[seat]
        return [pack(V_LOAD, w, side) for w in (1, 2) if w <= room for side in (0, 1)]

    def apply(self, s: PowderState, f: Frame, seat: int, move: int) -> None:
        if seat == CLOCK:
            s.stack.pop()
            if s.loud:
                s.tell("rang")
            return
        s.crates[seat] += arg(move)
        if s.loud:
            s.tell("loaded", seat, arg(move), arg(move, 1))
