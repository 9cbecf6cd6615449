"""Many races at once: how long an act takes to its acknowledgement and to others' screens. JSON.

    python benchmarks/race.py --tables 200 --rate 2.5 --seconds 20

Starts a server of its own with a fresh database on the disk, and four WebSockets a table; every
hand takes a tile of its own and puts it back, again and again. Measured in the clients. In the end
the server is killed in full flight (kill -9), and the journal must hold everything that was
acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import platform
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import cast

import httpx
from load import SERVE, cpu_seconds, percentile, stolen_seconds

HANDS = 4
DONE = b'{"type":"done","id":'
RACE = b'{"type":"race","v":'
REFUSED = b'{"type":"refused"'
UPDATE = b'{"type":"update"'
WELCOME = b'{"type":"welcome"'
OPTIONS = {"reach": "200"}
REACH_S = 0.2


class Hand(asyncio.Protocol):
    """One browser at one table, with as little Python as will do."""

    def __init__(self, bench: Bench, table: Table, seat: int, cookie: str) -> None:
        self.bench = bench
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.data = b""
        self.is_open = False
        self.ids = 0
        self.acknowledged = 0
        self.holds = False
        self.is_busy = False
        self.sent_at = 0.0
        self.tell = b'"by":%d,' % seat
        self.mine = b'"seat":%d,' % seat

    # ------------------------------------------------------------ the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass of it
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /ws/{self.table.code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        data = self.data + data if self.data else data
        at = 0
        if not self.is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.data = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:100]
            self.is_open = True
            self.open.set_result(None)
            at = end + 4
        size = len(data)
        while at + 2 <= size:
            first, length = data[at], data[at + 1]
            body = at + 2
            if length == 126:
                length = int.from_bytes(data[body : body + 2], "big")
                body += 2
            elif length == 127:
                length = int.from_bytes(data[body : body + 8], "big")
                body += 8
            if body + length > size:
                break
            if first == 0x81:
                self.hear(data, body, body + length, now)
            elif first == 0x89:  # a ping: the server measures the round trip
                self.write(0x8A, data[body : body + length])
            at = body + length
        self.data = data[at:]

    def write(self, first: int, payload: bytes) -> None:
        """A frame; the mask is all zeros, which leaves the payload as it is."""
        assert self.transport is not None
        size = len(payload)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE))
        more = b"" if size < 126 else size.to_bytes(2, "big")
        self.transport.write(head + more + b"\0\0\0\0" + payload)

    # ------------------------------------------------------------ the race

    def hear(self, data: bytes, begin: int, end: int, now: float) -> None:
        """Only what is measured is looked at."""
        bench = self.bench
        if data.startswith(RACE, begin):
            comma = data.index(b",", begin + len(RACE))
            by = data[comma + 6 : comma + 7]
            if by == b"-":  # the clock has decided about somebody's hand
                if data.find(self.mine, comma, end) > 0:
                    self.is_busy = False
                    self.holds = not self.holds
                    bench.note(bench.outcome, now - self.sent_at - REACH_S, self.sent_at)
                return
            other = self.table.hands[int(by)]
            if other is not self:
                bench.note(bench.screens, now - other.sent_at, other.sent_at)
        elif data.startswith(DONE, begin):
            bench.note(bench.acknowledged, now - self.sent_at, self.sent_at)
            colon = data.rindex(b":", begin, end)
            self.table.kept.append((self.seat, int(data[colon + 1 : end - 1])))
        elif data.startswith(REFUSED, begin):
            bench.refusals.append(bytes(data[begin:end]).decode())
            self.is_busy = False
        elif data.startswith((UPDATE, WELCOME), begin):
            self.table.news += bytes(data[begin:end])

    def act(self) -> bool:
        """Take a tile, or put it back; False: the hand is not free yet."""
        if self.is_busy:
            return False
        self.ids += 1
        do = f'{{"verb":"take","args":[{self.seat * 20 + self.ids // 2 % 20}]}}'
        if self.holds:
            do = '{"verb":"put_back"}'
        self.is_busy = True
        self.sent_at = time.perf_counter()
        self.write(0x81, f'{{"type":"act","id":{self.ids},"v":0,"do":[{do}]}}'.encode())
        return True


class Table:
    """Four hands."""

    def __init__(self) -> None:
        self.code = ""
        self.hands: list[Hand] = []
        self.kept: list[tuple[int, int]] = []  # acknowledged: seat, version
        self.news = b""


class Bench:
    """All tables and what was measured, in seconds."""

    def __init__(self, url: str, pid: int, rate: float, seconds: float, warm_up: float) -> None:
        self.url = url
        self.pid = pid
        self.rate = rate
        self.seconds = seconds
        self.warm_up = warm_up
        self.begin = 0.0
        self.cpu = 0.0
        self.own_cpu = 0.0
        self.stolen = 0.0
        self.acts = 0
        self.skipped = 0
        self.acknowledged: list[float] = []
        self.screens: list[float] = []
        self.outcome: list[float] = []
        self.refusals: list[str] = []
        self.tables: list[Table] = []

    def note(self, where: list[float], seconds: float, sent_at: float) -> None:
        if sent_at > self.begin + self.warm_up:
            where.append(seconds)

    async def run(self, tables: int) -> None:
        """Set up, race, and leave the server racing."""
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as http:
            for _ in range(tables):
                self.tables.append(await self.set_up(http))
        async with asyncio.timeout(30):
            while not all(b'"loading_began"' in t.news for t in self.tables[-1:]):
                await asyncio.sleep(0.1)
        await asyncio.sleep(0.5)
        gc.collect()
        gc.freeze()
        self.begin = time.perf_counter()
        self.cpu, self.own_cpu = cpu_seconds(self.pid), time.process_time()
        self.stolen = stolen_seconds()
        chance = random.Random(7)
        hands = [h for t in self.tables for h in t.hands]
        pause = 1 / self.rate
        plan = sorted((chance.random() * pause, n) for n in range(len(hands)))
        rounds = int(self.seconds * self.rate)
        for r in range(rounds):
            for offset, n in plan:
                due = self.begin + r * pause + offset
                wait = due - time.perf_counter()
                if wait > 0.001:
                    await asyncio.sleep(wait)
                self.acts += 1
                if not hands[n].act():
                    self.skipped += 1
        self.cpu = cpu_seconds(self.pid) - self.cpu
        self.own_cpu = time.process_time() - self.own_cpu
        self.stolen = stolen_seconds() - self.stolen

    async def set_up(self, http: httpx.AsyncClient) -> Table:
        """A table of four people."""
        table = Table()
        host, port = self.url.removeprefix("http://").split(":")
        loop = asyncio.get_running_loop()
        cookies = []
        for n in range(HANDS):
            http.cookies.clear()  # somebody else
            if n == 0:
                seats = [{"kind": "me"}, *[{"kind": "open"}] * (HANDS - 1)]
                wish = {"game": "anchors_aweigh", "seats": seats, "options": OPTIONS}
                answer = await http.post("/api/tables", json=wish)
            else:
                answer = await http.post(f"/api/tables/{table.code}/join", json={})
            answer.raise_for_status()
            table.code = answer.json()["code"]
            cookies.append("; ".join(f"{k}={v}" for k, v in answer.cookies.items()))
        for n, cookie in enumerate(cookies):
            hand = Hand(self, table, n, cookie)
            table.hands.append(hand)
            await loop.create_connection(lambda hand=hand: hand, host, int(port))  # type: ignore[misc]
            await asyncio.wait_for(hand.open, 30)
        return table

    def lost(self, database: str) -> int:
        """Acknowledged acts that the journal does not have."""
        lost = 0
        with sqlite3.connect(database) as connection:
            for table in self.tables:
                query = "select n, entry from journal where code = ?"
                rows = dict(connection.execute(query, (table.code,)).fetchall())
                assert sorted(rows) == list(range(1, len(rows) + 1)), "a gap in a journal"
                for seat, v in table.kept:
                    if v not in rows or json.loads(rows[v])[1][0][0] != seat:
                        lost += 1
        return lost


def shown(values: list[float]) -> dict[str, float]:
    return {f"p{p:g}": percentile(values, p / 100) for p in (50, 95, 99, 99.9)} | {
        "max": percentile(values, 1.0)
    }


def main() -> None:
    """From the command line."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--rate", type=float, default=2.5, help="acts a second and hand")
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--warm-up", type=float, default=2)
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/race.sqlite3"
        settings = {"database": database, "limits": 0, "default_pause_ms": 0}
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, json.dumps(settings)], stdout=subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().decode().strip()
            bench = Bench(url, server.pid, given.rate, given.seconds, given.warm_up)

            async def race() -> None:
                await bench.run(given.tables)
                server.kill()  # in full flight
                server.wait()
                await asyncio.sleep(0.2)  # what it had said by then is heard

            try:
                import uvloop

                uvloop.run(race())
            except ImportError:
                asyncio.run(race())
            import quarterdeck.core.game as kernel

            took = given.seconds
            out = {
                "tables": given.tables,
                "acts_a_second": round(bench.acts / took),
                "acts_measured": len(bench.acknowledged),
                "to_acknowledgement_ms": shown(bench.acknowledged),
                "to_other_screens_ms": shown(bench.screens),
                "outcome_late_by_ms": shown(bench.outcome),
                "acknowledged": sum(len(t.kept) for t in bench.tables),
                "lost_after_kill": bench.lost(database),
                "refused": len(bench.refusals),
                "first_refusal": bench.refusals[:1],
                "not_free_in_time": bench.skipped,
                "server_cores_used": round(bench.cpu / took, 2),
                "generator_cores_used": round(bench.own_cpu / took, 2),
                "stolen_cores": round(bench.stolen / took, 2),  # by the host, from all of this
                "kernel": "interpreted" if str(kernel.__file__).endswith(".py") else "compiled",
                "python": platform.python_version(),
                "load_average": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
            }
            print(json.dumps(out))
        finally:
            if server.poll() is None:
                server.kill()
                server.wait()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    main()
