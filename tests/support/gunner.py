"""A person at Ship Ahoy in a browser: sits down, plays on, aims, fires, draws with a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from quarterdeck.games.ship_ahoy.components import UPRIGHT
from tests.support.ahead import play_ahead
from tests.support.browser import BOT, ME, Player
from tests.support.hands import Asked, Choice, best_of, take

GROWN = """() => [...document.querySelectorAll('[data-ref^="piece:"][data-lit]')]
    .every((piece) => piece.getBoundingClientRect().width >= 43)"""
MAIN_WORDS = {"shoot": 0.0, "hold": 1.0, "roll": 5.0, "done": 0.5, "finish": 0.5, "take": 2.0}
TWO_PICTURES = "new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))"
# Everything is in its place, drawn so, and no other picture follows.
AT_REST = """async () => {
  const frame = () => new Promise((r) => requestAnimationFrame(r));
  let before = quarterdeck.pictures();
  quarterdeck.settle();
  while (quarterdeck.pictures() === before) await frame();
  for (let same = 0; same < 3; same = quarterdeck.pictures() === before ? same + 1 : 0) {
    before = quarterdeck.pictures();
    await frame();
  }
}"""
# The last flight at one of its moments, drawn so.
AT_MOMENT = """async (ms) => {
  const before = quarterdeck.pictures();
  quarterdeck.seek(ms);
  while (quarterdeck.pictures() === before) await new Promise((r) => requestAnimationFrame(r));
}"""


def sit(me: Player, flat: bool = False, seats: int = 2, at: str = "", **options: str) -> None:
    """Against deckhands, where this is asked: if it is named, with all of one's own pieces."""
    for _ in range(9):  # a deckhand's ball may have hit before
        code = me.create(ME, *[BOT] * (seats - 1), game="ship_ahoy", **options)["code"]
        if at:
            play_ahead([me], code, simply, lambda seat: seat.prompt == at)
        me.look(code, "&flat=1" if flat else "")
        expect(deck(me.page)).to_have_attribute("data-look", "flat" if flat else "round")
        assert me.wait()
        if not at or is_whole(me):
            return
    raise AssertionError("something is always hit")


def is_whole(me: Player) -> bool:
    """Of one's own fleet all stand upright."""
    view = me.stand["view"]
    own = [h for h, seat in enumerate(view["harbour_seat"]) if seat == 0]
    return all(view["stand"][k] == UPRIGHT for h in own for k in (*range(3 * h, 3 * h + 3), 12 + h))


def deck(page: Page) -> Locator:
    return page.get_by_test_id("deck")


def key(me: Player) -> str:
    return str(me.stand["ask"]["prompt"]["key"])


def to(me: Player, wanted: str) -> None:
    """Plays on in the simplest way until this is asked."""
    for n in range(200):
        assert me.wait(), f"over before {wanted}"
        if key(me) == wanted:
            return
        go_on(me, n)
    raise AssertionError(f"never asked {wanted}")


def go_on(me: Player, n: int) -> None:
    """Whatever the list offers: no shot, no path."""
    take(me, simply(me, n))


def simply(me: Asked, n: int) -> Choice:
    """The simplest choice; among equals, another one for another ``n``."""
    return best_of(me, lambda c: MAIN_WORDS.get(c["do"][0]["verb"], 3.0), n)


def pieces(me: Player) -> list[int]:
    return list(me.stand["ask"]["tool"]["pieces"])


def choose(me: Player, piece: int) -> None:
    me.page.locator(f'[data-ref="piece:{piece}"]').click()


def kinds(me: Player) -> list[str]:
    return [fact["kind"] for fact in me.facts]


def fire(me: Player) -> dict[str, Any]:
    """By the button; what was fired, as the server heard it."""
    me.page.get_by_test_id("do-button:fire").click()
    return fired(me)


def fired(me: Player) -> dict[str, Any]:
    me.answered()
    me.until(lambda _: "landed" in kinds(me))
    shot: dict[str, Any] = next(f for f in me.facts if f["kind"] == "fired")["args"]
    return shot


def place(me: Player, x: float, y: float) -> tuple[float, float]:
    """Where a point of the table is on the screen of somebody who looks from above at home."""
    box = deck(me.page).bounding_box()
    assert box is not None
    spot = me.page.evaluate(f"quarterdeck.seen({x}, {y})")
    return box["x"] + spot["x"], box["y"] + spot["y"]


def grip(page: Page) -> tuple[float, float]:
    """The middle of the cannon."""
    box = page.get_by_test_id("cannon-grip").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(page: Page, *points: tuple[float, float]) -> None:
    """One finger along these points."""
    line = page.context.new_cdp_session(page)

    def send(kind: str, at: list[dict[str, float]]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    send("touchStart", [{"x": points[0][0], "y": points[0][1]}])
    for x, y in points[1:]:
        send("touchMove", [{"x": x, "y": y}])
        page.evaluate(TWO_PICTURES)  # or a slow browser makes one move of several
    send("touchEnd", [])
    line.detach()
