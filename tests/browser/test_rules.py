"""The rules as a reader has them: every piece of the box drawn, searched, linked, at a table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from quarterdeck.games.ahoy import cards, tiles
from quarterdeck.games.ahoy import components as ahoy
from quarterdeck.games.anchors_aweigh import components as anchors
from quarterdeck.games.captain_flip import components as flip
from quarterdeck.games.sail_away import components as sail
from quarterdeck.games.ship_ahoy import components as ship
from quarterdeck.games.ship_ahoy.info import SCENARIOS
from tests.browser.conftest import Troubles, watched
from tests.support.browser import SIZES, Player
from tests.support.server import Server


def each(kind: str, n: int) -> set[str]:
    return {f"{kind}:{i}" for i in range(n)}


# What lies in each game's box, as its components say.
BOXES = {
    "captain_flip": each("character", flip.CHARACTERS) | each("board", len(flip.BOARDS)),
    "sail_away": each("island", len(sail.ISLANDS))
    | each("ship", len(sail.SHIPS))
    | each("card", sail.CARDS_COUNT)
    | each("ability", sail.ABILITIES)
    | each("objective", sail.RESOURCES)
    | each("crate", sail.KINDS),
    "ahoy": each("card", cards.CARDS_COUNT)
    | {f"plan:{plan}:{n}" for plan, copies in enumerate(cards.PLAN_COPIES) for n in range(copies)}
    | each("tile", tiles.TILES_COUNT)
    | each("faction", ahoy.FACTIONS)
    | {f"figure:{figure}" for figure in (ahoy.PATROLS, ahoy.STRONGHOLDS, ahoy.CUTTER, ahoy.GUNSHIP)}
    | {"comrade", "gold", "damage", "grid"},
    "anchors_aweigh": each("card", anchors.CARDS)
    | each("asset", anchors.ASSETS)
    | each("cargo", anchors.COLOURS)
    | each("type", anchors.TYPES)
    | {"coin", "chest", "parrot", "captain", "ship", "starfish"},
    "ship_ahoy": {f"piece:{piece}" for piece in range(ship.PIECES) if piece != ship.TILE}
    | {f"tile:{tile}" for tile in (ship.WIND, ship.KRAKEN)}
    | {f"scenario:{name}" for name, _ in SCENARIOS}
    | {f"table:{seats}" for seats in (2, 3, 4)}
    | {"die:flag:0", "die:swords:0"},
}

# What a page shows: pieces without and with their names, pictures that are empty, links that lead
# nowhere, keys that nobody put into words, and whether something sticks out at its side.
LOOK = """() => {
  const all = (s) => [...document.querySelectorAll(`.rules ${s}`)];
  const is_drawn = (x) => {
    const box = x.querySelector("svg")?.getBoundingClientRect();
    return !!box && box.width > 8 && box.height > 8;
  };
  const words = all("article").map((a) => a.innerText).join(" ");
  return {
    shows: all("[data-shows]").map((x) => x.dataset.shows),
    nameless: all("[data-shows]").filter((x) => !x.dataset.name).map((x) => x.dataset.shows),
    empty: all("[data-art]").filter((x) => !is_drawn(x)).map((x) => x.dataset.art),
    dead: all('a[href^="#"]').map((a) => decodeURIComponent(a.hash.slice(1)))
      .filter((id) => !document.getElementById(id)),
    keys: words.match(/\\b[a-z]+-\\d+\\b|\\bfigure-[a-z]+/g) ?? [],
    pieces: all("[data-ref], [tabindex]").length,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_draws_its_whole_box(
    browser: Browser, server: Server, troubles: Troubles, language: str
) -> None:
    size: Any = SIZES["desktop" if language == "en" else "phone"]
    context = browser.new_context(base_url=server.url, locale=language, **size)
    page = watched(context, troubles)
    for game, box in BOXES.items():
        page.goto(f"/rules/{game}")
        page.locator(".rules [data-shows]").first.wait_for()
        seen = page.evaluate(LOOK)
        assert box - set(seen.pop("shows")) == set(), game
        assert seen == {
            "nameless": [],
            "empty": [],
            "dead": [],
            "keys": [],
            "pieces": 0,
            "wide": 0,
        }, game
    context.close()


def in_sight(page: Page, id: str) -> None:
    expect(page.locator(f'[id="{id}"]')).to_be_in_viewport()


def test_one_finds_ones_way_in_the_rules(desktop: Page) -> None:
    desktop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desktop.goto("/rules/captain_flip?motion=off#CF-22")
    in_sight(desktop, "CF-22")
    contents = desktop.get_by_role("navigation", name="Contents")
    expect(contents.locator("[aria-current]")).to_have_text("The end")

    contents.get_by_role("link", name="The crew").click()  # contents lead there, and follow
    expect(contents.locator("[aria-current]")).to_have_text("The crew")
    desktop.evaluate("document.getElementById('CF-30').scrollIntoView()")
    expect(contents.locator("[aria-current]")).to_have_text("When one thing leads to another")

    desktop.keyboard.press("/")  # search, by keyboard alone
    desktop.keyboard.type("swabby")
    expect(desktop.get_by_role("option").first).to_contain_text("Swabby")
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.press("ArrowUp")
    desktop.keyboard.press("Enter")
    in_sight(desktop, "CF-14")
    desktop.get_by_role("combobox").fill("walrus")
    expect(desktop.get_by_role("option")).to_contain_text("walrus")
    desktop.keyboard.press("Escape")

    desktop.locator(
        ".rules [data-shows='character:2']"
    ).first.click()  # a piece leads to its clause
    in_sight(desktop, "CF-12")
    assert desktop.url.endswith("#CF-12")
    desktop.locator("#CF-12 a.own").click()  # and a clause's number is a link to keep
    assert desktop.evaluate("navigator.clipboard.readText()").endswith("/rules/captain_flip#CF-12")


def test_the_rules_stand_beside_the_table(desktop: Page) -> None:
    me = Player(desktop)
    me.sit()
    assert me.wait()
    at = desktop.url
    desktop.get_by_role("button", name="Rules").click()
    sheet = desktop.get_by_role("dialog")
    sheet.get_by_role("combobox").fill("gunner")
    sheet.get_by_role("option").first.click()
    expect(sheet.locator("#CF-15")).to_be_in_viewport()
    sheet.locator("#CF-15 a.own").click()
    assert desktop.url == at  # one is still at the table
    expect(sheet.locator("[data-ref]")).to_have_count(0)
    sheet.locator("#CF-15 a.own").press("Escape")  # in it; at the table it means something else
    expect(sheet).to_have_count(0)
