"""A phone that lies on its side: what is asked stands beside the board, and both are in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Troubles, watched
from tests.support.browser import LIT, SIZES, Player
from tests.support.server import Server
from tests.support.spec import SPECS
from tests.support.taught import put_guide


@pytest.fixture
def page(browser: Browser, server: Server, troubles: Troubles) -> Iterator[Page]:
    context = browser.new_context(base_url=server.url, **SIZES["on its side"])
    yield watched(context, troubles)
    context.close()


def in_sight(there: Locator) -> None:
    """All of it, without scrolling; a race may draw it anew at any moment."""
    expect(there).to_be_visible()
    while not (box := there.bounding_box()):
        expect(there).to_be_visible()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 740
    assert box["y"] + box["height"] <= 360


SIDEWAYS = {game: spec.sideways for game, spec in SPECS.items() if spec.sideways}


@pytest.mark.parametrize("game", SIDEWAYS)
def test_what_matters_is_in_sight(page: Page, game: str) -> None:
    """The bar stands beside the board, and of the board there is enough to see."""
    sideways = SIDEWAYS[game]
    me = Player(page)
    me.sit(bots=sideways.bots, game=game)
    if sideways.is_asked:
        assert me.wait()
        in_sight(page.get_by_role("region", name="What is asked"))
    for there in sideways.in_sight:
        in_sight(page.locator(there).first)
    if not sideways.in_sight:
        boxes = [lit.bounding_box() for lit in page.locator(LIT).all()]
        assert any(box and box["y"] >= 0 and box["y"] + box["height"] <= 360 for box in boxes)


def test_a_whole_turn_of_captain_flip(page: Page) -> None:
    me = Player(page)
    me.sit()
    for _ in range(3):
        assert me.wait()
        for ref in me.refs():
            in_sight(page.locator(f'[data-ref="{ref}"]'))
        space = page.locator(f'[data-ref="{next(r for r in me.refs() if r.startswith("cell:"))}"]')
        space.tap()
        expect(space).to_have_attribute("data-armed", "")
        space.tap()
        me.answered()


LONG_LESSONS = {"ahoy": "guide-victory", "captain_flip": "guide-cook", "sail_away": "guide-ransom"}


@pytest.mark.parametrize("game", LONG_LESSONS)
def test_a_lesson_leaves_what_is_asked_in_sight(page: Page, server: Server, game: str) -> None:
    me = Player(page)
    me.look(put_guide(me, server, game, [LONG_LESSONS[game]]))
    assert me.to_go_on()
    in_sight(page.get_by_role("region", name="What is asked"))
    in_sight(page.get_by_role("button", name="Got it"))


def test_a_battle_is_told_in_whole_words(page: Page, server: Server) -> None:
    """Beside the dice its stage is narrow; and what others did before does not lie over it."""
    me = Player(page)
    page.set_viewport_size({"width": 844, "height": 390})
    me.look(put_guide(me, server, "ahoy", ["guide-lower"]))
    assert me.to_go_on()
    stage = page.get_by_test_id("stage")
    frame = stage.bounding_box()
    assert frame is not None
    for words in stage.locator("article header small, article .who").all():
        box = words.bounding_box()
        assert box is not None
        assert box["height"] < 36  # two lines: none is broken into letters
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]
    expect(page.get_by_test_id("trails").locator("path.way, i")).to_have_count(0)
    expect(page.get_by_test_id("dock-gold")).to_have_text(str(me.stand["view"]["gold"][0]))
