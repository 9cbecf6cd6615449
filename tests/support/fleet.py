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
from tests.support.server import Server

HAPROXY = """
global
  maxconn 8000
defaults
  mode http
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout tunnel 1h
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response 503
  option forwardfor
frontend people
  bind 127.0.0.1:{port}
  http-request del-header x-quarterdeck- -m beg
  http-request set-var(txn.code) path,field(3,/),lower
  http-request set-var(txn.code) path,field(4,/),lower if {{ path_beg /api/tables/ }}
  http-request set-var(txn.code) path,field(4,/),field(1,.),lower if {{ path_beg /api/seats/ }}
  default_backend nodes
backend nodes
  balance {how}
  option httpchk GET /api/ready
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""

HASHED = "hash var(txn.code)\n  hash-type consistent"


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
        lines = [f"  server n{s.port} 127.0.0.1:{s.port}" for s in self.servers]
        config = self._folder / "haproxy.cfg"
        config.write_text(HAPROXY.format(how=how, port=port, servers="\n".join(lines)))
        command = [str(find_haproxy()), "-f", str(config), "-db"]
        log = (self._folder / "haproxy.log").open("wb")
        self._proxy = subprocess.Popen(command, stdout=log, stderr=log)
        self.front = f"http://127.0.0.1:{port}"
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
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

    async def owned(self, code: str, but: Server | None = None) -> Server:
        """The owner, once there is one, and not that one."""
        async with asyncio.timeout(PATIENCE_S):
            while (found := self.owner(code)) is None or found is but:
                await asyncio.sleep(0.02)
        return found


def freeze(server: Server) -> None:
    """As a machine that was put to sleep."""
    os.kill(server.pid, signal.SIGSTOP)


def wake(server: Server) -> int:
    """It goes on where it was; the code with which it ends, being dead."""
    from tests.support.server import nursery

    os.kill(server.pid, signal.SIGCONT)
    code: int = nursery().ask(wait=server.pid)["code"]
    server.pid = 0
    return code
