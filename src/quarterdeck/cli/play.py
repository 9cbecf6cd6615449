"""``quarterdeck play`` and ``quarterdeck serve``: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from quarterdeck.cli.kernel import kernel_kind
from quarterdeck.cli.show import Oops, errors, out
from quarterdeck.lab.bench import is_compiled

if TYPE_CHECKING:
    from quarterdeck.server.settings import Settings

PORT = 8080
PORTS_TRIED = 20
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"

Database = Annotated[
    str,
    typer.Option("--db", help="A database's URL, as sqlite:///games.db or postgresql+psycopg://…"),
]


def play(
    lan: Annotated[
        bool,
        typer.Option(
            "--lan", help="Let phones and computers in the same network join; shows a QR code."
        ),
    ] = False,
    port: Annotated[
        int,
        typer.Option(
            help=f"The port; 0 takes {PORT} or the next one that is free.", min=0, max=65535
        ),
    ] = 0,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the browser.")
    ] = False,
    db: Database = "",
) -> None:
    """Play: start everything on this machine and open your browser.

    Only you can reach it, unless you add `--lan`: then everybody in your network can, and a QR code
    for their phones is shown. Games are kept; Ctrl-C stops the server and loses nothing.

    Examples:

    `quarterdeck play`

    `quarterdeck play --lan --port 9000`
    """
    host = EVERYWHERE if lan else HERE

    def ready(url: str) -> None:
        mine = _mine(url)
        if lan:
            invite(url)
        out.print(f"Quarterdeck is at {mine}  (Ctrl-C stops it)", markup=False, soft_wrap=True)
        if not no_browser:
            threading.Thread(target=webbrowser.open, args=(mine,), daemon=True).start()

    def running(url: str) -> None:
        out.print(f"Quarterdeck is running already: {_mine(url)}", markup=False, soft_wrap=True)
        if not no_browser:
            webbrowser.open(_mine(url))

    settings = settings_from(
        None, host=host, port=port or free_port(host), database=db or None, log_level="warning"
    )
    _run(settings, ready, running)


def _mine(url: str) -> str:
    return f"http://localhost:{urlsplit(url).port}"


Config = Annotated[
    Path | None,
    typer.Option("--config", help="A file with settings (TOML); docs/guide/settings.md has all."),
]


def serve(
    config: Config = None,
    host: Annotated[
        str | None,
        typer.Option(help=f"The address to listen on; 0.0.0.0 is all of them. [default: {HERE}]"),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(help=f"The port; 0 takes any. [default: {PORT}]", min=0, max=65535),
    ] = None,
    db: Annotated[str | None, typer.Option("--db", help="A database's URL.")] = None,
    keep_days: Annotated[
        int | None,
        typer.Option(
            help="Delete tables nobody has looked at for so many days; 0 keeps all. [default: 0]",
            min=0,
            max=36_500,
        ),
    ] = None,
    node: Annotated[
        str | None,
        typer.Option(
            help="One of several servers on one PostgreSQL: where the others reach it, host or"
            " host:port, in a network of their own."
        ),
    ] = None,
) -> None:
    """Serve: the same without a browser, for a machine that others reach.

    Whatever can be set is in one file and in the environment (QUARTERDECK_PORT=80); what is said
    here goes before the environment, and that before the file.

    Examples:

    `quarterdeck serve --config /etc/quarterdeck.toml`

    `quarterdeck serve --host 0.0.0.0 --port 80 --db sqlite:////var/lib/quarterdeck/games.db`

    `quarterdeck serve --host 0.0.0.0 --port 8001 --node 10.0.0.5 --db postgresql://…`
    """
    settings = settings_from(
        config, host=host, port=port, database=db, keep_days=keep_days, node_address=node
    )

    def ready(url: str) -> None:
        out.print(f"Serving on {url}", markup=False, soft_wrap=True)
        out.print("To watch over it: quarterdeck host-link", markup=False, soft_wrap=True)

    _run(settings, ready)


def settings_from(config: Path | None, **given: Any) -> Settings:
    """From the command line, the environment and a file; an error in a sentence."""
    from quarterdeck.server.settings_read import BadSetting, read_settings

    file = config or (Path(named) if (named := os.environ.get("QUARTERDECK_CONFIG")) else None)
    try:
        return read_settings(file, os.environ, **given)
    except BadSetting as error:
        raise Oops(str(error)) from None


def _run(
    settings: Settings,
    ready: Callable[[str], None],
    running: Callable[[str], None] | None = None,
) -> None:
    from quarterdeck.server.run import serve as run  # heavy: only when it is needed
    from quarterdeck.server.storage.store import CannotOpen

    host, port = settings.host, settings.port
    if not is_compiled():  # pip shows no warning of a build that went well
        errors.print(f"The kernel is {kernel_kind()}: bots think slowly.", markup=False)
    try:
        run(host=host, port=port, on_ready=ready, settings=settings)
    except KeyboardInterrupt:
        pass
    except OSError as error:
        raise Oops(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
    except CannotOpen as error:
        if running is None or not error.running_at:
            raise Oops(str(error)) from None
        running(error.running_at)
        return
    errors.print("Stopped; every game is kept.")


def free_port(host: str) -> int:
    """The first port that is free."""
    for port in range(PORT, PORT + PORTS_TRIED):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise Oops(f"no port from {PORT} to {PORT + PORTS_TRIED - 1} is free; name one with --port")


def invite(url: str) -> None:
    """The address and its QR code, for the phones in the room."""
    import segno

    out.print(f"\nFriends in the same network join at {url}\n", markup=False, soft_wrap=True)
    segno.make(url, error="m").terminal(sys.stdout, compact=True)
