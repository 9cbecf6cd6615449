"""Three servers behind a balancer, all five games, and every way to die: nothing lost or doubled.

What was acknowledged is on the disk once, what was told is on the disk, nobody who was declared
dead says another word, and people go on by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.support import postgres
from tests.support.fleet import FENCED, Fleet, freeze, wake
from tests.support.patience import PATIENCE_S
from tests.support.places import find_haproxy
from tests.support.sailor import LOST, Sailor, Ship, compare, moored
from tests.support.server import Server

pytestmark = [
    postgres.needed,
    pytest.mark.skipif(find_haproxy() is None, reason="no HAProxy here (see tools/cluster.py)"),
]
GAMES = ["captain_flip", "sail_away", "ahoy", "anchors_aweigh", "ship_ahoy"]
OPTIONS: dict[str, dict[str, str]] = {"anchors_aweigh": {"reach": "200"}}
ACTS = 4  # at each table between two blows


class Voyage:
    """Tables of all games at three servers, and people who play on whatever happens."""

    def __init__(self, fleet: Fleet, cluster: postgres.Cluster, seed: int) -> None:
        self.fleet = fleet
        self.cluster = cluster
        self.chance = random.Random(seed)
        self.has_crashed = False  # the database: that stands in the servers' logs
        self.stop = asyncio.Event()
        self.ships: list[Ship] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Each server makes some tables; of two people one always comes to a wrong server."""
        for n, game in enumerate(GAMES):
            crew = [Sailor(self.fleet, is_lost, 2 * n + is_lost) for is_lost in (False, True)]
            at = self.fleet.servers[n % 3]
            ship = await moored(self.fleet, crew, game, at, OPTIONS.get(game))
            self.ships.append(ship)
            self.tasks += [asyncio.create_task(one.sail(self.stop)) for one in crew]

    async def go_on(self, acts: int = ACTS) -> float:
        """Until so many more acts were acknowledged at each table; how long the slowest took to
        its first."""
        began = time.monotonic()
        before = [len(ship.at) for ship in self.ships]
        for k in range(1, acts + 1):
            async with asyncio.timeout(PATIENCE_S):
                while any(len(s.at) < n + k for s, n in zip(self.ships, before, strict=True)):
                    for task in self.tasks:
                        if task.done():
                            task.result()
                    self.fleet.revive()
                    await asyncio.sleep(0.02)
        return max(s.at[n] for s, n in zip(self.ships, before, strict=True)) - began

    def busiest(self) -> Server:
        """Who has most of the tables."""
        owners = [self.fleet.owner(ship.code) for ship in self.ships]
        return max((s for s in self.fleet.servers if s.pid), key=owners.count)

    async def end(self) -> None:
        """Everybody stops, comes once more, and the disk is compared with what they know."""
        self.stop.set()
        await asyncio.gather(*self.tasks)
        for ship in self.ships:
            for one in ship.crew:
                await one.come()
                await one.ashore()
            for account in ship.accounts.values():
                compare(self.fleet, account)

    # ------------------------------------------------------------ the blows

    async def kill(self) -> None:
        """kill -9 in the middle of whatever it does."""
        server = self.busiest()
        await asyncio.to_thread(server.kill)
        await self.go_on()
        assert self.has_crashed or b"Traceback" not in server.log
        await asyncio.to_thread(server.start)

    async def freeze(self) -> None:
        """It stands still, others take its tables; when it wakes it says no word, and ends."""
        server, code, ear = await self.overheard()
        acts = asyncio.Event()
        pouring = asyncio.create_task(pour(ear, acts))
        await acts.wait()
        freeze(server)
        await self.answered(code, server)
        await self.fleet.owned(code, but=server)
        await self.go_on()
        pouring.cancel()
        heard = await drained(ear)
        assert await asyncio.to_thread(wake, server) == FENCED
        assert await drained(ear) == [], f"a dead server spoke, after {len(heard)} messages"
        await ear.ashore()
        await asyncio.to_thread(server.start)

    async def overheard(self) -> tuple[Server, str, Sailor]:
        """A server, one of its tables, and somebody who looks on by a line straight to it."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                server = self.busiest()
                for ship in self.ships:
                    if self.fleet.owner(ship.code) is server:
                        ear = Sailor(self.fleet)
                        ear.url, ear.code = server.url, ship.code
                        try:
                            await ear.look()
                        except LOST:  # it was starved, and ended itself
                            await ear.ashore()
                        else:
                            return server, ear.code, ear
                self.fleet.revive()
                await asyncio.sleep(0.02)

    async def answered(self, code: str, frozen: Server) -> None:
        """A question that was passed on to who stands still is over as well, not only lines. Asked
        until somebody has the table: its game may be over, and then nobody else wants it.
        """
        status = 503
        async with asyncio.timeout(PATIENCE_S):
            while status != 200:
                assert status == 503
                self.fleet.revive()
                with contextlib.suppress(httpx.TransportError):  # it was starved, and ended itself
                    url = self.fleet.other(frozen).url
                    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S) as http:
                        status = (await http.get(f"/api/tables/{code}")).status_code
                await asyncio.sleep(0.02)

    async def drain(self) -> None:
        """SIGTERM, as a supervisor says it; nobody waits for anything to time out."""
        server = self.busiest()
        code = await asyncio.to_thread(server.terminate)
        assert code in (0, -signal.SIGTERM)  # ended by it, after all was done
        await self.go_on()
        assert self.has_crashed or b"Traceback" not in server.log
        await asyncio.to_thread(server.start)

    async def upgrade(self) -> None:
        """One after the other stops and comes back as a newer version; the tables move."""
        for server in self.fleet.servers:
            await asyncio.to_thread(server.terminate)
            await self.go_on()
            server.version = "9.9"
            await asyncio.to_thread(server.start)
            await self.go_on()
        versions = self.fleet.ask("SELECT version FROM nodes WHERE state = 'up'")
        assert versions == [("9.9",)] * 3

    async def clock(self) -> None:
        """Nobody is there, and the server dies: another one sees that the time is over."""
        crew = [Sailor(self.fleet), Sailor(self.fleet)]
        server = self.busiest()
        pace = {"kind": "move", "time": 3}
        ship = await moored(self.fleet, crew, "captain_flip", server, pace=pace)
        for one in crew:
            await one.come()
            await one.ashore()
        await asyncio.to_thread(server.kill)
        query = "SELECT count(*) FROM tables WHERE code = %s AND seats::text LIKE %s"
        lent = '%%"lent":true%%'
        async with asyncio.timeout(PATIENCE_S):
            while self.fleet.ask(query, ship.code, lent)[0][0] == 0:
                self.fleet.revive()
                await asyncio.sleep(0.1)
        assert self.fleet.owner(ship.code) is not server
        await asyncio.to_thread(server.start)

    async def database(self) -> None:
        """It crashes and comes back; no server is declared dead for that."""
        before, revived = {s.pid for s in self.fleet.servers}, self.fleet.revived
        self.has_crashed = True
        await asyncio.to_thread(self.cluster.crash)
        await asyncio.to_thread(self.cluster.start)
        await self.go_on()
        assert {s.pid for s in self.fleet.servers} == before or self.fleet.revived > revived
        for server in self.fleet.servers:
            os.kill(server.pid, 0)


async def pour(ear: Sailor, begun: asyncio.Event) -> None:
    """Questions without pause, so that there is always an answer on its way."""
    n = 0
    try:
        while True:
            n += 1
            await ear.say({"type": "resync" if n % 8 == 0 else "ping", "n": n})
            if n == 64:
                begun.set()
            if n % 16 == 0:
                await asyncio.sleep(0.001)
    except (ConnectionClosed, OSError):
        begun.set()


async def drained(ear: Sailor) -> list[str]:
    """All that has come by now; if the line is cut, all that ever came."""
    out: list[str] = []
    assert ear.line is not None
    try:
        while True:
            async with asyncio.timeout(0.3):
                out.append(str(await ear.line.recv()))
    except (TimeoutError, ConnectionClosed, OSError):
        return out


@pytest.fixture
def cluster() -> Iterator[postgres.Cluster]:
    with postgres.cluster() as made:
        yield made


@pytest.fixture
def fleet(cluster: postgres.Cluster) -> Iterator[Fleet]:
    with Fleet(cluster.url, 3, bot_workers=1, least_clock_s=1) as made:
        made.balance()
        yield made


async def test_every_way_to_die(fleet: Fleet, cluster: postgres.Cluster) -> None:
    voyage = Voyage(fleet, cluster, 7)
    await voyage.begin()
    await voyage.go_on()
    for blow in (voyage.kill, voyage.freeze, voyage.upgrade, voyage.clock, voyage.database):
        await blow()
    await voyage.end()
    assert all(one.returns > 2 for ship in voyage.ships for one in ship.crew)


@pytest.mark.soak
async def test_an_hour_of_it(fleet: Fleet, cluster: postgres.Cluster) -> None:
    """Blow after blow in any order, for QUARTERDECK_SOAK_S seconds."""
    until = time.monotonic() + float(os.environ.get("QUARTERDECK_SOAK_S", "3600"))
    voyage = Voyage(fleet, cluster, int(time.time()))
    await voyage.begin()
    blows = (voyage.kill, voyage.freeze, voyage.drain, voyage.database)
    dealt: Counter[str] = Counter()
    while time.monotonic() < until:
        await voyage.go_on(voyage.chance.randrange(1, 40))
        blow = voyage.chance.choice(blows)
        dealt[blow.__name__] += 1
        await blow()
    await voyage.end()
    acts = sum(len(ship.at) for ship in voyage.ships)
    tables = sum(len(ship.accounts) for ship in voyage.ships)
    print(f"\n{acts} acts acknowledged at {tables} tables, {dict(dealt)}")
