"""The page's servant in the browser (`sw.js`): a push is delivered to it, and what it shows."""

from __future__ import annotations

import time

from playwright.sync_api import CDPSession, Page

from tests.support.browser import LOOK_MS, PATIENCE_S

# A browser without windows has no place for notices: there it is noted what would be shown.
NOTED = """() => {
  if (Notification.permission === "granted" || self.noted) return;
  self.noted = new Map(); // by tag: a later one takes the place of the one before
  const { registration } = self;
  registration.showNotification = async (title, more) =>
    void self.noted.set(more.tag, { title, ...more });
  registration.getNotifications = async () => [...self.noted.values()];
}"""
SHOWN = """() => registration.getNotifications()
  .then((all) => all.map((n) => [n.title, n.tag, n.data]))"""


def registration(page: Page) -> tuple[CDPSession, str]:
    """The page's servant, once it serves; and the line on which a push can be delivered to it."""
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    line = page.context.new_cdp_session(page)
    ids: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda e: ids.extend(r["registrationId"] for r in e["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not ids:
        page.wait_for_timeout(LOOK_MS)
    page.context.service_workers[0].evaluate(NOTED)
    return line, ids[0]


def noticed(page: Page, title: str) -> list[list[str]]:
    """The notices there are, once one has this title: what each says, its tag and its page."""
    [servant] = page.context.service_workers
    deadline = time.monotonic() + PATIENCE_S
    while True:
        found: list[list[str]] = servant.evaluate(SHOWN)
        if title in [shown[0] for shown in found]:
            return found
        assert time.monotonic() < deadline, f"never shown: {title}, but {found}"
        page.wait_for_timeout(LOOK_MS)
