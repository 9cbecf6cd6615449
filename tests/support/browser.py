"""Sizes of screens, and a person at one of them: starts games, reads what is asked, plays on."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 360, "height": 640},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
    "on its side": {
        "viewport": {"width": 740, "height": 360},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
LIT = "[data-ref][data-lit]"


class Player:
    """Hears what the server says to this page, to compare it with the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.stand: dict[str, Any] = {}
        self.facts: list[dict[str, Any]] = []  # what was told since this player was last asked
        self.v = -1
        self.heard = 0  # versions of the game; being welcomed again tells nothing new
        self.asked = 0
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: Any) -> None:
        message = json.loads(frame)
        if "stand" in message:
            self.stand = message["stand"]
            self.facts += message.get("facts", [])
            self.heard += message["v"] != self.v
            self.v = message["v"]

    def start(self, path: str = "/") -> None:
        """From the home page to a table against two bots, at once."""
        self.page.goto(path + "?motion=off")
        self.page.get_by_role("button", name="Play", exact=True).first.click()
        expect(self.page).to_have_url(re.compile("/t/"))

    def sit(self, bots: int = 1, game: str = "captain_flip", seat: int = 0) -> None:
        """At a table with quick bots, on any of its seats."""
        seats: list[dict[str, str]] = [{"kind": "bot", "level": "deckhand"}] * (bots + 1)
        seats[seat] = {"kind": "me"}
        self.page.goto("/?motion=off")
        answer = self.page.request.post("/api/tables", data={"game": game, "seats": seats})
        assert answer.ok, answer.text()
        self.page.goto(f"/t/{answer.json()['code']}?motion=off")

    def join(self, link: str) -> None:
        """At a friend's table, on the first open seat."""
        self.page.goto(link)
        seat = self.page.get_by_role("button", name="Sit here").first
        seat.wait_for()
        with self.page.expect_websocket():  # a watcher's line is given up for a player's
            seat.click()

    @property
    def is_asked(self) -> bool:
        return self.stand.get("ask") is not None

    @property
    def is_over(self) -> bool:
        return self.stand.get("result") is not None

    def wait(self) -> bool:
        """Until this player is asked something and the screen has it (True), or it is over."""
        heard, deadline = -1, 0.0
        while heard != self.heard or time.monotonic() < deadline:
            if heard != self.heard:  # others act: as long as anything happens, there is patience
                heard, deadline = self.heard, time.monotonic() + 20
            self.page.wait_for_timeout(15)
            if self.is_over:
                return False
            if self.is_asked and self.page.locator(LIT).count() > 0:
                self.asked = self.heard
                self.facts = []
                return True
        at = "asked, but nothing is lit" if self.is_asked else "not asked"
        raise AssertionError(f"nothing to do for 20 s: {at}, {self.stand.get('to_act')} to act")

    def answered(self) -> None:
        """Until the server has told what came of the last choice."""
        deadline = time.monotonic() + 10
        while self.heard == self.asked:
            assert time.monotonic() < deadline, "the choice was not carried out"
            self.page.wait_for_timeout(10)

    def until(self, so: Callable[[dict[str, Any]], bool]) -> None:
        """Until the server has told of a stand for which this is so."""
        deadline = time.monotonic() + 20
        while not so(self.stand):
            assert time.monotonic() < deadline, f"never so: {self.stand.get('to_act')}"
            self.page.wait_for_timeout(10)

    def refs(self) -> list[str]:
        """The first thing to click of every choice."""
        return sorted({choice["refs"][0] for choice in self.stand["ask"]["choices"]})

    def see_all_refs(self) -> None:
        """Every ref the ask names is on the screen exactly once, lit or chosen already."""
        for ref in self.refs():
            there = self.page.locator(f'[data-ref="{ref}"]')
            expect(there).to_have_count(1)
            if not ref.startswith("button:"):
                ready = self.page.locator(f'[data-ref="{ref}"]:is([data-lit], [data-chosen])')
                expect(ready).to_have_count(1)


def next_asked(players: list[Player]) -> Player:
    """Whoever is asked, as soon as somebody is."""
    for _ in range(200):
        for player in players:
            if player.is_asked:
                return player
            player.page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def open_two_seats(page: Page) -> None:
    """In the set-up sheet: me and one open seat."""
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="2", exact=True).check()
    sheet.get_by_role("combobox").first.select_option(label="Open for a friend")
    sheet.get_by_test_id("start").click()
