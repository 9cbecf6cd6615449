"""A turn: dice to be placed, actions without dice, its end (AH-020 to AH-024)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.components import (
    BY_CONCEDING,
    DICE,
    DICE_A_TURN,
    NONE,
    PATROL_COUNT,
    PATROLS,
    STRONGHOLD_COUNT,
    STRONGHOLDS,
)
from quarterdeck.games.ahoy.ending import end_game
from quarterdeck.games.ahoy.free_actions import do_free, end_of_turn, free_moves, why_not_free
from quarterdeck.games.ahoy.slots import can_place, has_open
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.steps.dice import waiting_crew, why_not_there
from quarterdeck.games.ahoy.verbs import (
    ASIDE,
    ASIDES,
    BUILD,
    BUILDS,
    CONCEDE,
    DELIVER,
    END,
    END_MOVE,
    HIRE,
    PASS,
    PASS_MOVE,
    PICK,
    PICKS,
    PLACE,
    PLAY,
    RECRUIT,
    SMUGGLE,
    USE,
)
from quarterdeck.kit.bits import BIT


def begin_turn(s: AhoyState, seat: i64) -> None:
    """Two dice, or the last one alone (AH-020)."""
    left = dice_left(s, seat)
    s.turn = seat
    s.placed = 0
    s.allowed = DICE_A_TURN if left > DICE_A_TURN else left
    s.used = 0
    union = 1 if s.seats == 2 else 2
    s.waived[union] = 0
    s.stack.append(fr.END_TURN_FRAMES[seat])
    s.stack.append(fr.TURN_FRAMES[seat])
    if s.loud:
        s.tell("turn_began", int(seat), int(s.round))


def dice_left(s: AhoyState, seat: i64) -> i64:
    """How many unplaced dice the seat has."""
    count: i64 = 0
    k: i64 = seat * DICE
    while k < seat * DICE + DICE:
        if s.dice[k] > 0:
            count += 1
        k += 1
    return count


def dice_moves(s: AhoyState, seat: i64, moves: list[int]) -> None:
    """Dice that can be placed, gold helping; set aside only if none fits as it is (AH-021)."""
    first = seat * DICE
    seen: i64 = 0  # values listed: equal dice are listed once
    fits = False
    gold: i64 = s.gold[seat]
    die: i64 = 0
    while die < DICE:
        value: i64 = s.dice[first + die]
        if value > 0 and not seen & BIT[value]:
            seen |= BIT[value]
            if has_open(s, seat, value):
                fits = True
                moves.append(PICKS[die])
            elif gold > 0 and is_of_use(s, seat, value):
                moves.append(PICKS[die])
        die += 1
    if not fits:
        seen = 0
        die = 0
        while die < DICE:
            value = s.dice[first + die]
            if value > 0 and not seen & BIT[value]:
                seen |= BIT[value]
                moves.append(ASIDES[die])
            die += 1


def is_of_use(s: AhoyState, seat: i64, value: i64) -> bool:
    """Whether a die can be placed on a slot, or changed to recruit (AH-026, AH-090).

    As it is, it recruits without being picked.
    """
    gold: i64 = s.gold[seat]
    return can_place(s, seat, value, gold) or (gold > 0 and len(waiting_crew(s, seat)) > 0)


class TakeTurn(Ask):
    """The choice between actions; the end is always the player's word (AH-022).

    ``legal`` leaves out conceding, which ``check`` allows: who plays at random does not give up.
    """

    def __init__(self) -> None:
        takes = (PICK, ASIDE, END, CONCEDE, RECRUIT, HIRE, SMUGGLE, DELIVER, PLAY, USE)
        super().__init__(takes, "no-turn-now", "AH-022", asks=True)

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        if s.placed < s.allowed:
            dice_moves(s, seat, moves)
        else:
            moves.append(END_MOVE)
        free_moves(s, seat, moves)
        return moves

    def check(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) == CONCEDE:
            return None if s.seats == 2 else Refusal("no-concede", (), "AH-163")
        if verb_of(move) == PLACE:
            return why_not_there(s, seat, arg(move))
        return super().check(s, f, seat, move)

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb == END:
            return Refusal("no-dice-first", (int(s.allowed - s.placed),), "AH-022")
        if verb == PICK or verb == ASIDE:
            if s.placed >= s.allowed:
                return Refusal("no-dice-done", (), "AH-020")
            die = arg(move)
            if die >= DICE or s.dice[seat * DICE + die] <= 0:
                return Refusal("no-such-die", (), "AH-020")
            value = s.dice[seat * DICE + die]
            if verb == PICK and not is_of_use(s, seat, value):
                return Refusal("no-fits-nowhere", (), "AH-025")
            if verb == ASIDE and ASIDES[first_alike(s, seat, die)] not in self.legal(s, f, seat):
                return Refusal("no-aside", (), "AH-021")
            return Refusal("no-equal-die", (), "AH-020")
        return why_not_free(s, seat, move)

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == PICK:
            s.stack.append(fr.PLACE_DIE_FRAMES[seat * DICE + arg(move)])
        elif verb == END:
            s.stack.pop()
            end_of_turn(s, seat)
            if seat == 0:
                s.stack.append(fr.BUILD_FRAME)
        elif verb == ASIDE:
            k = seat * DICE + arg(move)
            s.dice[k] = -s.dice[k]
            s.placed += 1
            if s.loud:
                s.tell("set_aside", int(seat), -s.dice[k], int(arg(move)))
        elif verb == CONCEDE:
            s.conceded = seat
            if s.loud:
                s.tell("conceded", int(seat))
            s.stack.clear()
            end_game(s, BY_CONCEDING)
        else:
            do_free(s, seat, move)


def first_alike(s: AhoyState, seat: i64, die: i64) -> i64:
    """The first unplaced die of the same value."""
    k: i64 = 0
    while s.dice[seat * DICE + k] != s.dice[seat * DICE + die]:
        k += 1
    return k


class BuildStrongholds(Ask):
    """At the end of its turn the Squadron makes Strongholds of two Patrols each (AH-113)."""

    def __init__(self) -> None:
        super().__init__((BUILD, PASS), "no-build-now", "AH-113")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        if spare_stronghold(s) != NONE:
            region: i64 = 0
            while region < s.regions:
                if patrols_at(s, region * 4 + 3) >= 2:
                    moves.append(BUILDS[region])
                region += 1
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if spare_stronghold(s) == NONE:
            return Refusal("no-stronghold-left", (), "AH-113")
        return Refusal("no-two-patrols", (), "AH-113")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        if move == PASS_MOVE:
            s.stack.pop()
            return
        region = arg(move)
        space = region * 4 + 3
        left: i64 = 2
        figure: i64 = PATROLS
        while left > 0:
            if s.at[figure] == space:
                s.at[figure] = NONE
                left -= 1
            figure += 1
        figure = spare_stronghold(s)
        s.at[figure] = space
        if s.loud:
            s.tell("built", int(seat), int(figure), int(region), s.tiles[region])


def spare_stronghold(s: AhoyState) -> i64:
    """A Stronghold in the supply, or NONE."""
    figure: i64 = STRONGHOLDS
    while figure < STRONGHOLDS + STRONGHOLD_COUNT:
        if s.at[figure] == NONE:
            return figure
        figure += 1
    return NONE


def patrols_at(s: AhoyState, space: i64) -> i64:
    """How many Patrols are in a space."""
    count: i64 = 0
    figure: i64 = PATROLS
    while figure < PATROLS + PATROL_COUNT:
        if s.at[figure] == space:
            count += 1
        figure += 1
    return count


class EndTurn(Step[AhoyState]):
    """The next player clockwise with dice to place, maybe the same; else the round is over."""

    def enter(self, s: AhoyState, f: Frame) -> bool:
        s.stack.pop()
        seat = f.seat
        tries: i64 = 0
        while tries < s.seats:
            seat = seat + 1 if seat + 1 < s.seats else 0
            if dice_left(s, seat) > 0:
                begin_turn(s, seat)
                return False
            tries += 1
        s.stack.append(fr.ROUND_END_FRAME)
        return False
