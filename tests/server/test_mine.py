"""My tables: whose turn it is, how it stands, when it moved."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.support.server import ME, OPEN, Player, Server, bot

Make = Callable[[], Player]


async def listed(player: Player, *codes: str) -> list[dict[str, Any]]:
    found = await player.get("/api/tables?" + "&".join(f"code={code}" for code in codes))
    tables: list[dict[str, Any]] = found["tables"]
    return tables


async def test_the_list_says_whom_a_table_waits_for_and_how_it_stands(player: Make) -> None:
    anna, ben, carl = player(), player(), player()
    before = int(time.time())
    code = await anna.create(ME, OPEN)
    [mine] = await listed(anna, code)
    assert (mine["you"], mine["waits"], mine["scores"]) == (0, False, [])
    assert mine["table"]["status"] == "waiting"
    await ben.join(code)
    await anna.look()
    await anna.see(lambda: anna.stand["to_act"])
    acting = anna.stand["to_act"][0]
    for one, seat in ((anna, 0), (ben, 1), (carl, -1)):
        [mine] = await listed(one, code)
        assert (mine["you"], mine["waits"]) == (seat, seat == acting)
        assert mine["scores"] == anna.stand["view"]["coins"]
        assert before <= mine["moved"] <= time.time()
        assert set(mine) == {"table", "you", "waits", "scores", "moved"}
    await (anna, ben)[acting].post(f"/api/tables/{code}/seats/{acting}", {"kind": "bot"})
    [mine] = await listed((anna, ben)[acting], code)
    assert not mine["waits"]  # a bot plays


async def test_the_list_says_what_is_not_there(player: Make) -> None:
    anna = player()
    code = await anna.create(ME, OPEN)
    assert await anna.get("/api/tables") == {"tables": [], "gone": []}
    found = await anna.get(f"/api/tables?code=NOWHERE-999&code={code}&code=!&code={code.lower()}")
    assert [mine["table"]["code"] for mine in found["tables"]] == [code, code]
    assert found["gone"] == ["NOWHERE-999", "!"]
    assert (await anna.get("/api/tables?" + "&".join(["code=A"] * 21), 400))["status"] == 400


async def test_a_finished_game_is_listed_with_its_score(player: Make) -> None:
    anna = player()
    code = await anna.create(ME, bot("deckhand"))
    await anna.look()
    await anna.play()
    [mine] = await listed(anna, code)
    assert mine["table"]["status"] == "over"
    assert (mine["waits"], mine["scores"]) == (False, anna.stand["result"]["scores"])


async def test_when_it_moved_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3") as server:
        async with Player(server) as anna:
            code = await anna.create(ME, bot("deckhand"))
            await anna.look()
            await anna.play(turns=1)
            [mine] = await listed(anna, code)
            server.stop()
            server.start()
            async with Player(server) as again:
                again.http.cookies = anna.http.cookies
                [later] = await listed(again, code)
            assert later["moved"] >= mine["moved"] > 0
            assert later["you"] == 0
