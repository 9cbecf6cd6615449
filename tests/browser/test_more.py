"""What goes wrong at a real table: lost lines, lost cookies, refusals, small screens, rematches."""

from __future__ import annotations

import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import Troubles, watched
from tests.support.ahead import play_ahead
from tests.support.browser import BOT, LIT, ME, OPEN, SIZES, Player, next_asked
from tests.support.flipper import as_it_comes, finish, nearly_over, place, sit_near_the_end
from tests.support.server import Server

MOVING = '{"pause": 0, "speed": "1x", "sound": false}'


# ---------------------------------------------------------------- the line and the seat


class Door:
    """An address that stays while the server behind it comes and goes."""

    def __init__(self) -> None:
        self.behind: tuple[str, int] | None = None
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._open, daemon=True).start()

    def lead_to(self, server: Server) -> None:
        host, port = server.url.removeprefix("http://").split(":")
        self.behind = (host, int(port))

    def _open(self) -> None:
        while True:
            try:
                guest, _ = self.listening.accept()
            except OSError:
                return  # closed
            try:
                assert self.behind is not None
                room = socket.create_connection(self.behind, timeout=5)
            except (OSError, AssertionError):
                guest.close()
                continue
            for a, b in ((guest, room), (room, guest)):
                threading.Thread(target=self._carry, args=(a, b), daemon=True).start()

    @staticmethod
    def _carry(a: socket.socket, b: socket.socket) -> None:
        with suppress(OSError):
            a.settimeout(None)
            while data := a.recv(65536):
                b.sendall(data)
        for end in (a, b):
            with suppress(OSError):  # it may be gone already
                end.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def door() -> Iterator[Door]:
    standing = Door()
    yield standing
    standing.listening.close()


# How long the page has waited before each try to come back, as it set its timer.
TRIES = """
window.waits = [];
let wait = null;
const { setTimeout: later, WebSocket: Line } = window;
window.setTimeout = (fn, ms, ...more) => later(() => {
  wait = ms;
  fn(...more);
  wait = null;
}, ms);
window.WebSocket = class extends Line {
  constructor(...where) {
    super(...where);
    if (wait !== null) window.waits.push(wait);
  }
};
"""
LONGEST_WAIT_MS = 2000  # nobody wants to wait longer for a server that is there again


def test_the_game_goes_on_after_a_restart(browser: Browser, door: Door, tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite3") as server:
        door.lead_to(server)
        context = browser.new_context(base_url=door.url, **SIZES["desktop"])
        context.add_init_script(TRIES)
        page = watched(context, Troubles())  # a lost line is an error in the browser's eyes
        me = Player(page)
        me.sit()
        assert me.wait()
        place(me)
        assert me.wait()
        before = me.stand["view"]
        server.kill()
        expect(page.get_by_test_id("prompt")).to_contain_text("connection is lost")
        expect(page.locator(LIT)).to_have_count(0)
        page.wait_for_function("() => waits.length > 3")  # the waits between tries have grown
        me.stand = {}
        server.start()
        door.lead_to(server)
        assert me.wait()
        assert me.stand["view"] == before
        waits = page.evaluate("waits")
        assert len(waits) > 4
        assert max(waits) <= LONGEST_WAIT_MS
        place(me)
        assert me.wait()
        context.close()


def test_a_lost_cookie_does_not_lose_the_seat(desktop: Page) -> None:
    me = Player(desktop)
    me.sit()
    assert me.wait()
    desktop.context.clear_cookies()
    desktop.reload()
    expect(desktop.get_by_text("Watching", exact=True)).to_be_visible()
    expect(desktop.locator(LIT)).to_have_count(0)
    desktop.get_by_role("link", name="Take my seat back").click()
    expect(desktop.locator(LIT).first).to_be_visible()
    assert me.wait()
    place(me)


def test_a_seat_link_opens_the_seat_elsewhere(
    desktop: Page, browser: Browser, server: Server, troubles: Troubles
) -> None:
    me = Player(desktop)
    made = me.create(ME, BOT)
    me.look(made["code"])
    assert me.wait()
    context = browser.new_context(base_url=server.url, **SIZES["phone"])
    other = Player(watched(context, troubles))
    other.page.request.get(made["seat_link"])  # as a messenger's robot does: it gets nothing
    other.page.goto(made["seat_link"])
    expect(other.page).to_have_url(re.compile(f"/t/{made['code']}"))
    assert other.wait()
    assert other.stand["view"] == me.stand["view"]
    before = me.stand["view"]
    place(other, tap=True)
    me.until(lambda stand: stand["view"] != before)  # the first device follows
    assert me.wait()
    context.close()


def test_who_comes_back_sees_the_bot_and_takes_the_seat_back(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    rooms = [browser.new_context(base_url=server.url, **SIZES["desktop"]) for _ in range(2)]
    ann, bo = [Player(watched(room, troubles)) for room in rooms]
    made = ann.create(ME, OPEN)
    address = f"/t/{made['code']}?motion=off"
    ann.page.goto(address)
    bo.join(address)
    while next_asked([ann, bo]) is ann and ann.wait():
        place(ann)
    bo.page.goto("/about?motion=off")
    ann.page.get_by_role("button", name="Let a bot play").click()
    assert ann.wait()
    bo.page.goto(address)
    his, hers = bo.page.get_by_test_id("prompt"), ann.page.get_by_test_id("prompt")
    mark = bo.page.get_by_role("main").get_by_text("a bot plays for now")
    expect(his).to_contain_text("A bot plays for you")
    expect(mark).to_have_count(1)  # on his own seat
    expect(hers).to_contain_text("is back")
    place(ann)
    assert ann.wait()  # the bot has played for him
    expect(his).to_contain_text("A bot plays for you")
    expect(bo.page.locator(f"{LIT}, [data-testid=undo]")).to_have_count(0)
    bo.page.get_by_role("button", name="Take my seat back").click()
    expect(his).to_contain_text("is to play")
    expect(mark).to_have_count(0)
    expect(hers).not_to_contain_text("is back")
    lend = f"/api/tables/{made['code']}/seats/1"
    here = ann.page.request.post(lend, data={"kind": "bot"})
    assert here.status == 409  # nobody lends the seat of somebody who is here
    assert here.json()["why"]["key"] == "no-still-here"
    while next_asked([ann, bo]) is ann and ann.wait():
        place(ann)
    bo.page.goto("/about?motion=off")
    ann.page.get_by_role("button", name="Let a bot play").click()
    assert ann.wait()
    bo.page.goto(address)
    expect(his).to_contain_text("A bot plays for you")
    ann.page.get_by_role("button", name="Give the seat back").click()
    expect(his).to_contain_text("is to play")
    place(ann)
    assert next_asked([bo, ann]).wait()
    for room in rooms:
        room.close()


def test_a_refusal_says_why_and_where_it_is_written(desktop: Page) -> None:
    """The page never offers what is forbidden, so its message is bent on the way."""
    bend = {"on": False}

    def between(ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if bend["on"] and message["type"] == "act":
                bend["on"] = False
                message["do"] = [{"verb": "turn", "args": [0]}]
            server.send(json.dumps(message))

        ws.on_message(pass_on)

    desktop.route_web_socket(re.compile("/ws/"), between)
    Player(desktop).sit()
    expect(desktop.locator(LIT).first).to_be_visible()
    lit = desktop.locator(LIT).count()
    bend["on"] = True
    desktop.locator(f'{LIT}[data-ref^="cell:"]').first.click()
    toast = desktop.locator(".toast")
    expect(toast).to_contain_text("keep the tile or flip it")
    expect(desktop.locator(LIT)).to_have_count(lit)  # and the choice is still open
    toast.get_by_role("button", name="Rule CF-").click()
    sheet = desktop.get_by_role("dialog")
    expect(sheet).to_contain_text("CF-04")
    desktop.keyboard.press("Escape")
    desktop.locator(f'{LIT}[data-ref^="cell:"]').first.click()
    expect(desktop.get_by_role("log")).to_contain_text(": draws a")


def test_a_rematch_brings_both_players_along(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    rooms = [browser.new_context(base_url=server.url, **SIZES["desktop"]) for _ in range(2)]
    ann, bo = players = [Player(watched(room, troubles)) for room in rooms]
    code = ann.create(ME, OPEN)["code"]
    bo.sit_down(code)
    play_ahead(players, code, as_it_comes, nearly_over)
    for player in players:
        player.look(code)
    while not (me := next_asked(players)).is_over:
        assert me.wait()
        place(me)
    first = ann.page.url
    ann.page.get_by_test_id("rematch").click()
    expect(ann.page).not_to_have_url(first)
    bo.page.get_by_role("link", name="To the next game").click()
    expect(bo.page).to_have_url(re.compile(re.escape(ann.page.url.split("?")[0])))
    for player in players:
        player.stand = {}
        player.page.reload()
    me = next_asked(players)
    assert me.wait()
    place(me)
    for room in rooms:
        room.close()


# ---------------------------------------------------------------- small and crowded screens


def inside(page: Page, selector: str) -> None:
    """Nothing of these reaches over the edge of the screen."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    shown = [el for el in page.locator(selector).all() if el.is_visible()]
    assert shown, selector
    for box in [el.bounding_box() for el in shown]:
        assert box is not None
        assert box["x"] >= 0, selector
        assert box["x"] + box["width"] <= width, selector


@pytest.mark.parametrize("size", [pytest.param("desktop", marks=pytest.mark.soak), "phone"])
def test_five_at_a_table(size: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(size)
    tap = size == "phone"
    me = Player(page)
    sit_near_the_end(me, bots=4)
    assert me.wait()
    assert page.locator(".seats .seat").count() == 4
    inside(page, ".seats .seat")
    inside(page, ".seats .purse")
    for name in page.locator(".seats .name").all():
        box = name.bounding_box()
        assert box is not None
        assert box["width"] >= 30, "a name must be readable"
    finish(me, tap=tap)
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("article")).to_have_count(5)
    inside(page, "[role=dialog] article, [role=dialog] button, [role=dialog] footer a")
    assert sheet.locator(".body").evaluate("el => el.scrollWidth - el.clientWidth") == 0


def test_the_guided_game_by_thumb(phone: Page) -> None:
    me = Player(phone)
    phone.goto("/?motion=off")
    phone.get_by_role("button", name="Learn by playing").first.tap()
    expect(phone.locator(".lesson")).to_be_visible()
    expect(phone.locator(".seats")).to_contain_text("Mate")  # as the lessons call them
    phone.get_by_role("button", name="Got it").tap()
    expect(phone.get_by_role("button", name="Show the lesson")).to_be_visible()
    done = phone.get_by_test_id("done")
    while me.to_go_on():
        if me.is_asked:
            lit = phone.locator(LIT).first
            lit.tap()
            if phone.locator("[data-armed]").count():
                lit.tap()
        else:
            done.tap()
        me.answered()
    assert me.is_over
    sheet = phone.get_by_role("dialog")
    expect(sheet).to_contain_text("You win with 31 coins!")
    expect(sheet).to_contain_text("Mate’s ship blows up")


# ---------------------------------------------------------------- motion and keyboard


def test_the_count_comes_before_the_winner(desktop: Page) -> None:
    me = Player(desktop)
    sit_near_the_end(me)
    finish(me)
    expect(desktop.get_by_role("dialog")).to_contain_text(re.compile("wins?[!]?", re.IGNORECASE))
    desktop.evaluate(f"localStorage.setItem('quarterdeck.settings', '{MOVING}')")
    desktop.evaluate("localStorage.removeItem('quarterdeck.counted')")  # as if it was not seen
    desktop.clock.install(time=0)
    desktop.clock.pause_at(1000)  # from now on time passes when we say so
    desktop.goto(desktop.url.replace("motion=off", ""))
    sheet = desktop.get_by_role("dialog")
    expect(sheet).to_contain_text("Coins")
    named = re.compile(r"\bwins?\b|Nobody|Shared")
    assert not named.search(desktop.locator("body").inner_text())
    desktop.clock.run_for(2000)
    expect(sheet).to_contain_text(re.compile("Column [1-5]"))  # it goes on by itself
    assert not named.search(desktop.locator("body").inner_text())
    sheet.get_by_role("button", name="Skip").click()
    expect(sheet).to_contain_text(named)
    desktop.keyboard.press("Escape")
    desktop.get_by_role("button", name="The count").click()  # once seen, it is not told again
    expect(sheet).to_contain_text(named)
    desktop.reload()
    expect(sheet.locator("article.won")).not_to_have_count(0)


def test_space_skips_what_moves_and_opens_nothing(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    context = browser.new_context(base_url=server.url, **SIZES["desktop"])
    context.add_init_script(f"localStorage.setItem('quarterdeck.settings', '{MOVING}')")
    page = watched(context, troubles)
    me = Player(page)
    page.goto(f"/t/{me.with_bots()}")
    assert me.wait()
    page.keyboard.press("ArrowUp")
    expect(page.locator(f"{LIT}:focus")).to_have_count(1)
    view = me.stand["view"]
    for _ in range(3):
        page.keyboard.press("Enter")
        me.answered()
        page.keyboard.press("Space")
        expect(page.locator("html")).to_have_attribute("data-settled", "true")
        expect(page.locator(".explain.pinned")).to_have_count(0)
        assert me.wait()
        # my turn again: the keyboard is where it is needed
        expect(page.locator(f'{LIT}[data-ref^="cell:"]:focus')).to_have_count(1)
    assert me.stand["view"] != view
    context.close()


def test_the_log_is_one_stop_for_the_keyboard(desktop: Page) -> None:
    me = Player(desktop)
    me.sit()
    for _ in range(2):
        assert me.wait()
        place(me)
    assert me.wait()
    lines = desktop.get_by_role("log").locator("p")
    assert lines.count() > 5
    expect(desktop.get_by_role("log").locator("[tabindex='0']")).to_have_count(1)
    lines.last.focus()
    desktop.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    desktop.keyboard.press("ArrowUp")
    desktop.keyboard.press("ArrowUp")
    desktop.keyboard.press("End")
    expect(lines.last).to_be_focused()
