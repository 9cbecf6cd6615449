"""A person in a race of Anchors Aweigh! at a browser: what was told and sent, and quick hands."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.support.browser import BOT, ME, OPEN, Player

FULL = 2**14 - 1
ASSET_SPACES = 12
# Middles of the tiles that lie in the pile and would be hit there, by number.
TILES = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-tile]:not(.gone)")].map(el => {
    const r = el.getBoundingClientRect();
    return [el.dataset.tile, [r.x + r.width / 2, r.y + r.height / 2]];
  }).filter(([n, at]) => {
    const hit = document.elementFromPoint(...at)?.closest("[data-tile]");
    return hit?.dataset.tile === n;
  })
)"""

Point = tuple[float, float]


class Racer(Player):
    """Follows its own hand and ship by what the server told it."""

    seat = 0

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._forget()

    def _forget(self) -> None:
        self.told: list[dict[str, Any]] = []  # every fact, in order
        self.sent: list[dict[str, Any]] = []  # every act
        self.raw: list[str] = []
        self.denied = 0  # acts that came too late

    def _watch(self, line: WebSocket) -> None:
        self._forget()  # the welcome tells all of it again
        super()._watch(line)

    def _hear(self, frame: Any) -> None:
        super()._hear(frame)
        self.raw.append(frame)
        message = json.loads(frame)
        self.denied += message["type"] == "refused"
        for fact in message.get("log", []) + message.get("facts", []):
            if fact["kind"] == "ready":  # another race
                self.told, self.sent, self.denied = [], [], 0
            self.told.append(fact)

    def _say(self, frame: Any) -> None:
        super()._say(frame)
        message = json.loads(frame)
        if message["type"] == "act":
            self.sent += message["do"]

    def join_race(
        self, bots: int = 2, people: int = 0, level: str = "deckhand", **options: str
    ) -> str:
        """At a new table with bots and open seats; its code."""
        seats = [ME] + [OPEN] * people + [{**BOT, "level": level}] * bots
        code: str = self.create(*seats, game="anchors_aweigh", **options)["code"]
        if not people:
            self.look(code)
        return code

    def mine(self, *kinds: str) -> list[dict[str, Any]]:
        """Facts of these kinds about this seat."""
        return [f for f in self.told if f["kind"] in kinds and f["args"].get("seat") == self.seat]

    def acts(self, verb: str) -> list[int]:
        """What was sent to be done, by its first argument."""
        return [do["args"][0] for do in self.sent if do["verb"] == verb]

    def begun(self) -> None:
        """Until the countdown is over and the screen has it."""
        self.wait_for(lambda: self.has_heard("loading_began"), "loading began")
        self.page.locator("[data-tile].racing").first.wait_for()

    def has_heard(self, kind: str) -> bool:
        return any(f["kind"] == kind for f in self.told)

    @property
    def round(self) -> int:
        """Which of the two has begun, 3: it is over."""
        if not self.stand or self.is_over:
            return 3 if self.stand else 0
        n: int = self.stand["view"]["round"]
        return n

    def asked_or(self, so: Callable[[], bool]) -> bool:
        """Until something is asked that is no race (True), or something is so."""
        self.wait_for(lambda: so() or (self.has_choice and self.is_lit), "asked, and lit")
        if so():
            return False
        self.attend()
        return True

    @property
    def has_choice(self) -> bool:
        """Whether something is asked that is no race."""
        return self.is_asked and bool(self.stand["ask"]["choices"])

    @property
    def is_loading(self) -> bool:
        return not self.has_heard("loading_ended")

    @property
    def holds(self) -> bool:
        taken = self.mine("took", "drew")
        gone = self.mine("placed", "hid", "put_back")
        return len(taken) > len(gone)

    @property
    def assets(self) -> int:
        return len(self.mine("placed", "hid"))

    @property
    def cargo(self) -> int:
        return len(self.mine("loaded"))

    @property
    def is_idle(self) -> bool:
        """Everything that was sent has been carried out."""
        ends = ("took", "drew", "placed", "hid", "put_back", "loaded", "flipped", "missed")
        return len(self.mine(*ends)) + self.denied >= len(self.sent)

    def settled(self) -> None:
        self.catch_up()
        self.wait_for(lambda: self.is_idle or not self.is_loading, "the hand is free again")

    def tiles(self) -> dict[int, Point]:
        """Where the tiles lie that are still there."""
        found: dict[str, list[float]] = self.page.evaluate(TILES)
        return {int(n): (xy[0], xy[1]) for n, xy in found.items()}

    def spaces(self) -> list[int]:
        """Spaces that shine: the tile in hand may go there."""
        lit = self.page.locator(f'button[data-ref^="space:{self.seat}:"][data-lit]')
        refs = lit.evaluate_all("all => all.map(el => el.dataset.ref)")
        return [int(ref.split(":")[2]) for ref in refs]

    # ------------------------------------------------------------ with the mouse

    def click_tile(self, nth: int = 0) -> int:
        """Click a tile that lies there; its number, or -1 if the race ended just now."""
        self.wait_for(lambda: self.tiles() or not self.is_loading, "there are tiles")
        tiles = self.tiles()
        if not tiles:
            return -1
        tile = sorted(tiles)[nth % len(tiles)]
        self.page.mouse.click(*tiles[tile])
        return tile

    def click_space(self, nth: int = 0) -> int:
        """Click a space for the tile in hand, once there are some."""
        self.wait_for(self.spaces, "a space shines")
        spaces = self.spaces()
        space = spaces[nth % len(spaces)]
        self.page.locator(f'button[data-ref="space:{self.seat}:{space}"]').click()
        return space

    def click_on(self, n: int) -> None:
        """The next thing that a ship to be filled wants: one act, and until it is over."""
        if self.holds:
            self.click_space(n * 5)
        elif self.cargo < 2 and n % 3 == 0:
            self.page.locator(f'button[data-ref="cargo:{n % 4}"]').click()
        elif self.assets < ASSET_SPACES:
            self.click_tile(n * 7)
        elif self.cargo < 2:
            self.page.locator(f'button[data-ref="cargo:{n % 4}"]').click()
        else:
            self.wait_for(lambda: not self.is_loading, "the others are full")
        self.settled()

    def load(self, until: Callable[[], bool] = lambda: False) -> None:
        """Fill the ship by clicking, until loading has ended (or something else is so)."""
        n = 0
        while self.is_loading and not until():
            self.click_on(n)
            n += 1
