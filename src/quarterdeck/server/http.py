"""The HTTP interface: who am I, which games, tables and what belongs to them."""

from __future__ import annotations

import hmac
import io
from typing import Any

import segno
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from quarterdeck import __version__, registry
from quarterdeck.bots.levels import LEVEL_NAMES
from quarterdeck.core.seat import NOBODY
from quarterdeck.server import wire
from quarterdeck.server.asking import Guest
from quarterdeck.server.finished import read_frames
from quarterdeck.server.guests import clean_name
from quarterdeck.server.guides import guide_of
from quarterdeck.server.harbour import Harbour, level
from quarterdeck.server.limits import Limits
from quarterdeck.server.running import Running
from quarterdeck.server.settings import public_base
from quarterdeck.server.trouble import Trouble
from quarterdeck.server.works import load_frames

AnyRequest = Request[Any, Any, Any]

NO: dict[int, ResponseSpec] = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description="Refused, in words")
    for status in (400, 403, 404, 409, 413, 429, 500, 503)
}


@get("/api/health", responses=NO)
async def health(harbour: NamedDependency[Harbour]) -> dict[str, str]:
    """The server and its storage answer."""
    await harbour.store.run(lambda _: None)
    return {"status": "ok", "version": __version__}


@get("/api/games", sync_to_thread=False, responses=NO)
def games() -> list[wire.GameCard]:
    """The games of this house."""
    cards = []
    for id in registry.GAMES:
        info = registry.game(id).info
        options = [
            wire.OptionInfo(o.name, list(o.choices), o.default, o.when) for o in info.options
        ]
        cards.append(
            wire.GameCard(
                id,
                info.version,
                info.min_seats,
                info.max_seats,
                info.minutes,
                options,
                list(LEVEL_NAMES),
                guide_of(id) is not None,
            )
        )
    return cards


@get("/api/me", responses=NO)
async def me(guest: NamedDependency[Guest], harbour: NamedDependency[Harbour]) -> wire.Me:
    """Who I am; a browser we have not seen becomes a guest."""
    found = await harbour.guest(guest.id)
    return wire.Me(found.name, found.id)


@post("/api/me", status_code=200, responses=NO)
async def rename(
    data: JSONBody[wire.Rename], guest: NamedDependency[Guest], harbour: NamedDependency[Harbour]
) -> wire.Me:
    """How I want to be called."""
    name = clean_name(data.name)
    if not name:
        raise Trouble(400, "no-bad-name")
    found = await harbour.rename(guest.id, name)
    return wire.Me(found.name, found.id)


@post("/api/tables", responses=NO)
async def create(
    data: JSONBody[wire.NewTable],
    guest: NamedDependency[Guest],
    harbour: NamedDependency[Harbour],
    limits: NamedDependency[Limits],
) -> wire.Created:
    """Set up a table."""
    _may_create(guest, limits)
    running = await harbour.create(await harbour.guest(guest.id), data)
    return _created(running, guest.id)


@post("/api/guide/{game:str}", responses=NO)
async def guide(
    game: FromPath[str],
    guest: NamedDependency[Guest],
    harbour: NamedDependency[Harbour],
    limits: NamedDependency[Limits],
) -> wire.Created:
    """A guided first game."""
    _may_create(guest, limits)
    running = await harbour.guide(await harbour.guest(guest.id), game)
    return _created(running, guest.id)


@get("/api/tables/{code:str}", responses=NO)
async def table(code: FromPath[str], harbour: NamedDependency[Harbour]) -> wire.TableInfo:
    """What everyone may know of a table."""
    return (await harbour.table(code)).info()


@post("/api/tables/{code:str}/join", status_code=200, responses=NO)
async def join(
    code: FromPath[str],
    data: JSONBody[wire.Join],
    guest: NamedDependency[Guest],
    harbour: NamedDependency[Harbour],
) -> wire.Created:
    """Sit down; the game starts when no seat is open."""
    running = await harbour.table(code)
    person = await harbour.guest(guest.id)
    async with running.lock:
        await running.sit(person, data.seat)
        await harbour.start_if_full(running)
    return _created(running, guest.id)


@post("/api/tables/{code:str}/seats/{seat:int}", status_code=200, responses=NO)
async def give(
    code: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.Give],
    guest: NamedDependency[Guest],
    harbour: NamedDependency[Harbour],
) -> wire.TableInfo:
    """The host gives a seat to a bot, or back."""
    running = await harbour.table(code)
    await running.lend(guest.id, seat, data, level(data.level))
    async with running.lock:
        if running.row.status == "waiting":
            await harbour.start_if_full(running)
    return running.info()


@post("/api/tables/{code:str}/rematch", status_code=200, responses=NO)
async def rematch(
    code: FromPath[str],
    guest: NamedDependency[Guest],
    harbour: NamedDependency[Harbour],
    limits: NamedDependency[Limits],
) -> wire.Created:
    """The same players again."""
    running = await harbour.table(code)
    if not running.row.rematch:
        _may_create(guest, limits)
    follows = await harbour.rematch(running, running.row.seat_of(guest.id))
    return _created(follows, guest.id)


@get("/api/tables/{code:str}/replay", responses=NO)
async def replay(code: FromPath[str], harbour: NamedDependency[Harbour]) -> wire.Replay:
    """A finished game, step by step, as a spectator saw it."""
    running = await harbour.table(code)
    ending = await running.ending()
    frames = await harbour.store.run(load_frames(running.row.code))
    result = ending.seen(NOBODY).stand.result
    assert result is not None
    return wire.Replay(running.info(), read_frames(frames), result)


@get("/api/tables/{code:str}/record", media_type="application/jsonl", responses=NO)
async def record_file(code: FromPath[str], harbour: NamedDependency[Harbour]) -> Response[str]:
    """A finished game as a file: every action, and the secret behind the draws."""
    running = await harbour.table(code)
    text = (await running.ending()).record_lines()
    name = f"{running.row.game}-{running.row.code}.jsonl".lower()
    return Response(
        text,
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=NO)
async def qr(
    request: AnyRequest, code: FromPath[str], harbour: NamedDependency[Harbour]
) -> Response[bytes]:
    """The table's address for a phone's camera."""
    running = await harbour.table(code)
    base = public_base(request.url.scheme, request.headers.get("host", ""), harbour.settings)
    url = f"{base}/t/{running.row.code}"
    out = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        out, kind="svg", border=2, scale=8, omitsize=True, dark="#1b2733", light="#ffffff"
    )
    return Response(out.getvalue(), media_type="image/svg+xml")


@get("/s/{token:str}", include_in_schema=False)
async def seat_link(
    token: FromPath[str], guest: NamedDependency[Guest], harbour: NamedDependency[Harbour]
) -> Redirect:
    """A private seat link: this browser holds the seat from now on."""
    code, _, secret = token.partition(".")
    running = await harbour.table(code)
    async with running.lock:
        for n, seat in enumerate(running.row.seats):
            if seat.token and hmac.compare_digest(seat.token.encode(), secret.encode()):
                # Who sits here already stays: a link from somebody else must not move them.
                if running.row.seat_of(guest.id) < 0:
                    await running.bind(guest.id, n)
                return Redirect(f"/t/{running.row.code}", status_code=303)
    raise Trouble(404, "no-bad-link")


HANDLERS = [
    health,
    games,
    me,
    rename,
    create,
    guide,
    table,
    join,
    give,
    rematch,
    replay,
    record_file,
    qr,
    seat_link,
]


def _may_create(guest: Guest, limits: Limits) -> None:
    if not limits.creating.allows(guest.id) or not limits.creating_here.allows(guest.address):
        raise Trouble(429, "no-too-many")


def _created(running: Running, guest: str) -> wire.Created:
    seat = running.row.seat_of(guest)
    return wire.Created(running.row.code, seat, running.row.link(seat) if seat >= 0 else "")
