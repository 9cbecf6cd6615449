"""What a battle of Ahoy may change, before it is decided: the chance to win, and what for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.ahoy.control import region_worth
from quarterdeck.games.ahoy.components import CUTTER, PATROLS, SQUADRON, STRONGHOLDS, UNION
from quarterdeck.games.ahoy.effects import faction, owner, union
from quarterdeck.games.ahoy.frames import BATTLE_ROLL, EMISSARY, LOWER, PLAN_BATTLE, VICTORY
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.rolls import bonus

FURTHEST: Final = 15  # a lead that no dice make good, two against one
DICE_TO_ROLL: Final = 3  # none, one or two
HURT: Final = 30  # what a damage costs the loser, in hundredths of Fame
WON: Final = 20  # what a victory brings besides: a gold, a move, a reward


def _chance(mine: int, theirs: int, ahead: int) -> int:
    """In percent: the attacker's dice and what it is ahead by reach the defender's."""
    sums = [0]
    for _ in range(mine):
        sums = [total + face for total in sums for face in range(1, 7)]
    for _ in range(theirs):
        sums = [total - face for total in sums for face in range(1, 7)]
    return sum([100 for total in sums if total + ahead >= 0]) // len(sums)


# By (attacker's dice * 3 + defender's) and what the attacker is ahead by, from -15 to 15.
CHANCE: Final[list[int]] = [
    _chance(mine, theirs, ahead)
    for mine in range(DICE_TO_ROLL)
    for theirs in range(DICE_TO_ROLL)
    for ahead in range(-FURTHEST, FURTHEST + 1)
]


def battle_under_way(s: AhoyState, lead: list[int], row: i64, left: i64, out: list[int]) -> None:
    """Adds to the outlooks what the battle on top of the stack is worth to those in it."""
    f = s.stack[-1]
    op = f.op
    if op == VICTORY:
        spoils(s, lead, row, left, f.args[0], f.args[1], f.args[2], 100, out)
        return
    if op != BATTLE_ROLL and op != LOWER and op != PLAN_BATTLE and op != EMISSARY:
        return
    figure: i64 = f.args[0]
    enemy: i64 = f.args[1]
    chance = win_chance(s, f.args, op)
    spoils(s, lead, row, left, figure, enemy, f.args[2], chance, out)
    spoils(s, lead, row, left, enemy, figure, f.args[2], 100 - chance, out)


def win_chance(s: AhoyState, args: tuple[int, ...], op: i64) -> i64:
    """The attacker's, in percent, by what is known; what may still be lowered is not."""
    figure: i64 = args[0]
    enemy: i64 = args[1]
    plans: i64 = 0
    if op != EMISSARY:
        plans = args[3]
    ahead = bonus(s, figure, plans) - bonus(s, enemy, plans)
    mine: i64 = 1
    theirs: i64 = 1
    if plans & 1:
        if owner(s, figure) == union(s):
            mine = 2
        else:
            theirs = 2
    if op == LOWER:
        ahead += args[4]
    elif op == BATTLE_ROLL:
        ahead += args[4] + args[6] - args[5] - args[7]
        mine = args[8] & 3
        theirs = args[8] >> 2 & 3
    ahead = max(-FURTHEST, min(ahead, FURTHEST))
    width: i64 = 2 * FURTHEST + 1
    return CHANCE[(mine * DICE_TO_ROLL + theirs) * width + ahead + FURTHEST]


def spoils(
    s: AhoyState,
    lead: list[int],
    row: i64,
    left: i64,
    winner: i64,
    loser: i64,
    space: i64,
    chance: i64,
    out: list[int],
) -> None:
    """What this end of the battle, so likely, changes in the outlooks."""
    by = owner(s, winner)
    of = owner(s, loser)
    side = faction(s, by)
    region = space >> 2
    change: i64 = 0  # of the Squadron's lead in the region
    if PATROLS <= loser < CUTTER:
        change = -1 if loser < STRONGHOLDS else -2
    elif loser != CUTTER:
        out[of] -= int(HURT * chance // 100)
    if side == UNION and s.ready > 0:
        change -= 1
    elif side == SQUADRON and of == union(s) and s.comrades[region] > 0:
        change += 1
    out[by] += int(WON * chance // 100)
    if change == 0:
        return
    wealth: i64 = s.wealth[region]
    k: i64 = 0
    while k < 2:
        seat = union(s) if k else 0
        before = region_worth(wealth, lead[region], k, row, left)
        after = region_worth(wealth, lead[region] + change, k, row, left)
        out[seat] += int((after - before) * chance // 100)
        k += 1
