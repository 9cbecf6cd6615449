"""One table in memory: the single writer of its game, its bots and timers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.server import present, wire
from quarterdeck.server.batch import Batch, Do, gather
from quarterdeck.server.clock import clock
from quarterdeck.server.crew import Crew
from quarterdeck.server.finished import Finished, finish
from quarterdeck.server.gunner import Gunner
from quarterdeck.server.host import Services
from quarterdeck.server.lane import Lane
from quarterdeck.server.line import Line, Message
from quarterdeck.server.mates import Mates
from quarterdeck.server.rows import GuestRow, TableRow
from quarterdeck.server.tables import load
from quarterdeck.server.trouble import NotSaved, Trouble
from quarterdeck.server.turn import Turn
from quarterdeck.server.works import append, save_finished
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table

log = logging.getLogger(__name__)

ENCODER = msgspec.json.Encoder()
MEND_S = 1.0  # after the disk failed, before the next try


class Running(Crew):
    """Everything that changes the game or who sits where happens under ``lock``, one at a time.

    An action is checked and carried out in memory, written to the disk, and only then told.
    """

    def __init__(
        self,
        services: Services,
        row: TableRow,
        table: Table | None,
        finished: Finished | None = None,
    ) -> None:
        super().__init__(services.settings, services.store, row)
        self.services = services
        self.table = table  # None: not begun, or over and kept
        self.finished = finished
        self._keeping: asyncio.Task[None] | None = None
        self.lock = Turn()
        self.lane = Lane(self)
        self.mates = Mates(self, self.lane)
        self.gunner = Gunner(self)
        self.is_broken = False  # the disk failed and this memory may be ahead of it
        self.acted = clock()  # when the last change was told
        self._timer: asyncio.TimerHandle | None = None
        self._wakes_at = -1
        self.set_pauses()

    # ------------------------------------------------------------ what people do

    async def act(
        self, seat: int, message: wire.Act, early: int = 0, arrived: int = -1
    ) -> wire.Done | wire.Refused:
        """Carry out a person's choice; in a race it began ``early`` ms before it arrived here."""
        actions = [Action(seat, d.verb, tuple(d.args)) for d in message.do]
        since = arrived if arrived >= 0 else clock()

        def submit(t: Table) -> Change | Refusal:
            now = clock()
            return t.submit(seat, actions, message.v, now, early + now - since)

        return await self._by_person(seat, message.id, submit)

    async def undo(self, seat: int, message: wire.Undo) -> wire.Done | wire.Refused:
        """Take back the last choice."""
        return await self._by_person(
            seat,
            message.id,
            lambda t: t.undo(seat, clock()) if message.v == t.v else Refusal("no-stale"),
        )

    async def close_turn(self, seat: int, message: wire.Close) -> wire.Done | wire.Refused:
        """Done: the turn is over."""
        return await self._by_person(
            seat,
            message.id,
            lambda t: t.close(seat) if message.v == t.v else Refusal("no-stale"),
        )

    async def choose_pause(self, seat: int, guest: GuestRow) -> None:
        """How long the seat's turns stay open."""
        async with self.lock:
            await self.set_pause(seat, guest)
            self.set_pauses()
            if self.table is not None and not self.is_broken:
                await self._carry_on()

    async def lend(self, by: str, seat: int, wish: wire.Give, level: str) -> None:
        """A seat goes to a bot or back."""
        async with self.lock:
            await self.give(self.row.seat_of(by), seat, wish, level)
            self.set_pauses()
            if self.table is not None:
                self.tell_seating()
                self.welcome_seat(seat)
                if not self.is_broken:
                    await self._carry_on()

    async def bot_acts(self, seat: int, action: Action, v: int) -> bool:
        """Carry out a bot's choice, or NATURE's; False: refused. Called under the lock."""
        batch = self.collect(lambda table: table.submit(seat, [action], v, clock()))
        if batch.refusal is not None:
            who = "NATURE" if seat < 0 else "a bot"
            log.error("table %s: refused to %s: %s", self.row.code, who, batch.refusal.key)
            return False
        if not await self._write(batch):
            raise NotSaved
        return True

    async def attach(self, line: Line) -> bool:
        """A browser looks at the table; bots among themselves may have waited for that."""
        is_in = await super().attach(line)
        if is_in and self.table is not None:
            self.mates.wake()
        return is_in

    async def _by_person(self, seat: int, id: int, do: Do) -> wire.Done | wire.Refused:
        async with self.lock:
            v = self.v
            if seat < 0:
                return wire.Refused(id, Trouble(403, "no-watching").why, v)
            if self.finished is not None:
                return wire.Refused(id, Trouble(409, "no-game-over").why, v)
            if self.table is None:
                return wire.Refused(id, Trouble(409, "no-not-started").why, v)
            if self.row.seats[seat].is_bot:
                return wire.Refused(id, Trouble(409, "no-seat-lent").why, v)
            if self.is_broken:
                return wire.Refused(id, Trouble(503, "no-not-saved").why, v)
            try:
                batch = self.collect(do)
            except Exception:
                log.exception("table %s: an action failed", self.row.code)
                await self._reload()  # what it left behind is not to be trusted
                return wire.Refused(id, Trouble(500, "no-server-error").why, v)
            if not await self._write(batch):
                return wire.Refused(id, Trouble(503, "no-not-saved").why, v)
            if batch.done is None:
                assert batch.refusal is not None
                return wire.Refused(id, present.refusal(self.table.game, batch.refusal), batch.v)
            return wire.Done(id, batch.done.v)

    # ------------------------------------------------------------ the flow of a change

    def collect(self, do: Do | None = None) -> Batch:
        """What somebody does and all that follows by itself, in memory."""
        table = self.table
        assert table is not None
        batch = gather(table, do, self._told)
        if batch.refusal is None and table.is_over and self.row.status != "over":
            batch.over = msgspec.structs.replace(self.row, status="over")
        return batch

    async def _carry_on(self) -> bool:
        """What is due, to the disk and then told; called under the lock."""
        try:
            batch = self.collect()
        except Exception:
            log.exception("table %s: it does not go on", self.row.code)
            await self._reload()
            return False
        return await self._write(batch)

    async def _write(self, batch: Batch) -> bool:
        """To the disk in one piece, then told; called under the lock."""
        if batch.changes or batch.over:
            try:
                work = append(self.row.code, batch.entries, batch.over)
                await self.services.store.run(work)
            except Exception:
                log.exception("table %s: not saved", self.row.code)
                await self._reload()
                return False
            self.tell(batch)
        if batch.changes or batch.refusal is None:
            self.plan()
        return True

    def tell(self, batch: Batch) -> None:
        """It is on the disk: everybody may know."""
        self.acted = clock()
        batch.tell(self.lines)
        if batch.over is not None:
            self.row = batch.over
            self.tell_seating()
            self.keep()

    def _told(self, change: Change) -> dict[int, Message]:
        """What each reader who is here will be told, made while it stands like this."""
        table = self.table
        assert table is not None
        readers = {line.seat for line in self.lines}
        self.mates.hear(change)
        if change.raced:
            return present.raced(table, change, readers)
        now = clock()
        out: dict[int, Message] = {}
        for reader in readers:
            update = wire.Update(
                change.v,
                change.by,
                present.facts(table.game, change.events, reader),
                self.stand(reader, now),
                change.undone,
            )
            out[reader] = Message(ENCODER.encode(update))
        return out

    def stand(self, reader: int, now: int) -> wire.Stand:
        """How it stands for a reader."""
        if self.finished is not None:
            return self.finished.seen(reader).stand
        if self.table is None:
            return present.NO_STAND
        is_lent = reader >= 0 and self.row.seats[reader].lent
        return present.stand(self.table, reader, now, is_lent)

    def welcome(self, reader: int, join_link: str) -> wire.Welcome:
        """Everything a reader may know; call it under the lock: what is not saved is not told."""
        table = self.table
        seated = reader >= 0
        log = present.log(table.game, table.told, reader) if table is not None else []
        if self.finished is not None:
            log = self.finished.seen(reader).log
        return wire.Welcome(
            wire.PROTOCOL,
            self.v,
            reader if seated else -1,
            self.info(),
            self.stand(reader, clock()),
            log,
            self.row.seats[reader].pause if seated else 0,
            self.row.link(reader) if seated else "",
            join_link,
        )

    @property
    def v(self) -> int:
        """How many changes there were."""
        if self.finished is not None:
            return self.finished.v
        return self.table.v if self.table is not None else 0

    # ------------------------------------------------------------ when it is over

    def keep(self) -> asyncio.Task[None]:
        """What will be shown of the game goes to the disk, and the game leaves the memory."""
        if self._keeping is None:
            self._keeping = self.spawn(self._keep())
        return self._keeping

    async def _keep(self) -> None:
        try:
            table = self.table
            if table is None or not table.is_over:
                return
            finished, frames = await finish(self.row, table)
            await self.services.store.run(save_finished(self.row.code, finished, frames))
            async with self.lock:
                self.finished, self.table = finished, None
        except Exception:  # it is all in the journal: whoever asks for it next tries again
            log.exception("table %s: what is shown of it was not kept", self.row.code)
        finally:
            self._keeping = None

    async def ending(self) -> Finished:
        """What is shown of the game; Trouble while it is not over."""
        if self.row.status != "over":
            raise Trouble(409, "no-not-over")
        if self.finished is None:
            await asyncio.shield(self.keep())
        if self.finished is None:
            raise Trouble(503, "no-not-saved")
        return self.finished

    # ------------------------------------------------------------ by itself: timers and bots

    def is_racing(self) -> bool:
        """Whether it matters just now how long a line takes."""
        return self.table is not None and self.table.race.is_on

    def set_pauses(self) -> None:
        """How long turns stay open: as each person wishes; a bot's not at all."""
        if self.table is not None:
            self.table.pauses = [0 if s.is_bot else s.pause for s in self.row.seats]
            self.table.discreet_ms = self.settings.discreet_ms

    async def pump(self) -> None:
        """Do what is due."""
        async with self.lock:
            if self.table is not None and not self.is_broken:
                await self._carry_on()

    def plan(self) -> None:
        """See to it that what is due later happens later."""
        table = self.table
        assert table is not None
        now = clock()
        if table.race.is_on:
            self._wake_in(table.due_in(now), now)
            self.mates.wake()
            return
        later = (table.closes_in(now) or -1, table.due_in(now), table.answers_in(now))
        waits = [w for w in later if w >= 0]
        self._wake_in(min(waits) if waits else -1, now)
        self.mates.wake()
        self.gunner.wake()

    def _wake_in(self, ms: int, now: int = -1) -> None:
        at = (now if now >= 0 else clock()) + ms if ms >= 0 else -1
        if at == self._wakes_at:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._wakes_at = at
        if ms >= 0:
            self._timer = asyncio.get_running_loop().call_later(ms / 1000, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self._wakes_at = -1
        if self.lane.is_open:
            self.lane.ring()
        else:
            self.spawn(self.pump())

    # ------------------------------------------------------------ when the disk fails

    async def recover(self) -> None:
        """Back to what the disk has, once nothing is under way any more."""
        async with self.lock:
            await self._reload()

    async def _reload(self) -> None:
        """Back to what the disk has; called under the lock."""
        self.is_broken = True
        self._wake_in(-1)
        self.mates.forget()
        try:
            has_engine = self.services.engine is not None
            loaded = await load(self.services.store, self.row.code, has_engine)
        except Exception:
            log.exception("table %s: cannot be read", self.row.code)
            asyncio.get_running_loop().call_later(MEND_S, lambda: self.spawn(self._mend()))
            return
        assert loaded is not None
        self.row, self.table, self.finished = loaded
        self.is_broken = False
        self.set_pauses()
        self.welcome_all()
        self._wake_in(int(MEND_S * 1000))

    async def _mend(self) -> None:
        async with self.lock:
            if self.is_broken:
                await self._reload()

    # ------------------------------------------------------------ memory

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is going to happen by itself."""
        is_busy = self.lock.locked() or self.lock.is_under_way
        is_busy = is_busy or self.mates.are_busy or self.gunner.is_busy
        is_busy = is_busy or self._keeping is not None
        return not (self.lines or self._timer or is_busy)

    def close(self) -> None:
        """Leave the memory; the disk has everything."""
        self._wake_in(-1)
        self.mates.forget()
        self.cancel_all()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run it on its own, whoever stops waiting."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
