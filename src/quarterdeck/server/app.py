"""The Litestar application."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from quarterdeck import __version__
from quarterdeck.bots.worker import Pool
from quarterdeck.server import asking
from quarterdeck.server.gunner import engine_pool
from quarterdeck.server.harbour import Harbour
from quarterdeck.server.http import HANDLERS
from quarterdeck.server.limits import Limits
from quarterdeck.server.outlet import corked
from quarterdeck.server.pages import anything, root
from quarterdeck.server.practice import practice
from quarterdeck.server.settings import Settings, database_url
from quarterdeck.server.socket import table_socket
from quarterdeck.server.store import Store
from quarterdeck.server.trouble import Trouble

MOST_BODY = 16_384


def create_app(settings: Settings | None = None) -> Litestar:
    """One server with its storage and its bots."""
    settings = settings or Settings()
    store = Store(database_url(settings.database))
    store.around = corked
    pool = Pool(settings.bot_workers)
    engine = engine_pool(settings.engine)
    harbour = Harbour(settings, store, pool, engine)
    limits = Limits(settings.limits)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await harbour.open()
        try:
            yield
        finally:
            harbour.close()
            pool.close()
            if engine is not None:
                engine.close()
            store.close()

    return Litestar(
        route_handlers=[*HANDLERS, practice, table_socket, root, anything],
        dependencies={
            "harbour": Provide(lambda: harbour, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "guest": Provide(asking.provide_guest),
        },
        before_request=asking.guard,
        before_send=[asking.finish],
        exception_handlers={
            Trouble: asking.on_trouble,
            HTTPException: asking.on_http,
            Exception: asking.on_error,
        },
        lifespan=[lifespan],
        state=State({"limits": limits, "harbour": harbour}),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude_opt_key="packed"
        ),
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Quarterdeck",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )
