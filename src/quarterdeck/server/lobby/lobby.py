"""All tables: set up, found by code, kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import time

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from quarterdeck import registry
from quarterdeck.bots.levels import LEVEL_NAMES
from quarterdeck.server import protocol
from quarterdeck.server.connections.connection import COME_BACK
from quarterdeck.server.errors import Trouble
from quarterdeck.server.lobby.codes import new_code, read_code
from quarterdeck.server.lobby.dues import Dues
from quarterdeck.server.lobby.gathering import KEY_BYTES, Gathering
from quarterdeck.server.lobby.health import Health
from quarterdeck.server.lobby.lines import Lines
from quarterdeck.server.lobby.looks import Looks, looks_pool
from quarterdeck.server.lobby.nodes import Errand, Nodes
from quarterdeck.server.lobby.replays import Replays
from quarterdeck.server.lobby.restoring import DAY_S, keep_finished, restore
from quarterdeck.server.lobby.seals import good_part, keep_parts, redeem
from quarterdeck.server.lobby.settling import again, settle
from quarterdeck.server.lobby.wishes import good_options
from quarterdeck.server.people.avatar import usual_avatar
from quarterdeck.server.people.doorman import Doorman
from quarterdeck.server.people.names import nickname
from quarterdeck.server.session import arrange
from quarterdeck.server.session.interface import Services
from quarterdeck.server.session.load import game_of, load, make_table
from quarterdeck.server.session.pace import good_pace
from quarterdeck.server.session.session import Session
from quarterdeck.server.session.sitting import person
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.queries import (
    add_table,
    cookie_key,
    forget_tables,
    hop_key,
    load_guest,
    load_moved,
    load_row,
    looked_at,
    save_guest,
    save_moves,
)
from quarterdeck.server.storage.schema import GuestRow, Sitting, TableRow
from quarterdeck.server.storage.store import Store
from quarterdeck.workers.pool import Pool

log = logging.getLogger(__name__)

CODE_TRIES = 20
FORGET_EVERY_S = 3600.0
FORGET_AT_ONCE = 50  # games wait for this meanwhile
SHUT = 4410  # a line to a table that is closed; the browser asks why and does not try again
AT_ONCE = 50  # tables that a sweep looks at before somebody else may run
GUIDE_NAME = "Mate"  # as the lessons call another one; the browser has their names in words


class Lobby:
    """Where tables lie. One per server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        pool: Pool,
        engine: Pool | None = None,
        nodes: Nodes | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.nodes = nodes  # None: this server has the database to itself
        self.services = Services(settings, store, pool, engine)
        self.services.claim = nodes.claim if nodes is not None else None
        self.looks = Looks(store, looks_pool(), settings.limits, settings.finer_looks)
        self.replays = Replays(store)
        self.health = Health(store)
        self.cookie_key = b""
        self.doorman = Doorman(store)
        self.closed: dict[str, str] = {}  # by the host of the server: the code, and why
        self._tables: dict[str, Session] = {}
        self.lines = Lines(self._tables, store, self.doorman, nodes)
        self.gathering = Gathering(self.services)
        self._touched: dict[str, float] = {}
        self._visited: set[str] = set()  # by people, not only restored
        self._loading: dict[str, asyncio.Task[Session]] = {}
        self._dues = Dues()
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Ready for guests; running games go on."""
        self.cookie_key = await self.store.run(cookie_key)
        if self.nodes is not None:  # its steward takes what goes on
            self.nodes.hop_key = await self.store.run(hop_key)
        lasting = (
            self._restore()
            if self.nodes is None
            else keep_finished(self.store, self.settings, self.wake)
        )
        chores = (self._sweep(), self.health.watch(), lasting)
        self._chores = [asyncio.create_task(chore) for chore in chores]

    def close(self) -> None:
        """Nothing is lost: the disk has everything that anybody was told."""
        self.looks.close()
        for chore in self._chores:
            chore.cancel()
        for session in self._tables.values():
            for connection in session.seating.connections:
                connection.close(COME_BACK)
            session.close()

    # ------------------------------------------------------------ finding

    async def table(self, typed: str) -> Session:
        """The table of a code, from memory or from the disk."""
        code = read_code(typed)
        if not code:
            raise Trouble(404, "no-such-table")
        session = await self._find(code)
        self._visited.add(code)
        return session

    async def row(self, typed: str) -> TableRow | None:
        """The same without its game, for those who do not come in; None: there is no such table."""
        code = read_code(typed)
        if (session := self._tables.get(code)) is not None:
            return session.row
        return await self.store.run(load_row(code)) if code else None

    async def shut(self, closed: dict[str, str]) -> None:
        """These tables are closed, and no others: who is there is told why, and nothing goes on."""
        self.closed = closed
        for code in closed:
            if (session := self._tables.get(code)) is not None:
                async with session.lock:
                    self._tables.pop(code, None)
                    for connection in session.seating.connections:
                        connection.close(SHUT)
                    session.close()

    async def _find(self, code: str) -> Session:
        if code in self.closed:
            trouble = Trouble(410, "no-table-closed")
            trouble.said = self.closed[code]
            raise trouble
        self._touched[code] = time.monotonic()
        if (session := self._tables.get(code)) is not None:
            return session
        if (task := self._loading.get(code)) is None:
            self._loading[code] = task = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def wake(self, code: str) -> Session:
        """It goes on, though nobody looks."""
        return await self._find(code)

    def has(self, code: str) -> bool:
        """Whether it is in memory."""
        return code in self._tables

    async def give_up(self, sessions: list[Session]) -> None:
        """Other servers may have these tables."""
        nodes = self.nodes
        assert nodes is not None
        for session in sessions:
            was_looked_at = session.is_looked_at
            await session.leave()
            self._forget(session.row.code)
            if was_looked_at:  # else the others' stewards take what goes on by itself
                await nodes.ask(nodes.lease.release, [(session.row.code, session.row.epoch)])

    def _forget(self, code: str) -> None:
        self._tables.pop(code, None)
        self._touched.pop(code, None)

    async def _load(self, code: str) -> Session:
        if self.nodes is not None:
            await self.nodes.claim(code)
        found = await load(self.store, code, self.services.engine is not None)
        if found is None:
            self._touched.pop(code, None)
            raise Trouble(404, "no-such-table")
        session = Session(self.services, *found)
        session.moved = await self.store.run(load_moved(code))
        self._tables[code] = session
        if session.table is not None:
            await session.pump()
            if session.row.status == "over":
                session.keeping.keep()
        return session

    async def _restore(self) -> None:
        await restore(self.store, self.settings, self.closed, self.wake)

    async def _sweep(self) -> None:
        forgot = 0.0
        while True:
            await asyncio.sleep(self.settings.idle_after_s / 4)
            try:
                await self.sweep()
                if self.settings.keep_days and time.monotonic() >= forgot + FORGET_EVERY_S:
                    await self.forget()
                    forgot = time.monotonic()
            except SQLAlchemyError:
                log.exception("the disk does not answer; the next sweep tries again")

    async def forget(self) -> None:
        """Tables nobody has looked at for days are deleted, if the server is set so."""
        before = int(time.time()) - self.settings.keep_days * DAY_S
        while True:
            gone = await self.store.run(forget_tables(before, self._in_use, FORGET_AT_ONCE))
            if gone:
                log.info("%d tables forgotten", gone)
            if gone < FORGET_AT_ONCE:
                return

    def sessions(self) -> list[Session]:
        """Those in memory."""
        return list(self._tables.values())

    def _in_use(self) -> list[str]:
        """Asked for when the disk's turn comes: somebody may have opened one meanwhile."""
        return [*self._tables, *self._loading]

    async def remember(self) -> None:
        """Write down when something happened last at the tables where something did."""
        moved = [session for session in self._tables.values() if session.has_moved]
        if moved:
            moves = {session.row.code: session.moved for session in moved}
            await self.store.run(save_moves(moves))
            for session in moved:
                session.has_moved = session.moved != moves[session.row.code]

    async def sweep(self) -> None:
        """Tables nobody looks at leave the memory; when that was is remembered."""
        await self.remember()
        for code in self._dues.up():
            with contextlib.suppress(Trouble):  # its rules are not played any more
                await self._find(code)
        for n, session in enumerate(list(self._tables.values())):
            if session.time.is_on:
                session.plan()
            if n % AT_ONCE == 0:
                await asyncio.sleep(0)  # others need not wait for all of them
        await self.lines.show_out()
        gone = self._leave()
        if self.nodes is not None:
            # With a clock of days it stays ours: who dies leaves it to the steward.
            free = [(s.row.code, s.row.epoch) for s in gone if not self._dues.knows(s.row.code)]
            await self.nodes.ask(self.nodes.lease.release, free)
        left = [s.row.code for s in gone if s.row.code in self._visited]
        self._visited.difference_update(left)
        if left:
            await self.store.run(looked_at(left, int(time.time())))

    def _leave(self) -> list[Session]:
        gone: list[Session] = []
        before = time.monotonic() - self.settings.idle_after_s
        for code, session in list(self._tables.items()):
            if session.is_idle and self._touched.get(code, 0.0) < before:
                self._dues.leaves(session)
                session.close()
                session.table = None  # the bulk of it goes now, whoever still holds on to the rest
                self._forget(code)
                gone.append(session)
        # Everybody stands still for it, the longer the more tables there are: only for a reason.
        if gone and not any(session.is_racing() for session in self._tables.values()):
            gc.collect()
        return gone

    # ------------------------------------------------------------ guests

    async def guest(self, id: str) -> GuestRow:
        """What we know of a guest."""
        found = await self.store.run(load_guest(id))
        found = found or GuestRow(id, nickname(id), self.settings.default_pause_ms)
        found.avatar = found.avatar or usual_avatar(id)
        return found

    async def rename(self, id: str, name: str | None, avatar: str | None) -> GuestRow:
        """A new name or face, also where the guest sits now."""
        guest = await self.guest(id)
        guest.name = guest.name if name is None else name
        guest.avatar = guest.avatar if avatar is None else avatar
        await self.store.run(save_guest(guest))
        await self.renamed(guest)
        if self.nodes is not None:
            await self.nodes.send_all(Errand("renamed", guest=id))
        return guest

    async def renamed(self, guest: GuestRow) -> None:
        """At the tables here they are called so from now on."""
        for session in list(self._tables.values()):
            if session.row.seat_of(guest.id) >= 0:
                async with session.lock:
                    await session.seating.rename(guest)

    # ------------------------------------------------------------ setting up

    async def create(self, guest: GuestRow, wish: protocol.NewTable) -> Session:
        """A new table as wished; it starts when no seat is open."""
        game = game_of(wish.game)
        info = game.info
        options = good_options(game, len(wish.seats), wish.options)
        seats, host = settle(game, guest, wish, options)
        row = TableRow("", info.id, info.version, options, seats, host)
        row.gathers, row.yields, row.listed = wish.gather, wish.yields, wish.listed
        row.unrated = wish.unrated
        row.pace = good_pace(wish.pace, self.settings.least_clock_s)
        row.secret = await redeem(self.store, wish.seal) or row.secret
        row.invite = secrets.token_urlsafe(KEY_BYTES) if wish.locked else ""
        return await self._launch(row)

    async def guide(self, guest: GuestRow, game_id: str, role: str = "") -> Session:
        """A guided first game."""
        info = game_of(game_id).info
        script = registry.guide(game_id, role)
        if script is None:
            raise Trouble(404, "no-guide")
        seats = [Sitting("bot", GUIDE_NAME, LEVEL_NAMES[0]) for _ in range(script.seats)]
        seats[script.learner] = person(guest, [])
        options = dict(script.options)
        row = TableRow("", info.id, info.version, options, seats, script.learner, guide=True)
        return await self._launch(row)

    async def rematch(self, old: Session, by: int, wish: protocol.Rematch) -> TableRow:
        """The same seats again; asked for twice, it is the same table."""
        part = good_part(wish.part)
        async with old.lock:
            if by < 0:
                raise Trouble(403, "no-seat-yours")
            if old.row.status != "over":
                raise Trouble(409, "no-not-over")
            if old.row.rematch:
                there = await self.row(old.row.rematch)
                if there is None:
                    raise Trouble(404, "no-such-table")
                return there
            row = again(old.seating.draft())
            row.secret = await redeem(self.store, wish.seal) or row.secret
            row.seats[by].part = part
            return (await self._launch(row, old)).row

    async def _launch(self, row: TableRow, before: Session | None = None) -> Session:
        if not row.gathers and all(s.kind != "open" for s in row.seats):
            arrange.draw(row)
            keep_parts(row)
            row.status = "playing"
        row.epoch = self.store.first_epoch
        has_engine = self.services.engine is not None
        table = make_table(row, has_engine) if row.status == "playing" else None
        old = before.seating.draft() if before is not None else None
        for tried in range(CODE_TRIES):
            row.code = new_code(tried)
            if old is not None:
                old.rematch = row.code
            try:
                await self.store.run(add_table(row, old))
                break
            except IntegrityError:
                continue
        else:
            raise RuntimeError("no code is free")
        session = Session(self.services, row, table)
        session.moved, session.has_moved = int(time.time()), True
        self._tables[row.code] = session
        self._touched[row.code] = time.monotonic()
        self._visited.add(row.code)
        if before is not None and old is not None:
            before.seating.row = old
            before.seating.tell()
        if table is not None:
            await session.pump()
        return session
