"""What the winner of a battle gets (AH-063, AH-066, AH-067), and the Gunner's Mate (AH-211)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.cards import BUCCANEER, CUTPURSE
from quarterdeck.games.ahoy.components import (
    CREW,
    CUTTER,
    FROM_CUTPURSE,
    NONE,
    SQUADRON,
    VICTORY_MOVE,
)
from quarterdeck.games.ahoy.effects import (
    drive_off,
    earn,
    faction,
    has_crew,
    land,
    owner,
    terrain,
    union,
)
from quarterdeck.games.ahoy.foes import foes
from quarterdeck.games.ahoy.frames import BY_BATTLE
from quarterdeck.games.ahoy.market import held, put_away
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.tiles import FOG
from quarterdeck.games.ahoy.verbs import (
    AIM,
    AIMS,
    DISCARD,
    DISCARDS,
    PASS,
    PASS_MOVE,
    WIN,
    WINS,
)
from quarterdeck.games.ahoy.voyage import start_trip

# Second halves of the options, by faction * 3 + option.
STEALS: Final = 0
TWO_DAMAGE: Final = 1
DRIVES_OFF: Final = 2
LANDS: Final = 3
MOVES: Final = 4
REWARDS: Final = 5
SPOILS: Final[list[int]] = [
    *[STEALS, TWO_DAMAGE, DRIVES_OFF],  # Squadron, AH-119
    *[LANDS, STEALS, NONE],  # Union, AH-140
    *[MOVES, REWARDS, NONE],  # Smuggler, AH-156
]
CUTPURSE_GOLD: Final = 2  # AH-202
BUCCANEERS_CREW: Final = 2  # AH-227


class Victory(Ask):
    """The winner takes one option or none; extra damage comes in any case (AH-063, AH-067)."""

    def __init__(self) -> None:
        super().__init__((WIN, PASS), "no-win-now", "AH-063")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves = [WINS[0], WINS[1]]
        if faction(s, seat) == SQUADRON and is_union_ship(s, f.args[1]):
            moves.append(WINS[2])
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if faction(s, seat) == SQUADRON and arg(move) == 2:
            return Refusal("no-union-ship", (), "AH-119")
        return Refusal("no-such-choice", (), "AH-063")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        option: i64 = NONE
        damage: i64 = f.args[3]
        if move != PASS_MOVE:
            option = faction(s, seat) * 3 + arg(move)
            damage += 2 if SPOILS[option] == TWO_DAMAGE else 1
            if s.loud:
                s.tell("victory", int(seat), int(option))
        s.push(fr.SPOILS, seat, (*f.args[:3], int(option), 0))
        if damage > 0:
            s.push(fr.HURT, seat, (f.args[1], f.args[2], int(damage), BY_BATTLE))


def is_union_ship(s: AhoyState, figure: i64) -> bool:
    """Flagship, Cutter or Gunship of the Union."""
    return figure == union(s) or figure >= CUTTER


class Spoils(Step[AhoyState]):
    """The option's second half; then what crew brings for any win (AH-066).

    From here on another battle may begin before this one's last effects: it is off the screen.
    """

    def enter(self, s: AhoyState, f: Frame) -> bool:
        s.stack.pop()
        seat = f.seat
        loser = owner(s, f.args[1])
        if f.args[4] == 0:
            s.battle.clear()
            s.push(fr.SPOILS, seat, (*f.args[:4], 1))
            if f.args[3] != NONE:
                self.second_half(s, seat, loser, f.args[2] >> 2, SPOILS[f.args[3]])
            return False
        if has_crew(s, seat, CUTPURSE):
            earn(s, seat, CUTPURSE_GOLD, FROM_CUTPURSE)
        if has_crew(s, seat, BUCCANEER):
            s.push(fr.BUCCANEER, seat, (int(loser), BUCCANEERS_CREW))
        return False

    def second_half(self, s: AhoyState, seat: i64, loser: i64, region: i64, what: i64) -> None:
        """Whatever of it can be done (AH-067)."""
        if what == STEALS:
            if s.gold[loser] > 0:
                s.gold[loser] -= 1
                s.gold[seat] += 1
                if s.loud:
                    s.tell("stole", int(seat), int(loser), 1)
        elif what == DRIVES_OFF:
            drive_off(s, seat, 1, region)
        elif what == LANDS:
            land(s, 1, region)
        elif what == MOVES:
            start_trip(s, seat, seat, 2, VICTORY_MOVE)
        elif what == REWARDS:
            s.stack.append(fr.MARKER_FRAMES[seat])


class Buccaneer(Ask):
    """May go to the box with two crew of the loser, or with as many as there are (AH-227)."""

    def __init__(self) -> None:
        super().__init__((DISCARD, PASS), "no-buccaneer-now", "AH-227")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        if f.args[1] > 0:
            moves = [DISCARDS[card] for card in held(s, CREW + f.args[0])]
        if f.args[1] == BUCCANEERS_CREW:
            moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == PASS:
            return Refusal("no-second-crew", (), "AH-227")
        return Refusal("no-losers-crew", (f.args[0],), "AH-227")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            return
        if f.args[1] == BUCCANEERS_CREW:
            put_away(s, seat, BUCCANEER)
        put_away(s, seat, arg(move))
        s.push(fr.BUCCANEER, seat, (f.args[0], f.args[1] - 1))


class GunnersMate(Ask):
    """A die came to the Cannons: the Flagship may battle a space of its region (AH-211)."""

    def __init__(self) -> None:
        super().__init__((AIM, PASS), "no-aim-now", "AH-211")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        first: i64 = s.at[seat] & ~3
        space = first
        while space < first + 4:
            if foes(s, seat, space):
                moves.append(AIMS[space])
            space += 1
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        space = arg(move)
        if space >> 2 != s.at[seat] >> 2:
            return Refusal("no-not-this-region", (), "AH-211")
        if terrain(s, space) == FOG:
            return Refusal("no-battle-in-fog", (), "AH-064")
        return Refusal("no-enemy-there", (), "AH-211")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            return
        space = arg(move)
        if s.loud:
            s.tell("aimed", int(seat), int(space))
        s.push(fr.BATTLES, seat, (int(seat), int(space), int(foes(s, seat, space))))
