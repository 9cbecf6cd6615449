"""Where the programs are that tests of several servers need; tools/cluster.py installs them."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def find_postgres() -> Path | None:
    """The folder of the newest server binaries: what was said, Debian's, or those on the path."""
    if given := os.environ.get("QUARTERDECK_PG_BIN"):
        return Path(given)
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3])
    )
    if debian:
        return debian[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def find_haproxy() -> str | None:
    """Debian keeps it where only root's path leads."""
    if given := os.environ.get("QUARTERDECK_HAPROXY"):
        return given
    return shutil.which("haproxy", path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")
