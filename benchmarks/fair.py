"""How long a bystander's bot takes while somebody else has sixty tables of admirals.

    .venv/bin/python -m benchmarks.fair [tables] [turns]

Both play at one server, from two addresses of this machine: first the bystander alone, then both.
``PYTHONPATH=build/native`` has it compiled.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.support.server import ME, Player, Server, bot

CROWD = "127.0.0.2"


async def admirals(server: Server, tables: int, lines: list[ClientConnection]) -> None:
    """Tables where only admirals play, each looked at."""
    transport = httpx.AsyncHTTPTransport(local_address=CROWD)
    async with httpx.AsyncClient(base_url=server.url, transport=transport, timeout=60) as http:
        for _ in range(tables):
            body = {"game": "captain_flip", "seats": [bot("admiral")] * 4, "options": {}}
            code = (await http.post("/api/tables", json=body)).json()["code"]
            url = server.url.replace("http", "ws", 1) + f"/ws/{code}"
            lines.append(await connect(url, local_addr=(CROWD, 0), max_queue=None))


async def turns(server: Server, level: str, count: int) -> list[float]:
    """Seconds from the end of a person's turn until it is theirs again."""
    took: list[float] = []
    async with Player(server) as anna:
        while len(took) < count:
            await anna.create(ME, bot(level))
            await anna.look()
            while len(took) < count and await anna.wait_to_be_asked():
                await anna.act(anna.stand["ask"]["choices"][-1]["do"])
                await anna.see(lambda: anna.is_asked or anna.is_over or anna.stand["to_act"] == [1])
                if anna.stand["to_act"] == [1]:
                    began = time.perf_counter()
                    await anna.wait_to_be_asked()
                    took.append(time.perf_counter() - began)
    return took


def said(name: str, took: list[float]) -> None:
    """A line of the result."""
    print(
        f"{name:28} median {statistics.median(took):6.2f} s   longest {max(took):6.2f} s"
        f"   ({len(took)} turns)",
        flush=True,
    )


async def main(tables: int, count: int) -> None:
    """Alone, then beside the others."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "q.sqlite3") as server:
        for level in ("mate", "admiral"):
            said(f"{level}, alone", await turns(server, level, count))
        lines: list[ClientConnection] = []
        await admirals(server, tables, lines)
        for level in ("mate", "admiral"):
            said(f"{level}, {tables} tables beside", await turns(server, level, count))
        for line in lines:
            line.transport.abort()


if __name__ == "__main__":
    given = [int(a) for a in sys.argv[1:]]
    asyncio.run(main(*(given + [60, 8][len(given) :])))
