"""A person's seat as it is new."""

from __future__ import annotations

import secrets

from quarterdeck.server.people.names import unlike
from quarterdeck.server.storage.schema import GuestRow, Sitting


def person(guest: GuestRow, taken: list[str]) -> Sitting:
    """A seat for a guest."""
    return Sitting(
        "person",
        unlike(guest.name, taken),
        guests=[guest.id],
        token=secrets.token_urlsafe(16),
        pause=guest.pause,
        avatar=guest.avatar,
    )
