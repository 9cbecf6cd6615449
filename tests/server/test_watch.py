"""The host of a server: who gets in by which key, and what closing, blocking and saying do."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.support.server import ME, OPEN, Player, Server, bot

SHUT = 4410


def key_of(disk: Path) -> str:
    engine = sa.create_engine(f"sqlite:///{disk}")
    with engine.connect() as connection:
        query = sa.text("SELECT value FROM keys WHERE name = 'host'")
        return str(connection.execute(query).scalar_one())


async def closed_with(one: Player) -> int:
    """The line ends; by which code."""
    try:
        await one.until(lambda m: False)
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd is not None else 0
    return -1


async def test_the_host_closes_blocks_and_speaks(tmp_path: Path) -> None:
    disk = tmp_path / "q.sqlite3"
    with Server(disk) as server:
        async with Player(server) as host, Player(server) as ann, Player(server) as bo:
            # Only by the key, and by nothing that looks like it.
            await host.get("/api/watch", 403)
            await host.post("/api/watch/enter", {"key": "x" * 32}, 403)
            for act in ("close", "block", "say", "report"):
                body = {"code": "X", "kind": "address", "whom": "1.2.3.4", "text": "x", "id": 1}
                await bo.post(f"/api/watch/{act}", body, 403)
            await host.post("/api/watch/enter", {"key": key_of(disk)})
            await ann.post("/api/me", {"name": "Ann"})
            await bo.post("/api/me", {"name": "Bo"})
            code = await ann.create(ME, OPEN)
            await bo.join(code)
            await ann.look(code)
            await bo.look(code)
            await bo.ask({"type": "say", "text": "you fool"})
            await ann.ask({"type": "report", "n": 1})
            seen = await host.get("/api/watch")
            assert [t["code"] for t in seen["tables"]] == [code]
            assert {p["name"] for p in seen["people"]} == {"Ann", "Bo"}
            assert [(r["name"], r["text"], r["by"]) for r in seen["reports"]] == [
                ("Bo", "you fool", "Ann")
            ]
            # Nothing of the game, of cookies or of seats' links.
            text = json.dumps(seen)
            for secret in (ann.welcome["seat_link"].split("#")[1], "secret", "token"):
                assert secret not in text
            for one in (ann, bo):
                assert one.http.cookies["quarterdeck"].split(".")[0] not in text

            # A message reaches who is at a table at once, and everybody who asks.
            await host.post("/api/watch/say", {"text": "Tea at five"})
            await ann.until(lambda m: m["type"] == "news")
            [said] = (await ann.get("/api/news"))["said"]
            assert (said["kind"], said["text"]) == ("say", "Tea at five")
            await host.post("/api/watch/say", {"restart_in": 600})
            told = await host.post("/api/watch/say", {"restart_in": 1200})
            restarts = [s for s in told["said"] if s["kind"] == "restart"]
            assert len(restarts) == 1
            assert 1100 < restarts[0]["until"] - time.time() <= 1200
            await host.post("/api/watch/say", {"take_back": restarts[0]["id"]})
            assert len((await bo.get("/api/news"))["said"]) == 1
            await host.post("/api/watch/say", {"text": "  "}, 400)

            # A closed table: told why there, and later wherever one is; it can be opened again.
            await host.post("/api/watch/close", {"code": code, "why": "rude names"})
            assert await closed_with(ann) == SHUT
            assert await closed_with(bo) == SHUT
            problem = await ann.get(f"/api/tables/{code}", 410)
            assert (problem["why"]["key"], problem["said"]) == ("no-table-closed", "rude names")
            news = (await bo.get("/api/news"))["said"]
            assert ("closed", code, "rude names") in [
                (n["kind"], n["about"], n["text"]) for n in news
            ]
            server.kill()
            server.start()
            for one in (host, ann, bo):
                one.http.base_url = server.url
            await ann.get(f"/api/tables/{code}", 410)
            [closed] = (await host.get("/api/watch"))["closed"]
            assert closed["code"] == code
            await host.post("/api/watch/close", {"code": code, "open": True})
            await ann.look(code)
            await bo.look(code)

            # A block: out at once, told why, and nobody waits.
            [person] = [p for p in (await host.get("/api/watch"))["people"] if p["name"] == "Bo"]
            block = {"kind": "person", "whom": person["person"], "why": "enough", "days": 1}
            after = await host.post("/api/watch/block", block)
            assert [b["name"] for b in after["blocked"]] == ["Bo"]
            assert await closed_with(bo) == SHUT
            assert (await bo.get("/api/me", 403))["said"] == "enough"
            await ann.see(lambda: ann.table["seats"][1]["lent"])
            await host.post("/api/watch/block", {**block, "lift": True})
            await bo.get("/api/me")
            # An address: everybody there, but not the host's own page.
            here = after["people"][0]["addresses"][0]
            await host.post("/api/watch/block", {"kind": "address", "whom": here})
            await ann.get("/api/me", 403)
            assert await closed_with(ann) == SHUT
            await host.post("/api/watch/block", {"kind": "address", "whom": here, "lift": True})
            await ann.get("/api/me")

            [report] = (await host.get("/api/watch"))["reports"]
            await host.post("/api/watch/report", {"id": report["id"]})
            await host.post("/api/watch/report", {"id": report["id"]}, 404)
    assert server.log == b"" or b"Traceback" not in server.log


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "person", "whom": "nobody-of-that-name"},
        {"kind": "ship", "whom": "x"},
        {"kind": "address", "whom": "  "},
        {"kind": "address", "whom": "x" * 100},
        {"kind": "person", "whom": "x", "days": -1},
        {},
    ],
)
async def test_nonsense_blocks_nobody(player: Any, body: dict[str, Any]) -> None:
    one = player()
    engine = sa.create_engine(f"sqlite:///{one.server.settings['database']}")
    with engine.connect() as connection:
        query = sa.text("SELECT value FROM keys WHERE name = 'host'")
        key = connection.execute(query).scalar_one()
    await one.post("/api/watch/enter", {"key": key})
    answer = await one.http.post("/api/watch/block", json=body)
    assert answer.status_code in (400, 404)
    assert (await one.get("/api/watch"))["blocked"] == []


async def test_a_forged_crumb_opens_nothing(player: Any) -> None:
    one = player()
    for value in ("", "9999999999.", "9999999999.AAAA", "x.y", "99999999999999999999.a"):
        one.http.cookies.set("quarterdeck-host", value)
        await one.get("/api/watch", 403)
    await one.create(ME, bot())
