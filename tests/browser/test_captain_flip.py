"""People at Captain Flip: mouse, thumb and keyboard, from the cover to the count."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Troubles, watched
from tests.support.browser import LIT, SIZES, Player, next_asked, open_two_seats
from tests.support.flipper import (
    finish,
    place,
    sit_near_the_end,
    until_it_can_be_taken_back,
)
from tests.support.hands import fits_a_thumb, victory
from tests.support.server import Server


def test_a_whole_game_with_the_mouse(desktop: Page) -> None:
    me = Player(desktop)
    me.start()
    turns = 0
    while me.wait():
        me.see_all_refs()
        expect(desktop.get_by_test_id("prompt")).not_to_be_empty()
        refs = [r for r in me.refs() if not r.startswith("button:")]
        desktop.locator(f'[data-ref="{refs[turns % len(refs)]}"]').click()
        me.answered()
        turns += 1
    assert turns >= 4  # a tile may bring others, and bots may be quicker
    result = me.stand["result"]
    sheet = desktop.get_by_role("dialog")
    expect(sheet).to_contain_text(victory(result["winners"]))
    for score in result["scores"]:
        if score >= 0:
            expect(sheet).to_contain_text(str(score))


def test_a_whole_game_with_the_keyboard_only(desktop: Page) -> None:
    me = Player(desktop)
    desktop.goto("/?motion=off")
    play = desktop.get_by_role("button", name="Play", exact=True).first
    for _ in range(40):
        desktop.keyboard.press("Tab")
        if play.evaluate("el => el === document.activeElement"):
            break
    desktop.keyboard.press("Enter")
    while me.wait():
        for arrow in ["Right", "Up", "Left", "Down"] * 3:  # no long way through the page
            if desktop.evaluate("document.activeElement?.matches('[data-ref][data-lit]')"):
                break
            desktop.keyboard.press("Arrow" + arrow)
        desktop.keyboard.press("Enter")
        me.answered()
    expect(desktop.get_by_role("dialog")).to_be_visible()


def test_a_thumb_shows_first_and_does_second(phone: Page) -> None:
    me = Player(phone)
    me.sit()
    for turn in range(4):
        assert me.wait()
        me.see_all_refs()
        ref = next(r for r in me.refs() if r.startswith("cell:"))
        space = phone.locator(f'[data-ref="{ref}"]')
        before = me.stand
        space.tap()
        expect(space).to_have_attribute("data-armed", "")
        expect(phone.get_by_test_id("prompt")).to_contain_text("Tap again")
        assert me.stand is before, f"turn {turn}: one tap must change nothing"
        space.tap()
        me.answered()
    box = phone.evaluate("document.documentElement.scrollWidth")
    assert box <= 360, "the page is wider than the phone"


def test_targets_fit_a_thumb(phone: Page) -> None:
    me = Player(phone)
    me.sit()
    assert me.wait()
    fits_a_thumb(phone, least=44)


def test_flip_is_on_the_button_and_on_the_tile(desktop: Page) -> None:
    me = Player(desktop)
    me.sit()
    assert me.wait()
    desktop.locator('[data-ref="button:flip"]').click()
    me.answered()
    assert me.wait()
    assert me.stand["view"]["hand_known"] != 9
    assert desktop.locator('[data-ref="button:flip"]').count() == 0
    desktop.locator(f'[data-ref="{me.refs()[0]}"]').click()  # place it
    me.answered()
    while me.wait() and "button:flip" not in me.refs():  # a Parrot or a Monkey came first
        desktop.locator(f'[data-ref="{me.refs()[0]}"]').click()
        me.answered()
    desktop.locator('[data-ref="tile:hand"]').click()
    me.answered()
    assert me.wait()
    assert me.stand["view"]["hand_known"] != 9


def test_undo_and_done(desktop: Page) -> None:
    me = Player(desktop)
    before = until_it_can_be_taken_back(me)
    desktop.get_by_test_id("undo").click()
    me.until(lambda stand: stand["view"] == before)
    expect(desktop.get_by_test_id("undo")).to_have_count(0)
    assert me.wait()
    place(me)
    desktop.get_by_test_id("done").click()
    me.until(lambda stand: stand["closing"] != 0)  # not always the next turn: a Parrot goes on
    assert me.stand["view"] != before


def test_undo_and_done_leave_the_board_in_sight(phone: Page) -> None:
    until_it_can_be_taken_back(Player(phone))
    expect(phone.get_by_test_id("done")).to_be_visible()
    expect(phone.get_by_role("button", name="Undo")).to_be_visible()
    bar = phone.get_by_role("region", name="What is asked").bounding_box()
    lowest = phone.locator('[data-ref="cell:0:0"]').bounding_box()
    assert bar
    assert lowest
    assert lowest["y"] + lowest["height"] <= bar["y"]


def test_the_guided_first_game(desktop: Page) -> None:
    me = Player(desktop)
    desktop.goto("/?motion=off")
    desktop.get_by_role("button", name="Learn by playing").first.click()
    lessons = set()
    while me.to_go_on():
        lessons.add(me.stand["lesson"]["key"])
        if me.is_asked:
            assert len(me.stand["ask"]["choices"]) == 1
            desktop.locator(LIT).first.click()
        else:
            desktop.get_by_test_id("done").click()
        me.answered()
    assert me.is_over
    assert len(lessons) >= 15
    assert me.stand["result"]["scores"] == [31, -1]
    lesson = desktop.url
    desktop.get_by_role("dialog").get_by_test_id("real").click()  # and now a real game
    expect(desktop).not_to_have_url(lesson)
    code = desktop.url.split("/t/")[1].split("?")[0]
    table = desktop.request.get(f"/api/tables/{code}").json()
    assert {seat["level"] for seat in table["seats"][1:]} == {"cabin_boy"}


WORN = """() => [0, 1].map((seat) => {
  const all = getComputedStyle(document.documentElement);
  const hues = [0, 1, 2, 3, 4].map((hue) => all.getPropertyValue(`--hue-${hue}`));
  return hues.indexOf(all.getPropertyValue(`--seat-${seat}`));
})"""


def test_two_friends_and_a_watcher(browser: Browser, server: Server, troubles: Troubles) -> None:
    rooms = [browser.new_context(base_url=server.url, **SIZES["desktop"]) for _ in range(3)]
    ann, bo, cy = [watched(room, troubles) for room in rooms]
    players = [Player(ann), Player(bo)]
    watcher = Player(cy)
    ann.goto("/?motion=off")
    ann.get_by_role("button", name="Set up").first.click()
    sheet = ann.get_by_role("dialog")
    expect(sheet).to_be_visible()
    sheet.get_by_test_id("colour-3").check()
    open_two_seats(ann)
    expect(ann).to_have_url(re.compile("/t/"))
    link = ann.url
    players[1].join(link)
    expect(bo.get_by_test_id("colour-3")).to_be_disabled()  # that is hers
    bo.get_by_test_id("colour-0").check()
    ann.get_by_test_id("start-game").click()
    cy.goto(link)
    for _ in range(6):
        me = next_asked(players)
        assert me.wait()
        place(me)
    watcher.wait_for(lambda: watcher.v >= players[0].v and watcher.is_shown, "the watcher sees it")
    assert watcher.stand["ask"] is None
    assert cy.locator(LIT).count() == 0
    hidden = {"backs", "bag", "hand_back"}
    for who in (*players, watcher):
        assert not hidden & set(who.stand["view"])
        assert who.page.evaluate(WORN) == [3, 0]  # everybody sees them in their own colours
    for room in rooms:
        room.close()


def test_replay_of_a_finished_game(desktop: Page) -> None:
    me = Player(desktop)
    sit_near_the_end(me)
    finish(me)
    desktop.get_by_role("dialog").get_by_text("Replay").click()
    expect(desktop).to_have_url(re.compile("/replay"))
    slider = desktop.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("Home")
    expect(desktop.locator('[data-ref^="cell:0:"]').first).to_be_visible()
    slider.press("End")
    assert int(slider.input_value()) > 40
    expect(desktop.get_by_test_id("curve")).to_be_visible()
    desktop.get_by_test_id("look").click()
    costs = desktop.get_by_test_id("costs").locator("li")
    expect(costs.first).to_be_visible()
    steps = [int(re.findall(r"Step (\d+)", cost.inner_text())[0]) for cost in costs.all()]
    early = costs.nth(steps.index(min(steps)))  # much is still to be played from there
    early.get_by_role("button", name="Show it").click()
    expect(slider).to_have_value(str(min(steps)))
    desktop.get_by_test_id("look").click()
    early.get_by_role("button", name="Play on from here").click()
    expect(desktop).to_have_url(re.compile("/t/[A-Z0-9-]+(\\?|$)"))
    if me.wait():  # it may end before one is asked: what comes is drawn anew
        desktop.get_by_test_id("hint").click()
        expect(desktop.locator("[data-hot]").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_in_german(browser: Browser, server: Server, troubles: Troubles, scheme: Any) -> None:
    context = browser.new_context(
        base_url=server.url, locale="de-DE", color_scheme=scheme, **SIZES["phone"]
    )
    page = watched(context, troubles)
    me = Player(page)
    page.goto("/?motion=off")
    page.get_by_role("button", name="Spielen", exact=True).first.tap()
    assert me.wait()
    expect(page.get_by_test_id("prompt")).to_contain_text("Du bist dran")
    context.close()


def test_rules_are_at_hand(desktop: Page) -> None:
    desktop.goto("/rules/captain_flip")
    expect(desktop.locator("#CF-17")).to_be_attached()
    expect(desktop.get_by_role("heading", level=1)).to_contain_text("Captain Flip")


def test_a_table_that_does_not_exist(desktop: Page, troubles: Troubles) -> None:
    troubles.expect("404", "WebSocket")  # the browser itself says so
    desktop.goto("/t/NOWHERE-00")
    expect(desktop.locator("body")).to_contain_text("NOWHERE-00")
