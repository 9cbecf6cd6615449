"""Nobody is sent what they may not know: not a field, not a byte that depends on it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import registry
from quarterdeck.core.action import Action
from quarterdeck.core.seat import NATURE, NOBODY
from quarterdeck.games.captain_flip.components import FIRST_SIDE, MONKEY, SECOND_SIDE
from quarterdeck.server import protocol
from quarterdeck.server.connections.connection import Connection
from quarterdeck.server.session.interface import Services
from quarterdeck.server.session.session import Session
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.queries import add_table
from quarterdeck.server.storage.schema import Sitting, TableRow
from quarterdeck.server.storage.store import Store
from quarterdeck.table.table import Table
from tests.support.server import ME, OPEN, Player, Server, bot
from tests.support.spec import SPECS
from tests.support.subjects import subject_named

Make = Callable[[], Player]

GAME = registry.game("captain_flip")
HIDDEN = SPECS["captain_flip"].secret
UNSAID = frozenset({"secret", "stack", "guests", "token", "commitment"})


def names(value: Any) -> set[str]:
    """Every key at any depth."""
    if isinstance(value, dict):
        return set(value) | {n for v in value.values() for n in names(v)}
    if isinstance(value, list):
        return {n for v in value for n in names(v)}
    return set()


async def test_no_message_has_a_hidden_field(player: Make) -> None:
    anna, ben, watcher = player(), player(), player()
    await anna.create(ME, OPEN, bot())
    await ben.join(anna.code)
    await asyncio.gather(anna.look(), ben.look(anna.code), watcher.look(anna.code))
    await asyncio.gather(anna.play(), ben.play(pick=0))
    await watcher.see(lambda: watcher.is_over)
    heard = [json.loads(text) for p in (anna, ben, watcher) for text in p.heard]
    assert len(heard) > 200
    for message in heard:
        assert not names(message) & (HIDDEN | UNSAID)
    everything = "".join(watcher.heard + ben.heard)
    assert anna.welcome["seat_link"].rpartition("#")[2] not in everything
    assert anna.http.cookies["quarterdeck"][:22] not in everything
    # What one is asked is for one's own eyes.
    assert all(m["stand"]["ask"] is None for m in heard_stands(watcher))
    for p in (anna, ben):
        assert all(
            m["stand"]["ask"] is None or p.you in m["stand"]["to_act"] for m in heard_stands(p)
        )


@pytest.mark.parametrize("game", [game for game, spec in SPECS.items() if spec.secret])
async def test_nor_in_any_other_game(player: Make, game: str) -> None:
    """The first turns among bots, as a player and as a spectator hear them."""
    place = subject_named(SPECS[game].fair[-1])
    anna, watcher = player(), player()
    bots = [bot("deckhand") for _ in range(place.seats - 1)]
    await anna.create(ME, *bots, game=game, **dict(place.options))
    await asyncio.gather(anna.look(), watcher.look(anna.code))
    await anna.play(turns=4)
    await watcher.see(lambda: watcher.v >= anna.v)
    for p in (anna, watcher):
        heard = [json.loads(text) for text in p.heard]
        # How many updates there are is the machine's affair: what happens at once is told at once.
        assert "update" in {message["type"] for message in heard}
        for message in heard:
            assert not names(message) & (SPECS[game].secret | UNSAID)


def heard_stands(p: Player) -> list[dict[str, Any]]:
    return [m for m in map(json.loads, p.heard) if "stand" in m]


class Draws:
    """NATURE draws the same sides up at every table, with backs of its own choosing."""

    def __init__(self, ups: list[int], which: int) -> None:
        self.ups = ups
        self.which = which  # 0: the first pair with that side, 1: the last

    def act(self, game: Any, s: Any, k: int) -> Action:
        if k == 0:
            return Action(NATURE, "flag", (0,))
        up = self.ups[k - 1]
        f = s.stack[-1]
        fitting = []
        for move in game.steps[f.op].legal(s, f, NATURE):
            a = game.word(NATURE, move)
            pair, side = a.args
            if s.bag[pair] and up == (FIRST_SIDE[pair], SECOND_SIDE[pair])[side]:
                fitting.append(a)
        return fitting[-self.which]


def test_what_is_hidden_changes_no_byte(tmp_path: Path) -> None:
    """Two games that look alike and differ in their backs: every message is the same."""
    ups = [(n * 4 + n // 9) % 9 for n in range(200)]
    ups = [up for up in ups if up != MONKEY]  # a Monkey may turn a tile: then backs are seen

    async def messages(which: int) -> tuple[list[list[str]], list[int]]:
        store = Store(f"sqlite:///{tmp_path}/{which}.sqlite3")
        services = Services(Settings(away_after_ms=10**6), store, None)  # type: ignore[arg-type]
        seats = [Sitting("person", f"P{n}", guests=[f"g{n}"], token="t") for n in range(2)]
        row = TableRow(
            "KRAKEN-42", "captain_flip", 1, {"board": "A"}, seats, 0, "playing", "5ec7e7"
        )
        await store.run(add_table(row))
        table = Table(GAME, 2, row.options, Draws(ups, which))
        session = Session(services, row, table)
        lines = [Connection(f"g{n}", NOBODY) for n in range(3)]  # the third only watches
        for line in lines:
            assert await session.attach(line)
        await asyncio.sleep(0.1)  # everybody is told who is here
        await session.pump()
        for _ in range(16):
            if table.is_over:
                break
            seat = table.to_act()[0]
            asked = table.ask(seat)
            assert asked is not None
            place = next(o for o in asked.options if o.actions[-1].verb == "place")
            do = [protocol.Do(a.verb, list(a.args)) for a in place.actions]
            assert isinstance(await session.act(seat, protocol.Act(1, table.v, do)), protocol.Done)
        for line in lines:
            session.seating.greet(line)
        await asyncio.sleep(0.1)
        session.close()
        store.close()
        return [list(line._waiting) for line in lines], [int(x) for x in table.state.backs]

    one, other = asyncio.run(messages(0)), asyncio.run(messages(1))
    differing = sum(a != b for a, b in zip(one[1], other[1], strict=True))
    assert differing > 8  # the hidden parts really differ
    for reader in range(3):
        assert len(one[0][reader]) > 18
        assert one[0][reader] == other[0][reader]


def test_the_log_tells_no_secret(tmp_path: Path) -> None:
    """Neither hidden things nor the secrets of links and cookies are written into the log."""

    async def body(server: Server) -> list[str]:
        async with Player(server) as anna:
            await anna.create(ME, bot())
            await anna.look()
            await anna.play(turns=5)
            await anna.act([{"verb": "fly"}])
            await anna.say(b"\xff")
            await anna.http.get(anna.welcome["seat_link"])
            await anna.take_seat(anna.welcome["seat_link"] + "x")
            return [anna.welcome["seat_link"].rpartition("#")[2], anna.http.cookies["quarterdeck"]]

    with Server(tmp_path / "log.sqlite3") as server:
        secrets = asyncio.run(body(server))
        server.stop()
    log = server.log.decode()
    for word in [*secrets, *HIDDEN]:
        assert word not in log
