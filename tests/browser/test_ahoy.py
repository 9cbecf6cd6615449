"""People at Ahoy: dice, figures, new tiles and the count, by mouse, thumb and keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.ahead import Deputy, sit_near
from tests.support.browser import LIT, Player
from tests.support.hands import (
    Asked,
    at,
    best_of,
    fits_a_thumb,
    press,
    see_the_count,
    see_the_replay,
    take,
    tap,
)

LIKES = {"deliver": 8, "recruit": 5, "smuggle": 5, "gain": 4, "put": 4, "engage": 4, "reward": 4}
MILD = {"place": 3, "pick": 3, "step": 3, "lay": 3, "win": 3, "mend": 2, "march": 2, "fly": 2}
DISLIKES = {"end": 0, "stop": 0.5, "pass": 0, "change": -1, "hold": -2, "aside": -3}
WORTH = {**LIKES, **MILD, **DISLIKES}


def sit(me: Player, bots: int = 1, seat: int = 0) -> None:
    """The seat says which faction one plays."""
    me.sit(bots, "ahoy", seat)


def worth(choice: dict[str, Any]) -> float:
    """Rules of thumb; sailing and stepping off the map first, so that there is something to see."""
    do = choice["do"][0]
    explores = choice["refs"][0].startswith("edge:")
    sails = do["verb"] == "place" and do["args"][0] < 3
    return WORTH.get(do["verb"], 1) + explores + sails / 2


def best(me: Asked, k: int) -> dict[str, Any]:
    """A sensible choice, so that games come to their end; among equals, another one each time."""
    return best_of(me, worth, k * 7)


def sit_at(me: Player, prompt: str) -> None:
    """Where this is asked."""
    sit_near(me, best, lambda seat: seat.prompt == prompt, game="ahoy")
    assert me.wait()


def test_the_first_turns_of_the_squadron_with_the_mouse(desktop: Page) -> None:
    me = Player(desktop)
    sit(me)
    for n in range(25):
        assert me.wait()
        me.see_all_refs()
        take(me, best(me, n))
    view = me.stand["view"]
    assert view["regions"] > 2  # something was explored
    for region in range(view["regions"]):
        expect(at(me, f"region:{region}")).to_be_visible()
    afloat = [f for f in (0, 1) if view["at"][f] >= 0]
    assert afloat
    for figure in afloat:
        expect(at(me, f"figure:{figure}")).to_be_visible()


@pytest.mark.parametrize("seat", [1, 2])
def test_the_other_factions_leave_room_for_the_map(desktop: Page, seat: int) -> None:
    me = Player(desktop)
    sit(me, bots=2, seat=seat)
    for n in range(6):
        assert me.wait()
        me.see_all_refs()
        take(me, best(me, n))
    faction = "Smuggler" if seat == 1 else "Union"
    board = desktop.get_by_role("region", name=faction).bounding_box()
    chart = desktop.get_by_role("group", name="Map", exact=False).first.bounding_box()
    assert board is not None
    assert chart is not None
    assert board["height"] <= 235
    assert chart["height"] >= 340
    assert chart["width"] * chart["height"] >= 1280 * 800 / 2
    hidden = me.stand["view"]["pledges"]  # only the own secret is told
    assert [k for k, pile in enumerate(hidden) if pile not in (None, -1)] in ([], [seat])


def test_first_turns_by_touch_on_a_phone(phone: Page) -> None:
    me = Player(phone)
    sit(me, bots=3)
    for n in range(10):
        assert me.wait()
        me.see_all_refs()
        fits_a_thumb(phone, '[data-lit]:is([data-ref^="die:"], [data-ref^="slot:"])')
        tap(me, best(me, n))
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert sum(d <= 0 for d in me.stand["view"]["dice"][:5]) >= 1


def test_the_first_turns_with_the_keyboard_only(desktop: Page) -> None:
    me = Player(desktop)
    sit(me)
    for n in range(8):
        assert me.wait()
        press(me, best(me, n))
    assert any(die <= 0 for die in me.stand["view"]["dice"][:5])
    desktop.get_by_role("group", name="Map", exact=False).first.focus()
    plane = desktop.locator(".ahoy-chart > svg > g")
    before = plane.get_attribute("transform")
    desktop.keyboard.press("+")
    desktop.keyboard.press("+")
    desktop.keyboard.press("+")
    zoomed = plane.get_attribute("transform")
    assert zoomed != before
    desktop.keyboard.press("ArrowRight")
    assert plane.get_attribute("transform") != zoomed


def test_a_new_tile_is_turned_and_dragged_and_put_down(desktop: Page) -> None:
    me = Player(desktop)
    sit_at(me, "ask-place-tile")
    spots = {c["do"][0]["args"][0] for c in me.stand["ask"]["choices"]}
    assert len(spots) > 1
    tile = desktop.locator("g.ghost")
    drawn = me.stand["view"]["drawn"]
    before = tile.get_attribute("transform"), tile.inner_html()
    desktop.keyboard.press("r")
    desktop.keyboard.press("p")
    assert (tile.get_attribute("transform"), tile.inner_html()) != before
    box = tile.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.8
    step = box["width"] / 2
    desktop.mouse.move(x, y)
    desktop.mouse.down()
    for by in (0.2, 0.5, 1):
        desktop.mouse.move(x - step * by, y - step * by)
    desktop.mouse.up()
    regions = me.stand["view"]["regions"]
    desktop.get_by_test_id("lay").click()
    me.answered()
    view = me.stand["view"]
    assert view["regions"] == regions + 1
    assert view["tiles"][regions] == drawn
    laid = next(f for f in me.facts if f["kind"] == "laid")
    assert laid["args"]["spot"] in spots


def may_change(seat: Deputy) -> bool:
    """A die, for gold."""
    return any(c["do"][0]["verb"] == "change" for c in seat.stand["ask"]["choices"])


def test_gold_changes_a_die_where_it_lies(desktop: Page) -> None:
    me = Player(desktop)
    sit_near(me, best, may_change, game="ahoy", seat=1)
    assert me.wait()
    change = next(c for c in me.stand["ask"]["choices"] if c["do"][0]["verb"] == "change")
    delta = change["do"][0]["args"][0]
    gold = me.stand["view"]["gold"][1]
    nudge = desktop.locator(f'[data-ref="nudge:{delta}"]')
    expect(nudge).to_contain_text("1")
    nudge.click()
    me.answered()
    assert me.stand["view"]["gold"][1] == gold - 1


# Of what is lit, what cannot be pressed in its middle because something lies over it. Ways for a
# found tile to lie are the keyboard's: a hand takes the tile itself.
COVERED = """() => [...document.querySelectorAll('[data-ref][data-lit]')].flatMap((el) => {
  if (el.dataset.ref.startsWith("tile:")) return [];
  const foot = document.querySelector(".foot").getBoundingClientRect();
  if (!el.closest(".foot") && el.getBoundingClientRect().bottom > foot.top)
    el.scrollIntoView({ block: "center" });
  const { x, y, width, height } = el.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!there || el.contains(there) || there.closest("[data-ref]") === el) return [];
  const lit = there.closest("[data-ref][data-lit]");  // a ship in a space: that is pressed
  return lit ? [] : [`${el.dataset.ref} under ${there.outerHTML.slice(0, 120)}`];
})"""


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nothing_that_is_lit_is_covered(desktop: Page, seat: int) -> None:
    """At a desk and on a phone; there the race to 30, the map and the dice are seen together."""
    me = Player(desktop)
    sit(me, bots=2, seat=seat)
    for n in range(4):
        assert me.wait()
        for size in ((1280, 800), (390, 844)):
            desktop.set_viewport_size({"width": size[0], "height": size[1]})
            desktop.evaluate("scrollTo(0, 0)")
            desktop.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
            if size[0] < 400:
                for what in (".sea", ".track", ".dice"):
                    box = desktop.locator(f"main {what}").first.bounding_box()
                    assert box is not None, what
                    assert box["y"] + box["height"] <= size[1], what
                lines = desktop.locator(".seats > .seat").all()
                assert all((box := line.bounding_box()) and box["height"] <= 48 for line in lines)
            assert desktop.evaluate(COVERED) == []
        desktop.set_viewport_size({"width": 1280, "height": 800})
        take(me, best(me, n))


def test_conceding_is_asked_twice(desktop: Page) -> None:
    me = Player(desktop)
    sit_at(me, "ask-turn")
    desktop.get_by_test_id("concede").click()
    assert not me.is_over
    desktop.get_by_test_id("concede-yes").click()
    me.answered()
    assert me.stand["result"]["winners"] == [1]
    expect(desktop.locator(LIT)).to_have_count(0)


@pytest.mark.soak
def test_a_whole_game_with_the_mouse(desktop: Page) -> None:
    me = Player(desktop)
    sit(me)
    n = 0
    while me.wait():
        if n % 10 == 0:
            me.see_all_refs()
        take(me, best(me, n))
        n += 1
    assert me.stand["result"]["winners"]
    see_the_count(me)
    see_the_replay(me, '[data-ref="region:0"]')


@pytest.mark.soak
def test_a_whole_game_of_a_smuggler_by_touch(phone: Page) -> None:
    me = Player(phone)
    sit(me, bots=2, seat=1)
    n = 0
    while me.wait():
        tap(me, best(me, n))
        n += 1
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert me.stand["result"]["winners"]
    see_the_count(me, you=1)
