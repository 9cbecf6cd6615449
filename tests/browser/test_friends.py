"""Friends at one table: they sit down, swap, choose factions; the host starts and bots fill in."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Troubles, watched
from tests.support.browser import SIZES, Player
from tests.support.server import Server


def seat(page: Page, faction: str) -> Locator:
    """A seat's card in the lobby."""
    return page.get_by_role("main").get_by_role("listitem").filter(has_text=faction).first


def named(page: Page, name: str) -> None:
    field = page.get_by_label("Your name")
    field.fill(name)
    field.press("Enter")


def test_friends_gather_choose_factions_and_start(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    sizes = ("desktop", "phone", "desktop")
    rooms = [browser.new_context(base_url=server.url, **SIZES[size]) for size in sizes]
    ann, bo, cy = (watched(room, troubles) for room in rooms)
    hers, his, late = Player(ann), Player(bo), Player(cy)
    # One click makes the table and shows how others find it: here, that nobody can.
    ann.goto("/?motion=off")
    ann.get_by_test_id("friends-ahoy").click()
    expect(ann).to_have_url(re.compile("/t/"))
    code = ann.url.split("/t/")[1].split("?")[0]
    expect(ann.get_by_role("note")).to_contain_text("this computer only")
    expect(ann.get_by_role("main")).to_contain_text(code)
    named(ann, "Ann")
    expect(seat(ann, "Squadron")).to_contain_text("Ann")
    # A friend sits down by one click, and takes the faction they like.
    bo.goto(f"/t/{code}?motion=off")
    with bo.expect_websocket():
        seat(bo, "Smuggler").get_by_role("button", name="Sit here").tap()
    named(bo, "Bo")
    seat(bo, "Union").get_by_role("button", name="Move here").tap()
    expect(seat(ann, "Union")).to_contain_text("Bo")
    expect(seat(ann, "Smuggler")).to_contain_text("Open seat")
    expect(bo.get_by_test_id("start-game")).to_have_count(0)  # that is the host's
    # Both want to swap.
    seat(bo, "Squadron").get_by_role("button", name="Ask to swap").tap()
    expect(seat(ann, "Union")).to_contain_text("Bo would like to swap")
    seat(ann, "Union").get_by_role("button", name="Swap", exact=True).click()
    expect(seat(ann, "Squadron")).to_contain_text("Bo")
    expect(seat(bo, "Union")).to_contain_text("Ann")
    # The host adds a seat: everybody stays who they are.
    ann.get_by_role("main").get_by_role("radio", name="4", exact=True).check()
    expect(bo.get_by_test_id("room-seats").get_by_role("listitem")).to_have_count(4)
    expect(seat(bo, "Union")).to_contain_text("Ann")
    expect(seat(bo, "Squadron")).to_contain_text("Bo")
    expect(ann.get_by_role("main")).to_contain_text("2 seats are empty")
    # The start: bots fill the rest, and each sees their own faction's side.
    ann.get_by_label("Bots that step in").select_option(label="Deckhand, easy")
    ann.get_by_test_id("start-game").click()
    hers.wait_for(lambda: hers.stand.get("view"), "the game has begun")
    his.wait_for(lambda: his.stand.get("view"), "for him too")
    info = ann.request.get(f"/api/tables/{code}").json()
    assert [s["kind"] for s in info["seats"]] == ["person", "bot", "person", "bot"]
    assert [s["name"] for s in info["seats"]][::2] == ["Bo", "Ann"]
    assert {s["level"] for s in info["seats"][1::2]} == {"deckhand"}
    # Who comes late is offered a bot's seat.
    cy.goto(f"/t/{code}?motion=off")
    offer = cy.get_by_role("dialog")
    expect(offer).to_contain_text("Smuggler")
    with cy.expect_websocket():
        offer.get_by_role("button", name="Play for").first.click()
    late.wait_for(lambda: late.stand.get("view"), "the view of the seat")
    info = ann.request.get(f"/api/tables/{code}").json()
    assert [s["kind"] for s in info["seats"]] == ["person", "person", "person", "bot"]
    expect(cy.get_by_role("dialog")).to_have_count(0)
    for room in rooms:
        room.close()


def test_alone_one_is_whom_one_likes(desktop: Page) -> None:
    desktop.goto("/?motion=off")
    desktop.get_by_test_id("set-up-ahoy").click()
    sheet = desktop.get_by_role("dialog")
    sheet.get_by_role("radio", name="Union").check()
    sheet.get_by_role("radio", name="4", exact=True).check()
    expect(sheet.get_by_role("radio", name="Union")).to_be_checked()
    me = Player(desktop)
    sheet.get_by_test_id("start").click()
    me.wait_for(lambda: me.stand.get("view"), "the game has begun")
    code = desktop.url.split("/t/")[1].split("?")[0]
    info = desktop.request.get(f"/api/tables/{code}").json()
    assert [s["kind"] for s in info["seats"]] == ["bot", "bot", "person", "bot"]
