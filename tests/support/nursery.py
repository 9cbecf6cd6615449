"""Forks servers for the tests; light, because the servers' bot workers import it again."""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any, NoReturn


def raise_servers() -> None:
    """One JSON question a line; ends, with its servers, when its input does."""
    # Whatever a server loads is loaded once, before the fork.
    import py_vapid  # noqa: F401
    from litestar import Litestar

    from quarterdeck import registry
    from quarterdeck.server import app, run  # noqa: F401

    Litestar([])

    for id in registry.GAMES:
        registry.game(id)
    children: set[int] = set()
    for line in sys.stdin:
        wish = json.loads(line)
        if "wait" in wish:
            _, status = os.waitpid(wish["wait"], 0)
            children.discard(wish["wait"])
            answer: dict[str, Any] = {"code": os.waitstatus_to_exitcode(status)}
        else:
            mine, theirs = os.pipe()
            pid = os.fork()
            if pid == 0:
                os.close(mine)
                _be_a_server(wish, theirs)
            os.close(theirs)
            children.add(pid)
            with os.fdopen(mine) as told:
                answer = {"pid": pid, "url": told.readline().strip()}
        print(json.dumps(answer), flush=True)
    for pid in children:
        os.kill(pid, signal.SIGKILL)


def _same_luck(file: str) -> None:
    """Every run deals the same cards and rolls the same dice: a red test is red again.

    Tests that share a server have their luck from what the file says (``Server.luck``), so that
    it does not matter which of them came before.
    """
    import secrets
    from pathlib import Path
    from random import Random
    from types import SimpleNamespace

    from quarterdeck.server.people import names
    from quarterdeck.server.session import luck as chance

    there = Path(file)
    luck = Random(20261116)
    since = 0

    def now() -> Random:
        nonlocal since
        changed = there.stat().st_mtime_ns if there.exists() else 0
        if changed != since:
            since = changed
            luck.seed(there.read_text())
        return luck

    vars(secrets)["token_hex"] = lambda nbytes: now().randbytes(nbytes).hex()
    # The longest bots' names there are: what has room for them has room for all.
    names.secrets = SimpleNamespace(choice=lambda free: max(free, key=len))  # type: ignore[assignment,attr-defined]
    vars(secrets)["randbits"] = lambda bits: now().getrandbits(bits)
    # Tables that earlier tests left play on: their bots must not draw what this table's would.
    vars(chance)["bot_luck"] = lambda row, v, seat: Random(f"{row.secret} {v} {seat}").getrandbits(
        chance.BITS
    )


def _be_a_server(wish: dict[str, Any], told: int) -> NoReturn:
    import logging

    from quarterdeck.server import app
    from quarterdeck.server.run import serve
    from quarterdeck.server.settings import Settings

    code = 1
    try:
        _same_luck(wish["luck"])
        if wish.get("version"):
            vars(app)["__version__"] = wish["version"]
        for name in wish.get("games", ()):
            _add_game(name)
        log = os.open(wish["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        nothing = os.open(os.devnull, os.O_RDWR)
        for here, there in ((0, nothing), (1, nothing), (2, log)):
            os.dup2(there, here)
        logging.basicConfig(level=logging.INFO, stream=sys.stderr)
        ready = os.fdopen(told, "w")

        def say(url: str) -> None:
            ready.write(url + "\n")
            ready.close()

        serve(port=wish.get("port", 0), on_ready=say, settings=Settings(**wish["settings"]))
        code = 0
    finally:
        sys.stderr.flush()
        os._exit(code)


def _add_game(name: str) -> None:
    """A game that only tests play, e.g. tests.support.grab:GRAB."""
    from importlib import import_module

    from quarterdeck import registry

    module, _, variable = name.partition(":")
    game = getattr(import_module(module), variable)
    registry.GAMES[game.info.id] = lambda: game


if __name__ == "__main__":
    raise_servers()
