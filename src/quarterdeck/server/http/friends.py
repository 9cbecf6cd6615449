"""Friends, those one does not want to meet, and invitations to a table."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.request import Guest
from quarterdeck.server.http.routes import NO
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.notice.bell import Bell
from quarterdeck.server.people import friends as known
from quarterdeck.server.people.pages import guest_called
from quarterdeck.server.protocol.friends import Befriend, Decline, Friends, Invite
from quarterdeck.server.session.session import Session


@get("/api/friends", responses=NO)
async def friends(
    guest: NamedDependency[Guest], lobby: NamedDependency[Lobby], limits: NamedDependency[Limits]
) -> Friends:
    """Whom I know; nobody else may ask for it."""
    if not limits.reading.allows(guest.address):
        raise Trouble(429, "no-too-fast")
    return await lobby.store.run(known.friends_of(guest.id))


@post("/api/friends", status_code=200, responses=NO)
async def befriend(
    data: JSONBody[Befriend],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> Friends:
    """What somebody is to me from now on; they are told nothing."""
    if not limits.reading.allows(guest.address):
        raise Trouble(429, "no-too-fast")
    other = await lobby.store.run(guest_called(data.person))
    if not other:
        raise Trouble(404, "no-such-person")
    if other == guest.id:
        raise Trouble(400, "no-friend-self")
    await lobby.store.run(known.befriend(guest.id, other, data.kind))
    await lobby.lines.know(guest.id, other, data.kind == "shun")
    return await lobby.store.run(known.friends_of(guest.id))


@post("/api/tables/{code:str}/invitations", status_code=200, responses=NO)
async def invite(
    session: NamedDependency[Session],
    data: JSONBody[Invite],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
    bell: NamedDependency[Bell],
) -> Invite:
    """To my table. Who does not want to hear of me is asked nothing, and I am not told so."""
    row = session.row
    if row.seat_of(guest.id) < 0:
        raise Trouble(403, "no-seat-yours")
    if row.status == "over" or row.guide:
        raise Trouble(409, "no-game-over" if row.status == "over" else "no-not-in-lesson")
    if not any(s.kind == "open" or (s.kind == "bot" and row.yields) for s in row.seats):
        raise Trouble(409, "no-seat-open")
    if not limits.inviting.allows(guest.id, len(data.people)):
        raise Trouble(429, "no-too-fast")
    others = [await lobby.store.run(guest_called(person)) for person in data.people]
    if not all(others):
        raise Trouble(404, "no-such-person")
    reached = await lobby.store.run(known.invite(row.code, guest.id, others))
    if reached:
        await lobby.lines.spread(reached)
        bell.invite(row, (await lobby.guest(guest.id)).name, reached)
    return data


@post("/api/invitations/decline", status_code=200, responses=NO)
async def decline(
    data: JSONBody[Decline], guest: NamedDependency[Guest], lobby: NamedDependency[Lobby]
) -> Decline:
    """Not now; who invites is told nothing."""
    await lobby.store.run(known.decline(data.code, guest.id))
    return data


FRIENDS = [friends, befriend, invite, decline]
