"""Many tables at once: how long a move takes to the other player's screen. Prints JSON.

    python benchmarks/load.py --tables 200 --seconds 20

Starts a server of its own with a fresh database on the disk, and two WebSocket clients per table,
each table making one move a second. Measured in the clients: from sending the move to the other
player's receiving the update that tells of it; the move is on the disk by then.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVE = """
import json, sys
from quarterdeck.server.run import serve
from quarterdeck.server.settings import Settings
if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    serve(port=0, on_ready=lambda url: print(url, flush=True), settings=Settings(**given))
"""


class _Do(msgspec.Struct):
    verb: str
    args: list[int]


class _Choice(msgspec.Struct):
    do: list[_Do]


class _Question(msgspec.Struct):
    choices: list[_Choice]


class _Stand(msgspec.Struct):
    ask: _Question | None = None
    to_act: list[int] = []
    result: Any = None


class _Message(msgspec.Struct):
    type: str
    v: int = -1
    by: int = -9
    stand: _Stand | None = None
    why: Any = None


DECODE = msgspec.json.Decoder(_Message).decode


class Seat:
    """One browser's line."""

    def __init__(self, line: ClientConnection, number: int) -> None:
        self.line = line
        self.number = number
        self.stand = _Stand()
        self.v = -1
        self.asked = asyncio.Event()
        self.sent_at = 0.0  # when the other one sent the move we wait for
        self.wait_for = -1


class Bench:
    """All tables and what was measured."""

    def __init__(self, url: str, pid: int, seconds: float, warm_up: float) -> None:
        self.url = url
        self.pid = pid  # of the server
        self.cpu = 0.0  # that it used while we measured
        self.moves = 0
        self.seconds = seconds
        self.warm_up = warm_up
        self.begin = 0.0
        self.late: list[float] = []
        self.refused = 0
        self.missing = 0

    async def listen(self, seat: Seat) -> None:
        """Take messages in as they come."""
        async for data in seat.line:
            now = time.perf_counter()
            m = DECODE(data)
            if m.type == "refused":
                self.refused += 1
            if m.stand is None:
                continue
            seat.v, seat.stand = m.v, m.stand
            if m.v == seat.wait_for:
                if m.by != seat.number and seat.sent_at - self.begin > self.warm_up:
                    self.late.append(now - seat.sent_at)
                seat.wait_for = -1
            if m.stand.ask is not None:
                seat.asked.set()

    async def table(self, lines: list[Seat], chance: random.Random) -> None:
        """One move a second."""
        await asyncio.sleep(chance.random())
        while time.perf_counter() - self.begin < self.seconds:
            began = time.perf_counter()
            for me, other in (lines, lines[::-1]):
                if me.stand.ask is not None and me.stand.result is None:
                    choice = chance.choice(me.stand.ask.choices)
                    if me.wait_for >= 0 or other.wait_for >= 0:
                        self.missing += 1
                    me.stand = _Stand()
                    text = json.dumps(
                        {
                            "type": "act",
                            "id": 1,
                            "v": me.v,
                            "do": [msgspec.to_builtins(d) for d in choice.do],
                        }
                    )
                    me.wait_for = other.wait_for = me.v + 1
                    me.sent_at = other.sent_at = time.perf_counter()
                    self.moves += 1
                    await me.line.send(text)
                    break
            await asyncio.sleep(max(0.0, began + 1 - time.perf_counter()))

    async def run(self, tables: int) -> None:
        """Set up, then play."""
        pairs: list[list[Seat]] = []
        for _ in range(tables):
            pairs.append(await self.set_up())
        self.cpu = cpu_seconds(self.pid)
        self.begin = time.perf_counter()
        chance = random.Random(7)
        listeners = [asyncio.create_task(self.listen(s)) for pair in pairs for s in pair]
        await asyncio.gather(*(self.table(pair, random.Random(chance.random())) for pair in pairs))
        await asyncio.sleep(0.5)
        self.cpu = cpu_seconds(self.pid) - self.cpu
        self.missing += sum(1 for pair in pairs for s in pair if s.wait_for >= 0)
        for listener in listeners:
            listener.cancel()
        for pair in pairs:
            for s in pair:
                await s.line.close()

    async def set_up(self) -> list[Seat]:
        """A table of two."""
        seats = []
        code = ""
        for n in range(2):
            async with httpx.AsyncClient(base_url=self.url, timeout=30) as http:
                if n == 0:
                    wish = {"game": "captain_flip", "seats": [{"kind": "me"}, {"kind": "open"}]}
                    answer = await http.post("/api/tables", json=wish)
                else:
                    answer = await http.post(f"/api/tables/{code}/join", json={})
                answer.raise_for_status()
                code = answer.json()["code"]
                cookie = "; ".join(f"{k}={v}" for k, v in http.cookies.items())
            line = await connect(
                f"{self.url.replace('http', 'ws', 1)}/ws/{code}",
                additional_headers={"Cookie": cookie},
                compression=None,
            )
            seats.append(Seat(line, n))
        return seats


def percentile(values: list[float], p: float) -> float:
    """In ms."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * p))] * 1000, 2)


def stolen_seconds() -> float:
    """What this machine's host gave to others instead, on all cores together; 0 where unknown."""
    try:
        with Path("/proc/stat").open() as stat:
            return int(stat.readline().split()[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError, ValueError):
        return 0.0


def cpu_seconds(pid: int) -> float:
    """What a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """From the command line."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--warm-up", type=float, default=3)
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "database": f"{folder}/load.sqlite3",
            "limits": 0,
            "default_pause_ms": 0,
        }
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, json.dumps(settings)], stdout=subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().decode().strip()
            bench = Bench(url, server.pid, given.seconds, given.warm_up)
            try:
                import uvloop

                uvloop.run(bench.run(given.tables))
            except ImportError:
                asyncio.run(bench.run(given.tables))
            import quarterdeck.core.game as kernel

            out = {
                "tables": given.tables,
                "seconds": given.seconds,
                "moves_measured": len(bench.late),
                "to_other_screen_ms": {
                    "p50": percentile(bench.late, 0.5),
                    "p95": percentile(bench.late, 0.95),
                    "p99": percentile(bench.late, 0.99),
                    "max": percentile(bench.late, 1.0),
                },
                "refused": bench.refused,
                "missing": bench.missing,
                "kernel": "interpreted" if str(kernel.__file__).endswith(".py") else "compiled",
                "python": platform.python_version(),
                "server_cpu_ms_per_move": round(1000 * bench.cpu / bench.moves, 2),
                "load_average": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
            }
            print(json.dumps(out))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
