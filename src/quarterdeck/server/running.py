"""One table in memory: the single writer of its game, its bots and timers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec

from quarterdeck.bots.random import random_action
from quarterdeck.bots.task import make_task
from quarterdeck.bots.worker import Pool
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NOBODY
from quarterdeck.core.step import TURN
from quarterdeck.server import present, wire
from quarterdeck.server.crew import Crew
from quarterdeck.server.rows import GuestRow, TableRow
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.server.tables import clock, load
from quarterdeck.server.trouble import Trouble
from quarterdeck.server.works import append
from quarterdeck.table.table import Change, Table

log = logging.getLogger(__name__)

ENCODER = msgspec.json.Encoder()
MEND_S = 1.0  # after the disk failed, before the next try


@dataclass
class Services:
    """What every table uses."""

    settings: Settings
    store: Store
    pool: Pool


class Running(Crew):
    """Everything that changes the game or who sits where happens under ``lock``, one at a time.

    An action is checked and carried out in memory, written to the disk, and only then told.
    """

    def __init__(self, services: Services, row: TableRow, table: Table | None) -> None:
        super().__init__(services.settings, services.store, row)
        self.services = services
        self.table = table
        self.lock = asyncio.Lock()
        self.is_broken = False  # the disk failed and this memory may be ahead of it
        self._acted = clock()  # when the last change was told
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self.set_pauses()

    # ------------------------------------------------------------ what people do

    async def act(self, seat: int, message: wire.Act) -> wire.Done | wire.Refused:
        """Carry out a person's choice."""
        actions = [Action(seat, d.verb, tuple(d.args)) for d in message.do]
        return await self._by_person(
            seat, message.id, lambda t: t.submit(seat, actions, message.v, clock())
        )

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

    async def _by_person(self, seat: int, id: int, do: Any) -> wire.Done | wire.Refused:
        async with self.lock:
            v = self.table.v if self.table is not None else 0
            if seat < 0:
                return wire.Refused(id, Trouble(403, "no-watching").why, v)
            if self.table is None:
                return wire.Refused(id, Trouble(409, "no-not-started").why, v)
            if self.row.seats[seat].is_bot:
                return wire.Refused(id, Trouble(409, "no-seat-lent").why, v)
            if self.is_broken:
                return wire.Refused(id, Trouble(503, "no-not-saved").why, v)
            try:
                change = do(self.table)
            except Exception:
                log.exception("table %s: an action failed", self.row.code)
                await self._reload()  # what it left behind is not to be trusted
                return wire.Refused(id, Trouble(500, "no-server-error").why, v)
            if isinstance(change, Refusal):
                return wire.Refused(id, present.refusal(self.table.game, change), v)
            if not await self._carry_on(change):
                return wire.Refused(id, Trouble(503, "no-not-saved").why, v)
            return wire.Done(id, change.v)

    # ------------------------------------------------------------ the flow of a change

    async def _carry_on(self, change: Change | None = None) -> bool:
        """A change and all that follows by itself: to the disk in one piece, then told."""
        table = self.table
        assert table is not None
        changes: list[tuple[Change, dict[int, str]]] = []
        over = None
        try:
            while change is not None or (change := table.advance(clock())) is not None:
                changes.append((change, self._updates(change)))
                change = None
            if table.is_over and self.row.status != "over":
                over = msgspec.structs.replace(self.row, status="over")
            if changes or over:
                entries = [(c.v, c.entry) for c, _ in changes]
                await self.services.store.run(append(self.row.code, entries, over))
        except Exception:
            log.exception("table %s: not saved", self.row.code)
            await self._reload()
            return False
        if changes or over:
            self._acted = clock()
            for _, texts in changes:
                for line in self.lines:
                    text = texts.get(line.seat)
                    if text is not None:
                        line.send(text)
            if over is not None:
                self.row = over
                self.tell_seating()
        self._plan()
        return True

    def _updates(self, change: Change) -> dict[int, str]:
        """What each reader who is here will be told, made while it stands like this."""
        table = self.table
        assert table is not None
        now = clock()
        out: dict[int, str] = {}
        for reader in {line.seat for line in self.lines}:
            update = wire.Update(
                change.v,
                change.by,
                present.facts(table.game, change.events, reader),
                self.stand(reader, now),
                change.undone,
            )
            out[reader] = ENCODER.encode(update).decode()
        return out

    def stand(self, reader: int, now: int) -> wire.Stand:
        """How it stands for a reader."""
        if self.table is None:
            return present.NO_STAND
        is_lent = reader >= 0 and self.row.seats[reader].lent
        return present.stand(self.table, reader, now, is_lent)

    def welcome(self, reader: int, join_link: str) -> wire.Welcome:
        """Everything a reader may know; call it under the lock: what is not saved is not told."""
        table = self.table
        seated = reader >= 0
        return wire.Welcome(
            wire.PROTOCOL,
            table.v if table is not None else 0,
            reader if seated else -1,
            self.info(),
            self.stand(reader, clock()),
            present.facts(table.game, table.told, reader) if table is not None else [],
            self.row.seats[reader].pause if seated else 0,
            self.row.link(reader) if seated else "",
            join_link,
        )

    # ------------------------------------------------------------ by itself: timers and bots

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

    def _plan(self) -> None:
        """See to it that what is due later happens later."""
        table = self.table
        assert table is not None
        now = clock()
        later = (table.closes_in(now) or -1, table.due_in(now), table.answers_in(now))
        waits = [w for w in later if w >= 0]
        self._wake_in(min(waits) / 1000 if waits else -1)
        self._wake_bot()

    def _wake_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds >= 0:
            self._timer = asyncio.get_running_loop().call_later(
                seconds, lambda: self.spawn(self.pump())
            )

    def _wake_bot(self) -> None:
        if self._thinking is None and self._bot_to_act() != NOBODY:
            self._thinking = self.spawn(self._bot_turn())

    def _bot_to_act(self) -> int:
        """A seat that waits for a bot or for the script of a guided game."""
        table = self.table
        if table is None or self.is_broken or table.open_seat != NOBODY:
            return NOBODY
        if table.guide is not None:
            line = table.scripted()
            return line.seat if line is not None else NOBODY
        if table.answers_in(clock()) >= 0:
            return NOBODY  # there is but one answer, and the table gives it
        for seat in table.to_act():
            if seat >= 0 and self.row.seats[seat].is_bot:
                return seat
        return NOBODY

    async def _bot_turn(self) -> None:
        try:
            await self._bot_act()
        except Exception:
            log.exception("table %s: a bot's turn failed", self.row.code)
            await asyncio.sleep(MEND_S)
        finally:
            self._thinking = None
        self._wake_bot()

    async def _bot_act(self) -> None:
        async with self.lock:
            seat = self._bot_to_act()
            table = self.table
            if seat == NOBODY or table is None:
                return
            scripted = table.scripted()
            view, heard, v = table.view(seat), table.heard(seat), table.v
            level = self.row.seats[seat].level
        game = table.game
        action = scripted
        if action is None:
            task = make_task(game.info.id, view, heard, seat, level, secrets.randbits(60))
            try:
                action = await asyncio.wrap_future(self.services.pool.submit(task))
            except Exception:
                log.exception("table %s: no answer from a bot", self.row.code)
        wait = self._acted + self.settings.bot_delay_ms - clock()
        if game.step(table.state).discreet:
            wait = max(wait, table.discreet_in(clock()))
        if wait > 0:
            await asyncio.sleep(wait / 1000)
        async with self.lock:
            if self.table is not table or self._bot_to_act() == NOBODY:
                return
            if game.step(table.state).timing == TURN and table.v != v:
                return
            if scripted is None and not self.row.seats[seat].is_bot:
                return
            for n in range(2):
                if action is None or n > 0:
                    action = random_action(game, view, heard, seat, Dice(secrets.randbits(60)))
                change = table.submit(seat, [action], v, clock())
                if isinstance(change, Change):
                    await self._carry_on(change)
                    return
                log.error("table %s: a bot's action was refused: %s", self.row.code, change.key)
            raise RuntimeError("no action of the bot was lawful")

    # ------------------------------------------------------------ when the disk fails

    async def _reload(self) -> None:
        """Back to what the disk has; called under the lock."""
        self.is_broken = True
        self._wake_in(-1)
        try:
            loaded = await load(self.services.store, self.row.code)
        except Exception:
            log.exception("table %s: cannot be read", self.row.code)
            asyncio.get_running_loop().call_later(MEND_S, lambda: self.spawn(self._mend()))
            return
        assert loaded is not None
        self.row, self.table = loaded
        self.is_broken = False
        self.set_pauses()
        self.welcome_all()
        self._wake_in(MEND_S)

    async def _mend(self) -> None:
        async with self.lock:
            if self.is_broken:
                await self._reload()

    # ------------------------------------------------------------ memory

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is going to happen by itself."""
        return not (self.lines or self._timer or self._thinking or self.lock.locked())

    def close(self) -> None:
        """Leave the memory; the disk has everything."""
        self._wake_in(-1)
        self.cancel_all()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run it on its own, whoever stops waiting."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
