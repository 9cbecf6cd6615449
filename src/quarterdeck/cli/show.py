"""Where the command line writes: results on stdout, everything else on stderr."""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

out = Console(highlight=False)
errors = Console(stderr=True)

SUSPECTS = re.compile(r"[^ -~]")  # looked at closely; everything else is plain ASCII
CONTROLS = {"Cc", "Cf", "Cs", "Zl", "Zp"}  # ESC and its kin, bidi overrides, breaks of lines


class Oops(Exception):
    """What the person asked cannot be done; the message is the one line they read."""


def print_json(value: object) -> None:
    """For machines: exactly one JSON value on stdout."""
    text = json.dumps(value, indent=2, ensure_ascii=False)
    # The same value, but what would command the terminal is spelled out.
    sys.stdout.write(SUSPECTS.sub(lambda m: _spelled(m[0]), text) + "\n")


def plain(text: str) -> str:
    """The text without what a terminal obeys or hides: a name from elsewhere may hold anything."""
    return SUSPECTS.sub(lambda m: "\ufffd" if _is_control(m[0]) else m[0], text)


def _spelled(c: str) -> str:
    return json.dumps(c)[1:-1] if _is_control(c) and c != "\n" else c


def _is_control(c: str) -> bool:
    return unicodedata.category(c) in CONTROLS


@contextmanager
def progress(what: str, total: int) -> Iterator[Progress]:
    """A bar on stderr while long work goes on; it has one task, number 0."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
    with bar:
        bar.add_task(what, total=total)
        yield bar


def pairs(wanted: list[str]) -> dict[str, str]:
    """``name=value`` words as a table."""
    found: dict[str, str] = {}
    for word in wanted:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise Oops(f"an option is written name=value, not {word!r}")
        if name in found:
            raise Oops(f"the option {name!r} is given twice: {found[name]!r} and {value!r}")
        found[name] = value
    return found
