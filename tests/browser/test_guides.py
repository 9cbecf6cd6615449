"""The guided first games of the bigger games, from the first lesson to the farewell."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from quarterdeck.registry import guides
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


def open_guide(me: Player, game: str, role: str = "") -> None:
    answer = me.page.request.post(f"/api/guide/{game}?role={role}")
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
    assert me.stand["lesson"]["key"].endswith("farewell")
    expect(me.page.get_by_test_id("prompt")).to_contain_text("You know the ropes")
    expect(me.page.get_by_test_id("real")).to_be_visible()  # and on to a real game


LESSONS = {game: spec.lessons for game, spec in SPECS.items() if spec.lessons}
Guided = tuple[str, str]  # a game and, where there is a lesson for each, a role


def guided(how: str) -> list[Guided]:
    return [
        (game, role)
        for game, lessons in LESSONS.items()
        if lessons.in_browser == how
        for role in guides(game)
    ]


LONG, WHOLE = guided("ends"), guided("whole")
FIRST = [(game, role) for game, role in LONG if role == next(iter(guides(game)))]
SOAKED = [pytest.param(*one, marks=pytest.mark.soak) for one in LONG]


@pytest.mark.parametrize(("game", "role"), [*WHOLE, *SOAKED])
def test_the_guided_first_game(desktop: Page, game: str, role: str) -> None:
    me = Player(desktop)
    open_guide(me, game, role)
    lessons = set()
    while me.to_go_on():
        lessons.add(go_on(me))
    assert len(lessons) > LESSONS[game].many  # the farewell is one more
    say_farewell(me)


@pytest.mark.parametrize(("game", "role"), FIRST)
def test_the_first_lessons(desktop: Page, game: str, role: str) -> None:
    me = Player(desktop)
    open_guide(me, game, role)
    for _ in range(5):
        assert me.to_go_on()
        go_on(me)


@pytest.mark.parametrize(("game", "role"), LONG)
def test_the_last_lessons_and_the_farewell(
    desktop: Page, server: Server, game: str, role: str
) -> None:
    last = [line.lesson for line in guide(game, role).lines if line.lesson][-2:]
    me = Player(desktop)
    me.look(put_guide(me, server, game, last, role))
    lessons = []
    while me.to_go_on():
        lessons.append(go_on(me))
    assert lessons[-1] == last[-1]
    say_farewell(me)


def test_each_faction_has_its_lesson_and_offers_it_once(desktop: Page) -> None:
    """From the home page, and where one sits down as somebody new; then one plays as who one is."""
    desktop.add_init_script("localStorage.setItem('quarterdeck.met', '[]')")
    me = Player(desktop)
    desktop.goto("/?motion=off")
    desktop.get_by_test_id("guide-ahoy").click()
    for role in guides("ahoy"):
        expect(desktop.get_by_test_id(f"learn-{role}")).to_be_visible()
    me.sit(2, "ahoy", seat=1)
    sheet = desktop.get_by_role("dialog")
    expect(sheet).to_contain_text("Smuggler")
    desktop.get_by_test_id("first-learn").click()
    expect(desktop.locator(".lesson")).to_contain_text("Welcome, Smuggler")
    met = desktop.evaluate("localStorage.getItem('quarterdeck.met')")
    assert met == '["ahoy.smuggler"]'


def test_a_battle_shows_the_cannons_and_the_chance_to_win(desktop: Page, server: Server) -> None:
    me = Player(desktop)
    me.look(put_guide(me, server, "ahoy", ["guide-lower"]))
    while me.to_go_on() and not (me.is_asked and me.stand["ask"]["prompt"]["key"] == "ask-lower"):
        go_on(me)
    [choice] = me.stand["ask"]["choices"]
    slot, amount = choice["do"][0]["args"]
    assert choice["odds"]["args"] == {"percent": 97}  # 2 to 12 of 36: only 1 and 6 loses
    stage = desktop.get_by_test_id("stage")
    expect(stage.locator(".guns .die")).to_have_count(1)  # Mate's are not loaded
    expect(stage).to_contain_text("not loaded")
    lower = desktop.get_by_test_id(f"odds-{slot}-{amount}")
    expect(lower).to_contain_text("97 %")
    lower.click()
    me.answered()
    assert any(fact["kind"] == "lowered" for fact in me.facts)
