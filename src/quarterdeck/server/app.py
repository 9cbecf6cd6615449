"""The Litestar application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck import __version__, registry
from quarterdeck.server.connections.outlet import corked
from quarterdeck.server.errors import Trouble
from quarterdeck.server.events.desk import Desk
from quarterdeck.server.events.organiser import Organiser
from quarterdeck.server.http import request
from quarterdeck.server.http.account import ACCOUNTS
from quarterdeck.server.http.cookies import read_cookie
from quarterdeck.server.http.events import EVENTS
from quarterdeck.server.http.figures import Counting
from quarterdeck.server.http.friends import FRIENDS
from quarterdeck.server.http.harbour import HARBOUR
from quarterdeck.server.http.letters import LETTERS
from quarterdeck.server.http.lookback import LOOKING
from quarterdeck.server.http.metrics import metrics
from quarterdeck.server.http.notices import HEARD
from quarterdeck.server.http.pages import anything, root
from quarterdeck.server.http.people import PEOPLE
from quarterdeck.server.http.practice import practice
from quarterdeck.server.http.routes import HANDLERS
from quarterdeck.server.http.watch import WATCH, provide_host
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.harbour import Listed
from quarterdeck.server.lobby.holders import carry_on
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.nodes import Nodes
from quarterdeck.server.lobby.passage import Passage
from quarterdeck.server.lobby.steward import Steward
from quarterdeck.server.lobby.unused import forget_unused
from quarterdeck.server.mail.post import Post
from quarterdeck.server.monitoring.counted import Both, Uncounted
from quarterdeck.server.monitoring.traces import Tracing
from quarterdeck.server.notice.bell import Bell
from quarterdeck.server.notice.push import Push, available, new_key
from quarterdeck.server.session.engine import engine_pool
from quarterdeck.server.settings import Settings, database_url
from quarterdeck.server.socket.endpoint import table_socket
from quarterdeck.server.storage.fenced import FencedStore
from quarterdeck.server.storage.lease import Fenced, Lease
from quarterdeck.server.storage.notices import push_key
from quarterdeck.server.storage.store import Store
from quarterdeck.server.watch.blocks import Blocks
from quarterdeck.server.watch.key import host_key
from quarterdeck.server.watch.overview import Seen
from quarterdeck.workers.pool import Pool

MOST_BODY = 16_384


def create_app(settings: Settings | None = None) -> Litestar:
    """One server with its storage and its bots."""
    settings = settings or Settings()
    store = _store(settings)
    store.around = corked
    nodes = Nodes(store) if isinstance(store, FencedStore) else None
    pool = Pool(settings.bot_workers, spare=True)
    engine = engine_pool(settings.engine)
    lobby = Lobby(settings, store, pool, engine, nodes)
    listing = Listed(lobby)  # no field of a message has that name: Litestar would mix them up
    organiser = Organiser(lobby)
    desk = Desk(lobby, organiser)
    push = Push(settings)
    carrier = Post(settings)
    bell = Bell(settings, store, push, carrier)
    lobby.services.bell = bell.look
    blocks, callers = Blocks(lobby), Seen()
    limits = Limits(settings.limits, settings.lines_per_address)
    passage = Passage(lobby, nodes, limits, read_cookie) if nodes is not None else None
    state = State({"limits": limits, "lobby": lobby, "blocks": blocks, "passage": passage})
    counters: list[Uncounted] = []
    tracing = Tracing(settings.tracing) if settings.tracing else None
    if tracing is not None:
        counters.append(tracing)
    if settings.metrics:
        state.counting = Counting(lobby)
        counters.append(state.counting)
    if counters:
        counts = Both(counters[0], counters[-1]) if len(counters) > 1 else counters[0]
        lobby.services.counts = store.counts = counts

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if available():
            push.open(await store.run(push_key(new_key())))
        await store.run(host_key)
        await blocks.look()
        await lobby.open()
        bell.key = lobby.cookie_key
        steward = Steward(lobby, nodes, limits) if nodes is not None else None
        watch = asyncio.create_task(steward.watch()) if steward is not None else None
        app.state.steward = steward
        beat = asyncio.create_task(listing.beat())
        watching = asyncio.create_task(blocks.beat())
        organising = asyncio.create_task(organiser.beat())
        carrying = asyncio.create_task(carry_on(lobby))
        forgetting = asyncio.create_task(forget_unused(lobby))
        try:
            yield
        finally:
            beat.cancel()
            watching.cancel()
            organising.cancel()
            if watch is not None:
                watch.cancel()
            carrying.cancel()
            forgetting.cancel()
            # It matters little, and this is the end.
            with contextlib.suppress(SQLAlchemyError, Fenced):
                await lobby.remember()
            bell.close()
            lobby.close()
            push.close()
            carrier.close()
            lobby.looks.pool.close()
            pool.close()
            if engine is not None:
                engine.close()
            store.close()
            if tracing is not None:
                await asyncio.to_thread(tracing.close)

    return Litestar(
        route_handlers=[
            *HANDLERS,
            *LOOKING,
            *HARBOUR,
            *EVENTS,
            *HEARD,
            *PEOPLE,
            *ACCOUNTS,
            *FRIENDS,
            *LETTERS,
            *WATCH,
            practice,
            *([metrics] if settings.metrics else []),
            table_socket,
            root,
            anything,
        ],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "listing": Provide(lambda: listing, sync_to_thread=False),
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "bell": Provide(lambda: bell, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "blocks": Provide(lambda: blocks, sync_to_thread=False),
            "callers": Provide(lambda: callers, sync_to_thread=False),
            "carrier": Provide(lambda: carrier, sync_to_thread=False),
            "is_host": Provide(provide_host),
            "guest": Provide(request.provide_guest),
            "session": Provide(request.provide_session),
        },
        before_request=request.guard,
        before_send=[request.finish],
        exception_handlers={
            Trouble: request.on_trouble,
            HTTPException: request.on_http,
            Exception: request.on_error,
        },
        lifespan=[lifespan],
        state=state,
        middleware=[tracing.around] if tracing is not None else [],
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


def _store(settings: Settings) -> Store:
    """The disk, which it has to itself unless the others know where it is."""
    url = database_url(settings.database)
    if not settings.node_address:
        return Store(url)
    rules = {}
    for id in registry.GAMES:
        info = registry.game(id).info
        rules[id] = (info.oldest, info.version)
    return FencedStore(url, Lease(settings.node_address, rules, __version__))
