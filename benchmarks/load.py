"""Many tables at once: how long a move takes to the other player's screen. Prints JSON.

    python benchmarks/load.py --tables 200 --seconds 20
    python benchmarks/load.py --tables 1000 --full --peer
    python benchmarks/load.py --climb 500,1000,1500,2000,3000 --full --peer

Starts a server of its own with a fresh database on the disk, and two WebSocket clients per table,
each table making one move a second. Measured in the clients: from sending the move to the other
player's receiving the update that tells of it; the move is on the disk by then.

``--full``: clocks run, games are rated, and at each table somebody speaks every ten seconds.
At the end every move that was acknowledged is looked for on the disk: each must be there once.
``--peer``: afterwards, on the same machine, boardgame.io's server with as many matches of
tic-tac-toe, a move a second each (`beside.py`). Its moves are in its memory only.
``--climb``: one number of tables after the other, both sides in turns, until p99 is past 100 ms:
how many moves a second each side has at most with p99 below 20 ms, and below 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
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
from typing import Any

import httpx
import msgspec
from beside import cpu_seconds, peer
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
    id: int = 0
    why: Any = None


BARS_MS = (20, 100)
HANDS = 16  # that set tables up
DECODE = msgspec.json.Decoder(_Message).decode


class Seat:
    """One browser's line."""

    line: ClientConnection

    def __init__(self, code: str, cookie: str, number: int) -> None:
        self.code = code
        self.cookie = cookie
        self.number = number
        self.stand = _Stand()
        self.v = -1
        self.asked = asyncio.Event()
        self.sent_at = 0.0  # when the other one sent the move we wait for
        self.wait_for = -1
        self.sent: dict[int, int] = {}  # an act's number -> how often it was acknowledged
        self.acts = 0


class Bench:
    """All tables and what was measured."""

    def __init__(self, url: str, pid: int, seconds: float, warm_up: float, full: bool) -> None:
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
        self.full = full
        self.lines_said = 0
        self.lines_heard = 0
        self.lost = self.doubled = 0  # acts that were never acknowledged, or twice
        self.gaps = 0  # a version that came twice, or not at all
        self.idle_kb = 0.0  # of the server's memory, for a table nobody looks at
        self.seen: dict[str, int] = {}  # by table, the last version

    async def listen(self, seat: Seat) -> None:
        """Take messages in as they come."""
        async for data in seat.line:
            now = time.perf_counter()
            m = DECODE(data)
            if m.type == "refused":
                self.refused += m.id in seat.sent
                seat.sent.pop(m.id, None)
            elif m.type == "done" and m.id in seat.sent:
                seat.sent[m.id] += 1
            elif m.type == "talk":
                self.lines_heard += 1
            if m.stand is None:
                continue
            if m.type == "update" and m.v != seat.v + 1:
                self.gaps += 1
            seat.v, seat.stand = m.v, m.stand
            self.seen[seat.code] = max(self.seen.get(seat.code, 0), m.v)
            if m.v == seat.wait_for:
                if m.by != seat.number and seat.sent_at - self.begin > self.warm_up:
                    self.late.append(now - seat.sent_at)
                seat.wait_for = -1
            if m.stand.ask is not None:
                seat.asked.set()

    async def table(self, lines: list[Seat], chance: random.Random) -> None:
        """One move a second."""
        await asyncio.sleep(chance.random())
        said = time.perf_counter() - 10 * chance.random()
        while time.perf_counter() - self.begin < self.seconds:
            began = time.perf_counter()
            if self.full and began > said + 10:
                said = began
                self.lines_said += 1
                line = {"type": "say", "id": 0, "text": "Fair winds, and mind the gulls!"}
                await chance.choice(lines).line.send(json.dumps(line))
            for me, other in (lines, lines[::-1]):
                if me.stand.ask is not None and me.stand.result is None:
                    choice = chance.choice(me.stand.ask.choices)
                    if me.wait_for >= 0 or other.wait_for >= 0:
                        self.missing += 1
                    me.stand = _Stand()
                    me.acts += 1
                    me.sent[me.acts] = 0
                    text = json.dumps(
                        {
                            "type": "act",
                            "id": me.acts,
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
        before = resident_kb(self.pid)
        pairs: list[list[Seat]] = []

        async def several(many: int) -> None:
            async with httpx.AsyncClient(base_url=self.url, timeout=60, verify=False) as http:
                for _ in range(many):
                    pairs.append(await self.set_up(http))

        # Several at once: each waits for the disk.
        shares = [tables // HANDS + (n < tables % HANDS) for n in range(HANDS)]
        await asyncio.gather(*(several(share) for share in shares))
        self.idle_kb = (resident_kb(self.pid) - before) / tables
        for pair in pairs:
            for seat in pair:
                await self.connect(seat)
        self.cpu = cpu_seconds(self.pid)
        self.begin = time.perf_counter()
        chance = random.Random(7)
        listeners = [asyncio.create_task(self.listen(s)) for pair in pairs for s in pair]
        await asyncio.gather(*(self.table(pair, random.Random(chance.random())) for pair in pairs))
        await asyncio.sleep(0.5)
        self.cpu = cpu_seconds(self.pid) - self.cpu
        self.missing += sum(1 for pair in pairs for s in pair if s.wait_for >= 0)
        self.lost = sum(1 for pair in pairs for s in pair for n in s.sent.values() if n == 0)
        self.doubled = sum(1 for pair in pairs for s in pair for n in s.sent.values() if n > 1)
        for listener in listeners:
            listener.cancel()
        for pair in pairs:
            for s in pair:
                await s.line.close()

    async def set_up(self, http: httpx.AsyncClient) -> list[Seat]:
        """A table of two that nobody looks at yet."""
        cookies = []
        code = ""
        wish: dict[str, Any] = {"game": "captain_flip", "seats": [{"kind": "me"}, {"kind": "open"}]}
        if self.full:
            wish["pace"] = {"kind": "move", "time": 120, "gain": 0}
        for n in range(2):
            http.cookies.clear()  # somebody else
            path = f"/api/tables/{code}/join" if n else "/api/tables"
            answer = await http.post(path, json={} if n else wish)
            answer.raise_for_status()
            code = answer.json()["code"]
            cookies.append("; ".join(f"{k}={v}" for k, v in http.cookies.items()))
        return [Seat(code, cookie, n) for n, cookie in enumerate(cookies)]

    async def connect(self, seat: Seat) -> None:
        """The line of a seat."""
        seat.line = await connect(
            f"{self.url.replace('http', 'ws', 1)}/ws/{seat.code}",
            additional_headers={"Cookie": seat.cookie},
            compression=None,
        )


def resident_kb(pid: int) -> float:
    """The memory of a process, where the system tells."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def on_the_disk(file: str, seen: dict[str, int]) -> dict[str, int]:
    """Whether the journal has what was told, once each; the server has stopped."""
    with sqlite3.connect(file) as disk:
        kept = {
            code: (many, last)
            for code, many, last in disk.execute(
                "SELECT code, count(*), max(n) FROM journal GROUP BY code"
            )
        }
    pairs = [(kept.get(code, (0, 0)), v) for code, v in seen.items()]
    return {
        "told_and_not_on_disk": sum(max(0, v - last) for (_, last), v in pairs),
        "on_disk_with_gaps": sum(1 for (many, last), _ in pairs if many != last),
    }


def percentile(values: list[float], p: float) -> float:
    """In ms."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * p))] * 1000, 2)


def ours(tables: int, given: argparse.Namespace) -> dict[str, Any]:
    """So many tables at a server of their own."""
    with tempfile.TemporaryDirectory() as folder:
        settings: dict[str, Any] = {
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
            bench = Bench(url, server.pid, given.seconds, given.warm_up, given.full)
            before = load_average()
            try:
                import uvloop

                uvloop.run(bench.run(tables))
            except ImportError:
                asyncio.run(bench.run(tables))
            out = {
                "tables": tables,
                "moves_per_second": round(bench.moves / given.seconds, 1),
                "moves_measured": len(bench.late),
                "to_other_screen_ms": {
                    "p50": percentile(bench.late, 0.5),
                    "p95": percentile(bench.late, 0.95),
                    "p99": percentile(bench.late, 0.99),
                    "max": percentile(bench.late, 1.0),
                },
                "refused": bench.refused,
                "missing": bench.missing,
                "acts_lost": bench.lost,
                "acts_doubled": bench.doubled,
                "version_gaps": bench.gaps,
                "idle_table_kb": round(bench.idle_kb, 1),
                "lines_said": bench.lines_said,
                "lines_heard": bench.lines_heard,
                "server_cpu_ms_per_move": round(1000 * bench.cpu / bench.moves, 2),
                "load_average": [before, load_average()],
            }
            server.terminate()
            server.wait(60)
            return out | on_the_disk(settings["database"], bench.seen)
        finally:
            server.kill()
            server.wait()


def load_average() -> float | None:
    """Of the last minute, where the system tells: how busy the machine is with whatever else."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None


def climb(levels: list[int], given: argparse.Namespace) -> dict[str, Any]:
    """Both sides in turns, each until it is too slow: a busy moment of the machine hits both."""
    found: dict[str, list[dict[str, Any]]] = {"quarterdeck": []}
    sides = {"quarterdeck": lambda n: ours(n, given)}
    if given.peer:
        found["boardgame_io"] = []
        sides["boardgame_io"] = lambda n: peer(n, given.seconds, given.warm_up)
    for level in levels:
        for name, run in list(sides.items()):
            row = run(level)
            found[name].append(row)
            print(name, json.dumps(row), file=sys.stderr, flush=True)
            if row["to_other_screen_ms"]["p99"] > max(BARS_MS):
                del sides[name]
    best = {
        name: {f"p99_under_{bar}_ms": most(rows, bar) for bar in BARS_MS}
        for name, rows in found.items()
    }
    return {"moves_per_second": best, "runs": found}


def most(rows: list[dict[str, Any]], bar: float) -> float:
    """Moves a second, of the quickest run whose p99 is below the bar."""
    good = [row["moves_per_second"] for row in rows if row["to_other_screen_ms"]["p99"] < bar]
    return max(good, default=0.0)


def main() -> None:
    """From the command line."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--warm-up", type=float, default=3)
    options.add_argument("--full", action="store_true", help="with clocks and talk")
    options.add_argument("--peer", action="store_true", help="and boardgame.io beside it")
    options.add_argument("--climb", default="", help="numbers of tables, one after the other")
    given = options.parse_args()
    import quarterdeck.core.game as kernel

    about = {
        "seconds": given.seconds,
        "full": given.full,
        "kernel": "interpreted" if str(kernel.__file__).endswith(".py") else "compiled",
        "python": platform.python_version(),
    }
    if given.climb:
        print(json.dumps(about | climb([int(n) for n in given.climb.split(",")], given)))
        return
    out = about | ours(given.tables, given)
    if given.peer:
        out["boardgame_io"] = peer(given.tables, given.seconds, given.warm_up)
    print(json.dumps(out))


if __name__ == "__main__":
    main()
