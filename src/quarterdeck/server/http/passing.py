"""Requests about a table go to the server that has it, as if the browser had asked there.

It stands before the application where several servers share a database, and nowhere else.
"""

from __future__ import annotations

import logging
import re
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server import protocol
from quarterdeck.server.between.asking import asked
from quarterdeck.server.between.hop import FORWARDED, HOP, OURS, Hop
from quarterdeck.server.http.cookies import COOKIE
from quarterdeck.server.http.request import usual_headers
from quarterdeck.server.lobby.errands import run_errand
from quarterdeck.server.lobby.nodes import NODE, Elsewhere, Errand
from quarterdeck.server.lobby.passage import Passage

log = logging.getLogger(__name__)

ABOUT = re.compile(r"/api/tables/([^/]+)(?:/.*)?")  # /api/tables/KRAKEN-PEARL-4217/join
MOST_BODY = 16_384  # as the application has it
MOST_ERRAND = 262_144
LEFT_OUT = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"content-length"})


class Passing:
    """An ASGI application around the one that does the work."""

    def __init__(self, app: Any, passage: Passage) -> None:
        self.app = app
        self.passage = passage

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One request; WebSockets are passed on below all this (socket/splice.py)."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        value = b"".join(v for k, v in scope["headers"] if k == HOP.encode()).decode("latin-1")
        if path == NODE:
            await self._errand(value, scope, receive, send)
            return
        hop = self.passage.came_by(value, path)
        scope["headers"] = [(k, v) for k, v in scope["headers"] if not k.startswith(OURS)]
        if hop is not None:
            scope["client"] = (hop.address, 0) if hop.address else None
            scope["scheme"] = hop.scheme
        about = ABOUT.fullmatch(path)
        if about is not None:
            try:
                elsewhere = await self._route(about[1], scope)
            except SQLAlchemyError:
                elsewhere = Elsewhere()
            if elsewhere is not None:
                await self._pass_on(elsewhere, hop, scope, receive, send)
                return
        await self.app(scope, receive, self._surely(scope, send))

    async def _route(self, typed: str, scope: Any) -> Elsewhere | None:
        client = scope.get("client")
        cookie = b"; ".join(v for k, v in scope["headers"] if k == b"cookie").decode("latin-1")
        return await self.passage.route(typed, client[0] if client else "", crumb(cookie))

    def _surely(self, scope: Any, send: Any) -> Any:
        """Who may have been declared dead meanwhile says nothing any more."""
        is_told = False

        async def surely(message: Any) -> None:
            nonlocal is_told
            if not is_told and not self.passage.nodes.lease.is_sure:
                if message["type"] == "http.response.start":
                    is_told = True
                    await sorry(scope, send)
                return
            if not is_told:
                await send(message)

        return surely

    async def _pass_on(
        self, elsewhere: Elsewhere, hop: Hop | None, scope: Any, receive: Any, send: Any
    ) -> None:
        nodes = self.passage.nodes
        if hop is not None or not elsewhere.address:  # it is passed on once
            await sorry(scope, send)
            return
        body = await whole_body(receive, MOST_BODY)
        if body is None:
            await sorry(scope, send, 413, "no-too-big")
            return
        client = scope.get("client")
        seal = nodes.seal(scope["path"], client[0] if client else "", scope["scheme"])
        out = LEFT_OUT | FORWARDED
        headers = [(k, v) for k, v in scope["headers"] if k not in out]
        headers.append((HOP.encode(), seal.encode()))
        target = scope["raw_path"].decode("latin-1")
        if scope["query_string"]:
            target += "?" + scope["query_string"].decode("latin-1")
        is_begun = False
        try:
            at, on_way = elsewhere.address, nodes.waiting(elsewhere.id)
            async with asked(at, scope["method"], target, headers, body, on_way=on_way) as answer:
                nodes.passed += 1
                told = [(k, v) for k, v in answer.headers if k not in (b"connection", b"date")]
                start = {"type": "http.response.start", "status": answer.status, "headers": told}
                await send(start)
                is_begun = True
                async for piece in answer.body:
                    part = {"type": "http.response.body", "body": piece, "more_body": True}
                    await send(part)
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        except ConnectionRefusedError:
            await nodes.knocked_in_vain(elsewhere.id)
            await sorry(scope, send)
        except OSError:
            nodes.refused += 1
            if not is_begun:
                await sorry(scope, send)

    async def _errand(self, value: str, scope: Any, receive: Any, send: Any) -> None:
        """What another server asks for."""
        body = await whole_body(receive, MOST_ERRAND)
        hop = self.passage.came_by(value, NODE, body) if body is not None else None
        if body is None or hop is None:
            await sorry(scope, send, 404, "no-such-page")
            return
        try:
            await run_errand(self.passage.lobby, msgspec.json.decode(body, type=Errand))
        except Exception:
            log.exception("what another server asked for was not done")
            await sorry(scope, send)
            return
        await say(scope, send, 200, b"{}")


def crumb(cookies: str) -> str:
    """Ours, of a browser's cookies."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None else ""


async def whole_body(receive: Any, most: int) -> bytes | None:
    """What came with a request; None: too much."""
    body = bytearray()
    while len(body) <= most:
        message = await receive()
        if message["type"] != "http.request":
            return bytes(body)
        body += message.get("body", b"")
        if not message.get("more_body"):
            return bytes(body)
    return None


async def sorry(scope: Any, send: Any, status: int = 503, key: str = "no-moved") -> None:
    """In words, as the application would."""
    await say(
        scope, send, status, msgspec.json.encode(protocol.Problem(status, protocol.Sentence(key)))
    )


async def say(scope: Any, send: Any, status: int, body: bytes) -> None:
    """A whole answer, with all that the application's have."""
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    headers += [(name.encode(), value.encode()) for name, value in usual_headers(scope).items()]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
