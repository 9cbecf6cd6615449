"""The one way in for an act: carried out in memory, written with what else waits, then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.server import present, protocol
from quarterdeck.server.clock import clock
from quarterdeck.server.connections.connection import Connection, Message
from quarterdeck.server.errors import Trouble
from quarterdeck.server.people.keep import save_over
from quarterdeck.server.session.batch import Batch, Intent
from quarterdeck.server.session.interface import SessionInterface
from quarterdeck.server.storage.store import Chain, Entries
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table
from quarterdeck.table.why import why_at

log = logging.getLogger(__name__)

ENCODER = msgspec.json.Encoder()
NOT_SAVED = "no-not-saved"
FAILED = "no-server-error"
STATUS = {NOT_SAVED: 503, FAILED: 500}
Answer = protocol.Done | protocol.Refused
Settled = Callable[[Batch, str], None]  # what was done, and the trouble with it


class Acts:
    """A person's act is carried out at once, in the order of arrival, and told when it is on the
    disk, in the same order. If the disk fails, all that came after is forgotten and nobody was told
    of it. In a race bots and what is due do the same: nobody waits for anybody.

    Everything else, and an act while somebody does that, holds the table's lock and waits until it
    is on the disk.
    """

    def __init__(self, session: SessionInterface) -> None:
        self.session = session
        self.chain = Chain()

    # ------------------------------------------------------------ at once

    @property
    def are_quick(self) -> bool:
        """A race goes on and nothing else is being done to the table."""
        table = self.session.table
        return table is not None and table.race.is_on and self.is_free

    @property
    def is_free(self) -> bool:
        """Nothing else is being done to the table."""
        session = self.session
        table = session.table
        return (
            table is not None
            and table.guidance.is_free
            and not session.is_broken
            and not session.lock.locked()
        )

    def hear(self, connection: Connection, message: protocol.Act) -> bool:
        """A person's act while the table is free; False: it must go the usual way."""
        seat = connection.seat
        if self.why_not(seat) is not None:
            return False
        id, v = message.id, self.session.v

        def settled(batch: Batch, trouble: str) -> None:
            said = self.answer(batch, trouble, id, v)
            if isinstance(said, protocol.Refused):
                self.session.services.counts.refused(said.why.key)
            connection.tell(Message(ENCODER.encode(said)))

        self._at_once(submission(seat, message, connection.early, clock()), settled)
        return True

    def reach(self, seat: int, action: Action) -> None:
        """A bot's act in a race."""
        self._at_once(lambda table: table.submit(seat, [action], table.v, clock()), ignored)

    def ring(self) -> None:
        """Something is due in a race."""
        self._at_once(None, ignored)

    def _at_once(self, intent: Intent | None, settled: Settled) -> None:
        session = self.session

        def over(batch: Batch, trouble: str) -> None:
            if trouble:
                session.spawn(session.recover())
            settled(batch, trouble)

        self._carry_out(intent, over)

    # ------------------------------------------------------------ one after another

    async def waited(self, intent: Intent | None) -> tuple[Batch, str]:
        """Until it is on the disk, or the memory is back at what the disk has; under the lock."""
        done: asyncio.Future[tuple[Batch, str]] = asyncio.get_running_loop().create_future()

        def settled(batch: Batch, trouble: str) -> None:
            if not done.done():
                done.set_result((batch, trouble))

        self._carry_out(intent, settled)
        batch, trouble = await done
        if trouble:
            await self.session.reload()
        return batch, trouble

    # ------------------------------------------------------------ for both

    def why_not(self, seat: int) -> Trouble | None:
        """Why the person of a seat may do nothing now, whatever it is."""
        session = self.session
        if seat < 0:
            return Trouble(403, "no-watching")
        if session.is_over:
            return Trouble(409, "no-game-over")
        if session.table is None:
            return Trouble(409, "no-not-started")
        if session.row.seats[seat].is_bot:
            return Trouble(409, "no-seat-lent")
        if session.is_broken:
            return Trouble(503, NOT_SAVED)
        return None

    def because(self, seat: int, message: protocol.Why) -> protocol.Because:
        """Why something cannot be used now, by what the seat may know; called under the lock."""
        if (no := self.why_not(seat)) is not None:
            return protocol.Because(message.id, no.why)
        table = self.session.table
        assert table is not None
        why, ref = why_at(table, seat, tuple(message.refs))
        return protocol.Because(message.id, present.refusal(table.game, why), ref or msgspec.UNSET)

    def answer(self, batch: Batch, trouble: str, id: int, v: int) -> Answer:
        """What the one who asked is told; ``v``: the version before it."""
        if trouble:
            return protocol.Refused(id, Trouble(STATUS[trouble], trouble).why, v)
        if batch.refusal is not None:
            table = self.session.table
            assert table is not None
            return protocol.Refused(id, present.refusal(table.game, batch.refusal), batch.v)
        assert batch.done is not None
        return protocol.Done(id, batch.done.v)

    def _carry_out(self, intent: Intent | None, settled: Settled) -> None:
        """What somebody does (None: nothing) and all that follows, to the disk, then told."""
        session = self.session
        began = time.perf_counter()
        try:
            batch = session.collect(intent)
        except Exception:
            log.exception("table %s: an act failed", session.row.code)
            self._break()  # what it left behind is not to be trusted
            settled(Batch(session.v), FAILED)
            return

        def written(error: BaseException | None) -> None:
            session.lock.arrive()
            if error is None:
                session.tell(batch)
                if intent is not None:
                    session.services.counts.told(time.perf_counter() - began)
            elif not session.is_broken:
                log.error("table %s: not saved", session.row.code, exc_info=error)
                self._break()
            settled(batch, "" if error is None else NOT_SAVED)

        # A refusal is told after what it rests on.
        if batch.changes or batch.over is not None or session.lock.is_under_way:
            session.lock.set_out()
            also = save_over(batch.over, batch.outcome) if batch.over is not None else None
            rows = batch.rows(session.row.code)
            loop = asyncio.get_running_loop()
            self.chain.epoch = session.row.epoch
            session.services.store.post(Entries(rows, also, self.chain, loop, written))
        else:
            settled(batch, "")
        if batch.changes or batch.refusal is None:
            session.plan()

    def _break(self) -> None:
        """Memory is ahead of the disk: nothing more is taken, and nothing more is written."""
        self.session.is_broken = True
        self.chain.is_broken = True
        self.chain = Chain()


def submission(seat: int, message: protocol.Act, early: int, arrived: int) -> Intent:
    """A person's choice; in a race it began ``early`` ms before it arrived here."""
    actions = [Action(seat, d.verb, tuple(d.args)) for d in message.do]

    def submit(table: Table) -> Change | Refusal:
        now = clock()
        return table.submit(seat, actions, message.v, now, early + now - arrived)

    return submit


def unless_stale(v: int, intent: Intent) -> Intent:
    """What a person wants to be done, seen as it stood at a version: not once it has changed."""

    def fresh(table: Table) -> Change | Refusal:
        return intent(table) if v == table.v else Refusal("no-stale")

    return fresh


def ignored(batch: Batch, trouble: str) -> None:
    """Nobody waits for an answer."""
