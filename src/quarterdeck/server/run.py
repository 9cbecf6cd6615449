"""Start a server and run it until it is told to stop."""

from __future__ import annotations

import contextlib
import dataclasses
import gc
import importlib.util
import socket as sockets
import sys
from collections.abc import Callable

import uvicorn

from quarterdeck.server.app import create_app
from quarterdeck.server.settings import Settings
from quarterdeck.server.socket.endpoint import MOST_FRAME
from quarterdeck.server.socket.uvicorn_protocol import QuickProtocol

EVERYWHERE = ("0.0.0.0", "::", "")
GRACE_S = 5
# The youngest often, a little at a time; the older hardly ever, which takes longer than a race can
# spare: the lobby does that in quiet moments. Almost nothing here goes in circles.
COLLECT = (3000, 100_000, 100)


class _Server(uvicorn.Server):
    """Says when it is ready."""

    on_ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.on_ready is not None:
            self.on_ready()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    on_ready: Callable[[str], None] | None = None,
    settings: Settings | None = None,
) -> None:
    """Serve until interrupted. Port 0 takes any that is free.

    OSError: the port is in use. CannotOpen: the database cannot be used.
    ``on_ready`` is called with the server's address once it answers.
    """
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    url = f"http://{_reachable(host)}:{port}"
    settings = settings or Settings()
    if database:
        settings = dataclasses.replace(settings, database=database)
    if host in EVERYWHERE and not settings.public_url:
        settings = dataclasses.replace(settings, public_url=url)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        ws=QuickProtocol,
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # messages are small; a delay would be felt
        ws_ping_interval=10,  # a phone that went out of reach is noticed
        ws_ping_timeout=10,
        log_level="warning",
        access_log=False,  # addresses contain seat links
        server_header=False,
        timeout_graceful_shutdown=GRACE_S,
    )
    server = _Server(config)

    def ready() -> None:
        instance = app.state.lobby.store.instance
        if instance is not None:
            instance.say(url)
        if on_ready is not None:
            on_ready(url)

    server.on_ready = ready
    sys.setswitchinterval(0.0005)  # the writer thread has a word to say between two moves
    gc.collect()
    gc.freeze()  # what is imported stays: the collector need not look at it again and again
    gc.set_threshold(*COLLECT)
    with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def lan_address() -> str:
    """This machine's address in the local network, without sending anything."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nobody is there
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _reachable(host: str) -> str:
    if host in EVERYWHERE:
        return lan_address()
    return f"[{host}]" if ":" in host else host


def _listen(host: str, port: int) -> sockets.socket:
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM)
    try:
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
        listening.set_inheritable(False)
    except OSError:
        listening.close()
        raise
    return listening
