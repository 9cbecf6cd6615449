"""The chance to win a battle, from what everybody sees when the Cannons are lowered."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from quarterdeck.core.action import Action, arg
from quarterdeck.core.frame import Frame
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.effects import owner
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.rolls import Lower, bonus, dice_of, has_grog
from quarterdeck.games.ahoy.verbs import PASS_MOVE

Said = tuple[str, tuple[int, ...]]

SUMS: Final[list[dict[int, Fraction]]] = [  # by the number of dice: how likely each sum is
    {},
    {n: Fraction(1, 6) for n in range(1, 7)},
    {n: Fraction(6 - abs(n - 7), 36) for n in range(2, 13)},
]


def odds(s: AhoyState, a: Action) -> Said | None:
    """What a choice of lowering gives its seat: a chance, or between which two.

    The attacker lowers first, and what the defender will do is the defender's to choose.
    """
    f = s.stack[-1]
    if f.op != fr.LOWER:
        return None
    mine = a.args[1] if a.verb == "lower" else 0
    if int(owner(s, f.args[0])) != a.seat:
        chance = 1 - attackers_chance(s, f.args, f.args[4], mine)
        return ("odds", (percent(chance),))
    most = most_lowered(s, f.args)
    best = percent(attackers_chance(s, f.args, mine, 0))
    worst = percent(attackers_chance(s, f.args, mine, most))
    return ("odds", (best,)) if best == worst else ("odds-between", (worst, best))


def percent(chance: Fraction) -> int:
    """Rounded; 0 and 100 only where it is certain."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))


def most_lowered(s: AhoyState, args: tuple[int, ...]) -> int:
    """By how much the defender may lower at most."""
    defender = int(owner(s, args[1]))
    moves = Lower().legal(s, Frame(fr.LOWER, defender, args), defender)
    return max((int(arg(move, 1)) for move in moves if move != PASS_MOVE), default=0)


def attackers_chance(s: AhoyState, args: tuple[int, ...], attack: int, defence: int) -> Fraction:
    """With these dice lowered. Grogmaster is used by whoever would lose."""
    figure, enemy, plans = args[0], args[1], args[3]
    ahead = attack + int(bonus(s, figure, plans)) - defence - int(bonus(s, enemy, plans))
    mine, others = SUMS[int(dice_of(s, figure, plans))], SUMS[int(dice_of(s, enemy, plans))]
    total = Fraction(0)
    for roll, p in mine.items():
        for other, q in others.items():
            wins = ahead + roll >= other
            if has_grog(s, figure):
                if not wins:
                    total += p * q * sum(r for n, r in mine.items() if ahead + n >= other)
                    continue
            elif has_grog(s, enemy) and wins:
                total += p * q * sum(r for n, r in others.items() if ahead + roll >= n)
                continue
            total += p * q * wins
    return total
