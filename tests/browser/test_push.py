"""A notice goes all the way: from the page's switch to the server, out to where browsers are told,
and into the page's servant, which shows it. Only the maker's own service is this machine's."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, Response

from tests.browser.conftest import Troubles
from tests.browser.test_harbour import POST, TWO, served, take_turns
from tests.browser.test_people import MAKE
from tests.support.browser import Player
from tests.support.push import PushService
from tests.support.servant import noticed, registration
from tests.support.server import Server

# A browser asks its maker for an address; there is none to be had in a test. One without windows
# tells pages that the person said no, whatever was granted.
SUBSCRIBED = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async (wish) => ({ toJSON: () => (%s) });
"""


def is_subscribed(answer: Response) -> bool:
    return answer.url.endswith("/api/notices") and answer.request.method == "POST"


def test_a_push_arrives_when_it_is_ones_turn(
    browser: Browser, tmp_path: Path, troubles: Troubles
) -> None:
    troubles.expect("404")  # a browser with windows looks for a picture of the bare page
    server = Server(tmp_path / "q.sqlite3", push_anywhere=True, notice_after_s=0)
    with PushService() as service, server:
        ann, bo = served(browser, server, troubles, "desktop", "phone")
        told = json.dumps({"endpoint": service.url, "keys": service.keys})
        ann.context.add_init_script(SUBSCRIBED % told)
        ann.context.grant_permissions(["notifications"], origin=server.url)
        ann.goto("/account?motion=off")
        with ann.expect_response(is_subscribed):
            ann.get_by_role("switch", name="Notices of this browser").check()
        bo.goto("/?motion=off")
        code = ann.evaluate(MAKE, {"game": "captain_flip", "seats": TWO})
        bo.evaluate(POST, [f"/api/tables/{code}/join", {}])
        ann.goto("/offline.html")  # she does not look at the table
        his = Player(bo)
        his.look(code)
        his.until(lambda stand: {0, 1} & set(stand["to_act"]))
        if 1 in his.stand["to_act"]:
            take_turns(bo, code=code)
        heard = service.next()
        assert (heard["url"], heard["title"]) == (f"/t/{code}", "Your turn")
        line, id = registration(ann)
        push = {"origin": server.url, "registrationId": id, "data": json.dumps(heard)}
        line.send("ServiceWorker.deliverPushMessage", push)
        assert noticed(ann, "Your turn") == [["Your turn", heard["tag"], f"/t/{code}"]]
        assert len(service.heard) == 1
        for page in (ann, bo):
            page.context.close()
