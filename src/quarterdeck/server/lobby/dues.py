"""Tables that left the memory while a clock of days ran: each is fetched again when it is up."""

from __future__ import annotations

import time

from quarterdeck.server.session.session import Session


class Dues:
    """After a restart all tables that are played come into the memory once, and are known here."""

    def __init__(self) -> None:
        self._at: dict[str, float] = {}  # seconds since 1970

    def leaves(self, session: Session) -> None:
        """It leaves the memory."""
        if due := session.time.due_at():
            self._at[session.row.code] = due

    def knows(self, code: str) -> bool:
        """Whether its time will come."""
        return code in self._at

    def up(self) -> list[str]:
        """Those whose time has come; each is told once."""
        now = time.time()
        codes = [code for code, at in self._at.items() if at <= now]
        for code in codes:
            del self._at[code]
        return codes
