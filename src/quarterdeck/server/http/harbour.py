"""Tables that anybody may find, and a quick match."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from quarterdeck.server import protocol
from quarterdeck.server.http.request import Browser, Guest
from quarterdeck.server.http.routes import NO, AnyRequest, may_create
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.harbour import Listed
from quarterdeck.server.lobby.lobby import Lobby


@get("/api/harbour", responses=NO)
async def harbour(
    guest: NamedDependency[Guest], listing: NamedDependency[Listed]
) -> protocol.Harbour:
    """The tables that wait for somebody, and those one can watch."""
    return await listing.told(guest.id)


@post("/api/quick", responses=NO)
async def quick(
    request: AnyRequest,
    data: JSONBody[protocol.QuickMatch],
    guest: NamedDependency[Guest],
    listing: NamedDependency[Listed],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> protocol.Created:
    """Sit down where somebody waits, or wait for somebody."""
    may_create(guest, limits)
    return await listing.quick(await lobby.guest(guest.id), data, Browser(request, guest, lobby))


HARBOUR = [harbour, quick]
