"""A person at Captain Flip in a browser: puts tiles on spaces, to the end or nearly."""

from __future__ import annotations

from typing import Any

from tests.support.ahead import Deputy, sit_near
from tests.support.browser import Player


def place(me: Player, *, tap: bool = False) -> None:
    """Put the tile on the first space there is."""
    ref = next(r for r in me.refs() if r.startswith("cell:"))
    space = me.page.locator(f'[data-ref="{ref}"]')
    if tap:
        space.tap()
        space.tap()
    else:
        space.click()
    me.answered()


def finish(me: Player, *, tap: bool = False) -> None:
    while me.wait():
        place(me, tap=tap)


def as_it_comes(seat: Deputy, n: int) -> dict[str, Any]:
    """The tile as it is, on the first space there is."""
    return next(c for c in seat.stand["ask"]["choices"] if c["refs"][0].startswith("cell:"))


def nearly_over(seat: Deputy) -> bool:
    """Somebody lacks one column for the end."""
    return any(bin(columns).count("1") >= 3 for columns in seat.stand["view"]["full"])


def sit_near_the_end(me: Player, bots: int = 1) -> None:
    sit_near(me, as_it_comes, nearly_over, bots)
