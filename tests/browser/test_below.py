"""All of it below a path, as behind a proxy at /games/: pages, parts, lines, cookies and links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Troubles, watched
from tests.support.browser import LIT, SIZES, Player
from tests.support.server import Server

BELOW = "/games"
LINKS = "[...document.querySelectorAll('a[href]')].map(a => a.getAttribute('href'))"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("below") / "q.sqlite3", base_path=BELOW) as running:
        yield running


def test_a_game_below_a_path(browser: Browser, below: Server, troubles: Troubles) -> None:
    wish: dict[str, Any] = {**SIZES["desktop"], "service_workers": "allow"}
    context = browser.new_context(base_url=below.url, **wish)
    page = watched(context, troubles)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda line: asked.append(line.url.replace("ws", "http", 1)))
    links: set[str] = set()
    me = Player(page)
    me.start(BELOW)  # leads to /games/ first
    code = page.url.split("/t/")[1].split("?")[0]
    assert page.url.startswith(f"{below.url}{BELOW}/t/{code}")
    assert me.wait()
    links.update(page.evaluate(LINKS))
    page.locator(LIT).first.click()
    page.reload()
    assert me.wait()
    (cookie,) = context.cookies()
    assert (cookie["name"], cookie["path"]) == ("quarterdeck", BELOW)
    page.keyboard.press("i")  # the rules beside the table
    page.keyboard.press("Escape")
    for path, heading in (
        ("/rules/captain_flip", "Captain Flip"),
        ("/ratings", ""),
        ("/about", ""),
    ):
        page.goto(BELOW + path)
        expect(page.get_by_role("heading", name=heading).first).to_be_visible()
        links.update(page.evaluate(LINKS))
    page.locator("a.home").first.click()
    expect(page).to_have_url(re.compile(f"{BELOW}/$"))
    page.get_by_test_id("my-tables").get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(f"{BELOW}/t/{code}"))
    assert me.wait()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    [servant] = context.service_workers
    assert servant.url == f"{below.url}{BELOW}/sw.js"
    # Another device takes the seat by its link.
    link = page.evaluate("document.querySelector('meta[property=\"og:url\"]').content")
    assert link.startswith(f"{below.url}{BELOW}/")
    context.close()
    inside = [url for url in asked if not url.startswith(("data:", "blob:"))]
    assert [url for url in inside if not url.startswith(f"{below.url}{BELOW}")] == []
    assert any("/assets/" in url for url in inside)
    assert any(f"{BELOW}/ws/" in url for url in inside)
    outside = {at for at in links if at.startswith("/") and not at.startswith(f"{BELOW}/")}
    assert outside == set()
    assert len(links) > 5


def test_links_of_a_table_below_a_path(browser: Browser, below: Server, troubles: Troubles) -> None:
    context = browser.new_context(base_url=below.url, **SIZES["phone"])
    page = watched(context, troubles)
    page.goto(f"{BELOW}/?motion=off")
    wish = {"game": "captain_flip", "seats": [{"kind": "me"}, {"kind": "open"}], "locked": True}
    made = page.request.post(f"{BELOW}/api/tables", data={**wish, "options": {}}).json()
    page.goto(f"{BELOW}/t/{made['code']}?motion=off")
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()
    picture = page.locator('img[src*="qr.svg"]').first
    if picture.count():
        assert picture.get_attribute("src", timeout=1000).startswith(f"{BELOW}/api/")
    other = browser.new_context(base_url=below.url, **SIZES["desktop"])
    friend = watched(other, troubles)
    friend.goto(BELOW + made["seat_link"])
    expect(friend).to_have_url(re.compile(f"{BELOW}/t/{made['code']}"))
    expect(friend.get_by_role("heading", name="Who plays")).to_be_visible()
    other.close()
    context.close()
