"""The colours of the seats' pieces: who wants to chooses one that nobody has chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from quarterdeck.core.info import GameInfo
from quarterdeck.server.errors import Trouble
from quarterdeck.server.storage.schema import Sitting

COLOURS: Final = 5  # as many as the page has


def colours_of(seats: Sequence[Sitting]) -> list[int]:
    """Each seat's: what was chosen, else the one of its number if that is free, else the first
    free one. The page knows it before there is a table (web/src/table/hues.ts)."""
    out = [s.colour for s in seats]
    free = [c for c in range(COLOURS) if c not in out]
    for seat, colour in enumerate(out):
        if colour < 0 and seat in free:
            out[seat] = seat
            free.remove(seat)
    return [c if c >= 0 else free.pop(0) for c in out]


def of_people(seats: Sequence[Sitting], but: int = -1) -> list[int]:
    """The colours that nobody else can have."""
    return [c for n, c in enumerate(colours_of(seats)) if n != but and seats[n].kind == "person"]


def good_colour(info: GameInfo, taken: Collection[int], colour: int) -> int:
    """A colour for a seat; Trouble says why it cannot be had."""
    if colour == -1:
        return -1
    if info.printed:
        raise Trouble(409, "no-colour-printed")
    if not 0 <= colour < COLOURS:
        raise Trouble(404, "no-such-colour")
    if colour in taken:
        raise Trouble(409, "no-colour-taken")
    return colour


def liked(info: GameInfo, seats: Sequence[Sitting], colour: int) -> int:
    """The colour that a newcomer would like, if they can have it."""
    can = not info.printed and 0 <= colour < COLOURS and colour not in of_people(seats)
    return colour if can else -1
