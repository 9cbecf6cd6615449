"""A late pong buys nothing: the line is believed to be as long as others say."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from quarterdeck.server.connections import latency
from quarterdeck.server.connections.latency import MOST_EARLY_MS, Latency
from tests.support.liar import Liar
from tests.support.patience import until
from tests.support.racing import GAMES, early, facts, grabbing, race
from tests.support.server import ME, OPEN, Player, Server

PROXY = "127.0.0.1"  # one that servers trust


class Line:
    """A connection as the kernel knows it."""

    def __init__(self, least_ms: float, usual_ms: float) -> None:
        self.info = bytearray(256)
        struct.pack_into("=I", self.info, latency.RTT, int(usual_ms * 1000))
        struct.pack_into("=I", self.info, latency.LEAST_RTT, int(least_ms * 1000))

    def getsockopt(self, _level: int, _name: int, size: int) -> bytes:
        return bytes(self.info[:size])


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Ask and have an answer after so many ms; the allowance then."""
    now = [100.0]
    monkeypatch.setattr("quarterdeck.server.connections.latency.time.perf_counter", lambda: now[0])

    def answer(line: Latency, *after_ms: float) -> int:
        for ms in after_ms:
            nonce = line.ask()
            now[0] += ms / 1000
            assert line.answer(nonce)
        return line.early

    return answer


def test_an_honest_line_has_its_due(answered: Any) -> None:
    line = Latency()
    line.line = Line(78, 85)
    assert answered(line, 80, 84, 90, 82, 88) == 42
    far = Latency()
    far.told_ms = 480.0
    assert answered(far, *[500] * 5) == MOST_EARLY_MS
    wavering = Latency()
    wavering.line = Line(40, 61)
    assert answered(wavering, 45, 60, 62, 61, 60) == 30


def test_answers_that_come_late_on_purpose_buy_next_to_nothing(answered: Any) -> None:
    line = Latency()
    line.line = Line(10, 11)
    assert answered(line, *[210] * 9) <= 10  # from the first on
    line.line = Line(10, 50)  # acknowledgements held back as long as a kernel does
    assert answered(line, *[210] * 9) <= 10
    behind = Latency()  # behind a proxy that says nothing: its own best answers tell
    assert answered(behind, 10, 12, 11) == 5
    assert answered(behind, *[210] * 9) <= 10
    silent = Latency()  # and if it lies from the first one on, nothing does
    assert answered(silent, *[210] * 9) <= 20
    told = Latency()
    told.told_ms = 10.0  # and behind one that does
    assert answered(told, *[210] * 9) <= 10


def test_where_the_kernel_says_nothing_the_pings_count() -> None:
    class Dumb:
        def getsockopt(self, *_: Any) -> bytes:
            return b"short"

    assert latency.kernel_ms(Dumb()) == (-1.0, -1.0)
    assert latency.kernel_ms(None) == (-1.0, -1.0)


async def test_nor_behind_a_proxy_that_says_nothing(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3") as server:
        async with Liar(server.url, 0.2, PROXY) as liar, Player(server) as anna:
            anna.url = liar.url
            await anna.create(ME, OPEN)
            await anna.look()
            await until(lambda: liar.lies >= 4)
            assert await early(anna) <= 20


async def test_a_proxy_that_says_it_twice_breaks_nothing(tmp_path: Path) -> None:
    """Or somebody who has heard of that header."""
    with Server(tmp_path / "q.sqlite3") as server:
        async with Player(server) as anna:
            code = await anna.create(ME, OPEN)
            url = server.url.replace("http", "ws", 1) + f"/ws/{code}"
            twice = [("x-rtt-us", "9000"), ("x-rtt-us", "8000"), ("x-rtt-us", "many")]
            async with connect(url, additional_headers=twice) as line:
                assert '"welcome"' in str(await line.recv())
        server.stop()
        assert b"Traceback" not in server.log


async def test_a_liar_who_is_later_never_wins(tmp_path: Path) -> None:
    """Her pongs come 200 ms late, which was worth 100 ms; her hand comes 60 ms after Ben's."""
    with Server(tmp_path / "q.sqlite3", GAMES, limits=1.0) as server:
        async with (
            Liar(server.url, 0.2) as liar,
            Player(server) as anna,
            Player(server) as ben,
        ):
            anna.url = liar.url
            await race(anna, ben, tiles="60")
            await until(lambda: liar.lies >= 5)
            assert await early(anna) <= 10
            refused = 0
            for tile in range(3):
                await ben.act([{"verb": "grab", "args": [tile]}])
                await asyncio.sleep(0.06)
                await anna.say(grabbing(tile))
                # On a slow machine the tile may be gone before her hand moves: then she is refused.
                while len(facts(anna, "missed")) + refused <= tile:
                    m = await anna.hear()
                    refused += m["type"] == "refused"
            assert [f["seat"] for f in facts(anna, "grabbed")] == [1, 1, 1]
