"""A person's seat as it is new, and names that are told apart."""

from __future__ import annotations

import secrets

from quarterdeck.server.storage.schema import GuestRow, Sitting


def person(guest: GuestRow, taken: list[str]) -> Sitting:
    """A seat for a guest."""
    return Sitting(
        "person",
        unlike(guest.name, taken),
        guests=[guest.id],
        token=secrets.token_urlsafe(16),
        pause=guest.pause,
    )


def unlike(name: str, taken: list[str]) -> str:
    """The name, told apart from the same name of somebody else."""
    n = 2
    new = name
    while new in taken:
        new = f"{name} {n}"
        n += 1
    return new
