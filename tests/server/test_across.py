"""What one server does, three do together: tests of one server, each request and each line of which
comes to the next of three.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import re
from collections.abc import Callable, Iterator
from types import ModuleType

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from quarterdeck.games.captain_flip.components import MONKEY
from quarterdeck.server.storage.schema import JOURNAL, TABLES, Sitting, TableRow, table_columns
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table
from tests.server import (
    test_accounts,
    test_events,
    test_everything,
    test_fair_draws,
    test_friends,
    test_gathering,
    test_harbour,
    test_hidden,
    test_hot_seat,
    test_lookback,
    test_mine,
    test_people,
    test_play,
    test_replays,
    test_seats,
    test_talk,
)
from tests.server.test_hidden import GAME, Draws
from tests.support import postgres
from tests.support.fleet import Fleet
from tests.support.liar import DIRECT, Liar
from tests.support.patience import PATIENCE_S
from tests.support.places import find_haproxy
from tests.support.racing import early
from tests.support.server import ME, OPEN, Player

pytestmark = [
    postgres.needed,
    pytest.mark.skipif(find_haproxy() is None, reason="no HAProxy here (see tools/cluster.py)"),
]
MODULES = [
    test_accounts,
    test_events,
    test_gathering,
    test_hot_seat,
    test_lookback,
    test_people,
    test_fair_draws,
    test_everything,
    test_friends,
    test_harbour,
    test_hidden,
    test_mine,
    test_play,
    test_replays,
    test_seats,
    test_talk,
]
LEFT_OUT = {"content-length", "date", "x-client", "set-cookie", "vary"}
# What one has just done is on another server's pages of events within a second: not at once.
AT_ONCE = {"test_with_the_same_draws_nobody_sees_another_table_of_the_round"}


class Anywhere:
    """Three servers as if they were one."""

    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.url = fleet.front

    def luck(self, name: str) -> None:
        """Each has its own, or they would think of the same secrets."""
        for n, server in enumerate(self.fleet.servers):
            server.luck(f"{name} {n}")


@pytest.fixture(scope="module")
def server() -> Iterator[Anywhere]:
    with postgres.server() as url, Fleet(url, 3, bot_workers=1) as fleet:
        fleet.balance("roundrobin")
        yield Anywhere(fleet)


def at_any(module: ModuleType) -> dict[str, object]:
    """The tests of a module that need no more than players."""
    return {
        f"{name}_{module.__name__.rpartition('_')[2]}": value
        for name, value in vars(module).items()
        if name.startswith("test_")
        and name not in AT_ONCE
        and "player" in inspect.signature(value).parameters
        and not {"server", "tmp_path"} & set(inspect.signature(value).parameters)
    }


for _module in MODULES:
    globals().update(at_any(_module))


# ---------------------------------------------------------------- strangers


async def test_a_liar_is_believed_no_more_behind_the_balancer_or_at_the_wrong_server(
    server: Anywhere, player: Callable[[], Player]
) -> None:
    """Her pongs come 200 ms late: half of that would be hers in a race."""
    anna = player()
    code = await anna.create(ME, OPEN)
    wrong = next(s for s in server.fleet.servers if s is not server.fleet.owner(code))
    for url, source in ((server.fleet.front, DIRECT), (wrong.url, DIRECT)):
        async with Liar(url, 0.2, source) as liar:
            anna.url = liar.url
            await anna.look(code)
            async with asyncio.timeout(PATIENCE_S):
                while liar.lies < 4:
                    await asyncio.sleep(0.05)
            assert await early(anna) <= 10
            await anna.leave()


async def test_what_is_answered_before_the_application_has_the_same_headers(
    server: Anywhere,
) -> None:
    seen: list[dict[str, str]] = []
    async with httpx.AsyncClient(headers={"x-forwarded-proto": "https"}) as http:
        for path in ("/node/do", "/api/no-such-thing"):
            got = await http.post(server.fleet.servers[0].url + path)
            assert got.status_code == 404
            kept = {k: v for k, v in got.headers.items() if k not in LEFT_OUT}
            seen.append(kept)
    assert seen[0] == seen[1]
    assert {"strict-transport-security", "content-security-policy"} <= set(seen[0])


# ---------------------------------------------------------------- two worlds


def world(which: int) -> tuple[list[str], list[int]]:
    """A game's journal in which the hidden backs are the first that fit, or the last; and these."""
    ups = [(n * 4 + n // 9) % 9 for n in range(200)]
    table = Table(GAME, 2, {"board": "A"}, Draws([up for up in ups if up != MONKEY], which))
    entries: list[str] = []

    def take(change: object) -> bool:
        if isinstance(change, Change):
            entries.append(msgspec.json.encode(change.entry).decode())
        return isinstance(change, Change)

    for _ in range(16):
        while take(table.advance(0)):
            pass
        seat = table.to_act()[0]
        asked = table.ask(seat)
        assert asked is not None
        place = next(o for o in asked.options if o.actions[-1].verb == "place")
        assert take(table.submit(seat, list(place.actions), table.v, 0))
    while take(table.advance(0)):
        pass
    return entries, [int(x) for x in table.state.backs]


async def test_what_is_hidden_changes_no_byte_at_any_server(
    server: Anywhere, player: Callable[[], Player]
) -> None:
    """Two tables that look alike and differ in their backs, by every door of every server."""
    anna, ben, eve = people = [player(), player(), player()]
    ids = [(await one.get("/api/me"))["guest"] for one in people]
    codes, backs = ["KRAKEN-PEARL-100001", "KRAKEN-PEARL-100002"], []
    with server.fleet.engine.connect() as connection:
        for which, code in enumerate(codes):
            entries, hidden = world(which)
            backs.append(hidden)
            seats = [Sitting("person", f"P{n}", guests=[ids[n]], token="t") for n in range(2)]
            options = {"board": "A"}
            row = TableRow(code, GAME.info.id, GAME.info.version, options, seats, 0, "playing")
            row.secret = "5ec7e7"
            connection.execute(sa.insert(TABLES).values(table_columns(row)))
            for n, entry in enumerate(entries, start=1):
                connection.execute(sa.insert(JOURNAL).values(code=code, n=n, entry=entry, epoch=0))
    assert sum(a != b for a, b in zip(*backs, strict=True)) > 8  # the hidden parts really differ
    said: list[list[str]] = [[], []]
    for place in server.fleet.servers:
        for out, code in zip(said, codes, strict=True):
            for one in (anna, ben, eve):
                one.heard.clear()
                one.url = place.url
                await one.look(code)
                await one.resync()
                for path in ("", "/replay", "/draws", "/record", "/look"):
                    got = await one.http.get(f"{place.url}/api/tables/{code}{path}")
                    out.append(f"{path} {got.status_code} {got.text}")
                for path in (f"/api/tables?code={code}", f"/t/{code}", "/api/harbour"):
                    got = await one.http.get(place.url + path)
                    out.append(f"{got.status_code} {got.text}")
                m = json.loads(one.heard[-1])
                assert m["type"] == "welcome"
                m["log"] = [fact for fact in m["log"] if fact["kind"] != "note"]  # who came, left
                out.append(json.dumps(m, separators=(",", ":")))
                await one.leave()
    # Who was there just then, and when, has nothing to do with it.
    told = [
        [re.sub(r'"(moved|away|watchers|host)":\w+', "", s.replace(code, "")) for s in out]
        for out, code in zip(said, codes, strict=True)
    ]
    assert sum('"type":"welcome"' in text for text in told[0]) == 9
    assert told[0] == told[1]
