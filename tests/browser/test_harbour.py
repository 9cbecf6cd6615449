"""The harbour in the browser: the host's page, friends, replays by any eyes, days, an app."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Troubles, watched
from tests.browser.test_people import MAKE
from tests.support.browser import SIZES, Player
from tests.support.servant import noticed, registration
from tests.support.server import Server

POST = """async ([path, body]) => {
  const answer = await fetch(path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return answer.json();
}"""
# A whole turn, by the line of a page's own; who comes first is drawn, so nobody is waited for.
PLAY = """(code) => { window.played = new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/${code}`);
  let acted = false;
  let you = -1;
  line.onmessage = (e) => {
    const m = JSON.parse(e.data);
    if (m.type === "welcome") you = m.you;
    if (!m.stand) return;
    if (m.stand.ask) {
      acted = true;
      const { choices } = m.stand.ask;
      line.send(JSON.stringify({ type: "act", id: 1, v: m.v, do: choices.at(-1).do }));
    } else if (acted && m.stand.to_act.some((seat) => seat >= 0 && seat !== you)) {
      line.close();
      done();
    }
  };
}); }"""
TWO = [{"kind": "me"}, {"kind": "open"}]


def take_turns(*people: Page, code: str) -> None:
    """Each of them plays once."""
    for page in people:
        page.evaluate(PLAY, code)
    for page in people:
        page.evaluate("window.played")


def host_key(server: Server) -> str:
    engine = sa.create_engine(f"sqlite:///{server.settings['database']}")
    with engine.connect() as connection:
        query = sa.text("SELECT value FROM keys WHERE name = 'host'")
        return str(connection.execute(query).scalar_one())


def pages(browser: Browser, server: Server, troubles: Troubles, *sizes: str) -> list[Page]:
    return [
        watched(browser.new_context(base_url=server.url, **SIZES[size]), troubles) for size in sizes
    ]


def served(browser: Browser, server: Server, troubles: Troubles, *sizes: str) -> list[Page]:
    """With the page's servant, which shows what is pushed."""
    wishes: list[dict[str, Any]] = [{**SIZES[size], "service_workers": "allow"} for size in sizes]
    return [watched(browser.new_context(base_url=server.url, **wish), troubles) for wish in wishes]


def test_the_host_says_something_and_closes_a_table(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    host, ann = pages(browser, server, troubles, "desktop", "phone")
    troubles.expect("403", "410")  # the browser's own word for what is refused
    ann.goto("/?motion=off")
    code = ann.evaluate(MAKE, {"game": "captain_flip", "seats": TWO})
    ann.goto(f"/t/{code}?motion=off")
    host.goto("/watch?motion=off")
    expect(host.get_by_role("alert")).to_contain_text("host’s link")
    host.goto("/about?motion=off")
    host.goto(f"/watch?motion=off#{host_key(server)}")
    expect(host.get_by_test_id("watch-tables")).to_contain_text(code)
    assert "#" not in host.url
    host.get_by_label("What everybody should know").fill("Tea at five")
    host.get_by_role("button", name="Tell everybody").click()
    news = ann.get_by_test_id("news")
    expect(news).to_contain_text("Tea at five")
    host.get_by_role("button", name="in 15 minutes").click()
    expect(news).to_contain_text("restarted at")
    for _ in range(2):
        news.get_by_role("button", name="Seen").first.tap()
    expect(news).to_have_count(0)
    for button in host.get_by_role("button", name="Take back").all():
        button.click()
    row = host.get_by_test_id("watch-tables").locator("li", has_text=code)
    row.get_by_role("button", name="Close").click()
    host.get_by_label("Why (they read this)").fill("rude names")
    host.get_by_test_id("watch-do").click()
    expect(ann.get_by_role("heading", name="This table is closed")).to_be_visible()
    expect(ann.get_by_text("rude names")).to_be_visible()
    closed = host.get_by_test_id("watch-tables").locator("li", has_text="rude names")
    closed.get_by_role("button", name="Open again").click()
    expect(closed).to_have_count(0)
    ann.goto(f"/t/{code}?motion=off")
    expect(ann.get_by_test_id("room-seats")).to_be_visible()
    for page in (host, ann):
        page.context.close()


def test_who_may_not_come_in_is_told_so_until_they_may(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    host, ann = pages(browser, server, troubles, "desktop", "phone")
    troubles.expect("403")
    ann.goto("/?motion=off")
    ann.evaluate(POST, ["/api/me", {"name": "Rude Ann"}])
    host.goto(f"/watch?motion=off#{host_key(server)}")
    row = host.get_by_test_id("watch-people").locator("li", has_text="Rude Ann")
    expect(row.get_by_role("button", name="Block", exact=True)).to_have_accessible_description(
        "Rude Ann"
    )
    row.get_by_role("button", name="Block", exact=True).click()
    host.get_by_label("Why (they read this)").fill("that name")
    host.get_by_test_id("watch-do").click()
    ann.goto("/?motion=off")
    expect(ann.get_by_role("heading", level=1)).to_have_text("You cannot come in")
    expect(ann.get_by_role("main")).to_contain_text("that name")
    blocked = host.get_by_test_id("watch-blocked").locator("li", has_text="Rude Ann")
    blocked.get_by_role("button", name="Let in again").click()
    expect(blocked).to_have_count(0)
    ann.get_by_role("link", name="Home").last.click()
    ann.reload()
    expect(ann.get_by_test_id("quick")).to_be_visible()
    for page in (host, ann):
        page.context.close()


def test_two_strangers_are_brought_together_by_a_click_each(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    """And both browsers have a part in the draws."""
    ann, bo = pages(browser, server, troubles, "desktop", "phone")
    game = "sail_away"  # nobody else waits for that here
    for page in (ann, bo):
        page.goto("/?motion=off")
        page.get_by_label("Game", exact=True).select_option(game)
    ann.get_by_test_id("quick").press("Enter")
    expect(ann.get_by_test_id("room-seats")).to_be_visible()
    code = ann.url.split("/t/")[1].split("?")[0]
    expect(bo.get_by_role("button", name="Take the last seat")).to_be_visible()
    bo.get_by_test_id("quick").tap()
    expect(bo).to_have_url(re.compile(f"/t/{code}"))
    expect(ann.locator("main.board")).to_be_visible()
    parts = ann.request.get(f"/api/tables/{code}").json()["parts"]
    assert len(parts) == 2
    assert all(parts)
    for page in (ann, bo):
        kept = json.loads(page.evaluate("localStorage.getItem('quarterdeck.parts')"))
        assert [of for of, _ in kept] == [code]
        page.context.close()


def test_an_account_by_keyboard_alone(browser: Browser, server: Server, troubles: Troubles) -> None:
    """Every field has its name, Enter sends, and what page one comes to is said aloud."""
    troubles.expect("403")
    (page,) = pages(browser, server, troubles, "desktop")
    page.goto("/?motion=off")
    page.get_by_role("link", name="My page").press("Enter")
    expect(page.get_by_test_id("arrived")).to_have_text("My page · Quarterdeck")
    page.get_by_role("link", name="Account").press("Enter")
    expect(page.get_by_test_id("arrived")).to_have_text("Account · Quarterdeck")
    make = page.locator("section", has=page.get_by_role("button", name="Make an account"))
    make.get_by_label("Name to sign in with").fill("by-keyboard")
    page.keyboard.press("Tab")
    page.keyboard.insert_text("seven seas")
    page.keyboard.press("Enter")
    page.get_by_test_id("sign-out").press("Enter")
    again = page.locator("section", has=page.get_by_role("button", name="Sign in", exact=True))
    again.get_by_label("Name to sign in with").fill("by-keyboard")
    page.keyboard.press("Tab")
    page.keyboard.insert_text("eight seas")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="do not fit")).to_be_visible()
    again.get_by_label("Password", exact=True).fill("seven seas")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("sign-out")).to_be_visible()
    page.context.close()


def test_who_played_together_is_invited_and_looks_back_by_any_eyes(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    ann, bo = pages(browser, server, troubles, "desktop", "phone")
    ann.goto("/?motion=off")
    bo.goto("/?motion=off")
    bo.evaluate(POST, ["/api/me", {"name": "Bo"}])
    code = ann.evaluate(MAKE, {"game": "captain_flip", "seats": TWO})
    bo.evaluate(POST, [f"/api/tables/{code}/join", {}])
    take_turns(ann, bo, code=code)  # each has played; then bots end it for both
    for page, seat in ((ann, 0), (bo, 1)):
        lent = {"kind": "bot", "level": "cabin_boy"}
        page.evaluate(POST, [f"/api/tables/{code}/seats/{seat}", lent])
    ann.goto(f"/t/{code}?motion=off")
    expect(ann.get_by_test_id("won")).to_be_visible()

    ann.goto(f"/t/{code}/replay?motion=off&step=12&eyes=1")
    bar = ann.get_by_role("region", name="Replay")
    expect(bar).to_contain_text("12 / ")
    ann.get_by_test_id("how").click()
    sheet = ann.get_by_role("dialog", name="Replay")
    expect(sheet.get_by_role("radio", name="Bo", exact=True)).to_be_checked()
    sheet.get_by_role("radio", name="All open").check()
    expect(ann).to_have_url(re.compile("step=12.*eyes=open"))
    sheet.get_by_role("radio", name="4×").check()
    sheet.get_by_role("button", name="One turn on").click()
    expect(bar).not_to_contain_text("12 / ")
    sheet.get_by_role("button", name="One turn back").click()
    ann.keyboard.press("Escape")
    ann.get_by_test_id("how").click()
    ann.get_by_test_id("play-on").click()
    expect(ann).to_have_url(re.compile(f"/t/(?!{code})"))

    ann.goto("/friends?motion=off")
    met = ann.get_by_test_id("people-met")
    met.get_by_role("button", name="Make a friend").press("Enter")
    expect(ann.get_by_test_id("people-friend")).to_contain_text("Bo")
    there = ann.get_by_role("button", name="Not a friend any more")
    expect(there).to_be_focused()  # the row has moved, and whoever pressed with it
    expect(there).to_have_accessible_description("Bo")
    again = ann.evaluate(MAKE, {"game": "captain_flip", "seats": TWO, "gather": True})
    ann.goto(f"/t/{again}?motion=off")
    friends = ann.get_by_test_id("invite-friends")
    friends.get_by_role("button", name="Invite", exact=True).click()
    expect(friends.get_by_role("button", name="Invited")).to_be_disabled()
    bo.goto("/?motion=off")
    bo.get_by_test_id("news").get_by_role("link", name="Go there").tap()
    expect(bo.get_by_role("button", name="Sit here").first).to_be_visible()
    for page in (ann, bo):
        page.context.close()


def test_a_table_by_the_day_and_a_clock_over_a_restart(
    browser: Browser, tmp_path: Path, troubles: Troubles
) -> None:
    """Nobody's page is open while the server is away; the table is as it was, and days went on."""
    troubles.expect("ERR_CONNECTION", "WebSocket", "Failed to load resource")
    # Bots take their time: a game that only they play is not over before somebody looks.
    with Server(tmp_path / "q.sqlite3", least_clock_s=1, bot_delay_ms=3000) as server:
        [ann] = pages(browser, server, troubles, "desktop")
        player = Player(ann)
        ann.goto("/?motion=off")
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot"}]
        days = {"kind": "days", "time": 86_400}
        slow = ann.evaluate(MAKE, {"game": "captain_flip", "seats": seats, "pace": days})
        quick = {"kind": "move", "time": 1}
        fast = ann.evaluate(MAKE, {"game": "captain_flip", "seats": seats, "pace": quick})
        player.look(slow)
        expect(ann.locator("[data-lit]").first).to_be_visible()
        v = player.v
        # The page is closed; the clock of the other table runs out meanwhile.
        ann.goto("about:blank")
        server.kill()
        server.start()
        url = server.url
        ann.goto(f"{url}/t/{slow}?motion=off")
        expect(ann.locator("[data-lit]").first).to_be_visible()
        assert player.v == v
        assert player.stand["clocks"]["left"][0] > 86_000_000
        ann.goto(f"{url}/t/{fast}?motion=off")
        expect(ann.get_by_test_id("take-back")).to_be_visible()
        ann.context.close()


def test_it_is_an_app_that_has_words_without_its_server(
    browser: Browser, tmp_path: Path, troubles: Troubles
) -> None:
    """Installed: a push is shown once, and an address without a server leads to words."""
    troubles.expect("ERR_CONNECTION", "ERR_FAILED", "Failed to load resource")
    with Server(tmp_path / "q.sqlite3") as server:
        [page] = served(browser, server, troubles, "desktop")
        page.goto("/?motion=off")
        manifest = page.request.get("/quarterdeck.webmanifest").json()
        for icon in manifest["icons"]:
            assert page.request.get(icon["src"]).ok, icon
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.context.grant_permissions(["notifications"], origin=server.url)
        line, id = registration(page)
        told = {"title": "Your turn", "body": "Ahoy · KRAKEN-1", "tag": "K", "url": "/t/KRAKEN-1"}
        for title in ("Your turn", "Again"):  # the second one takes the first one's place
            body = json.dumps({**told, "title": title})
            push = {"origin": server.url, "registrationId": id, "data": body}
            line.send("ServiceWorker.deliverPushMessage", push)
        assert noticed(page, "Again") == [["Again", "K", "/t/KRAKEN-1"]]
        server.kill()
        page.goto("/account")
        expect(page.get_by_role("heading")).to_have_text("The server cannot be reached")
        page.context.close()
