"""Recruiting without cost and taking others' cards (AH-115, AH-155, AH-157, AH-215)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.components import (
    CARGO as IN_CARGO,
)
from quarterdeck.games.ahoy.components import (
    CREW as IN_CREW,
)
from quarterdeck.games.ahoy.components import (
    NONE,
    SEATS,
    SMUGGLER,
)
from quarterdeck.games.ahoy.effects import drive_off, faction
from quarterdeck.games.ahoy.market import (
    at_island,
    is_barred,
    nobles_loot,
    recruit_free,
    refill,
    strip,
)
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.verbs import (
    CARGO,
    CARGOES,
    CREW,
    CREWS,
    PASS,
    PASS_MOVE,
    RECRUIT,
    RECRUITS,
)

# RECRUIT_FREE's source
BY_NEGOTIATE: Final = 0
BY_REWARD: Final = 1

AS_CREW: Final = 0
AS_CARGO: Final = 1


class RecruitFree(Ask):
    """Any card of the Market, whatever its cost and suit, one after the other.

    Negotiate's second costs a Comrade of the Island (AH-155).
    """

    def __init__(self) -> None:
        super().__init__((RECRUIT, PASS), "no-recruit-now", "AH-155")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        if f.args[0] > 0 and why_not(s, f, seat) == "":
            moves = [RECRUITS[card] for card in s.market if card != NONE]
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        return Refusal("no-not-in-market", (), "AH-155")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            return
        if f.args[0] > 1:
            s.push(fr.RECRUIT_FREE, seat, (f.args[0] - 1, f.args[1]))
        elif f.args[1] == BY_NEGOTIATE:
            drive_off(s, seat, 1, s.at[seat] >> 2)
        refill(s, recruit_free(s, seat, arg(move)))


def why_not(s: AhoyState, f: Frame, seat: i64) -> str:
    """What keeps the seat from recruiting so at all; empty: nothing."""
    if is_barred(s, seat):
        return "no-stronghold-bars"
    if f.args[1] == BY_NEGOTIATE:
        if not at_island(s, seat):
            return "no-at-island"
        if f.args[0] == 1 and s.comrades[s.at[seat] >> 2] == 0:
            return "no-comrade-there"
    return ""


class Noble(Ask):
    """Naive Noble: a crew or cargo of another, as crew or, for a Smuggler, as cargo (AH-215)."""

    def __init__(self) -> None:
        super().__init__((CREW, CARGO), "no-noble-now", "AH-215")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        loot = nobles_loot(s, seat)
        moves = [CREWS[card] for card in loot]
        if faction(s, seat) == SMUGGLER:
            moves += [CARGOES[card] for card in loot]
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == CARGO and faction(s, seat) != SMUGGLER:
            return Refusal("no-smuggler", (), "AH-215")
        return Refusal("no-noble-card", (), "AH-215")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        card = arg(move)
        other: i64 = (s.where[card] - IN_CREW) % SEATS
        form = AS_CARGO if verb_of(move) == CARGO else AS_CREW
        strip(s, card)
        s.where[card] = (IN_CARGO if form == AS_CARGO else IN_CREW) + seat
        if s.loud:
            s.tell("took", int(seat), int(other), int(card), form)
        if form == AS_CARGO:
            s.stack.append(fr.JETTISON_FRAMES[seat])
