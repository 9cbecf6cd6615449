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


def until_it_can_be_taken_back(me: Player) -> Any:
    """Plays until a choice has revealed nothing and the turn waits for Done: the view before it."""
    page = me.page
    page.goto("/?motion=off")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Ask me").check()
    me.sit()
    for _ in range(12):
        assert me.wait()
        before = me.stand["view"]
        place(me)
        if me.stand["can_undo"] and me.stand["closing"] == 0:
            return before
        if me.stand["closing"] == 0:
            page.get_by_test_id("done").click()
            me.until(lambda stand: stand["closing"] != 0)
    raise AssertionError("every choice revealed something")
