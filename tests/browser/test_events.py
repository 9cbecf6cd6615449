"""A tournament of three in real browsers: made in the form, joined, played to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Troubles, watched
from tests.support.browser import SIZES, Player
from tests.support.server import Server

ROUNDS = 3


def let_a_bot_play(page: Page, code: str) -> None:
    """My seat at a table, to its end."""
    seats = page.request.get(f"/api/tables/{code}").json()["seats"]
    for seat in range(len(seats)):  # the one that is not mine is refused
        page.request.post(f"/api/tables/{code}/seats/{seat}", data={"kind": "bot"})


def test_three_play_a_round_robin_to_its_end(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    troubles.expect("403", "409")
    sizes = ("desktop", "phone", "desktop")
    rooms = [browser.new_context(base_url=server.url, **SIZES[size]) for size in sizes]
    ann, bo, cy = (watched(room, troubles) for room in rooms)
    for page, name in ((ann, "Ann"), (bo, "Bo"), (cy, "Cy")):
        page.request.post("/api/me", data={"name": name})
    # A minute: the game is chosen, everything else is good as it is.
    ann.goto("/?motion=off")
    ann.get_by_test_id("make-event").click()
    sheet = ann.get_by_role("dialog")
    sheet.get_by_label("Name", exact=True).fill("Ann’s cup")
    sheet.get_by_role("radio", name="Round robin").check()
    sheet.get_by_text("More", exact=True).click()
    sheet.get_by_role("radio", name="No break").check()
    sheet.get_by_label("Bots that step in").select_option(label="Deckhand, easy")
    sheet.get_by_test_id("create-event").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Ann’s cup")
    expect(ann.get_by_test_id("start-event")).to_be_disabled()  # nobody to play against
    address = ann.url.split("/e/")[1].split("?")[0]
    # Bo joins on a phone, Cy by a request; Ann sees them come.
    bo.goto(f"/e/{address}?motion=off")
    bo.get_by_test_id("join-event").tap()
    expect(bo.get_by_test_id("standings")).to_contain_text("Bo")
    assert cy.request.post(f"/api/events/{address}/join").ok
    expect(ann.get_by_test_id("standings")).to_contain_text("Cy")
    ann.get_by_test_id("start-event").click()
    expect(bo.get_by_test_id("event-state")).to_have_text(f"round 1 / {ROUNDS}")
    for n in range(1, ROUNDS + 1):
        state = ann.get_by_test_id("event-state")
        expect(state).to_have_text(f"round {n} / {ROUNDS}")
        told = cy.request.get(f"/api/events/{address}").json()
        assert told["round"] == n
        if told["code"]:
            cy.goto(f"/t/{told['code']}?motion=off")  # who never comes would be out
            expect(cy.locator("main.board")).to_be_visible()
            let_a_bot_play(cy, told["code"])
        for page in (ann, bo):
            mine = page.request.get(f"/api/events/{address}").json()
            assert mine["round"] == n
            if not mine["code"]:
                assert mine["history"][-1]["no"] == 0
                expect(page.get_by_test_id("news")).to_contain_text("sit out")
                continue
            me = Player(page)
            page.get_by_test_id("my-table").click()
            me.wait_for(lambda me=me: me.stand.get("view"), "the table is there")  # type: ignore[misc]
            let_a_bot_play(page, mine["code"])
        for page in (ann, bo):
            if "/t/" in page.url:  # the end leads back to the tournament
                page.get_by_test_id("back-to-event").click()
                expect(page.get_by_test_id("standings")).to_be_visible()
    for page in (ann, bo):
        expect(page.get_by_test_id("event-state")).to_have_text("finished")
        expect(page.get_by_test_id("heat")).to_have_count(2 + ROUNDS)  # the last round, and mine
        expect(page.get_by_test_id("news")).to_contain_text("tournament")
    told = [page.request.get(f"/api/events/{address}").json() for page in (ann, bo, cy)]
    assert all(row["games"] == 2 and not row["out"] for row in told[0]["standings"])
    assert sum(row["points"] for row in told[0]["standings"]) == 6 * 12
    # It is in everybody's list, and Ann's browser leads there from home.
    ann.goto("/?motion=off")
    expect(ann.get_by_test_id("events")).to_contain_text("Ann’s cup")
    for room in rooms:
        room.close()


@pytest.mark.soak
def test_eight_play_a_swiss_to_its_end(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    """On desktops and phones; everybody comes to each of their tables and back to the standings."""
    troubles.expect("403", "409")
    sizes = ("desktop", "phone") * 4
    rooms = [browser.new_context(base_url=server.url, **SIZES[size]) for size in sizes]
    people = [watched(room, troubles) for room in rooms]
    for n, page in enumerate(people):
        page.request.post("/api/me", data={"name": f"P{n + 1}"})
    host = people[0]
    host.goto("/?motion=off")
    host.get_by_test_id("make-event").click()
    sheet = host.get_by_role("dialog")
    sheet.get_by_label("Name", exact=True).fill("Cup of eight")
    sheet.get_by_text("More", exact=True).click()
    sheet.get_by_role("radio", name="No break").check()
    sheet.get_by_label("Bots that step in").select_option(label="Deckhand, easy")
    sheet.get_by_test_id("create-event").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Cup of eight")
    address = host.url.split("/e/")[1].split("?")[0]
    for page in people[1:]:
        page.goto(f"/e/{address}?motion=off")
        page.get_by_test_id("join-event").click()
    expect(host.get_by_test_id("standings")).to_contain_text("P8")
    host.get_by_test_id("start-event").click()
    for n in range(1, ROUNDS + 1):
        tables: dict[str, list[Page]] = {}
        for page in people:
            expect(page.get_by_test_id("event-state")).to_have_text(f"round {n} / {ROUNDS}")
            me = Player(page)
            page.get_by_test_id("my-table").click()
            me.wait_for(lambda me=me: me.stand.get("view"), "the table is there")  # type: ignore[misc]
            tables.setdefault(page.url.split("/t/")[1].split("?")[0], []).append(page)
        assert [len(there) for there in tables.values()] == [2, 2, 2, 2]
        for code, there in tables.items():
            for page in there:
                let_a_bot_play(page, code)
        for page in people:
            page.get_by_test_id("back-to-event").click()
    for page in people:
        expect(page.get_by_test_id("event-state")).to_have_text("finished")
        expect(page.get_by_test_id("standings").get_by_role("row")).to_have_count(1 + 8)
    found = [page.request.get(f"/api/events/{address}").json()["standings"] for page in people]
    ranks = [[(row["name"], row["points"]) for row in standings] for standings in found]
    assert all(seen == ranks[0] for seen in ranks)
    assert all(row["games"] == ROUNDS for row in found[0])
    assert sum(row["points"] for row in found[0]) == ROUNDS * 4 * 12
    for room in rooms:
        room.close()
