"""Who will score the regions of Ahoy: control as it is, and how likely it stays so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.games.ahoy.components import (
    CUTTER,
    DICE,
    FAME_TO_END,
    GUNSHIP,
    NONE,
    PATROLS,
    REGIONS,
    STRONGHOLDS,
)
from quarterdeck.games.ahoy.effects import union
from quarterdeck.games.ahoy.state import AhoyState

A_ROUND: Final = 7  # Fame the leader makes in a round, more or less
MOST_ROUNDS: Final = 5  # nobody plans further
WIDEST: Final = 4  # a lead in a region beyond which nothing changes
LEADS: Final = 9  # from -WIDEST to WIDEST
# How likely a side scores a region at the end of this round, in percent, by the Squadron's lead in
# control from -4 to 4. A row for each number of dice that Squadron and Union still have to place,
# as in the comment (or one more): who places last decides much, and that is the Squadron with its
# fifth die. Counted in 150 games between bots, 116,000 regions, and smoothed.
SQUADRONS: Final[list[int]] = [
    *[0, 0, 0, 0, 0, 100, 100, 100, 100],  # 0, 0
    *[0, 0, 0, 2, 2, 87, 90, 96, 99],  # 0, 2
    *[0, 0, 1, 2, 4, 77, 82, 92, 99],  # 0, 4
    *[0, 3, 8, 8, 8, 95, 95, 100, 100],  # 1, 0
    *[3, 6, 8, 9, 10, 79, 85, 91, 97],  # 1, 2
    *[5, 6, 8, 8, 11, 63, 75, 79, 92],  # 1, 4
    *[1, 6, 14, 15, 16, 93, 94, 99, 99],  # 3, 0
    *[9, 12, 15, 15, 17, 81, 85, 91, 96],  # 3, 2
    *[13, 13, 14, 15, 17, 67, 76, 79, 91],  # 3, 4
    *[1, 10, 21, 21, 23, 91, 93, 99, 99],  # 5, 0
    *[16, 19, 21, 22, 23, 82, 84, 91, 95],  # 5, 2
    *[19, 20, 20, 22, 24, 68, 77, 79, 89],  # 5, 4
]
UNIONS: Final[list[int]] = [
    *[100, 100, 100, 100, 0, 0, 0, 0, 0],  # 0, 0
    *[100, 99, 94, 94, 9, 8, 8, 3, 0],  # 0, 2
    *[99, 99, 93, 92, 16, 15, 15, 6, 1],  # 0, 4
    *[100, 96, 91, 88, 2, 1, 0, 0, 0],  # 1, 0
    *[95, 93, 89, 81, 12, 11, 7, 4, 2],  # 1, 2
    *[92, 91, 89, 80, 21, 20, 19, 9, 6],  # 1, 4
    *[99, 92, 82, 77, 3, 2, 1, 0, 0],  # 3, 0
    *[89, 86, 81, 71, 13, 8, 6, 5, 2],  # 3, 2
    *[84, 83, 81, 69, 21, 17, 15, 10, 7],  # 3, 4
    *[98, 87, 75, 68, 4, 2, 1, 1, 0],  # 5, 0
    *[81, 78, 73, 62, 14, 8, 6, 5, 3],  # 5, 2
    *[75, 74, 73, 61, 21, 15, 14, 11, 8],  # 5, 4
]
# By dice left to each, which row of those it is: SQUADRON_DICE * 3 + UNION_DICE.
SQUADRON_DICE: Final[list[int]] = [0, 1, 2, 2, 3, 3]
UNION_DICE: Final[list[int]] = [0, 1, 1, 2, 2, 2]
# Who holds a region at the end of this round often holds it later: of that, in percent, for each
# later round; and what a step of control adds besides, however far ahead one is.
LATER: Final = 23
A_STEP: Final = 6


def rounds_left(s: AhoyState) -> i64:
    """Scorings still to come, this round's among them, as it looks now."""
    most: i64 = 0
    for fame in s.fame:
        most = max(most, fame)
    left = (FAME_TO_END - most + A_ROUND - 1) // A_ROUND
    return max(1, min(left, MOST_ROUNDS))


def control_leads(s: AhoyState) -> list[int]:
    """By region, the Squadron's control less the Union's (AH-030)."""
    lead: list[int] = [0] * REGIONS
    at = s.at
    region: i64 = 0
    while region < s.regions:
        lead[region] = -s.comrades[region]
        region += 1
    if at[0] != NONE:
        lead[at[0] >> 2] += 2
    figure: i64 = PATROLS
    while figure < CUTTER:
        if at[figure] != NONE:
            lead[at[figure] >> 2] += 1 if figure < STRONGHOLDS else 2
        figure += 1
    ship: i64 = at[union(s)]
    if ship != NONE:
        lead[ship >> 2] -= 1
    ship = at[CUTTER]
    if ship != NONE:
        lead[ship >> 2] -= 1 + s.comrades[ship >> 2]
    ship = at[GUNSHIP]
    if ship != NONE:
        lead[ship >> 2] -= 1
    return lead


def dice_left(s: AhoyState, seat: i64) -> i64:
    """Dice the seat has still to place in this round."""
    dice: i64 = 0
    k: i64 = seat * DICE
    while k < (seat + 1) * DICE:
        if s.dice[k] > 0:
            dice += 1
        k += 1
    return dice


def row_now(s: AhoyState) -> i64:
    """Where the tables' row for this moment begins."""
    mine: i64 = SQUADRON_DICE[dice_left(s, 0)]
    theirs: i64 = UNION_DICE[dice_left(s, union(s))]
    return (mine * 3 + theirs) * LEADS + WIDEST


def region_worth(wealth: i64, lead: i64, side: i64, row: i64, left: i64) -> i64:
    """What a side, 0 the Squadron or 1 the Union, may expect of a region until the end."""
    margin: i64 = max(-WIDEST, min(lead, WIDEST))
    now: i64 = SQUADRONS[row + margin] if side == 0 else UNIONS[row + margin]
    step = margin if side == 0 else -margin
    return wealth * (now + (now * LATER // 100 + step * A_STEP) * (left - 1))
