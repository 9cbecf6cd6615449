"""A move inside the rules is one int; at the edges the same thing is an Action in words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# A packed move: 6 bits of verb, then three arguments of 16 bits. It stays below 2**62, so it is
# the same small int interpreted and compiled.
VERB_BITS: Final = 6
ARG_BITS: Final = 16
ARG_MASK: Final = 0xFFFF
MAX_ARGS: Final = 3


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """The move as one int; arguments are 0 to 65,535."""
    return verb | a << 6 | b << 22 | c << 38


def verb_of(move: i64) -> i64:
    """The verb's number."""
    return move & 63


def arg(move: i64, i: i64 = 0) -> i64:
    """Argument ``i`` of a packed move."""
    return move >> (6 + 16 * i) & 65535


class Action:
    """One seat's answer. Whole numbers only, so it compares, hashes and serialises anywhere."""

    __slots__ = ("args", "at", "seat", "verb")

    def __init__(self, seat: int, verb: str, args: tuple[int, ...] = (), at: int = 0) -> None:
        self.seat = seat
        self.verb = verb
        self.args = args
        self.at = at  # milliseconds since the race began; 0 elsewhere

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return (
            self.seat == other.seat
            and self.verb == other.verb
            and self.args == other.args
            and self.at == other.at
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.verb, self.args, self.at))

    def __repr__(self) -> str:
        at = f" at {self.at} ms" if self.at else ""
        return f"<seat {self.seat}: {self.verb}{self.args}{at}>"
