"""Which addresses are pages of the client, and what a link to one shows where it is shared."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

from litestar import Request, Response, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.params import FromPath

from quarterdeck import registry
from quarterdeck.server.errors import Trouble
from quarterdeck.server.events.rows import name_and_game
from quarterdeck.server.http import client_files
from quarterdeck.server.http.request import address_of
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.door import guess
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.people.pages import name_called
from quarterdeck.server.settings import public_base
from quarterdeck.server.storage.schema import TableRow
from quarterdeck.words.catalogue import LANGUAGES, Catalogue

AnyRequest = Request[Any, Any, Any]
HOUSE = "Quarterdeck"
SIZE = (1200, 630)  # of a preview's picture, in web/public/preview/
BOTH = [HttpMethod.GET, HttpMethod.HEAD]


@dataclass(frozen=True)
class Preview:
    """What is shown of a page before it is opened: nothing that a stranger may not know."""

    title: str
    text: str
    picture: str = "home"  # its name in web/public/preview/


def language_of(request: AnyRequest) -> str:
    """What the reader prefers, as far as we speak it."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def of_house(language: str) -> Preview:
    """The home page, and whatever has nothing of its own to show."""
    return Preview(HOUSE, Catalogue(language, "ui", []).say("home-lead"))


def of_game(game: str, language: str, key: str = "") -> Preview:
    """A page about a game."""
    words = Catalogue(language, game, [])
    name = words.say(f"game-{game}")
    title = f"{name} · {words.say(key)}" if key else name
    return Preview(title, words.say(f"game-{game}-blurb"), game)


def of_table(row: TableRow, language: str) -> Preview:
    """A table: which game, and whether one can sit down."""
    words = Catalogue(language, row.game, [])
    open_seats = sum(1 for seat in row.seats if seat.kind == "open")
    text = words.say(f"preview-{row.status}", {"count": open_seats, "total": len(row.seats)})
    return Preview(f"{words.say(f'game-{row.game}')} · {row.code}", text, row.game)


async def of_event(
    id: str, language: str, lobby: Lobby, limits: Limits, address: str
) -> tuple[int, Preview]:
    """A tournament: its name and game; guesses lead nowhere."""
    try:
        with guess(limits, address):
            found = await lobby.store.run(name_and_game(id))
            if found is None or found[1] not in registry.GAMES:
                raise Trouble(404, "no-such-event")
    except Trouble as no:
        return no.status, of_house(language)
    shown = of_game(found[1], language)
    return 200, Preview(f"{found[0]} · {shown.title}", shown.text, shown.picture)


def tags(preview: Preview, base: str, path: str) -> str:
    """For the page's head."""
    width, height = SIZE
    said = {
        "og:site_name": HOUSE,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{base}/{path}",
        "og:image": f"{base}/preview/{preview.picture}.jpg",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.title,
    }
    out = [f'<meta property="{name}" content="{escape(said[name])}" />' for name in said]
    return "".join([*out, '<meta name="twitter:card" content="summary_large_image" />'])


async def look(request: AnyRequest, path: str, lobby: Lobby, limits: Limits) -> tuple[int, Preview]:
    """Whether there is a page, as a status, and what is shown of it."""
    language = language_of(request)
    match path.split("/"):
        case [""]:
            return 200, of_house(language)
        case ["t", code] | ["t", code, "replay"]:
            try:
                with guess(limits, address_of(request)):
                    row = await lobby.row(code)
                    if row is None or row.game not in registry.GAMES:
                        raise Trouble(404, "no-such-table")
            except Trouble as no:
                return no.status, of_house(language)
            return 200, of_house(language) if row.invite else of_table(row, language)
        case ["rules", game] if game in registry.GAMES:
            return 200, of_game(game, language, "rules")
        case ["ratings"]:
            return 200, of_house(language)
        case ["ratings", game] if game in registry.GAMES:
            return 200, of_game(game, language, "ratings")
        case ["p", "me"]:
            return 200, of_house(language)
        case ["p", person]:
            name = await lobby.store.run(name_called(person))
            house = of_house(language)
            return (200, Preview(name, house.text)) if name else (404, house)
        case ["practice", game] if game in registry.RANGES:
            return 200, of_game(game, language, "practice")
        case ["s", _]:  # a private seat link: whoever only looks at it learns nothing
            return 200, of_house(language)
        case ["e", event]:
            return await of_event(event, language, lobby, limits, address_of(request))
        case ["about"] | ["account"] | ["friends"] | ["watch"] | ["letter"]:
            return 200, of_house(language)
        case _:
            return 404, of_house(language)


async def page(request: AnyRequest, path: str, lobby: Lobby, limits: Limits) -> Response[bytes]:
    """A file of the client, or its page: it says itself that there is nothing at an address."""
    name = path.strip("/")
    if (file := client_files.client_file(request, name)) is not None:
        return file
    status, preview = await look(request, name, lobby, limits)
    base = public_base(request.url.scheme, request.headers.get("host", ""), lobby.settings)
    shown = "" if status == 404 or name.startswith("s/") else name
    html = client_files.read(client_files.index()).data
    below = lobby.settings.base_path
    head = tags(preview, base, shown)
    if below:
        head += f'<meta name="base" content="{escape(below)}" />'
    tagged = client_files.with_tags(html, head, below)
    answer = client_files.answer(request, tagged, "no-cache", status)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


@route("/", http_method=BOTH, include_in_schema=False, packed=True)
async def root(
    request: AnyRequest, lobby: NamedDependency[Lobby], limits: NamedDependency[Limits]
) -> Response[bytes]:
    """The home page."""
    return await page(request, "", lobby, limits)


@route("/{path:path}", http_method=BOTH, include_in_schema=False, packed=True)
async def anything(
    request: AnyRequest,
    path: FromPath[str],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> Response[bytes]:
    """Every other address that is not the interface's."""
    return await page(request, path, lobby, limits)
