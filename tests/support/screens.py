"""Every screen of the product, reached as a person reaches it: to be measured, and for pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from quarterdeck import registry
from tests.support.ahead import Deputy, play_ahead
from tests.support.browser import ME, OPEN, Player

SIZES = {
    "desktop": (1280, 800),
    "large": (1920, 1080),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small": (360, 640),
    "side": (844, 390),
}
PHONES = ("phone", "small", "side")
# Far enough into a game that much of it is on the table.
CHOICES = {"captain_flip": 6, "sail_away": 10, "ahoy": 24, "anchors_aweigh": 6, "ship_ahoy": 3}
# How a table is set up that is shown; the rest as it is by itself.
OPTIONS: dict[str, dict[str, str]] = {"anchors_aweigh": {"pace": "beat"}}


@dataclass(frozen=True)
class Screen:
    """A name for its pictures, and the way there."""

    name: str
    show: Callable[[Player], None]


def settled(page: Page) -> None:
    """All that was heard is shown, and pictures and letters have come."""
    expect(page.locator('html[data-settled="true"]')).to_have_count(1)
    page.evaluate("document.fonts.ready")


def table_of(me: Player, game: str, seats: int = 0) -> str:
    """A table against quick bots, as people begin one."""
    bot = {"kind": "bot", "level": "deckhand"}
    others = (seats or min(3, registry.game(game).info.max_seats)) - 1
    made: dict[str, Any] = me.create(ME, *[bot] * others, game=game, **OPTIONS.get(game, {}))
    return str(made["code"])


def spread(deputy: Deputy, n: int) -> dict[str, Any]:
    """A choice, now of the first and now of the last ones."""
    choices: list[dict[str, Any]] = deputy.stand["ask"]["choices"]
    return choices[(n * 7) % len(choices)]


def page_at(path: str, sign: str = "main") -> Callable[[Player], None]:
    """Some address, shown when this is there."""

    def show(me: Player) -> None:
        me.page.goto(path)
        expect(me.page.locator(sign).first).to_be_visible()

    return show


def first_question(game: str) -> Callable[[Player], None]:
    def show(me: Player) -> None:
        me.look(table_of(me, game))
        me.wait()

    return show


def middle(game: str) -> Callable[[Player], None]:
    """Some choices later, or as far as choices without a tool lead."""

    def show(me: Player) -> None:
        code = table_of(me, game)
        done = 0

        def choose(deputy: Deputy, n: int) -> dict[str, Any]:
            nonlocal done
            done = n + 1
            return spread(deputy, n)

        def enough(deputy: Deputy) -> bool:
            tool = (deputy.stand.get("ask") or {}).get("tool")
            return done >= CHOICES.get(game, 8) or bool(tool and done)

        play_ahead([me], code, choose, enough)
        me.look(code)
        me.wait()

    return show


def lobby(game: str) -> Callable[[Player], None]:
    """Waiting for friends."""

    def show(me: Player) -> None:
        least = registry.game(game).info.min_seats
        code = str(me.create(ME, *[OPEN] * max(1, least - 1), game=game)["code"])
        me.look(code)
        expect(me.page.get_by_role("main")).to_be_visible()

    return show


def setup(game: str) -> Callable[[Player], None]:
    """The sheet in which one chooses before a game."""

    def show(me: Player) -> None:
        me.page.goto("/?motion=off")
        me.page.get_by_test_id(f"set-up-{game}").click()
        expect(me.page.get_by_role("dialog")).to_be_visible()

    return show


def lesson(game: str) -> Callable[[Player], None]:
    def show(me: Player) -> None:
        answer = me.page.request.post(f"/api/guide/{game}")
        assert answer.ok, answer.text()
        me.look(answer.json()["code"])
        me.to_go_on()

    return show


def over(me: Player) -> str:
    """A game of Captain Flip that has ended; its code."""
    code = table_of(me, "captain_flip", 2)
    me.look(code)
    while me.wait():
        choice = me.stand["ask"]["choices"][-1]
        for ref in choice["refs"]:
            me.page.locator(f'[data-ref="{ref}"]').first.click()
        me.answered()
    return code


def count(me: Player) -> None:
    over(me)
    expect(me.page.get_by_role("dialog")).to_be_visible()


def replay(me: Player) -> None:
    code = over(me)
    me.page.goto(f"/t/{code}/replay?motion=off")
    settled(me.page)


def opened(screen: Callable[[Player], None], name: str) -> Callable[[Player], None]:
    """What opens over a screen by a button."""

    def show(me: Player) -> None:
        screen(me)
        me.page.get_by_role("button", name=re.compile(name)).first.click()
        expect(me.page.get_by_role("dialog")).to_be_visible()

    return show


def screens() -> Iterator[Screen]:
    """All of them, the first ones first."""
    yield Screen("home", page_at("/?motion=off"))
    for game in registry.GAMES:
        yield Screen(f"{game}-setup", setup(game))
        yield Screen(f"{game}-lobby", lobby(game))
        yield Screen(f"{game}-first", first_question(game))
        yield Screen(f"{game}-middle", middle(game))
        yield Screen(f"{game}-rules", page_at(f"/rules/{game}?motion=off"))
    yield Screen("count", count)
    yield Screen("replay", replay)
    yield Screen("settings", opened(page_at("/?motion=off"), "Settings|Einstellungen"))
    yield Screen("range", page_at("/practice/ship_ahoy?motion=off", "[data-testid=deck]"))
    yield Screen("person", page_at("/p/me?motion=off"))
    yield Screen("ratings", page_at("/ratings?motion=off"))
    yield Screen("account", page_at("/account?motion=off"))
    yield Screen("about", page_at("/about?motion=off"))
    yield Screen("lost", page_at("/no/such/page?motion=off"))
