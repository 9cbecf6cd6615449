"""The host's page, and what everybody hears of it: who holds the host's key gets in."""

from __future__ import annotations

import hmac
import time
from http.cookies import SimpleCookie

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.request import AnyRequest, Guest, address_of
from quarterdeck.server.http.routes import NO
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.holders import step_aside
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.protocol.watch import (
    Announce,
    Block,
    CloseTable,
    EnterWatch,
    News,
    ReportSeen,
    Watch,
)
from quarterdeck.server.watch import overview
from quarterdeck.server.watch.blocks import Blocks
from quarterdeck.server.watch.key import COOKIE, STAYS_S, crumb, host_key, is_crumb
from quarterdeck.server.watch.news import announce, news_of

SINCE = int(time.time())


async def provide_host(request: AnyRequest, lobby: NamedDependency[Lobby]) -> bool:
    """Trouble, unless the browser has come in with the host's key."""
    key = await lobby.store.run(host_key)
    if not is_crumb(request.cookies.get(COOKIE, ""), key):
        raise Trouble(403, "no-not-watching")
    return True


@get("/api/news", responses=NO)
async def news(
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    callers: NamedDependency[overview.Seen],
) -> News:
    """What is new for me: what the host says, who invites me."""
    callers.note(guest.id, guest.address)
    return await lobby.store.run(news_of(guest.id))


@post("/api/watch/enter", status_code=200, responses=NO)
async def enter_watch(
    request: AnyRequest,
    data: JSONBody[EnterWatch],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
    callers: NamedDependency[overview.Seen],
) -> Watch:
    """With the key of the host's link, which browsers do not send with the address."""
    if not limits.signing_in.allows(address_of(request)):
        raise Trouble(429, "no-too-fast")
    key = await lobby.store.run(host_key)
    if not hmac.compare_digest(data.key.encode(), key.encode()):
        raise Trouble(403, "no-host-key")
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = crumb(key, time.time())
    mine = cookie[COOKIE]
    mine["path"] = "/api/watch"
    mine["max-age"] = str(STAYS_S)
    mine["samesite"] = "Strict"
    mine["httponly"] = "yes"
    if request.url.scheme == "https":
        mine["secure"] = "yes"
    request.scope["state"]["set_cookie"] = mine.OutputString()
    return await overview.overview(lobby, callers, SINCE)


@get("/api/watch", responses=NO)
async def watch(
    is_host: NamedDependency[bool],
    lobby: NamedDependency[Lobby],
    callers: NamedDependency[overview.Seen],
) -> Watch:
    """How it stands."""
    return await overview.overview(lobby, callers, SINCE)


@post("/api/watch/close", status_code=200, responses=NO)
async def close_table(
    is_host: NamedDependency[bool],
    data: JSONBody[CloseTable],
    lobby: NamedDependency[Lobby],
    blocks: NamedDependency[Blocks],
    callers: NamedDependency[overview.Seen],
) -> Watch:
    """A table is closed, or opened again."""
    row = await lobby.row(data.code)
    if row is None or row.status == "over":
        raise Trouble(404, "no-such-table")
    await lobby.store.run(overview.close_table(row, data))
    await blocks.look()
    return await overview.overview(lobby, callers, SINCE)


@post("/api/watch/block", status_code=200, responses=NO)
async def block(
    is_host: NamedDependency[bool],
    data: JSONBody[Block],
    lobby: NamedDependency[Lobby],
    blocks: NamedDependency[Blocks],
    callers: NamedDependency[overview.Seen],
) -> Watch:
    """Somebody may not come in from now on: nobody waits for them. Or they may again."""
    guest = await lobby.store.run(overview.block(data))
    await blocks.look()
    if guest and not data.lift:
        await step_aside(lobby, guest)
    return await overview.overview(lobby, callers, SINCE)


@post("/api/watch/say", status_code=200, responses=NO)
async def say(
    is_host: NamedDependency[bool],
    data: JSONBody[Announce],
    lobby: NamedDependency[Lobby],
    blocks: NamedDependency[Blocks],
    callers: NamedDependency[overview.Seen],
) -> Watch:
    """Everybody hears of it."""
    if not (data.restart_in or data.take_back or data.text.strip()):
        raise Trouble(400, "no-words")
    await lobby.store.run(announce(data))
    await blocks.look()
    return await overview.overview(lobby, callers, SINCE)


@post("/api/watch/report", status_code=200, responses=NO)
async def report_seen(
    is_host: NamedDependency[bool],
    data: JSONBody[ReportSeen],
    lobby: NamedDependency[Lobby],
    callers: NamedDependency[overview.Seen],
) -> Watch:
    """It needs no more looking at."""
    await lobby.store.run(overview.drop_report(data.id))
    return await overview.overview(lobby, callers, SINCE)


WATCH = [news, enter_watch, watch, close_table, block, say, report_seen]
