"""People at one table and at one screen: a clock that runs out, talk, and the screen passed on."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Troubles, watched
from tests.support.browser import SIZES
from tests.support.server import Server

MAKE = """async (body) => {
  await fetch("/api/me");
  const made = await fetch("/api/tables", {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return (await made.json()).code;
}"""


def test_a_clock_runs_out_and_people_talk_meanwhile(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    rooms = [browser.new_context(base_url=server.url, **SIZES[s]) for s in ("desktop", "phone")]
    ann, bo = (watched(room, troubles) for room in rooms)
    ann.goto("/?motion=off")
    pace = {"kind": "move", "time": 10}
    seats = [{"kind": "me"}, {"kind": "open"}]
    code = ann.evaluate(MAKE, {"game": "captain_flip", "seats": seats, "pace": pace})
    ann.goto(f"/t/{code}?motion=off")
    bo.goto(f"/t/{code}?motion=off")
    bo.get_by_role("button", name="Sit here").tap()
    expect(ann.get_by_test_id("clock-0")).to_be_visible()
    expect(bo.get_by_test_id("clock-1")).to_be_visible()  # one's own is at the bar
    # A line, while it is folded away on the phone, is counted; looked at, it is not new any more.
    ann.locator(".chat").get_by_role("button", name="Talk").click()
    ann.get_by_label("Say something").fill("Ahoy <b>Bo</b>!")
    ann.get_by_label("Say something").press("Enter")
    talk = bo.locator("[data-unread='1']")
    expect(talk).to_be_visible()
    talk.get_by_role("button").tap()
    expect(bo.get_by_role("dialog")).to_contain_text("Ahoy <b>Bo</b>!")
    bo.get_by_role("button", name="Ha ha").tap()
    expect(ann.locator(".chat .sign")).to_contain_text("Ha ha")
    ann.get_by_label("Say something").fill("www.example.org")
    ann.get_by_label("Say something").press("Enter")
    expect(ann.get_by_text("No links here")).to_be_visible()
    bo.keyboard.press("Escape")
    expect(bo.locator("[data-unread]")).to_have_count(0)
    # Nobody plays: a bot has the seat of whoever is asked, and gives it back at a click.
    asked, page = (0, ann) if ann.locator("[data-lit]").count() else (1, bo)
    back = page.get_by_test_id("take-back")
    expect(back).to_be_visible()
    expect(page.get_by_test_id(f"clock-{asked}")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0)
    for room in rooms:
        room.close()


def board(page: Page) -> int:
    """What is there of the table, for eyes and for ears."""
    parts = "main.board, .seats, [role=log], [role=timer], [data-testid=hint], [data-testid=spoken]"
    return page.locator(parts).count()


def said(page: Page) -> str:
    """All that the page says: on the screen, to screen readers, and in its title."""
    return str(page.evaluate("document.title + document.body.textContent"))


def test_the_screen_is_passed_on_and_holds_nobodys_side_meanwhile(desktop: Page) -> None:
    page = desktop
    page.goto("/?motion=off")
    page.get_by_role("heading", name="Sail Away").locator("xpath=ancestor::section").get_by_role(
        "button", name="Set up"
    ).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("combobox", name="Seat 2").select_option("me")
    sheet.get_by_label("Name at seat 2").fill("Ben")
    sheet.get_by_test_id("start").click()
    told: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda text: told.append(str(text))))
    heard: set[str] = set()  # what the log and the live region told the one before
    for name, seat in (("", 0), ("Ben", 1)):
        cover = page.get_by_text(re.compile(f"Pass the screen to {name}"))
        expect(cover).to_be_visible()
        assert board(page) == 0
        assert all(line not in said(page) for line in heard)
        told.clear()
        page.get_by_test_id("pass").click()
        expect(page.locator("main.board")).to_be_visible()
        expect(page.get_by_test_id("prompt")).not_to_be_empty()
        heard = {page.get_by_test_id("prompt").inner_text().split("\n")[0]}
        heard |= {line for line in page.get_by_role("log").locator("li").all_inner_texts() if line}
        for _ in range(3):  # a sealed step: each chooses ships, one after the other
            page.locator("main.board [data-lit]").first.click()
        assert any(f'"you":{seat}' in text for text in told)
        assert not any(f'"you":{1 - seat}' in text for text in told)
