"""The disk: one writer thread; all that waits goes into one transaction (group commit)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from quarterdeck.server.monitoring.counted import Uncounted
from quarterdeck.server.storage import probe
from quarterdeck.server.storage.journal import Row, fast_insert, raw_insert
from quarterdeck.server.storage.opening import (
    is_file,
    is_postgres,
    open_engine,
    shown,
    single_instance,
)
from quarterdeck.server.storage.postgres_lock import PostgresLock
from quarterdeck.server.storage.schema import take_over
from quarterdeck.server.storage.single_instance import InUse, SingleInstance
from quarterdeck.server.storage.upgrade import bring_up

T = TypeVar("T")
Work = Callable[[Connection], T]
Around = Callable[[], contextlib.AbstractContextManager[None]]

log = logging.getLogger(__name__)

MOST_AT_ONCE = 1000
MANY = 8  # when so much comes at once it is worth waiting for a little more: each commit costs
GATHER_S = 0.006
SWEEP_S = 1.5
CHECKED_BYTES = 200 * 2**20  # of a file that is looked through at each start
BROKEN = ("malformed", "damaged", "not a database", "disk I/O")  # as SQLite says it, and we


class CannotOpen(RuntimeError):
    """The storage cannot be used; the message says why, without passwords."""

    running_at = ""  # the address of another server that uses it


class Job(Generic[T]):
    """Some work in a transaction, and who waits for it."""

    __slots__ = ("error", "future", "loop", "result", "work")

    def __init__(self, work: Work[T], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """In the loop's own thread: tell who waits."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(cast(T, self.result))


class Chain:
    """Entries of one journal that are written without waiting for one another.

    Each stands on those before it: once one could not be written, none after it may be.
    """

    __slots__ = ("epoch", "is_broken")

    def __init__(self) -> None:
        self.is_broken = False
        self.epoch = 0  # of the table, where several servers share the database


class Entries:
    """Rows of a journal that go to the disk together with everybody else's, in one statement."""

    __slots__ = ("also", "chain", "error", "loop", "rows", "settled")

    def __init__(
        self,
        rows: list[Row],
        also: Work[None] | None,
        chain: Chain,
        loop: asyncio.AbstractEventLoop,
        settled: Callable[[BaseException | None], None],
    ) -> None:
        self.rows = rows
        self.also = also  # done with them or not at all
        self.chain = chain
        self.loop = loop
        self.settled = settled  # called in the loop's thread, in the order of posting
        self.error: BaseException | None = None

    def settle(self) -> None:
        """In the loop's own thread."""
        self.settled(self.error)


class ChainBroken(RuntimeError):
    """An entry before this one could not be written."""


class Store:
    """``await store.run(work)`` returns once it is committed, or raises and changed nothing."""

    first_epoch = 0  # of a table that is made here: see FencedStore

    def __init__(self, url: str) -> None:
        self._connection: Connection | None = None  # the writer thread's own
        self._lock = self._new_lock(url)
        self.instance: SingleInstance | None = None
        try:
            self.instance = single_instance(url)
            self.engine = self._engine_of(url)
            if self._lock is not None:
                self._connection = self._connect()
            self.file = (self.engine.url.database or "") if is_file(self.engine.url) else ""
            self._bring_up()
            probe.has_schema(self.engine)
            if self.file and Path(self.file).stat().st_size < CHECKED_BYTES:
                probe.is_whole(self.engine)
            with self.engine.begin() as connection:
                probe.write_and_read(connection)
        except (SQLAlchemyError, OSError, ImportError, InUse, probe.Unwell) as error:
            if self.instance is not None:
                self.instance.close()
            why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            if any(word in why for word in BROKEN):
                why += (
                    "; `quarterdeck restore` brings a backup back, and docs/guide/host.md says more"
                )
            no = CannotOpen(f"cannot open the database {shown(url)}: {why}")
            no.running_at = getattr(error, "address", "")
            raise no from error
        self.around: Around = contextlib.nullcontext  # what is told after a commit is told in this
        self.counts = Uncounted()  # who counts what happens
        self.commits = 0  # transactions so far
        self.jobs = 0  # and what was in them
        self._insert = fast_insert(self.engine.dialect.name)
        self._raw_insert = raw_insert(self.engine.dialect.name)
        self._queue: queue.SimpleQueue[Job[Any] | Entries | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()
        self._sweeper = Sweeper(self) if is_file(self.engine.url) else None

    async def run(self, work: Work[T]) -> T:
        """Done together with whatever else waits; works see each other's changes."""
        job = Job(work, asyncio.get_running_loop())
        self._queue.put(job)
        # Whoever stops waiting does not stop the work.
        return await asyncio.shield(job.future)

    def post(self, entries: Entries) -> None:
        """The same for entries of a journal, for those who do not wait in line for it."""
        self._queue.put(entries)

    def close(self) -> None:
        """Write what waits, then stop."""
        if self._sweeper is not None:
            self._sweeper.close()
        self._queue.put(None)
        self._thread.join()
        self.engine.dispose()
        if self.instance is not None:
            self.instance.close()

    # ------------------------------------------------------------ set up

    def _engine_of(self, url: str) -> sa.Engine:
        return open_engine(url)

    def _new_lock(self, url: str) -> PostgresLock | None:
        return PostgresLock() if is_postgres(url) else None

    def _bring_up(self) -> None:
        bring_up(self.engine, self.file)
        if self._lock is not None and not self._lock.is_shared:
            with self.engine.begin() as connection:
                take_over(connection)

    # ------------------------------------------------------------ in the writer thread

    def _write(self) -> None:
        is_open = True
        many = False
        while is_open:
            job = self._next()
            if many:
                time.sleep(GATHER_S)
            jobs: list[Job[Any] | Entries] = []
            while True:
                if job is None:
                    is_open = False
                    break
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE:
                    break
                try:
                    job = self._queue.get_nowait()
                except queue.Empty:
                    break
            many = len(jobs) >= MANY
            if jobs:
                began, before = time.perf_counter(), self.commits
                self._together(jobs)
                if self.commits > before:
                    self.counts.committed(time.perf_counter() - began, len(jobs))
                _tell(jobs, self.around)
        self._hang_up()

    def _next(self) -> Job[Any] | Entries | None:
        return self._queue.get()

    def _fence(self, connection: Connection) -> None:
        """The first thing in a transaction, where others may have what is ours."""

    def _rows(self, job: Entries) -> list[Any]:
        return job.rows

    def _insert_rows(self, connection: Connection, rows: list[Any]) -> None:
        self._insert(connection, rows)

    def _together(self, jobs: list[Job[Any] | Entries], again: bool = True) -> None:
        try:
            if self._connection is None:
                self._connection = self._connect()
            if self._quickly(jobs):
                return
            with self._connection.begin():
                self._fence(self._connection)
                rows: list[Any] = []
                for job in jobs:
                    if isinstance(job, Entries):
                        if job.chain.is_broken:
                            raise ChainBroken
                        rows += self._rows(job)
                        if job.also is None:
                            continue
                    if rows:
                        self._insert_rows(self._connection, rows)
                        rows = []
                    if isinstance(job, Entries):
                        assert job.also is not None
                        job.also(self._connection)
                    else:
                        job.result = job.work(self._connection)
                if rows:
                    self._insert_rows(self._connection, rows)
        except BaseException as error:
            self._hang_up()
            if len(jobs) == 1:
                # A connection that was lost while nothing was said is no reason to refuse. If it
                # was lost during the commit, the journal's key refuses what is there already.
                if again and isinstance(error, DBAPIError) and error.connection_invalidated:
                    self._together(jobs, again=False)
                else:
                    jobs[0].error = error
                    if isinstance(jobs[0], Entries):
                        jobs[0].chain.is_broken = True
                return
            for job in jobs:  # one of them is bad: the others must not suffer
                self._together([job])
            return
        self.commits += 1
        self.jobs += len(jobs)

    def _quickly(self, jobs: list[Job[Any] | Entries]) -> bool:
        """Nothing but entries, as in races: past the layers that cost more than the writing."""
        rows: list[Row] = []
        for job in jobs:
            if not isinstance(job, Entries) or job.also is not None or job.chain.is_broken:
                return False
            rows += job.rows
        assert self._connection is not None
        if self._raw_insert is None or self._connection.in_transaction():
            return False
        self._raw_insert(self._connection.connection.dbapi_connection, rows)
        self.commits += 1
        self.jobs += len(jobs)
        return True

    def _connect(self) -> Connection:
        """A connection that may write: no other server does."""
        connection = self.engine.connect()
        try:
            if self._lock is not None:
                self._lock.take(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _hang_up(self) -> None:
        """The next transaction starts on a fresh connection: this one may be broken."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()


class Sweeper:
    """Moves what SQLite's log holds to its place while the writer goes on: left to the writer, that
    happens within a commit, and everybody waits for it. What comes in between is little."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._is_closing = threading.Event()
        self._thread = threading.Thread(target=self._sweep, name="sweeper", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop."""
        self._is_closing.set()
        self._thread.join()

    def _sweep(self) -> None:
        swept = 0
        while not self._is_closing.wait(SWEEP_S):
            if swept == self._store.commits:
                continue
            swept = self._store.commits
            try:
                with self._store.engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            except SQLAlchemyError as error:
                why = str(getattr(error, "orig", None) or error).splitlines()[0]
                log.warning("the log was not swept, which is left to the writer: %s", why)


def _tell(jobs: list[Job[Any] | Entries], around: Around) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[Job[Any] | Entries]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, mine in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, mine, around)


def _settle(jobs: list[Job[Any] | Entries], around: Around) -> None:
    with around():
        for job in jobs:
            try:
                job.settle()
            except Exception:  # one listener's mistake is not the others'
                log.exception("an answer of the disk was not taken")
