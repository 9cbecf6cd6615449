"""Print the path of a Chromium that starts, installing one if there is none.

Looked for in this order: QUARTERDECK_CHROMIUM, a headless shell (the same browser without windows:
it works a third less), the system's Chromium, Playwright's own.  With --full it has windows,
as people use it.  Installed: the system's with apt where we may, else Playwright's.  What the
installers say goes to stderr.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELLS = ("chromium-headless-shell", "chrome-headless-shell", "headless_shell")
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


def given() -> str | None:
    """What somebody has said."""
    path = os.environ.get("QUARTERDECK_CHROMIUM")
    return path if starts(path) else None


def shell() -> str | None:
    """The system's headless shell."""
    return next((p for p in map(shutil.which, SHELLS) if starts(p)), None)


def system() -> str | None:
    return next((p for p in [*map(shutil.which, NAMES), MAC] if starts(p)), None)


def playwrights(full: bool) -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        path = Path(p.chromium.executable_path)
    if not full:  # it lies beside the other one: chromium-1234/…, chromium_headless_shell-1234/…
        folder = path.parents[1]
        beside = folder.with_name(folder.name.replace("chromium-", "chromium_headless_shell-"))
        for found in beside.glob("*/*"):
            if found.stem in SHELLS and starts(str(found)):
                return str(found)
    return str(path) if starts(str(path)) else None


def run(*command: str) -> bool:
    print("+", *command, file=sys.stderr, flush=True)
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=sys.stderr, env=env, check=False
    )
    return done.returncode == 0


def look(full: bool) -> str | None:
    found = given() or (None if full else shell())
    return found or system() or playwrights(full)


def install(full: bool) -> str | None:
    may_apt = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    if may_apt:
        run("apt-get", "-q", "update")
        for package in ("chromium",) if full else ("chromium-headless-shell", "chromium"):
            if run("apt-get", "-q", "install", "-y", package) and (found := look(full)):
                return found
    extra = ["--with-deps"] if may_apt else []
    kind = [] if full else ["--only-shell"]
    run(sys.executable, "-m", "playwright", "install", *extra, *kind, "chromium")
    return playwrights(full)


def main() -> int:
    full = "--full" in sys.argv[1:]
    path = look(full) or install(full)
    if path is None:
        print("no Chromium: install one, or set QUARTERDECK_CHROMIUM to its path", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
