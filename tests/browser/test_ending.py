"""The end of a game: who won and with how much, a celebration, names in full, a picture."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.support.browser import Player
from tests.support.flipper import finish, sit_near_the_end

MOVING = '{"pause": 0, "speed": "1x", "sound": false}'
LONG_NAME = "Wilhelmina van Oosterhuis"[:24]
PNG = b"\x89PNG\r\n\x1a\n"
# Of these elements those that do not show all of their words, or reach out of the window.
CUT = """(all) => all.filter((el) => {
  const box = el.getBoundingClientRect();
  return el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).overflow !== "visible"
    || box.left < 0 || box.right > innerWidth || box.width < 8;
}).map((el) => el.textContent)"""


def not_cut(page: Page) -> None:
    names = page.locator("[role=dialog] article .who")
    assert LONG_NAME in names.all_inner_texts()
    assert names.evaluate_all(CUT) == []
    body = page.locator("[role=dialog] .body")
    assert body.evaluate("el => el.scrollWidth - el.clientWidth") == 0
    expect(page.get_by_test_id("won")).to_be_visible()


def test_the_end_is_a_moment(desktop: Page, tmp_path: Path) -> None:
    me = Player(desktop)
    assert desktop.request.post("/api/me", data={"name": LONG_NAME}).ok
    sit_near_the_end(me, bots=4)
    finish(me)
    result = me.stand["result"]
    headline = desktop.get_by_test_id("won")
    best = result["scores"][result["winners"][0]]
    expect(headline).to_contain_text(re.compile(rf"with {best} coins?\b"))
    expect(desktop.get_by_test_id("glory")).to_be_visible()
    expect(desktop.get_by_test_id("celebration")).to_have_count(0)  # no motion is wanted
    for width, height in ((1280, 800), (360, 640)):
        desktop.set_viewport_size({"width": width, "height": height})
        not_cut(desktop)
    desktop.set_viewport_size({"width": 1280, "height": 800})
    sheet = desktop.get_by_role("dialog").bounding_box()
    assert sheet
    assert sheet["width"] > 1100, "the count uses the width there is"

    desktop.get_by_test_id("share").click()
    image = desktop.get_by_test_id("picture")
    image.evaluate("el => el.decode()")
    assert image.evaluate("el => [el.naturalWidth, el.naturalHeight]") == [1080, 1080]
    with desktop.expect_download() as download:
        desktop.get_by_test_id("picture-save").click()
    kept = tmp_path / "end.png"
    download.value.save_as(kept)
    assert download.value.suggested_filename.endswith(".png")
    assert kept.read_bytes().startswith(PNG)
    assert 40_000 < kept.stat().st_size < 2_000_000

    # Seen for the first time by somebody who likes motion, then by somebody who does not.
    moving = f"localStorage.setItem('quarterdeck.settings', '{MOVING}')"
    table = desktop.url.replace("motion=off", "")
    for wish, many in (("no-preference", 1), ("reduce", 0)):
        desktop.evaluate(f"{moving}; localStorage.removeItem('quarterdeck.counted')")
        desktop.emulate_media(reduced_motion=wish)  # type: ignore[arg-type]
        desktop.goto(table)
        if many:
            desktop.get_by_role("dialog").get_by_role("button", name="Skip").click()
        expect(headline).to_be_visible()
        expect(desktop.get_by_test_id("celebration")).to_have_count(many)
