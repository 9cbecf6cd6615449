"""The guided first games of the bigger games, from the first lesson to the farewell."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.support.browser import Player
from tests.support.gunner import choose, pieces, place
from tests.support.hands import take

SHIP_AHOY_VOYAGE = (3924, 6900)  # the end of the rope that its lesson asks for


def with_the_tool(me: Player) -> None:
    """Ship Ahoy's shots and paths are made by hand: the cannon as it stands, the rope drawn."""
    [piece] = pieces(me)
    choose(me, piece)
    if me.stand["ask"]["tool"]["kind"] == "aim":
        me.page.get_by_test_id("do-button:fire").click()
    else:
        me.page.evaluate("quarterdeck.settle()")
        me.page.wait_for_timeout(200)
        me.page.mouse.move(*place(me, me.stand["view"]["x"][piece], me.stand["view"]["y"][piece]))
        me.page.mouse.down()
        me.page.mouse.move(*place(me, *SHIP_AHOY_VOYAGE), steps=8)
        me.page.mouse.up()
        me.page.get_by_test_id("do-button:sail").click()
    me.answered()


@pytest.mark.parametrize("game", ["sail_away", "ahoy", "anchors_aweigh", "ship_ahoy"])
def test_the_guided_first_game(desktop: Page, game: str) -> None:
    me = Player(desktop)
    desktop.goto("/?motion=off")
    answer = desktop.request.post(f"/api/guide/{game}")
    assert answer.ok
    desktop.goto(f"/t/{answer.json()['code']}?motion=off")
    lessons = set()
    for _ in range(1500):  # a race goes on by itself meanwhile
        desktop.wait_for_timeout(30)
        lesson = (me.stand.get("lesson") or {}).get("key")
        lessons.add(lesson)
        if lesson == "guide-farewell" and not me.is_asked:
            break
        done = desktop.get_by_test_id("done")
        if me.is_asked and me.stand["ask"]["choices"] and me.wait():
            assert len(me.stand["ask"]["choices"]) == 1
            take(me, me.stand["ask"]["choices"][0])
        elif me.is_asked and me.stand["ask"].get("tool") and me.wait():
            with_the_tool(me)
        elif done.count():
            with suppress(TimeoutError):  # it may go by itself in the meantime
                done.click(timeout=1000)
    assert me.stand["lesson"]["key"] == "guide-farewell"
    assert len(lessons) > 8
    expect(desktop.get_by_test_id("prompt")).to_contain_text("You know the ropes")
