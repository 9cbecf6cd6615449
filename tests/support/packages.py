"""For tests of what is built and installed: a wheel, an empty environment, and what runs there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UV = Path(sys.executable).with_name("uv")
PATIENCE_S = 120
# Of the machine that tests; whoever installs has none of it.
OURS = ("PYTHONPATH", "QUARTERDECK_PURE", "CC", "CFLAGS", "CPPFLAGS")


def clean(**more: str) -> dict[str, str]:
    """The environment of somebody who has just come."""
    return {k: v for k, v in os.environ.items() if k not in OURS} | more


def run(*words: str | Path, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, cwd=cwd, env=clean(**env), capture_output=True, text=True, timeout=PATIENCE_S
    )


def build(kind: str, tree: Path, into: Path, **env: str) -> Path:
    """Build a wheel or an sdist with what is installed here."""
    done = run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", into, cwd=tree, **env)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = into.iterdir()
    return made


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def install(wheel: Path, home: Path) -> Path:
    """Install it where nothing is, with the versions of all else that are tested; its commands."""
    done = run(UV, "venv", "-q", "--python", sys.executable, home, cwd=home.parent)
    assert done.returncode == 0, done.stderr
    pins = ROOT / "requirements" / "dev.txt"
    words: list[str | Path] = [
        UV,
        "pip",
        "install",
        "-q",
        "--python",
        home,
        "--constraint",
        pins,
        wheel,
    ]
    # What `make` has installed is at hand: no network needed.
    if run(*words, "--offline", cwd=home.parent).returncode:
        done = run(*words, cwd=home.parent)
        assert done.returncode == 0, done.stderr
    return next(p for p in (home / "bin", home / "Scripts") if p.exists())


@contextmanager
def serving(command: Path, folder: Path) -> Iterator[str]:
    """A server of what is installed: its address."""
    server = subprocess.Popen(
        [command, "serve", "--port", "0", "--db", f"sqlite:///{folder}/games.db"],
        cwd=folder,
        env=clean(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Serving on http"), server.communicate(timeout=PATIENCE_S)[1]
        yield line.split()[-1]
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE_S) == 0
    finally:
        server.kill()
        server.communicate()
