"""Memory that is ahead of a disk which cannot even be read: nobody is told what it holds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quarterdeck.server import protocol
from quarterdeck.server.connections.connection import Connection
from quarterdeck.server.session import session as sessions
from quarterdeck.server.storage.store import Store
from tests.server.test_disk import ANNA, BEN, lobby, move, store, two_at_a_table
from tests.support.patience import until

__all__ = ["store"]


def welcomes(line: Connection) -> list[int]:
    """The versions of the table that a line was told as a whole."""
    told = [json.loads(text) for text in line._waiting]
    return [m["v"] for m in told if m["type"] == "welcome"]


async def test_who_comes_meanwhile_is_welcomed_once_memory_is_what_the_disk_has(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = lobby(store)
    session: Any = await two_at_a_table(house)
    early = Connection(ANNA.id, -3)
    await session.attach(early)
    v = session.table.v

    def broken(*_: object) -> None:
        raise OSError("the disk is away")

    async def unreadable(*_: object) -> None:
        broken()

    monkeypatch.setattr(house.store, "_raw_insert", broken)
    monkeypatch.setattr(sessions, "load", unreadable)
    answer = await move(session)
    assert isinstance(answer, protocol.Refused)
    assert session.table.v > v  # in memory, and nowhere else
    late = Connection(BEN.id, -3)
    assert await session.attach(late)
    async with session.lock:
        session.seating.greet(early)  # who asks for everything again
    assert (welcomes(early), welcomes(late)) == ([v], [])
    monkeypatch.undo()
    await until(lambda: not session.is_broken)
    assert (welcomes(early), welcomes(late)) == ([v, v], [v])
    assert isinstance(await move(session), protocol.Done)
    house.close()
