"""Figures for Prometheus, for whoever may have them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.figures import Counting, may_read


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """To others there is no such page."""
    counting: Counting = request.app.state.counting
    settings = request.app.state.lobby.settings
    address = request.client.host if request.client else ""
    if not may_read(settings, address, request.headers.get("authorization", "")):
        raise Trouble(404, "no-such-page")
    text, kind = counting.page()
    return Response(text, headers={"content-type": kind, "cache-control": "no-store"})
