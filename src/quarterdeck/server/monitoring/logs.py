"""What the server writes down: a line with time and level, as text or JSON, and no secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime

from quarterdeck.server.settings import Settings

# What may stand in an address or a message and would let its reader in.
HIDDEN = (
    (re.compile(r"(/s/[\w%-]+[.#])[\w%~-]+"), r"\1…"),  # a seat's link
    (re.compile(r"(/t/[\w%-]+#)[\w%~-]+"), r"\1…"),  # a locked table's
    (re.compile(r"(quarterdeck=)[\w.~-]+"), r"\1…"),  # a cookie
    (re.compile(r"(://[^\s/:@]*:)[^\s/@]+@"), r"\1…@"),  # a database's password
    (re.compile(r"(?i)(bearer )[^\s\"']+"), r"\1…"),
)
LEAST_SECRET = 4  # shorter ones would hide half the words


class Careful(logging.Formatter):
    """As text; ``words`` are secrets, which nobody reads here."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._words = [word for word in words if len(word) >= LEAST_SECRET]

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        """In UTC, as ISO 8601 has it."""
        at = datetime.fromtimestamp(record.created, UTC)
        return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def format(self, record: logging.LogRecord) -> str:
        """One entry; an error may have several lines."""
        return self.hide(super().format(record))

    def hide(self, text: str) -> str:
        """Without what would let a reader in."""
        for pattern, shown in HIDDEN:
            text = pattern.sub(shown, text)
        for word in self._words:
            text = text.replace(word, "…")
        return text


class Json(Careful):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """An error's course is in it as one text."""
        entry = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.hide(record.getMessage()),
        }
        if record.exc_info:
            entry["error"] = self.hide(self.formatException(record.exc_info))
        return json.dumps(entry, ensure_ascii=False)


def set_up_logs(settings: Settings) -> None:
    """All of it to stderr, from now on."""
    kind = Json if settings.log_format == "json" else Careful
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(kind((settings.smtp_password, settings.metrics_key)))
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # upgrade.py says it in a sentence
    logging.getLogger("httpx").setLevel(logging.WARNING)
