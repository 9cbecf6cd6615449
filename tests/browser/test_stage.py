"""The board is the stage: a slim bar at it, nothing too small, and nothing jumps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.test_guides import go_on, open_guide
from tests.support.ahead import sit_near
from tests.support.browser import Player
from tests.support.flipper import place
from tests.support.hands import best_of

Box = dict[str, float]
BESIDE = {"desktop": (1280, 800), "large": (1920, 1080), "tablet": (820, 1180)}
PHONES = {"phone": (390, 844), "small phone": (360, 640), "on its side": (844, 390)}
SIZES = {**BESIDE, **PHONES}

# The page in numbers: places, what is written too small, what is too small to press.
MEASURE = """() => {
  const seen = (el) => el.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true });
  const box = (css) => {
    const el = [...document.querySelectorAll(css)].find(seen);
    if (!el) return null;
    const { x, y, width, height } = el.getBoundingClientRect();
    return { x, y, width, height };
  };
  const small = new Set();
  const walk = document.createTreeWalker(document.querySelector("main .box"), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || !seen(el) || el.closest(".hidden-text, option")) continue;
    const scale = el.ownerSVGElement ? Math.abs(el.getScreenCTM().d) : 1;
    const px = parseFloat(getComputedStyle(el).fontSize) * scale;
    if (px < 11.9) small.add(`${node.data.trim()} (${px.toFixed(1)}px)`);
  }
  const narrow = new Set();
  for (const el of document.querySelectorAll(".table button, .table a[href], .table select")) {
    const { width, height } = el.getBoundingClientRect();
    if (seen(el) && width && Math.min(width, height) < 39.5)
      narrow.add(`${el.getAttribute("aria-label") ?? el.textContent} (${width}x${height})`);
  }
  return {
    bar: box("section.bar"),
    board: box("main .box"),
    sea: box("main .sea"),
    words: box("[data-testid=headline]"),
    ticker: box("[data-testid=ticker]"),
    button: box("section.bar .buttons > *"),
    prompt: box("[data-testid=prompt]"),
    width: document.documentElement.scrollWidth,
    small: [...small],
    narrow: [...narrow],
  };
}"""


def measured(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def share(box: Box, size: tuple[int, int]) -> float:
    """Of the screen."""
    return box["width"] * box["height"] / (size[0] * size[1])


@pytest.mark.parametrize(
    "game", ["captain_flip", "sail_away", "ahoy", "anchors_aweigh", "ship_ahoy"]
)
def test_a_slim_bar_at_a_large_board(desktop: Page, game: str) -> None:
    me = Player(desktop)
    me.sit(bots=2, game=game)
    desktop.locator("section.bar").wait_for()
    if game != "anchors_aweigh":  # there everybody loads at once
        assert me.wait()
    for name, size in SIZES.items():
        seen = measured(desktop, size)
        bar, board, prompt = seen["bar"], seen["board"], seen["prompt"]
        where = f"{game}, {name}: {seen}"
        assert seen["width"] <= size[0], where
        assert seen["small"] == [], where
        if name in PHONES:
            assert seen["narrow"] == [], where
        if bar is None:  # a race has the whole of a phone
            assert (game, name in PHONES) == ("anchors_aweigh", True)
            continue
        assert seen["ticker"], where
        if button := seen["button"]:  # right beside the words, or right below
            right = button["x"] - prompt["x"] - prompt["width"]
            below = button["y"] - prompt["y"] - prompt["height"]
            assert max(right, below) <= 40, where
        if name in BESIDE:
            assert bar["height"] <= (84 if game == "captain_flip" else 64), where
            assert bar["y"] >= board["y"] + board["height"] - 1, where
            assert bar["x"] >= board["x"] - 1, where
            middle = bar["x"] + bar["width"] / 2 - board["x"] - board["width"] / 2
            assert abs(middle) <= 2, where
            assert share(board, size) >= 0.55, where
        elif name != "on its side":
            assert bar["height"] <= size[1] / 5, where
        if game == "ahoy" and name in ("desktop", "large"):
            assert share(seen["sea"], size) >= 0.5, where


def test_picking_up_a_die_moves_nothing(desktop: Page) -> None:
    me = Player(desktop)

    def picks(seat: Any) -> bool:
        return any(c["do"][0]["verb"] == "pick" for c in seat.stand["ask"]["choices"])

    sit_near(me, lambda seat, k: best_of(seat, lambda _: 1, k), picks, game="ahoy", bots=2)
    assert me.wait()
    before = measured(desktop, (1280, 800))
    die = next(r for r in me.refs() if r.startswith("die:"))
    desktop.locator(f'[data-ref="{die}"]').click()
    me.answered()
    assert me.wait()
    after = measured(desktop, (1280, 800))
    for what in ("board", "sea", "bar"):
        assert after[what] == before[what], what
    assert abs(after["words"]["x"] - before["words"]["x"]) < 1  # the hand's place was kept for it


def test_buttons_come_and_go_and_lessons_wrap_and_the_board_stays(desktop: Page) -> None:
    me = Player(desktop)
    desktop.goto("/?motion=off")
    desktop.get_by_role("button", name="Settings").click()
    desktop.get_by_role("radio", name="Ask me").check()
    me.sit(bots=2)
    seen = []
    for _ in range(4):  # asked; to be taken back; others play
        assert me.wait()
        seen.append(measured(desktop, (1280, 800)))
        place(me)
        seen.append(measured(desktop, (1280, 800)))
        if me.stand["closing"] == 0:
            desktop.get_by_test_id("done").click()
            me.until(lambda stand: stand["closing"] != 0)
    assert all(s["board"] == seen[0]["board"] and s["bar"] == seen[0]["bar"] for s in seen)
    open_guide(me, "captain_flip")
    lessons = []
    for _ in range(8):
        assert me.to_go_on()
        lessons.append(measured(desktop, (1280, 800)))
        go_on(me)
    assert all(s["board"] == lessons[0]["board"] for s in lessons)
