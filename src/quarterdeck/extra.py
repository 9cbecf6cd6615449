"""What the doors need beyond the games: said in one line when it is not installed."""

from __future__ import annotations


def missing(error: ImportError, extra: str = "research") -> ImportError:
    """The same error, with what to install."""
    name = (error.name or str(error)).split(".")[0]
    return ImportError(
        f"{name} is not installed: pip install 'quarterdeck[{extra}]'", name=error.name
    )
