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
from tests.support.measure import faults, places, resize
from tests.support.screens import PHONES, SIZES

Box = dict[str, float]

PLACES = {
    "bar": "section.bar",
    "board": "main .box",
    "sea": "main .sea",
    "words": "[data-testid=headline]",
    "ticker": "[data-testid=ticker]",
    "button": "section.bar .buttons > *",
    "prompt": "[data-testid=prompt]",
}


def measured(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    resize(page, size)
    return places(page, PLACES)


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
        assert faults(desktop, name in PHONES, f"{game}-first") == [], where
        if bar is None:  # a race has the whole of a phone
            assert (game, name in PHONES) == ("anchors_aweigh", True)
            continue
        assert seen["ticker"], where
        if button := seen["button"]:  # right beside the words, or right below
            right = button["x"] - prompt["x"] - prompt["width"]
            below = button["y"] - prompt["y"] - prompt["height"]
            assert max(right, below) <= 40, where
        if name not in PHONES:
            assert bar["height"] <= (84 if game == "captain_flip" else 64), where
            assert bar["y"] >= board["y"] + board["height"] - 1, where
            assert bar["x"] >= board["x"] - 1, where
            middle = bar["x"] + bar["width"] / 2 - board["x"] - board["width"] / 2
            assert abs(middle) <= 2, where
            assert share(board, size) >= 0.55, where
        elif name != "side":
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
