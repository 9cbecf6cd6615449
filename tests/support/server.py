"""A real server in a process of its own, and players who talk to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.support.patience import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]
QUICK = {
    "bot_delay_ms": 0,
    "discreet_ms": 0,
    "away_after_ms": 150,
    "limits": 0,
    "default_pause_ms": 0,
    "finer_looks": False,
    "ready_ms": 0,
}
# A worker that was just starting when its server was killed says that it is handed nothing more.
ORPHANED = re.compile(
    rb'Traceback \(most recent call last\):\n  File "<string>", line 1, in <module>\n'
    rb'  File "[^"]*spawn\.py", [^\n]*\n(?: [^\n]*\n)*[A-Za-z]+Error[^\n]*\n'
)
ME = {"kind": "me"}
OPEN = {"kind": "open"}


def bot(level: str = "mate") -> dict[str, str]:
    return {"kind": "bot", "level": level}


class Nursery:
    """A process that has everything imported and forks servers: starting one takes no time."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, **wish: Any) -> dict[str, Any]:
        """One question, one answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(wish).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("no server can be started")
        answer: dict[str, Any] = json.loads(line)
        return answer


@cache
def nursery() -> Nursery:
    """One for all tests."""
    return Nursery()


class Server:
    """``with Server(file) as server``; ``kill`` is kill -9, ``start`` goes on with the disk."""

    def __init__(self, database: Path | str, games: Sequence[str] = (), **settings: Any) -> None:
        self.settings = {"database": str(database), **QUICK, **settings}
        self.games = list(games)  # that only tests play: "tests.support.grab:GRAB"
        self.version = ""  # that it says it has; empty: the one it has
        self.pid = 0
        self.port = 0  # any; once others know it, it stays
        self.url = ""
        self.log = b""
        self._log = Path(tempfile.mkstemp(prefix="qd-server-", suffix=".log")[1])
        self._luck = self._log.with_suffix(".luck")

    def luck(self, name: str) -> None:
        """From now on its luck is that of this name, whatever was before."""
        fresh = self._luck.with_suffix(".fresh")
        fresh.write_text(name)
        fresh.replace(self._luck)  # it is read at any moment

    def start(self) -> None:
        answer = nursery().ask(
            settings=self.settings,
            log=str(self._log),
            luck=str(self._luck),
            games=self.games,
            version=self.version,
            port=self.port,
        )
        self.pid, self.url = answer["pid"], answer["url"]
        if "node_address" in self.settings and self.url:
            self.port = int(self.url.rpartition(":")[2])
        if not self.url:
            raise RuntimeError(f"the server did not start: {self._log.read_text()[-3000:]}")

    def strike(self) -> None:
        """kill -9, this very moment; ``kill`` waits for it."""
        os.kill(self.pid, signal.SIGKILL)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGINT)

    def terminate(self) -> int:
        """As supervisors do."""
        return self._end(signal.SIGTERM)

    def _end(self, how: int) -> int:
        os.kill(self.pid, how)
        code: int = nursery().ask(wait=self.pid)["code"]
        self.pid = 0
        self.log = ORPHANED.sub(b"", self._log.read_bytes())
        return code

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.pid:
            self.kill()
        self._log.unlink(missing_ok=True)
        self._luck.unlink(missing_ok=True)


def lines(facts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Facts as the log keeps them: how a view changes is told once, when it does."""
    return [{**fact, "patch": {}} for fact in facts]


class Player:
    """One browser: its cookie jar and its line to a table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S)
        self.line: ClientConnection | None = None
        self.heard: list[str] = []  # every message, as it came
        self.v = -1
        self.you = -1
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.stand: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.code = ""
        self.url = ""  # of a line that is not the server's own (bad_line)
        self.address = ""  # as a proxy on this machine names it; empty: this machine's
        self._ids = 0
        self.acknowledged = 0  # acts, while it played

    async def __aenter__(self) -> Player:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()
        await self.http.aclose()

    # ------------------------------------------------------------ HTTP

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 0) -> Any:
        answer = await self.http.post(path, json=body if body is not None else {})
        assert answer.status_code == status or (not status and answer.is_success), answer.text
        return answer.json()

    async def create(
        self, *seats: dict[str, str], game: str = "captain_flip", **options: str
    ) -> str:
        body = {"game": game, "seats": list(seats), "options": options}
        self.code = (await self.post("/api/tables", body))["code"]
        return self.code

    async def join(self, code: str, seat: int = -1) -> dict[str, Any]:
        return await self.post(f"/api/tables/{code}/join", {"seat": seat})

    async def quick(self, game: str) -> str:
        """Where somebody waits, or at a table of its own, as the home page does it; its code."""
        found = await self.get(f"/api/quick?game={game}")
        self.code = found["code"]
        if self.code:
            await self.join(self.code)
        else:
            self.code = (await self.post("/api/tables", found["table"]))["code"]
        return self.code

    async def take_seat(self, link: str) -> httpx.Response:
        """What the page of a private link asks for."""
        said = link.removeprefix("/s/").replace("#", ".")
        return await self.http.post("/api/seats", json={"link": said})

    # ------------------------------------------------------------ the line

    async def look(self, code: str = "", origin: str | None = None) -> Player:
        """Connect and take the welcome in."""
        await self.leave()
        self.code = code or self.code
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        if self.address:
            headers["X-Forwarded-For"] = self.address
        url = (self.url or self.server.url).replace("http", "ws", 1) + f"/ws/{self.code}"
        self.line = await connect(
            url,
            additional_headers=headers,
            origin=origin,  # type: ignore[arg-type]
            max_size=None,
            max_queue=None,
            close_timeout=1,
        )
        await self.until(lambda m: m["type"] == "welcome")
        return self

    async def leave(self) -> None:
        if self.line is not None:
            await self.line.close()
            self.line = None

    async def say(self, message: Any) -> None:
        assert self.line is not None
        await self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self, timeout: float = PATIENCE_S) -> dict[str, Any]:
        """The next message, taken in as the browser does."""
        assert self.line is not None
        async with asyncio.timeout(timeout):
            text = await self.line.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        m: dict[str, Any] = json.loads(text)
        if m["type"] == "welcome":
            self.welcome = m
            self.v, self.you, self.table, self.stand = m["v"], m["you"], m["table"], m["stand"]
            self.log = lines(m["log"])
        elif m["type"] == "update":
            assert m["v"] == self.v + 1, f"a gap: {self.v} then {m['v']}"
            self.v, self.stand = m["v"], m["stand"]
            for _ in range(m["undone"]):
                last = max(n for n, f in enumerate(self.log) if f["kind"] != "note")
                del self.log[last]
            self.log += lines(m["facts"])
        elif m["type"] == "race":
            assert m["v"] == self.v + 1, f"a gap: {self.v} then {m['v']}"
            self.v = m["v"]
            self.log += lines(m["facts"])
        elif m["type"] == "table":
            self.table = m["table"]
            self.log += m.get("notes", [])
        return m

    async def until(
        self, true: Callable[[dict[str, Any]], Any], timeout: float = PATIENCE_S
    ) -> dict[str, Any]:
        """Hear until a message is the one."""
        async with asyncio.timeout(timeout):
            while True:
                m = await self.hear(timeout)
                if true(m):
                    return m

    async def see(self, true: Callable[[], Any], timeout: float = PATIENCE_S) -> None:
        """Hear until something is so, if it is not already."""
        async with asyncio.timeout(timeout):
            while not true():
                await self.hear(timeout)

    async def act(self, do: list[dict[str, Any]], v: int | None = None) -> dict[str, Any]:
        """Send actions; the answer."""
        return await self.ask({"type": "act", "v": self.v if v is None else v, "do": do})

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message with a number of its own; its answer."""
        self._ids += 1
        number = self._ids
        await self.say({**message, "id": number})
        return await self.until(
            lambda m: m["type"] in ("done", "refused", "because") and m["id"] == number
        )

    @property
    def is_asked(self) -> bool:
        return self.stand.get("ask") is not None

    @property
    def is_over(self) -> bool:
        return self.stand.get("result") is not None

    async def wait_to_be_asked(self, timeout: float = PATIENCE_S) -> bool:
        """True when asked, False when it is over."""
        async with asyncio.timeout(timeout):
            while not self.is_asked and not self.is_over:
                await self.hear(timeout)
        return self.is_asked

    async def resync(self) -> None:
        """All that was said is done, and all that came of it is known."""
        await self.say({"type": "resync"})
        await self.until(lambda m: m["type"] == "welcome")

    async def play(self, turns: int = 10_000, pick: int = -1) -> int:
        """Take choice after choice until it is over; how many."""
        n = 0
        while n < turns and await self.wait_to_be_asked():
            answer = await self.act(self.stand["ask"]["choices"][pick]["do"])
            assert answer["type"] == "done", answer
            self.acknowledged += 1
            self.acted()
            n += 1
        return n

    def acted(self) -> None:
        """Called after each acknowledged act: a test may have something happen just then."""
