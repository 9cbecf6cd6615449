"""One HTTP request to another server of the same database, answered piece by piece."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

import h11

CONNECT_S = 1.0
PATIENCE_S = 150.0  # the longest that an answer takes: a look back at a long game
PIECE = 65_536

Headers = list[tuple[bytes, bytes]]


@dataclass
class Answer:
    """Its head; the body follows."""

    status: int
    headers: Headers
    body: AsyncIterator[bytes]

    async def whole(self) -> bytes:
        """All of the body."""
        return b"".join([piece async for piece in self.body])


@dataclass(eq=False)
class Asked:
    """A question that is not answered yet, for whoever learns that nobody will answer it."""

    id: str  # of the server
    writer: asyncio.StreamWriter

    def abort(self) -> None:
        """It has no answer."""
        self.writer.transport.abort()


async def connect(
    address: str,
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """OSError: nobody is there, or does not answer."""
    host, _, port = address.rpartition(":")
    async with asyncio.timeout(CONNECT_S):
        return await asyncio.open_connection(host.strip("[]"), int(port))


@contextlib.asynccontextmanager
async def asked(
    address: str,
    method: str,
    target: str,
    headers: Headers,
    body: bytes = b"",
    patience: float = PATIENCE_S,
    on_way: Callable[[asyncio.StreamWriter], AbstractContextManager[object]] = nullcontext,
) -> AsyncIterator[Answer]:
    """OSError: it has no answer for us. ``on_way`` is entered while we wait."""
    reader, writer = await connect(address)
    try:
        async with asyncio.timeout(patience):
            with on_way(writer):
                yield await _ask(reader, writer, method, target, headers, body)
    except (h11.ProtocolError, asyncio.IncompleteReadError) as error:
        raise OSError("the other server broke off") from error
    finally:
        writer.close()


async def _ask(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    method: str,
    target: str,
    headers: Headers,
    body: bytes,
) -> Answer:
    line = h11.Connection(h11.CLIENT)

    async def event() -> h11.Event:
        while True:
            found = line.next_event()
            if isinstance(found, h11.Event):
                return found
            data = await reader.read(PIECE)
            if not data and line.their_state is h11.SEND_RESPONSE:
                raise OSError("the other server hung up")
            line.receive_data(data)

    async def pieces() -> AsyncIterator[bytes]:
        while isinstance(found := await event(), h11.Data):
            yield bytes(found.data)

    said = [*headers, (b"connection", b"close"), (b"content-length", str(len(body)).encode())]
    request = h11.Request(method=method, target=target, headers=said)
    writer.write(line.send(request) or b"")
    writer.write(line.send(h11.Data(data=body)) or b"")
    writer.write(line.send(h11.EndOfMessage()) or b"")
    await writer.drain()
    while not isinstance(head := await event(), h11.Response):
        pass
    return Answer(head.status_code, [(bytes(k), bytes(v)) for k, v in head.headers], pieces())
