"""The practice range of Ship Ahoy: from its cover, by keys and by thumb; score and best score."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Troubles
from tests.support.hands import fits_a_thumb

URL = "/practice/ship_ahoy?motion=off"
RESULT = re.compile("stands|Down with")
HEAD = [1, 0, 0, 0, 0]  # of a land: the engine's number, spread, spin


def lands(page: Page, *fells: int | None) -> list[dict[str, Any]]:
    """Answers for the server: each shot fells the target (1), moves it (0) or misses (None)."""
    shots: list[dict[str, Any]] = []

    def answer(route: Route) -> None:
        shots.append(json.loads(route.request.post_data or "{}"))
        fell = fells[(len(shots) - 1) % len(fells)]
        piece, x, y, yaw, _ = shots[-1]["pieces"][-5:]
        moved = [0] if fell is None else [1, piece, x, y + 10, yaw, fell]
        route.fulfill(json={"land": [*HEAD, *moved, 0]})

    page.route("**/api/practice", answer)
    return shots


def score(page: Page) -> int:
    return int(page.get_by_test_id("range-score").inner_text())


@pytest.mark.soak  # the one with a real shot: it waits for the engine to load
def test_from_the_cover_one_shot_with_the_keyboard(desktop: Page) -> None:
    desktop.goto("/?motion=off")
    desktop.locator('a[href="/practice/ship_ahoy"]').click()
    expect(desktop.get_by_test_id("deck")).to_be_focused()
    expect(desktop.get_by_test_id("aim-said")).to_contain_text("40 cm away")
    assert score(desktop) == 0
    desktop.get_by_test_id("aim-fine").click()
    desktop.get_by_test_id("deck").focus()
    direction = desktop.locator(".set b").first
    before = direction.inner_text()
    desktop.keyboard.press("ArrowLeft")
    expect(direction).not_to_have_text(before)
    desktop.keyboard.press("ArrowRight")
    with desktop.expect_response("**/api/practice") as answer:
        desktop.keyboard.press("Enter")
    assert answer.value.ok, answer.value.text()
    land = answer.value.json()["land"]
    moved = [land[6 + 5 * k : 11 + 5 * k] for k in range(land[5])]
    fell = any(piece == 3 and down for piece, _, _, _, down in moved)
    said = desktop.get_by_test_id("range-said")
    expect(said).to_contain_text(RESULT)
    assert ("Down with" in said.inner_text()) == fell
    assert score(desktop) == (120 if fell else 0)
    # The cannon is in one's hands again, at the same target (perhaps shifted) or at the next one.
    expect(desktop.get_by_test_id("aim-said")).to_contain_text("50 cm away" if fell else "cm away")


def test_three_balls_a_target_score_and_best_score(phone: Page) -> None:
    shots = lands(phone, 1, None, 1, None, 0, None)
    phone.goto(f"{URL}&flat=1")
    fire = phone.get_by_test_id("do-button:fire")
    fits_a_thumb(phone, '[data-testid="do-button:fire"]')
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    told = ["first ball", "Missed", "second ball", "Missed", "Touched", "after three balls"]
    for words in told:
        fire.tap()
        expect(phone.get_by_test_id("range-said")).to_contain_text(words)
    assert score(phone) == 3 * 40 + 2 * 50
    expect(phone.get_by_test_id("range-best")).to_have_text("220")
    assert [s["pieces"][5] for s in shots] == [3] * 6
    assert shots[5]["pieces"][7] == shots[4]["pieces"][7] + 10  # it stays where it was pushed
    phone.get_by_test_id("range-again").tap()
    assert score(phone) == 0
    phone.reload()
    expect(phone.get_by_test_id("range-best")).to_have_text("220")


def test_a_shot_that_fails_costs_no_ball(desktop: Page, troubles: Troubles) -> None:
    troubles.expect("ERR_FAILED")  # what the browser itself says of a lost request
    desktop.route("**/api/practice", lambda route: route.abort())
    desktop.goto(f"{URL}&flat=1")
    desktop.get_by_test_id("do-button:fire").click()
    expect(desktop.get_by_test_id("range-said")).to_contain_text("did not fire")
    expect(desktop.get_by_test_id("range-balls")).to_have_attribute("aria-label", "3")
    expect(desktop.get_by_test_id("do-button:fire")).to_be_enabled()
