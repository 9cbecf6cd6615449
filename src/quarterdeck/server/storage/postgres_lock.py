"""One server for one PostgreSQL database, or several that know of each other.

A lock that the writer's own connection holds, alone or with them.
Whoever can commit has it, and whoever lost the connection has to take it anew. It is of the
database and the schema; a pooler that shares connections between transactions would break it.
"""

from __future__ import annotations

import time

from sqlalchemy.engine import Connection

from quarterdeck.server.storage.single_instance import InUse

KEY = "hashtextextended('quarterdeck ' || current_schema(), 0)"
TAKE = f"SELECT pg_try_advisory_lock({KEY}), pg_backend_pid()"
SHARE = f"SELECT pg_try_advisory_lock_shared({KEY}), pg_backend_pid()"
WHO = (
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    f" AND ((classid::bigint << 32) | objid::bigint) = {KEY}"
)
TRIES, PAUSE_S = 10, 0.1
PAUSES_S = 5.0  # after a refusal, before it is worth waiting again


class PostgresLock:
    """Of one store."""

    def __init__(self, is_shared: bool = False) -> None:
        self.is_shared = is_shared
        self._take = SHARE if is_shared else TAKE
        self._pid = 0  # of the backend that held it for us
        self._refused_at = -PAUSES_S

    def take(self, connection: Connection) -> None:
        """InUse: another server has it."""
        is_new = time.monotonic() - self._refused_at < PAUSES_S  # else everybody waits again
        for _ in range(1 if is_new else TRIES):
            taken, pid = connection.exec_driver_sql(self._take).one()
            if taken:
                self._pid = int(pid)
                connection.commit()
                return
            if self._pid and connection.exec_driver_sql(WHO).scalar() == self._pid:
                # Our own, whose line broke and that has not noticed.
                connection.exec_driver_sql("SELECT pg_terminate_backend(%s)", (self._pid,))
            connection.commit()
            time.sleep(PAUSE_S)  # one that was killed may be just going
        self._refused_at = time.monotonic()
        raise InUse
