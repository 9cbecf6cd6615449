"""People at Anchors Aweigh!: the race by mouse, thumb and keys, the beats, the voyage, the end."""

from __future__ import annotations

import itertools
import json
import math
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Troubles, watched
from tests.support.browser import SIZES, Player
from tests.support.hands import Choice, best_of, see_the_count, see_the_replay, take, tap
from tests.support.racer import FULL, Racer
from tests.support.server import Server

WORTH = {"resolve": 5, "pay": 4, "encounter": 3, "gain": 3, "stow": 3, "chest": 3, "lose": 2}
DISLIKES = {"pass": -1, "flee": 2.5, "leave": -2, "replace": -3}
LIKES = {**WORTH, **DISLIKES}


def best(me: Racer, n: int) -> dict[str, Any]:
    """Resolve what one can, meet pirates as often as not, stow what one gets."""

    def worth(choice: dict[str, Any]) -> float:
        verb = choice["do"][0]["verb"]
        return LIKES.get(verb, 1) + (n % 2 if verb == "flee" else 0)

    return best_of(me, worth, n)


def travel(me: Racer, round: int, do: Callable[[Player, Choice], object] = take) -> set[str]:
    """The ordinary flow of clicks (or taps) to the end of that round; what was asked."""
    prompts = set()
    n = 0
    while me.asked_or(lambda: me.round > round):
        prompts.add(me.stand["ask"]["prompt"]["key"])
        if n % 5 == 0:
            me.see_all_refs()
        do(me, best(me, n))
        n += 1
    return prompts


def see_the_ship_full(me: Racer) -> None:
    """Loading has ended; nobody sees more than they may."""
    me.until(lambda stand: stand["view"]["phase"] == 2)
    view = me.stand["view"]
    assert view["filled"] == [FULL] * view["seats"]
    assert me.assets + me.cargo == 14
    assert me.has_heard("captain")
    assert view["cards"] == [-1] * 13  # from the call on nobody sees them
    assert view["below"][1:] == [None] * (view["seats"] - 1)
    assert me.stand["race"] is None


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_race_with_the_mouse(desktop: Page, whole: bool) -> None:
    me = Racer(desktop)
    me.join_race(level="admiral", reach="200")  # quick hands: the race is short
    expect(desktop.get_by_role("timer")).to_be_visible()  # 3, 2, 1
    me.begun()
    tile = me.click_tile()
    expect(desktop.locator(f'[data-tile="{tile}"].gone')).to_have_count(1)
    assert me.acts("take") == [tile]
    me.settled()
    if me.holds:  # nobody was quicker
        expect(desktop.locator('[data-spot="hand:0"] .tile').first).to_be_visible()
        space = me.click_space()
        me.settled()
        assert me.acts("place") == [space]
    if not whole:
        me.load(until=lambda: me.assets >= 2 and me.cargo >= 1)
        assert me.is_loading
        return
    me.load()
    see_the_ship_full(me)
    assert me.asked_or(lambda: me.is_over)
    assert me.stand["ask"]["prompt"]["key"] in ("ask-choose", "ask-declare")
    me.see_all_refs()
    take(me, best(me, 0))


@pytest.mark.soak
def test_a_race_and_its_voyage_against_deckhands(desktop: Page) -> None:
    me = Racer(desktop)
    me.join_race(reach="200")
    me.begun()
    me.load()
    see_the_ship_full(me)
    assert "ask-choose" in travel(me, 1)
    assert me.round == 2
    assert sum(me.stand["view"]["coins"]) > 0


@pytest.mark.soak
def test_a_whole_game_with_the_mouse(desktop: Page) -> None:
    me = Racer(desktop)
    me.join_race(bots=1, reach="200")
    prompts = set()
    for round in (1, 2):
        me.begun()
        me.load()
        prompts |= travel(me, round)
    assert me.is_over
    assert {"ask-choose", "ask-declare"} <= prompts
    sheet = see_the_count(me)
    points = [text.replace("−", "-") for text in sheet.locator("li b").all_inner_texts()]
    assert sum(map(int, points)) == sum(me.stand["result"]["scores"])
    see_the_replay(me, '[data-ref^="space:0:"]')


@pytest.mark.soak
def test_a_whole_game_with_a_thumb(phone: Page) -> None:
    """Everything on the ship is met by the tap that is meant for it."""
    me = Racer(phone)
    me.join_race(bots=2, reach="200")
    for round in (1, 2):
        me.begun()
        me.load()
        travel(me, round, tap)
    assert me.is_over
    see_the_count(me)


# Squares of the pile as they are drawn: middle, side, degrees.
SQUARES = """() => [...document.querySelectorAll("[data-tile]")].map(el => {
  const r = el.getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2, el.offsetWidth, parseFloat(el.style.rotate)];
})"""
# The next tile that somebody else takes is tapped at once, at its edge, close to another tile.
TAP_A_GONE_ONE = """() => new Promise((done) => {
  const middle = (el) => {
    const r = el.getBoundingClientRect();
    return { x: r.x + r.width / 2, y: r.y + r.height / 2, n: Number(el.dataset.tile) };
  };
  const until = performance.now() + 20000;
  const look = () => {
    if (performance.now() > until) return done(-1);
    const there = [...document.querySelectorAll("[data-tile]:not(.gone)")].map(middle);
    for (const el of document.querySelectorAll("[data-tile].ghost")) {
      const a = middle(el);
      const far = (t) => Math.hypot(t.x - a.x, t.y - a.y);
      const next = there.toSorted((p, q) => far(p) - far(q))[0];
      const size = el.offsetWidth;
      if (!next || far(next) > 1.24 * size) continue;
      const clientX = a.x + ((next.x - a.x) / far(next)) * 0.45 * size;
      const clientY = a.y + ((next.y - a.y) / far(next)) * 0.45 * size;
      const what = { bubbles: true, pointerType: "touch", pointerId: 5, clientX, clientY };
      const under = document.elementFromPoint(clientX, clientY);
      under.dispatchEvent(new PointerEvent("pointerdown", what));
      under.dispatchEvent(new PointerEvent("pointerup", what));
      return done(a.n);
    }
    setTimeout(look, 15);
  };
  look();
})"""


def overlap(a: list[float], b: list[float]) -> bool:
    """Whether two turned squares share more than an edge: no line keeps them apart."""
    for turn in (a[3], b[3], a[3] + 90, b[3] + 90):
        along = (math.cos(math.radians(turn)), math.sin(math.radians(turn)))
        apart = abs((a[0] - b[0]) * along[0] + (a[1] - b[1]) * along[1])
        if apart > width(a, turn) + width(b, turn) - 0.5:
            return False
    return True


def width(square: list[float], turn: float) -> float:
    """From its middle to its farthest corner, along a line."""
    angle = math.radians(square[3] - turn)
    return square[2] / 2 * (abs(math.cos(angle)) + abs(math.sin(angle)))


def test_a_thumb_in_the_race(phone: Page) -> None:
    me = Racer(phone)
    me.join_race(bots=3, reach="200")
    me.begun()
    pile = phone.get_by_test_id("pile").bounding_box()
    assert pile is not None
    assert (pile["width"] + 1) * (pile["height"] + 1) >= 360 * 640 / 2  # half, but for rounding
    squares = phone.evaluate(SQUARES)
    assert len(squares) == 84
    assert not [1 for a, b in itertools.combinations(squares, 2) if overlap(a, b)]
    # An empty hand: what is tapped would be taken.
    gone = phone.evaluate(TAP_A_GONE_ONE)
    assert gone >= 0, "nobody took a tile"
    tiles = me.tiles()
    tile = next(n for n in sorted(tiles, reverse=True) if n != gone)
    phone.touchscreen.tap(*tiles[tile])
    me.wait_for(lambda: me.sent, "the tap was sent")
    assert me.acts("take") == [tile]  # the one under the finger, and nothing before it
    me.settled()
    while not me.holds:  # somebody was quicker
        tiles = me.tiles()
        phone.touchscreen.tap(*tiles[min(tiles)])
        me.settled()
    assert len(me.spaces()) == 12
    phone.locator('button[data-ref="space:0:9"]').tap()
    me.wait_for(lambda: me.mine("hid"), "it is below deck")
    assert me.acts("place") == [9]
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert squares == phone.evaluate(SQUARES)  # the pile never moves


def focused(page: Page) -> int:
    """The tile that has the focus."""
    return int(page.evaluate("document.activeElement?.dataset.tile ?? -1"))


def take_by_keys(me: Racer) -> None:
    """Arrows to another tile that lies there, Enter; until one is held."""
    before = -1
    n = 0
    while not me.holds:
        assert n < 40
        me.page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[n // 3 % 4])
        n += 1
        if focused(me.page) in (-1, before):
            continue
        before = focused(me.page)
        sent = len(me.sent)
        me.page.keyboard.press("Enter")
        if len(me.sent) > sent:
            assert me.acts("take")[-1] == before
        me.settled()


def test_the_race_with_the_keyboard_only(desktop: Page) -> None:
    me = Racer(desktop)
    me.join_race(bots=1, reach="200")
    me.begun()
    for _ in range(80):
        if focused(desktop) >= 0:
            break
        desktop.keyboard.press("Tab")
    first = focused(desktop)
    assert first >= 0, "the pile is not reached by keyboard"
    take_by_keys(me)
    desktop.keyboard.press("a")
    me.wait_for(lambda: me.mine("placed"), "above deck")
    take_by_keys(me)
    desktop.keyboard.press("b")
    me.wait_for(lambda: me.mine("hid"), "below deck")
    desktop.keyboard.press("3")
    me.wait_for(lambda: me.mine("loaded"), "cargo aboard")
    assert me.acts("cargo") == [2]
    take_by_keys(me)
    desktop.keyboard.press("p")
    me.wait_for(lambda: me.mine("put_back"), "back in the pile")
    expect(desktop.locator('button[data-ref="space:0:12"]')).not_to_have_attribute("data-lit", "")


def test_the_first_beats_with_the_mouse(desktop: Page) -> None:
    me = Racer(desktop)
    me.join_race(bots=2, pace="beat")
    verbs = []
    wants = ("take", "place", "cargo", "flip", "take", "place")
    for want in wants:
        for n in range(12):  # another hand may have been quicker
            assert me.wait()
            choices = [c for c in me.stand["ask"]["choices"] if c["do"][0]["verb"] == want]
            if choices:
                take(me, choices[n * 11 % len(choices)])
                verbs.append(want)
                break
            take(me, me.stand["ask"]["choices"][0])
        assert verbs[-1] == want
    me.until(lambda stand: stand["view"]["beat"] >= 3)
    assert me.stand["view"]["live"] == 0
    assert me.mine("loaded")
    assert me.mine("placed", "hid")
    expect(desktop.locator('[data-ref^="space:0:"]')).to_have_count(14)


def test_another_person_sees_the_hand_but_not_below_deck(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    rooms = [browser.new_context(base_url=server.url, **SIZES["desktop"]) for _ in range(2)]
    ann, bo = [Racer(watched(room, troubles)) for room in rooms]
    code = ann.join_race(bots=0, people=1, reach="800")
    bo.sit_down(code)
    for who in (ann, bo):
        who.look(code)
    for who in (ann, bo):
        who.begun()
    for way in ("b", "a"):
        down = [n for n, face in enumerate(ann.stand["view"]["faces"]) if face == -1]
        tiles = ann.tiles()
        tile = next(n for n in down if n in tiles)
        ann.page.mouse.click(*tiles[tile])
        expect(bo.page.get_by_test_id("hand-0")).to_have_class(re.compile("seen"))
        expect(bo.page.locator(f'[data-tile="{tile}"].gone')).to_have_count(1)
        ann.settled()
        ann.page.keyboard.press(way)
        kind = "hid" if way == "b" else "placed"
        for who in (ann, bo):
            who.wait_for(lambda who=who, kind=kind: said(who, kind), kind)  # type: ignore[misc]
    assert all("front" in f["args"] for f in said(ann, "drew") + said(ann, "hid"))
    assert not any("front" in f["args"] for f in said(bo, "drew") + said(bo, "hid"))
    assert "front" in said(bo, "placed")[0]["args"]  # above deck everybody sees it
    stands = [m["stand"] for m in map(json.loads, bo.raw) if "stand" in m]
    assert stands
    for stand in stands:
        assert stand["view"]["below"][0] is None
        assert stand["view"]["held"][0] is None
        assert {"fronts", "lying", "deck"}.isdisjoint(stand["view"])
    for room in rooms:
        room.close()


def said(who: Racer, kind: str) -> list[dict[str, Any]]:
    """What this person was told of the first one's hand."""
    return [f for f in who.told if f["kind"] == kind and f["args"]["seat"] == 0]


@pytest.mark.soak
@pytest.mark.clause("AA-38")
def test_one_throws_overboard_while_the_other_stows(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    rooms = [browser.new_context(base_url=server.url, **SIZES["desktop"]) for _ in range(2)]
    both = [Racer(watched(room, troubles)) for room in rooms]
    ann, bo = both
    bo.seat = 1
    code = ann.join_race(bots=0, people=1, reach="200")
    bo.sit_down(code)
    for who in both:
        who.look(code)
    for who in both:
        who.begun()
    ann.load(until=lambda: ann.assets + ann.cargo == 14)
    bo.load()
    bo.until(lambda stand: stand["view"]["phase"] == 2)
    n = 0
    while True:
        ann.wait_for(lambda: ann.has_choice or bo.has_choice, "somebody is asked")
        acting = ann if ann.has_choice else bo
        if acting.stand["ask"]["prompt"]["key"] == "ask-stow":
            break
        assert acting.asked_or(lambda: False)
        take(acting, best(acting, 2 * n))
        n += 1
        assert n < 500, "nobody had a reward to stow"
    other = bo if acting is ann else ann
    other.until(lambda stand: stand["aside"])
    assert not other.is_asked
    other.page.get_by_test_id("do-button:tidy").click()
    other.page.get_by_test_id("do-button:toss").click()
    places = f'[data-lit][data-ref^="space:{other.seat}:"]'
    gone = other.page.locator(places).first.get_attribute("data-ref")
    other.page.locator(places).first.click()
    acting.wait_for(lambda: acting.has_heard("tossed") or acting.has_heard("tossed_cargo"), "toss")
    assert gone is not None
    assert acting.stand["ask"]["prompt"]["key"] == "ask-stow"  # still to be answered
    for room in rooms:
        room.close()
