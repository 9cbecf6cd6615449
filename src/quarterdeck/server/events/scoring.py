"""Points and standings of an event: plain functions, told what happened and nothing else.

Points are counted in halves, so that all that is shared comes out even: a win is ``WIN``.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

WIN = 24  # 12 points, for being first at a table of any size; the last one gets none
BYE = WIN  # nobody's fault
LATE = 8  # 4 points for each round before one came
LAST = 99  # place of those who are not ranked: behind all the others


class Place(Struct, frozen=True):
    """How one seat's game ended."""

    place: int  # 1 is best; 0: not ranked
    score: int = 0


class Done(Struct, frozen=True):
    """What somebody has of one round."""

    who: str
    points: int
    won: bool = False
    met: tuple[str, ...] = ()  # the other people at the table
    played: bool = True  # else a bye, or a round before one came


class Row(Struct, frozen=True):
    """Somebody in the standings."""

    who: str
    place: int
    points: int
    strength: float  # what those one met have, on the average
    won: int
    games: int


def place_points(seats: Sequence[Place], sides: Sequence[Sequence[int]]) -> list[int]:
    """Each rival that is behind counts one, one that is level a half: of them the share of a win.

    ``sides``: who played together; whose own side it is is no rival.
    """
    behind = [one.place or LAST for one in seats]
    return [
        _share([behind[n] for n in rivals(seat, sides)], behind[seat]) for seat in range(len(seats))
    ]


def same_draws_points(
    tables: Sequence[Sequence[Place]], sides: Sequence[Sequence[int]]
) -> list[list[int]]:
    """Of tables that all had the same draws: each seat is compared with the same seat elsewhere, by
    how far it was ahead of the others at its own table. Alone in the round, by place."""
    if len(tables) == 1:
        return [place_points(tables[0], sides)]
    leads = [[-lead(table, seat, sides) for seat in range(len(table))] for table in tables]
    return [
        [
            _share([other[seat] for other in leads if other is not mine], mine[seat])
            for seat in range(len(mine))
        ]
        for mine in leads
    ]


def lead(table: Sequence[Place], seat: int, sides: Sequence[Sequence[int]]) -> float:
    """How far a seat is ahead of its rivals' average; who is not ranked is behind everybody."""
    if table[seat].place == 0:
        return -float("inf")
    others = [table[n].score for n in rivals(seat, sides)]
    return table[seat].score - sum(others) / len(others)


def rivals(seat: int, sides: Sequence[Sequence[int]]) -> list[int]:
    """The seats of all other sides."""
    return [n for side in sides if seat not in side for n in side]


def _share(others: Sequence[float], mine: float) -> int:
    """Of a win, by how many are behind (a higher number) or level."""
    halves = sum(2 if other > mine else 1 for other in others if other >= mine)
    return round(WIN * halves / (2 * len(others)))


def standings(people: Sequence[str], done: Sequence[Done], is_arena: bool = False) -> list[Row]:
    """By points; then by the strength of those one met (in an arena by wins); then by wins. Who is
    level in all of it shares a place, in the order in which people are given."""
    points = dict.fromkeys(people, 0)
    won, games = dict.fromkeys(people, 0), dict.fromkeys(people, 0)
    met: dict[str, list[str]] = {who: [] for who in people}
    for one in done:
        if one.who in points:
            points[one.who] += one.points
            won[one.who] += one.won
            games[one.who] += one.played
            met[one.who] += [other for other in one.met if other in points]
    strength = {
        who: round(sum(points[other] for other in others) / len(others), 6) if others else 0.0
        for who, others in met.items()
    }

    def mark(who: str) -> tuple[float, ...]:
        if is_arena:
            return points[who], won[who], -games[who]
        return points[who], strength[who], won[who]

    ordered = sorted(people, key=mark, reverse=True)
    marks = [mark(who) for who in ordered]
    return [
        Row(who, marks.index(mark(who)) + 1, points[who], strength[who], won[who], games[who])
        for who in ordered
    ]
