"""Who asks over HTTP, and what every answer carries: cookie, headers, errors in words."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.types import Message, Scope
from msgspec import UNSET
from sqlalchemy.exc import DataError, DBAPIError

from quarterdeck.server import protocol
from quarterdeck.server.addresses import household
from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.client_files import build, policy
from quarterdeck.server.http.cookies import COOKIE, MAX_AGE, new_guest, read_cookie, signed
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.door import enter
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.nodes import Elsewhere
from quarterdeck.server.people.doorman import session_id
from quarterdeck.server.session.session import Session
from quarterdeck.server.watch.blocks import Blocks

AnyRequest = Request[Any, Any, Any]

log = logging.getLogger(__name__)

KEYS = {404: "no-such-page", 413: "no-too-big", 429: "no-too-fast"}
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-permitted-cross-domain-policies": "none",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
TLS_ONLY = "max-age=31536000"  # and not of the domain's other names: they may not be ours
WATCH = "/api/watch"  # the host gets in, whomever they have blocked
SECRET = (
    "/s/",
    "/api/seats/",
    "/watch",
    "/letter",
    "/api/letter",
)  # addresses that are a key: nobody is told that one was there


@dataclass(frozen=True)
class Guest:
    """Who asks."""

    id: str
    address: str
    session: str = ""  # by which its browser is signed in; "": it is not


class Browser:
    """For which another server is asked, where that one has a table."""

    def __init__(self, request: AnyRequest, guest: Guest, lobby: Lobby) -> None:
        self._lobby = lobby
        self._address = request.client.host if request.client else ""
        given = request.cookies.get(COOKIE, "") if guest.session else ""
        self._cookie = given or signed(guest.id, lobby.cookie_key)

    async def asks(self, elsewhere: Elsewhere, target: str, body: bytes | None = None) -> bytes:
        """The answer; Trouble: it was refused."""
        if self._lobby.nodes is None or not elsewhere.address:
            raise elsewhere
        cookie = f"{COOKIE}={self._cookie}"
        return await self._lobby.nodes.fetch(elsewhere, target, cookie, self._address, body)


async def provide_guest(request: AnyRequest, lobby: NamedDependency[Lobby]) -> Guest:
    """From the cookie; without one, or with one that is not ours, a new guest."""
    value = request.cookies.get(COOKIE, "")
    id, session = await who(value, lobby)
    address = address_of(request)
    if not request.url.path.startswith(WATCH):
        blocks: Blocks = request.app.state.blocks
        blocks.must_let_in(id, address)
    if not id:
        id, value = new_guest(), ""
    if not value or request.url.path == "/api/me":
        give_cookie(request, value or signed(id, lobby.cookie_key))
    return Guest(id, address, session)


async def who(cookie: str, lobby: Lobby) -> tuple[str, str]:
    """The guest of a cookie, and the session of one who is signed in; nobody if that has ended."""
    guest, token = read_cookie(cookie, lobby.cookie_key)
    session = session_id(token)
    if not guest or not await lobby.doorman.admits(guest, session):
        return "", ""
    return guest, session


def give_cookie(request: AnyRequest, value: str) -> None:
    """The browser keeps it, and shows it whenever it asks for something."""
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = value
    crumb = cookie[COOKIE]
    crumb["path"] = request.app.state.lobby.settings.base_path or "/"
    crumb["max-age"] = str(MAX_AGE)
    crumb["samesite"] = "Lax"
    crumb["httponly"] = "yes"
    if request.url.scheme == "https":
        crumb["secure"] = "yes"
    request.scope["state"]["set_cookie"] = crumb.OutputString()


async def provide_session(
    code: FromPath[str],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> Session:
    """The table of the code in the path."""
    return await enter(lobby, limits, code, guest.id, guest.address)


def address_of(request: AnyRequest) -> str:
    """Where the request comes from."""
    return household(request.client.host) if request.client else ""


async def guard(request: AnyRequest) -> None:
    """Before anything else: from our own pages only, and not too often."""
    limits: Limits = request.app.state.limits
    if not limits.requests.allows(address_of(request)):
        raise Trouble(429, "no-too-fast")
    if "\0" in request.url.path:
        raise Trouble(404, "no-such-page")
    if request.method not in ("GET", "HEAD") and not same_origin(
        request.headers.get("origin"), request.headers.get("host", "")
    ):
        raise Trouble(403, "no-wrong-origin")


def same_origin(origin: str | None, host: str) -> bool:
    """Browsers say where a page comes from; only our own pages may talk to us."""
    return origin is None or urlsplit(origin).netloc.lower() == host.lower()


def usual_headers(scope: Scope) -> dict[str, str]:
    """Whatever is answered, and by whichever layer."""
    out = {**HEADERS, "content-security-policy": policy()}
    if scope.get("scheme") == "https":
        out["strict-transport-security"] = TLS_ONLY
    return out


async def finish(message: Message, scope: Scope) -> None:
    """What every answer carries."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in usual_headers(scope).items():
        headers.setdefault(name, value)
    if scope["path"].startswith(SECRET):
        headers["referrer-policy"] = "no-referrer"
        headers["cache-control"] = "no-store"
        headers["x-robots-tag"] = "noindex"
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
        headers.setdefault("x-client", build())  # a page that is open may be an older one
    if cookie := scope.get("state", {}).get("set_cookie"):
        headers.add("set-cookie", cookie)


def problem(status: int, why: protocol.Sentence, said: str = "") -> Response[protocol.Problem]:
    """An error in words."""
    told = protocol.Problem(status, why, said or UNSET)
    return Response(told, status_code=status, media_type="application/json")


def on_trouble(request: AnyRequest, trouble: Trouble) -> Response[protocol.Problem]:
    """We said no."""
    request.app.state.lobby.services.counts.refused(trouble.why.key)
    return problem(trouble.status, trouble.why, trouble.said)


def on_http(_: AnyRequest, error: HTTPException) -> Response[protocol.Problem]:
    """The framework said no."""
    status = error.status_code
    if status >= 500:
        log.error("an error %d", status)
        return problem(status, protocol.Sentence("no-server-error"))
    answer = problem(status, protocol.Sentence(KEYS.get(status, "no-bad-request")))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def on_error(_: AnyRequest, error: Exception) -> Response[protocol.Problem]:
    """Our mistake: the log has it, the answer only says so."""
    # Brackets within brackets within brackets, or bytes that are no text.
    if isinstance(error, RecursionError | UnicodeDecodeError):
        return problem(400, protocol.Sentence("no-bad-request"))
    if isinstance(error, DataError):  # PostgreSQL has no word with a NUL in it
        return problem(400, protocol.Sentence("no-bad-request"))
    if isinstance(error, DBAPIError):
        log.error("the disk refused", exc_info=error)
        return problem(503, protocol.Sentence("no-not-saved"))
    log.error("a request failed", exc_info=error)
    return problem(500, protocol.Sentence("no-server-error"))
