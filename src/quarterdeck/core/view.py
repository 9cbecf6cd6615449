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

FEW: Final = 3  # a place and its entry are written about as long as three entries

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
        fields[name] = redacted(getattr(s, name), who, seat)
    return View(seat, int(s.seats), int(s.version), s.stack[:], fields)


def redacted(value: object, who: str, seat: int) -> object:
    """A field as the seat may see it."""
    if who == PUBLIC:
        return value[:] if isinstance(value, list) else value
    assert isinstance(value, list)
    return [_entry(x, who, i == seat) for i, x in enumerate(value)]


class Difference:
    """A field that somebody may see, before and after something happened."""

    __slots__ = ("after", "before", "name", "who")

    def __init__(self, name: str, who: str, before: object, after: object) -> None:
        self.name = name
        self.who = who
        self.before = before
        self.after = after


def differences(before: State, after: State, audience: dict[str, str]) -> list[Difference]:
    """What has changed that anybody may see; each seat's part of it is a ``patch``."""
    out: list[Difference] = []
    for name, who in audience.items():
        if who != SECRET:
            old: object = getattr(before, name)
            new: object = getattr(after, name)
            if old != new:
                out.append(Difference(name, who, old, new))
    return out


def patch(changed: list[Difference], seat: int) -> dict[str, object]:
    """How the seat's view changes with it: by field its new value; of a list that keeps its
    length, where few entries change, only these, by their place."""
    out: dict[str, object] = {}
    for d in changed:
        old = redacted(d.before, d.who, seat)
        new = redacted(d.after, d.who, seat)
        if old == new:
            continue
        out[d.name] = new
        if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            places = [i for i in range(len(new)) if old[i] != new[i]]
            if len(places) * FEW < len(new):
                out[d.name] = {i: new[i] for i in places}
    return out


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
