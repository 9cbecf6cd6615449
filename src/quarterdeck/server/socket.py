"""The WebSocket of a table: messages in, refusals and news out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, TypeAlias, cast
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from quarterdeck.core.seat import NOBODY
from quarterdeck.server.guests import COOKIE, read_cookie
from quarterdeck.server.harbour import Harbour
from quarterdeck.server.limits import Limits
from quarterdeck.server.line import Line
from quarterdeck.server.settings import public_base
from quarterdeck.server.talk import NOT_FOR_YOU, Talk
from quarterdeck.server.trouble import Trouble
from quarterdeck.server.wires import EXTENSION, Wire

Socket: TypeAlias = WebSocket[Any, Any, Any]

MOST_FRAME = 262_144

NO_SUCH_TABLE = 4404  # the browser does not try again
TRY_LATER = 1013


@websocket("/ws/{code:str}")
async def table_socket(
    socket: Socket,
    code: FromPath[str],
    harbour: NamedDependency[Harbour],
    limits: NamedDependency[Limits],
) -> None:
    """One browser at one table."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", "")):
        await socket.close(code=NOT_FOR_YOU, reason="origin")
        return
    if not limits.connecting.allows(address):
        await socket.close(code=TRY_LATER, reason="slow down")
        return
    try:
        running = await harbour.table(code)
    except Trouble as trouble:
        guessing = not limits.guessing.allows(address)
        await socket.close(code=TRY_LATER if guessing else NO_SUCH_TABLE, reason=trouble.why.key)
        return
    guest = read_cookie(socket.cookies.get(COOKIE, ""), harbour.cookie_key)
    scheme = "https" if socket.url.scheme in ("wss", "https") else "http"
    base = public_base(scheme, socket.headers.get("host", ""), harbour.settings)
    found = (socket.scope.get("extensions") or {}).get(EXTENSION)
    wire_below: Wire | None = cast(Any, found)["wire"] if found else None
    outlet = wire_below.outlet if wire_below is not None else None
    line = Line(guest, NOBODY, base, outlet)
    if not await running.attach(line):
        await socket.close(code=TRY_LATER, reason="full")
        return
    talk = Talk(harbour, running, line)
    if wire_below is not None:
        wire_below.quick = talk.quick
        wire_below.measure(running.is_racing)
    sender = asyncio.create_task(_send(socket, line))
    try:
        await talk.listen(socket.receive)
    finally:
        running.detach(line)
        line.close(1000)
        with contextlib.suppress(Exception):
            await sender


async def _send(socket: Socket, line: Line) -> None:
    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await line.run(send)
        await socket.close(code=line.close_code)


def same_origin(origin: str | None, host: str) -> bool:
    """Browsers say where a page comes from; only our own pages may talk to us."""
    return origin is None or urlsplit(origin).netloc.lower() == host.lower()
