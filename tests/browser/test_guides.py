"""The guided first games of the bigger games, from the first lesson to the farewell."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Player
from tests.support.gunner import AT_REST, choose, pieces, place
from tests.support.hands import take
from tests.support.server import Server
from tests.support.spec import SPECS
from tests.support.taught import guide, put_guide

SHIP_AHOY_VOYAGE = (3924, 6900)  # the end of the rope that its lesson asks for


def with_the_tool(me: Player) -> None:
    """Ship Ahoy's shots and paths are made by hand: the cannon as it stands, the rope drawn."""
    [piece] = pieces(me)
    choose(me, piece)
    if me.stand["ask"]["tool"]["kind"] == "aim":
        me.page.get_by_test_id("do-button:fire").click()
    else:
        me.page.evaluate(AT_REST)
        me.page.mouse.move(*place(me, me.stand["view"]["x"][piece], me.stand["view"]["y"][piece]))
        me.page.mouse.down()
        me.page.mouse.move(*place(me, *SHIP_AHOY_VOYAGE), steps=8)
        me.page.mouse.up()
        me.page.get_by_test_id("do-button:sail").click()
    me.answered()


def open_guide(me: Player, game: str) -> None:
    answer = me.page.request.post(f"/api/guide/{game}")
    assert answer.ok, answer.text()
    me.look(answer.json()["code"])


def go_on(me: Player) -> str:
    """One step of a lesson as it wants to be gone; its key."""
    key: str = me.stand["lesson"]["key"]
    if not me.is_asked:
        me.page.get_by_test_id("done").click()
        me.answered()
    elif me.stand["ask"]["choices"]:
        assert len(me.stand["ask"]["choices"]) == 1
        take(me, me.stand["ask"]["choices"][0])
    else:
        with_the_tool(me)
    return key


def say_farewell(me: Player) -> None:
    assert me.stand["lesson"]["key"] == "guide-farewell"
    expect(me.page.get_by_test_id("prompt")).to_contain_text("You know the ropes")
    expect(me.page.get_by_test_id("real")).to_be_visible()  # and on to a real game


LESSONS = {game: spec.lessons for game, spec in SPECS.items() if spec.lessons}
LONG = [game for game, lessons in LESSONS.items() if lessons.in_browser == "ends"]
WHOLE = [game for game, lessons in LESSONS.items() if lessons.in_browser == "whole"]


@pytest.mark.parametrize(
    "game", [*WHOLE, *[pytest.param(game, marks=pytest.mark.soak) for game in LONG]]
)
def test_the_guided_first_game(desktop: Page, game: str) -> None:
    me = Player(desktop)
    open_guide(me, game)
    lessons = set()
    while me.to_go_on():
        lessons.add(go_on(me))
    assert len(lessons) > LESSONS[game].many  # the farewell is one more
    say_farewell(me)


@pytest.mark.parametrize("game", LONG)
def test_the_first_lessons(desktop: Page, game: str) -> None:
    me = Player(desktop)
    open_guide(me, game)
    for _ in range(5):
        assert me.to_go_on()
        go_on(me)


@pytest.mark.parametrize("game", LONG)
def test_the_last_lessons_and_the_farewell(desktop: Page, server: Server, game: str) -> None:
    last = [line.lesson for line in guide(game).lines if line.lesson][-2:]
    me = Player(desktop)
    me.look(put_guide(me, server, game, last))
    lessons = []
    while me.to_go_on():
        lessons.append(go_on(me))
    assert lessons[-1] == last[-1]
    say_farewell(me)
