"""Several servers on one PostgreSQL: each table has one writer, and a dead one writes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NoReturn

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from quarterdeck.server.lobby.nodes import Nodes
from quarterdeck.server.settings import database_url
from quarterdeck.server.storage import lease as leases
from quarterdeck.server.storage.fenced import FencedStore
from quarterdeck.server.storage.lease import Fenced, Lease, NotOurs
from quarterdeck.server.storage.queries import add_table, cookie_key, save_table
from quarterdeck.server.storage.schema import JOURNAL, NODES, TABLES, Sitting, TableRow
from quarterdeck.server.storage.store import CannotOpen, Chain, Entries, Store
from tests.support import postgres
from tests.support.patience import PATIENCE_S, until

pytestmark = postgres.needed

RULES = {"captain_flip": (1, 9)}
NO_FENCE = """
INSERT INTO journal (code, n, epoch, entry)
SELECT u.* FROM unnest(%s::text[], %s::int[], %s::int[], %s::text[]) AS u (code, n, epoch, entry)
WHERE %s <> '' RETURNING code, n
"""


class Watched(FencedStore):
    """Says that it would end, and goes on."""

    ended = False
    asleep = False

    def end(self) -> NoReturn:
        self.ended = True
        raise Fenced

    def _beat(self) -> None:
        if not self.asleep:
            with contextlib.suppress(Fenced):
                super()._beat()


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgres.server() as url:
        yield database_url(url)


@pytest.fixture
def database(cluster: str) -> str:
    """A database that nobody has used."""
    name = f"q{secrets.token_hex(4)}"
    engine = sa.create_engine(cluster, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return cluster.replace("/postgres?", f"/{name}?")


@pytest.fixture
def node(database: str) -> Iterator[Callable[..., Watched]]:
    made: list[Watched] = []
    ports = itertools.count(1)

    def make(rules: leases.Rules = RULES) -> Watched:
        made.append(Watched(database, Lease(f"127.0.0.1:{next(ports)}", rules)))
        made[-1].lease.heard_since -= 60  # the database was not away
        return made[-1]

    yield make
    for store in made:
        store.asleep = True
        store.close()
        store.lease.close()


def row(code: str, version: int = 1) -> TableRow:
    return TableRow(code, "captain_flip", version, {}, [Sitting("bot")], 0, "playing", epoch=1)


def post(store: FencedStore, code: str, n: int, chain: Chain) -> asyncio.Future[object]:
    done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    loop = asyncio.get_running_loop()
    store.post(Entries([(code, n, f'"{n}"')], None, chain, loop, done.set_result))
    return done


def chain(epoch: int) -> Chain:
    made = Chain()
    made.epoch = epoch
    return made


async def written(store: Store, code: str) -> list[tuple[int, int]]:
    query = sa.select(JOURNAL.c.n, JOURNAL.c.epoch).where(JOURNAL.c.code == code)
    with store.engine.connect() as connection:
        return [(n, e) for n, e in connection.execute(query.order_by(JOURNAL.c.n))]


@pytest.mark.parametrize("is_fenced", [True, False])
async def test_who_was_declared_dead_writes_nothing(
    node: Callable[..., Watched], monkeypatch: pytest.MonkeyPatch, is_fenced: bool
) -> None:
    """And without the fence it would: this test can fail."""
    old, new = node(), node()
    await old.run(add_table(row("KRAKEN-1")))
    assert await post(old, "KRAKEN-1", 1, chain(1)) is None
    assert new.lease.claim("KRAKEN-1") == 0  # its owner lives
    old.asleep = True  # as if it had been stopped here
    assert new.lease.bury(old.lease.id, 0.0)
    assert new.lease.claim("KRAKEN-1") == 2
    assert await post(new, "KRAKEN-1", 2, chain(2)) is None
    if not is_fenced:
        write = lambda self, db, rows: {  # noqa: E731
            (code, n)
            for code, n in db.exec_driver_sql(
                NO_FENCE, (*([c[k] for c in rows] for k in range(4)), self.id)
            )
        }
        monkeypatch.setattr(Lease, "write", write)
        monkeypatch.setattr(Lease, "must_hold", lambda self, db: None)
    late = await post(old, "KRAKEN-1", 3, chain(1))
    draft = row("KRAKEN-1")
    draft.host = 7
    with pytest.raises((Fenced, NotOurs)):  # who sits there is guarded twice
        await old.run(save_table(draft))
    if is_fenced:
        assert isinstance(late, Fenced)
        assert old.ended
        assert await written(new, "KRAKEN-1") == [(1, 1), (2, 2)]
    else:
        assert late is None
        assert await written(new, "KRAKEN-1") == [(1, 1), (2, 2), (3, 1)]


async def test_one_table_that_is_another_s_does_not_stop_the_others(
    node: Callable[..., Watched],
) -> None:
    """In one group commit: what is ours is written, what is not breaks its own chain only."""
    one, two = node(), node()
    for code in ("KRAKEN-1", "KRAKEN-2"):
        await one.run(add_table(row(code)))
    one.lease.release([("KRAKEN-2", 1)])
    assert two.lease.claim("KRAKEN-2") == 2
    lost = chain(1)
    held = [post(one, "KRAKEN-1", n, chain(1)) for n in (1, 2)]
    gone = [post(one, "KRAKEN-2", n, lost) for n in (1, 2)]
    assert [await f for f in held] == [None, None]
    assert None not in [await f for f in gone]
    assert lost.is_broken
    assert not one.ended
    assert await written(one, "KRAKEN-2") == []
    one.lease.release([("KRAKEN-1", 7)])  # of another time: it stays ours
    assert two.lease.claim("KRAKEN-1") == 0


async def test_a_work_that_was_stopped_in_the_middle_is_not_waited_for_long(
    node: Callable[..., Watched],
) -> None:
    old, new = node(), node()
    await old.run(add_table(row("KRAKEN-1")))
    is_in, may_go = threading.Event(), threading.Event()

    def long(connection: Connection) -> None:
        connection.execute(sa.update(TABLES).values(host=5))
        is_in.set()
        may_go.wait(PATIENCE_S)

    task = asyncio.create_task(old.run(long))
    await until(is_in.is_set)
    old.asleep = True
    # It holds its own row: the database ends that, and then it is dead.
    assert await asyncio.to_thread(new.lease.bury, old.lease.id, 0.0)
    assert new.lease.claim("KRAKEN-1") == 2
    may_go.set()
    with pytest.raises((Fenced, DBAPIError)):
        await task
    with new.engine.connect() as connection:
        assert connection.execute(sa.select(TABLES.c.host)).scalar() == 0


@pytest.mark.parametrize("what", ["reading", "sending"])
async def test_who_was_stopped_in_the_middle_of_a_word_is_buried_too(
    node: Callable[..., Watched], what: str
) -> None:
    """The database waits for it with its locks, and does not call that idle."""
    first, second = node(), node()
    first.asleep = True
    held = first.engine.raw_connection()
    raw: Any = held.dbapi_connection
    raw.execute(leases.FENCE, (first.lease.id,))
    if what == "reading":  # far more than a socket holds
        raw.pgconn.send_query(b"SELECT repeat('x', 1000000) FROM generate_series(1, 50)")
        raw.pgconn.flush()
    else:
        long = b"x" * 50_000_000
        raw.pgconn.nonblocking = 1
        raw.pgconn.send_query_params(b"SELECT length($1::text)", [long])
        raw.pgconn.flush()  # as much as goes
    async with asyncio.timeout(PATIENCE_S):
        while not await asyncio.to_thread(tried, second.lease, first.lease.id):
            await asyncio.sleep(0.1)
    assert first.lease.id not in [n.id for n in second.lease.known()]
    held.invalidate()


def tried(lease: Lease, node: str) -> bool:
    """Whether it could be declared dead; the database may ask for another try."""
    try:
        return lease.bury(node, 0.0)
    except sa.exc.OperationalError:
        return False


async def test_what_is_asked_beside_the_writer_makes_no_commit_less_lasting(
    node: Callable[..., Watched],
) -> None:
    """A claim need not be on the disk; a move must, whatever connection it goes by."""
    store = node()
    assert store.lease.known()
    with pytest.raises(DBAPIError):
        store.lease._ask("SELECT 1/0", ())
    seen: list[object] = []
    for _ in range(3):
        store._hang_up()
        seen.append(
            await store.run(lambda c: c.exec_driver_sql("SHOW synchronous_commit").scalar())
        )
    assert seen == ["on"] * 3


async def test_questions_come_one_after_the_other_whatever_else_blocks(
    node: Callable[..., Watched],
) -> None:
    """A name server that does not answer has all threads wait for it; and askers go away."""
    nodes = Nodes(node())
    loop = asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(1))
    may_go, order = threading.Event(), list[str]()
    blocked = loop.run_in_executor(None, may_go.wait, PATIENCE_S)

    def slow() -> None:
        order.append("begins")
        nodes.lease._ask("SELECT FROM pg_sleep(0.5)", ())
        order.append("ends")

    async with asyncio.timeout(PATIENCE_S):
        impatient = asyncio.create_task(nodes.ask(slow))
        await until(lambda: order == ["begins"])
        impatient.cancel()
        await nodes.look()
        await nodes.ask(order.append, "next")
    assert order == ["begins", "ends", "next"]
    assert list(nodes.known) == [nodes.lease.id]
    may_go.set()
    await blocked
    await until(lambda: nodes.hosts == {"127.0.0.1"})


async def test_what_a_statement_carries_is_in_no_error(node: Callable[..., Watched]) -> None:
    """A seat's token, a table's secret, what is drawn: errors go to the log."""
    store = node()
    with pytest.raises(DBAPIError) as refused:
        await store.run(lambda c: c.exec_driver_sql("SELECT 1 / (%s = '')::int", ("tok-en",)))
    with pytest.raises(DBAPIError) as asked:
        store.lease._ask("SELECT 1 / (%s = '')::int", ("tok-en",))
    assert "division by zero" in str(refused.value)
    assert "tok-en" not in str(refused.value) + str(asked.value)


async def test_two_that_start_at_once_on_an_empty_database(database: str) -> None:
    made = [Lease(f"127.0.0.1:{n}", RULES) for n in range(3)]
    stores = await asyncio.gather(*(asyncio.to_thread(Watched, database, x) for x in made))
    keys = await asyncio.gather(*(store.run(cookie_key) for store in stores))
    assert len(set(keys)) == 1
    assert {n.id for n in made[0].known()} == {n.id for n in made}
    with pytest.raises(CannotOpen, match="another Quarterdeck"):
        await asyncio.to_thread(Store, database)  # one that wants it for itself
    for store in stores:
        store.asleep = True
        store.close()
        store.lease.close()


async def test_one_alone_comes_after_several_and_several_after_one(
    node: Callable[..., Watched], database: str
) -> None:
    first = node()
    await first.run(add_table(row("KRAKEN-1")))
    first.asleep = True
    first.close()
    first.lease.close()
    alone = Store(database)
    try:
        with alone.engine.connect() as connection:
            assert connection.execute(sa.select(NODES.c.state)).scalars().all() == ["dead"]
        await alone.run(save_table(row("KRAKEN-1")))
        fresh = row("KRAKEN-2")
        fresh.epoch = 0
        await alone.run(add_table(fresh))
    finally:
        alone.close()
    again = node()
    assert again.lease.adopt(0) == ["KRAKEN-1"]
    assert again.lease.adopt(0, first=True) == ["KRAKEN-2"]
    assert again.lease.adopt(0) == again.lease.adopt(0, first=True) == []


async def test_a_table_goes_to_who_has_its_rules(node: Callable[..., Watched]) -> None:
    old, new = node(), node({"captain_flip": (2, 3)})
    await old.run(add_table(row("KRAKEN-1", 1)))
    await old.run(add_table(row("KRAKEN-2", 2)))
    old.asleep = True
    assert new.lease.bury(old.lease.id, 0.0)
    assert new.lease.adopt(0) == ["KRAKEN-2"]
    assert new.lease.claim("KRAKEN-1") == 0
    third = node()
    assert third.lease.claim("KRAKEN-1") == 2


async def test_after_the_database_was_away_nobody_is_declared_dead_at_once(
    node: Callable[..., Watched],
) -> None:
    one, two = node(), node()
    two.lease.heard_since = leases.now()
    assert not two.lease.bury(one.lease.id, 0.0)
    # Two on one address: the first of them is not there any more.
    twin = Lease(one.lease.address, RULES)
    twin.register(two.engine)
    assert one.lease.id not in {n.id for n in twin.known()}
    await until(lambda: one.ended)
    twin.close()
