"""What can be set about a server; the defaults are for people playing."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

LOOPBACK = ("localhost", "[::1]")


@dataclass(frozen=True)
class Settings:
    """All of it, in one place."""

    host: str = "127.0.0.1"  # the address to listen on; 0.0.0.0 is all of them
    port: int = 8080  # 0 takes any that is free
    database: str = field(default="", repr=False)  # a URL; empty: SQLite in your data folder
    public_url: str = ""  # how others reach this server, for links made on the server's own machine
    base_path: str = ""  # below which all of it is, as a proxy has it: /games; empty: at the top
    bot_delay_ms: int = 350  # at least this long between a bot's act and what came before
    discreet_ms: int = 2000  # before a question that must tell nothing is answered (Table)
    away_after_ms: int = 2000  # a lost connection is shown after this long
    gone_after_ms: int = 180_000  # who is away for so long need not be waited for
    least_clock_s: int = 10  # a live clock gives at least so much time
    idle_after_s: float = 300  # a table nobody looks at leaves the memory
    restore_days: int = 30  # running games that lay longer come back when somebody opens them
    keep_days: int = 0  # tables nobody looks at for so long are deleted; 0: never
    keep_guests_days: int = 400  # guests not seen for so long go, accounts stay; 0: never
    keep_sessions_days: int = 180  # a browser not seen for so long is signed out; 0: never
    default_pause_ms: int = 3000  # how long a person's turn stays open for undo
    bot_workers: int = 0  # processes for thinking; 0: by the number of cores
    ready_ms: int = 90_000  # before a race people are waited for so long at most; 0: they are not
    finer_looks: bool = True  # finished games are looked back at more closely when nobody waits
    notice_after_s: float = 20  # somebody who is not here is told this long after a turn began
    contact: str = "host@localhost"  # whom a browser's maker may write to about notices
    push_anywhere: bool = False  # notices may go to any address, this machine's too: for tests
    engine: str = "quarterdeck.physics.task"  # computes shots in a process; empty: the rules do
    node_address: str = ""  # where other servers of its database reach this one; "": it has none
    lines_per_address: int = 200  # connections at once; 0: as many as come
    head_s: float = 10.0  # within which a request's head must be here, and then its body
    stuck_s: float = 20.0  # whoever takes nothing of what is sent to them for so long is dropped
    ping_s: float = 10.0  # between two pings of a line, and until one must be answered
    trusted_proxies: str = "127.0.0.1,::1"  # who may say for whom they ask; "*": everybody
    limits: float = 1.0  # multiplies all rate limits; 0: none
    restore_pause_s: float = 0.005  # between two tables after a restart, so that people get in
    smtp_host: str = ""  # the mail server; empty: no mail is sent
    smtp_port: int = 587  # of the mail server
    smtp_user: str = ""  # empty: the mail server asks for none
    smtp_password: str = field(default="", repr=False)  # better: smtp_password_file
    smtp_tls: str = "starttls"  # "starttls", "tls" from the first byte, or "none"
    mail_from: str = ""  # who the mail comes from: Quarterdeck <games@example.org>
    log_format: str = "plain"  # "plain", or "json": an object a line
    log_level: str = "info"  # "debug", "info", "warning" or "error"
    metrics: bool = False  # /metrics for Prometheus (extra: metrics)
    metrics_key: str = field(default="", repr=False)  # Prometheus shows it; "": only this machine
    tracing: str = ""  # where OpenTelemetry traces go: http://127.0.0.1:4318 (extra: tracing)


def data_folder() -> Path:
    """Where this platform keeps a program's data."""
    if given := os.environ.get("QUARTERDECK_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "quarterdeck"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "quarterdeck"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "quarterdeck"


def database_url(given: str) -> str:
    """A URL that the storage understands; a SQLite file's folder is made."""
    if not given:
        path = data_folder() / "quarterdeck.sqlite3"
        path.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{path}"
    for old in ("postgres://", "postgresql://"):
        if given.startswith(old):
            return "postgresql+psycopg://" + given[len(old) :]
    return given if "://" in given else f"sqlite:///{given}"


def public_base(scheme: str, host: str, settings: Settings) -> str:
    """The server's address as others can use it; ``host`` is how this browser reached it."""
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    is_own = not host or name in LOOPBACK or name.startswith("127.")
    if settings.public_url and is_own:
        return settings.public_url.rstrip("/").removesuffix(settings.base_path) + settings.base_path
    return f"{scheme}://{host}{settings.base_path}"
