"""A throw-away PostgreSQL: no container, no service, no port."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support.places import find_postgres

needed = pytest.mark.skipif(
    find_postgres() is None, reason="no PostgreSQL server here (see tools/cluster.py)"
)


@contextmanager
def server() -> Iterator[str]:
    """Yield the URL of a new cluster that listens on a unix socket only."""
    binaries = find_postgres()
    if binaries is None:
        raise FileNotFoundError("no PostgreSQL server binaries")
    # Short path: a unix socket's name is limited to 107 bytes.
    home = Path(tempfile.mkdtemp(prefix="qdpg", dir="/tmp"))
    who: dict[str, Any] = {}
    if os.geteuid() == 0:  # initdb and postgres refuse to run as root
        import pwd

        entry = pwd.getpwnam("nobody")
        os.chown(home, entry.pw_uid, entry.pw_gid)
        who = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}

    def run(*command: str | Path) -> None:
        subprocess.run(
            [str(c) for c in command],
            check=True,
            cwd=home,
            env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(home)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            **who,
        )

    data = home / "data"
    try:
        run(
            binaries / "initdb", "-D", data, "-U", "qd", "-A", "trust", "-E", "UTF8",
            "--no-sync", "--locale=C",
        )  # fmt: skip
        # A crash of the server under test must lose nothing; a crash of this cluster may.
        flags = f"-k {home} -c listen_addresses='' -c fsync=off -c full_page_writes=off"
        run(
            binaries / "pg_ctl", "-D", data, "-l", home / "log", "-w", "-t", "30",
            "-o", flags, "start",
        )  # fmt: skip
        try:
            yield f"postgresql://qd@/postgres?host={home}"
        finally:
            run(binaries / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)
