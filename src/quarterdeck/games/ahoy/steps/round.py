"""The round's end: control, the end of the game, two players' extras, dice and plans anew."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.components import (
    BOX,
    BY_FAME,
    DAMAGE,
    DICE,
    DICE_OF,
    EMPTY,
    FAME_TO_END,
    HAND_PLANS,
    MARKET,
    MOST_WEALTH,
    NONE,
)
from quarterdeck.games.ahoy.effects import faction, raise_wealth, union
from quarterdeck.games.ahoy.ending import controller, end_game
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.steps.turn import begin_turn
from quarterdeck.games.ahoy.verbs import PASS, PASS_MOVE, RAISE, RAISES, WIPE, WIPE_MOVE


class RoundEnd(Step[AhoyState]):
    """Every region is scored; with 30 Fame somewhere the game is over (AH-031, AH-032)."""

    def enter(self, s: AhoyState, f: Frame) -> bool:
        s.stack.pop()
        region: i64 = 0
        while region < s.regions:
            seat = controller(s, region)
            if seat != NONE:
                s.fame[seat] += s.wealth[region]
                if s.loud:
                    s.tell("scored", int(seat), s.wealth[region], int(region), s.tiles[region])
            elif s.loud:
                s.tell("contested", int(region))
            region += 1
        for fame in s.fame:
            if fame >= FAME_TO_END:
                end_game(s, BY_FAME)
                return False
        s.stack.append(fr.NEXT_ROUND_FRAME)
        if s.seats == 2:  # AH-033
            s.stack.append(fr.WIPE_FRAMES[s.first])
            s.stack.append(fr.RAISE_FRAMES[s.first])
        return False


class RaiseWealth(Ask):
    """Two players: the first player raises one region's wealth (AH-033)."""

    def __init__(self) -> None:
        super().__init__((RAISE,), "no-raise-now", "AH-033")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [RAISES[k] for k in range(s.regions) if s.wealth[k] < MOST_WEALTH]

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if arg(move) >= s.regions:
            return Refusal("no-such-region", (), "AH-033")
        return Refusal("no-wealthier", (), "AH-004")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        raise_wealth(s, arg(move))


class WipeMarket(Ask):
    """Two players: the first player may put the whole Market away (AH-033)."""

    def __init__(self) -> None:
        super().__init__((WIPE, PASS), "no-wipe-now", "AH-033")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        for card in s.market:
            if card != NONE:
                return [WIPE_MOVE, PASS_MOVE]
        return []

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            return
        if s.loud:
            s.tell("wiped", int(seat))
        place: i64 = MARKET - 1
        while place >= 0:
            card: i64 = s.market[place]
            if card != NONE:
                s.where[card] = BOX
                s.market[place] = NONE
            s.stack.append(fr.FILL_FRAMES[place])
            place -= 1


class NextRound(Step[AhoyState]):
    """Dice come back and are rolled, the first player card passes on, plans are drawn (AH-034)."""

    def enter(self, s: AhoyState, f: Frame) -> bool:
        s.stack.pop()
        take_back(s.slots)
        take_back(s.crew_slots)
        take_back(s.cost_slots)
        take_back(s.ship_slots)
        s.first = s.first + 1 if s.first + 1 < s.seats else 0
        s.stack.append(fr.START_ROUND_FRAME)
        seat: i64 = 0
        while seat < HAND_PLANS:
            s.stack.append(fr.DRAW_PLAN_FRAMES[union(s)])
            seat += 1
        seat = s.seats - 1
        while seat >= 0:
            die: i64 = DICE_OF[faction(s, seat)] - 1
            while die >= 0:
                s.dice[seat * DICE + die] = 0
                s.stack.append(fr.ROLL_FRAMES[seat * DICE + die])
                die -= 1
            seat -= 1
        return False


def take_back(slots: list[int]) -> None:
    """All dice off these slots; damage stays (AH-034)."""
    k: i64 = 0
    many: i64 = len(slots)
    while k < many:
        if slots[k] != DAMAGE:
            slots[k] = EMPTY
        k += 1


class StartRound(Step[AhoyState]):
    """The first player's turn (AH-008)."""

    def enter(self, s: AhoyState, f: Frame) -> bool:
        s.stack.pop()
        s.round += 1
        if s.loud:
            s.tell("round_began", int(s.round), int(s.first))
        begin_turn(s, s.first)
        return False
