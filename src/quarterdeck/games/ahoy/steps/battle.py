"""A battle from the choice of the defender to the plans at its start (AH-060 to AH-066)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.cards import (
    CLOSE_CALL,
    EMISSARY,
    IN_BATTLE,
    PLANS,
    SECRET_WEAPON,
)
from quarterdeck.games.ahoy.components import (
    FIGURES,
    NONE,
    PATROLS,
    STRONGHOLDS,
)
from quarterdeck.games.ahoy.effects import has_crew, owner, union
from quarterdeck.games.ahoy.hand import has_plan, use_plan
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.verbs import (
    BRIBE,
    BRIBE_MOVE,
    ENGAGE,
    ENGAGES,
    HOLD,
    HOLD_MOVE,
    PASS,
    PASS_MOVE,
    PLAY,
    PLAYS,
)
from quarterdeck.kit.bits import BIT


class Battles(Ask):
    """The attacker chooses whom to battle next (AH-061).

    ``sweep`` keeps the mask right: who has left the space is not in it any more.
    """

    def __init__(self) -> None:
        super().__init__((ENGAGE,), "no-engage-now", "AH-061")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        mask: i64 = f.args[2]
        patrol = False  # one Patrol is as good as another
        figure: i64 = 0
        while figure < FIGURES:
            if mask & BIT[figure]:
                if PATROLS <= figure < STRONGHOLDS:
                    if not patrol:
                        moves.append(ENGAGES[figure])
                    patrol = True
                else:
                    moves.append(ENGAGES[figure])
            figure += 1
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        figure = arg(move)
        if figure < FIGURES and f.args[2] & BIT[figure]:
            return Refusal("no-first-alike", (), "AH-061")
        return Refusal("no-such-enemy", (), "AH-060")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        enemy = arg(move)
        figure: i64 = f.args[0]
        space: i64 = f.args[1]
        s.stack.pop()
        rest = f.args[2] & ~BIT[enemy]
        if rest:
            s.push(fr.BATTLES, seat, (f.args[0], f.args[1], int(rest)))
        s.battle[:] = [int(figure), int(enemy), int(space), 0, 0, 0, 0, 0]
        if has_crew(s, seat, EMISSARY) and s.gold[seat] > 0:
            s.push(fr.EMISSARY, seat, (int(figure), int(enemy), int(space)))
        else:
            begin(s, figure, enemy, space)


def begin(s: AhoyState, figure: i64, enemy: i64, space: i64) -> None:
    """The battle starts: plans first, if the Union is in it and has a hand (AH-066)."""
    attacker = owner(s, figure)
    defender = owner(s, enemy)
    if s.loud:
        s.tell("battle", int(attacker), int(figure), int(defender), int(enemy), int(space))
    side = union(s)
    if (attacker == side or defender == side) and len(s.plans[side]) > 0:
        s.push(fr.PLAN_BATTLE, side, (int(figure), int(enemy), int(space), 0))
    else:
        arm(s, figure, enemy, space, 0)


def arm(s: AhoyState, figure: i64, enemy: i64, space: i64, plans: i64) -> None:
    """Plans are settled: the attacker lowers first (AH-062)."""
    args = (int(figure), int(enemy), int(space), int(plans), 0, 0)
    s.push(fr.LOWER, owner(s, figure), args)


class Emissary(Ask):
    """The attacker may hand the defender 1 gold: no battle, and the movement goes on (AH-206)."""

    def __init__(self) -> None:
        super().__init__((BRIBE, PASS), "no-bribe-now", "AH-206")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [BRIBE_MOVE, PASS_MOVE]

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            begin(s, f.args[0], f.args[1], f.args[2])
            return
        defender = owner(s, f.args[1])
        s.gold[seat] -= 1
        s.gold[defender] += 1
        s.battle.clear()
        if s.loud:
            s.tell("bribed", int(seat), int(defender))


class PlanBattle(Ask):
    """The Union may play plans in a battle of its own (AH-134, AH-231, AH-235, AH-237).

    Always asked while the hand is not empty, whether or not a card fits, and also after ``hold``
    (then it can only pass): neither the question nor its absence may tell anything about the hand.
    For the same reason ``pass`` and ``hold`` tell the same event, and the step is discreet: after
    ``hold`` the table answers, after the same time a bot takes.
    """

    def __init__(self) -> None:
        super().__init__((PLAY, PASS, HOLD), "no-plan-now", "AH-134", asks=True, discreet=True)

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        if s.waived[seat]:
            return [PASS_MOVE]
        moves: list[int] = []
        last: i64 = NONE
        for plan in s.plans[seat]:
            if plan != last and IN_BATTLE[plan]:
                moves.append(PLAYS[plan])
            last = plan
        moves.append(PASS_MOVE)
        moves.append(HOLD_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if s.waived[seat]:
            return Refusal("no-plans-held", (), "AH-134")
        plan = arg(move)
        if plan >= PLANS or not has_plan(s, seat, plan):
            return Refusal("no-not-in-hand", (), "AH-134")
        return Refusal("no-plan-in-battle", (int(plan),), "AH-134")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        figure: i64 = f.args[0]
        enemy: i64 = f.args[1]
        plans: i64 = f.args[3]
        if verb_of(move) == PLAY:
            plan = arg(move)
            use_plan(s, seat, plan)
            if plan == CLOSE_CALL:  # AH-231
                other = owner(s, enemy) if owner(s, figure) == seat else owner(s, figure)
                s.battle.clear()
                if s.loud:
                    s.tell("avoided", int(seat), int(other))
                return
            plans = plans | 1 if plan == SECRET_WEAPON else plans + 2
            s.battle[7] = int(plans)
            if len(s.plans[seat]) > 0:
                s.push(fr.PLAN_BATTLE, seat, (*f.args[:3], int(plans)))
                return
        else:
            if move == HOLD_MOVE:
                s.waived[seat] = 1
            if s.loud:
                s.tell("passed", int(seat))
        arm(s, figure, enemy, f.args[2], plans)
