"""The home page: what is seen first, my tables, a wrong code, options, a server that goes away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Troubles
from tests.support.browser import ME, OPEN, Player

SCREENS = [(360, 640), (390, 844), (820, 1180), (844, 390), (1280, 800), (1920, 1080)]
# Every cover's art is drawn whole: its box has the shape of the drawing.
CUT = """() => [...document.querySelectorAll("div.cover > svg")].filter((art) => {
  const box = art.getBoundingClientRect();
  const { width, height } = art.viewBox.baseVal;
  return Math.abs(box.width / box.height - width / height) > 0.02;
}).length"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_seen_first(language: str, desktop: Page) -> None:
    """Play of the first game, and no art is cut."""
    desktop.add_init_script(
        "localStorage.setItem('quarterdeck.settings', "
        f"JSON.stringify({{language: '{language}', speed: 'off', sound: false}}))"
    )
    desktop.goto("/")
    play = desktop.get_by_test_id("play-captain_flip")
    expect(play).to_be_enabled()
    expect(desktop.locator("div.cover > svg")).to_have_count(5)
    for width, height in SCREENS:
        desktop.set_viewport_size({"width": width, "height": height})
        expect(play).to_be_in_viewport(ratio=1)
        assert desktop.evaluate(CUT) == 0, (width, height)
        assert not desktop.evaluate(TOO_WIDE), (width, height)


def test_my_tables(phone: Page) -> None:
    """Mine to move first and counted in the tab's title; left and forgotten from the list."""
    me = Player(phone)
    phone.goto("/?motion=off")
    expect(phone.get_by_test_id("play-captain_flip")).to_be_enabled()
    room = me.create(ME, OPEN)["code"]
    me.look(room)
    expect(phone.get_by_role("heading", name="Who plays")).to_be_visible()
    me.sit()
    assert me.wait()
    expect(phone).to_have_title(re.compile(r"^\(1\) Captain Flip"))
    code = phone.url.split("/t/")[1].split("?")[0]
    phone.goto("/?motion=off")
    mine = phone.get_by_test_id("my-tables")
    expect(mine.get_by_test_id(f"table-{code}")).to_contain_text("Your turn")
    expect(mine.get_by_test_id(f"table-{code}")).to_contain_text("now")
    expect(phone).to_have_title("(1) Quarterdeck")
    expect(phone.locator('link[rel="icon"]')).to_have_attribute("href", re.compile("^data:"))
    expect(phone.get_by_test_id("play-captain_flip")).to_be_in_viewport(ratio=1)
    mine.get_by_role("button", name="One more").click()
    waiting = mine.get_by_test_id(f"table-{room}")
    waiting.get_by_role("button").click()
    waiting.get_by_role("button", name="Give up my seat").click()
    expect(waiting).to_have_count(0)
    seats = phone.request.get(f"/api/tables/{room}").json()["seats"]
    assert [s["kind"] for s in seats] == ["open", "open"]
    playing = mine.get_by_test_id(f"table-{code}")
    playing.get_by_role("button").click()
    playing.get_by_role("button", name="Remove", exact=True).click()
    expect(mine).to_have_count(0)
    expect(phone).to_have_title("Quarterdeck")


def test_a_wrong_code_is_said_under_the_field(desktop: Page, troubles: Troubles) -> None:
    troubles.expect("404")  # the browser reports it itself
    desktop.goto("/?motion=off")
    field = desktop.get_by_label("A friend’s table")
    like = "KRAKEN-PEARL-4217"
    for typed, told in (("kraken 999", "KRAKEN-999"), ("kraken", like), ("!", like)):
        field.fill(typed)
        field.press("Enter")
        expect(desktop.get_by_test_id("code-wrong")).to_contain_text(told)
        field.fill("")
        expect(desktop.get_by_test_id("code-wrong")).to_have_text("")
    code = Player(desktop).create(ME, OPEN)["code"]
    field.fill(code.lower().replace("-", " "))
    field.press("Enter")
    expect(desktop).to_have_url(re.compile(f"/t/{code}"))
    for nowhere in ("/nowhere", "/rules/nope"):
        answer = desktop.goto(nowhere)
        assert answer is not None
        assert answer.status == 404
        expect(desktop.get_by_role("heading", level=1)).to_have_text("Uncharted waters")
        assert "game-" not in desktop.inner_text("body")


def test_it_comes_back_with_the_server(desktop: Page, troubles: Troubles) -> None:
    troubles.expect("ERR_FAILED")  # the browser reports what did not come
    desktop.route("**/api/**", lambda route: route.abort())
    desktop.goto("/?motion=off")
    play = desktop.get_by_test_id("play-ahoy")
    expect(desktop.get_by_test_id("away")).to_be_visible()
    expect(play).to_be_disabled()
    desktop.unroute("**/api/**")
    expect(play).to_be_enabled()
    expect(desktop.get_by_test_id("away")).to_have_count(0)
    desktop.route("**/api/**", lambda route: route.abort())
    play.click()
    expect(desktop.get_by_test_id("away")).to_be_visible()
    desktop.unroute("**/api/**")
    expect(desktop.get_by_test_id("away")).to_have_count(0)
    play.click()
    expect(desktop).to_have_url(re.compile("/t/"))


def test_pictures_of_options(desktop: Page) -> None:
    """Boards as pictures, scenarios as cards that exclude each other, one's own deck of 13."""
    desktop.goto("/?motion=off")
    sheet = desktop.get_by_role("dialog")
    desktop.get_by_test_id("set-up-captain_flip").click()
    expect(sheet.locator(".scene")).to_have_count(4)
    sheet.get_by_role("radio", name="The raft").check()
    expect(sheet).to_contain_text("Two columns pay at the end")
    sheet.get_by_role("button", name="Close").click()
    desktop.get_by_test_id("set-up-ship_ahoy").click()
    wind, kraken = (sheet.get_by_role("switch", name=name) for name in ("Heavy Wind", "Kraken"))
    wind.check()
    expect(sheet).to_contain_text("Instead of Heavy Wind")
    kraken.check()
    expect(wind).not_to_be_checked()
    expect(sheet.get_by_role("group", name="Teams")).to_contain_text("From 4 players on.")
    sheet.get_by_role("button", name="Close").click()
    desktop.get_by_test_id("set-up-anchors_aweigh").click()
    sheet.get_by_role("radio", name="Open Ocean: our own").check()
    start = sheet.get_by_test_id("start")
    sheet.get_by_role("button", name="Trade cards: one fewer").click()
    expect(sheet.get_by_test_id("deck-sum")).to_contain_text("One card is missing")
    expect(start).to_be_disabled()
    sheet.get_by_test_id("deck-faces").click()
    for card in ("2 maps → 5 coins", "cannon + sword → 5 coins", "3 blue → 6 coins"):
        sheet.get_by_role("button", name=card, exact=True).click()
    sheet.get_by_role("button", name="Pirates cards: one more").click()
    expect(sheet.get_by_test_id("deck-sum")).to_contain_text("13 / 13")
    start.click()
    expect(desktop).to_have_url(re.compile("/t/"))
    code = desktop.url.split("/t/")[1].split("?")[0]
    options = desktop.request.get(f"/api/tables/{code}").json()["options"]
    assert options["cards"] == "19+28+40"
    assert [options[t] for t in ("discovery", "trade", "pirates", "contract")] == list("5143")
