"""The disk: one writer thread; all that waits goes into one transaction (group commit)."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from quarterdeck.server.rows import META

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST_AT_ONCE = 1000


class CannotOpen(RuntimeError):
    """The storage cannot be used; the message says why, without passwords."""


class Job(Generic[T]):
    """Some work in a transaction, and who waits for it."""

    __slots__ = ("error", "future", "loop", "result", "work")

    def __init__(self, work: Work[T], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None


class Store:
    """``await store.run(work)`` returns once it is committed, or raises and changed nothing."""

    def __init__(self, url: str) -> None:
        try:
            self.engine = _engine(url)
            META.create_all(self.engine)
        except (SQLAlchemyError, OSError, ImportError) as error:
            why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise CannotOpen(f"cannot open the database {_shown(url)}: {why}") from error
        self.commits = 0  # transactions so far
        self.jobs = 0  # and what was in them
        self._connection: Connection | None = None  # the writer thread's own
        self._queue: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    async def run(self, work: Work[T]) -> T:
        """Done together with whatever else waits; works see each other's changes."""
        job = Job(work, asyncio.get_running_loop())
        self._queue.put(job)
        # Whoever stops waiting does not stop the work.
        return await asyncio.shield(job.future)

    def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        self._thread.join()
        self.engine.dispose()

    # ------------------------------------------------------------ in the writer thread

    def _write(self) -> None:
        is_open = True
        while is_open:
            job = self._queue.get()
            jobs: list[Job[Any]] = []
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
            if jobs:
                self._together(jobs)
                _tell(jobs)
        self._hang_up()

    def _together(self, jobs: list[Job[Any]], again: bool = True) -> None:
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            with self._connection.begin():
                for job in jobs:
                    job.result = job.work(self._connection)
        except BaseException as error:
            self._hang_up()
            if len(jobs) == 1:
                # A connection that was lost while nothing was said is no reason to refuse. If it
                # was lost during the commit, the journal's key refuses what is there already.
                if again and isinstance(error, DBAPIError) and error.connection_invalidated:
                    self._together(jobs, again=False)
                else:
                    jobs[0].error = error
                return
            for job in jobs:  # one of them is bad: the others must not suffer
                self._together([job])
            return
        self.commits += 1
        self.jobs += len(jobs)

    def _hang_up(self) -> None:
        """The next transaction starts on a fresh connection: this one may be broken."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()


def _tell(jobs: list[Job[Any]]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[Job[Any]]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, mine in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, mine)


def _settle(jobs: list[Job[Any]]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)


def _shown(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "of that address"


def _engine(url: str) -> sa.Engine:
    parsed = make_url(url)
    if not parsed.drivername.startswith("sqlite"):
        return sa.create_engine(parsed, pool_size=1, max_overflow=1, pool_pre_ping=True)
    if parsed.database in (None, "", ":memory:"):
        engine = sa.create_engine(
            parsed, poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
    else:
        assert parsed.database is not None
        Path(parsed.database).touch(mode=0o600)  # it holds the key that signs cookies
        engine = sa.create_engine(parsed, connect_args={"timeout": 10})

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk, not on its way there
        cursor.close()

    return engine
