"""People at Sail Away: the sealed choice of ships, then crates, claims, launches and the count."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Troubles, watched
from tests.support.ahead import Deputy, play_ahead, sit_near
from tests.support.browser import LIT, ME, OPEN, SIZES, Player
from tests.support.hands import (
    Asked,
    best_of,
    fits_a_thumb,
    press,
    see_the_count,
    see_the_replay,
    take,
    tap,
)
from tests.support.server import Server

LIKES = {"stow": 5, "launch": 4, "ransom": 3, "load": 3, "place": 2, "use": 2, "board": 1.5}
DISLIKES = {"done": -1, "decline": -2, "clear": -6}


def sit(me: Player) -> None:
    me.sit(game="sail_away")


def worth(choice: dict[str, Any], view: dict[str, Any]) -> float:
    """Rules of thumb, so that a game comes to its end: fill islands, load ships, keep coins."""
    do = choice["do"][0]
    n = LIKES.get(do["verb"], 1) + DISLIKES.get(do["verb"], 0)
    if do["verb"] in ("place", "pirate"):
        n += 0.4 * bin(view["filled"][do["args"][0]]).count("1")
    if any(why["key"] == "why-claims" for why in choice["why"]):
        n += 4
    if choice["gain"] and choice["gain"]["args"].get("coins", 0) < 0:
        n -= 2
    return n


def best(me: Asked, n: int) -> dict[str, Any]:
    """A sensible choice; among equals, sometimes another one."""
    return best_of(me, lambda choice: worth(choice, me.stand["view"]), n)


def see_the_points(me: Player) -> None:
    """The count, and that its lines add up."""
    sheet = see_the_count(me)
    points = [text.replace("−", "-") for text in sheet.locator("li b").all_inner_texts()]
    assert sum(map(int, points)) == sum(me.stand["result"]["scores"])


@pytest.mark.soak
def test_a_whole_game_with_the_mouse(desktop: Page) -> None:
    me = Player(desktop)
    sit(me)
    n = 0
    prompts = set()
    while me.wait():
        prompts.add(me.stand["ask"]["prompt"]["key"])
        if n % 10 == 0:
            me.see_all_refs()
        take(me, best(me, n))
        n += 1
    assert {"ask-keep", "ask-place", "ask-place-more", "ask-unload", "ask-arm"} <= prompts
    see_the_points(me)
    see_the_replay(me, '[data-ref^="space:0:"]')


@pytest.mark.soak
def test_a_whole_game_by_touch_on_a_phone(phone: Page) -> None:
    me = Player(phone)
    sit(me)
    n = 0
    while me.wait():
        tap(me, best(me, n))
        n += 1
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    see_the_points(me)


@pytest.mark.soak
def test_a_whole_game_with_the_keyboard_only(desktop: Page) -> None:
    me = Player(desktop)
    sit(me)
    n = 0
    while me.wait():
        press(me, best(me, n), tabs=60)
        n += 1
    see_the_points(me)


def test_the_first_turns_with_the_keyboard_only(desktop: Page) -> None:
    me = Player(desktop)
    sit(me)
    for n in range(12):
        assert me.wait()
        press(me, best(me, n), tabs=60)
    assert me.stand["view"]["round"] >= 2
    assert {"secrets", "hands"} <= set(me.stand["view"])
    assert me.stand["view"]["secrets"][1] is None  # the other's objective stays secret


def test_a_thumb_places_a_crate_with_three_taps(phone: Page) -> None:
    me = Player(phone)
    sit(me)
    while me.wait() and me.stand["ask"]["prompt"]["key"] != "ask-place":
        tap(me, best(me, 0))
    me.see_all_refs()
    choice = next(c for c in me.stand["ask"]["choices"] if c["do"][0]["verb"] == "place")
    assert tap(me, choice) == 3  # the crate, then the space twice
    assert me.stand["view"]["placed"] == 1 or me.stand["view"]["turn"] != 0
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


def test_targets_fit_a_thumb(phone: Page) -> None:
    me = Player(phone)
    sit(me)
    for n in range(8):
        assert me.wait()
        fits_a_thumb(phone)
        tap(me, best(me, n))


def test_the_second_crate_on_a_card_says_its_price(desktop: Page) -> None:
    me = Player(desktop)
    sit_near(me, best, lambda seat: seat.prompt == "ask-place-more", game="sail_away")
    assert me.wait()
    choice = next(
        c
        for c in me.stand["ask"]["choices"]
        if c["do"][0]["verb"] == "place" and any(w["key"] == "why-source" for w in c["why"])
    )
    desktop.locator(f'[data-ref="{choice["refs"][0]}"]').click()
    space = desktop.locator(f'[data-ref="{choice["refs"][1]}"]')
    expect(space).to_contain_text("−2")
    coins = me.stand["view"]["coins"][0]
    assert coins >= 2
    space.click()
    me.answered()
    spent = [f for f in me.facts if f["kind"] == "paid" and f["args"]["seat"] == 0]
    assert [f["args"]["coins"] for f in spent] == [2]


def test_others_are_told_whom_the_turn_waits_for(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    rooms = [browser.new_context(base_url=server.url, **SIZES["desktop"]) for _ in range(2)]
    ann, bo = [Player(watched(room, troubles)) for room in rooms]
    code = ann.create(ME, OPEN, game="sail_away")["code"]
    bo.sit_down(code)
    asked = []

    def in_anothers_turn(seat: Deputy) -> bool:
        turn = seat.stand["view"]["turn"]
        if is_so := turn >= 0 and turn != seat.you:
            asked.append(seat.you)
        return is_so

    play_ahead([ann, bo], code, best, in_anothers_turn)
    for who in (ann, bo):
        who.look(code)
    me, other = (ann, bo) if asked == [0] else (bo, ann)
    assert me.wait()
    expect(other.page.get_by_test_id("prompt")).to_contain_text("Your turn waits for")
    expect(other.page.locator(LIT)).to_have_count(0)
    for room in rooms:
        room.close()
