"""What all one-time pirate action cards have in common."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.verbs import DECLINE_MOVE


class CardStep(Step[SailAwayState]):
    """A card's effect: it may be declined, and is skipped if that is all one could do (SA-16)."""

    card: i64
    verb: i64  # the only one it takes
    other: str  # the refusal of all others
    clause: str

    def __init__(self, card: i64, verb: i64, other: str, clause: str) -> None:
        super().__init__()
        self.card = card
        self.verb = verb
        self.other = other
        self.clause = clause

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        if len(self.legal(s, f, f.seat)) > 1:
            return True
        s.stack.pop()
        if s.loud:
            s.tell("no_effect", int(f.seat))
        return False

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        moves = self.effects(s, seat)
        moves.append(DECLINE_MOVE)
        return moves

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if move == DECLINE_MOVE:
            return None
        if verb_of(move) != self.verb:
            return self.refuse(self.other)
        return self.cannot(s, seat, move)

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move != DECLINE_MOVE:
            self.do(s, seat, move)
        elif s.loud:
            s.tell("declined", int(seat), int(self.card))

    def refuse(self, key: str, *args: int) -> Refusal:
        """In the name of this card's clause."""
        return Refusal(key, args, self.clause)

    # ------------------------------------------------------------ what each card says

    def effects(self, s: SailAwayState, seat: i64) -> list[int]:
        """The moves that do something; a new list."""
        raise NotImplementedError

    def cannot(self, s: SailAwayState, seat: i64, move: i64) -> Refusal | None:
        """Why a move of its verb is not lawful."""
        raise NotImplementedError

    def do(self, s: SailAwayState, seat: i64, move: i64) -> None:
        """Carry it out; the card's frame is off the stack."""
        raise NotImplementedError
