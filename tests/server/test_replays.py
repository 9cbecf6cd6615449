"""A replay is asked for again and again: it is packed once, beside everybody else, and kept."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import registry
from quarterdeck.server.errors import Trouble
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby import replays
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.present import OPEN
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.store import Store
from quarterdeck.workers.pool import Pool
from tests.server.test_finished import play_through
from tests.support.server import ME, Player, Server, bot

CODES = ["KRAKEN-42", "KRAKEN-43", "KRAKEN-44"]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Lobby]:
    store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    for code in CODES:
        await play_through(store, registry.game("captain_flip"), code)
    made = Lobby(Settings(away_after_ms=10**6), store, Pool(0))
    yield made
    made.close()
    store.close()


async def test_however_many_ask_it_is_packed_once_and_not_where_games_are_played(
    house: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: list[threading.Thread] = []
    real = replays._packed

    def packed(*given: Any) -> bytes:
        where.append(threading.current_thread())
        return real(*given)

    monkeypatch.setattr(replays, "_packed", packed)
    session = await house.table(CODES[0])
    got = await asyncio.gather(*(house.replays.packed(session) for _ in range(50)))
    got += [await house.replays.packed(session) for _ in range(50)]
    assert len(set(got)) == 1
    assert len(where) == house.replays.made == 1
    assert where[0] is not threading.main_thread()
    told = json.loads(gzip.decompress(got[0]))
    assert told["table"]["code"] == CODES[0]
    assert len(told["frames"]) > 20
    assert told["result"] is not None  # chance may let everybody lose


async def test_what_is_kept_is_bounded(house: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = [await house.table(code) for code in CODES]
    first = await house.replays.packed(sessions[0])
    monkeypatch.setattr(replays, "MOST_BYTES", len(first) * 2)
    for session in sessions:
        await house.replays.packed(session)
    assert house.replays._size == sum(len(b) for b in house.replays._kept.values())
    assert house.replays._size <= len(first) * 2
    monkeypatch.setattr(replays, "MOST_PACKING", 0)
    with pytest.raises(Trouble) as no:
        await house.replays.packed(sessions[0])
    assert no.value.status == 429


async def test_who_asks_for_them_all_the_time_is_asked_to_wait(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3", limits=1.0) as server:
        async with Player(server) as anna:
            code = await anna.create(ME, bot("deckhand"))
            await anna.look()
            await anna.play()
            path = f"/api/tables/{code}/replay"
            plain = await anna.http.get(path, headers={"accept-encoding": "identity"})
            packed = await anna.http.get(path)
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert plain.json() == packed.json()
            most = int(Limits(1.0).replaying_here.burst)
            codes = [(await anna.http.get(path)).status_code for _ in range(most)]
            assert codes[0] == 200
            assert codes[-1] == 429


async def test_a_seat_sees_its_game_again_as_it_saw_it(tmp_path: Path) -> None:
    """What was one's own is there, what was the others' is not; with all open, everything is."""
    store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    game = registry.game("sail_away")
    await play_through(store, game, CODES[0])
    house = Lobby(Settings(away_after_ms=10**6), store, Pool(0))
    session = await house.table(CODES[0])

    async def frames(eyes: int) -> list[dict[str, Any]]:
        packed = await house.replays.packed(session, eyes)
        told: list[dict[str, Any]] = json.loads(gzip.decompress(packed))["frames"]
        return told

    everybody, first, opened = await frames(-1), await frames(0), await frames(OPEN)
    assert len(everybody) == len(first) == len(opened)
    told = 0
    for all_, mine, whole in zip(everybody, first, opened, strict=True):
        assert [f["kind"] for f in all_["facts"]] == [f["kind"] for f in mine["facts"]]
        for name, who in game.audience.items():
            if who == "public":
                assert all_["view"][name] == mine["view"][name] == whole["view"][name]
            elif who == "owner":
                assert mine["view"][name][1:] == all_["view"][name][1:]
                assert mine["view"][name][0] == whole["view"][name][0]
                told += mine["view"][name] != all_["view"][name]
            elif who == "secret":
                assert name not in whole["view"]
    assert told > 0, "there was something to be hidden"
    with pytest.raises(Trouble) as no:
        await house.replays.packed(session, len(session.row.seats))
    assert no.value.why.key == "no-such-seat"
    house.close()
    store.close()
