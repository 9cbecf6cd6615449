"""The disk of a server that is one of several: it writes nothing once others have its tables."""

from __future__ import annotations

import contextlib
import logging
import os
import queue
from collections.abc import Iterator
from typing import Any, NoReturn

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.lease import BEAT_S, Fenced, Lease, NotOurs, line_name, now
from quarterdeck.server.storage.postgres_lock import PostgresLock
from quarterdeck.server.storage.probe import Unwell
from quarterdeck.server.storage.store import Entries, Job, Store

log = logging.getLogger(__name__)

AGAIN = 75  # the exit code that asks a supervisor to start a new one: EX_TEMPFAIL
PATIENCE_S = 2
# The database itself ends what a stopped or unreachable server left open. While tables are made or
# brought forward nobody waits for us, and a slow machine takes its time between two statements.
FREE = "SET idle_in_transaction_session_timeout = "
MAKING_MS, PLAYING_MS = 60_000, 1000
HANG_UP = "SET tcp_user_timeout = 3000"
LASTING = "RESET synchronous_commit"  # whatever a connection was used for before: see lease.py


class FencedStore(Store):
    """A ``Store`` whose every transaction begins by looking whether this server is still alive."""

    first_epoch = 1

    def __init__(self, url: str, lease: Lease) -> None:
        self.lease = lease
        self.fenced = 0  # writes that were refused
        self._beaten = 0.0
        self._idle_ms = MAKING_MS
        self._was_heard = True
        super().__init__(url)

    def end(self) -> NoReturn:
        """Somebody else has our tables: this process has no say any more. Its supervisor starts a
        new one, which is somebody else.
        """
        log.critical("this server was declared dead by another one and ends; start a new one")
        logging.shutdown()
        os._exit(AGAIN)

    # ------------------------------------------------------------ set up

    def _engine_of(self, url: str) -> sa.Engine:
        if not url.startswith("postgresql"):
            raise Unwell("several servers on one database need PostgreSQL")
        engine = sa.create_engine(
            url,
            pool_size=2,
            max_overflow=2,
            pool_pre_ping=True,
            hide_parameters=True,  # secrets are in them, and errors go to the log
            connect_args={
                "connect_timeout": PATIENCE_S,
                "tcp_user_timeout": 3000,
                "application_name": line_name(self.lease.id),
            },
        )

        @sa.event.listens_for(engine, "connect")
        def set_up(connection: Any, record: Any) -> None:
            record.info["node"] = self.lease.id  # for what is written of tables: see queries
            connection.autocommit = True
            connection.execute(HANG_UP)
            connection.autocommit = False

        @sa.event.listens_for(engine, "checkout")
        def be_quick(connection: Any, record: Any, _: Any) -> None:
            if record.info.get("idle") != self._idle_ms:
                record.info["idle"] = self._idle_ms
                connection.autocommit = True
                connection.execute(f"{FREE}{self._idle_ms}")
                connection.autocommit = False

        return engine

    def _new_lock(self, _: str) -> PostgresLock:
        return PostgresLock(is_shared=True)

    def _bring_up(self) -> None:
        super()._bring_up()
        self.lease.register(self.engine)
        self._idle_ms = PLAYING_MS
        assert self._connection is not None
        with at_once(self._connection) as connection:
            connection.exec_driver_sql(f"{FREE}{self._idle_ms}")

    # ------------------------------------------------------------ in the writer thread

    def _connect(self) -> Connection:
        connection = super()._connect()
        try:
            with at_once(connection):
                connection.exec_driver_sql(LASTING)
        except BaseException:
            connection.close()
            raise
        return connection

    def _next(self) -> Job[Any] | Entries | None:
        while True:
            self._beat()
            with contextlib.suppress(queue.Empty):
                return self._queue.get(timeout=BEAT_S / 2)

    def _beat(self) -> None:
        if now() < self._beaten + BEAT_S or self.lease.has_left:
            return
        self._beaten = now()
        try:
            if self._connection is None:
                self._connection = self._connect()
            with at_once(self._connection) as connection:
                self.lease.beat(connection)
        except Fenced:
            if not self.lease.has_left:
                self.end()
        except Exception as error:
            if self._was_heard:
                log.error("the database does not hear us: %s", str(error).splitlines()[0])
            self._was_heard = False
            self._hang_up()
        else:
            if not self._was_heard:
                log.warning("the database hears us again")
            self._was_heard = True

    def _quickly(self, jobs: list[Job[Any] | Entries]) -> bool:
        """Nothing but entries: one statement, which is fence, writing and commit in one."""
        rows: list[Any] = []
        for job in jobs:
            if not isinstance(job, Entries) or job.also is not None or job.chain.is_broken:
                return False
            rows += self._rows(job)
        assert self._connection is not None
        if self._connection.in_transaction():
            return False
        done: set[tuple[str, int]] = set()
        if rows:
            with at_once(self._connection) as connection:
                done = self.lease.write(connection, rows)
                if len(done) < len(rows):
                    self._must_be_alive(connection)
        for job in jobs:
            assert isinstance(job, Entries)
            if any((code, n) not in done for code, n, _ in job.rows):
                self.fenced += 1
                job.error = NotOurs(job.rows[0][0])
                job.chain.is_broken = True
        self.commits += 1
        self.jobs += len(jobs)
        return True

    def _fence(self, connection: Connection) -> None:
        self._must_be_alive(connection)

    def _must_be_alive(self, connection: Connection) -> None:
        try:
            self.lease.must_hold(connection)
        except Fenced:
            self.fenced += 1
            if not self.lease.has_left:
                self.end()
            raise

    def _rows(self, job: Entries) -> list[Any]:
        epoch = job.chain.epoch
        return [(code, n, epoch, entry) for code, n, entry in job.rows]

    def _insert_rows(self, connection: Connection, rows: list[Any]) -> None:
        """Within a transaction, all of them or none."""
        done = self.lease.write(connection, rows)
        if len(done) < len(rows):
            self.fenced += 1
            raise NotOurs(next(code for code, n, *_ in rows if (code, n) not in done))


@contextlib.contextmanager
def at_once(connection: Connection) -> Iterator[Connection]:
    """Each statement is a transaction of its own, without a word before and after it."""
    plain: Any = connection.connection.dbapi_connection
    plain.autocommit = True
    try:
        yield connection
        connection.commit()  # the driver knows that there is nothing to commit
    finally:
        with contextlib.suppress(Exception):  # a connection that is lost is thrown away
            if connection.in_transaction():
                connection.rollback()
            plain.autocommit = False
