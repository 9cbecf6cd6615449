"""This server's place among several on one database: who has which table, and the fence.

Safety needs no clock. A server writes only while its own row in ``nodes`` is not dead, and looks at
that row in the transaction that writes; whoever takes its tables marks the row dead first, and
waits for what is being written this moment. Clocks only say whom to suspect: a wrong suspicion
costs people a reconnect, never a move.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

BEAT_S = 0.5
TTL_S = 3.0  # a node that was not heard of for so long may be declared dead
SOON_S = 1.2  # the same for a node whose port refuses us: its machine says that nobody is there
AT_ONCE = 50  # tables of the dead taken in one go
DAY_S = 86_400  # for which the dead are remembered
ALONE = "alone"  # the owner of what a server played that had the database to itself

Rules = dict[str, tuple[int, int]]  # game -> the oldest and the newest version that can be played

# One statement is a whole group commit: the own row is held until it ends, so nobody can bury us
# meanwhile, and one that was stopped in the middle holds up nobody.
WRITE = """
WITH me AS MATERIALIZED (SELECT id FROM nodes WHERE id = %s AND state <> 'dead' FOR SHARE)
INSERT INTO journal (code, n, epoch, entry)
SELECT u.code, u.n, u.epoch, u.entry
FROM me CROSS JOIN unnest(%s::text[], %s::int[], %s::int[], %s::text[]) AS u (code, n, epoch, entry)
JOIN tables t ON t.code = u.code AND t.epoch = u.epoch AND t.owner = me.id
RETURNING code, n
"""
FENCE = "SELECT 1 FROM nodes WHERE id = %s AND state <> 'dead' FOR SHARE"
BEAT = "UPDATE nodes SET beat = clock_timestamp() WHERE id = %s AND state <> 'dead'"
BURY = """
UPDATE nodes SET state = 'dead'
WHERE id = %s AND state <> 'dead' AND beat < clock_timestamp() - make_interval(secs => %s)
"""
# What a stopped server was sending or reading: the database waits for it, for ever, with its locks.
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = %s AND usename = current_user AND datname = current_database()
"""
SAME_PLACE = "UPDATE nodes SET state = 'dead' WHERE address = %s AND state <> 'dead'"
REGISTER = """
INSERT INTO nodes (id, address, state, beat, version, rules)
VALUES (%s, %s, 'up', clock_timestamp(), %s, %s)
"""
OLD_PROBES = "DELETE FROM keys WHERE starts_with(name, 'probe ')"
FORGET = """
DELETE FROM nodes n WHERE state = 'dead' AND beat < clock_timestamp() - make_interval(secs => %s)
AND NOT EXISTS (SELECT FROM tables WHERE owner = n.id)
"""
PLAYED = """
(t.status = 'over' OR EXISTS (
  SELECT FROM unnest(%(games)s::text[], %(oldest)s::int[], %(newest)s::int[])
    AS g (id, oldest, newest)
  WHERE g.id = t.game AND t.rules_version BETWEEN g.oldest AND g.newest))
"""
CLAIM = f"""
UPDATE tables t SET owner = %(me)s, epoch = epoch + 1
WHERE code = %(code)s
  AND EXISTS (SELECT FROM nodes WHERE id = %(me)s AND state = 'up' FOR SHARE)
  AND (owner IS NULL OR owner IN (%(me)s, '{ALONE}')
       OR owner IN (SELECT id FROM nodes WHERE state = 'dead'))
  AND {PLAYED}
RETURNING epoch
"""
# Those of the dead; the others take theirs, nobody waits.
ADOPT = f"""
UPDATE tables SET owner = %(me)s, epoch = epoch + 1
WHERE code IN (
  SELECT t.code FROM tables t
  WHERE t.owner = ANY (ARRAY(SELECT id::text FROM nodes WHERE state = 'dead') || '{ALONE}'::text)
    AND t.status = 'playing' AND t.changed >= %(since)s
    AND EXISTS (SELECT FROM nodes WHERE id = %(me)s AND state = 'up')
    AND {PLAYED}
  LIMIT %(most)s FOR UPDATE OF t SKIP LOCKED)
RETURNING code
"""
# And those that no node has ever had: of a server that had the database to itself.
FIRST = ADOPT.replace(
    f"t.owner = ANY (ARRAY(SELECT id::text FROM nodes WHERE state = 'dead') || '{ALONE}'::text)",
    "t.owner IS NULL AND t.epoch = 0",
)
OWNER = """
SELECT t.owner, n.address, n.state FROM tables t LEFT JOIN nodes n ON n.id = t.owner
WHERE t.code = %s
"""
RELEASE = """
UPDATE tables t SET owner = NULL FROM unnest(%s::text[], %s::int[]) AS u (code, epoch)
WHERE t.code = u.code AND t.epoch = u.epoch AND t.owner = %s
"""
KNOWN = """
SELECT id, address, state, rules, extract(epoch FROM clock_timestamp() - beat)::float8
FROM nodes WHERE state <> 'dead'
"""
LEAVE = "UPDATE nodes SET state = %s WHERE id = %s AND state <> 'dead'"
# What a lost claim costs is another claim; whatever rests on one comes after it in the same log.
QUICKLY = "SET synchronous_commit = off"
# Whoever asks for a table waits behind it: rather ask again.
NOT_FOR_LONG = "SET lock_timeout = 1000"
HOWEVER_LONG = "SET lock_timeout = 0"  # a server that starts waits until the one before it is gone
LOCKED = "55P03"  # the database's word for that
NAME_BYTES = 63  # of a connection, as the database keeps it


class Fenced(RuntimeError):
    """We were declared dead: somebody else has our tables, or will have."""


class NotOurs(RuntimeError):
    """The table has another owner by now: nothing was written."""


class Node(msgspec.Struct, frozen=True):
    """A server as the others know it."""

    id: str
    address: str  # host:port
    is_up: bool  # it takes tables; else it is about to stop
    rules: Rules
    silent: float = 0.0  # seconds since it was heard

    def plays(self, game: str, version: int) -> bool:
        """Whether it has those rules."""
        oldest, newest = self.rules.get(game, (1, 0))
        return oldest <= version <= newest


class Lease:
    """Held by one run of one process. The methods that ask the database block."""

    def __init__(self, address: str, rules: Rules, version: str = "") -> None:
        self.address = address
        self.id = f"{address}/{secrets.token_bytes(4).hex()}"  # never used again
        self.rules = rules
        self.version = version
        self.sure_until = 0.0  # by our own clock: nobody may have buried us before
        self.heard_since = 0.0  # since when the database has answered us without a gap
        self.has_left = False  # of its own will: then there is nothing to be fenced from
        self.claims = 0  # tables so far
        self.burials = 0  # nodes we declared dead
        self._engine: sa.Engine | None = None
        self._db: Connection | None = None

    @property
    def is_sure(self) -> bool:
        """What is in memory may be told: it cannot be out of date yet."""
        return now() < self.sure_until

    # ------------------------------------------------------------ on the writer's connection

    def beat(self, db: Connection) -> None:
        """We can commit, so we are alive."""
        began = now()
        done = db.exec_driver_sql(BEAT, (self.id,))
        if done.rowcount == 0:
            raise Fenced
        self.heard(began)

    def heard(self, began: float) -> None:
        """The database answered what was asked at that moment."""
        if began > self.sure_until:
            self.heard_since = began
        self.sure_until = began + TTL_S

    def must_hold(self, db: Connection) -> None:
        """Before anything else of a transaction; held until it ends."""
        if db.exec_driver_sql(FENCE, (self.id,)).first() is None:
            raise Fenced

    def write(self, db: Connection, rows: list[tuple[str, int, int, str]]) -> set[tuple[str, int]]:
        """Entries of journals; what comes back is written, the rest never will be."""
        columns = [list(column) for column in zip(*rows, strict=True)]
        done = db.exec_driver_sql(WRITE, (self.id, *columns))
        return {(code, n) for code, n in done}

    # ------------------------------------------------------------ on a connection of its own

    def register(self, engine: sa.Engine) -> None:
        """Here we are; whoever had this address before us is not there any more."""
        self._engine = engine
        began = now()
        self._ask(HOWEVER_LONG, ())
        self._ask(SAME_PLACE, (self.address,))
        self._ask(NOT_FOR_LONG, ())
        rules = msgspec.json.encode(self.rules).decode()
        self._ask(REGISTER, (self.id, self.address, self.version, rules))
        self._ask(FORGET, (DAY_S,))
        self._ask(OLD_PROBES, ())
        self.heard_since = began
        self.sure_until = began + TTL_S

    def claim(self, code: str) -> int:
        """The table's new epoch, ours from now on; 0: somebody alive has it, or we cannot play it.

        It may be ours already and not in memory, after the database failed us in a write. Should
        that write come through after all, the journal's key refuses our next one.
        """
        found = self._ask(CLAIM, {**self._terms(), "code": code})
        self.claims += len(found)
        return int(found[0][0]) if found else 0

    def adopt(self, since: int, first: bool = False) -> list[str]:
        """Some tables that are played and whose owner is dead; ``first``: that had none ever."""
        terms = {**self._terms(), "since": since, "most": AT_ONCE}
        return [code for (code,) in self._ask(FIRST if first else ADOPT, terms)]

    def owner(self, code: str) -> tuple[str, str] | None:
        """The node that has a table and its address, "" if none alive has; None: no such table."""
        found = self._ask(OWNER, (code,))
        if not found:
            return None
        id, address, state = found[0]
        return (id, address) if state in ("up", "draining") else ("", "")

    def known(self) -> list[Node]:
        """All that are not dead, ourselves too."""
        found = self._ask(KNOWN, ())
        return [
            Node(id, address, state == "up", msgspec.json.decode(rules, type=Rules), silent)
            for id, address, state, rules, silent in found
        ]

    def bury(self, node: str, after: float = TTL_S) -> bool:
        """Declare it dead. Waits for what it writes this moment; after that it writes nothing."""
        if now() - self.heard_since < TTL_S:  # the database was away: then everybody looks late
            return False
        try:
            done = self._run(BURY, (node, after)).rowcount > 0
        except sa.exc.OperationalError as error:
            if getattr(error.orig, "sqlstate", "") != LOCKED:
                raise
            self._ask(CUT, (line_name(node),))
            done = self._run(BURY, (node, after)).rowcount > 0
        self.burials += done
        return done

    def release(self, tables: Iterable[tuple[str, int]]) -> None:
        """Others may have them at once; codes and the epochs under which we had them."""
        pairs = list(tables)
        codes, epochs = [code for code, _ in pairs], [epoch for _, epoch in pairs]
        self._ask(RELEASE, (codes, epochs, self.id))

    def leave(self, state: str) -> None:
        """About to stop ("draining"), or gone for good ("dead")."""
        self.has_left = self.has_left or state == "dead"
        self._ask(LEAVE, (state, self.id))

    def close(self) -> None:
        """No more questions."""
        db, self._db = self._db, None
        if db is not None:
            with contextlib.suppress(Exception):
                db.invalidate()  # what was set for it is for no other use
                db.close()

    def _terms(self) -> dict[str, Any]:
        return {
            "me": self.id,
            "games": list(self.rules),
            "oldest": [oldest for oldest, _ in self.rules.values()],
            "newest": [newest for _, newest in self.rules.values()],
        }

    def _ask(self, query: str, values: Any) -> list[Any]:
        done = self._run(query, values)
        return list(done) if done.returns_rows else []

    def _run(self, query: str, values: Any) -> sa.CursorResult[Any]:
        assert self._engine is not None
        try:
            if self._db is None:
                self._db = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                self._db.exec_driver_sql(QUICKLY)
                self._db.exec_driver_sql(NOT_FOR_LONG)
            return self._db.exec_driver_sql(query, values)
        except BaseException:
            self.close()  # the next question is asked on a fresh one
            raise


def line_name(node: str) -> str:
    """By which the database knows a server's connections; its end is what no other has."""
    return node.encode("ascii", "replace").decode()[-NAME_BYTES:]


def now() -> float:
    """Goes on while the process is stopped and, where the system has such a clock, asleep."""
    return time.clock_gettime(CLOCK)


CLOCK: int = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", 0))
