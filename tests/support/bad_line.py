"""A bad network between a browser and a server: everything is late, and lines break."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any
from urllib.parse import urlsplit

CHUNK = 65536
LOST_S = 0.25  # until the network sends a lost packet again; what follows it waits


class BadLine:
    """``async with BadLine(server.url, 150) as bad``: use ``bad.url`` instead of the server's.

    ``delay_ms`` in each direction, of which it tells the server as proxies do that know; of a
    hundred pieces ``loss`` are lost and sent again, and of a hundred ``cuts`` end the connection.
    """

    def __init__(
        self, url: str, delay_ms: float, loss: float = 0, cuts: float = 0, seed: int = 1
    ) -> None:
        parts = urlsplit(url)
        self.there = (parts.hostname or "127.0.0.1", parts.port or 80)
        self.delay = delay_ms / 1000
        self.loss = loss / 100
        self.cuts = cuts / 100
        self.chance = random.Random(seed)
        self.url = ""
        self.was_cut = 0
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> BadLine:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)

    def cut(self) -> None:
        """Every connection breaks off."""
        for writer in list(self._open):
            writer.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            far_reader, far_writer = await asyncio.open_connection(*self.there)
            pair = {writer, far_writer}
            self._open |= pair
            try:
                request = await reader.readuntil(b"\r\n")
                told = f"x-rtt-us: {int(self.delay * 2_000_000)}\r\n".encode()
                far_writer.write(request + told)
                await asyncio.gather(
                    self._carry(reader, far_writer, pair), self._carry(far_reader, writer, pair)
                )
            finally:
                for one in pair:
                    one.transport.abort()
                self._open -= pair
        except (OSError, asyncio.IncompleteReadError):
            writer.transport.abort()
        finally:
            self._tasks.discard(task)

    async def _carry(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        pair: set[asyncio.StreamWriter],
    ) -> None:
        loop = asyncio.get_running_loop()
        late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, data = await late.get()
                await asyncio.sleep(max(0.0, due - loop.time()))
                if not data:
                    writer.transport.abort()
                    return
                writer.write(data)
                with contextlib.suppress(OSError):
                    await writer.drain()

        delivering = asyncio.create_task(deliver())
        last = 0.0
        try:
            while data := await reader.read(CHUNK):
                due = max(last, loop.time() + self.delay)  # nothing overtakes
                if self.chance.random() < self.loss:
                    due += LOST_S
                last = due
                late.put_nowait((due, data))
                if self.chance.random() < self.cuts:
                    self.was_cut += 1
                    break
        except OSError:
            pass
        late.put_nowait((max(last, loop.time()), b""))
        with contextlib.suppress(OSError):
            await delivering
        for one in pair:
            one.transport.abort()
