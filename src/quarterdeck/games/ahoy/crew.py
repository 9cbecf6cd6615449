"""Crew that acts without a die, and crew that earns at the end of a turn.

Aeronauts, Mystic, Naive Noble, Ghastly Gust, Whispering Wind; Documentarian, Elder.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.cards import (
    AERONAUTS,
    DOCUMENTARIAN,
    ELDER,
    GHASTLY_GUST,
    MYSTIC,
    NAIVE_NOBLE,
    WHISPERING_WIND,
)
from quarterdeck.games.ahoy.components import (
    DIRECT,
    FOR_AERONAUTS,
    FOR_WIND,
    FROM_DOCUMENTARIAN,
    FROM_ELDER,
    NONE,
)
from quarterdeck.games.ahoy.effects import earn, has_crew, pay, suit
from quarterdeck.games.ahoy.frames import BY_MYSTIC
from quarterdeck.games.ahoy.market import at_island, nobles_loot, put_away
from quarterdeck.games.ahoy.slots import board_harmable, damage_count
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.tiles import ISLAND_QUARTER
from quarterdeck.games.ahoy.voyage import fly_to

WIND_COST: Final = 2  # AH-223
AERONAUTS_COST: Final = 1  # AH-224
USED_MYSTIC: Final = 1  # state.used
USED_WIND: Final = 2
# The crew with an action that takes no die.
ACTORS: Final = (AERONAUTS, MYSTIC, NAIVE_NOBLE, GHASTLY_GUST, WHISPERING_WIND)


def can_use(s: AhoyState, seat: i64, card: i64) -> bool:
    """Whether the action of a crew can be taken now."""
    if card == MYSTIC:
        if s.used & USED_MYSTIC:
            return False
        slots: list[int] = []
        board_harmable(s, seat, slots)
        return len(slots) > 0
    if card == WHISPERING_WIND:
        return not s.used & USED_WIND and s.gold[seat] >= WIND_COST
    if card == AERONAUTS:
        return s.gold[seat] >= AERONAUTS_COST and other_island(s, seat) != NONE
    if card == NAIVE_NOBLE:
        return len(nobles_loot(s, seat)) > 0
    return card == GHASTLY_GUST


def other_island(s: AhoyState, seat: i64) -> i64:
    """The other Island of the suit of the one where the Flagship is, or NONE (AH-224)."""
    if at_island(s, seat):
        here = s.at[seat] >> 2
        region: i64 = 0
        while region < s.regions:
            if region != here and suit(s, region) == suit(s, here):
                return region * 4 + ISLAND_QUARTER
            region += 1
    return NONE


def use(s: AhoyState, seat: i64, card: i64) -> None:
    """The action of a crew that takes no die."""
    if s.loud:
        s.tell("used", int(seat), int(card))
    if card == MYSTIC:
        s.used |= USED_MYSTIC
        s.push(fr.HIT, seat, (MYSTIC,))
        s.push(fr.HURT, seat, (int(seat), s.at[seat], 1, BY_MYSTIC))
    elif card == WHISPERING_WIND:
        s.used |= USED_WIND
        pay(s, seat, WIND_COST, FOR_WIND)
        s.push(fr.FLY, seat, (int(seat), DIRECT, fr.ANY_WIND))
    elif card == AERONAUTS:
        pay(s, seat, AERONAUTS_COST, FOR_AERONAUTS)
        fly_to(s, seat, seat, other_island(s, seat), DIRECT)
    elif card == NAIVE_NOBLE:
        put_away(s, seat, NAIVE_NOBLE)
        s.stack.append(fr.NOBLE_FRAMES[seat])
    elif card == GHASTLY_GUST:
        put_away(s, seat, GHASTLY_GUST)
        s.push(fr.FLY, seat, (int(seat), DIRECT, fr.ANYWHERE))


def end_of_turn(s: AhoyState, seat: i64) -> None:
    """Documentarian and Elder (AH-204, AH-205): gold at once, nothing is asked."""
    if has_crew(s, seat, DOCUMENTARIAN):
        other: i64 = 0
        while other < s.seats:
            if other != seat and s.at[other] >> 2 == s.at[seat] >> 2:
                earn(s, seat, 1, FROM_DOCUMENTARIAN)
                break
            other += 1
    if has_crew(s, seat, ELDER) and damage_count(s, seat) == 0:
        earn(s, seat, 1, FROM_ELDER)
