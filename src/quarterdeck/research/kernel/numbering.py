"""Every move a player can make, by a number from 0: a block for each verb, arguments inside it."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import ARG_BITS, ARG_MASK, VERB_BITS, arg, pack, verb_of
from quarterdeck.core.verb import Verb

TURNING = "seat"  # the kind of argument that is told as steps from the one who acts


class Block:
    """The numbers of one verb."""

    __slots__ = ("length", "name", "sizes", "start")

    def __init__(self, name: str, start: int, sizes: list[int], length: int) -> None:
        self.name = name
        self.start = start
        self.sizes = sizes
        self.length = length


class Numbering:
    """``number(move, seat)`` by arithmetic, ``move(number, seat)`` by a table."""

    blocks: list[Block]
    base: list[i64]  # by verb; -1: not in this numbering
    second: list[i64]  # by verb, how many values its second and third argument have
    third: list[i64]
    turns: list[i64]  # by verb, 1 + the place of an argument that names a seat; 0: none does
    moves: list[i64]
    size: i64
    seats: i64

    def __init__(
        self, verbs: list[Verb], sizes: dict[str, int], only: list[str], seats: int, turned: bool
    ) -> None:
        self.base = [-1 for _ in verbs]
        self.second = [1 for _ in verbs]
        self.third = [1 for _ in verbs]
        self.turns = [0 for _ in verbs]
        self.moves = []
        self.blocks = []
        self.seats = seats
        for verb in verbs:
            if verb.wide or verb.name not in only:
                continue
            counts = [sizes[kind] for kind in verb.kinds] + [1, 1, 1]
            self.base[verb.number] = len(self.moves)
            self.second[verb.number] = counts[1]
            self.third[verb.number] = counts[2]
            if turned and TURNING in verb.kinds:
                self.turns[verb.number] = 1 + verb.kinds.index(TURNING)
            many = counts[0] * counts[1] * counts[2]
            self.blocks.append(Block(verb.name, len(self.moves), counts[: len(verb.kinds)], many))
            for a in range(counts[0]):
                for b in range(counts[1]):
                    for c in range(counts[2]):
                        self.moves.append(pack(verb.number, a, b, c))
        self.size = len(self.moves)

    def number(self, move: i64, seat: i64) -> i64:
        """The number of a packed move of that seat."""
        v = verb_of(move)
        if self.turns[v] > 0:
            move = self.turned(move, self.turns[v] - 1, -seat)
        base = self.base[v]
        return base + (arg(move, 0) * self.second[v] + arg(move, 1)) * self.third[v] + arg(move, 2)

    def move(self, number: i64, seat: i64) -> i64:
        """The packed move of that number, made by that seat."""
        move = self.moves[number]
        place = self.turns[verb_of(move)]
        return self.turned(move, place - 1, seat) if place > 0 else move

    def turned(self, move: i64, place: i64, by: i64) -> i64:
        """The same move with the seat it names counted from another."""
        shift: i64 = VERB_BITS + ARG_BITS * place
        named: i64 = move >> shift & ARG_MASK
        if named >= self.seats:
            return move
        # Taken off and put on: compiled, a constant that is shifted has 32 bits only.
        other: i64 = (named + by + self.seats) % self.seats
        return move - (named << shift) + (other << shift)
