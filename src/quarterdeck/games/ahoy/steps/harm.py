"""Damage and repair (AH-080 to AH-083, AH-103, AH-214, AH-217, AH-221, AH-226)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.boards import SLOTS
from quarterdeck.games.ahoy.cards import BEAKHEAD
from quarterdeck.games.ahoy.components import (
    CUTTER,
    CUTTER_SLOT,
    DAMAGE,
    EMPTY,
    GUNSHIP_FOUR,
    GUNSHIP_SIX,
    NONE,
    SEATS,
)
from quarterdeck.games.ahoy.effects import has_crew, owner, remove_figure
from quarterdeck.games.ahoy.frames import BY_BATTLE, BY_HIT, BY_MYSTIC, DEALT
from quarterdeck.games.ahoy.grid import SHUT, WALL
from quarterdeck.games.ahoy.slots import (
    action_of,
    board_harmable,
    harmable,
    has_slot,
    on_slot,
    set_slot,
)
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.verbs import (
    HARM,
    HARMS,
    PASS,
    PASS_MOVE,
    PUSH,
    PUSHES,
)
from quarterdeck.games.ahoy.voyage import push_figure


class Hurt(Ask):
    """Damage to a figure, one after the other; the seat chooses the slots (AH-080).

    What it can take no more is lost (AH-067, AH-081). Patrols and Strongholds just go (AH-083).
    """

    def __init__(self) -> None:
        super().__init__((HARM,), "no-harm-now", "AH-080")

    def enter(self, s: AhoyState, f: Frame) -> bool:
        figure: i64 = f.args[0]
        if s.at[figure] == NONE:
            s.stack.pop()
            return False
        if SEATS <= figure < CUTTER:
            s.stack.pop()
            destroy(s, f.seat, figure)
            return False
        moves = self.legal(s, f, f.seat)
        if f.args[2] == 0 or not moves:
            s.stack.pop()
            after_harm(s, f)
            return False
        if len(moves) == 1:
            self.apply(s, f, f.seat, moves[0])
            return False
        return True

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        slots: list[int] = []
        if f.args[3] == BY_MYSTIC:
            board_harmable(s, f.args[0], slots)
        else:
            slots = harmable(s, f.args[0])
        return [HARMS[slot] for slot in slots]

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        slot = arg(move)
        victim = owner(s, f.args[0])
        if slot >= SLOTS or not has_slot(s, victim, slot):
            return Refusal("no-such-slot", (), "AH-080")
        if on_slot(s, victim, slot) != EMPTY:
            return Refusal("no-slot-empty", (), "AH-081")
        return Refusal("no-harm-there", (), "AH-081")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        slot = arg(move)
        figure: i64 = f.args[0]
        victim = owner(s, figure)
        set_slot(s, victim, slot, DAMAGE)
        if s.loud:
            action = int(action_of(s, victim, slot))
            s.tell("harmed", int(seat), int(victim), int(figure), int(slot), action)
        if figure >= CUTTER and is_sunk(s, figure):
            destroy(s, seat, figure)
            return
        args = (f.args[0], f.args[1], f.args[2] - 1, f.args[3] | DEALT)
        s.push(fr.HURT, f.seat, args)


def is_sunk(s: AhoyState, ship: i64) -> bool:
    """Whether all slots of a ship plan are damaged (AH-083)."""
    if ship == CUTTER:
        return s.ship_slots[CUTTER_SLOT] == DAMAGE
    return s.ship_slots[GUNSHIP_FOUR] == DAMAGE and s.ship_slots[GUNSHIP_SIX] == DAMAGE


def destroy(s: AhoyState, seat: i64, figure: i64) -> None:
    """Back to the supply; a ship with its plan for good (AH-083)."""
    whence = s.at[figure]
    if figure == CUTTER:
        s.ship_slots[CUTTER_SLOT] = EMPTY
    elif figure > CUTTER:
        s.ship_slots[GUNSHIP_FOUR] = EMPTY
        s.ship_slots[GUNSHIP_SIX] = EMPTY
    remove_figure(s, figure)
    if s.loud:
        s.tell("destroyed", int(seat), int(owner(s, figure)), int(figure), whence)


def after_harm(s: AhoyState, f: Frame) -> None:
    """Battering Beakhead, once for all the damage of a battle or an effect (AH-226)."""
    figure: i64 = f.args[0]
    source = f.args[3] & ~DEALT
    if not f.args[3] & DEALT:
        if s.loud:
            s.tell("unharmed", int(owner(s, figure)), int(figure))
        return
    if source != BY_BATTLE and source != BY_HIT:
        return
    if owner(s, figure) != f.seat and has_crew(s, f.seat, BEAKHEAD):
        s.push(fr.BEAKHEAD, f.seat, (int(figure),))


class Beakhead(Ask):
    """The damaged enemy may be moved one space, not off the map nor over a Sandbar (AH-226)."""

    def __init__(self) -> None:
        super().__init__((PUSH, PASS), "no-push-now", "AH-226")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        base: i64 = s.at[f.args[0]] * 4
        d: i64 = 0
        while d < 4:
            if s.near[base + d] >= 0:
                moves.append(PUSHES[d])
            d += 1
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        d = arg(move)
        if d < 4 and s.near[s.at[f.args[0]] * 4 + d] <= WALL:
            return Refusal("no-push-sandbar", (), "AH-226")
        if d < 4 and s.near[s.at[f.args[0]] * 4 + d] >= SHUT:
            return Refusal("no-push-off", (), "AH-226")
        return Refusal("no-such-choice", (), "AH-226")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move != PASS_MOVE:
            push_figure(s, f.args[0], arg(move))
