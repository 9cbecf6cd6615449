"""What is needed beyond the games: said in one line when it is not installed."""

from __future__ import annotations


class NotInstalled(ImportError):
    """The message says what to install."""


def missing(error: ImportError, extra: str = "research") -> NotInstalled:
    """The same error, with what to install."""
    name = (error.name or str(error)).split(".")[0]
    return NotInstalled(
        f"{name} is not installed: pip install 'quarterdeck[{extra}]'", name=error.name
    )
