"""The WebSocket of a table: messages in, refusals and news out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, TypeAlias, cast

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from quarterdeck.core.seat import NOBODY
from quarterdeck.server.addresses import household
from quarterdeck.server.connections.connection import COME_BACK, Connection
from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.cookies import COOKIE
from quarterdeck.server.http.request import same_origin, who
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.door import enter
from quarterdeck.server.lobby.gathering import LOCKED
from quarterdeck.server.lobby.lobby import SHUT, Lobby
from quarterdeck.server.settings import public_base
from quarterdeck.server.socket.dispatch import NOT_FOR_YOU, Dispatch
from quarterdeck.server.socket.uvicorn_protocol import EXTENSION, QuickProtocol
from quarterdeck.server.watch.blocks import Blocks

Socket: TypeAlias = WebSocket[Any, Any, Any]

MOST_FRAME = 262_144
SEATS = tuple("0123456789")

NO_SUCH_TABLE = 4404  # the browser does not try again
TRY_LATER = 1013


@websocket("/ws/{code:str}")
async def table_socket(
    socket: Socket,
    code: FromPath[str],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> None:
    """One browser at one table."""
    await socket.accept()
    address = household(socket.client.host) if socket.client else ""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", "")):
        await socket.close(code=NOT_FOR_YOU, reason="origin")
        return
    if not limits.connecting.allows(address):
        await socket.close(code=TRY_LATER, reason="slow down")
        return
    if not limits.lines.enter(address):
        await socket.close(code=TRY_LATER, reason="too many")
        return
    try:
        await _at_table(socket, code, lobby, limits, address)
    finally:
        limits.lines.leave(address)


async def _at_table(socket: Socket, code: str, lobby: Lobby, limits: Limits, address: str) -> None:
    guest, entry = await who(socket.cookies.get(COOKIE, ""), lobby)
    blocks: Blocks = socket.app.state.blocks
    if blocks.why(guest, address) is not None:
        await socket.close(code=SHUT, reason="blocked")
        return
    try:
        session = await enter(lobby, limits, code, guest, address)
    except Trouble as trouble:
        lobby.services.counts.refused(trouble.why.key)
        codes = {429: TRY_LATER, 403: LOCKED, 410: SHUT, 503: COME_BACK}
        await socket.close(code=codes.get(trouble.status, NO_SUCH_TABLE), reason=trouble.why.key)
        return
    scheme = "https" if socket.url.scheme in ("wss", "https") else "http"
    base = public_base(scheme, socket.headers.get("host", ""), lobby.settings)
    found = (socket.scope.get("extensions") or {}).get(EXTENSION)
    below: QuickProtocol | None = cast(Any, found)["protocol"] if found else None
    outlet = below.outlet if below is not None else None
    connection = Connection(guest, NOBODY, base, outlet, address, entry)
    wish = socket.query_params.get("seat", "")
    connection.wish = int(wish) if wish in SEATS else -1
    if not await session.attach(connection):
        await socket.close(code=TRY_LATER, reason="full")
        return
    await session.talk.greet(connection)
    dispatch = Dispatch(lobby, session, connection, limits)
    if below is not None:
        below.quick = dispatch.quick
        below.measure(session.is_racing)
    sender = asyncio.create_task(_send(socket, connection))
    try:
        await dispatch.listen(socket.receive)
    finally:
        session.seating.detach(connection)
        connection.close(1000)
        with contextlib.suppress(Exception):
            await sender


async def _send(socket: Socket, connection: Connection) -> None:
    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await connection.run(send)
        await socket.close(code=connection.close_code)
