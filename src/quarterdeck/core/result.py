"""How a game ended."""

from __future__ import annotations


def ranked(marks: list[int]) -> list[int]:
    """Each seat's rank by marks, most first; equals share one."""
    return [1 + len([n for n in marks if n > mine]) for mine in marks]


def firsts(ranks: list[int]) -> list[int]:
    """The seats of the first rank."""
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


class ScoreLine:
    """One line of the final count: a label of the catalogue, its points and what it speaks of."""

    __slots__ = ("args", "group", "key", "points", "refs", "seat")

    def __init__(
        self,
        seat: int,
        key: str,
        args: tuple[int, ...],
        points: int,
        group: int = -1,
        refs: tuple[str, ...] = (),
    ) -> None:
        self.seat = seat
        self.key = key
        self.args = args
        self.points = points
        self.group = group
        self.refs = refs


class Result:
    """Ranks start at 1; 0 means not ranked. Shared wins name several winners, or nobody wins."""

    __slots__ = ("lines", "ranks", "reason", "scores", "winners")

    def __init__(
        self,
        winners: list[int],
        scores: list[int],
        ranks: list[int],
        reason: str,
        lines: list[ScoreLine],
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.ranks = ranks
        self.reason = reason
        self.lines = lines
