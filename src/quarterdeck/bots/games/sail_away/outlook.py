"""What a position promises, in hundredths of a point: what greedy play looks at.

Rough weights, not rules: nothing here can change what is allowed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.games.sail_away.components import (
    ABILITIES,
    BERTHS,
    CARD_SPACES,
    CARGO,
    DOCKMASTER,
    FIT,
    FULL,
    HOLD_COUNT,
    MAPMAKER,
    NONE,
    ON_TOP,
    POINTS,
    PRINTS,
    READY,
    RESOURCES,
    REWARDS,
    SHIPS_TO_END,
    SPACE_COINS,
    SPACES,
    SPOTS,
    TREASURE,
)
from quarterdeck.games.sail_away.scoring import score
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.kit.bits import HOW_MANY

POINT: Final = 100
ARMED: Final[list[int]] = [90, 130, 190, 40, 110]  # by ability, while unused
STANDARD_SUPPLY: Final[list[int]] = [0, 70, 125, 165, 195, 215, 230, 240]
PIRATE_SUPPLY: Final[list[int]] = [0, 80, 140, 180]
# By holds filled and holds there are, the share of a ship's worth, in hundredths.
PROGRESS: Final[list[int]] = [
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    8, 48, 92, 0, 0,
    6, 30, 58, 93, 0,
    5, 22, 42, 64, 94,
]  # fmt: skip
# By spaces filled, how sure it is that an island's crates come home soon.
SURE: Final[list[int]] = [30, 36, 46, 58, 72, 96]


def outlook(s: SailAwayState, seat: i64) -> i64:
    """The score so far, and what ships, crates, cards and abilities may still bring."""
    total: i64 = score(s, seat) * POINT
    if s.ended:
        return total
    total += STANDARD_SUPPLY[s.supply[seat * 2]] + PIRATE_SUPPLY[s.supply[seat * 2 + 1]]
    last = s.last_turns >= 0
    if not last:
        total += abilities(s, seat)
    need: list[int] = [0] * 8
    total += ships(s, seat, need)
    total += crates(s, seat, need)
    if s.objective != NONE:
        total += lead(s, seat)
    return total


def abilities(s: SailAwayState, seat: i64) -> i64:
    """Armed abilities, lasting cards, and the two crates that wait."""
    total: i64 = 0
    k: i64 = 0
    while k < ABILITIES:
        if s.slots[seat * ABILITIES + k] != NONE and not s.flipped[seat] >> k & 1:
            total += ARMED[k]
        k += 1
    mine = 2 + 2 * seat
    spot: i64 = 0
    while spot < SPOTS:
        card: i64 = s.cards[spot]
        if card == DOCKMASTER or card == MAPMAKER:
            at = spot * CARD_SPACES
            if s.manned[at] == mine:
                total += 260
            if s.manned[at + 1] == mine:
                total += 260
        spot += 1
    return total


def ships(s: SailAwayState, seat: i64, need: list[int]) -> i64:
    """Unlaunched ships by how far they are loaded; notes what fits where in ``need``."""
    total: i64 = 0
    secret: i64 = s.secrets[seat]
    berth: i64 = 0
    picks = s.picks[seat]  # empty but for the choice of the first three
    while berth < BERTHS:
        at = seat * BERTHS + berth
        ship: i64 = s.ships[at]
        if berth < len(picks):
            ship = picks[berth]
        if ship != NONE:
            mask: i64 = s.aboard[at]
            ready: i64 = READY[ship]
            worth: i64 = POINTS[ship] * POINT + 120
            if secret != NONE:
                worth += CARGO[ship * RESOURCES + secret] * POINT
            if s.objective != NONE:
                worth += CARGO[ship * RESOURCES + s.objective] * 60
            holds: i64 = HOW_MANY[ready]
            total += worth * PROGRESS[holds * 5 + HOW_MANY[mask & ready]] // 100
            if ready != FULL[ship]:  # the smuggler's hold
                if mask & ~ready:
                    total += 220 if mask == FULL[ship] else 120
                elif mask == ready:
                    total -= 40
            each = worth // HOLD_COUNT[ship]
            r: i64 = 0
            while r < RESOURCES:
                free: i64 = FIT[ship * 8 + r] & ~mask
                if free and need[r] < each:
                    need[r] = int(each)
                r += 1
        berth += 1
    return total


def crates(s: SailAwayState, seat: i64, need: list[int]) -> i64:
    """Crates on islands, by what they may load and how full the island is."""
    total: i64 = 0
    taken: i64 = 0  # resources counted once already
    isle: i64 = 0
    while isle <= s.seats:
        island: i64 = s.islands[isle]
        if island != NONE and s.filled[isle]:
            claimed = s.claimed >> isle & 1 == 1
            sure: i64 = SURE[5] if claimed else SURE[HOW_MANY[s.filled[isle]]]
            space: i64 = 0
            while space < SPACES:
                what: i64 = s.spaces[isle * SPACES + space]
                if what:
                    covered = what >= ON_TOP
                    top: i64 = what // ON_TOP if covered else what
                    worth: i64 = 0
                    if top - 1 >> 1 == seat or (covered and what % ON_TOP - 1 >> 1 == seat):
                        p: i64 = PRINTS[island * SPACES + space]
                        if island == TREASURE:
                            worth = SPACE_COINS[p] * POINT
                        elif need[p] and not taken >> p & 1:
                            worth = need[p] * 9 // 10
                            taken |= 1 << p
                        elif need[p]:
                            worth = need[p] // 2
                        else:
                            worth = 85
                        if covered:
                            if top - 1 >> 1 == seat:
                                worth = worth * 8 // 10 if worth < 200 else 170
                            else:
                                worth = worth - 200 if worth > 240 else worth // 6
                        total += worth * sure // 100
                space += 1
            if claimed and s.turn == seat:
                total += REWARDS[island] * POINT
        isle += 1
    return total


def lead(s: SailAwayState, seat: i64) -> i64:
    """How near the public objective is, beyond what ``score`` already counts."""
    mine: i64 = s.counts[seat * RESOURCES + s.objective]
    best: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.counts[other * RESOURCES + s.objective] > best:
            best = s.counts[other * RESOURCES + s.objective]
        other += 1
    chance: i64 = 500 + 160 * (mine - best)
    if chance > 1000:
        chance = 1000
    elif chance < 0:
        chance = 0
    done: i64 = 0
    k: i64 = 0
    while k < s.seats:
        done = max(done, s.launches[k])
        k += 1
    done = min(done, SHIPS_TO_END)
    # Early on a lead is only a promise; ``score`` counts all of it, so take most of it back.
    certain: i64 = 1000 if mine > best else 0
    return (chance - certain) * (SHIPS_TO_END - done) // SHIPS_TO_END
