"""Print the path of a Chromium that starts, installing one if there is none.

Looked for in this order: QUARTERDECK_CHROMIUM, the system's, Playwright's own.  Installed: the
system's with apt where we may, else Playwright's.  What the installers say goes to stderr.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"


def starts(path: str | None) -> bool:
    """Tell whether it runs at all: some systems have a chromium that only asks for a snap."""
    if not path or not Path(path).exists():
        return False
    try:
        answer = subprocess.run(
            [path, "--version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=60,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def system() -> str | None:
    places = [os.environ.get("QUARTERDECK_CHROMIUM"), *map(shutil.which, NAMES), MAC]
    return next((p for p in places if starts(p)), None)


def playwrights() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        path = p.chromium.executable_path
    return path if starts(path) else None


def run(*command: str) -> bool:
    print("+", *command, file=sys.stderr, flush=True)
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=sys.stderr, env=env, check=False
    )
    return done.returncode == 0


def install() -> str | None:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and shutil.which("apt-get"):
        run("apt-get", "-q", "update")
        if run("apt-get", "-q", "install", "-y", "chromium") and (found := system()):
            return found
    extra = ["--with-deps"] if root and shutil.which("apt-get") else []
    run(sys.executable, "-m", "playwright", "install", *extra, "chromium")
    return playwrights()


def main() -> int:
    path = system() or playwrights() or install()
    if path is None:
        print("no Chromium: install one, or set QUARTERDECK_CHROMIUM to its path", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
