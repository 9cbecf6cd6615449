"""What a bot's guesses are drawn from: nobody can foresee it, and a test can say it again."""

from __future__ import annotations

import secrets

from quarterdeck.server.storage.schema import TableRow

BITS = 60


def bot_luck(_row: TableRow, _v: int, _seat: int) -> int:
    """For one decision of the bot on this seat; tests put a function of all three in its place."""
    return secrets.randbits(BITS)
