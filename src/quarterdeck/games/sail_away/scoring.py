"""The end: points, the two objectives, who wins, and the count line by line."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.result import Result, ScoreLine, firsts, ranked
from quarterdeck.core.seat import NOBODY
from quarterdeck.games.sail_away.components import (
    ABILITIES,
    BERTHS,
    CARGO,
    FULL,
    HOLDS,
    ISLANDS_COUNT,
    KINDS,
    NONE,
    OBJECTIVE_POINTS,
    ON_TOP,
    PIRATES,
    POINTS,
    RESOURCES,
    SHIPS_COUNT,
    SPACES,
    STANDARDS,
)
from quarterdeck.games.sail_away.info import END_FIVE_SHIPS, END_LOCKED
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.steps.turn import LOCKED
from quarterdeck.kit.rewards import by_margin

# Groups of the count, in the order in which it is told.
GROUP_SHIPS = 0
GROUP_COINS = 1
GROUP_PUBLIC = 2
GROUP_SECRET = 3


def score(s: SailAwayState, seat: i64) -> i64:
    """Launched ships, coins, both objectives (SA-61 to SA-63)."""
    total: i64 = s.points[seat] + s.coins[seat]
    if public_winner(s) == seat:
        total += OBJECTIVE_POINTS
    secret: i64 = s.secrets[seat]
    if secret != NONE:
        total += s.counts[seat * RESOURCES + secret]
    return total


def public_winner(s: SailAwayState) -> i64:
    """Who alone has most of the public objective, and at least one (SA-62)."""
    if s.objective == NONE:
        return NOBODY
    best: i64 = 0
    who: i64 = NOBODY
    seat: i64 = 0
    while seat < s.seats:
        n: i64 = s.counts[seat * RESOURCES + s.objective]
        if n > best:
            best = n
            who = seat
        elif n == best:
            who = NOBODY
        seat += 1
    return who


def result(s: SailAwayState) -> Result:
    """Most points win; tied players share it (SA-64)."""
    scores = [int(score(s, seat)) for seat in range(s.seats)]
    ranks = ranked(scores)
    winners = firsts(ranks)
    lines: list[ScoreLine] = []
    for seat in range(s.seats):
        lines.extend(seat_lines(s, seat))
    reason = END_LOCKED if s.ended == LOCKED else END_FIVE_SHIPS
    return Result(winners, scores, ranks, reason, lines)


def seat_lines(s: SailAwayState, seat: int) -> list[ScoreLine]:
    """Ships first, then coins, then the objectives."""
    lines: list[ScoreLine] = []
    mine = [ship for ship in range(SHIPS_COUNT) if s.launched[ship] == seat]
    for ship in mine:
        lines.append(
            ScoreLine(
                seat, "tally-ship", (ship,), POINTS[ship], GROUP_SHIPS, (f"card:ship:{ship}",)
            )
        )
    coins = s.coins[seat]
    lines.append(ScoreLine(seat, "tally-coins", (coins,), coins, GROUP_COINS, (f"coins:{seat}",)))
    public = int(s.objective)
    n = s.counts[seat * RESOURCES + public]
    won = public_winner(s) == seat
    lines.append(
        ScoreLine(
            seat,
            "tally-public" if won else "tally-public-not",
            (public, n),
            OBJECTIVE_POINTS if won else 0,
            GROUP_PUBLIC,
            ("objective:public", *showing(mine, public)),
        )
    )
    secret = s.secrets[seat]
    n = s.counts[seat * RESOURCES + secret]
    refs = (f"objective:{seat}", *showing(mine, secret))
    lines.append(ScoreLine(seat, "tally-secret", (secret, n), n, GROUP_SECRET, refs))
    return lines


def showing(ships: list[int], resource: int) -> list[str]:
    """The ships among these that show a resource."""
    return [f"card:ship:{ship}" for ship in ships if CARGO[ship * RESOURCES + resource]]


def rewards(s: SailAwayState) -> list[float]:
    """A share of the win, and a little for the margin, so that search prefers clear wins."""
    scores = [int(score(s, seat)) for seat in range(s.seats)]
    return by_margin(scores, firsts(ranked(scores)), 0.005)


# ---------------------------------------------------------------- are all pieces there


def invariant(s: SailAwayState) -> str:
    """Empty if every crate, ship and island is somewhere once and the sums agree."""
    return _crates(s) or _ships(s) or _islands(s) or _sums(s)


def _crates(s: SailAwayState) -> str:
    there = [0] * (int(s.seats) * KINDS)
    for seat in range(s.seats):
        for kind in range(KINDS):
            there[seat * KINDS + kind] += s.supply[seat * KINDS + kind] + s.waiting[seat]
    for what in s.spaces:
        below, top = what % ON_TOP, what // ON_TOP
        for crate in (below, top):
            if crate:
                there[crate - 1] += 1
        if top and (top & 1 or not below & 1 or (top - 1) >> 1 == (below - 1) >> 1):
            return f"a stack of {below} and {top}"
    for crate in [*s.holds, *s.manned]:
        if crate:
            there[crate - 1] += 1
    if there != [STANDARDS, PIRATES] * int(s.seats):
        return f"crates {there}"
    if [crate for crate in s.manned if crate & 1]:
        return "a standard crate on a pirate action card"
    return ""


def _ships(s: SailAwayState) -> str:
    lying = [n for n in [*s.ships, *s.incoming] if n != NONE]
    lying += [n for n in range(SHIPS_COUNT) if s.launched[n] != NONE]
    lying += [n for n in range(SHIPS_COUNT) if s.deck >> n & 1]
    lying += [n for n in range(SHIPS_COUNT) if s.discard >> n & 1]
    if sorted(lying) != list(range(SHIPS_COUNT)):
        return "ships are missing or doubled"
    dealt = [n for hand in s.hands for n in hand]
    if len(set(dealt)) != len(dealt) or [n for n in dealt if not s.deck >> n & 1]:
        return "a dealt ship is elsewhere too"
    for at in range(s.seats * BERTHS):
        mask = 0
        for hold in range(HOLDS):
            if s.holds[at * HOLDS + hold]:
                mask |= 1 << hold
        if mask != s.aboard[at] or mask & ~(FULL[s.ships[at]] if s.ships[at] != NONE else 0):
            return f"the holds of ship {at} are wrong"
    for seat in range(s.seats):
        for k in range(ABILITIES):
            ship = s.slots[seat * ABILITIES + k]
            if ship != NONE and s.launched[ship] != seat:
                return "a ship in the wrong slot"
    return ""


def _islands(s: SailAwayState) -> str:
    lying = [n for n in s.islands if n != NONE]
    lying += [n for n in range(ISLANDS_COUNT) if s.island_deck >> n & 1]
    lying += [n for n in range(ISLANDS_COUNT) if s.island_discard >> n & 1]
    if sorted(lying) != list(range(ISLANDS_COUNT)):
        return "islands are missing or doubled"
    for isle in range(s.seats + 1):
        mask = 0
        for space in range(SPACES):
            if s.spaces[isle * SPACES + space]:
                mask |= 1 << space
        if mask != s.filled[isle]:
            return f"the spaces of island {isle} are wrong"
    return ""


def _sums(s: SailAwayState) -> str:
    if min(s.coins) < 0:
        return "somebody owes coins"
    for seat in range(s.seats):
        mine = [n for n in range(SHIPS_COUNT) if s.launched[n] == seat]
        if s.launches[seat] != len(mine) or s.points[seat] != sum([POINTS[n] for n in mine]):
            return "launched ships are miscounted"
        for r in range(RESOURCES):
            if s.counts[seat * RESOURCES + r] != sum([CARGO[n * RESOURCES + r] for n in mine]):
                return "resources are miscounted"
    held = [r for r in [int(s.objective), *s.secrets] if r != NONE]
    if len(set(held)) != len(held):
        return "an objective is doubled"
    return ""
