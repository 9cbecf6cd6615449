"""Facts the rules tell when somebody listens."""

from __future__ import annotations


class Event:
    """A fact. Everyone hears ``args``; only the seats in ``knows`` also hear ``secret``.

    ``reveals`` marks a fact that showed somebody something new: it bars undo.
    """

    __slots__ = ("args", "kind", "knows", "reveals", "secret")

    def __init__(
        self,
        kind: str,
        args: tuple[int, ...],
        knows: tuple[int, ...] = (),
        secret: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.args = args
        self.knows = knows
        self.secret = secret
        self.reveals = reveals or bool(secret)

    def __repr__(self) -> str:
        return f"{self.kind}{self.args}" + (f"+{self.secret}" if self.secret else "")


class Heard:
    """An event as one seat heard it: without what it may not know."""

    __slots__ = ("args", "kind", "secret")

    def __init__(self, kind: str, args: tuple[int, ...], secret: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret

    def __repr__(self) -> str:
        return f"{self.kind}{self.args}" + (f"+{self.secret}" if self.secret else "")


def heard_by(event: Event, seat: int) -> Heard:
    """What ``seat`` hears of it."""
    return Heard(event.kind, event.args, event.secret if seat in event.knows else ())
