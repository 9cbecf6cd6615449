"""``quarterdeck doctor``: what would stop a server from running, or make people wait."""

from __future__ import annotations

import os
import shutil
import smtplib
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from email.utils import parsedate_to_datetime
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from quarterdeck.cli.keep import CANNOT, OptionalDatabase, upgrade_told
from quarterdeck.cli.kernel import kernel_kind
from quarterdeck.cli.play import Config, settings_from
from quarterdeck.cli.show import out

if TYPE_CHECKING:
    from quarterdeck.server.settings import Settings

GOOD, SLOW, BAD = "good", "mind", "BAD"
Finding = tuple[str, str]
LEAST_FREE, SOME_FREE = 100 * 2**20, 1000 * 2**20
SLOW_DISK_S = 0.05
FEW_FILES = 4096
WAIT_S = 10.0
SKEW_S = 60


def doctor(config: Config = None, db: OptionalDatabase = None) -> None:
    """Doctor: what would stop a server with these settings, or make people wait.

    It looks at Python, the compiled kernel, the page, disk, database, port, the address as others
    see it, open files, mail, notices and the clock. The exit code is 1 if something is BAD.

    Examples:

    `quarterdeck doctor --config /etc/quarterdeck.toml`
    """
    settings = settings_from(config, database=db)
    is_bad = False
    for look in LOOKS:
        for kind, said in look(settings):
            is_bad = is_bad or kind == BAD
            out.print(f"{kind}  {said}", markup=False, highlight=False, soft_wrap=True)
    if is_bad:
        raise typer.Exit(CANNOT)


def python(_: Settings) -> Iterator[Finding]:
    """Which one, and how fast the rules are."""
    have = ".".join(str(n) for n in sys.version_info[:3])
    yield (GOOD if sys.version_info >= (3, 11) else BAD), f"Python {have} (3.11 or newer)"
    kind = kernel_kind()
    yield (GOOD if kind == "compiled" else SLOW), f"the kernel is {kind}"
    from quarterdeck.server.http.client_files import DIST

    if (DIST / "index.html").is_file():
        yield GOOD, "the page is built"
    else:
        yield BAD, f"there is no page in {DIST}: run `make play` once, or install a wheel"


def disk(settings: Settings) -> Iterator[Finding]:
    """Room, and how long a commit takes."""
    from sqlalchemy.engine import make_url

    from quarterdeck.server.settings import data_folder, database_url
    from quarterdeck.server.storage.opening import is_file

    url = make_url(database_url(settings.database))
    folder = Path(url.database or "").resolve().parent if is_file(url) else data_folder()
    if not folder.is_dir():
        if is_file(url):
            yield BAD, f"there is no folder {folder} for the database"
        return
    free = shutil.disk_usage(folder).free
    kind = BAD if free < LEAST_FREE else SLOW if free < SOME_FREE else GOOD
    yield kind, f"{free / 2**20:,.0f} MB are free in {folder}"
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            began = time.perf_counter()
            for _ in range(3):
                file.write(b"x" * 4096)
                file.flush()
                os.fsync(file.fileno())
            took = (time.perf_counter() - began) / 3
    except OSError as error:
        yield BAD, f"{folder} cannot be written to: {error.strerror}"
        return
    kind = SLOW if took > SLOW_DISK_S else GOOD
    yield kind, f"the disk keeps what it is given within {took * 1000:.1f} ms"


def database(settings: Settings) -> Iterator[Finding]:
    """It can be read, by this version, and its games can go on."""
    from quarterdeck.server.settings import database_url
    from quarterdeck.server.storage.probe import Unwell
    from quarterdeck.server.storage.survey import survey

    try:
        found = survey(database_url(settings.database))
    except Unwell as error:
        yield BAD, f"the database cannot be read: {error}"
        return
    except ImportError:
        yield BAD, "PostgreSQL needs more: pip install 'quarterdeck[postgres]'"
        return
    lines, is_bad = upgrade_told(found)
    yield (BAD if is_bad else GOOD), " ".join(lines)
    if found.latest > time.time() + SKEW_S:
        yield BAD, "the clock is behind: somebody was at a table later than it is now"


def port(settings: Settings) -> Iterator[Finding]:
    """It is free, or one of ours has it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    where = f"{settings.host} port {settings.port}"
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
            yield GOOD, f"{where} is free"
            return
        except OSError as error:
            why = error.strerror or str(error)
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    host = f"[{host}]" if ":" in host else host
    if _ask(f"http://{host}:{settings.port}{settings.base_path}/api/health")[0] == "":
        yield GOOD, f"a Quarterdeck is serving on {where}"
    else:
        yield BAD, f"cannot listen on {where}: {why}"


def address(settings: Settings) -> Iterator[Finding]:
    """As others see it."""
    if not settings.public_url:
        if settings.host not in ("127.0.0.1", "localhost", "::1"):
            yield SLOW, "public_url is not set: links are as each browser came here"
        return
    if not settings.public_url.startswith("https://"):
        yield SLOW, "public_url is not https: no passkeys, no notices, no clipboard"
    url = settings.public_url.rstrip("/").removesuffix(settings.base_path) + settings.base_path
    why, there = _ask(f"{url}/api/ready")
    yield (BAD if why else GOOD), f"{url}: {why or 'answers, and is ready'}"
    if there and abs(there - time.time()) > SKEW_S:
        yield BAD, f"the clocks here and at {url} differ by {abs(there - time.time()):.0f} s"


def files(_: Settings) -> Iterator[Finding]:
    """How many lines a process may hold."""
    from quarterdeck.server.run import raise_descriptors

    found = raise_descriptors()
    if found:
        kind = SLOW if found < FEW_FILES else GOOD
        yield kind, f"{found:,} open files and connections are allowed (ulimit -n)"


def mail(settings: Settings) -> Iterator[Finding]:
    """The mail server takes us; no mail is sent."""
    if not settings.smtp_host:
        yield GOOD, "no mail is sent (smtp_host is not set)"
        return
    where = f"the mail server {settings.smtp_host} port {settings.smtp_port}"
    try:
        kind = smtplib.SMTP_SSL if settings.smtp_tls == "tls" else smtplib.SMTP
        with kind(settings.smtp_host, settings.smtp_port, timeout=WAIT_S) as server:
            if settings.smtp_tls == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.noop()
    except (OSError, smtplib.SMTPException) as error:
        why = str(error).splitlines()[0] if str(error) else type(error).__name__
        yield BAD, f"{where} does not take us: {why}"
        return
    if settings.smtp_tls == "none" and settings.smtp_user:
        yield SLOW, f"{where} is told the password in plain text (smtp_tls is none)"
    yield GOOD, f"{where} takes us"


def extras(settings: Settings) -> Iterator[Finding]:
    """Parts that are not always installed."""
    has_push = find_spec("pywebpush") is not None
    yield (GOOD, "notices can be sent to closed pages") if has_push else (
        SLOW, "no notices to closed pages: pip install 'quarterdeck[push]'"
    )  # fmt: skip
    if find_spec("mujoco") is None:
        yield SLOW, "Ship Ahoy shoots with the quick stand-in: pip install 'quarterdeck[physics]'"


def clock(_: Settings) -> Iterator[Finding]:
    """Whether somebody sets it."""
    tool = shutil.which("timedatectl")
    if tool is None:
        return
    try:
        done = subprocess.run(
            [tool, "show", "-p", "NTPSynchronized", "--value"],
            capture_output=True,
            text=True,
            timeout=WAIT_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return
    if done.returncode == 0 and done.stdout.strip() in ("yes", "no"):
        is_set = done.stdout.strip() == "yes"
        yield (GOOD if is_set else SLOW), f"the clock is {'' if is_set else 'not '}set by a server"


def _ask(url: str) -> tuple[str, float]:
    """Why it is not well ("": it is), and what time it is there."""
    try:
        with urllib.request.urlopen(url, timeout=WAIT_S) as answer:  # http or https, as checked
            said = answer.headers.get("date")
            there = parsedate_to_datetime(said).timestamp() if said else 0.0
            return ("" if b'"ok"' in answer.read(1000) else "something else answers there"), there
    except urllib.error.HTTPError as error:
        return f"it answers {error.code}", 0.0
    except (OSError, ValueError) as error:
        return str(getattr(error, "reason", error)) or type(error).__name__, 0.0


LOOKS: tuple[Callable[[Settings], Iterator[Finding]], ...] = (
    python, disk, database, port, address, files, mail, extras, clock,
)  # fmt: skip
