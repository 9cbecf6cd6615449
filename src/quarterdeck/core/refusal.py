"""Why an action is not allowed: a sentence of the catalogue and the rule it rests on."""

from __future__ import annotations


class Refusal:
    """A value, never an exception: nothing has changed, and this says why."""

    __slots__ = ("args", "clause", "key")

    def __init__(self, key: str, args: tuple[int, ...] = (), clause: str = "") -> None:
        self.key = key
        self.args = args
        self.clause = clause

    def __repr__(self) -> str:
        return f"Refusal({self.key}{self.args} {self.clause})".replace(" )", ")")
