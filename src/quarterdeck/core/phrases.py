"""Which sentences a game can say and what kinds their arguments are; the words are elsewhere."""

from __future__ import annotations

from typing import Final, TypeAlias

MORE: Final = "more"  # as the last kind of an event: whatever follows has no names (a flight)

Kinds: TypeAlias = tuple[str, ...]
Said: TypeAlias = tuple[str, tuple[int, ...]]  # a sentence's key and its arguments

COMMON: Final[dict[str, Kinds]] = {  # sentences that every game can say
    "no-wait-for": ("seat",),
    "risk-over": (),
    "risk-ends": (),
    "risk-ends-lost": ("seat",),
}


class Phrases:
    """A game's tables of sentence keys. An argument is named by its kind (seat, seat2, coins …)."""

    __slots__ = ("events", "minor", "refusals", "sentences", "silent")

    def __init__(
        self,
        events: dict[str, Kinds],
        refusals: dict[str, Kinds],
        sentences: dict[str, Kinds],
        silent: frozenset[str],
        minor: frozenset[str],
    ) -> None:
        self.events = events  # kind of event -> kinds of its args (then of its secret)
        self.refusals = refusals
        self.sentences = sentences  # prompts, hints, labels, gains, tallies, end reasons
        self.silent = silent  # events without a line in the log
        self.minor = minor  # events told as part of the line before


def named(kinds: Kinds, args: tuple[int, ...]) -> dict[str, int]:
    """Arguments by name: the second seat is ``seat2``."""
    out: dict[str, int] = {}
    for kind, value in zip(kinds, args, strict=False):
        if kind == MORE:
            break
        name = kind
        n = 2
        while name in out:
            name = f"{kind}{n}"
            n += 1
        out[name] = value
    return out
