"""At a table of an event: who has not come by a stated time is played by a bot until they do."""

from __future__ import annotations

import asyncio
import logging

from quarterdeck.server.clock import clock
from quarterdeck.server.errors import Trouble
from quarterdeck.server.session.interface import SessionInterface
from quarterdeck.server.session.lending import stand_in
from quarterdeck.server.session.seating import Seating

log = logging.getLogger(__name__)

MEND_S = 1.0  # after the disk failed, before the next try


class NoShows:
    """Of one table. That somebody has come is on the disk: a restart takes nobody's seat, and those
    who are still to come have their time anew."""

    def __init__(self, session: SessionInterface, seating: Seating) -> None:
        self.session = session
        self.seating = seating
        self._timer: asyncio.TimerHandle | None = None
        self._since = clock()

    @property
    def is_waiting(self) -> bool:
        """Somebody may still come."""
        return self._timer is not None

    def expected(self) -> list[int]:
        """Who has not come, and is waited for."""
        row = self.session.row
        if row.heat is None or not row.heat.wait or row.status != "playing":
            return []
        return [
            n
            for n, seat in enumerate(row.seats)
            if seat.kind == "person" and not (seat.came or seat.lent)
        ]

    def left_ms(self) -> int:
        """How long they have to come; 0: it is too late, or nobody is waited for."""
        heat = self.session.row.heat
        if heat is None or not self.expected():
            return 0
        return max(0, self._since + heat.wait * 1000 - clock())

    def plan(self) -> None:
        """See to it that nobody is waited for any longer than that."""
        if self._timer is None and self.expected():
            self._ring_in(self.left_ms() / 1000)

    async def came(self, guest: str) -> None:
        """A browser is at the table: its seats have their people. Called under the lock."""
        row = self.session.row
        if row.heat is None or row.status != "playing":
            return
        mine = [n for n in row.seats_of(guest) if not row.seats[n].came and not row.seats[n].lent]
        if not mine:
            return
        draft = self.seating.draft()
        for seat in mine:
            draft.seats[seat].came = True
        try:
            await self.seating.save(draft)
        except Trouble:
            log.warning("table %s: that somebody came is not saved", row.code)

    def close(self) -> None:
        """No timer any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring_in(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, lambda: self.session.spawn(self._ring()))

    async def _ring(self) -> None:
        session = self.session
        async with session.lock:
            self._timer = None
            try:
                if session.is_broken:
                    raise Trouble(503, "no-not-saved")
                for seat in self.expected():
                    await stand_in(self.seating, seat, "gone")
                    await session.is_played_by_another(seat)
            except Trouble:
                self._ring_in(MEND_S)
