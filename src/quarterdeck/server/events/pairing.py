"""Who sits with whom, and on which seat: plain functions of what has been, and some luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random

from msgspec import Struct

MEETS = 10_000  # what meeting again costs, beside half points apart
MEETS_IN_ARENA = 30  # there it is worse to wait
TRIES = 24  # other beginnings, where some would meet again
PASSES = 12
FEW = 48  # people: for more of them one beginning has room enough to get better


class Entrant(Struct, frozen=True):
    """Somebody who is to be paired."""

    who: str
    points: int = 0
    seed: int = 0  # in the order of coming
    byes: int = 0
    met: dict[str, int] = {}  # how often whom
    sat: dict[str, int] = {}  # how often as what: a role, or a seat's number


class Pairs(Struct):
    """A round."""

    tables: list[list[str]]
    byes: list[str] = []


Cost = Callable[[list[Entrant]], float]


def sizes(people: int, size: int, allowed: frozenset[int]) -> tuple[list[int], int]:
    """How large the tables are, and how many sit out: nobody if it can be done, else as few as
    can be; then as few tables, as even as can be, none larger than ``size``."""
    fit = {n for n in allowed if n <= size}
    for byes in range(people + 1):
        for tables in range(1, people + 1):
            each, more = divmod(people - byes, tables)
            found = [each + 1] * more + [each] * (tables - more)
            if set(found) <= fit:
                return found, byes
    return [], people


def swiss(people: Sequence[Entrant], size: int, allowed: frozenset[int], luck: Random) -> Pairs:
    """Those with as many points sit together, and nobody meets again if it can be avoided."""
    ranked = _mixed(people, luck)
    ranked.sort(key=lambda one: -one.points)
    shape, byes = sizes(len(ranked), size, allowed)
    # Who sits out: of those who have least often, the one farthest down.
    ranked.reverse()
    last = sorted(ranked, key=lambda one: one.byes)[:byes]
    ranked.reverse()
    rest = [one for one in ranked if one not in last]
    groups = _best(_cut(rest, shape), _swiss_cost, luck)
    return Pairs(_names(groups), [one.who for one in last])


def robin(people: Sequence[Entrant], size: int, allowed: frozenset[int], luck: Random) -> Pairs:
    """Everybody meets everybody, as evenly as can be."""
    if size == 2 and allowed >= {2}:
        return _circle(people, luck)
    mixed = _mixed(people, luck)
    shape, byes = sizes(len(mixed), size, allowed)
    last = sorted(mixed, key=lambda one: one.byes)[:byes]
    rest = [one for one in mixed if one not in last]
    groups = _best(_cut(rest, shape), _evenly, luck)
    return Pairs(_names(groups), [one.who for one in last])


def arena(people: Sequence[Entrant], size: int, allowed: frozenset[int], luck: Random) -> Pairs:
    """Whoever is free: near in points, and not with the same people all the time."""
    ranked = _mixed(people, luck)
    ranked.sort(key=lambda one: -one.points)
    shape, byes = sizes(len(ranked), size, allowed)
    waits = ranked[len(ranked) - byes :] if byes else []
    groups = _better(_cut(ranked[: len(ranked) - byes], shape), _arena_cost)
    return Pairs(_names(groups), [one.who for one in waits])


def robin_rounds(people: int, size: int) -> int:
    """So many rounds let everybody meet everybody, or nearly, where tables are larger than two."""
    if people < 2:
        return 1
    if size == 2:
        return people - 1 if people % 2 == 0 else people
    return -(-(people - 1) // (size - 1))


def seated(group: Sequence[Entrant], roles: Sequence[str], luck: Random) -> list[str]:
    """Who has which seat: each as what they have been least often. ``roles``: by seat, one for
    each of the group; the seats left over are bots'."""
    mixed = _mixed(group, luck)

    def cost(order: tuple[Entrant, ...]) -> int:
        return sum(2 * one.sat.get(role, 0) + 1 for one, role in zip(order, roles, strict=False))

    return [one.who for one in min(permutations(mixed), key=cost)]


# ---------------------------------------------------------------- inside


def _circle(people: Sequence[Entrant], luck: Random) -> Pairs:
    """One stands still and the others go round: of all such rounds the one that repeats least."""
    ring: list[Entrant | None] = [*sorted(people, key=lambda one: one.seed)]
    if len(ring) % 2:
        ring.append(None)  # with whom one sits out
    best: tuple[float, list[list[Entrant]], list[Entrant]] | None = None
    for turn in range(max(1, len(ring) - 1)):
        rest = ring[1:]
        rest = rest[turn:] + rest[:turn]
        round = [ring[0], *rest]
        half = len(round) // 2
        groups, out = [], []
        for one, other in zip(round[:half], reversed(round[half:]), strict=True):
            pair = [each for each in (one, other) if each is not None]
            if len(pair) == 2:
                groups.append(pair)
            else:
                out += pair
        cost = sum(map(_evenly, groups)) + MEETS * sum(one.byes for one in out)
        if best is None or cost < best[0]:
            best = cost, groups, out
    assert best is not None
    _, groups, out = best
    return Pairs(_names(_best(groups, _evenly, luck)), [one.who for one in out])


def _swiss_cost(table: list[Entrant]) -> float:
    return sum(MEETS * _again(a, b) + abs(a.points - b.points) for a, b in _pairs(table))


def _arena_cost(table: list[Entrant]) -> float:
    return sum(MEETS_IN_ARENA * _again(a, b) + abs(a.points - b.points) for a, b in _pairs(table))


def _evenly(table: list[Entrant]) -> float:
    return sum(MEETS * _again(a, b) ** 2 for a, b in _pairs(table))


def _again(a: Entrant, b: Entrant) -> int:
    return a.met.get(b.who, 0)


def _pairs(table: list[Entrant]) -> list[tuple[Entrant, Entrant]]:
    return [(a, b) for n, a in enumerate(table) for b in table[n + 1 :]]


def _cut(people: Sequence[Entrant], shape: Sequence[int]) -> list[list[Entrant]]:
    out, at = [], 0
    for n in shape:
        out.append(list(people[at : at + n]))
        at += n
    return out


def _best(groups: list[list[Entrant]], cost: Cost, luck: Random) -> list[list[Entrant]]:
    """Made better; where some meet again all the same, from other beginnings too."""
    best = _better(groups, cost)
    whole = sum(map(cost, best))
    everybody = [one for group in groups for one in group]
    if len(everybody) > FEW:
        return best
    for _ in range(TRIES):
        if not any(_again(a, b) for table in best for a, b in _pairs(table)):
            break
        other = _better(_cut(_mixed(everybody, luck), [len(g) for g in groups]), cost)
        if (now := sum(map(cost, other))) < whole:
            best, whole = other, now
    return best


def _better(groups: list[list[Entrant]], cost: Cost) -> list[list[Entrant]]:
    """Two people change tables as long as that makes it better."""
    tables = [group[:] for group in groups]
    costs = [cost(table) for table in tables]
    for _ in range(PASSES):
        is_better = False
        for n, one in enumerate(tables):
            for k in range(n + 1, len(tables)):
                other = tables[k]
                for i in range(len(one)):
                    for j in range(len(other)):
                        one[i], other[j] = other[j], one[i]
                        now = cost(one), cost(other)
                        if sum(now) < costs[n] + costs[k] - 1e-9:
                            costs[n], costs[k] = now
                            is_better = True
                        else:
                            one[i], other[j] = other[j], one[i]
        if not is_better:
            break
    return tables


def _mixed(people: Sequence[Entrant], luck: Random) -> list[Entrant]:
    out = sorted(people, key=lambda one: one.seed)
    luck.shuffle(out)
    return out


def _names(groups: list[list[Entrant]]) -> list[list[str]]:
    return [[one.who for one in group] for group in groups]
