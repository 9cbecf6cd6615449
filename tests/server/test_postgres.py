"""The same storage on PostgreSQL: a game, a kill -9, the rest of the game."""

from __future__ import annotations

import asyncio

from tests.server.test_durable import come_back, play_until_killed
from tests.support import postgres
from tests.support.server import ME, OPEN, Player, Server, bot


@postgres.needed
async def test_a_game_on_postgres_survives_a_kill() -> None:
    with postgres.server() as url, Server(url) as server:
        async with Player(server) as anna, Player(server) as ben:
            await anna.post("/api/me", {"name": "Änne"})
            await anna.create(ME, OPEN, bot("deckhand"))
            await ben.join(anna.code)
            await asyncio.gather(anna.look(), ben.look(anna.code))
            await play_until_killed(server, 4, anna, ben)
            server.start()
            await asyncio.gather(come_back(anna, server), come_back(ben, server))
            await asyncio.gather(anna.play(), ben.play())
            assert anna.is_over
            assert (await anna.get("/api/me"))["name"] == "Änne"
            await anna.get(f"/api/tables/{anna.code}/replay")
