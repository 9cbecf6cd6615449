"""The grammar of actions: what each argument names."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import ARG_MASK, MAX_ARGS, Action, arg, pack


class Verb:
    """``place`` with kinds ("column",): packs and unpacks moves. A wide verb is never packed."""

    __slots__ = ("kinds", "name", "number", "wide")

    def __init__(self, number: int, name: str, kinds: tuple[str, ...], wide: bool = False) -> None:
        self.number = number
        self.name = name
        self.kinds = kinds
        self.wide = wide

    def action(self, seat: int, move: i64, at: int = 0) -> Action:
        """The move in words."""
        return Action(
            seat, self.name, tuple([int(arg(move, i)) for i in range(len(self.kinds))]), at
        )

    def move(self, args: tuple[int, ...]) -> i64:
        """The packed move, or -1 if the arguments do not fit the grammar."""
        n = len(args)
        if n != len(self.kinds) or n > MAX_ARGS:
            return -1
        for a in args:
            if a < 0 or a > ARG_MASK:
                return -1
        return pack(
            self.number,
            args[0] if n > 0 else 0,
            args[1] if n > 1 else 0,
            args[2] if n > 2 else 0,
        )
