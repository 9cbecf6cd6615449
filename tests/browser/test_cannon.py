"""Ship Ahoy's cannon pulled back and let go, and a scenario that says how far everybody is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Player
from tests.support.gunner import AT_REST, choose, fired, grip, pieces, sit


def test_the_cannon_is_pulled_back_and_let_go_with_the_mouse(desktop: Page) -> None:
    """A scenario says on screen how far everybody is; the first aim is the server's."""
    me = Player(desktop)
    sit(me, at="ask-shoot", treasure="yes", table="small")
    expect(desktop.get_by_test_id("goal-treasure")).to_contain_text("3 points")
    expect(desktop.get_by_test_id("goal-treasure")).to_contain_text("still on the island")
    desktop.get_by_test_id("goal-treasure").click()
    expect(desktop.get_by_test_id("goal-treasure")).to_contain_text("hold it until the end")
    ship = pieces(me)[0]
    fair = me.stand["ask"]["tool"]["fair"][0]
    choose(me, ship)
    desktop.evaluate(AT_REST)
    x, y = grip(desktop)
    desktop.mouse.move(x, y)
    desktop.mouse.down()
    desktop.mouse.move(x, y + 200, steps=6)
    desktop.mouse.up()
    shot = fired(me)
    assert [shot["piece"], shot["x"], shot["y"]] == fair[:3]
    assert shot["power"] >= 4800  # as hard as it goes, but for the hand's sway


@pytest.mark.parametrize(
    "scenarios",
    [("treasure", "pirate", "wind", "merchant"), ("monster", "kraken")],
)
def test_each_scenario_says_what_it_is_worth_and_how_far_everybody_is(
    phone: Page, scenarios: tuple[str, ...]
) -> None:
    me = Player(phone)
    options: dict[str, Any] = dict.fromkeys(scenarios, "yes")
    sit(me, flat=True, **options)
    for name in scenarios:
        goal = phone.get_by_test_id(f"goal-{name}")
        words = goal.locator(".words > *")
        expect(words).to_have_count(2)  # its name and worth, and how it stands
        for said in words.all_inner_texts():
            assert said.strip()
        goal.tap()
        expect(words).to_have_count(3)  # and what it is about
        goal.tap()
