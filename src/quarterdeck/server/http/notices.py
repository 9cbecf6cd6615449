"""Wishes to be told when it is one's turn."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.request import Guest
from quarterdeck.server.http.routes import NO
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.notice.bell import Bell
from quarterdeck.server.storage.notices import PushTarget, forget_push, save_push


@get("/api/notices", responses=NO)
async def notices(bell: NamedDependency[Bell]) -> protocol.Notices:
    """Whether this server can reach a browser that is closed, and by which key."""
    return protocol.Notices(bell.push.public_key)


@post("/api/notices", status_code=200, responses=NO)
async def notify(
    data: JSONBody[protocol.Notify],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
    bell: NamedDependency[Bell],
) -> protocol.Notices:
    """This browser wants to be told, or does not any more."""
    if not limits.creating.allows(guest.id):
        raise Trouble(429, "no-too-fast")
    if not data.wanted:
        await lobby.store.run(forget_push(data.endpoint, guest.id))
    elif not bell.push.is_on:
        raise Trouble(404, "no-push")
    else:
        bell.push.check(data.endpoint)
        target = PushTarget(data.endpoint, guest.id, data.p256dh, data.auth, data.language)
        await lobby.store.run(save_push(target))
    return protocol.Notices(bell.push.public_key)


HEARD = [notices, notify]
