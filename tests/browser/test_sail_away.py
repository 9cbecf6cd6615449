"""People at Sail Away: the sealed choice of ships, then crates, claims and launches."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.support.browser import Player


def sit(me: Player) -> None:
    me.sit(game="sail_away")


def take(me: Player, n: int) -> None:
    """Take a choice by clicking along its refs."""
    choices = me.stand["ask"]["choices"]
    # Rather something on the board than a button that ends the step.
    choices = [c for c in choices if not c["refs"][0].startswith("button:")] or choices
    for ref in choices[n % len(choices)]["refs"]:
        there = me.page.locator(f'[data-ref="{ref}"]')
        expect(there).to_have_count(1)
        there.click()
    me.answered()


def test_the_first_turns_with_the_mouse(desktop: Page) -> None:
    me = Player(desktop)
    sit(me)
    prompts = set()
    for n in range(25):
        if not me.wait():
            break
        prompts.add(me.stand["ask"]["prompt"]["key"])
        me.see_all_refs()
        take(me, n)
    assert len(prompts) >= 2
    assert me.stand["view"]["round"] >= 2
    assert {"secrets", "hands"} <= set(me.stand["view"])
    assert me.stand["view"]["secrets"][1] is None  # the other's objective stays secret


def test_on_a_phone(phone: Page) -> None:
    me = Player(phone)
    sit(me)
    assert me.wait()
    me.see_all_refs()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_guided_first_game(desktop: Page) -> None:
    me = Player(desktop)
    desktop.goto("/?motion=off")
    answer = desktop.request.post("/api/guide/sail_away")
    assert answer.ok
    desktop.goto(f"/t/{answer.json()['code']}?motion=off")
    for _ in range(250):
        desktop.wait_for_timeout(30)
        lesson = (me.stand.get("lesson") or {}).get("key")
        if lesson == "guide-farewell" and not me.is_asked:
            break
        done = desktop.get_by_test_id("done")
        if me.is_asked and me.wait():
            assert len(me.stand["ask"]["choices"]) == 1
            take(me, 0)
        elif done.count():
            with suppress(TimeoutError):  # it may go by itself in the meantime
                done.click(timeout=1000)
    assert me.stand["lesson"]["key"] == "guide-farewell"
    expect(desktop.get_by_test_id("prompt")).to_contain_text("You know the ropes")


@pytest.mark.soak
def test_a_whole_game_with_the_mouse(desktop: Page) -> None:
    me = Player(desktop)
    sit(me)
    n = 0
    while me.wait():
        take(me, n)
        n += 1
    expect(desktop.get_by_role("dialog")).to_be_visible()
