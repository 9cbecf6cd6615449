"""People: a face, an account made in the middle of a game, another device, what was played."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.conftest import Troubles, watched
from tests.support.browser import SIZES, Player
from tests.support.flipper import finish, sit_near_the_end
from tests.support.server import Server

PASSKEYS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """Chromium's own, in place of a finger."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": PASSKEYS})
    return line, made["authenticatorId"]


def test_a_guest_becomes_an_account_in_mid_game(
    browser: Browser, server: Server, troubles: Troubles
) -> None:
    """By passkey, which needs a name for the server; it opens the same seat on a phone."""
    base = server.url.replace("127.0.0.1", "localhost")
    troubles.expect("ERR_ABORTED", "Failed to load")
    desk_context = browser.new_context(base_url=base, **SIZES["desktop"])
    phone_context = browser.new_context(base_url=base, **SIZES["phone"])
    desk, phone = watched(desk_context, troubles), watched(phone_context, troubles)
    me = Player(desk)
    me.sit()
    me.wait()
    table = desk.url
    code = re.findall(r"/t/([A-Z0-9-]+)", table)[0]
    line, id = authenticator(desk)
    desk.goto("/account")
    desk.get_by_test_id("add-passkey").click()
    expect(desk.get_by_test_id("sign-out")).to_be_visible()
    [key] = line.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]
    desk.goto(table)
    me.wait()
    assert me.is_asked

    line, id = authenticator(phone)
    line.send("WebAuthn.addCredential", {"authenticatorId": id, "credential": key})
    phone.goto("/account")
    phone.get_by_test_id("sign-in-passkey").click()
    expect(phone.get_by_test_id("sign-out")).to_be_visible()
    expect(phone.get_by_test_id("browsers").get_by_role("listitem")).to_have_count(2)
    phone.goto("/")
    phone.get_by_test_id(f"table-{code}").get_by_role("link").click()
    there = Player(phone)
    phone.reload()
    there.wait()
    assert there.is_asked

    phone.goto("/account")
    phone.get_by_test_id("sign-out").click()
    expect(phone.get_by_test_id("sign-in-passkey")).to_be_visible()
    phone.goto("/")
    expect(phone.get_by_test_id(f"table-{code}")).to_have_count(0)
    desk_context.close()
    phone_context.close()


def test_a_face_and_a_page_of_what_was_played(desktop: Page) -> None:
    me = Player(desktop)
    desktop.goto("/p/me?motion=off")
    desktop.get_by_test_id("my-face").click()
    sheet = desktop.get_by_role("dialog")
    sheet.get_by_role("radio", name="Hat", exact=True).check()
    sheet.get_by_role("radio", name="2 of 8").check()
    desktop.get_by_test_id("avatar-save").click()
    expect(sheet).to_have_count(0)
    avatar = desktop.request.get("/api/me").json()["avatar"]
    assert avatar.split("-")[4] == "1"
    sit_near_the_end(me, bots=1)
    finish(me)
    expect(desktop.get_by_test_id("gain")).to_contain_text(re.compile(r"\d{3,4}.*[+−]\d"))
    desktop.goto("/p/me?motion=off")
    expect(desktop.get_by_test_id("played")).to_have_count(1)
    expect(desktop.get_by_test_id("rating-captain_flip")).to_be_visible()
    won = desktop.request.get("/api/people/me").json()["won"] == 1
    desktop.get_by_role("combobox", name="How it went").select_option("lost" if won else "won")
    expect(desktop.get_by_test_id("played")).to_have_count(0)
    desktop.get_by_test_id("rating-captain_flip").get_by_role("link").click()
    expect(
        desktop.get_by_test_id("board").get_by_role("row").filter(has_text="You")
    ).to_be_visible()
