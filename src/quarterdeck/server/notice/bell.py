"""Rings for people who are waited for and not here: once a turn, never for what they saw."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from quarterdeck.server import present
from quarterdeck.server.mail import letters
from quarterdeck.server.mail.kept import Wishes, mailbox_of, wishes_of
from quarterdeck.server.mail.post import Letter, Post
from quarterdeck.server.notice.push import Push, invitation, message
from quarterdeck.server.session.interface import SessionInterface
from quarterdeck.server.session.session import Session
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.notices import forget_push, load_pushes, noticed, remember_notice
from quarterdeck.server.storage.schema import TableRow
from quarterdeck.server.storage.store import Store

log = logging.getLogger(__name__)

Turn = tuple[str, int]  # of a table's code and a seat


class Bell:
    """One per server. It is told of each table that waits for somebody who is away."""

    def __init__(self, settings: Settings, store: Store, push: Push, post: Post) -> None:
        self.settings = settings
        self.store = store
        self.push = push
        self.post = post
        self.key = b""  # that signs the links which end letters
        self._waiting: dict[Turn, asyncio.Task[None]] = {}
        self._inviting: set[asyncio.Task[None]] = set()
        self._rung: dict[str, set[int]] = {}  # by table, who was told and has not acted since

    def close(self) -> None:
        """The server stops; who is still to be told is told after the next start."""
        for task in (*self._waiting.values(), *self._inviting):
            task.cancel()

    def look(self, session: SessionInterface) -> None:
        """Something changed at a table: perhaps it waits for somebody who is not here."""
        if not self.push.is_on and not self.post.is_on:
            return
        assert isinstance(session, Session)
        code = session.row.code
        rung = self._rung.get(code)
        missed = missing(session)
        if not missed and rung is None:
            return
        waited = present.awaited(session.table) if session.table is not None else []
        if rung is not None:
            rung.intersection_update(waited)  # the next turn is another one
            if not rung:
                del self._rung[code]
        for seat in missed:
            turn = (code, seat)
            if seat in waited and turn not in self._waiting and not (rung and seat in rung):
                task = asyncio.get_running_loop().create_task(self._ring(session, seat))
                self._waiting[turn] = task
                task.add_done_callback(partial(self._done, turn))

    def _done(self, turn: Turn, _: asyncio.Task[None]) -> None:
        self._waiting.pop(turn, None)

    async def _ring(self, session: Session, seat: int) -> None:
        """After a while, if it is still so: a page that is loaded again needs no bell."""
        await asyncio.sleep(self.settings.notice_after_s)
        async with session.lock:
            table = session.table
            is_waited = table is not None and seat in present.awaited(table)
            if not is_waited or seat not in missing(session):
                return
            row, v = session.row, session.v
        self._rung.setdefault(row.code, set()).add(seat)
        if await self.store.run(noticed(row.code, seat)) == v:
            return  # before the server was started again
        await self.store.run(remember_notice(row.code, seat, v))  # rather never than twice
        for guest in row.seats[seat].guests:
            wishes = await self.store.run(wishes_of(guest))
            if wishes.turns:
                await self._push(guest, lambda language: message(language, row.game, row.code))
                if row.pace.kind == "days":  # who plays live is not far
                    await self._write(
                        guest, wishes, partial(letters.turn, game=row.game, code=row.code)
                    )

    def invite(self, row: TableRow, by: str, guests: list[str]) -> None:
        """Somebody wants these people at a table; where no page is open they hear of it, too."""
        task = asyncio.get_running_loop().create_task(self._invite(row, by, guests))
        self._inviting.add(task)
        task.add_done_callback(self._inviting.discard)

    async def _invite(self, row: TableRow, by: str, guests: list[str]) -> None:
        link = row.join_link()
        for guest in guests:
            wishes = await self.store.run(wishes_of(guest))
            if wishes.invitations:
                await self._push(guest, lambda language: invitation(language, row.game, by, link))
                told = partial(letters.invitation, game=row.game, link=link, by=by)
                await self._write(guest, wishes, told)

    async def _push(self, guest: str, text: Callable[[str], bytes]) -> None:
        if not self.push.is_on:
            return
        for target in await self.store.run(load_pushes(guest)):
            if not await self.push.send(target, text(target.language)):
                await self.store.run(forget_push(target.endpoint))

    async def _write(self, guest: str, wishes: Wishes, letter: Callable[..., Letter]) -> None:
        if not self.post.is_on or not wishes.by_mail:
            return
        box = await self.store.run(mailbox_of(guest))
        if box is not None and box.confirmed:
            self.post.send(letter(box, stop=letters.stop_key(guest, self.key)))


def missing(session: Session) -> list[int]:
    """The seats of people who do not look at the table, nor another at their screen."""
    held = session.seating.is_held
    seats = enumerate(session.row.seats)
    return [n for n, s in seats if s.kind == "person" and not s.lent and not held(n)]
