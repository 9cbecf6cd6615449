"""Start a server and run it until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import gc
import importlib.util
import logging
import socket as sockets
import sys
from collections.abc import Awaitable, Callable

import uvicorn

from quarterdeck.server.app import create_app
from quarterdeck.server.http.below import below
from quarterdeck.server.http.passing import Passing
from quarterdeck.server.lobby.nodes import Nodes
from quarterdeck.server.lobby.passage import Passage
from quarterdeck.server.monitoring.logs import set_up_logs
from quarterdeck.server.settings import Settings
from quarterdeck.server.socket.endpoint import MOST_FRAME
from quarterdeck.server.socket.gate import Gate
from quarterdeck.server.socket.uvicorn_http import KEPT_S, guarded

log = logging.getLogger(__name__)

EVERYWHERE = ("0.0.0.0", "::", "")
GRACE_S = 5
DRAIN_S = 60
MOST_FILES = 65_536
FEW_FILES = 1000
OWN_FILES = 64  # the database, its log, pipes to workers, files of the client
# The youngest often, a little at a time; the older hardly ever, which takes longer than a race can
# spare: the lobby does that in quiet moments. Almost nothing here goes in circles.
COLLECT = (3000, 100_000, 100)


class _Server(uvicorn.Server):
    """Says when it is ready."""

    on_ready: Callable[[], None] | None = None
    gate: Gate
    drain: Callable[[], Awaitable[None]] | None = None
    watching: asyncio.Task[None]

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        self.watching = asyncio.create_task(self.gate.watch(self.server_state.connections))
        if self.started and self.on_ready is not None:
            self.on_ready()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        if self.drain is not None:  # while people are still heard
            with contextlib.suppress(Exception):
                async with asyncio.timeout(DRAIN_S):
                    await self.drain()
        await super().shutdown(sockets)


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
    if settings.node_address:
        given = settings.node_address
        node = given if is_with_port(given) else f"{given}:{port}"
        settings = dataclasses.replace(settings, node_address=node)
    set_up_logs(settings)
    app = create_app(settings)
    passage: Passage | None = app.state.passage
    gate = _gate(settings, passage.nodes if passage is not None else None)
    http, ws = guarded(gate, passage)
    if settings.metrics:
        app.state.counting.gate = gate
    config = uvicorn.Config(
        below(Passing(app, passage) if passage is not None else app, settings.base_path),
        http=http,
        ws=ws,
        forwarded_allow_ips=settings.trusted_proxies,
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # messages are small; a delay would be felt
        ws_ping_interval=settings.ping_s,  # a phone that went out of reach is noticed
        ws_ping_timeout=settings.ping_s,
        log_config=None,  # as all the rest is
        log_level="warning",
        access_log=False,  # addresses contain seat links
        server_header=False,
        timeout_graceful_shutdown=GRACE_S,
        timeout_keep_alive=KEPT_S,
    )
    server = _Server(config)
    server.gate = gate
    if passage is not None:
        server.drain = lambda: app.state.steward.drain()  # noqa: PLW0108  (made at the start)

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


def is_with_port(address: str) -> bool:
    """Whether it is host:port, and not a host alone."""
    host, _, port = address.rpartition(":")
    return bool(host) and port.isdecimal() and (":" not in host or host.endswith("]"))


def _gate(settings: Settings, nodes: Nodes | None) -> Gate:
    """As many as this process can hold, and a few files of its own besides."""
    files = raise_descriptors()
    if 0 < files < FEW_FILES:
        log.warning("this process may hold only %d files and connections (ulimit -n)", files)
    trusted = [host.strip() for host in settings.trusted_proxies.split(",")]
    return Gate(
        settings.lines_per_address if settings.limits > 0 else 0,
        most_lines(files, 2 if nodes is not None else 1),
        settings.head_s,
        settings.stuck_s,
        lambda host: (
            "*" in trusted or host in trusted or (nodes is not None and host in nodes.hosts)
        ),
    )


def most_lines(files: int, ends: int) -> int:
    """So many connections fit; ``ends``: of a line that is passed on to another server there are
    two."""
    return max(1, (files - OWN_FILES) // ends) if files else 0


def raise_descriptors() -> int:
    """As many open files as the system allows without being asked; 0: it does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY:
        return MOST_FILES
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return soft


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
