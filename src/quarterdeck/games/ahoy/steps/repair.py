"""Repair and the crew that deals damage from aboard (AH-082, AH-103, AH-214, AH-217, AH-221)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.boards import SLOTS
from quarterdeck.games.ahoy.cards import MYSTIC, POWDER_MONKEY
from quarterdeck.games.ahoy.components import DAMAGE, EMPTY, FIGURES, PATROLS, STRONGHOLDS
from quarterdeck.games.ahoy.effects import has_crew
from quarterdeck.games.ahoy.frames import BY_HIT
from quarterdeck.games.ahoy.slots import action_of, damaged, has_slot, on_slot, set_slot
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.verbs import HIT, HITS, MEND, MENDS, PASS, PASS_MOVE

ALL: Final = 99  # REPAIR's left: all of it, nothing is asked


class Repair(Ask):
    """Up to so many damage off any slots of board and crew (AH-082, AH-103)."""

    def __init__(self) -> None:
        super().__init__((MEND, PASS), "no-mend-now", "AH-103")

    def enter(self, s: AhoyState, f: Frame) -> bool:
        if f.args[0] == ALL:
            s.stack.pop()
            powder(s, f.seat, mend_all(s, f.seat))
            return False
        if len(self.legal(s, f, f.seat)) > 1:
            return True
        s.stack.pop()
        powder(s, f.seat, f.args[1])
        return False

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        if f.args[0] > 0:
            moves = [MENDS[slot] for slot in damaged(s, seat)]
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        slot = arg(move)
        if slot < SLOTS and has_slot(s, seat, slot) and on_slot(s, seat, slot) == DAMAGE:
            return Refusal("no-first-alike", (), "AH-082")
        return Refusal("no-damage-there", (), "AH-082")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            powder(s, seat, f.args[1])
            return
        mend(s, seat, arg(move))
        s.push(fr.REPAIR, seat, (f.args[0] - 1, f.args[1] + 1))


def mend(s: AhoyState, seat: i64, slot: i64) -> None:
    """One damage off."""
    set_slot(s, seat, slot, EMPTY)
    if s.loud:
        s.tell("mended", int(seat), int(slot), int(action_of(s, seat, slot)))


def mend_all(s: AhoyState, seat: i64) -> i64:
    """All damage off board and crew (AH-221); how many."""
    mended: i64 = 0
    slots = damaged(s, seat)
    while slots:
        for slot in slots:
            mend(s, seat, slot)
            mended += 1
        slots = damaged(s, seat)  # equal slots were listed once
    return mended


def powder(s: AhoyState, seat: i64, mended: i64) -> None:
    """Powder Monkey: once for each repair that took off something (AH-217)."""
    if mended > 0 and has_crew(s, seat, POWDER_MONKEY):
        s.push(fr.HIT, seat, (POWDER_MONKEY,))


class Hit(Ask):
    """A damage to any figure in the region of the own Flagship, one's own too (AH-214, AH-217).

    The Powder Monkey's is optional; the Mystic's has been paid for.
    """

    def __init__(self) -> None:
        super().__init__((HIT, PASS), "no-hit-now", "AH-217")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        region = s.at[seat] >> 2
        seen: list[int] = []  # spaces whose Patrols are listed: they are alike
        figure: i64 = 0
        while figure < FIGURES:
            space = s.at[figure]
            if space >> 2 == region:
                if PATROLS <= figure < STRONGHOLDS:
                    if space not in seen:
                        seen.append(space)
                        moves.append(HITS[figure])
                else:
                    moves.append(HITS[figure])
            figure += 1
        if f.args[0] != MYSTIC:
            moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        figure = arg(move)
        if verb_of(move) == HIT and figure < FIGURES and s.at[figure] >> 2 == s.at[seat] >> 2:
            return Refusal("no-first-alike", (), "AH-214")
        if verb_of(move) == PASS:
            return Refusal("no-hit-paid", (), "AH-214")
        return Refusal("no-not-this-region", (), "AH-217")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            return
        figure = arg(move)
        if s.loud and f.args[0] == POWDER_MONKEY:
            s.tell("used", int(seat), POWDER_MONKEY)
        s.push(fr.HURT, seat, (int(figure), s.at[figure], 1, BY_HIT))
