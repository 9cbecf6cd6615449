"""Events over HTTP: made, joined, looked at."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from quarterdeck.server.errors import Trouble
from quarterdeck.server.events.desk import Desk
from quarterdeck.server.http.request import Guest
from quarterdeck.server.http.routes import NO, may_create
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.door import guess
from quarterdeck.server.protocol.events import (
    EventCard,
    EventMade,
    EventPage,
    EventPerson,
    NewEvent,
)


@get("/api/events", responses=NO)
async def events(guest: NamedDependency[Guest], desk: NamedDependency[Desk]) -> list[EventCard]:
    """Events that anybody may find, and mine."""
    return await desk.listed(guest.id)


@post("/api/events", responses=NO)
async def make(
    data: JSONBody[NewEvent],
    guest: NamedDependency[Guest],
    desk: NamedDependency[Desk],
    limits: NamedDependency[Limits],
) -> EventMade:
    """Make one."""
    may_create(guest, limits)
    return EventMade((await desk.make(guest.id, data)).id)


@get("/api/events/{event:str}", responses=NO)
async def page(
    event: FromPath[str],
    guest: NamedDependency[Guest],
    desk: NamedDependency[Desk],
    limits: NamedDependency[Limits],
    round: FromQuery[int | None] = None,
) -> EventPage:
    """How it stands; whoever takes part and asks is here."""
    return await at(desk, limits, event, guest, round or 0)


@post("/api/events/{event:str}/join", status_code=200, responses=NO)
async def join(
    event: FromPath[str],
    guest: NamedDependency[Guest],
    desk: NamedDependency[Desk],
    limits: NamedDependency[Limits],
) -> EventPage:
    """Take part; again it is the same."""
    may_change(guest, limits)
    await desk.join(event, guest.id)
    return await desk.page(event, guest.id)


@post("/api/events/{event:str}/leave", status_code=200, responses=NO)
async def leave(
    event: FromPath[str],
    guest: NamedDependency[Guest],
    desk: NamedDependency[Desk],
    limits: NamedDependency[Limits],
) -> EventPage:
    """Take part no more."""
    may_change(guest, limits)
    await desk.leave(event, guest.id)
    return await desk.page(event, guest.id)


@post("/api/events/{event:str}/remove", status_code=200, responses=NO)
async def remove(
    event: FromPath[str],
    data: JSONBody[EventPerson],
    guest: NamedDependency[Guest],
    desk: NamedDependency[Desk],
) -> EventPage:
    """The host takes somebody out."""
    await desk.remove(event, guest.id, data.person)
    return await desk.page(event, guest.id)


@post("/api/events/{event:str}/start", status_code=200, responses=NO)
async def start(
    event: FromPath[str], guest: NamedDependency[Guest], desk: NamedDependency[Desk]
) -> EventPage:
    """The host begins it."""
    await desk.start(event, guest.id)
    return await desk.page(event, guest.id)


@post("/api/events/{event:str}/end", status_code=200, responses=NO)
async def end(
    event: FromPath[str], guest: NamedDependency[Guest], desk: NamedDependency[Desk]
) -> EventPage:
    """The host calls it off, or ends it where it is."""
    await desk.end(event, guest.id)
    return await desk.page(event, guest.id)


async def at(desk: Desk, limits: Limits, event: str, guest: Guest, round: int) -> EventPage:
    """The page of an id; guesses lead nowhere."""
    with guess(limits, guest.address):
        return await desk.page(event, guest.id, round)


def may_change(guest: Guest, limits: Limits) -> None:
    """Trouble for who comes and goes too often."""
    if not limits.entering.allows(guest.id):
        raise Trouble(429, "no-too-fast")


EVENTS = [events, make, page, join, leave, remove, start, end]
