"""All of it below a path, as a proxy may have it, whether the proxy takes the path away or not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from quarterdeck.server.http.request import usual_headers

Asgi = Callable[[Any, Any, Any], Awaitable[None]]


def below(app: Asgi, base: str) -> Asgi:
    """The application sees addresses as if it were at the top."""
    if not base:
        return app

    async def inner(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path == base and scope["type"] == "http":
                place = [(k.encode(), v.encode()) for k, v in usual_headers(scope).items()]
                place += [(b"location", f"{base}/".encode()), (b"content-length", b"0")]
                await send({"type": "http.response.start", "status": 308, "headers": place})
                await send({"type": "http.response.body", "body": b""})
                return
            if path.startswith(base + "/"):
                rest = path[len(base) :]
                scope = {**scope, "path": rest, "raw_path": scope["raw_path"][len(base) :]}
        await app(scope, receive, send)

    return inner
