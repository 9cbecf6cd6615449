"""People: their pages, what they have played, who is best."""

from __future__ import annotations

from typing import Literal

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from quarterdeck import registry
from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.request import Guest
from quarterdeck.server.http.routes import NO
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.harbour import created
from quarterdeck.server.lobby.holders import new_link
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.people.history import Wish, game_of_table, games_of
from quarterdeck.server.people.pages import board_of, guest_called, page_of
from quarterdeck.server.protocol.http import Created, NewLink
from quarterdeck.server.protocol.people import Board, PersonPage, Played, PlayedGames
from quarterdeck.server.session.session import Session

ME = "me"


@get("/api/people/{person:str}", responses=NO)
async def person(
    person: FromPath[str],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> PersonPage:
    """Somebody's page, or mine."""
    whose = await found(person, guest, lobby, limits)
    return await lobby.store.run(page_of(whose, guest.id))


@get("/api/people/{person:str}/games", responses=NO)
async def played(
    person: FromPath[str],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
    game: FromQuery[str | None] = None,
    how: FromQuery[Literal["won", "lost"] | None] = None,
    others: FromQuery[Literal["people", "bots"] | None] = None,
    after: FromQuery[str | None] = None,
) -> PlayedGames:
    """What somebody has played, the last game first."""
    whose = await found(person, guest, lobby, limits)
    wish = Wish(game or "", how or "", others or "", after or "")
    return await lobby.store.run(games_of(whose, guest.id, wish))


@get("/api/ratings/{game:str}", responses=NO)
async def ratings(
    game: FromPath[str],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> Board:
    """Who is best at a game."""
    if game not in registry.GAMES:
        raise Trouble(404, "no-such-game")
    if not limits.reading.allows(guest.address):
        raise Trouble(429, "no-too-fast")
    return await lobby.store.run(board_of(game, guest.id))


@get("/api/tables/{code:str}/outcome", responses=NO)
async def outcome(
    session: NamedDependency[Session],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
) -> Played:
    """What a table's game came to for those who played it."""
    told = await lobby.store.run(game_of_table(session.row.code, guest.id))
    if told is None:
        raise Trouble(409, "no-not-over" if session.row.status != "over" else "no-not-kept")
    return told


@post("/api/tables/{code:str}/seats/{seat:int}/link", status_code=200, responses=NO)
async def new_seat_link(
    session: NamedDependency[Session],
    seat: FromPath[int],
    data: JSONBody[NewLink],
    guest: NamedDependency[Guest],
) -> Created:
    """Whose seat it is, or the host, makes its link anew."""
    await new_link(session, guest.id, seat, data.alone)
    return created(session.row, guest.id)


async def found(person: str, guest: Guest, lobby: Lobby, limits: Limits) -> str:
    """The guest whose page it is; Trouble if there is no such page."""
    if not limits.reading.allows(guest.address):
        raise Trouble(429, "no-too-fast")
    if person == ME:
        return guest.id
    whose = await lobby.store.run(guest_called(person))
    if not whose:
        raise Trouble(404, "no-such-person")
    return whose


PEOPLE = [person, played, ratings, outcome, new_seat_link]
