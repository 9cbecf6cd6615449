"""Close combat: running ones first, then new attacks; the symbol die decides (SH-30 to SH-34)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.ship_ahoy.boarding import (
    attacks,
    call_combats,
    cannot_attack,
    cannot_be_attacked,
    must_roll,
)
from quarterdeck.games.ship_ahoy.components import (
    FIGHTING,
    FLAT,
    MONSTER,
    NONE,
    PIECES,
    PIRATE,
    TILE,
)
from quarterdeck.games.ship_ahoy.fate import combat_of
from quarterdeck.games.ship_ahoy.frames import KRAKEN_MOVE_FRAMES, SYMBOL
from quarterdeck.games.ship_ahoy.pieces import (
    on_kraken,
)
from quarterdeck.games.ship_ahoy.spoils import capture
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.games.ship_ahoy.verbs import FIGHT, FINISH_MOVE, SYMBOLS
from quarterdeck.kit.bits import BIT


class Combat(Step[ShipAhoyState]):
    """Every running combat is rolled for, then each piece may begin one attack."""

    def enter(self, s: ShipAhoyState, f: Frame) -> bool:
        if s.phase != FIGHTING:
            s.phase = FIGHTING
            call_combats(s, f.seat)
        if must_roll(s, f.seat) or attacks(s, f.seat, True):
            return True
        s.stack.pop()
        return False

    def legal(self, s: ShipAhoyState, f: Frame, seat: i64) -> list[int]:
        must = must_roll(s, seat)
        if must:
            return must
        moves = attacks(s, seat, False)
        moves.append(FINISH_MOVE)
        return moves

    def check(self, s: ShipAhoyState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        must = must_roll(s, seat)
        if move in must:
            return None
        if move == FINISH_MOVE:
            return Refusal("no-roll-combats", (len(must),), "SH-32") if must else None
        if verb_of(move) != FIGHT:
            return Refusal("no-fight-now", (), "SH-05")
        a = arg(move)
        b = arg(move, 1)
        if a >= PIECES or b >= PIECES:
            return Refusal("no-such-piece", (), "SH-30")
        why = cannot_attack(s, seat, a)
        if why is not None:
            return why
        why = cannot_be_attacked(s, seat, a, b)
        if why is not None:
            return why
        if must:
            return Refusal("no-roll-combats", (len(must),), "SH-32")
        if s.attacked & BIT[a]:
            return Refusal("no-attacked-already", (int(a),), "SH-34")
        return None

    def apply(self, s: ShipAhoyState, f: Frame, seat: i64, move: i64) -> None:
        if move == FINISH_MOVE:
            s.stack.pop()
            return
        a = arg(move)
        b = arg(move, 1)
        k = combat_of(s, a, b)
        if k != NONE:
            s.due[k] = 0
        else:
            s.attacked |= BIT[a]
        if b != TILE and s.stand[b] == FLAT:
            capture(s, seat, a, b)  # without a roll (SH-53)
            return
        s.stack.append(Frame(SYMBOL, seat, (int(a), int(b))))
        if s.loud:
            if b == TILE:
                s.reveal("kraken_fought", int(seat), int(a))
            else:
                s.reveal("fought", int(seat), int(a), int(b))


class Symbol(Step[ShipAhoyState]):
    """The symbol die: three flags, three crossed swords (SH-31)."""

    def legal(self, s: ShipAhoyState, f: Frame, seat: i64) -> list[int]:
        return SYMBOLS

    def apply(self, s: ShipAhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        me = f.seat
        a: i64 = f.args[0]
        b: i64 = f.args[1]
        flag = arg(move)
        s.shown_last = flag
        if s.loud:
            s.reveal("flag" if flag else "swords", int(me))
        if b == TILE:
            if flag:
                loosen(s)
                s.stack.append(KRAKEN_MOVE_FRAMES[me])
                if s.loud:
                    s.tell("kraken_let_go", int(me))
        elif flag:
            capture(s, me, a, b)
        elif a != MONSTER and combat_of(s, a, b) == NONE:
            s.combats.append(int(a))
            s.combats.append(int(b))
            s.backers.append(int(me) if a == PIRATE else NONE)
            s.due.append(0)
            if s.loud:
                s.tell("locked", int(a), int(b))


def loosen(s: ShipAhoyState) -> None:
    """Every ship on the kraken is free until it is moved under it again (SH-65)."""
    piece: i64 = 0
    while piece < MONSTER:
        if on_kraken(s, piece):
            s.released |= BIT[piece]
        piece += 1
