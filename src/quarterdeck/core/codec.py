"""States as plain values (ints, lists, strings) and back, for saving, hashing and comparing."""

from __future__ import annotations

from quarterdeck.core.frame import Frame
from quarterdeck.core.state import State


def dump(s: State, audience: dict[str, str]) -> dict[str, object]:
    """The whole truth as plain values: never for the eyes of a player."""
    out: dict[str, object] = {
        "seats": int(s.seats),
        "version": int(s.version),
        "stack": [[int(f.op), int(f.seat), list(f.args)] for f in s.stack],
    }
    for name in audience:
        out[name] = _plain(getattr(s, name))
    return out


def fill(blank: State, data: dict[str, object], audience: dict[str, str]) -> None:
    """Fill a blank state from ``dump``'s values (or from JSON made of them)."""
    seats, version = data["seats"], data["version"]
    assert isinstance(seats, int)
    assert isinstance(version, int)
    blank.seats = seats
    blank.version = version
    blank.stack.clear()
    stack = data["stack"]
    assert isinstance(stack, list)
    for op, seat, args in stack:
        blank.stack.append(Frame(op, seat, tuple(args)))
    for name in audience:
        old: object = getattr(blank, name)
        value = data[name]
        if isinstance(old, list):
            assert isinstance(value, list)
            old.clear()
            old.extend([_frozen(x) for x in value])
        else:
            setattr(blank, name, _frozen(value))


def _plain(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return [_plain(x) for x in value]
    return value


def _frozen(value: object) -> object:
    if isinstance(value, list):
        return tuple([_frozen(x) for x in value])
    return value
