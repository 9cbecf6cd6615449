"""Several servers on one PostgreSQL, each a process of its own, behind HAProxy if there is one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from quarterdeck.server.settings import database_url
from tests.support.patience import PATIENCE_S
from tests.support.places import find_haproxy
from tests.support.server import Server, nursery

CONFIG = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"  # as hosts have it
HASHED = "hash var(txn.code)"


FENCED = 75  # the exit code of who was declared dead


class Fleet:
    """Servers that take each other's tables."""

    def __init__(self, database: str, count: int, **settings: Any) -> None:
        self.database = database
        self.servers = [
            Server(database, node_address="127.0.0.1", **settings) for _ in range(count)
        ]
        self.engine = sa.create_engine(
            database_url(database), isolation_level="AUTOCOMMIT", pool_pre_ping=True
        )
        self.front = ""  # HAProxy's address
        self.revived = 0
        self._proxy: subprocess.Popen[bytes] | None = None
        self._folder = Path(tempfile.mkdtemp(prefix="qd-fleet-"))

    def __enter__(self) -> Fleet:
        for server in self.servers:
            server.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._proxy is not None:
            self._proxy.kill()
            self._proxy.wait()
        for server in self.servers:
            if server.pid:
                with contextlib.suppress(OSError):
                    os.kill(server.pid, signal.SIGCONT)
            server.__exit__()
        self.engine.dispose()
        shutil.rmtree(self._folder, ignore_errors=True)

    def balance(self, how: str = HASHED) -> None:
        """HAProxy before all of them; ``how`` it chooses."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        servers = [f"  server n{s.port} 127.0.0.1:{s.port}" for s in self.servers]
        lines = [line for line in CONFIG.read_text().splitlines() if "  server node" not in line]
        text = "\n".join([*lines, *servers, ""])
        text = text.replace("bind :8080", f"bind 127.0.0.1:{port}").replace(HASHED, how)
        if how != HASHED:
            text = text.replace("hash-type consistent", "")
        config = self._folder / "haproxy.cfg"
        config.write_text(text)
        command = [str(find_haproxy()), "-f", str(config), "-db"]
        log = (self._folder / "haproxy.log").open("wb")
        self._proxy = subprocess.Popen(command, stdout=log, stderr=log)
        self.front = f"http://127.0.0.1:{port}"
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until and self._proxy.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.front + "/api/ready").status_code == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError((self._folder / "haproxy.log").read_text())

    def ask(self, query: str, *given: Any) -> list[Any]:
        """Of the database."""
        with self.engine.connect() as connection:
            return list(connection.exec_driver_sql(query, given))

    def owner(self, code: str) -> Server | None:
        """Who has a table, if that one lives."""
        query = (
            "SELECT n.address FROM tables t JOIN nodes n ON n.id = t.owner"
            " WHERE t.code = %s AND n.state <> 'dead'"
        )
        try:
            found = self.ask(query, code)
        except sa.exc.OperationalError:  # the database is away
            return None
        port = int(found[0][0].rpartition(":")[2]) if found else 0
        return next((s for s in self.servers if s.port == port and s.pid), None)

    def other(self, than: Server) -> Server:
        """A server that lives and is not that one."""
        return next(s for s in self.servers if s is not than and s.pid)

    def revive(self) -> None:
        """As a supervisor does: whoever was declared dead starts anew. On a slow machine that
        happens to servers that were only starved.
        """
        for server in self.servers:
            stat = Path(f"/proc/{server.pid}/stat")
            if server.pid and stat.exists() and stat.read_text().rpartition(") ")[2][0] == "Z":
                code = nursery().ask(wait=server.pid)["code"]
                assert code == FENCED, code
                server.pid = 0
                server.start()
                self.revived += 1

    async def owned(self, code: str, but: Server | None = None) -> Server:
        """The owner, once there is one, and not that one."""
        async with asyncio.timeout(PATIENCE_S):
            while (found := self.owner(code)) is None or found is but:
                self.revive()
                await asyncio.sleep(0.02)
        return found


def freeze(server: Server) -> None:
    """As a machine that was put to sleep."""
    os.kill(server.pid, signal.SIGSTOP)


def wake(server: Server) -> int:
    """It goes on where it was; the code with which it ends, being dead."""
    os.kill(server.pid, signal.SIGCONT)
    code: int = nursery().ask(wait=server.pid)["code"]
    server.pid = 0
    return code
