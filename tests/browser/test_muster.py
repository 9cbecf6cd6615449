"""Anchors Aweigh!: everybody presses Ready before a race; a tap while the hand reaches waits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Troubles, watched
from tests.support.browser import SIZES
from tests.support.racer import TILES, Racer
from tests.support.server import Server

CARDS = ".top > .card, .edge > .card, .strip > .card"


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file: Path = tmp_path_factory.mktemp("muster") / "games.sqlite3"
    with Server(file, ready_ms=600_000) as running:
        yield running


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_ready_then_three_two_one_and_a_tap_that_waits_for_the_hand(
    browser: Browser, patient: Server, troubles: Troubles, size: str
) -> None:
    context = browser.new_context(base_url=patient.url, **SIZES[size])
    page = watched(context, troubles)
    me = Racer(page)
    me.join_race(bots=1, reach="800")
    expect(page.get_by_test_id("muster")).to_be_visible()
    assert not me.has_heard("cards")
    page.get_by_test_id("ready").click()
    expect(page.get_by_test_id("muster")).to_have_count(0)
    me.begun()
    assert page.locator(CARDS).count() == 13
    for n, card in enumerate(page.locator(CARDS).all()):
        box = card.bounding_box()
        assert box is not None, n
        assert box["x"] >= 0, n
        assert box["x"] + box["width"] <= page.evaluate("innerWidth") + 1, n
    if size == "phone":
        expect(page.get_by_test_id("aboard")).to_be_visible()
    # Two taps at once: the first is on its way, the second waits and says so, and is carried out.
    tiles = page.evaluate(TILES)
    (x, y), *_ = [at for n, at in tiles.items()]
    page.mouse.click(x, y)
    page.locator('[data-ref="space:0:2"]').click()
    expect(page.get_by_test_id("queued")).to_be_visible()
    me.wait_for(lambda: len(me.mine("placed", "hid", "missed")) > 0, "the queued tap was seen to")
    context.close()
