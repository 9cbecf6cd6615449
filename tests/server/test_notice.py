"""Somebody who is not here is told that it is their turn: once, in few words, and only then."""

from __future__ import annotations

import asyncio
import json
import os
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.support.patience import PATIENCE_S
from tests.support.server import ME, OPEN, Player, Server


def based(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Browser:
    """What a browser's maker runs: takes notices, and can read those for its own browser."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.heard: list[dict[str, Any]] = []
        self.came = asyncio.Event()
        self.status = 201

    async def serve(self) -> None:
        self.server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/push/me"

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        assert "authorization: vapid t=" in head
        length = int(head.split("content-length: ")[1].split("\r\n")[0])
        body = await reader.readexactly(length)
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        self.heard.append(json.loads(text))
        writer.write(f"HTTP/1.1 {self.status} x\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.came.set()

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            await self.came.wait()
        self.came.clear()
        return self.heard[-1]

    def wish(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": based(point), "auth": based(self.auth)}
        return {"endpoint": self.url, "language": "de", **keys}


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    it = Browser()
    await it.serve()
    yield it
    it.server.close()


async def turn(one: Player) -> None:
    """The seat plays when it is its turn, until it is the other's."""
    await one.see(lambda: one.stand["ask"] is not None)
    while one.stand["ask"] is not None:
        await one.act(one.stand["ask"]["choices"][-1]["do"])


async def test_whoever_is_away_hears_of_each_turn_once(tmp_path: Path, browser: Browser) -> None:
    disk = tmp_path / "q.sqlite3"
    server = Server(disk, push_anywhere=True, notice_after_s=0)
    server.luck("notice")
    with server:
        async with Player(server) as ann, Player(server) as bo:
            assert (await bo.get("/api/notices"))["key"]
            await bo.post("/api/notices", browser.wish())
            code = await ann.create(ME, OPEN)
            await bo.join(code)
            await ann.look()
            if ann.stand["ask"] is not None:
                await turn(ann)
            heard = await browser.next()
            assert heard["url"] == f"/t/{code}"
            assert heard["title"] == "Du bist dran"
            assert set(heard) == {"title", "body", "tag", "url"}, "nothing of the game"

            server.kill()  # the same turn is not told again
            server.start()
            bo.http.base_url = ann.http.base_url = server.url
            await bo.look(code)
            await turn(bo)
            await ann.look(code)
            await turn(ann)  # bo is here and sees it
            assert len(browser.heard) == 1
            await turn(bo)
            await bo.leave()
            browser.status = 410  # the browser wants no more
            await turn(ann)
            await browser.next()
            await bo.look()
            await turn(bo)
            await bo.leave()
            await turn(ann)
            assert (await ann.get(f"/api/tables/{code}"))["status"] == "playing"
            assert len(browser.heard) == 2
            await bo.post("/api/notices", {"endpoint": browser.url, "wanted": False})


@pytest.mark.parametrize(
    "wish",
    [
        {"endpoint": "http://127.0.0.1:8000/api/me"},
        {"endpoint": "https://push.example:8443/x"},
        {"endpoint": "file:///etc/passwd"},
        {"endpoint": "x" * 700},
        {"endpoint": "https://push.example/x", "p256dh": "<b>"},
        {},
    ],
)
async def test_it_calls_no_address_but_a_push_services(player: Any, wish: dict[str, str]) -> None:
    await player().post("/api/notices", wish, 400)
