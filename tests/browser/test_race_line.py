"""A race in a real browser over a bad line: 150 ms each way, lost packets, broken connections."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket

from tests.support.bad_line import BadLine
from tests.support.browser import BOT, ME, PATIENCE_MS, PATIENCE_S, SIZES, Player
from tests.support.server import Server

# One look at the page for each act: asking piece by piece takes longer than the race allows.
ACT = """(n) => {
  const space = document.querySelector('button[data-ref^="space:0:"][data-lit]');
  if (space) return space.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  if (n % 3 === 0) return document.querySelector(`button[data-ref="cargo:${n % 4}"]`)?.click();
  const tiles = [...document.querySelectorAll("[data-tile]:not(.gone)")];
  const tile = tiles[(n * 7) % tiles.length];
  tile?.focus();
  tile?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}"""


@pytest.fixture
def bad(server: Server) -> Iterator[BadLine]:
    """In a thread of its own: this one's loop is Playwright's."""
    line = BadLine(server.url, 150, loss=2, cuts=0.5, seed=8)
    ready, ended = threading.Event(), threading.Event()

    async def run() -> None:
        async with line:
            ready.set()
            while not ended.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    assert ready.wait(10)
    yield line
    ended.set()
    thread.join(10)


class Racer:
    """What the server tells the page in the race, over one line after another."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.stand: dict[str, Any] = {}
        self.lines = 0
        self.swift = 0
        self.heard = 0
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        self.lines += 1
        socket.on("framereceived", self._hear)

    def _hear(self, frame: Any) -> None:
        message = json.loads(frame)
        self.heard += message["type"] != "pong"
        self.swift += message["type"] == "race"
        if "stand" in message:
            self.stand = message["stand"]

    @property
    def is_racing(self) -> bool:
        return not self.stand or self.stand["race"] is not None

    def act(self, n: int) -> None:
        """Place what is held, else fetch cargo or a tile."""
        self.page.evaluate(ACT, n)


@pytest.mark.soak
def test_a_race_to_its_end_over_a_bad_line(browser: Browser, bad: BadLine) -> None:
    context = browser.new_context(base_url=bad.url, **SIZES["desktop"])
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    complaints: list[str] = []
    page.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda e: complaints.append(str(e)))
    me = Racer(page)
    host = Player(page)
    host.look(host.create(ME, BOT, game="anchors_aweigh", reach="200")["code"])
    n = heard = 0
    deadline = time.monotonic() + PATIENCE_S
    while me.is_racing or me.stand["view"]["phase"] < 2:
        if me.heard > heard:  # about a minute on a machine with nothing else to do
            heard, deadline = me.heard, time.monotonic() + PATIENCE_S
        assert time.monotonic() < deadline, f"not over: {me.stand['view']['filled']}"
        page.wait_for_timeout(150)
        n += 1
        if me.is_racing:
            me.act(n)
        if n == 60:
            bad.cut()  # whatever chance did: once for certain
    assert me.swift > 40
    assert me.lines >= 2, "the line never broke: the test shows nothing"
    assert me.stand["view"]["phase"] == 2
    # A line that breaks is no news; a view that has drifted from the truth is.
    assert [c for c in complaints if "WebSocket" not in c and "net::" not in c] == []
    context.close()
