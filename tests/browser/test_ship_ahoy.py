"""People at Ship Ahoy: the cannon by mouse, thumb and keys, the rope, boarding; round and flat."""

from __future__ import annotations

import base64
import math
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Troubles, watched
from tests.support.browser import SEEN, SIZES, Player
from tests.support.gunner import (
    AT_MOMENT,
    AT_REST,
    GROWN,
    choose,
    deck,
    fire,
    fired,
    go_on,
    grip,
    key,
    kinds,
    pieces,
    place,
    sit,
    to,
    touch,
)
from tests.support.hands import fits_a_thumb, reach, see_the_count, see_the_replay, take
from tests.support.server import Server

PIRATE = 16

# Turns stay open until their person is done.
UNHURRIED = """localStorage.setItem("quarterdeck.settings",
    '{"pause": -1, "speed": "off", "sound": false}')"""


LOOK = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const c = new OffscreenCanvas(image.width, image.height).getContext("2d");
    c.drawImage(image, 0, 0);
    const d = c.getImageData(0, 0, image.width, image.height).data;
    const colours = new Set();
    let [sea, sum, n] = [0, 0, 0];
    for (let i = 0; i < d.length; i += 4 * 9, n++) {
        const [r, g, b] = [d[i], d[i + 1], d[i + 2]];
        colours.add(((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4));
        if (b > r + 40 && b > 90) sea++;
        sum = (sum * 31 + (r >> 3) + (g >> 3) * 7 + (b >> 3) * 13) % 1000003;
    }
    return { colours: colours.size, sea: sea / n, sum };
}"""


def picture(page: Page) -> dict[str, float]:
    """Of what is drawn: how many colours, how much of it is sea, and a number that tells it."""
    page.evaluate(SEEN)
    shot = base64.b64encode(deck(page).screenshot()).decode()
    seen: dict[str, float] = page.evaluate(LOOK, shot)
    return seen


def test_the_table_is_drawn_in_the_round(desktop: Page) -> None:
    me = Player(desktop)
    sit(me)
    desktop.evaluate(SEEN)
    desktop.evaluate(AT_REST)
    seen = picture(desktop)
    assert seen["colours"] > 60
    assert seen["sea"] > 0.25
    desktop.evaluate(AT_REST)
    before = desktop.evaluate("quarterdeck.pictures()")
    desktop.wait_for_timeout(600)
    after = desktop.evaluate("quarterdeck.pictures()")
    assert after - before <= 1  # nothing moves: nothing is drawn


def test_a_shot_with_the_mouse_and_its_flight(desktop: Page) -> None:
    me = Player(desktop)
    sit(me, at="ask-shoot")
    choose(me, pieces(me)[0])
    said = desktop.get_by_test_id("aim-said")
    expect(said).to_contain_text("cm away")
    expect(desktop.get_by_test_id("aim-power")).to_have_count(0)  # numbers are for who wants them
    desktop.get_by_test_id("aim-fine").click()
    direction = desktop.locator(".set b").first.inner_text()
    box = deck(desktop).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] / 2  # the sea, not the cannon
    desktop.mouse.move(x, y)
    desktop.mouse.down()
    desktop.mouse.move(x + 60, y + 20, steps=4)
    desktop.mouse.up()
    expect(desktop.locator(".set b").first).not_to_have_text(direction)
    power = desktop.get_by_test_id("aim-power")
    power.fill("1800")
    expect(said).to_contain_text("Too weak")
    desktop.get_by_test_id("do-button:fire").click()
    me.catch_up()
    assert not me.has_acted  # it was not even sent
    power.fill("4500")
    shot = fire(me)
    assert shot["seat"] == 0
    assert 4000 <= shot["power"] <= 5000
    length = desktop.evaluate("quarterdeck.seek(0)")
    assert length > 50
    looks = []
    for part in (0.1, 0.5, 1.0):
        desktop.evaluate(AT_MOMENT, length * part)
        looks.append(picture(desktop)["sum"])
    assert looks[0] != looks[1]  # the ball is elsewhere
    desktop.evaluate("quarterdeck.seek(null)")


def test_a_shot_with_a_thumb(phone: Page) -> None:
    me = Player(phone)
    sit(me, at="ask-shoot")
    phone.wait_for_function(GROWN)  # they grow with the next picture
    fits_a_thumb(phone, '[data-ref^="piece:"][data-lit]')
    phone.locator(f'[data-ref="piece:{pieces(me)[1]}"]').tap()
    expect(phone.get_by_test_id("aim-said")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    phone.get_by_test_id("aim-fine").tap()
    direction = phone.locator(".set b").first
    before = direction.inner_text()
    box = deck(phone).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] * 0.6
    touch(phone, (x, y), (x - 30, y), (x - 60, y - 10), (x - 30, y), (x + 2, y + 1))
    expect(direction).to_have_text(before)  # back where it began: nothing has changed
    touch(phone, (x, y), (x - 30, y), (x - 60, y - 10))
    expect(direction).not_to_have_text(before)
    phone.evaluate(AT_REST)  # the finger's last step is shown too
    after = direction.inner_text()
    phone.get_by_role("button", name="A little to the left").tap()
    expect(direction).not_to_have_text(after)
    phone.get_by_test_id("aim-fine").tap()
    phone.evaluate(AT_REST)
    x, y = grip(phone)
    touch(phone, (x, y), (x, y + 30), (x, y + 60), (x, y + 4))  # put back: nothing is fired
    me.catch_up()
    assert not me.has_acted
    touch(phone, (x, y), (x, y + 40), (x, y + 90), (x, y + 120))
    assert fired(me)["power"] > 3500  # pulled back and let go


def test_a_shot_and_a_voyage_with_the_keyboard(desktop: Page) -> None:
    me = Player(desktop)
    sit(me, at="ask-shoot", flat=True)
    reach(desktop, f"piece:{pieces(me)[0]}", 60)
    desktop.keyboard.press("Enter")
    desktop.get_by_test_id("aim-fine").click()
    deck(desktop).focus()
    direction = desktop.locator(".set b").first
    before = direction.inner_text()
    desktop.keyboard.press("ArrowLeft")
    expect(direction).not_to_have_text(before)
    desktop.keyboard.press("ArrowUp")
    desktop.keyboard.press("+")
    desktop.keyboard.press("Enter")
    assert fired(me)["seat"] == 0
    to(me, "ask-sail")
    ship = pieces(me)[0]
    start = (me.stand["view"]["x"][ship], me.stand["view"]["y"][ship])
    reach(desktop, f"piece:{ship}", 60)
    desktop.keyboard.press("Enter")
    said = desktop.get_by_test_id("rope-said")
    expect(said).to_contain_text("Draw from the ship")
    for arrow in ("ArrowUp", "ArrowRight", "ArrowLeft", "ArrowDown"):
        desktop.keyboard.press(arrow)
        if "knot" in said.inner_text() and "Draw" not in said.inner_text():
            break
    desktop.keyboard.press("Backspace")
    expect(said).to_contain_text("Draw from the ship")
    lay_somewhere(desktop, said)
    desktop.keyboard.press("Enter")
    me.answered()
    view = me.stand["view"]
    assert (view["x"][ship], view["y"][ship]) != start


def lay_somewhere(page: Page, said: Locator) -> None:
    """The first way that is free for a quarter of a knot."""
    for arrow in ("ArrowUp", "ArrowRight", "ArrowLeft", "ArrowDown"):
        page.keyboard.press(arrow)
        if re.search(r"cm: \d knot", said.inner_text()):
            return
        page.keyboard.press("Delete")
    raise AssertionError("no way is free")


def test_a_rope_with_the_mouse_is_refused_laid_and_taken_back(desktop: Page) -> None:
    desktop.add_init_script(UNHURRIED)
    me = Player(desktop)
    sit(me, at="ask-sail")
    ship = pieces(me)[0]
    view = me.stand["view"]
    x, y = view["x"][ship], view["y"][ship]
    choose(me, ship)
    desktop.evaluate(AT_REST)
    tower = 12 + ship // 3
    desktop.mouse.move(*place(me, x, y))
    desktop.mouse.down()
    desktop.mouse.move(*place(me, view["x"][tower], view["y"][tower]), steps=6)
    desktop.mouse.up()
    expect(deck(desktop)).to_contain_text("in the way")
    desktop.locator("body").press("Escape")
    choose(me, ship)
    desktop.evaluate(AT_REST)
    middle = view["size"] / 2
    far = math.hypot(middle - x, middle - y)
    goal = (x + 800 * (middle - x) / far, y + 800 * (middle - y) / far)
    desktop.mouse.move(*place(me, x, y))
    desktop.mouse.down()
    desktop.mouse.move(*place(me, *goal), steps=6)
    desktop.mouse.up()
    expect(desktop.get_by_test_id("rope-said")).to_contain_text("knot")
    desktop.get_by_test_id("do-button:sail").click()
    me.answered()
    moved = me.stand["view"]
    assert math.hypot(moved["x"][ship] - goal[0], moved["y"][ship] - goal[1]) < 300
    assert me.stand["can_undo"]
    desktop.get_by_test_id("undo").click()
    me.until(lambda stand: (stand["view"]["x"][ship], stand["view"]["y"][ship]) == (x, y))
    assert me.stand["view"]["knots"] == view["knots"]


def test_a_rope_with_a_finger_beside_the_ship(phone: Page) -> None:
    me = Player(phone)
    sit(me, at="ask-sail")
    phone.wait_for_function(GROWN)
    ship = pieces(me)[0]
    view = me.stand["view"]
    x, y = view["x"][ship], view["y"][ship]
    phone.locator(f'[data-ref="piece:{ship}"]').tap()
    phone.evaluate(AT_REST)
    middle = view["size"] / 2
    far = math.hypot(middle - x, middle - y)
    goal = (x + 800 * (middle - x) / far, y + 800 * (middle - y) / far)
    (ax, ay), (bx, by) = place(me, x, y), place(me, *goal)
    box = deck(phone).bounding_box()
    assert box is not None
    fx, fy = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2  # far from the ship
    said = phone.get_by_test_id("rope-said")
    expect(said).to_contain_text("Draw from the ship")
    way = [(fx + (bx - ax) * k / 6, fy + (by - ay) * k / 6) for k in range(7)]
    touch(phone, *way)
    expect(said).to_contain_text("knot")
    assert "Draw" not in said.inner_text()
    phone.get_by_test_id("do-button:sail").tap()
    me.answered()
    moved = me.stand["view"]
    assert math.hypot(moved["x"][ship] - goal[0], moved["y"][ship] - goal[1]) < 400


def test_in_teams_the_cannon_looks_at_the_other_team_only(desktop: Page) -> None:
    me = Player(desktop)
    sit(me, at="ask-shoot", seats=4, teams="yes", kraken="yes")
    view = me.stand["view"]
    choose(me, pieces(me)[0])
    said = desktop.get_by_test_id("aim-said")
    seen = set()
    for _ in range(12):
        found = re.match(r"The (\w+) (ship|tower)", said.inner_text())
        if found:
            seen.add(found[0])
        desktop.get_by_test_id("aim-next").click()
    assert view["teams"] == 1
    foes = [h for h, seat in enumerate(view["harbour_seat"]) if seat in (1, 3)]
    assert len({name.split()[1] for name in seen}) == len(foes) == 2
    assert fire(me)["seat"] == 0


def test_a_shot_from_the_pirate_ship(desktop: Page) -> None:
    me = Player(desktop)
    sit(me, pirate="yes", table="small")
    to(me, "ask-shoot")
    assert PIRATE in pieces(me)
    expect(desktop.locator("body")).to_contain_text("or the pirate ship")
    choose(me, PIRATE)
    said = desktop.get_by_test_id("aim-said")
    expect(said).to_contain_text("cm away")
    for _ in range(10):
        assert not said.inner_text().startswith("The pirate")  # it does not aim at itself
        desktop.get_by_test_id("aim-next").click()
    shot = fire(me)
    assert (shot["seat"], shot["piece"]) == (0, PIRATE)


def test_a_barrel_is_loaded_where_the_ship_lies(phone: Page) -> None:
    phone.add_init_script(UNHURRIED)
    me = Player(phone)
    sit(me, merchant="yes", flat=True)
    to(me, "ask-roll")
    phone.locator('[data-ref="piece:0"]').tap()
    phone.get_by_test_id("do-button:load").tap()
    me.answered()
    where = me.stand["view"]["barrel_at"]
    assert where[0] == 0
    refs = phone.locator('[data-ref^="barrel:"]')  # those that nobody carries
    expect(refs).to_have_count(sum(at in (-1, -3) for at in where))


def nearest(view: dict[str, Any]) -> tuple[int, int]:
    """Of the movable ships and the enemies that stand, the two that are closest."""
    mine = [p for p in range(12) if view["stand"][p] == 1 and view["harbour_seat"][p // 3] == 0]
    theirs = [p for p in range(12) if view["stand"][p] and view["harbour_seat"][p // 3] == 1]

    def far(a: int, b: int) -> float:
        return math.hypot(view["x"][a] - view["x"][b], view["y"][a] - view["y"][b])

    return min(((a, b) for a in mine for b in theirs), key=lambda pair: far(*pair))


def test_sailing_up_and_boarding_on_the_flat_table(desktop: Page) -> None:
    """Without 3D: paths laid by clicks, until something can be attacked; the die decides."""
    me = Player(desktop)
    sit(me, flat=True, table="small")
    assert picture(desktop)["colours"] > 20
    for n in range(120):
        assert me.wait(), "over before anybody could be boarded"
        asked = key(me)
        if asked in ("ask-fight", "ask-combats"):
            fights = [c for c in me.stand["ask"]["choices"] if c["do"][0]["verb"] == "fight"]
            me.see_all_refs()
            take(me, fights[0])
            me.until(lambda _: bool({"flag", "swords", "captured"} & set(kinds(me))))
            return
        if asked == "ask-sail" and sail_closer(me):
            continue
        go_on(me, n)
    raise AssertionError("nobody was ever next to anybody")


def sail_closer(me: Player) -> bool:
    """One path towards the nearest enemy, if there is a way."""
    page, view = me.page, me.stand["view"]
    ship, enemy = nearest(view)
    if ship not in pieces(me):
        return False
    x, y = view["x"][ship], view["y"][ship]
    far = math.hypot(view["x"][enemy] - x, view["y"][enemy] - y)
    choose(me, ship)
    for bend in (0.0, 0.5, -0.5, 1.0, -1.0):
        way = math.atan2(view["y"][enemy] - y, view["x"][enemy] - x) + bend
        far_enough = min(far - 600, 3000)
        page.mouse.click(*place(me, x + far_enough * math.cos(way), y + far_enough * math.sin(way)))
        if re.search(r"cm: \d knot", page.get_by_test_id("rope-said").inner_text()):
            page.get_by_test_id("do-button:sail").click()
            me.answered()
            return True
        deck(page).press("Delete")
    page.locator("body").press("Escape")
    return False


@pytest.mark.soak
def test_a_whole_game_of_five_rounds(desktop: Page) -> None:
    me = Player(desktop)
    sit(me, flat=True, seats=3, rounds="5", treasure="yes")
    n = 0
    while me.wait():
        if key(me) == "ask-shoot":
            choose(me, pieces(me)[n % len(pieces(me))])
            fire(me)
        else:
            go_on(me, n)
        n += 1
    see_the_count(me)
    see_the_replay(me, '[data-ref^="piece:"]')


def test_a_lost_context_falls_back_to_the_flat_table(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    context = browser.new_context(base_url=server.url, **SIZES["desktop"])
    page = watched(context, troubles)
    me = Player(page)
    sit(me, at="ask-shoot")
    page.evaluate(
        "document.querySelector('canvas').getContext('webgl2')"
        ".getExtension('WEBGL_lose_context').loseContext()"
    )
    expect(deck(page)).to_have_attribute("data-look", "flat")
    choose(me, pieces(me)[0])
    assert fire(me)["seat"] == 0
    context.close()
