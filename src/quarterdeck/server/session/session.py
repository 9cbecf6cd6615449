"""One table in memory: the single writer of its game, with its seats, bots and timers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from quarterdeck.core.action import Action
from quarterdeck.server import present, protocol
from quarterdeck.server.clock import clock
from quarterdeck.server.connections.connection import COME_BACK, Connection, Message
from quarterdeck.server.errors import NotSaved
from quarterdeck.server.people.outcome import outcome_of
from quarterdeck.server.session.acts import Acts, Answer, submission, unless_stale
from quarterdeck.server.session.alarm import Alarm
from quarterdeck.server.session.batch import Batch, Intent, gather
from quarterdeck.server.session.bot_seats import BotSeats
from quarterdeck.server.session.engine import NatureEngine
from quarterdeck.server.session.finished import Finished
from quarterdeck.server.session.interface import Services, SessionInterface
from quarterdeck.server.session.keeping import Keeping
from quarterdeck.server.session.lending import give
from quarterdeck.server.session.load import load
from quarterdeck.server.session.muster import LOOK_MS, Muster
from quarterdeck.server.session.no_shows import NoShows
from quarterdeck.server.session.seating import Seating
from quarterdeck.server.session.settled_lock import SettledLock
from quarterdeck.server.session.time_left import Kept
from quarterdeck.server.session.timekeeper import Timekeeper
from quarterdeck.server.storage.schema import GuestRow, TableRow
from quarterdeck.server.talk.talk import TableTalk
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table
from quarterdeck.workers.fair import Who

log = logging.getLogger(__name__)

ENCODER = msgspec.json.Encoder()
MEND_S = 1.0  # after the disk failed, before the next try


class Session(SessionInterface):
    """Everything that changes the game or who sits where happens under ``lock``, one at a time.

    An action is checked and carried out in memory, written to the disk, and only then told
    (``Acts``). Who sits where and who looks on is the part of ``Seating``.
    """

    def __init__(
        self,
        services: Services,
        row: TableRow,
        table: Table | None,
        finished: Finished | None = None,
        kept: Kept | None = None,
    ) -> None:
        self.services = services
        self.settings = services.settings
        self.table = table  # None: not begun, or over and kept
        self.finished = finished
        self.keeping = Keeping(self)
        self.lock = SettledLock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.seating = Seating(services.settings, services.store, row, self.welcome, self._so_far)
        self.no_shows = NoShows(self, self.seating)
        self.muster = Muster(self, self.seating, self.no_shows)
        self.acts = Acts(self)
        self.talk = TableTalk(services.store, self.settings.limits, self.seating)
        self.time = Timekeeper(self, self.seating, self.acts, kept)
        self.bot_seats = BotSeats(self, self.acts)
        self.nature = NatureEngine(self)
        self.is_broken = False  # the disk failed and this memory may be ahead of it
        self.has_left = False  # another server has the table, or will have
        self.acted = clock()  # when the last change was told
        self.moved = 0  # the same in seconds since 1970, for those who are not here
        self.has_moved = False  # since that was written down
        self._alarm = Alarm(self._wake)
        self.set_pauses()

    @property
    def row(self) -> TableRow:
        """The table as the disk has it."""
        return self.seating.row

    @property
    def is_over(self) -> bool:
        """The game is over and left the memory."""
        return self.finished is not None

    @property
    def is_for_somebody(self) -> bool:
        """A person plays or looks on."""
        return self.seating.is_for_somebody

    @property
    def is_looked_at(self) -> bool:
        """Somebody is here."""
        return self.seating.is_looked_at

    def who_waits(self) -> list[Who]:
        """For whom bots think and shots are computed."""
        return self.seating.who_waits()

    # ------------------------------------------------------------ what people do

    async def act(
        self, seat: int, message: protocol.Act, early: int = 0, arrived: int = -1
    ) -> Answer:
        """Carry out a person's choice; in a race it began ``early`` ms before it arrived here."""
        since = arrived if arrived >= 0 else clock()
        return await self._by_person(seat, message.id, submission(seat, message, early, since))

    async def undo(self, seat: int, message: protocol.Undo) -> Answer:
        """Take back the last choice."""
        intent = unless_stale(message.v, lambda t: t.undo(seat, clock()))
        return await self._by_person(seat, message.id, intent)

    async def close_turn(self, seat: int, message: protocol.Close) -> Answer:
        """Done: the turn is over."""
        intent = unless_stale(message.v, lambda t: t.close(seat))
        return await self._by_person(seat, message.id, intent)

    async def why(self, seat: int, message: protocol.Why) -> protocol.Because:
        """Why something cannot be used now; answered by what the seat may know, and saved."""
        async with self.lock:
            return self.acts.because(seat, message)

    async def _by_person(self, seat: int, id: int, intent: Intent) -> Answer:
        async with self.lock:
            v = self.v
            if (no := self.acts.why_not(seat)) is not None:
                return protocol.Refused(id, no.why, v)
            batch, trouble = await self.acts.waited(intent)
            return self.acts.answer(batch, trouble, id, v)

    async def choose_pause(self, seat: int, guest: GuestRow) -> None:
        """How long the seat's turns stay open."""
        async with self.lock:
            await self.seating.set_pause(seat, guest)
            self.set_pauses()
            if self.table is not None and not self.is_broken:
                await self.acts.waited(None)

    async def lend(self, by: str, seat: int, wish: protocol.Give, level: str) -> None:
        """A seat goes to a bot or back."""
        async with self.lock:
            await give(self.seating, by, seat, wish, level)
            await self.is_played_by_another(seat)

    async def is_played_by_another(self, seat: int) -> None:
        """Whoever was about to act there does not any more; called under the lock."""
        self.set_pauses()
        self.time.reseated(seat)
        if self.table is not None:
            self.seating.tell()
            self.seating.welcome_seat(seat)
            if not self.is_broken:
                await self.acts.waited(None)

    async def bot_acts(self, seat: int, action: Action, v: int) -> bool:
        """Carry out a bot's choice, or NATURE's; False: refused. Called under the lock."""
        batch, trouble = await self.acts.waited(
            lambda table: table.submit(seat, [action], v, clock())
        )
        if trouble:
            raise NotSaved
        if batch.refusal is not None:
            who = "NATURE" if seat < 0 else "a bot"
            log.error("table %s: refused to %s: %s", self.row.code, who, batch.refusal.key)
            return False
        return True

    async def attach(self, connection: Connection) -> bool:
        """A browser looks at the table; bots among themselves may have waited for that."""
        async with self.lock:
            await self.no_shows.came(connection.guest)
            is_in = self.seating.attach(connection)
        if is_in and self.table is not None:
            self.bot_seats.wake()
        return is_in

    # ------------------------------------------------------------ the flow of a change

    def collect(self, intent: Intent | None = None) -> Batch:
        """What somebody does and all that follows by itself, in memory."""
        table = self.table
        assert table is not None
        batch = gather(table, intent, self._told)
        if batch.refusal is None and table.is_over and self.row.status != "over":
            batch.over = msgspec.structs.replace(self.row, status="over")
            batch.outcome = outcome_of(batch.over, table)
        return batch

    def tell(self, batch: Batch) -> None:
        """It is on the disk: everybody may know."""
        self.acted = clock()
        if batch.changes:
            self.moved = int(time.time())
            self.has_moved = True
        batch.tell(self.seating.connections)
        if batch.over is not None:
            self.seating.row = batch.over
            self.seating.tell()
            self.talk.open_up()
            self.keeping.keep()

    def _told(self, change: Change) -> dict[int, Message]:
        """What each reader who is here will be told, made while it stands like this."""
        table = self.table
        assert table is not None
        self.time.follow(change)
        readers = {connection.seat for connection in self.seating.connections}
        self.bot_seats.hear(change)
        lent = {n for n, seat in enumerate(self.row.seats) if seat.lent}
        if change.raced:
            return present.raced(table, change, readers, lent)
        now = clock()
        changed = present.changed(table.game, change.marks) if readers else []
        out: dict[int, Message] = {}
        for reader in readers:
            update = protocol.Update(
                change.v,
                change.by,
                present.facts(table.game, change.events, reader, changed, lent),
                self.stand(reader, now),
                change.undone,
            )
            out[reader] = Message(ENCODER.encode(update))
        return out

    def stand(self, reader: int, now: int) -> protocol.Stand:
        """How it stands for a reader."""
        if self.finished is not None:
            return self.finished.seen(reader).stand
        if self.table is None:
            return present.NO_STAND
        is_lent = reader >= 0 and self.row.seats[reader].lent
        stand = present.stand(self.table, reader, now, is_lent)
        muster, clocks = self.muster.told(self.table), self.time.told()
        if muster is None and clocks is None:
            return stand
        return msgspec.structs.replace(stand, muster=muster, clocks=clocks or msgspec.UNSET)

    def welcome(
        self, reader: int, join_link: str, held: Sequence[int] = ()
    ) -> protocol.Welcome | None:
        """Everything a reader may know; call it under the lock: what is not saved is not told.

        None while memory is ahead of a disk that cannot even be read: see ``reload``.
        """
        if self.is_broken:
            return None
        table = self.table
        seated = reader >= 0
        log: list[protocol.Fact] = []
        if table is not None:
            log = present.log(table.game, table.told, reader, self.row.seats)
        if self.finished is not None:
            log = self.finished.seen(reader).log
        return protocol.Welcome(
            protocol.PROTOCOL,
            self.v,
            reader if seated else -1,
            self.seating.info(),
            self.stand(reader, clock()),
            log,
            self.row.seats[reader].pause if seated else 0,
            self.row.link(reader) if seated else "",
            join_link,
            list(held) if len(held) > 1 else msgspec.UNSET,
        )

    def _so_far(self) -> int:
        """How many events there were while the game goes on; -1: it does not."""
        return len(self.table.told) if self.table is not None else -1

    @property
    def v(self) -> int:
        """How many changes there were."""
        if self.finished is not None:
            return self.finished.v
        return self.table.v if self.table is not None else 0

    # ------------------------------------------------------------ by itself: timers and bots

    def is_racing(self) -> bool:
        """Whether it matters just now how long a line takes."""
        return self.table is not None and self.table.race.is_on

    def set_pauses(self) -> None:
        """How long turns stay open: as each person wishes; a bot's not at all."""
        if self.table is not None:
            self.table.pauses = [0 if s.is_bot else s.pause for s in self.row.seats]
            self.table.discreet_ms = self.settings.discreet_ms
            self.table.race.musters = self.settings.ready_ms > 0

    async def pump(self) -> None:
        """Do what is due."""
        async with self.lock:
            if self.table is not None and not self.is_broken:
                await self.time.ring()
                await self.acts.waited(None)

    def plan(self) -> None:
        """See to it that what is due later happens later."""
        table = self.table
        assert table is not None
        now = clock()
        self.no_shows.plan()
        if table.race.is_on:
            self._alarm.ring_in(LOOK_MS if table.race.is_held else table.due_in(now), now)
            self.bot_seats.wake()
            return
        later = [table.closes_in(now) or -1, table.due_in(now), table.answers_in(now)]
        waits = [w for w in (*later, self.time.due_in()) if w >= 0]
        self._alarm.ring_in(min(waits) if waits else -1, now)
        self.bot_seats.wake()
        self.nature.wake()
        if self.services.bell is not None:
            self.services.bell(self)

    def _wake(self) -> None:
        if self.muster.is_on:
            self.spawn(self.muster.look())
            self._alarm.ring_in(LOOK_MS)
        elif self.acts.are_quick:
            self.acts.ring()
        else:
            self.spawn(self.pump())

    # ------------------------------------------------------------ when the disk fails

    async def recover(self) -> None:
        """Back to what the disk has, once nothing is under way any more."""
        async with self.lock:
            if self.is_broken:
                await self.reload()

    async def reload(self) -> None:
        """Back to what the disk has; called under the lock."""
        self.is_broken = True
        self._alarm.ring_in(-1)
        self.bot_seats.forget()
        if self.has_left:
            return
        try:
            if self.services.claim is not None:  # whatever comes through late is refused then
                await self.services.claim(self.row.code)
            has_engine = self.services.engine is not None
            loaded = await load(self.services.store, self.row.code, has_engine)
        except Exception:
            log.exception("table %s: cannot be read", self.row.code)
            asyncio.get_running_loop().call_later(MEND_S, lambda: self.spawn(self.recover()))
            return
        assert loaded is not None
        self.seating.row, self.table, self.finished, self.time.kept = loaded
        self.is_broken = False
        self.set_pauses()
        self.seating.welcome_all()
        self._alarm.ring_in(int(MEND_S * 1000))

    # ------------------------------------------------------------ memory

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is going to happen by itself."""
        is_busy = self.lock.locked() or self.lock.is_under_way
        is_busy = is_busy or self.bot_seats.are_busy or self.nature.is_busy
        is_busy = is_busy or self.keeping.is_busy or self.no_shows.is_waiting
        return not (self.seating.connections or self._alarm.is_set or is_busy)

    async def leave(self) -> None:
        """Another server will have it: what is under way goes to the disk, nothing else does."""
        async with self.lock:
            self.has_left = self.is_broken = True
            for connection in list(self.seating.connections):
                connection.close(COME_BACK)
            self.close()

    def close(self) -> None:
        """Leave the memory; the disk has everything."""
        self._alarm.ring_in(-1)
        self.bot_seats.forget()
        self.no_shows.close()
        self.seating.close()
        for task in list(self.tasks):
            task.cancel()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run it on its own, whoever stops waiting."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
