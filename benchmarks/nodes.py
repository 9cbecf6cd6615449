"""Several servers on one PostgreSQL: what a hop costs, what two carry, how soon tables go on.

    python -m benchmarks.nodes                       # all of it, some three minutes; prints JSON
    python -m benchmarks.nodes hop moves             # only these parts

Parts: ``hop`` (a question answered by the table's own server and through another one, in turns, and
the CPU it takes), ``moves`` (one server, then two, each table a move after the other; by CPU, since
client, database and servers share this machine's cores), ``memory`` (of a line that is passed on),
``storm`` (so many lines come back after a kill, through HAProxy), ``death`` (from a blow until the
next act at a table is acknowledged). PostgreSQL waits for the disk here, as it does for people.
Run it on a quiet machine: the ratios of one run are what to look at.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import itertools
import json
import os
import platform
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from tests.support import postgres
from tests.support.fleet import Fleet, freeze, wake
from tests.support.sailor import Sailor, Ship, moored
from tests.support.server import Server

DURABLE = "-c fsync=on -c full_page_writes=on -c max_connections=60"
CALM = 1500  # questions, one after the other
FULL = 20_000  # and without pause
WINDOW = 8  # of them on their way at once, per line
LINES = 8
TABLES = 12  # a server
MOVES_S = 4.0
ROUNDS = 3
ATTEMPT_S = 4.0


def cpu(pid: int) -> float:
    """Seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> float:
    """And its children: PostgreSQL has a process for each connection."""
    total = cpu(pid)
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
            if int(fields[1]) == pid:
                total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            continue
    return total


def resident(pid: int) -> int:
    """Bytes of memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def at(values: list[float], part: float) -> float:
    """In ms."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 3)


def shown(values: list[float]) -> dict[str, float]:
    return {"p50": at(values, 0.5), "p99": at(values, 0.99), "max": at(values, 1.0)}


class Line(asyncio.Protocol):
    """A browser's line with as little Python as will do."""

    def __init__(self, code: str, cookie: str = "") -> None:
        loop = asyncio.get_running_loop()
        self.code, self.cookie = code, cookie
        self.greeted: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()
        self.hear: Callable[[bytes], None] = lambda _: None
        self.transport: Any = None
        self._data = b""
        self._is_open = False

    @classmethod
    async def to(cls, url: str, code: str, cookie: str = "") -> Line:
        """Once it is welcomed."""
        host, port = url.removeprefix("http://").split(":")
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(code, cookie), host, int(port))
        try:
            await line.greeted
        except BaseException:
            line.transport.abort()
            raise
        return line

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        transport.write(
            f"GET /ws/{self.code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"{cookie}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._data + data
        if not self._is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._data = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.transport.abort()
                return
            self._is_open = True
            data = data[end + 4 :]
        while len(data) >= 2:
            length, body = data[1], 2
            if length == 126:
                length, body = int.from_bytes(data[2:4], "big"), 4
            elif length == 127:
                length, body = int.from_bytes(data[2:10], "big"), 10
            if len(data) < body + length:
                break
            first, text, data = data[0], data[body : body + length], data[body + length :]
            if first == 0x89:
                self.write(0x8A, text)
            elif first == 0x81:
                if not self.greeted.done() and text.startswith(b'{"type":"welcome"'):
                    self.greeted.set_result(None)
                self.hear(text)
        self._data = data

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionResetError())
        if not self.ended.done():
            self.ended.set_result(None)

    def write(self, first: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE))
        more = b"" if size < 126 else size.to_bytes(2, "big")
        self.transport.write(head + more + b"\0\0\0\0" + payload)

    async def ask(self, count: int, window: int) -> list[float]:
        """So many pings of a page, so many at once; how long each took."""
        took: list[float] = []
        sent: list[float] = []
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def send() -> None:
            sent.append(time.perf_counter())
            self.write(0x81, b'{"type":"ping","n":%d}' % len(sent))

        def hear(text: bytes) -> None:
            if not text.startswith(b'{"type":"pong"'):
                return
            took.append(time.perf_counter() - sent[len(took)])
            if len(sent) < count:
                send()
            elif len(took) == count and not done.done():
                done.set_result(None)

        self.hear = hear
        for _ in range(window):
            send()
        await done
        return took


async def table_at(server: Server, game: str = "captain_flip") -> str:
    """A table that waits, which that server has."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = await http.post("/api/tables", json={"game": game, "seats": seats})
        return str(answer.raise_for_status().json()["code"])


# ---------------------------------------------------------------- the parts


async def hop(fleet: Fleet) -> dict[str, Any]:
    """In turns, so that a busy moment hits both."""
    owner, other = fleet.servers[:2]
    code = await table_at(owner)
    direct, passed = await Line.to(owner.url, code), await Line.to(other.url, code)
    calm: tuple[list[float], list[float]] = ([], [])
    for _ in range(CALM // 50):
        calm[0].extend(await direct.ask(50, 1))
        calm[1].extend(await passed.ask(50, 1))
    used: dict[str, list[float]] = {"owner direct": [], "owner passed": [], "passing": []}
    full: tuple[list[float], list[float]] = ([], [])
    lines = [[await Line.to(s.url, code) for _ in range(LINES)] for s in (owner, other)]
    each = FULL // 4 // LINES
    for _ in range(4):
        for k, place in enumerate(("direct", "passed")):
            before = cpu(owner.pid), cpu(other.pid)
            for took in await asyncio.gather(*(one.ask(each, WINDOW) for one in lines[k])):
                full[k].extend(took)
            mine, theirs = cpu(owner.pid) - before[0], cpu(other.pid) - before[1]
            messages = 2 * each * LINES  # a question and its answer
            used[f"owner {place}"].append(mine / messages)
            if place == "passed":
                used["passing"].append(theirs / messages)
    for one in [direct, passed, *lines[0], *lines[1]]:
        one.transport.abort()
    us = {what: round(sum(all) / len(all) * 1e6, 1) for what, all in used.items()}
    return {
        "calm_ms": {"direct": shown(calm[0]), "passed_on": shown(calm[1])},
        "a_hop_adds_ms_at_the_median": round(at(calm[1], 0.5) - at(calm[0], 0.5), 3),
        "full_ms": {"direct": shown(full[0]), "passed_on": shown(full[1])},
        "cpu_us_a_message": us,
        "a_hop_adds_cpu_us_a_message": {
            "who_passes_on": us["passing"],
            "owner": round(us["owner passed"] - us["owner direct"], 1),
        },
    }


class Mover(Sailor):
    """Takes the first choice, at once, again and again."""

    moves = 0

    async def go_on(self) -> None:
        if self.is_over:
            await self.rematch()
        elif (ask := self.stand.get("ask")) is None:
            await self.hear()
        else:
            await self.act(ask["choices"][-1]["do"])
            self.moves += 1


async def carry(fleet: Fleet, servers: list[Server], is_any: bool, postmaster: int) -> dict:
    """Moves of so many tables a server; ``is_any``: each line comes to any of the servers."""
    stop = asyncio.Event()
    chance = random.Random(4)
    crews: list[list[Sailor]] = []
    for server in servers:
        for _ in range(TABLES):
            crew: list[Sailor] = [Mover(fleet), Mover(fleet)]
            for one in crew:
                place = chance.choice(servers) if is_any else server
                one.there = lambda place=place: place.url  # type: ignore[method-assign]
                one.http.base_url = place.url
            ship = await moored(fleet, crew, "captain_flip", server)
            ship.accounts.clear()
            for one in crew:
                one.ship = None
                one.http.base_url = server.url
                await one.come()
            crews.append(crew)
    tasks = [asyncio.create_task(one.sail(stop)) for crew in crews for one in crew]
    await asyncio.sleep(1.0)
    people: list[Any] = [one for crew in crews for one in crew]
    moves = sum(one.moves for one in people)
    used = [cpu(s.pid) for s in servers]
    base = family(postmaster)
    commits = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
    written = fleet.ask("SELECT count(*) FROM journal")[0][0]
    done = fleet.ask(commits)[0][0]
    began = time.perf_counter()
    await asyncio.sleep(MOVES_S)
    took = time.perf_counter() - began
    moves = sum(one.moves for one in people) - moves
    seconds = [cpu(s.pid) - u for s, u in zip(servers, used, strict=True)]
    base = family(postmaster) - base
    written = fleet.ask("SELECT count(*) FROM journal")[0][0] - written
    await asyncio.sleep(1.0)  # the database counts with some delay
    done = fleet.ask(commits)[0][0] - done
    stop.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for one in people:
        await one.ashore()
    return {
        "moves_a_second": round(moves / took),
        "cpu_ms_a_move": round(sum(seconds) / moves * 1000, 3),
        "database_cpu_ms_a_move": round(base / moves * 1000, 3),
        "cores_a_server": [round(s / took, 2) for s in seconds],
        "commits_a_second": round(done / took),
        "entries_a_second": round(written / took),
    }


async def moves(fleet: Fleet, postmaster: int) -> dict[str, Any]:
    """What a core of each server carries, by what a move costs it: in turns, the best of each."""
    turns: list[list[dict[str, Any]]] = [[], [], []]
    for _ in range(ROUNDS):
        for out, count, is_any in zip(turns, (1, 2, 2), (False, False, True), strict=True):
            out.append(await carry(fleet, fleet.servers[:count], is_any, postmaster))
    one, right, anywhere = (min(out, key=lambda told: told["cpu_ms_a_move"]) for out in turns)

    def ratio(two: dict[str, Any]) -> float:
        return round(2 * one["cpu_ms_a_move"] / two["cpu_ms_a_move"], 2)

    return {
        "one_server": one,
        "two_each_line_to_its_own": right,
        "two_each_line_to_any": anywhere,
        "two_cores_carry_by_cpu": {"own": ratio(right), "any": ratio(anywhere)},
    }


async def memory(fleet: Fleet, many: int) -> dict[str, Any]:
    """Of a line at the server that passes it on, and at the one that has the table."""
    owner, other = fleet.servers[:2]
    codes = [await table_at(owner) for _ in range(max(1, many // 200))]
    warm = [await Line.to(other.url, codes[0]) for _ in range(20)]
    before = resident(owner.pid), resident(other.pid)
    lines = [await Line.to(other.url, codes[n % len(codes)]) for n in range(many)]
    await asyncio.sleep(0.5)
    after = resident(owner.pid), resident(other.pid)
    for one in [*warm, *lines]:
        one.transport.abort()
    return {
        "lines": many,
        "kb_a_line_passing": round((after[1] - before[1]) / many / 1000, 1),
        "kb_a_line_owner": round((after[0] - before[0]) / many / 1000, 1),
    }


async def storm(fleet: Fleet, many: int) -> dict[str, Any]:
    """All that one server held come back at once to the others, as browsers do."""
    victim = fleet.servers[0]
    codes = [await table_at(victim) for _ in range(max(1, many // 100))]
    back: list[float] = []
    tries = 0
    chance = random.Random(3)
    struck = 0.0

    async def browser(n: int, is_there: asyncio.Semaphore) -> None:
        nonlocal tries
        line = await Line.to(fleet.front, codes[n % len(codes)])
        is_there.release()
        await line.ended
        pause = 0.25
        while True:
            tries += 1
            try:
                async with asyncio.timeout(ATTEMPT_S):
                    line = await Line.to(fleet.front, codes[n % len(codes)])
                back.append(time.perf_counter() - struck)
                return
            except OSError:
                await asyncio.sleep(pause * chance.uniform(0.5, 1.0))
                pause = min(pause * 2, 1.6)

    there = asyncio.Semaphore(0)
    tasks = []
    for n in range(many):
        tasks.append(asyncio.create_task(browser(n, there)))
        await there.acquire()
    struck = time.perf_counter()
    await asyncio.to_thread(victim.kill)
    await asyncio.gather(*tasks)
    await asyncio.to_thread(victim.start)
    return {"lines": many, "tables": len(codes), "back_ms": shown(back), "tries": tries}


async def death(fleet: Fleet, blows: int) -> dict[str, Any]:
    """From the blow to the next act that is acknowledged, at each table of the struck server."""
    stop = asyncio.Event()
    ships: list[Ship] = []
    tasks = []
    for n in range(12):
        crew = [Sailor(fleet, False, 2 * n + k) for k in (0, 1)]
        ships.append(await moored(fleet, crew, "captain_flip", fleet.servers[n % 3]))
        tasks += [asyncio.create_task(one.sail(stop)) for one in crew]
    out: dict[str, list[float]] = {"kill": [], "freeze": [], "drain": []}
    for blow, took in out.items():
        for _ in range(blows):
            await asyncio.sleep(1.0)
            owners = [fleet.owner(ship.code) for ship in ships]
            server = max((s for s in fleet.servers), key=owners.count)
            hit = [s for s, owner in zip(ships, owners, strict=True) if owner is server]
            struck = time.monotonic()
            counts = [len(ship.at) for ship in hit]
            if blow == "freeze":
                freeze(server)
            elif blow == "kill":
                await asyncio.to_thread(server.kill)
            else:
                await asyncio.to_thread(server.terminate)
            while any(len(s.at) <= n for s, n in zip(hit, counts, strict=True)):
                await asyncio.sleep(0.01)
            # What was acknowledged while the blow fell does not count.
            for ship, n in zip(hit, counts, strict=True):
                after = [t - struck for t in ship.at[n:] if t > struck + 0.05]
                while not after:
                    await asyncio.sleep(0.01)
                    after = [t - struck for t in ship.at[n:] if t > struck + 0.05]
                gaps = [struck, *[t for t in ship.at[n:] if t > struck]]
                took.append(max(b - a for a, b in itertools.pairwise(gaps)))
            if blow == "freeze":
                await asyncio.to_thread(wake, server)
            await asyncio.to_thread(server.start)
    stop.set()
    await asyncio.gather(*tasks)
    for ship in ships:
        for one in ship.crew:
            await one.ashore()
    return {blow: {"tables": len(took), "ms": shown(took)} for blow, took in out.items()}


async def run(wanted: list[str], lines: int, blows: int) -> dict[str, Any]:
    out: dict[str, Any] = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load_before": os.getloadavg(),
    }
    with postgres.cluster(DURABLE) as cluster:
        postmaster = int((cluster.home / "data" / "postmaster.pid").read_text().split()[0])
        with Fleet(cluster.url, 3, bot_workers=1) as fleet:
            fleet.balance()
            parts: dict[str, Callable[[], Any]] = {
                "hop": lambda: hop(fleet),
                "memory": lambda: memory(fleet, 1000),
                "moves": lambda: moves(fleet, postmaster),
                "storm": lambda: storm(fleet, lines),
                "death": lambda: death(fleet, blows),
            }
            for name in wanted or parts:
                out[name] = await parts[name]()
                print(name, json.dumps(out[name]), flush=True)
    out["load_after"] = os.getloadavg()
    return out


def main() -> None:
    """From the command line."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("parts", nargs="*", help="hop, moves, memory, storm, death; else all")
    options.add_argument("--lines", type=int, default=2000, help="of the storm")
    options.add_argument("--blows", type=int, default=4, help="of each kind")
    given = options.parse_args()
    try:
        import uvloop

        told = uvloop.run(run(given.parts, given.lines, given.blows))
    except ImportError:
        told = asyncio.run(run(given.parts, given.lines, given.blows))
    print(json.dumps(told))


if __name__ == "__main__":
    main()
