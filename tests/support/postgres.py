"""A throw-away PostgreSQL: no container, no service, no port."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.support.places import find_postgres

needed = pytest.mark.skipif(
    find_postgres() is None, reason="no PostgreSQL server here (see tools/cluster.py)"
)


class Cluster:
    """Listens on a unix socket only."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        # Short path: a unix socket's name is limited to 107 bytes.
        self.home = Path(tempfile.mkdtemp(prefix="qdpg", dir="/tmp"))
        self.url = f"postgresql://qd@/postgres?host={self.home}"
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:  # initdb and postgres refuse to run as root
            import pwd

            entry = pwd.getpwnam("nobody")
            os.chown(self.home, entry.pw_uid, entry.pw_gid)
            self._who = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}

    def make(self) -> None:
        """An empty one."""
        self._run(
            "initdb", "-D", self.home / "data", "-U", "qd", "-A", "trust", "-E", "UTF8",
            "--no-sync", "--locale=C",
        )  # fmt: skip

    def start(self, more: str = "") -> None:
        """Until it answers."""
        # A crash of the server under test must lose nothing; a crash of this cluster's machine may.
        flags = f"-k {self.home} -c listen_addresses='' -c fsync=off -c full_page_writes=off {more}"
        self._control("-l", self.home / "log", "-t", "30", "-o", flags, "start")

    def crash(self) -> None:
        """As if all its processes were killed: what it said is committed is in its log."""
        self._control("-m", "immediate", "stop")

    def _control(self, *words: str | Path) -> None:
        self._run("pg_ctl", "-D", self.home / "data", "-w", *words)

    def _run(self, program: str, *words: str | Path) -> None:
        subprocess.run(
            [str(self.binaries / program), *(str(word) for word in words)],
            check=True,
            cwd=self.home,
            env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(self.home)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            **self._who,
        )


@contextmanager
def cluster(more: str = "") -> Iterator[Cluster]:
    """A new one that runs; ``more``: flags of the server."""
    binaries = find_postgres()
    if binaries is None:
        raise FileNotFoundError("no PostgreSQL server binaries")
    made = Cluster(binaries)
    try:
        made.make()
        made.start(more)
        try:
            yield made
        finally:
            with suppress(subprocess.CalledProcessError):  # a test has crashed it
                made.crash()
    finally:
        shutil.rmtree(made.home, ignore_errors=True)


@contextmanager
def server() -> Iterator[str]:
    """The URL of a new cluster."""
    with cluster() as made:
        yield made.url
