"""One piece of unfinished business on the stack."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.seat import NOBODY


class Frame:
    """Immutable: clones of a state share frames; to change one, replace it. Carries no secret.

    ``op`` is the number of its step in the game's table, ``seat`` whose business it is, ``args``
    whole numbers the step's docstring explains. Hot frames are made once and kept in tables.
    """

    __slots__ = ("args", "op", "seat")

    op: i64
    seat: i64
    args: tuple[int, ...]

    def __init__(self, op: i64, seat: i64 = NOBODY, args: tuple[int, ...] = ()) -> None:
        self.op = op
        self.seat = seat
        self.args = args

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Frame):
            return NotImplemented
        return self.op == other.op and self.seat == other.seat and self.args == other.args

    def __hash__(self) -> int:
        return hash((int(self.op), int(self.seat), self.args))

    def __repr__(self) -> str:
        return f"Frame({self.op}, {self.seat}, {self.args})"
