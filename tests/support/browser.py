"""Sizes of screens, and a person at one of them: starts games, reads what is asked, plays on."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

# For whatever must happen, on the slowest machine: nothing that works ever waits so long.
PATIENCE_S = 120.0
PATIENCE_MS = PATIENCE_S * 1000
# Without the page's servant: what goes through that can't be stopped on its way by a test.
ALONE = {"service_workers": "block"}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {**ALONE, "viewport": {"width": 1280, "height": 800}},
    "phone": {
        **ALONE,
        "viewport": {"width": 360, "height": 640},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
    "on its side": {
        **ALONE,
        "viewport": {"width": 740, "height": 360},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
SEEN = "document.adoptedStyleSheets = []"  # from now on the page is painted
LIT = "[data-ref][data-lit]"
# Of these refs, those that are not there exactly once, lit or chosen already. On a phone a button
# may be left to its twin.
NOT_READY = """(refs) => refs.filter((ref) => {
  let there = document.querySelectorAll(`[data-ref="${ref}"]`);
  if (!there.length) there = document.querySelectorAll(`[data-twin="${ref}"]`);
  return there.length !== 1
    || !(ref.startsWith("button:") || there[0].matches("[data-lit], [data-chosen]"));
})"""
LOOK_MS = 15  # between two looks at what has come


class Player:
    """Hears what the server and this page say to each other, to compare it with the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.base = ""  # the server's address, once a table has been created
        self.stand: dict[str, Any] = {}
        self.facts: list[dict[str, Any]] = []  # what was told since this player was last asked
        self.v = -1
        self.heard = 0  # messages of something that happened
        self.said = 0  # acts, undos and closes of turns that the page has sent
        self.asked = 0  # how many of them there were when this player was last asked
        self.refused: list[str] = []  # why not
        self._line: WebSocket | None = None
        self._unanswered: set[int] = set()
        page.on("websocket", self._watch)

    def _watch(self, line: WebSocket) -> None:
        self._line = line
        self._unanswered.clear()  # whatever was on its way is lost with its line
        line.on("framereceived", lambda frame: self._hear(frame) if line is self._line else None)
        line.on("framesent", lambda frame: self._say(frame) if line is self._line else None)

    def _hear(self, frame: Any) -> None:
        message = json.loads(frame)
        self.heard += message["type"] != "pong"
        if "stand" in message:
            self.stand = message["stand"]
            self.facts += message.get("facts", [])
        if message["type"] in ("welcome", "update", "race"):
            self.v = message["v"]
        elif message["type"] in ("done", "refused"):
            self._unanswered.discard(message["id"])
            if message["type"] == "refused":
                self.refused.append(message["why"]["key"])

    def _say(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] in ("act", "undo", "close"):
            self.said += 1
            self._unanswered.add(message["id"])

    def start(self, path: str = "/") -> None:
        """From the home page to a table against two bots, at once."""
        self.page.goto(path + "?motion=off")
        self.page.get_by_role("button", name="Play", exact=True).first.click()
        expect(self.page).to_have_url(re.compile("/t/"))

    def create(self, *seats: dict[str, str], game: str = "captain_flip", **options: str) -> Any:
        """A new table, by request: what its host is told."""
        wish = {"game": game, "seats": seats, "options": options}
        answer = self.page.request.post("/api/tables", data=wish)
        assert answer.ok, answer.text()
        self.base = answer.url.removesuffix("/api/tables")
        return answer.json()

    def look(self, code: str, more: str = "") -> None:
        """At a table."""
        self.page.goto(f"/t/{code}?motion=off{more}")

    def sit(self, bots: int = 1, game: str = "captain_flip", seat: int = 0) -> None:
        """At a table with quick bots, on any of its seats."""
        self.look(self.with_bots(bots, game, seat))

    def with_bots(self, bots: int = 1, game: str = "captain_flip", seat: int = 0) -> str:
        """A table with quick bots that nobody looks at yet: its code."""
        seats: list[dict[str, str]] = [BOT] * (bots + 1)
        seats[seat] = ME
        code: str = self.create(*seats, game=game)["code"]
        return code

    def join(self, link: str) -> None:
        """At a friend's table, on the first open seat."""
        self.page.goto(link)
        seat = self.page.get_by_role("button", name="Sit here").first
        seat.wait_for()
        with self.page.expect_websocket():  # a watcher's line is given up for a player's
            seat.click()

    def sit_down(self, code: str) -> None:
        """On an open seat, by request."""
        answer = self.page.request.post(f"/api/tables/{code}/join", data={"seat": -1})
        assert answer.ok, answer.text()
        self.base = answer.url.removesuffix(f"/api/tables/{code}/join")

    @property
    def is_asked(self) -> bool:
        return self.stand.get("ask") is not None

    @property
    def is_over(self) -> bool:
        return self.stand.get("result") is not None

    @property
    def has_acted(self) -> bool:
        """Whether the page has sent anything since this player was asked."""
        return self.said > self.asked

    @property
    def is_shown(self) -> bool:
        """Whether the screen has all that was heard."""
        there = f'html[data-settled="true"][data-v="{self.v}"]'
        return self.page.locator(there).count() == 1

    @property
    def is_lit(self) -> bool:
        """Whether the screen has all that was heard, and something to be chosen."""
        there = f'html[data-settled="true"][data-v="{self.v}"] {LIT}'
        return self.page.locator(there).count() > 0

    def wait_for(self, so: Callable[[], object], what: str) -> None:
        """Until something is so; as long as anything happens, there is patience."""
        heard, deadline = -1, 0.0
        while not so():
            if heard != self.heard:
                heard, deadline = self.heard, time.monotonic() + PATIENCE_S
            acting = self.stand.get("to_act")
            assert time.monotonic() < deadline, f"never so: {what} (v {self.v}, {acting} to act)"
            self.page.wait_for_timeout(LOOK_MS)

    def wait(self) -> bool:
        """Until this player is asked something and the screen has it (True), or it is over."""
        self.wait_for(lambda: self.is_over or (self.is_asked and self.is_lit), "asked, and lit")
        if self.is_over:
            return False
        self.attend()
        return True

    def to_go_on(self) -> bool:
        """In a guided game, until there is something to choose, or to say that it was read (True);
        or until it is over, or all is taught (False)."""
        done = self.page.get_by_test_id("done")

        def is_taught() -> bool:
            lesson = self.stand.get("lesson") or {}
            is_last = lesson.get("key", "").endswith("farewell") and self.stand["closing"] < 0
            return self.is_over or (is_last and not self.is_asked)

        self.wait_for(
            lambda: (
                is_taught()
                or (self.is_asked and self.is_lit)
                or (self.stand.get("closing") == 0 and self.is_shown and done.count() == 1)
            ),
            "asked, or to be read",
        )
        self.attend()
        return not is_taught()

    def attend(self) -> None:
        """What is sent, refused and told from now on has to do with what is asked now."""
        self.asked = self.said
        self.refused = []
        self.facts = []

    def catch_up(self) -> None:
        """Whatever the page has sent up to now is known here: it comes before the next answer."""
        self.page.evaluate("0")

    def answered(self) -> None:
        """Until what this page sent is carried out, and all that came of it is told."""
        self.wait_for(lambda: self.has_acted and not self._unanswered, "sent and answered")
        assert self.refused == []
        self.asked = self.said

    def until(self, so: Callable[[dict[str, Any]], object]) -> None:
        """Until the server has told of a stand for which this is so."""
        self.wait_for(lambda: self.stand and so(self.stand), "a stand like that")

    def refs(self) -> list[str]:
        """The first thing to click of every choice."""
        return sorted({choice["refs"][0] for choice in self.stand["ask"]["choices"]})

    def see_all_refs(self) -> None:
        """Every ref the ask names is on the screen exactly once, lit or chosen already."""
        refs = self.refs()
        self.wait_for(
            lambda: self.page.evaluate(NOT_READY, refs) == [],
            f"all are there once and lit, of {refs}",
        )


ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "deckhand"}


def next_asked(players: list[Player]) -> Player:
    """Whoever is asked, as soon as somebody is."""
    first = players[0]
    first.wait_for(lambda: any(p.is_asked or p.is_over for p in players), "somebody is asked")
    return next(p for p in players if p.is_asked or p.is_over)


def open_two_seats(page: Page) -> None:
    """In the set-up sheet: me and one open seat."""
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="2", exact=True).check()
    sheet.get_by_role("combobox").first.select_option(label="Open for a friend")
    sheet.get_by_test_id("start").click()
