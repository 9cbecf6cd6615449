"""Looks back at finished games, games that go on from them, and hints."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from quarterdeck.core.step import RACE
from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.request import Guest
from quarterdeck.server.http.routes import NO, may_create
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.branch import branch
from quarterdeck.server.lobby.door import enter
from quarterdeck.server.lobby.harbour import created
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.workers.fair import Who


@get("/api/tables/{code:str}/look", responses=NO)
async def look(
    code: FromPath[str],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> protocol.LookBack:
    """How each seat stood in a finished game, what was luck and which decisions cost."""
    if not lobby.looks.looking.allows(guest.id):
        raise Trouble(429, "no-too-fast")
    session = await enter(lobby, limits, code, guest.id, guest.address)
    return await lobby.looks.look(session, Who(guest.address, guest.id))


@post("/api/tables/{code:str}/branch", responses=NO)
async def play_on_from(
    code: FromPath[str],
    data: JSONBody[protocol.Branch],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> protocol.Created:
    """Play on from a moment of a finished game, against bots."""
    may_create(guest, limits)
    session = await enter(lobby, limits, code, guest.id, guest.address)
    made = await branch(lobby, session, await lobby.guest(guest.id), data)
    return created(made.row, guest.id)


@post("/api/tables/{code:str}/hint", status_code=200, responses=NO)
async def hint(
    code: FromPath[str],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> protocol.Hint:
    """What a strong bot would do in my place; only where I play against bots alone."""
    looks = lobby.looks
    if not looks.hinting.allows(guest.id) or not looks.hinting_here.allows(guest.address):
        raise Trouble(429, "no-too-fast")
    session = await enter(lobby, limits, code, guest.id, guest.address)
    async with session.lock:
        row, table = session.row, session.table
        seat = row.seat_of(guest.id)
        if seat < 0:
            raise Trouble(403, "no-seat-yours")
        if row.heat is not None:
            raise Trouble(403, "no-hint-people")
        if any(s.kind != "bot" for k, s in enumerate(row.seats) if k != seat):
            raise Trouble(403, "no-hint-people")
        if table is None or row.guide or row.seats[seat].is_bot or table.ask(seat) is None:
            raise Trouble(409, "no-hint-now")
        if table.game.step(table.state).timing == RACE:
            raise Trouble(409, "no-hint-now")
        view, heard, v = table.view(seat), table.heard(seat), table.v
    return await looks.hint(row.game, view, heard, seat, v, Who(guest.address, guest.id))


LOOKING = [look, play_on_from, hint]
