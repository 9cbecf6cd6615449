"""Where the command line writes: results on stdout, everything else on stderr."""

from __future__ import annotations

import json
import sys
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


class Oops(Exception):
    """What the person asked cannot be done; the message is the one line they read."""


def print_json(value: object) -> None:
    """For machines: exactly one JSON value on stdout."""
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


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
        found[name] = value
    return found
