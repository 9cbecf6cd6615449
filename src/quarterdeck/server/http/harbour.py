"""Tables that anybody may find, and a quick match."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.request import Guest
from quarterdeck.server.http.routes import NO
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.harbour import Listed


@get("/api/harbour", responses=NO)
async def harbour(
    guest: NamedDependency[Guest], listing: NamedDependency[Listed]
) -> protocol.Harbour:
    """The tables that wait for somebody, and those one can watch."""
    return await listing.told(guest.id)


@get("/api/quick", responses=NO)
async def quick(
    game: FromQuery[str],
    guest: NamedDependency[Guest],
    listing: NamedDependency[Listed],
    limits: NamedDependency[Limits],
) -> protocol.QuickMatch:
    """Where somebody waits: to be joined, or a table to be made, as any other."""
    if not limits.reading.allows(guest.address):
        raise Trouble(429, "no-too-fast")
    return await listing.quick(guest.id, game)


HARBOUR = [harbour, quick]
