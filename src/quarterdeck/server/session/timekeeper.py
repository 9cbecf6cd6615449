"""The clocks of one table: they follow its changes, are kept in its journal, and ring."""

from __future__ import annotations

import logging
import time

from quarterdeck.core.seat import CLOCK
from quarterdeck.server.clock import clock
from quarterdeck.server.errors import NotSaved, Trouble
from quarterdeck.server.protocol.time import Clocks
from quarterdeck.server.session.acts import Acts
from quarterdeck.server.session.interface import SessionInterface
from quarterdeck.server.session.lending import stand_in
from quarterdeck.server.session.seating import Seating
from quarterdeck.server.session.time_left import Kept, TimeLeft
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table

log = logging.getLogger(__name__)

SOON_MS = 600_000  # what rings later is the lobby's: until then the table may leave the memory
MEND_MS = 1000  # after the disk failed, before the next try


class Timekeeper:
    """What is past its time is played by a bot; whose line is lost for long, too, if it is live."""

    def __init__(
        self, session: SessionInterface, seating: Seating, acts: Acts, kept: Kept | None
    ) -> None:
        self.session = session
        self.seating = seating
        self.acts = acts
        seating.clocks = self.told
        seating.on_gone = lambda: session.spawn(session.pump())
        self.kept = kept  # in the journal of a table that was read from the disk
        self._left: TimeLeft | None = None
        self._table: Table | None = None  # whose clocks they are
        self._failed = False

    @property
    def is_on(self) -> bool:
        """Somebody's time is counted."""
        session = self.session
        return session.row.pace.kind != "none" and session.table is not None

    # ------------------------------------------------------------ as the game goes on

    def follow(self, change: Change) -> None:
        """A change is about to be written: its entry says what everybody has left."""
        if not self.is_on or change.raced:
            return
        left = self._clocks()
        left.look(self._waited(), self._now(), change.entry[0] == "undo")
        change.entry.append([left.left[:], _unix()])

    def told(self) -> Clocks | None:
        """What every reader may know; None: nobody's time is counted."""
        return self._clocks().told(self._now()) if self.is_on else None

    def due_in(self) -> int:
        """ms until somebody's time is up, if that is soon; -1: it is not."""
        if not self.is_on:
            return -1
        if self._failed:
            return MEND_MS
        ms = self._clocks().due_in(self._now())
        return ms if ms <= SOON_MS else -1

    def due_at(self) -> float:
        """When somebody's time is up, in seconds since 1970; 0: nobody's runs."""
        ms = self._clocks().due_in(self._now()) if self.is_on else -1
        return time.time() + ms / 1000 if ms >= 0 else 0.0

    # ------------------------------------------------------------ when it is up; under the lock

    async def ring(self) -> None:
        """Turns that are past their time are closed, seats go to bots."""
        if not self.is_on or self.session.is_broken:
            return
        try:
            for seat, why in self._out_of_time():
                await self._relieve(seat, why)
            self._failed = False
        except (Trouble, NotSaved):
            log.warning("table %s: nobody could be relieved yet", self.session.row.code)
            self._failed = True

    async def _relieve(self, seat: int, why: str) -> None:
        session = self.session
        table = session.table
        if table is None or session.row.seats[seat].is_bot:
            return
        if table.open_seat == seat:  # all is done but for saying so
            _, trouble = await self.acts.waited(lambda t: t.close(seat))
            if trouble:
                raise NotSaved
            return
        await stand_in(self.seating, seat, why)
        await session.is_played_by_another(seat)

    def _out_of_time(self) -> list[tuple[int, str]]:
        left = self._clocks()
        late = [(seat, "late") for seat in left.late(self._now())]
        if self.session.row.pace.kind == "days" or not left.runs:
            return late
        known = {seat for seat, _ in late}
        gone = [n for n, is_gone in enumerate(self.seating.gone) if is_gone and n in left.turn]
        return late + [(seat, "gone") for seat in gone if seat not in known]

    def reseated(self, seat: int) -> None:
        """Somebody else plays there now."""
        if not self.is_on:
            return
        left = self._clocks()
        if self.session.row.seats[seat].is_bot:
            left.forget(seat, self._now())
        else:
            left.give_back(seat)
        left.look(self._waited(), self._now())

    # ------------------------------------------------------------ inside

    def _clocks(self) -> TimeLeft:
        table = self.session.table
        assert table is not None
        if self._left is None or self._table is not table:
            row = self.session.row
            self._left = TimeLeft(row.pace, len(row.seats), self._now())
            self._table = table
            if self.kept is not None:
                left, at = self.kept
                assert isinstance(left, list)
                assert isinstance(at, int)
                since = at if row.pace.kind == "days" else self._now()
                self._left.take_up(left, self._waited() or frozenset(), since)
                self.kept = None
            else:
                self._left.look(self._waited(), self._now())
        return self._left

    def _waited(self) -> frozenset[int] | None:
        """The people who are waited for; None: it is NATURE who is."""
        table = self.session.table
        assert table is not None
        if table.is_over or table.race.is_on:
            return frozenset()
        asked = [seat for seat in table.to_act() if seat >= 0 or seat == CLOCK]
        if not asked:
            return None
        seats = self.session.row.seats
        return frozenset(seat for seat in asked if seat >= 0 and not seats[seat].is_bot)

    def _now(self) -> int:
        """Days go on whatever the machine does; live clocks only while the server runs."""
        return _unix() if self.session.row.pace.kind == "days" else clock()


def _unix() -> int:
    return int(time.time() * 1000)
