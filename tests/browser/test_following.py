"""What stands between two turns: a press that does nothing, one on its way, and what others did."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.support.browser import LIT, Player


class Valve:
    """Holds back what the server says, as a line does that has stalled."""

    def __init__(self, page: Page) -> None:
        self.is_shut = False
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        def say(text: str | bytes) -> None:
            self._held.append((line, text))
            if not self.is_shut:
                self.open()

        line.connect_to_server().on_message(say)

    def open(self) -> None:
        self.is_shut = False
        held, self._held = self._held, []
        for line, text in held:
            line.send(text)


def test_a_move_on_its_way_is_seen_and_a_stalled_line_is_said(desktop: Page) -> None:
    valve = Valve(desktop)
    anna = Player(desktop)
    anna.sit()
    assert anna.wait()
    valve.is_shut = True
    v = anna.v
    ref = next(r for r in anna.refs() if r.startswith("cell:"))
    desktop.locator(f'[data-ref="{ref}"]').click()
    expect(desktop.locator(f'[data-ref="{ref}"][data-sending]')).to_have_count(1)
    expect(desktop.get_by_test_id("prompt")).to_contain_text("Sending")
    expect(desktop.get_by_test_id("prompt")).to_contain_text("No answer from the server")
    valve.open()
    anna.wait_for(lambda: anna.v > v and anna.is_lit, "the move came through")
    expect(desktop.locator("[data-sending]")).to_have_count(0)
    expect(desktop.get_by_test_id("prompt")).not_to_contain_text("No answer")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_an_idle_press_says_why_and_a_turn_is_shown_again(
    size: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(size)
    anna = Player(page)
    anna.sit()
    assert anna.wait()
    why = page.get_by_test_id("why-not")
    above = page.locator('main [data-ref^="cell:0:"]:not([data-lit])').first
    (above.tap if size == "phone" else above.click)()
    expect(why).to_contain_text("Not this one")
    expect(page.locator(f"{LIT}[data-hot]")).to_have_count(1)
    page.keyboard.press("Escape")
    # One turn of the opponent: one line with its name, marks on the board, and once more.
    for _ in range(2):
        assert anna.wait()
        cell = page.locator(f'{LIT}[data-ref^="cell:"]').first
        (cell.tap if size == "phone" else cell.click)()
        if size == "phone":
            cell.tap()
        anna.answered()
    assert anna.wait()
    if size == "phone":
        page.get_by_role("button", name="Log", exact=True).click()
    again = page.get_by_test_id("again").last
    expect(again).to_be_visible()
    lines = page.locator("[role=log] > p")
    many = lines.count()
    assert any(":" in text for text in lines.all_inner_texts())
    again.click()
    anna.wait_for(lambda: anna.is_lit, "all is as it was")
    if size == "desktop":
        expect(lines).to_have_count(many)
