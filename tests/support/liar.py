"""A player whose browser answers the server's pings late, to count as farther away than it is."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any
from urllib.parse import urlsplit

PONG = 0x8A
DIRECT = "127.0.0.2"  # no proxy that the server trusts


class Liar:
    """``async with Liar(server.url, 0.2) as liar``: use ``liar.url``; everything but pongs passes
    at once."""

    def __init__(self, url: str, late_s: float, source: str = DIRECT) -> None:
        parts = urlsplit(url)
        self.there = (parts.hostname or "", parts.port or 80)
        self.late_s = late_s
        self.source = source
        self.lies = 0
        self.url = ""
        self._open: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> Liar:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for writer in self._open:
            writer.transport.abort()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection(*self.there, local_addr=(self.source, 0))
        self._open += [writer, there]
        for work in (self._pass(far, writer), self._lie(reader, there)):
            task = asyncio.create_task(work)
            self._tasks.add(task)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()

    async def _lie(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            writer.write(await reader.readuntil(b"\r\n\r\n"))
            while True:
                head = await reader.readexactly(2)
                rest = await reader.readexactly(4 + (head[1] & 0x7F))
                if head[0] == PONG:
                    self.lies += 1
                    loop.call_later(self.late_s, writer.write, head + rest)
                else:
                    writer.write(head + rest)
        writer.close()
