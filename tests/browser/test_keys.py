"""A game by keys that stand on their buttons, and what is read out meanwhile."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support.browser import Player
from tests.support.flipper import place, until_it_can_be_taken_back


def test_keys_stand_on_their_buttons_and_work(desktop: Page) -> None:
    me = Player(desktop)
    me.start()
    assert me.wait()
    expect(desktop.locator("main.board")).to_be_focused()  # after Play one is at the table
    desktop.keyboard.press("?")
    sheet = desktop.get_by_role("dialog")
    expect(sheet).to_contain_text("Ctrl+Z")
    desktop.keyboard.press("u")  # the table's keys sleep
    desktop.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    flip = desktop.locator('[data-ref="button:flip"]')
    expect(flip.locator("kbd")).to_have_text("F")
    expect(flip).to_have_attribute("aria-keyshortcuts", "F")
    assert me.stand["view"]["hand_known"] == 9
    desktop.keyboard.press("f")
    me.answered()
    me.until(lambda stand: stand["view"]["hand_known"] != 9)

    before = until_it_can_be_taken_back(me)
    spoken = desktop.get_by_test_id("spoken")
    expect(spoken).to_contain_text("You can still take this back.")
    undo = desktop.get_by_test_id("undo")
    expect(undo).to_have_attribute("aria-keyshortcuts", "U Control+Z")
    for key in ("u", "Control+z"):
        expect(undo).to_be_enabled()
        desktop.keyboard.press(key)
        me.until(lambda stand: stand["view"] == before)
        expect(spoken).to_contain_text("Taken back.")
        assert me.wait()
        place(me)
    expect(desktop.get_by_test_id("done").locator("kbd")).to_have_text("D")
    desktop.keyboard.press("d")
    me.until(lambda stand: stand["closing"] != 0)
    assert me.stand["view"] != before
