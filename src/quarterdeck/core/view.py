"""Who sees what: one table per game, one function for all of them."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.frame import Frame
from quarterdeck.core.state import State

PUBLIC: Final = "public"  # everyone sees it
OWNER: Final = "owner"  # a list with one entry per seat; a seat sees its own, others None
COUNT: Final = "count"  # the same, but the others see how many
GIVEN: Final = "given"  # the same, but the others see whether it is given (not negative)
SECRET: Final = "secret"  # nobody sees it

AUDIENCES: Final = (PUBLIC, OWNER, COUNT, GIVEN, SECRET)


class View:
    """What one seat may see. Made only by ``redact``; bots and browsers get nothing else."""

    __slots__ = ("fields", "seat", "seats", "stack", "version")

    def __init__(
        self, seat: int, seats: int, version: int, stack: list[Frame], fields: dict[str, object]
    ) -> None:
        self.seat = seat
        self.seats = seats
        self.version = version  # of the rules
        self.stack = stack
        self.fields = fields

    def number(self, name: str) -> int:
        """A field that is an int."""
        value = self.fields[name]
        assert isinstance(value, int)
        return value

    def numbers(self, name: str) -> list[int]:
        """A field that is a list of ints, as a fresh list."""
        value = self.fields[name]
        assert isinstance(value, list)
        return [int(x) for x in value]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (
            self.seat == other.seat
            and self.seats == other.seats
            and self.version == other.version
            and self.stack == other.stack
            and self.fields == other.fields
        )

    def __hash__(self) -> int:
        raise TypeError("a view is not hashable")


def redact(s: State, audience: dict[str, str], seat: int) -> View:
    """An allow-list: a field the table does not name is seen by nobody."""
    fields: dict[str, object] = {}
    for name, who in audience.items():
        if who == SECRET:
            continue
        value: object = getattr(s, name)
        if who == PUBLIC:
            fields[name] = value[:] if isinstance(value, list) else value
        elif isinstance(value, list):
            fields[name] = [_entry(x, who, i == seat) for i, x in enumerate(value)]
    return View(seat, int(s.seats), int(s.version), s.stack[:], fields)


def restore(view: View, audience: dict[str, str], s: State) -> None:
    """The other way round: what everyone sees, into a blank state; the rest stays blank."""
    s.seats = view.seats
    s.version = view.version
    s.stack = view.stack[:]
    for name, who in audience.items():
        if who == PUBLIC:
            value = view.fields[name]
            setattr(s, name, value[:] if isinstance(value, list) else value)


def _entry(value: object, who: str, own: bool) -> object:
    if own:
        return value
    if who == COUNT:
        assert isinstance(value, tuple)
        return len(value)
    if who == GIVEN:
        assert isinstance(value, int)
        return value >= 0
    return None
