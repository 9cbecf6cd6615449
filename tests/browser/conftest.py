"""A real browser against a real server; motion is off, so that nothing waits for an animation."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    Page,
    expect,
    sync_playwright,
)

from tests.support.browser import PATIENCE_MS, SEEN, SIZES
from tests.support.server import Server

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser") / "games.sqlite3") as running:
        yield running


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, server: Server) -> None:
    """Of a test's name: it does not matter where and after which others it runs."""
    server.luck(request.node.name)


# Not for the whole session: while it runs, Playwright keeps an event loop in this thread.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as p:
        running = launched(p.chromium)
        yield running
        running.close()


def launched(kind: BrowserType, *flags: str) -> Browser:
    """A browser of the machine's, perhaps with settings of its own."""
    path = os.environ.get("QUARTERDECK_CHROMIUM")
    path = path or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not path:
        pytest.fail("no Chromium: `make test` installs one")
    return kind.launch(
        executable_path=path,
        chromium_sandbox=os.geteuid() != 0,  # Chromium's sandbox refuses to run as root
        args=["--disable-dev-shm-usage", "--disable-background-networking", *flags],
    )


class Troubles(list[str]):
    """Errors the page complained about; a test that ends with some has failed."""

    def __init__(self) -> None:
        self.expected: list[str] = []

    def expect(self, *words: str) -> None:
        """What the browser says of it, whenever it does, is no trouble."""
        self.expected += words

    def hear(self, what: str) -> None:
        if not any(word in what for word in self.expected):
            self.append(what)


@pytest.fixture
def troubles() -> Iterator[Troubles]:
    found = Troubles()
    yield found
    assert found == []


@pytest.fixture
def desktop(browser: Browser, server: Server, troubles: Troubles) -> Iterator[Page]:
    yield from _page(browser, server, troubles, "desktop")


@pytest.fixture
def phone(browser: Browser, server: Server, troubles: Troubles) -> Iterator[Page]:
    yield from _page(browser, server, troubles, "phone")


def _page(browser: Browser, server: Server, troubles: Troubles, size: str) -> Iterator[Page]:
    context = browser.new_context(base_url=server.url, **SIZES[size])
    yield watched(context, troubles)
    context.close()


# Turns close at once, nothing moves and no lesson is offered, unless a person says otherwise.
# What a browser adds to the secret behind the draws counts for nothing: luck is the test's own.
QUICK = """
crypto.getRandomValues = (numbers) => numbers.fill(0);
const keeps = location.protocol !== "about:"; // a blank page does not
if (keeps && !localStorage.getItem("quarterdeck.settings"))
  localStorage.setItem("quarterdeck.settings", '{"pause": 0, "speed": "off", "sound": false}');
if (keeps && !localStorage.getItem("quarterdeck.met"))
  localStorage.setItem("quarterdeck.met", '["all"]');
"""
# Everything is where it would be, but not painted: that is two thirds of a browser's work.
UNSEEN = """
const unseen = new CSSStyleSheet();
unseen.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets = [unseen];
"""


def watched(context: BrowserContext, troubles: Troubles) -> Page:
    context.add_init_script(QUICK)
    if not os.environ.get("QUARTERDECK_PAINT"):
        context.add_init_script(UNSEEN)
    page = context.new_page()
    page.on("pageerror", lambda e: troubles.hear(str(e)))
    page.on("console", lambda m: troubles.hear(m.text) if m.type == "error" else None)
    page.set_default_timeout(PATIENCE_MS)
    return page


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    outcome = yield
    report = outcome.get_result()  # type: ignore[attr-defined]
    if report.when == "call" and report.failed:
        shots = Path("build/shots")
        shots.mkdir(parents=True, exist_ok=True)
        for name in ("desktop", "phone"):
            page = item.funcargs.get(name)  # type: ignore[attr-defined]
            if isinstance(page, Page):
                page.evaluate(SEEN)
                page.screenshot(path=shots / f"failed-{item.name}-{name}.png")
