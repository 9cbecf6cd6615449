"""What the page itself says: no server, a part that does not come, a newer server."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Troubles, watched
from tests.support.browser import SIZES, Player
from tests.support.server import Server


def test_a_page_without_a_server_says_so(desktop: Page, troubles: Troubles) -> None:
    def refuse(route: Route) -> None:
        route.abort()

    troubles.expect("ERR_FAILED")  # the browser reports the aborted request itself
    desktop.goto("/?motion=off")
    desktop.route("**/api/tables", refuse)
    desktop.get_by_role("button", name="Play", exact=True).first.click()
    expect(desktop.locator(".toast")).to_contain_text("cannot be reached")
    desktop.unroute("**/api/tables")
    desktop.get_by_role("button", name="Play", exact=True).first.click()  # and can be tried again
    expect(desktop).to_have_url(re.compile("/t/"))


def test_a_part_that_does_not_come_asks_to_load_again(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    """As when the client was replaced on the server while its page was open."""
    troubles.expect("About-", "404")  # the browser reports what did not come, in several ways
    context = browser.new_context(base_url=server.url, **SIZES["desktop"])
    page = watched(context, troubles)
    page.goto("/?motion=off")
    gone = re.compile(r"/assets/About-")
    page.route(gone, lambda route: route.fulfill(status=404))
    page.locator('a[href="/about"]').first.click()
    again = page.get_by_role("alert").get_by_role("button")
    expect(again).to_be_visible()
    page.unroute(gone)
    again.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    context.close()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_newer_server_asks_to_load_again(size: str, request: pytest.FixtureRequest) -> None:
    """The notice lies over the table, which stays where it is."""
    page: Page = request.getfixturevalue(size)

    def newer(line: WebSocketRoute) -> None:
        def say(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "welcome":
                message["protocol"] += 1
            line.send(json.dumps(message))

        line.connect_to_server().on_message(say)

    page.route_web_socket("**/ws/**", newer)
    Player(page).sit()
    expect(page.get_by_role("alert").get_by_role("button", name="Load again")).to_be_in_viewport(
        ratio=1
    )
    expect(page.get_by_test_id("prompt")).to_be_in_viewport(ratio=1)
