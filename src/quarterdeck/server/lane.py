"""A race's quick lane: acts and the clock do not wait for one another's way to the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.server import present, wire
from quarterdeck.server.batch import Batch
from quarterdeck.server.clock import clock
from quarterdeck.server.host import Host
from quarterdeck.server.line import Line, Message
from quarterdeck.server.store import Chain, Entries
from quarterdeck.server.trouble import Trouble
from quarterdeck.server.works import save_table
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table

log = logging.getLogger(__name__)

ENCODER = msgspec.json.Encoder()
Answer = Callable[[wire.Done | wire.Refused], None]


class Lane:
    """Each act is carried out in memory at once, in the order of arrival, and written with whatever
    else waits to be written; it is told when it is on the disk, in the same order. If the disk
    fails, all that came after is forgotten and nobody was told of it."""

    def __init__(self, running: Host) -> None:
        self.running = running
        self.chain = Chain()

    @property
    def is_open(self) -> bool:
        """A race goes on and nothing else is being done to the table."""
        running = self.running
        table = running.table
        return (
            table is not None
            and table.race.is_on
            and table.guide is None
            and not running.is_broken
            and not running.lock.locked()
        )

    def hear(self, line: Line, message: wire.Act) -> bool:
        """A person's act; False: it must go the usual way."""
        seat = line.seat
        if seat < 0 or self.running.row.seats[seat].is_bot:
            return False

        def answer(said: wire.Done | wire.Refused) -> None:
            line.tell(Message(ENCODER.encode(said)))

        actions = [Action(seat, d.verb, tuple(d.args)) for d in message.do]
        self._do(seat, actions, message.id, line.early, answer)
        return True

    def bot_acts(self, seat: int, action: Action) -> bool:
        """A bot's act; False: it was refused."""
        return self._do(seat, [action], 0, 0, lambda said: None)

    def ring(self) -> None:
        """Something is due."""
        try:
            batch = self.running.collect()
        except Exception:
            self._fail("the clock failed")
            return
        self._send(batch, lambda ok: None)

    def _do(self, seat: int, actions: list[Action], id: int, early: int, answer: Answer) -> bool:
        def submit(table: Table) -> Change | Refusal:
            return table.submit(seat, actions, table.v, clock(), early)

        running = self.running
        table = running.table
        assert table is not None
        try:
            batch = running.collect(submit)
        except Exception:
            self._fail("an act failed")
            answer(wire.Refused(id, Trouble(500, "no-server-error").why, 0))
            return False
        if batch.refusal is not None:
            refused = wire.Refused(id, present.refusal(table.game, batch.refusal), batch.v)
            self._send(batch, lambda ok: answer(refused))
            return False
        assert batch.done is not None
        done = wire.Done(id, batch.done.v)

        def settled(ok: bool) -> None:
            answer(done if ok else wire.Refused(id, Trouble(503, "no-not-saved").why, 0))

        self._send(batch, settled)
        return True

    def _send(self, batch: Batch, settled: Callable[[bool], None]) -> None:
        """To the disk, then to everybody, then to the one who asked."""
        running = self.running

        def written(error: BaseException | None) -> None:
            running.lock.arrive()
            if error is None:
                running.tell(batch)
            elif not running.is_broken:
                log.error("table %s: not saved", running.row.code, exc_info=error)
                self._fail("")
            settled(error is None)

        if batch.changes or running.lock.is_under_way:  # a refusal is told after what it rests on
            running.lock.set_out()
            also = save_table(batch.over) if batch.over is not None else None
            rows = batch.rows(running.row.code)
            loop = asyncio.get_running_loop()
            running.services.store.post(Entries(rows, also, self.chain, loop, written))
        else:
            settled(True)
        running.plan()

    def _fail(self, why: str) -> None:
        """Memory is ahead of the disk, or not to be trusted: back to what the disk has."""
        running = self.running
        if why:
            log.exception("table %s: %s", running.row.code, why)
        running.is_broken = True
        self.chain.is_broken = True
        self.chain = Chain()
        running.spawn(running.recover())
