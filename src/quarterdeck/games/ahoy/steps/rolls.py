"""A battle from the lowering of the Cannons to the count (AH-062, AH-063, AH-066, AH-209)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.action import arg
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.boards import CANNONS
from quarterdeck.games.ahoy.cards import FIGHTERS, GROGMASTER, GUNNER
from quarterdeck.games.ahoy.components import (
    BOARD_ROOM,
    CUTTER,
    DAMAGE,
    EMPTY,
    GUNSHIP,
    SEATS,
    STRONGHOLDS,
)
from quarterdeck.games.ahoy.effects import faction, halt, has_crew, owner, union
from quarterdeck.games.ahoy.frames import BY_OWN_CREW
from quarterdeck.games.ahoy.slots import harmable
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.steps.deal import show
from quarterdeck.games.ahoy.verbs import (
    DIE_ROLLS,
    LOWER,
    LOWERS,
    PASS,
    PASS_MOVE,
    REROLL,
    REROLL_MOVE,
    ROLLS,
)

# BATTLE_ROLL's last argument: dice the attacker still rolls, 4 * the defender's, and:
GROG_DONE: Final = 16  # Grogmaster has been asked (AH-209: once a battle)


class Lower(Ask):
    """Attacker, then defender, may lower one die on their Cannons and add that (AH-062)."""

    def __init__(self) -> None:
        super().__init__((LOWER, PASS), "no-lower-now", "AH-062")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves = [PASS_MOVE]
        if owner(s, f.args[0]) == seat:
            figure: i64 = f.args[0]
        else:
            figure = f.args[1]
        if figure == CUTTER:  # AH-138
            return moves
        for slot in CANNONS[faction(s, seat)]:
            die: i64 = s.slots[seat * BOARD_ROOM + slot]
            if die != DAMAGE:
                amount: i64 = 1
                while amount < die:
                    moves.append(LOWERS[slot * 6 + amount])
                    amount += 1
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        slot = arg(move)
        if int(slot) not in CANNONS[faction(s, seat)]:
            return Refusal("no-cannons-there", (), "AH-062")
        die: i64 = s.slots[seat * BOARD_ROOM + slot]
        if die == EMPTY or die == DAMAGE:
            return Refusal("no-cannons-die", (), "AH-062")
        return Refusal("no-lower-so", (int(die - 1),), "AH-062")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        args = f.args
        attacks = owner(s, args[0]) == seat
        amount: i64 = 0
        if move != PASS_MOVE:
            amount = arg(move, 1)
        s.battle[3 if attacks else 4] = int(amount)
        if move != PASS_MOVE:
            slot = arg(move)
            k = seat * BOARD_ROOM + slot
            s.slots[k] -= amount
            if s.loud:
                s.tell("lowered", int(seat), int(amount), s.slots[k], int(slot))
        if attacks:
            s.push(fr.LOWER, owner(s, args[1]), (*args[:4], int(amount), 0))
            return
        halt(s, args[0])  # the dice are rolled: that ends the movement (AH-043)
        left = dice_of(s, args[0], args[3]) + 4 * dice_of(s, args[1], args[3])
        s.push(fr.BATTLE_ROLL, seat, (*args[:5], int(amount), 0, 0, int(left)))


def dice_of(s: AhoyState, figure: i64, plans: i64) -> i64:
    """Two battle dice with the Secret Weapon, else one (AH-235)."""
    return 2 if plans & 1 and owner(s, figure) == union(s) else 1


class BattleRoll(Step[AhoyState]):
    """One battle die; the attacker's come first."""

    def __init__(self) -> None:
        super().__init__(nature=True)

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return DIE_ROLLS

    def draw(self, s: AhoyState, f: Frame, dice: Dice) -> i64:
        return ROLLS[1 + dice.below(6)]

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        value = arg(move)
        args = f.args
        left: i64 = args[8]
        attack: i64 = args[6]
        defence: i64 = args[7]
        show(s, value)
        if left & 3:
            left -= 1
            attack += value
            figure: i64 = args[0]
            s.battle[5] = int(attack)
        else:
            left -= 4
            defence += value
            figure = args[1]
            s.battle[6] = int(defence)
        if s.loud:
            s.reveal("battle_rolled", int(owner(s, figure)), int(value), int(figure))
        rolled = (*args[:6], int(attack), int(defence), int(left))
        if left & 15:
            s.push(fr.BATTLE_ROLL, f.seat, rolled)
            return
        if not left & GROG_DONE:
            for who in args[:2]:
                if has_grog(s, who):
                    s.push(fr.GROG, who, rolled)
                    return
        count(s, rolled)


def has_grog(s: AhoyState, figure: i64) -> bool:
    """Grogmaster works for the own Flagship, if a damage can be placed (AH-209)."""
    if figure >= SEATS or not has_crew(s, figure, GROGMASTER):
        return False
    return len(harmable(s, figure)) > 0


class Grog(Ask):
    """Grogmaster: a damage to roll again; the new roll holds (AH-209)."""

    def __init__(self) -> None:
        super().__init__((REROLL, PASS), "no-reroll-now", "AH-209")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [REROLL_MOVE, PASS_MOVE]

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        args = f.args
        if move == PASS_MOVE:
            count(s, args)
            return
        attacks = args[0] == seat
        dice = dice_of(s, seat, args[3])
        if attacks:
            again = (0, args[7], int(dice) + GROG_DONE)
        else:
            again = (args[6], 0, int(dice) * 4 + GROG_DONE)
        s.battle[5 if attacks else 6] = 0
        if s.loud:
            s.tell("rerolled", int(seat))
        s.push(fr.BATTLE_ROLL, f.seat, (*args[:6], *again))
        s.push(fr.HURT, seat, (int(seat), args[2], 1, BY_OWN_CREW))


def bonus(s: AhoyState, figure: i64, plans: i64) -> i64:
    """What is added besides the lowered die (AH-066, AH-114, AH-137, AH-207, AH-237)."""
    seat = owner(s, figure)
    more: i64 = 0
    if figure == GUNSHIP:
        more = 3
    elif STRONGHOLDS <= figure < CUTTER:
        more = 2
    if has_crew(s, seat, FIGHTERS):
        more += 1
    if seat == union(s):
        more += (plans >> 1) * s.ready
    return more


def count(s: AhoyState, args: tuple[int, ...]) -> None:
    """The higher total wins, ties go to the attacker (AH-063)."""
    figure: i64 = args[0]
    enemy: i64 = args[1]
    plans: i64 = args[3]
    attacker = owner(s, figure)
    defender = owner(s, enemy)
    attack: i64 = args[4] + args[6] + bonus(s, figure, plans)
    defence: i64 = args[5] + args[7] + bonus(s, enemy, plans)
    if s.loud:
        s.tell("totals", int(attacker), int(attack), int(defender), int(defence))
    if attack >= defence:
        winner = attacker
        winning = figure
        losing = enemy
    else:
        winner = defender
        winning = enemy
        losing = figure
    if s.loud:
        s.tell("won", int(winner), int(winning), int(owner(s, losing)), int(losing))
    extra: i64 = 0
    if winning < SEATS and has_crew(s, winner, GUNNER):  # AH-210
        extra = 1
    if plans & 1 and winner == union(s):  # AH-235
        extra += 1
    s.push(fr.VICTORY, winner, (int(winning), int(losing), args[2], int(extra)))
