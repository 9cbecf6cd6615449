"""Who is loaded, and whom a figure must battle in a space (AH-060, AH-064)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.ahoy.boards import CANNONS
from quarterdeck.games.ahoy.components import (
    BOARD_ROOM,
    CUTTER,
    DAMAGE,
    EMPTY,
    FIGURES,
    GUNSHIP,
    STRONGHOLDS,
)
from quarterdeck.games.ahoy.effects import faction, owner, terrain
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.tiles import FOG
from quarterdeck.kit.bits import BIT


def has_cannons(s: AhoyState, seat: i64) -> bool:
    """Whether a die lies on the Cannons, of any value (AH-062, AH-102)."""
    for slot in CANNONS[faction(s, seat)]:
        there = s.slots[seat * BOARD_ROOM + slot]
        if there != EMPTY and there != DAMAGE:
            return True
    return False


def is_loaded(s: AhoyState, figure: i64) -> bool:
    """Strongholds and the Gunship always, the Cutter never (AH-114, AH-137, AH-138)."""
    if figure >= STRONGHOLDS:
        return figure != CUTTER
    return has_cannons(s, owner(s, figure))


def foes(s: AhoyState, figure: i64, space: i64) -> i64:
    """The mask of enemy figures it must battle on entering (AH-060); none in Fog."""
    mine = owner(s, figure)
    mask: i64 = 0
    other: i64 = 0
    while other < FIGURES:
        if s.at[other] == space and owner(s, other) != mine:
            mask |= BIT[other]
        other += 1
    if mask == 0 or terrain(s, space) == FOG:
        return 0
    if is_loaded(s, figure):
        return mask
    other = 0
    while other <= GUNSHIP:
        if mask & BIT[other] and not is_loaded(s, other):
            mask ^= BIT[other]
        other += 1
    return mask
