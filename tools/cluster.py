"""Print where PostgreSQL's server and HAProxy are, installing them if they are missing.

For the tests of several servers on one database. On Debian, as root, apt installs them, and nothing
is started: the tests start throw-away ones of their own. Elsewhere, or without a network, what is
missing is said here and those tests are skipped: install it, or set QUARTERDECK_PG_BIN (the folder
of initdb and postgres) and QUARTERDECK_HAPROXY (the program). What apt says goes to stderr.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.support.places import find_haproxy, find_postgres

CLUSTERS = Path("/etc/postgresql-common/createcluster.conf")
NO_CLUSTER = "create_main_cluster = false\n"  # one that runs for ever is nobody's wish here


def apt(*words: str) -> bool:
    print("+ apt-get", *words, file=sys.stderr, flush=True)
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", *words]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=sys.stderr, env=env, check=False
    )
    return done.returncode == 0


def install() -> None:
    """With apt, if we may."""
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        return
    apt("update")
    if find_postgres() is None and apt("install", "-y", "postgresql-common"):
        if NO_CLUSTER not in CLUSTERS.read_text():
            with CLUSTERS.open("a") as file:
                file.write(NO_CLUSTER)
        apt("install", "-y", "--no-install-recommends", "postgresql")
    if find_haproxy() is None:
        apt("install", "-y", "--no-install-recommends", "haproxy")


def main() -> int:
    if find_postgres() is None or find_haproxy() is None:
        install()
    places = {"PostgreSQL": find_postgres(), "HAProxy": find_haproxy()}
    for name, place in places.items():
        print(f"{name}: {place or 'not here'}")
        if place is None:
            print(f"no {name}: tests of several servers will be skipped", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
