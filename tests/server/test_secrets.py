"""What lets somebody in is in no address a server is asked for, in no log and on no error page."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
from pathlib import Path

from quarterdeck.server.monitoring.logs import Careful, Json
from tests.support.server import ME, OPEN, Player, Server


async def test_secrets_are_in_no_address_log_or_error(tmp_path: Path) -> None:
    """Every way in is used and misused, and then the disk fails in the middle of it."""
    path = tmp_path / "q.sqlite3"
    said: list[str] = []
    with Server(path, log_format="json", log_level="debug") as server:
        async with Player(server) as anna, Player(server) as ben:

            async def note(answer: object) -> None:
                said.append(getattr(answer, "text", str(answer)))
                said.append(str(getattr(answer, "url", "")))

            body = {"game": "captain_flip", "seats": [ME, OPEN], "options": {}, "locked": True}
            anna.code = (await anna.post("/api/tables", body))["code"]
            await anna.look()
            link = anna.welcome["seat_link"]
            key = anna.welcome["join_link"].partition("#")[2]
            token = link.partition("#")[2]
            cookie = anna.http.cookies["quarterdeck"]
            with sqlite3.connect(path) as disk:
                keys = [v for (v,) in disk.execute("SELECT value FROM keys WHERE name <> 'probe'")]
                (secret,) = disk.execute("SELECT secret FROM tables").fetchone()
            for bad in (link + "x", link[:-1], "/s/#" + token):
                await note(await ben.take_seat(bad))
                await note(await ben.http.get(bad.replace("#", "/")))
            await note(await ben.http.post(f"/api/tables/{anna.code}/enter", json={"key": key[1:]}))
            # The disk is there and refuses: what it was to keep is in the error.
            with sqlite3.connect(path) as disk:
                disk.execute("ALTER TABLE tables RENAME TO sunk")
            for who in (anna, ben):
                answer = await who.take_seat(link)
                assert answer.status_code == 503
                await note(answer)
                for post, what in (
                    ("/api/tables", body),
                    (f"/api/tables/{anna.code}/seats/0/link", {}),
                    (f"/api/tables/{anna.code}/enter", {"key": key}),
                ):
                    await note(await who.http.post(post, json=what))
        server.stop()
        log = server.log.decode()
    assert "no such table: tables" in log
    assert len(key) > 8 < len(token)
    asked = [text.partition("#")[0] for text in said if text.startswith("http")]
    for word in (token, key, cookie, secret, *keys):
        assert word not in log
        # A page whose own address was wrong says no more than the address.
        assert all(word not in text for text in said if not text.startswith("http"))
    assert all(token not in text for text in asked if "/s/" not in text)
    for line in log.splitlines():
        entry = json.loads(line)
        assert {"time", "level", "logger", "message"} <= set(entry)
        assert entry["time"].endswith("Z")


def record(message: str, *values: object) -> logging.LogRecord:
    try:
        raise RuntimeError(f"GET /s/KRAKEN-42#tok_en-1 of {message}")
    except RuntimeError:
        return logging.LogRecord("q", 30, "x.py", 1, message, values, sys.exc_info())


def test_what_slips_into_a_message_is_hidden() -> None:
    told = record(
        "%s", "/s/KRAKEN-42.tok_en-1 /t/KRAKEN-42#key-2 quarterdeck=abc.def "
        "postgresql://qd:pass-4@host/db Authorization: Bearer mon-5 and parrot-6"
    )  # fmt: skip
    for kind in (Careful, Json):
        text = kind(["parrot-6", ""]).format(told)
        for word in ("tok_en", "key-2", "abc", "pass-4", "mon-5", "parrot"):
            assert word not in text, (kind, word)
        assert "KRAKEN-42" in text
        assert "RuntimeError" in text
    lines = Careful().format(told).splitlines()
    assert lines[0].split()[1:3] == ["WARNING", "q:"]
    assert json.loads(Json().format(told))["level"] == "warning"
