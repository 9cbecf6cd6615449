"""Clients that never read, never finish, or come in crowds: they are dropped, and nobody waits."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import socket
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from quarterdeck.server.connections.connection import TOO_SLOW, Connection
from quarterdeck.server.connections.outlet import Outlet
from quarterdeck.server.run import most_lines, raise_descriptors
from quarterdeck.server.socket.gate import Gate, Stuck
from tests.support.patience import PATIENCE_S
from tests.support.server import ME, OPEN, Player, Server

HERE, CROWD = "127.0.0.1", "127.0.0.2"  # the first is a trusted proxy, as on a machine with one


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience."""
    folder = tmp_path_factory.mktemp("hasty")
    settings: dict[str, Any] = {
        "head_s": 0.4,
        "stuck_s": 0.6,
        "limits": 1000.0,
        "lines_per_address": 6,
    }
    with Server(folder / "q.sqlite3", **settings) as running:
        yield running


class Raw:
    """A client that does what it likes."""

    def __init__(self, server: Server, source: str = HERE, small: bool = False) -> None:
        parts = urlsplit(server.url)
        self.line = socket.socket()
        if small:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.bind((source, 0))
        self.line.connect((parts.hostname, parts.port))
        self.line.setblocking(False)

    async def say(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.line, data)

    async def drip(self, data: bytes = b"x") -> None:
        """A byte now and then, until the other side has had enough."""
        async with asyncio.timeout(PATIENCE_S):
            with contextlib.suppress(ConnectionError):
                while True:
                    await self.say(data)
                    await asyncio.sleep(0.05)

    async def is_open(self) -> bool:
        """Whether it is still there after an answer could have come."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self.say(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n")
                return bool(await asyncio.get_running_loop().sock_recv(self.line, 100))
        except ConnectionError:
            return False

    def close(self) -> None:
        self.line.close()


@pytest.fixture
async def raw(hasty: Server) -> AsyncIterator[list[Raw]]:
    made: list[Raw] = []
    yield made
    for one in made:
        one.close()


async def test_a_head_a_byte_at_a_time_is_not_waited_for(hasty: Server, raw: list[Raw]) -> None:
    raw.append(Raw(hasty))
    await raw[0].say(b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ")
    await raw[0].drip()


async def test_nor_a_body(hasty: Server, raw: list[Raw]) -> None:
    raw.append(Raw(hasty))
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    await raw[0].say(head + b"content-length: 9999\r\n\r\n{")
    await raw[0].drip()


async def test_nor_the_second_request_of_a_connection(hasty: Server, raw: list[Raw]) -> None:
    raw.append(Raw(hasty))
    assert await raw[0].is_open()
    await raw[0].say(b"GET / HTTP/1.1\r\nx-slow: ")
    await raw[0].drip()


def test_between_two_requests_there_is_time(hasty: Server) -> None:
    """A proxy keeps its connections: if we were the one to hang up, its next word might be lost."""
    line = http.client.HTTPConnection(hasty.url.removeprefix("http://"), timeout=PATIENCE_S)
    line.request("GET", "/api/games")
    assert line.getresponse().read()
    kept = line.sock
    time.sleep(1.2)  # a head must be here in 0.4
    line.request("GET", "/api/games")
    assert line.getresponse().read()
    assert line.sock is kept
    line.close()


async def test_nor_somebody_who_says_nothing_or_takes_no_answer(
    hasty: Server, raw: list[Raw]
) -> None:
    raw += [Raw(hasty), Raw(hasty, small=True)]
    ask = b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
    with contextlib.suppress(ConnectionError, TimeoutError):
        async with asyncio.timeout(5):  # more than a connection holds; then it is full
            while True:
                await raw[1].say(ask * 100)
    await raw[1].drip(ask)
    async with asyncio.timeout(PATIENCE_S):
        assert await asyncio.get_running_loop().sock_recv(raw[0].line, 1) == b""


async def test_who_never_reads_is_dropped_and_shown_as_away(tmp_path: Path) -> None:
    """It answers no ping; a close would never get through to it either."""
    with Server(tmp_path / "q.sqlite3", ping_s=2.0, stuck_s=600.0) as server:
        async with Player(server) as anna, Player(server) as ben:
            code = await anna.create(ME, OPEN)
            await ben.join(code)
            await anna.look()
            deaf = Raw(server, small=True)
            await deaf.say(
                f"GET /ws/{code} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n"
                "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
                f"sec-websocket-key: {'A' * 22}==\r\n"
                f"cookie: quarterdeck={ben.http.cookies['quarterdeck']}\r\n\r\n".encode()
            )
            await anna.see(lambda: not anna.table["seats"][1]["away"])
            await anna.see(lambda: anna.table["seats"][1]["away"])
            await deaf.drip()
            deaf.close()


def test_a_browser_that_is_too_far_behind_is_not_asked_to_close() -> None:
    class Transport:
        aborted = False

        def abort(self) -> None:
            self.aborted = True

    outlet = Outlet()
    outlet.transport = transport = Transport()  # type: ignore[assignment]
    stuck = Connection("g", 0, "", outlet)
    for _ in range(1000):
        stuck.send("x" * 100)
    assert stuck.close_code == TOO_SLOW
    assert transport.aborted


async def test_one_address_has_only_so_many_connections(hasty: Server, raw: list[Raw]) -> None:
    async def opened(source: str) -> Raw:
        raw.append(Raw(hasty, source))
        return raw[-1]

    async with asyncio.timeout(PATIENCE_S):
        while True:  # however slow the machine: all of them within their patience
            crowd = [await opened(CROWD) for _ in range(9)]
            there = [await one.is_open() for one in crowd]
            for one in crowd:
                one.close()
            if sum(there) == 6:
                break
    assert there == [True] * 6 + [False] * 3
    assert await (await opened("127.0.0.3")).is_open()  # somebody else

    async def again() -> bool:
        return await (await opened(CROWD)).is_open()

    async with asyncio.timeout(PATIENCE_S):
        while not await again():  # once the server has seen them go
            await asyncio.sleep(0.02)


async def test_one_address_has_only_so_many_lines_behind_a_proxy(hasty: Server) -> None:
    """What counts is the address that a trusted proxy names; others may name what they like."""
    async with Player(hasty) as anna:
        code = await anna.create(ME, OPEN)
        await anna.look()
        lines = []
        for n in range(8):
            raw = Raw(hasty)
            await raw.say(
                f"GET /ws/{code} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 2001:db8::{n}\r\n"
                "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
                f"sec-websocket-key: {'A' * 22}==\r\n\r\n".encode()
            )
            lines.append(raw)
        await anna.see(lambda: anna.table["watchers"] == 6)
        await anna.resync()
        assert anna.table["watchers"] == 6
        for raw in lines:
            raw.close()
        await anna.see(lambda: anna.table["watchers"] == 0)


def test_what_is_stuck() -> None:
    stuck = Stuck()
    assert stuck.look(100, 1.0) == 0.0
    assert stuck.look(100, 2.0) == 1.0
    assert stuck.look(50, 3.0) == 0.0  # something went out
    assert stuck.look(80, 4.0) == 1.0  # more came, nothing went
    assert stuck.look(0, 9.0) == 0.0
    gate = Gate(most=1)
    assert len(gate) == 0


def test_a_line_that_is_passed_on_has_two_ends() -> None:
    assert most_lines(1064, 1) == 1000
    assert most_lines(1064, 2) == 500
    assert most_lines(10, 2) == 1
    assert most_lines(0, 2) == 0  # the system does not say


def test_there_are_files_enough() -> None:
    import resource

    files = raise_descriptors()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert files == soft == min(hard, 65_536)
