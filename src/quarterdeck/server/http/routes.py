"""The HTTP interface: who am I, which games, tables and what belongs to them."""

from __future__ import annotations

import asyncio
import gzip
import io
from functools import lru_cache
from typing import Any

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from quarterdeck import __version__, registry
from quarterdeck.bots.levels import LEVEL_NAMES
from quarterdeck.core.seat import NOBODY
from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.request import Browser, Guest
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby import door, mine
from quarterdeck.server.lobby.harbour import created
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.moving import move as move_seat
from quarterdeck.server.lobby.nodes import Elsewhere
from quarterdeck.server.lobby.seals import offer
from quarterdeck.server.lobby.wishes import good_level
from quarterdeck.server.people.avatar import good_avatar
from quarterdeck.server.people.names import clean_name
from quarterdeck.server.present import OPEN
from quarterdeck.server.session.colours import COLOURS
from quarterdeck.server.session.finished import draws_told
from quarterdeck.server.session.pace import paces_for
from quarterdeck.server.session.session import Session
from quarterdeck.server.settings import public_base
from quarterdeck.server.storage.queries import load_frames

AnyRequest = Request[Any, Any, Any]

NO: dict[int, ResponseSpec] = {
    status: ResponseSpec(protocol.Problem, generate_examples=False, description="Refused, in words")
    for status in (400, 403, 404, 409, 410, 413, 429, 500, 503)
}

REPLAY = NO | {200: ResponseSpec(protocol.Replay, generate_examples=False, description="All of it")}


@get("/api/health", responses=NO)
async def health(lobby: NamedDependency[Lobby]) -> dict[str, str]:
    """The server and its storage answer."""
    await lobby.store.run(lambda _: None)
    return {"status": "ok", "version": __version__}


@get("/api/ready", responses=NO)
async def ready(lobby: NamedDependency[Lobby]) -> Response[dict[str, str]]:
    """Whether what is done here is kept: for a balancer, or who looks after the server."""
    why = await lobby.health.look()
    if not why and lobby.nodes is not None and not lobby.nodes.is_ready:
        why = "it is about to stop" if lobby.nodes.is_leaving else "the others do not hear it"
    said = {"status": "unwell", "why": why} if why else {"status": "ok"}
    return Response(said, status_code=503 if why else 200)


@get("/api/games", sync_to_thread=False, responses=NO)
def games() -> list[protocol.GameCard]:
    """The games of this house."""
    cards = []
    for id in registry.GAMES:
        info = registry.game(id).info
        options = [
            protocol.OptionInfo(
                o.name, list(o.choices), o.default, o.when, o.several, o.apart, o.seats
            )
            for o in info.options
        ]
        cards.append(
            protocol.GameCard(
                id,
                info.version,
                info.min_seats,
                info.max_seats,
                info.minutes,
                options,
                list(LEVEL_NAMES),
                list(registry.guides(id)),
                [list(seats) for seats in info.roles],
                paces_for(registry.game(id)),
                0 if info.printed else COLOURS,
            )
        )
    return cards


@get("/api/me", responses=NO)
async def me(guest: NamedDependency[Guest], lobby: NamedDependency[Lobby]) -> protocol.Me:
    """Who I am; a browser we have not seen becomes a guest."""
    found = await lobby.guest(guest.id)
    return protocol.Me(found.name, found.id, found.avatar)


@post("/api/me", status_code=200, responses=NO)
async def rename(
    data: JSONBody[protocol.Rename],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> protocol.Me:
    """How I want to be called and to look."""
    if not limits.renaming.allows(guest.id):
        raise Trouble(429, "no-too-fast")
    name = clean_name(data.name) if data.name is not None else None
    if name == "":
        raise Trouble(400, "no-bad-name")
    avatar = good_avatar(data.avatar) if data.avatar is not None else None
    found = await lobby.rename(guest.id, name, avatar)
    return protocol.Me(found.name, found.id, found.avatar)


@post("/api/seal", status_code=200, responses=NO)
async def seal(
    guest: NamedDependency[Guest], lobby: NamedDependency[Lobby], limits: NamedDependency[Limits]
) -> protocol.Sealed:
    """A seal for the table I am about to set up: my part comes after it, so nobody can choose."""
    if not limits.sealing.allows(guest.id) or not limits.sealing_here.allows(guest.address):
        raise Trouble(429, "no-too-fast")
    return protocol.Sealed(await offer(lobby.store))


@post("/api/tables", responses=NO)
async def create(
    data: JSONBody[protocol.NewTable],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> protocol.Created:
    """Set up a table."""
    may_create(guest, limits)
    session = await lobby.create(await lobby.guest(guest.id), data)
    return created(session.row, guest.id)


@post("/api/guide/{game:str}", responses=NO)
async def guide(
    game: FromPath[str],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
    role: FromQuery[str | None] = None,
) -> protocol.Created:
    """A guided first game, of a role where seats differ."""
    may_create(guest, limits)
    session = await lobby.guide(await lobby.guest(guest.id), game, role or "")
    return created(session.row, guest.id)


@get("/api/tables", responses=NO)
async def my_tables(
    request: AnyRequest,
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
    code: FromQuery[list[str] | None] = None,
) -> protocol.MyTables:
    """The tables of these codes, as I see them in my list."""
    asker = Browser(request, guest, lobby)
    return await mine.my_tables(lobby, limits, guest.id, guest.address, code or [], asker)


@get("/api/tables/{code:str}", responses=NO)
async def table(session: NamedDependency[Session]) -> protocol.TableInfo:
    """What everyone may know of a table."""
    return session.seating.info()


@post("/api/tables/{code:str}/enter", status_code=200, responses=NO)
async def enter(
    code: FromPath[str],
    data: JSONBody[protocol.Enter],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> protocol.TableInfo:
    """The link of a locked table was opened: I may look at it from now on."""
    session = await door.invite(lobby, limits, code, guest.id, guest.address, data.key)
    return session.seating.info()


@post("/api/tables/{code:str}/join", status_code=200, responses=NO)
async def join(
    session: NamedDependency[Session],
    data: JSONBody[protocol.Join],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
) -> protocol.Created:
    """Sit down; the game starts when no seat is open."""
    found = await lobby.guest(guest.id)
    await lobby.gathering.join(session, found, data.seat, data.part, data.colour)
    return created(session.row, guest.id)


@post("/api/tables/{code:str}/move", status_code=200, responses=NO)
async def move(
    session: NamedDependency[Session],
    data: JSONBody[protocol.Move],
    guest: NamedDependency[Guest],
) -> protocol.TableInfo:
    """Another seat, before the game."""
    await move_seat(session, guest.id, data)
    return session.seating.info()


@post("/api/tables/{code:str}/arrange", status_code=200, responses=NO)
async def arrange(
    session: NamedDependency[Session],
    data: JSONBody[protocol.Arrange],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
) -> protocol.TableInfo:
    """The host changes what the table is like."""
    await lobby.gathering.arrange(session, guest.id, data)
    return session.seating.info()


@post("/api/tables/{code:str}/start", status_code=200, responses=NO)
async def start(
    session: NamedDependency[Session],
    data: JSONBody[protocol.Start],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
) -> protocol.TableInfo:
    """The host starts the game."""
    await lobby.gathering.start(session, guest.id, data)
    return session.seating.info()


@post("/api/tables/{code:str}/seats/{seat:int}", status_code=200, responses=NO)
async def give(
    session: NamedDependency[Session],
    seat: FromPath[int],
    data: JSONBody[protocol.Give],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
) -> protocol.TableInfo:
    """The host gives a seat to a bot, or back."""
    await session.lend(guest.id, seat, data, good_level(data.level))
    async with session.lock:
        if session.row.status == "waiting":
            await lobby.gathering.start_if_full(session)
    return session.seating.info()


@post("/api/tables/{code:str}/rematch", status_code=200, responses=NO)
async def rematch(
    session: NamedDependency[Session],
    data: JSONBody[protocol.Rematch],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> protocol.Created:
    """The same players again."""
    if not session.row.rematch:
        may_create(guest, limits)
    follows = await lobby.rematch(session, session.row.seat_of(guest.id), data)
    return created(follows, guest.id)


@get("/api/tables/{code:str}/replay", responses=REPLAY, packed=True)
async def replay(
    request: AnyRequest,
    session: NamedDependency[Session],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
    eyes: FromQuery[str | None] = None,
) -> Response[bytes]:
    """A finished game, step by step, as a spectator saw it; or as a seat did, or "open"."""
    if not limits.replaying.allows(guest.id) or not limits.replaying_here.allows(guest.address):
        raise Trouble(429, "no-too-fast")
    body = await lobby.replays.packed(session, read_eyes(eyes or ""))
    headers = {"vary": "accept-encoding", "content-encoding": "gzip"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.decompress, body)
        del headers["content-encoding"]
    return Response(body, media_type="application/json", headers=headers)


@get("/api/tables/{code:str}/draws", responses=NO)
async def draws(session: NamedDependency[Session], lobby: NamedDependency[Lobby]) -> protocol.Draws:
    """A finished game's draws, for a page that checks them itself."""
    ending = await session.keeping.ending()
    return draws_told(ending, await lobby.store.run(load_frames(session.row.code)))


@get("/api/tables/{code:str}/record", media_type="application/jsonl", responses=NO)
async def record_file(session: NamedDependency[Session]) -> Response[str]:
    """A finished game as a file: every action, and the secret behind the draws."""
    text = (await session.keeping.ending()).record_lines()
    name = f"{session.row.game}-{session.row.code}.jsonl".lower()
    return Response(
        text,
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=NO)
async def qr(
    request: AnyRequest, session: NamedDependency[Session], lobby: NamedDependency[Lobby]
) -> Response[bytes]:
    """The table's address for a phone's camera."""
    base = public_base(request.url.scheme, request.headers.get("host", ""), lobby.settings)
    drawn = await asyncio.to_thread(_drawn, base + session.row.join_link())
    return Response(drawn, media_type="image/svg+xml")


@lru_cache(maxsize=200)
def _drawn(url: str) -> bytes:
    """It takes as long as ten other answers."""
    out = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        out, kind="svg", border=2, scale=8, omitsize=True, dark="#1b2733", light="#ffffff"
    )
    return out.getvalue()


@post("/api/seats", status_code=200, responses=NO)
async def take_seat(
    request: AnyRequest,
    data: JSONBody[protocol.TakeSeat],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> protocol.Created:
    """A private seat link: this browser holds the seat from now on. The link itself opens a page
    that asks for this: a messenger's robot that only looks at it gets no seat.
    """
    try:
        session, seat = await door.by_link(lobby, limits, data.link, guest.id, guest.address)
    except Elsewhere as elsewhere:  # its code is in the body: nobody before us could see that
        body = msgspec.json.encode(data)
        told = await Browser(request, guest, lobby).asks(elsewhere, "/api/seats", body)
        return msgspec.json.decode(told, type=protocol.Created)
    async with session.lock:
        # Who sits here already stays: a link from somebody else must not move them.
        if session.row.seat_of(guest.id) < 0:
            await session.seating.bind(guest.id, seat)
        return created(session.row, guest.id)


HANDLERS = [
    health,
    ready,
    games,
    me,
    rename,
    seal,
    create,
    guide,
    my_tables,
    table,
    enter,
    join,
    move,
    arrange,
    start,
    give,
    rematch,
    replay,
    draws,
    record_file,
    qr,
    take_seat,
]


def read_eyes(text: str) -> int:
    """By whose eyes a replay is to be seen: a seat's number, "open" or nobody's."""
    if text == "open":
        return OPEN
    if not text:
        return NOBODY
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise Trouble(404, "no-such-seat")
    return int(text)


def may_create(guest: Guest, limits: Limits) -> None:
    """Trouble for who sets up too many tables."""
    if not limits.creating.allows(guest.id) or not limits.creating_here.allows(guest.address):
        raise Trouble(429, "no-too-many")
