"""Tables that anybody may find: who sees them, one click to sit down, a quick match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.support.patience import PATIENCE_S
from tests.support.server import ME, OPEN, Player, bot

Make = Callable[[], Player]


async def listed(one: Player, kind: str, code: str) -> dict[str, Any]:
    """The table as the list has it; {}: it has not."""
    tables = (await one.get("/api/harbour"))[kind]
    return next((dict(t) for t in tables if t["code"] == code), {})


async def until(one: Player, kind: str, code: str, is_there: bool = True) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE_S):
        while bool(found := await listed(one, kind, code)) != is_there:
            await asyncio.sleep(0.1)
    return found


async def create(one: Player, *seats: dict[str, str], **more: Any) -> str:
    body = {"game": "captain_flip", "seats": list(seats), **more}
    one.code = (await one.post("/api/tables", body))["code"]
    return one.code


async def test_a_table_is_private_unless_its_maker_says_otherwise(player: Make) -> None:
    anna, ben, cleo = player(), player(), player()
    private = await create(anna, ME, OPEN, gather=True)
    await anna.look()
    await ben.post("/api/me", {"name": "Ben"})
    pace = {"kind": "move", "time": 45, "gain": 0}
    seats = (ME, OPEN, bot("captain"))
    code = await create(ben, *seats, gather=True, listed=True, pace=pace)
    await ben.look()
    found = await until(cleo, "open", code)
    assert not await listed(cleo, "open", private)
    assert (found["free"], found["level"], found["pace"]) == (1, "captain", pace)
    assert (found["people"], found["usual"], found["mine"]) == (["Ben"], True, False)
    assert (await until(ben, "open", code))["mine"]
    # The private one is opened to all, and closed again.
    path = f"/api/tables/{private}/arrange"
    assert (await anna.post(path, {"listed": True}))["listed"]
    await until(cleo, "open", private)
    assert "listed" not in await anna.post(path, {"listed": False})
    await until(cleo, "open", private, is_there=False)


async def test_one_sits_down_and_others_may_watch_until_it_is_over(player: Make) -> None:
    anna, ben, cleo = player(), player(), player()
    code = await create(anna, ME, OPEN, listed=True)
    await anna.look()
    await until(ben, "open", code)
    await ben.join(code)
    await ben.look(code)
    await until(cleo, "live", code)
    await until(cleo, "open", code, is_there=False)
    await cleo.look(code)
    assert cleo.you == -1
    await asyncio.gather(anna.play(), ben.play())
    await until(cleo, "live", code, is_there=False)


async def test_where_nobody_is_nobody_is_sent(player: Make) -> None:
    anna, ben = player(), player()
    code = await create(anna, ME, OPEN, listed=True)
    assert not await listed(ben, "open", code)  # Anna is not there herself
    await anna.look()
    await until(ben, "open", code)


async def test_a_quick_match_brings_two_together(player: Make) -> None:
    anna, ben = player(), player()
    await anna.quick("ship_ahoy")
    await anna.look()
    assert anna.table["listed"]
    assert anna.table["yields"]
    await until(ben, "open", anna.code)
    assert (await anna.get("/api/quick?game=ship_ahoy"))["code"] == anna.code  # and not another one
    assert await ben.quick("ship_ahoy") == anna.code
    await anna.see(lambda: anna.table["status"] == "playing")
    assert (await ben.get("/api/quick?game=chess", 404))["why"]["key"] == "no-such-game"
