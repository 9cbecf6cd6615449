"""What a search keeps: choices, the nodes they lead to, and how well each went."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SURE: Final = 3.0  # standard errors of a difference from which it is taken for real


class Edge:
    """A choice of one seat at one node, and how it went."""

    __slots__ = (
        "available",
        "first",
        "first_seen",
        "looks",
        "move",
        "others",
        "seat",
        "squares",
        "total",
        "visits",
    )

    move: i64
    seat: i64
    visits: i64
    available: i64  # iterations in which it could have been chosen: not all deals allow all moves
    total: float
    squares: float  # of the rewards, to tell how far their mean may be off
    looks: float  # what it promised at first sight, if the game can be judged before its end
    # The nodes it leads to, by what the searcher saw between this choice and the next. Most lead
    # to one only, and most are never followed: so the dict is made when it is needed.
    first_seen: i64
    first: Node | None
    others: dict[int, Node] | None

    def __init__(self, move: i64, seat: i64) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.squares = 0.0
        self.looks = 0.0
        self.first_seen = 0
        self.first = None
        self.others = None


class Node:
    """A point of choice, as the searcher can tell it from others."""

    __slots__ = ("edges",)

    edges: list[Edge]

    def __init__(self) -> None:
        self.edges = []


def surely_better(one: Edge, other: Edge) -> bool:
    """Whether their means differ by more than chance makes likely; both have been tried."""
    n = float(one.visits)
    m = float(other.visits)
    lead = one.total / n - other.total / m
    if lead <= 0.0:
        return False
    off = (one.squares / n - (one.total / n) * (one.total / n)) / n
    off += (other.squares / m - (other.total / m) * (other.total / m)) / m
    return lead * lead > SURE * SURE * (off + 1e-9)


def edge(edges: list[Edge], i: i64, move: i64, seat: i64) -> Edge:
    """The edge of a move; usually the lawful moves are the same as last time, in the same order."""
    if i < len(edges):
        e = edges[i]
        if e.move == move and e.seat == seat:
            return e
        for e in edges:
            if e.move == move and e.seat == seat:
                return e
    e = Edge(move, seat)
    edges.append(e)
    return e


def child(e: Edge, seen: i64) -> Node:
    """The node reached by a choice and what was seen after it."""
    node = e.first
    if node is None:
        node = Node()
        e.first = node
        e.first_seen = seen
        return node
    if e.first_seen == seen:
        return node
    others = e.others
    if others is None:
        others = {}
        e.others = others
    key = int(seen)
    node = others.get(key)
    if node is None:
        node = Node()
        others[key] = node
    return node
