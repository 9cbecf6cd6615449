"""What happens in a server that somebody may want to count: by default nobody does."""

from __future__ import annotations


class Uncounted:
    """Each is called where it happens; whoever counts makes something of it."""

    def told(self, seconds: float) -> None:
        """An act was carried out, is on the disk, and everybody at the table was told."""

    def committed(self, seconds: float, jobs: int) -> None:
        """A transaction is on the disk, with so many pieces of work; in the writer's thread."""

    def refused(self, kind: str) -> None:
        """Somebody was told no; ``kind``: the sentence's key."""


class Both(Uncounted):
    """Two who count."""

    def __init__(self, one: Uncounted, other: Uncounted) -> None:
        self._all = (one, other)

    def told(self, seconds: float) -> None:
        """To both."""
        for one in self._all:
            one.told(seconds)

    def committed(self, seconds: float, jobs: int) -> None:
        """To both."""
        for one in self._all:
            one.committed(seconds, jobs)

    def refused(self, kind: str) -> None:
        """To both."""
        for one in self._all:
            one.refused(kind)
